import { ERROR_LEVEL } from '@domain/api/codes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { findNext } from './nextFiling';

const fetchQueue = mockCall('reviewQueue');
beforeEach(() => vi.clearAllMocks());

const filing = (id: string, held = false) => ({ id, steps: ['pass_first'], held: held ? {} : null });
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

  it('returns undefined at the end of the list, which is read silently', async () => {
    fetchQueue.mockResolvedValue(answer([filing('here'), filing('held', true)]));
    expect(await findNext('here')).toBeUndefined();
    expect(fetchQueue.mock.calls.map(([{ level }]) => level)).toEqual([
      ERROR_LEVEL.silent,
      ERROR_LEVEL.silent,
    ]);
  });
});
