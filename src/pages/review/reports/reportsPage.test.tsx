import type { ReportQueueItem } from '@domain/reports/calls';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '@/utils/call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import ReviewReports from '.';

mockFeedback();
const called = vi.spyOn(calls, 'call');

const report = (id: string, status: ReportQueueItem['status']) =>
  ({
    id,
    status,
    company: `企业${id}`,
    title: '年度报告',
    period: '2025年',
    project_id: null,
    due_at: '2026-04-01T15:59:59Z',
    submitted_at: null,
    overdue: status === 'overdue',
  }) as ReportQueueItem;
const list = [report('r1', 'overdue'), report('r2', 'open'), report('r3', 'returned')];
const answers = {
  reportQueue: { list, total: 3, more: false, batches: [], by_status: {} },
  decideReports: { done: ['r1', 'r2'], refused: [{ id: 'r3', msg: '须晚于现在的截止日期' }] },
};

beforeEach(() => {
  called.mockClear();
  called.mockImplementation((async (name: keyof typeof answers) => ({
    code: 200,
    msg: '',
    data: answers[name],
  })) as never);
});

async function mark(role: string): Promise<ReturnType<typeof within>> {
  const user = { id: 'u1', role, permissions: ['report.inspect', 'report.review'] };
  render(withPortal(user, <ReviewReports />, { at: '/review/reports' }));
  for (const { id } of list)
    fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`企业${id}`) }));
  return within(await screen.findByRole('region', { name: '对所选填报的操作' }));
}
const sent = () => called.mock.calls.filter(([name]) => String(name) === 'decideReports');

describe('ReportsPage', () => {
  it('extends selected reports to a day with a reason, and names those left unchanged', async () => {
    const bar = await mark('administrator');
    fireEvent.click(bar.getByRole('button', { name: '延期（3项）' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: '提交办理' }));
    expect(await dialog.findByText('请选择新的截止日期')).toBeInTheDocument();
    expect(sent()).toEqual([]);
    const due = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const day = dialog.getByLabelText('新的截止日期');
    fireEvent.mouseDown(day);
    fireEvent.change(day, { target: { value: due } });
    fireEvent.keyDown(day, { key: 'Enter', keyCode: 13 });
    fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '设备到货推迟' } });
    fireEvent.click(dialog.getByRole('button', { name: '提交办理' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.[1]).toMatchObject({
      data: { ids: ['r1', 'r2', 'r3'], action: 'extend', due_on: due, opinion: '设备到货推迟' },
    });
    expect(await screen.findByText(/须晚于现在的截止日期/)).toBeVisible();
  });

  it('shows an administrator the exemption, for reports that allow it', async () => {
    const bar = await mark('administrator');
    expect(bar.getByRole('button', { name: '免报（2项）' })).toBeVisible();
  });

  it('shows a department no exemption', async () => {
    const bar = await mark('reviewer');
    expect(bar.getByRole('button', { name: '延期（3项）' })).toBeVisible();
    expect(bar.queryByRole('button', { name: /免报/ })).toBeNull();
  });
});
