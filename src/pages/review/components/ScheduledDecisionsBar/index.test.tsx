import { ERROR_LEVEL } from '@domain/api/codes';
import type { ScheduledDecisionHead } from '@domain/review/scheduled-decision-calls';
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { history } from 'umi';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveEntry } from '@/filling/draft/localStore';
import { MenuCounts } from '@/layouts/BasicLayout/menuCounts';
import { useDecisionDraft } from '@/pages/review/filing/useDecisionDraft';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../../tests/support/portal/recorded-feedback';
import { withAddress, withPortal } from '../../../../../tests/support/portal/with-portal';
import ScheduledDecisionsBar from '.';

const fetchOpen = mockCall('decisionOrders');
const takeBack = mockCall('takeBackOrder');
mockFeedback();

const counts = { signing: 0, waiting: 1, done: 0, refused: 0, taken_back: 0 };
const order: ScheduledDecisionHead = {
  id: 'o1',
  action: 'pass_first',
  ordered_at: '2026-06-10T02:00:00Z',
  due_at: '2026-06-10T02:00:30Z',
  left: 30,
  counts,
  first: { id: 'f1', company: '示例企业', receipt_no: 'GZ1', program: 'gazelle' },
  unseen: 0,
};
const answers = (...list: ScheduledDecisionHead[]) =>
  fetchOpen.mockResolvedValue({ code: 200, msg: '', data: { list, total: list.length, to_sign: 0 } });

const withOpenDecisions = (onChanged = (_: string[]) => {}) =>
  withAddress(
    <MenuCounts isOfficer>
      <ScheduledDecisionsBar onChanged={onChanged} />
    </MenuCounts>,
  );

beforeEach(() => {
  vi.clearAllMocks();
  history.replace('/review/filing?id=f2');
});
afterEach(() => void vi.useRealTimers());

describe('ScheduledDecisionsBar', () => {
  it('withdraws a decision by its button or by Z, and restores its text in the filing', async () => {
    answers(order);
    const decision = { action: 'return_first', opinion: '请补正', reasons: ['mismatch'], days: 5 } as const;
    const corrections = [{ path: 'basics.amount', comment: '与附件不符' }];
    const data = { ...order, decision: { ...decision, corrections }, items: [] };
    takeBack.mockImplementation(async () => {
      answers();
      return { code: 200, msg: '已撤回', data: data as never };
    });
    const typed = { action: decision.action, said: decision, pinned: [] };
    const sent = { user: 'u1', place: 'filing/f1/1', key: 'k1', typed };
    await saveEntry({ ...sent, editedAt: '2026-06-10T02:00:00Z' });
    const onChanged = vi.fn();
    render(withOpenDecisions(onChanged));
    await screen.findByRole('button', { name: '撤回办理' });
    expect(fetchOpen).toHaveBeenCalledWith({ params: { open: 'true' }, level: ERROR_LEVEL.silent });
    fireEvent.keyDown(document.body, { key: 'z' });
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(takeBack).toHaveBeenCalledExactlyOnceWith({ path: { id: 'o1' } });
    expect(screen.queryByRole('button', { name: '撤回办理' })).toBeNull();
    expect(history.location.search).toBe('?id=f1');

    const { result } = renderHook(() => useDecisionDraft('f1', 1), {
      wrapper: ({ children }) => withPortal({ id: 'u1' }, children),
    });
    await waitFor(() => expect(result.current.written?.action).toBe('return_first'));
    expect(result.current.written?.said).toEqual({ opinion: '请补正', reasons: ['mismatch'], days: 5 });
    expect(result.current.pinning.pinned).toMatchObject(corrections);
    // It had been sent: nothing unsent is restored.
    expect(feedback.info).not.toHaveBeenCalled();
  });

  it('shows what was not carried out, with a link to the reason', async () => {
    answers({ ...order, left: 0, counts: { ...counts, waiting: 0, refused: 1 }, unseen: 1 });
    render(withOpenDecisions());
    expect(await screen.findByRole('alert')).toHaveTextContent('有1件办理未生效：示例企业');
    expect(screen.getByRole('link', { name: '查看原因' })).toHaveAttribute('href', '/review/orders?id=o1');
  });

  it('counts down silently, announces the decision once, and shows when it is carried out', async () => {
    answers(order);
    const onChanged = vi.fn();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(withOpenDecisions(onChanged));
    const bar = await screen.findByRole('status');
    expect(bar).toHaveTextContent('已办理：初审通过，示例企业');
    expect(within(bar).getByText(/^30秒内可撤回/)).toHaveClass('visually-hidden');
    expect(bar.querySelector('.ant-alert-description')).toBeNull();
    const counter = await screen.findByText(/^\d+秒$/);
    expect(counter).toHaveAttribute('aria-hidden', 'true');
    const later = { ...order, id: 'o2', left: 300 };
    answers(later);
    await act(() => vi.advanceTimersByTimeAsync(31_500));
    // Only the ended order is reported: a page about another filing stays unchanged.
    await waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith(['o1']));
    answers();
    await act(() => vi.advanceTimersByTimeAsync(301_500));
    await waitFor(() => expect(onChanged).toHaveBeenLastCalledWith(['o2']));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
