import type { OfficeNotice } from '@domain/announcements/calls';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteEntry } from '@/filling/draft/localStore';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import OfficeNotices from '.';
import NoticeEditor from './components/NoticeEditor';

const user = { id: 'u1', permissions: ['notices.read', 'notices.send'] };
const auditor = { id: 'u1', permissions: ['notices.read'] };
mockFeedback();

const HOSTILE = '第一行\n<img src=x onerror=alert(1)>';
const notice = (change: Partial<OfficeNotice> = {}): OfficeNotice => ({
  id: 'n1',
  title: '统计通知',
  title_en: null,
  body: HOSTILE,
  body_en: null,
  category: 'policy',
  audience: { kind: 'all' },
  attachments: [],
  company: null,
  state: 'sent',
  version: 1,
  author: '周岩',
  department: null,
  send_at: '2026-06-10T02:00:00Z',
  sent_at: '2026-06-10T02:00:05Z',
  updated_at: '2026-06-10T02:00:00Z',
  received: 12,
  read: 5,
  ...change,
});
const scheduled = notice({ id: 'n2', title: '待发', state: 'scheduled', version: 3, sent_at: null });
const answer = <T,>(data: T, code = 200) => ({ code, msg: 'said', data }) as never;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const show = (part: ReactNode, by = user) => render(withPortal(by, part));

beforeEach(async () => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-10T01:00:00Z') });
  await Promise.all([
    deleteEntry({ user: 'u1', place: 'notice/new' }),
    deleteEntry({ user: 'u1', place: 'notice/n2' }),
  ]);
  const list = [notice(), scheduled];
  mockCall('officeNotices').mockResolvedValue(answer({ list, total: 2 }));
  mockCall('noticeRecipients').mockResolvedValue(answer({ companies: 12 }));
  mockCall('writeNotice').mockResolvedValue(answer(notice()));
  mockCall('editNotice').mockResolvedValue(answer(notice()));
  vi.mocked(feedback.confirm).mockResolvedValue(true);
});

describe('OfficeNotices', () => {
  it('shows an auditor nothing to write, change or cancel', async () => {
    show(<OfficeNotices />, auditor);
    await screen.findByText('待发');
    for (const name of ['编写通知', /^修改/, /^取消/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('counts who has read a notice, and lets only scheduled ones be changed or cancelled', async () => {
    mockCall('officeNotice').mockResolvedValue(answer(notice()));
    mockCall('cancelNotice').mockResolvedValue(answer(notice()));
    show(<OfficeNotices />);
    expect(await screen.findAllByText('5/12家企业')).toHaveLength(1);
    expect(screen.getAllByText('取消发送')).toHaveLength(1);
    fireEvent.click(screen.getByLabelText('取消发送“待发”'));
    await waitFor(() =>
      expect(mockCall('cancelNotice')).toHaveBeenCalledWith({ path: { id: 'n2' }, data: { version: 3 } }),
    );
    expect(vi.mocked(feedback.confirm).mock.calls[0]?.[0]).toMatchObject({
      okText: '取消发送',
      cancelText: '不取消',
    });

    fireEvent.click(screen.getByText('统计通知'));
    const drawer = await screen.findByRole('dialog');
    expect((await within(drawer).findByText(/第一行/)).textContent).toBe(HOSTILE);
    expect(drawer.querySelector('img')).toBeNull();
  });
});

describe('NoticeEditor', () => {
  it('shows how many companies it reaches before sending, and sends nothing incomplete', async () => {
    show(<NoticeEditor editing="new" onClose={() => {}} onSaved={() => {}} />);
    expect(await screen.findByText('现在发送将到达12家企业')).toBeVisible();
    fireEvent.click(screen.getByText('下一步'));
    expect((await screen.findAllByText('请填写内容')).length).toBeGreaterThan(0);
    expect(mockCall('writeNotice')).not.toHaveBeenCalled();

    type('标题（中文）', '新通知');
    type('正文（中文）', HOSTILE);
    fireEvent.click(screen.getByText('下一步'));
    await waitFor(() => expect(mockCall('writeNotice')).toHaveBeenCalledTimes(1));
    expect(vi.mocked(feedback.confirm).mock.calls[0]?.[0].title).toBe('向12家企业发送通知？发送后不能撤回');
    const sent = mockCall('writeNotice').mock.calls[0]?.[0];
    expect(sent?.data).toMatchObject({
      audience: { kind: 'all' },
      attachments: [],
      title: '新通知',
      body: HOSTILE,
      category: 'policy',
      send_at: null,
    });
    expect(sent?.idempotencyKey).toBeTruthy();
  });

  it('saves a scheduled notice at the version that was read, in Beijing time', async () => {
    show(<NoticeEditor editing={scheduled} onClose={() => {}} onSaved={() => {}} />);
    expect(await screen.findByLabelText('发送时间（北京时间）')).toHaveValue('2026-06-10T10:00');
    type('发送时间（北京时间）', '2026-06-11T09:30');
    fireEvent.click(screen.getByText('下一步'));
    await waitFor(() => expect(mockCall('editNotice')).toHaveBeenCalledTimes(1));
    expect(mockCall('editNotice')).toHaveBeenCalledWith({
      path: { id: 'n2' },
      data: expect.objectContaining({ version: 3, send_at: '2026-06-11T09:30:00+08:00' }),
    });
  });

  it('refuses a time that has passed at its field, before it asks anything', async () => {
    show(<NoticeEditor editing={scheduled} onClose={() => {}} onSaved={() => {}} />);
    await screen.findByLabelText('发送时间（北京时间）');
    type('发送时间（北京时间）', '2026-06-10T09:00');
    fireEvent.click(screen.getByText('下一步'));
    await screen.findByText('发送时间已过，请选择将来的时间，或立即发送');
    expect(feedback.confirm).not.toHaveBeenCalled();
  });

  it('keeps typed text when closed or lost, and discards it only after a confirmation', async () => {
    const onClose = vi.fn();
    const { unmount } = show(<NoticeEditor editing="new" onClose={onClose} onSaved={() => {}} />);
    await screen.findByLabelText('标题（中文）');
    type('标题（中文）', '写到一半');
    fireEvent.click(screen.getByText(/^关\s*闭$/));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(feedback.confirm).not.toHaveBeenCalled();
    unmount();

    const second = show(<NoticeEditor editing="new" onClose={onClose} onSaved={() => {}} />);
    expect(await screen.findByLabelText('标题（中文）')).toHaveValue('写到一半');
    expect(feedback.info).toHaveBeenCalledWith('已恢复上次未提交的内容');
    vi.mocked(feedback.confirm).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    fireEvent.click(screen.getByText(/^放\s*弃$/));
    await waitFor(() => expect(feedback.confirm).toHaveBeenCalledTimes(1));
    expect(screen.getByLabelText('标题（中文）')).toHaveValue('写到一半');
    fireEvent.click(screen.getByText(/^放\s*弃$/));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
    second.unmount();

    show(<NoticeEditor editing="new" onClose={onClose} onSaved={() => {}} />);
    expect(await screen.findByLabelText('标题（中文）')).toHaveValue('');
  });

  it('applies typed text to the current notice, and drops it once sent', async () => {
    const { unmount } = show(<NoticeEditor editing={scheduled} onClose={() => {}} onSaved={() => {}} />);
    await screen.findByLabelText('标题（中文）');
    type('标题（中文）', '改了标题');
    unmount();

    const changed = { ...scheduled, version: 4, body: '同事改过' };
    const onSaved = vi.fn();
    const second = show(<NoticeEditor editing={changed} onClose={() => {}} onSaved={onSaved} />);
    expect(await screen.findByLabelText('标题（中文）')).toHaveValue('改了标题');
    expect(screen.getByLabelText('正文（中文）')).toHaveValue('同事改过');
    fireEvent.click(screen.getByText('下一步'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(mockCall('editNotice')).toHaveBeenCalledWith({
      path: { id: 'n2' },
      data: expect.objectContaining({ version: 4, title: '改了标题' }),
    });
    second.unmount();

    show(<NoticeEditor editing={changed} onClose={() => {}} onSaved={() => {}} />);
    expect(await screen.findByLabelText('标题（中文）')).toHaveValue('待发');
  });
});
