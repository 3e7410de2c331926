import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteEntry } from '@/filling/draft/localStore';
import { UploadError } from '@/services/upload';
import * as uploads from '@/services/upload/officeFiles';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import NoticeEditor from './components/NoticeEditor';

const city = { id: 'u1', permissions: ['notices.read', 'notices.send', 'review.final'] };
mockFeedback();

const answer = <T,>(data: T) => ({ code: 200, msg: 'said', data }) as never;
const fileOf = (no: number) => ({ name: `附件${no}.pdf`, size: 3000, sha256: String(no).repeat(64) });
const show = (onClose = () => {}) =>
  render(withPortal(city, <NoticeEditor editing="new" onClose={onClose} onSaved={() => {}} />));
const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText('附件', { selector: 'input' }), {
    target: { files: [new File(['x'], name)] },
  });

beforeEach(async () => {
  vi.clearAllMocks();
  await deleteEntry({ user: 'u1', place: 'notice/new' });
  mockCall('noticeRecipients').mockResolvedValue(answer({ companies: 2 }));
  mockCall('writeNotice').mockResolvedValue(answer({}));
  vi.mocked(feedback.confirm).mockResolvedValue(true);
});

describe('the attachments of a notice', () => {
  it('are sent with it, without those that were removed', async () => {
    const sent = vi.spyOn(uploads, 'uploadNoticeFile');
    show();
    await screen.findByText('上传附件');
    for (const no of [1, 2]) {
      sent.mockResolvedValueOnce(fileOf(no));
      choose(`附件${no}.pdf`);
      await screen.findByText(`附件${no}.pdf`);
    }
    fireEvent.click(screen.getByLabelText('移除附件“附件1.pdf”'));
    for (const label of ['标题（中文）', '正文（中文）'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: '通知' } });
    fireEvent.click(screen.getByText('下一步'));
    await waitFor(() => expect(mockCall('writeNotice')).toHaveBeenCalledTimes(1));
    expect(mockCall('writeNotice').mock.calls[0]?.[0]?.data).toMatchObject({ attachments: [fileOf(2)] });
  });

  it('keep the earlier name of a file with the same content, and say so', async () => {
    const sent = vi.spyOn(uploads, 'uploadNoticeFile');
    show();
    await screen.findByText('上传附件');
    sent.mockResolvedValueOnce(fileOf(1)).mockResolvedValueOnce({ ...fileOf(1), name: '改名.pdf' });
    choose('附件1.pdf');
    await screen.findByText('附件1.pdf');
    choose('改名.pdf');
    await waitFor(() =>
      expect(feedback.warn).toHaveBeenCalledWith(
        expect.stringContaining('“改名.pdf”与附件“附件1.pdf”内容相同'),
      ),
    );
    expect(screen.getByText('附件1.pdf')).toBeVisible();
    expect(screen.queryByText('改名.pdf')).toBeNull();
  });

  it('are of the kinds that are taken, and refused with the reason of the server', async () => {
    const sent = vi
      .spyOn(uploads, 'uploadNoticeFile')
      .mockRejectedValue(new UploadError('refused', '文件已加密'));
    show();
    await screen.findByText('上传附件');
    choose('相片.jpg');
    expect(screen.getByRole('alert')).toHaveTextContent('只接受 pdf');
    expect(sent).not.toHaveBeenCalled();
    choose('附件.pdf');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('文件已加密'));
  });

  it('are waited for: nothing is sent while one is on its way', async () => {
    vi.spyOn(uploads, 'uploadNoticeFile').mockReturnValue(new Promise(() => {}));
    show();
    await screen.findByText('上传附件');
    choose('附件.pdf');
    for (const label of ['标题（中文）', '正文（中文）'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: '通知' } });
    fireEvent.click(screen.getByText('下一步'));
    await screen.findByText('附件正在上传，请等上传完成后再发送');
    expect(mockCall('writeNotice')).not.toHaveBeenCalled();
  });

  it('are not lost by closing while one is on its way, unless the person agrees', async () => {
    vi.spyOn(uploads, 'uploadNoticeFile').mockReturnValue(new Promise(() => {}));
    vi.mocked(feedback.confirm).mockResolvedValueOnce(false);
    const onClose = vi.fn();
    show(onClose);
    await screen.findByText('上传附件');
    choose('附件.pdf');
    await screen.findByText('0%');
    fireEvent.click(screen.getByText(/^关\s*闭$/));
    await waitFor(() => expect(feedback.confirm).toHaveBeenCalledTimes(1));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText(/^关\s*闭$/));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('are five at most', async () => {
    const sent = vi.spyOn(uploads, 'uploadNoticeFile');
    show();
    await screen.findByText('上传附件');
    for (const no of [1, 2, 3, 4, 5]) {
      sent.mockResolvedValueOnce(fileOf(no));
      choose(`附件${no}.pdf`);
      await screen.findByText(`附件${no}.pdf`);
    }
    expect(screen.queryByText('上传附件')).toBeNull();
  });
});
