import { findProgram } from '@domain/programs/find';
import type { QueueData, QueueItem } from '@domain/review/queue-calls';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as live from '@/live';
import { OpenDecisionsProvider } from '@/models/openDecisions';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Review from '.';

const item = {
  id: 'f1',
  company: '示例企业',
  receipt_no: 'GZ1',
  title: '瞪羚企业',
  batch: '2026-1',
  status: 'submitted',
  submitted_at: '2026-06-10T02:00:00Z',
  review_by: null,
  department: { id: 'D1', label: '浑南区' },
  version: 4,
  steps: ['pass_first', 'return_first'],
  readers: ['王敏'],
  checks: [],
  answers: { 'project_basic.project_name': '智能检测' },
} as unknown as QueueItem;

function shown(of: Partial<QueueData>, role = 'administrator', search = 'status=all', toSign = 0) {
  const data = {
    list: [item],
    answer_editions: {},
    by_status: {},
    departments: [],
    ...of,
  } as unknown as QueueData;
  const spies = [
    mockCall('reviewQueue').mockResolvedValue({ code: 200, msg: '', data }),
    mockCall('savedViews').mockResolvedValue({ code: 200, msg: '', data: [] }),
    mockCall('assignees').mockResolvedValue({ code: 200, msg: '', data: [] }),
  ];
  const user = { id: 'u1', role, department: { id: 'D1' }, permissions: ['review.first', 'review.read'] };
  const page = (
    <OpenDecisionsProvider value={{ list: [], toSign, reload: async () => {} }}>
      <Review />
    </OpenDecisionsProvider>
  );
  render(withPortal(user, page, { at: `/review/filings?${search}` }));
  return spies;
}

describe('FilingsPage', () => {
  it('shows the total, and the actions for selected filings below a list that stays in place', async () => {
    const spies = shown({ total: 32 });
    expect(await screen.findByText('共32项')).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox', { name: /示例企业 GZ1/ }));
    const bar = screen.getByRole('region', { name: '指派审核人' });
    const pages = screen.getByText('共32项');
    expect(pages.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    for (const spy of spies) spy.mockRestore();
  });

  it('offers the decisions that wait for a signature, and only where there are any', async () => {
    const spies = [...shown({ total: 1 }, 'reviewer', 'status=all', 3)];
    expect(await screen.findByText('共1项')).toBeVisible();
    expect(screen.getByText(/待我签署/)).toHaveTextContent('3');
    cleanup();
    spies.push(...shown({ total: 1 }, 'reviewer'));
    expect(await screen.findByText('共1项')).toBeVisible();
    expect(screen.queryByText(/待我签署/)).toBeNull();
    for (const spy of spies) spy.mockRestore();
  });

  it('shows a finance officer number and grant of the project, and nothing about the way there', async () => {
    const approved = { ...item, status: 'approved', project_no: 'GZ2026-0007', grant: 35.5 } as const;
    const spies = shown({ list: [approved], total: 1 }, 'finance', '');
    expect(await screen.findByText('GZ2026-0007')).toBeVisible();
    for (const shown of ['项目编号', '批准资助（万元）', '35.5'])
      expect(screen.getByText(shown)).toBeVisible();
    expect(screen.queryByText('办理期限')).toBeNull();
    expect(screen.queryByText('核查')).toBeNull();
    for (const spy of spies) spy.mockRestore();
  });

  it('shows how to continue after a search with too many results to count', async () => {
    const spies = shown({ total: 10_000, more: true });
    expect(await screen.findByText('超过10000项，请多输几个字缩小范围')).toBeVisible();
    for (const spy of spies) spy.mockRestore();
  });

  it('has the number of the filing and opens the list decision on a card on a phone', async () => {
    const preview = mockCall('previewOrder').mockResolvedValue({
      code: 200,
      msg: '',
      data: { steps: [{ action: 'pass_first', count: 1 }], in: [], out: [], more: false },
    });
    const spies = [...shown({ total: 1 }, 'reviewer'), preview];
    expect(await screen.findByRole('button', { name: '初审退回：示例企业 GZ1' })).toBeVisible();
    expect(screen.getByText('GZ1')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '初审通过：示例企业 GZ1' }));
    expect(await screen.findByRole('radio', { name: '初审通过（1件）' })).toBeChecked();
    await vi.waitFor(() =>
      expect(preview).toHaveBeenCalledWith({
        data: { action: 'pass_first', filings: [{ id: 'f1', version: 4 }] },
      }),
    );
    for (const spy of spies) spy.mockRestore();
  });

  it('filters by an answer of the form, shows it as a column, and removes each filter by its chip', async () => {
    await findProgram('keyproject')?.load();
    const columns = 'no,project_basic.project_name';
    const answers = 'budget_summary.sum_grant:100..';
    const spies = shown(
      { total: 1 },
      'reviewer',
      `program=keyproject&${new URLSearchParams({ columns, answers })}`,
    );
    const chip = await screen.findByRole('button', { name: /100\.00 起/ });
    const asked = () => mockCall('reviewQueue').mock.lastCall?.[0].params;
    expect(asked()).toMatchObject({ answers, fields: 'project_basic.project_name' });
    expect(screen.getByText('智能检测')).toBeVisible();

    fireEvent.click(screen.getByRole('button', { name: /^筛选/ }));
    fireEvent.click(await screen.findByRole('button', { name: '按申报书内容筛选' }));
    // Drawer and dialog have the same id in tests: the name would be that of the first.
    const dialog =
      (await screen.findByText('申报书字段')).closest<HTMLElement>('[role=dialog]') ?? document.body;
    fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: '申报书字段' }));
    fireEvent.change(within(dialog).getByRole('combobox', { name: '申报书字段' }), {
      target: { value: '项目名称' },
    });
    fireEvent.click(await screen.findByText(/^项目名称（/));
    fireEvent.change(await within(dialog).findByLabelText('文字'), { target: { value: '检测' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '添加筛选' }));
    await vi.waitFor(() =>
      expect(asked()).toMatchObject({
        answers: `${answers};project_basic.project_name~${encodeURIComponent('检测')}`,
      }),
    );
    fireEvent.click(chip);
    await vi.waitFor(() =>
      expect(asked()).toMatchObject({ answers: `project_basic.project_name~${encodeURIComponent('检测')}` }),
    );
    for (const spy of spies) spy.mockRestore();
  });

  it('[focus refreshed] shows that filings have changed, and reloads only on request', async () => {
    let tell = () => {};
    const told = vi.spyOn(live, 'useLive').mockImplementation((kinds, react) => {
      if (kinds.includes('status')) tell = () => react({ kind: 'status', filing: 'f1', version: 5 });
    });
    const spies = [...shown({ total: 1 }), told];
    const [read] = spies;
    expect(await screen.findByText('示例企业')).toBeVisible();
    const note = () => screen.queryByText('列表中的申报可能已变化');
    expect(note()).toBeNull();
    act(() => tell());
    expect(note()).toBeVisible();
    expect(note()?.parentElement).toHaveAttribute('role', 'status');
    expect(read).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: '刷新列表' }));
    await waitFor(() => expect(note()).toBeNull());
    expect(read).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toHaveAttribute('role', 'status');
    for (const spy of spies) spy.mockRestore();
  });

  it("marks a filing as late by the server's clock, whatever the computer's says", async () => {
    const on = { ...item, review_by: '2020-06-10T02:00:00Z', level_due_at: null };
    const spies = shown({ total: 1, list: [{ ...on, is_late: false }] as QueueItem[] });
    expect(await screen.findByText('2020-06-10')).toBeVisible();
    expect(screen.queryByText('已逾期')).toBeNull();
    cleanup();
    const again = shown({ total: 1, list: [{ ...on, is_late: true }] as QueueItem[] });
    expect(await screen.findByText('已逾期')).toBeVisible();
    for (const spy of [...spies, ...again]) spy.mockRestore();
  });

  it('removes one of two marks that a statistics link asked for', async () => {
    const spies = shown({ total: 1 }, 'administrator', 'status=all&mark=returned,industry.C35');
    fireEvent.click(await screen.findByRole('button', { name: '取消筛选 办理经过：退回过' }));
    expect(screen.queryByRole('button', { name: /退回过/ })).toBeNull();
    expect(await screen.findByRole('button', { name: /专用设备制造业/ })).toBeVisible();
    await waitFor(() =>
      expect(spies[0]).toHaveBeenLastCalledWith({
        params: expect.objectContaining({ mark: 'industry.C35' }),
      }),
    );
    for (const spy of spies) spy.mockRestore();
  });

  it('marks filings with blocking findings, or with questions', async () => {
    const marked = (id: string, ...kinds: string[]) => ({
      ...item,
      id,
      checks: kinds.map((kind) => ({ kind, count: 1 })),
    });
    const spies = shown({
      total: 3,
      list: [
        marked('f1', 'blacklist', 'rule'),
        marked('f2', 'figure'),
        marked('f3', 'namesake'),
      ] as unknown as QueueItem[],
    });
    const signs = await screen.findAllByRole('img', { name: /黑名单|以往数据|其他申报/ });
    expect(signs.map((sign) => sign.getAttribute('aria-label'))).toEqual([
      '企业在信用黑名单中、条件未满足或需核实',
      '与以往数据不一致',
    ]);
    for (const spy of spies) spy.mockRestore();
  });
});
