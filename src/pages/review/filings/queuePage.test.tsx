import type { SavedView } from '@domain/calls/assigning';
import type { QueueItem } from '@domain/calls/review';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Marks, useMarks } from '@/components/ListPage/useMarks';
import * as queue from '@/services/queue';
import { feedback } from '@/utils/feedback';
import { readUrl } from '@/utils/urlState';
import { noteFeedback } from '../../../../tests/support/portal/recorded-feedback';
import AssignBar from './components/AssignBar';
import { differsFrom, keptOf, listUrl, openedOf } from './listUrl';

const assignFilings = vi.spyOn(queue, 'assignFilings');
noteFeedback();

beforeEach(() => void vi.clearAllMocks());

const item = (id: string, assignment_version = 0) =>
  ({ id, assignment_version, company: `企业${id}` }) as QueueItem;
const stateAt = (address: string) => readUrl(listUrl, new URLSearchParams(address));
const view = (state: object) => ({ id: 'v'.repeat(36), name: '视图', state, is_default: false }) as SavedView;

it('keeps of the address what makes the list, and opens it again as it was', () => {
  const kept = keptOf(stateAt('status=all&due=overdue&assigned=me&current=3&sorter=-submitted_at'));
  expect(kept).toEqual({ status: 'all', due: 'overdue', assigned: 'me', sorter: '-submitted_at' });
  expect(openedOf(view(kept))).toMatchObject({ ...kept, current: '1', keyword: '' });
});

it('opens a view without what is not known any more, and says when the list has moved on from it', () => {
  expect(openedOf(view({ program: 'gone', status: 'submitted' }))).toMatchObject({
    program: '',
    status: 'submitted',
  });
  const mine = view({ status: 'submitted' });
  expect(differsFrom(mine, stateAt('status=submitted&current=2'))).toBe(false);
  expect(differsFrom(mine, stateAt('status=submitted&due=overdue'))).toBe(true);
});

it('keeps what was marked on other pages', () => {
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

it('takes an assignment back at the version that was seen, and tells what was refused and why', async () => {
  assignFilings.mockResolvedValue({
    code: 200,
    msg: '已取消1件申报的指派',
    data: { done: ['1'], refused: [{ id: '2', msg: '刚被他人修改' }] },
  });
  const onDone = vi.fn();
  const items = [item('1', 4), item('2')];
  const marks: Marks<QueueItem> = { items, ids: ['1', '2'], mark: () => {}, clear: () => {} };
  render(<AssignBar marks={marks} assignees={[]} onDone={onDone} />);
  expect(screen.getByRole('button', { name: /^指\s*派$/ })).toBeDisabled();
  fireEvent.click(screen.getByText('取消指派'));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(assignFilings).toHaveBeenCalledWith({
    assignee: null,
    filings: [
      { id: '1', version: 4 },
      { id: '2', version: 0 },
    ],
  });
  expect(feedback.success).toHaveBeenCalledWith('已取消1件申报的指派');
  expect(await screen.findByText(/刚被他人修改/)).toHaveTextContent('企业2');
});
