import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import type { FilingUnderReview } from '../nextFiling';
import { AssigneeChoice } from './Facts';

const assignFilings = mockCall('assignFilings');
const fetchAssignees = mockCall('assignees');
mockFeedback();

const officer = { id: 'o1', role: 'reviewer' };
const answer = <T,>(data: T) => ({ code: 200, msg: 'said', data }) as never;
/** A filing assigned to an officer of the city, who is not among a department's choices. */
const review = {
  filing: { id: 'f1' },
  assignee: { id: 'city', name: '周岩' },
  assignment_version: 3,
} as FilingUnderReview;

beforeEach(() => {
  vi.clearAllMocks();
  const own = [{ id: 'o1', name: '孙浩', role: 'reviewer', department: '浑南区' }];
  fetchAssignees.mockResolvedValue(answer(own));
});

async function choose(label: string): Promise<void> {
  await waitFor(() => expect(document.querySelector('.ant-select-disabled')).toBeNull());
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '审核人' }));
  fireEvent.click(await screen.findByText(label));
}

describe('AssigneeChoice', () => {
  it('shows the assigned reviewer, and assigns another at the version that was read', async () => {
    assignFilings.mockResolvedValue(answer({ done: ['f1'], refused: [] }));
    const onDone = vi.fn();
    render(withPortal(officer, <AssigneeChoice review={review} onDone={onDone} />));
    expect(screen.getByText('周岩')).toBeVisible();
    await choose('孙浩 (浑南区)');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(assignFilings).toHaveBeenCalledWith({
      data: { assignee: 'o1', filings: [{ id: 'f1', version: 3 }] },
    });
  });

  it('offers to take the assignment back, at the version that it made; not where nothing was assigned', async () => {
    const offer = vi.spyOn(feedback, 'undoable');
    const undo = mockCall('undoAssignments').mockResolvedValue(
      answer({ done: ['f1'], refused: [], was_sent: false }),
    );
    assignFilings.mockResolvedValueOnce(answer({ done: [], refused: [] }));
    assignFilings.mockResolvedValueOnce(answer({ done: ['f1'], refused: [] }));
    render(withPortal(officer, <AssigneeChoice review={review} onDone={vi.fn()} />));
    await choose('孙浩 (浑南区)');
    await waitFor(() => expect(assignFilings).toHaveBeenCalledTimes(1));
    expect(offer).not.toHaveBeenCalled();
    await choose('未指派');
    await waitFor(() => expect(offer).toHaveBeenCalledTimes(1));
    await offer.mock.calls[0]?.[0].undo();
    expect(undo).toHaveBeenCalledWith({ data: { filings: [{ id: 'f1', version: 4 }] } });
  });

  it('removes an assignment, and shows why that is refused', async () => {
    assignFilings.mockResolvedValue(answer({ done: [], refused: [{ id: 'f1', msg: '刚由他人指派' }] }));
    render(withPortal(officer, <AssigneeChoice review={review} onDone={vi.fn()} />));
    await choose('未指派');
    await waitFor(() => expect(feedback.error).toHaveBeenCalledWith('刚由他人指派'));
    expect(assignFilings).toHaveBeenCalledWith({
      data: { assignee: null, filings: [{ id: 'f1', version: 3 }] },
    });
  });

  it('offers an unassigned filing to its reader, and names who was quicker', async () => {
    assignFilings.mockResolvedValue(
      answer({ done: [], refused: [{ id: 'f1', msg: '该申报的审核人现为周岩' }] }),
    );
    const nobodys = { ...review, assignee: null, assignment_version: 0 };
    const { unmount } = render(withPortal(officer, <AssigneeChoice review={nobodys} onDone={vi.fn()} />));
    fireEvent.click(screen.getByRole('button', { name: '由我审核' }));
    await waitFor(() => expect(feedback.error).toHaveBeenCalledWith('该申报的审核人现为周岩'));
    expect(assignFilings).toHaveBeenCalledWith({
      data: { assignee: 'o1', filings: [{ id: 'f1', version: 0 }] },
    });
    unmount();
    render(withPortal(officer, <AssigneeChoice review={review} onDone={vi.fn()} />));
    expect(screen.queryByRole('button', { name: '由我审核' })).toBeNull();
  });
});
