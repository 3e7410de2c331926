import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as calls from '@/utils/call';
import { usePresence } from './index';

const call = vi.spyOn(calls, 'call');

const cells = () => call.mock.calls.map(([, input]) => (input as { data: { cell?: string } }).data.cell);
const elapse = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
  call.mockResolvedValue({ code: 200, msg: '', data: { people: [], version: 1 } } as never);
});
afterEach(() => vi.useRealTimers());

it('usePresence reports the last of several cells once, and that none has the focus', async () => {
  const { result } = renderHook(() => usePresence('noteFilling', 'f1', 'team'));
  await vi.waitFor(() => expect(cells()).toEqual([undefined]));
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
