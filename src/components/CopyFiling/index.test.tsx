import type { DeclareDayItem } from '@domain/windows/calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { history } from 'umi';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../tests/support/portal/with-portal';
import { CopyFiling } from '.';

const user = { role: 'owner', programs: [] };
const push = vi.spyOn(history, 'push').mockReturnValue();
const fetchWindows = mockCall('declareDay');
const copyFiling = mockCall('copyFiling');
mockFeedback();

const program = {
  key: 'researchproject',
  route: '/forms/TechnologyPlanC',
  title: { zh: '科研', en: 'Research' },
};
const filing = { id: 'f1', kind: '', batch: '2025-1' };

const windowWith = (change: Partial<DeclareDayItem>) =>
  fetchWindows.mockResolvedValue({
    code: 200,
    msg: '',
    data: [{ program: program.key, status: 'open', quota: 3, used: 1, ...change } as DeclareDayItem],
  });
const answer = (left_out: { path: string; message: string }[] = []) =>
  ({ code: 200, msg: '', data: { filing: { id: 'f2' }, left_out } }) as never;

beforeEach(() => {
  vi.clearAllMocks();
  windowWith({});
  vi.mocked(feedback.confirm).mockResolvedValue(true);
});

const copyButton = () => screen.findByRole('button');
const show = () => render(withPortal(user, <CopyFiling program={program} filing={filing} />));

describe('CopyFiling', () => {
  it('opens the copy, and names what was left out until the notice is closed', async () => {
    copyFiling.mockResolvedValue(answer([{ path: 'a.b', message: '传真：不再填报' }]));
    show();
    fireEvent.click(await copyButton());
    await waitFor(() => expect(push).toHaveBeenCalledWith('/forms/TechnologyPlanC?id=f2'));
    const notice = vi.mocked(feedback.notify).mock.calls[0]?.[0];
    expect(notice).toMatchObject({ type: 'warning', duration: 0 });
    render(<div>{notice?.description}</div>);
    expect(screen.getByText('传真：不再填报')).toBeVisible();
  });

  it('repeats the same request when the answer was lost, and sends a new one afterwards', async () => {
    copyFiling.mockRejectedValueOnce(new Error('lost')).mockResolvedValue(answer());
    show();
    for (const count of [1, 2, 3]) {
      const button = await copyButton();
      await waitFor(() => expect(button).not.toHaveClass('ant-btn-loading'));
      fireEvent.click(button);
      await waitFor(() => expect(copyFiling).toHaveBeenCalledTimes(count));
    }
    const keys = copyFiling.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('sends nothing when the user cancels', async () => {
    vi.mocked(feedback.confirm).mockResolvedValue(false);
    show();
    fireEvent.click(await copyButton());
    await waitFor(() => expect(feedback.confirm).toHaveBeenCalled());
    expect(copyFiling).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<DeclareDayItem>]>([
    ['every place is taken', { used: 3 }],
    ['the window is closed', { status: 'closed' }],
    ['nothing of the program is open', { program: 'other' }],
  ])('is not shown when %s', async (_what, change) => {
    windowWith(change);
    show();
    await waitFor(() => expect(fetchWindows).toHaveBeenCalled());
    await Promise.resolve();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
