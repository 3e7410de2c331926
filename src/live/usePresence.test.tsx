import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePresence } from './index';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/utils/call', () => ({ call }));

const cells = () => call.mock.calls.map(([, { data }]) => data.cell);
const elapse = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
  call.mockResolvedValue({ code: 200, msg: '', data: { people: [], version: 1 } });
});
afterEach(() => vi.useRealTimers());

it('usePresence reports the last of several cells once, and that none has the focus', async () => {
  const { result } = renderHook(() => usePresence('noteFilling', 'f1', 'team'));
  // The first report waits for what the hook loads, which takes real time on a busy machine.
  await vi.waitFor(() => expect(cells()).toEqual([undefined]), { timeout: 10_000 });
  for (const row of ['a', 'b', 'c']) result.current.moveTo(`team[${row}].name`, true);
  await elapse(5_000);
  expect(cells()).toEqual([undefined, 'team[c].name']);
  result.current.moveTo('team[c].name', true);
  await elapse(5_000);
  expect(cells()).toHaveLength(2);
  result.current.moveTo(null, true);
  await elapse(5_000);
  expect(cells()).toEqual([undefined, 'team[c].name', undefined]);
});
