import { ERROR_LEVEL } from '@domain/api/codes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { findNext } from './nextFiling';

const fetchQueue = mockCall('reviewQueue');
beforeEach(() => vi.clearAllMocks());

const filing = (id: string, held = false) => ({
  id,
  steps: ['pass_first'],
  held: held ? {} : null,
  waits_until: null,
});
const answer = (list: object[]) => ({ code: 200, msg: '', data: { list } }) as never;

describe(findNext, () => {
  it('skips a whole page of decisions that were just made', async () => {
    const decided = Array.from({ length: 20 }, (_, i) => filing(`d${i}`, true));
    fetchQueue.mockImplementation(async ({ params }) =>
      answer(
        params?.sorter === 'turn' && params.current === 2 ? [filing('d20', true), filing('left')] : decided,
      ),
    );
    expect(await findNext('d0')).toBe('left');
  });

  it('skips filings that wait for nobody yet: approved, returned, or in a running notice', async () => {
    const later = new Date(Date.now() + 86_400_000).toISOString();
    fetchQueue.mockResolvedValue(
      answer([
        filing('shown'),
        { ...filing('approved'), steps: ['revoke'] },
        { ...filing('returned'), steps: ['extend_correction'] },
        { ...filing('notice'), steps: ['reject_city'], waits_until: later },
        { ...filing('due'), waits_until: '2020-01-01T00:00:00Z' },
      ]),
    );
    expect(await findNext('shown')).toBe('due');
  });

  it('reads the list again after a decision, since others may have been decided meanwhile', async () => {
    fetchQueue.mockResolvedValue(answer([filing('open'), filing('behind')]));
    expect(await findNext('open')).toBe('behind');
    fetchQueue.mockResolvedValue(answer([filing('open'), { ...filing('behind'), steps: ['revoke'] }]));
    expect(await findNext('open')).toBe('behind');
    expect(await findNext('open', true)).toBeUndefined();
  });

  it('returns undefined at the end of the list, which is read silently', async () => {
    fetchQueue.mockResolvedValue(answer([filing('here'), filing('held', true)]));
    expect(await findNext('here')).toBeUndefined();
    expect(fetchQueue.mock.calls.map(([{ level }]) => level)).toEqual([
      ERROR_LEVEL.silent,
      ERROR_LEVEL.silent,
    ]);
  });
});
