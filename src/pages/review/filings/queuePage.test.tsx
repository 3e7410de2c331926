import type { SavedView } from '@domain/review/assignment-calls';
import type { QueueItem } from '@domain/review/queue-calls';
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useMarks } from '@/components/ListPage/useList';
import { feedback } from '@/utils/feedback';
import { readUrl } from '@/utils/urlState';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { isViewChanged, listUrl, toListState, toViewState } from './listUrl';
import { useAssignment } from './useAssignment';

const assignFilings = mockCall('assignFilings');
mockFeedback();

beforeEach(() => void vi.clearAllMocks());

const item = (id: string, assignment_version = 0) =>
  ({ id, assignment_version, company: `企业${id}` }) as QueueItem;
const reviewers = [
  { id: 'a', name: '李娜', open: 5 },
  { id: 'b', name: '周岩', open: 2 },
].map((each) => ({ ...each, role: 'reviewer' as const, department: null, away: null }));

/** Bar and drawer of the queue, with these filings selected. */
function Assigning({ items, onDone }: { items: QueueItem[]; onDone: () => void }) {
  const list = { state: stateAt(''), marks: { items, ids: [], mark: () => {}, clear: () => {} } };
  const { bar, drawer } = useAssignment(list as never, reviewers, onDone);
  return (
    <>
      {bar(null)}
      {drawer}
    </>
  );
}

const stateAt = (address: string) => readUrl(listUrl, new URLSearchParams(address));
const view = (state: object) => ({ id: 'v'.repeat(36), name: '视图', state, is_default: false }) as SavedView;

describe(toViewState, () => {
  it('returns the parts of the address that define the list; toListState restores them', () => {
    const kept = toViewState(stateAt('status=all&due=overdue&assigned=me&current=3&sorter=-submitted_at'));
    expect(kept).toEqual({ status: 'all', due: 'overdue', assigned: 'me', sorter: '-submitted_at' });
    expect(toListState(view(kept))).toMatchObject({ ...kept, current: '1', keyword: '' });
  });
});

describe(toListState, () => {
  it('drops unknown filters of a view; isViewChanged returns true once the list has changed', () => {
    expect(toListState(view({ program: 'gone', status: 'submitted' }))).toMatchObject({
      program: '',
      status: 'submitted',
    });
    const mine = view({ status: 'submitted' });
    expect(isViewChanged(mine, stateAt('status=submitted&current=2'))).toBe(false);
    expect(isViewChanged(mine, stateAt('status=submitted&due=overdue'))).toBe(true);
  });
});

describe(useMarks, () => {
  it('keeps what was selected on other pages', () => {
    const { result, rerender } = renderHook(({ page }) => useMarks(page), {
      initialProps: { page: [item('1'), item('2')] },
    });
    act(() => result.current.mark(['1', '2']));
    rerender({ page: [item('3')] });
    act(() => result.current.mark(['3']));
    expect(result.current.ids).toEqual(['1', '2', '3']);
    rerender({ page: [item('1'), item('2')] });
    act(() => result.current.mark(['2']));
    expect(result.current.ids).toEqual(['3', '2']);
  });
});

describe(useAssignment, () => {
  it('removes assignments at the version that was read, and shows what was refused and why', async () => {
    assignFilings.mockResolvedValue({
      code: 200,
      msg: '已取消1件申报的指派',
      data: { done: ['1'], refused: [{ id: '2', msg: '刚被他人修改' }] },
    });
    const onDone = vi.fn();
    render(<Assigning items={[item('1', 4), item('2')]} onDone={onDone} />);
    fireEvent.click(screen.getByText('取消指派'));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    const filings = [
      { id: '1', version: 4 },
      { id: '2', version: 0 },
    ];
    expect(assignFilings).toHaveBeenCalledWith({ data: { assignee: null, filings } });
    expect(feedback.undoable).toHaveBeenCalledWith(expect.objectContaining({ title: '已取消1件申报的指派' }));
    expect(await screen.findByText(/刚被他人修改/)).toHaveTextContent('企业2');
  });

  it('shows how many filings each reviewer gets, and assigns exactly those, with a note', async () => {
    const plan = [
      { id: '1', version: 4, assignee: 'a', company: '企业1' },
      { id: '2', version: 0, assignee: 'b', company: '企业2' },
    ];
    const preview = mockCall('previewSharing').mockResolvedValue({
      code: 200,
      msg: '',
      data: {
        shares: reviewers.map((each) => ({ ...each, gets: 1, afterwards: each.open + 1 })),
        plan,
        out: [],
        more: false,
      },
    });
    assignFilings.mockResolvedValue({
      code: 200,
      msg: '已指派2件申报',
      data: { done: ['1', '2'], refused: [] },
    });
    const onDone = vi.fn();
    render(<Assigning items={[item('1', 4), item('2')]} onDone={onDone} />);
    fireEvent.click(screen.getByRole('button', { name: /^指\s*派$/ }));
    const drawer = await screen.findByRole('dialog', { name: '指派审核人' });
    fireEvent.mouseDown(within(drawer).getByLabelText('选择审核人'));
    fireEvent.click(await screen.findByText('李娜，未办结5件'));
    fireEvent.click(screen.getByText('周岩，未办结2件'));
    fireEvent.change(within(drawer).getByLabelText('给接收人的留言'), {
      target: { value: '请于周五前看完' },
    });
    const row = await within(drawer).findByRole('row', { name: /李娜/ });
    expect(row).toHaveTextContent('李娜516');
    fireEvent.click(within(drawer).getByRole('button', { name: '指派2件' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(preview).toHaveBeenLastCalledWith({
      data: {
        assignees: ['a', 'b'],
        filings: [
          { id: '1', version: 4 },
          { id: '2', version: 0 },
        ],
      },
    });
    expect(assignFilings).toHaveBeenCalledWith({
      data: {
        assignee: null,
        filings: plan.map(({ company: _, ...filing }) => filing),
        note: '请于周五前看完',
      },
    });
  });
});
