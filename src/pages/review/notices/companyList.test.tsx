import type { OfficeNotice } from '@domain/announcements/calls';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteEntry } from '@/filling/draft/localStore';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import NoticeEditor from './components/NoticeEditor';

const city = { id: 'u1', permissions: ['notices.read', 'notices.send', 'review.final'] };
const district = { id: 'u1', permissions: ['notices.read', 'notices.send'] };
mockFeedback();

const A = { id: 'a', name: '甲公司', credit_code: '91210112MA0YQ1X2XQ' };
const B = { id: 'b', name: '乙公司', credit_code: '91210106MA10BBC218' };
const UNKNOWN = '91210112MA0YQ1X3XQ';
const answer = <T,>(data: T) => ({ code: 200, msg: 'said', data }) as never;

const scheduled = {
  id: 'n3',
  title: '待发',
  title_en: null,
  body: '正文',
  body_en: null,
  category: 'policy',
  audience: { kind: 'company', company_id: 'a' },
  company: A,
  state: 'scheduled',
  version: 1,
  send_at: '2026-06-10T02:00:00Z',
} as OfficeNotice;

const show = (by = city, editing: OfficeNotice | 'new' = 'new') =>
  render(withPortal(by, <NoticeEditor editing={editing} onClose={() => {}} onSaved={() => {}} />));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const box = () => screen.getByLabelText('粘贴企业名单');
const chosen = () =>
  within(screen.getByRole('list', { name: '企业名单' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

async function paste(text: string) {
  fireEvent.click(await screen.findByText('指定企业'));
  type('粘贴企业名单', text);
  fireEvent.click(screen.getByText('核对并加入名单'));
}

beforeEach(async () => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-10T01:00:00Z') });
  await Promise.all(['new', 'n3'].map((id) => deleteEntry({ user: 'u1', place: `notice/${id}` })));
  mockCall('noticeRecipients').mockResolvedValue(answer({ companies: 2 }));
  mockCall('writeNotice').mockResolvedValue(answer(scheduled));
  mockCall('editNotice').mockResolvedValue(answer(scheduled));
  vi.mocked(feedback.confirm).mockResolvedValue(true);
});

describe('the list of companies', () => {
  it('takes the known lines of a spreadsheet column, and keeps the others in the box with their reason', async () => {
    mockCall('resolveNoticeCompanies').mockResolvedValue(
      answer({
        companies: [A, B],
        unresolved: [
          { index: 1, reason: 'unknown' },
          { index: 3, reason: 'several' },
        ],
      }),
    );
    show();
    await paste(`1\t甲公司\t９１210112MA0YQ1X2XQ\n2\t丙公司\t${UNKNOWN}\r\n\u3000\n乙公司\n乙公司\n丁公司`);
    expect(await screen.findByText('已选2家企业')).toBeVisible();
    expect(mockCall('resolveNoticeCompanies')).toHaveBeenCalledWith({
      data: { lines: ['９１210112MA0YQ1X2XQ', UNKNOWN, '乙公司', '丁公司'] },
    });
    expect(chosen()).toEqual([expect.stringContaining('甲公司'), expect.stringContaining('乙公司')]);
    expect(box()).toHaveValue(`2\t丙公司\t${UNKNOWN}\n丁公司`);
    expect(screen.getByRole('alert').textContent).toBe(
      `原第2行2\t丙公司\t${UNKNOWN}没有找到这家企业，或不属于您的管理范围原第6行丁公司有多家企业同名，请改填统一社会信用代码`,
    );

    type('粘贴企业名单', '丙公司改\n丁公司');
    expect(screen.getByRole('alert').textContent).toMatch(/^原第6行丁公司/);
  });

  it('sends nothing while a line is unsettled, and the list once the unknown lines are removed', async () => {
    mockCall('resolveNoticeCompanies').mockResolvedValue(
      answer({ companies: [A], unresolved: [{ index: 1, reason: 'unknown' }] }),
    );
    show();
    await paste('甲公司\n丙公司');
    await screen.findByText('已选1家企业');
    type('标题（中文）', '新通知');
    type('正文（中文）', '正文');
    fireEvent.click(screen.getByText('下一步'));
    await screen.findByText('还有未加入名单的行，请先核对并加入名单，或移除这些行');
    expect(mockCall('writeNotice')).not.toHaveBeenCalled();

    fireEvent.click(screen.getByText('移除这1行'));
    expect(box()).toHaveValue('');
    fireEvent.click(screen.getByText('下一步'));
    await waitFor(() => expect(mockCall('writeNotice')).toHaveBeenCalledTimes(1));
    expect(mockCall('writeNotice').mock.calls[0]?.[0]?.data).toMatchObject({
      audience: { kind: 'companies', company_ids: ['a'] },
    });
  });

  it('takes companies of a search, each once, and gives them back', async () => {
    mockCall('noticeCompanies').mockResolvedValue(answer([A]));
    show();
    fireEvent.click(await screen.findByText('指定企业'));
    for (const _ of [1, 2]) {
      fireEvent.mouseDown(screen.getByLabelText('添加企业'));
      fireEvent.change(screen.getByLabelText('添加企业'), { target: { value: '甲' } });
      fireEvent.click(
        await screen.findByText(`甲公司 (${A.credit_code})`, { selector: '.ant-select-item-option-content' }),
      );
    }
    expect(chosen()).toHaveLength(1);
    fireEvent.click(screen.getByLabelText('移除“甲公司”'));
    expect(screen.queryByRole('list', { name: '企业名单' })).toBeNull();
    fireEvent.click(screen.getByText('下一步'));
    await screen.findByText('请至少添加一家企业');
  });

  it('asks for no more lines than a list can have', async () => {
    show();
    await paste(Array.from({ length: 501 }, (_, i) => `企业${i}`).join('\n'));
    expect(screen.getByText('一次最多核对500行，现有501行，请减少后再核对')).toBeVisible();
    expect(mockCall('resolveNoticeCompanies')).not.toHaveBeenCalled();
  });

  it('opens a notice to one company as a list of one', async () => {
    mockCall('noticeListedCompanies').mockResolvedValue(answer([A]));
    show(city, scheduled);
    expect(await screen.findByText('已选1家企业')).toBeVisible();
    fireEvent.click(screen.getByText('下一步'));
    await waitFor(() => expect(mockCall('editNotice')).toHaveBeenCalledTimes(1));
    expect(mockCall('editNotice').mock.calls[0]?.[0]).toMatchObject({
      data: { audience: { kind: 'companies', company_ids: ['a'] } },
    });
  });
});

describe('the audience of a department', () => {
  it('is offered to the city, not to a district', async () => {
    const { unmount } = show(district);
    expect(await screen.findByText('本部门全部企业')).toBeVisible();
    expect(screen.queryByText('某归口管理部门的企业')).toBeNull();
    unmount();
    show(city);
    fireEvent.click(await screen.findByText('某归口管理部门的企业'));
    fireEvent.click(screen.getByText('下一步'));
    await screen.findByText('请选择归口管理部门');
    expect(mockCall('writeNotice')).not.toHaveBeenCalled();
  });
});
