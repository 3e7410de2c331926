import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useRefresh } from './presence';

const MINUTE = 60_000;
const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  window.dispatchEvent(new Event('keydown'));
});
afterEach(() => vi.useRealTimers());

const readsIn = (minutes: number, each: () => void = () => {}) => {
  reload.mockReset();
  for (let minute = 0; minute < minutes; minute++) {
    each();
    vi.advanceTimersByTime(MINUTE);
  }
  return reload.mock.calls.length;
};

describe(useRefresh, () => {
  test('reloads each minute while somebody works, ever less often without input, and finally never', () => {
    renderHook(() => useRefresh(reload, MINUTE));
    expect(readsIn(10, () => window.dispatchEvent(new Event('keydown')))).toBe(10);
    const alone = readsIn(10);
    expect(alone).toBeGreaterThanOrEqual(3);
    expect(alone).toBeLessThanOrEqual(5);
    expect(readsIn(60)).toBe(0);
  });

  test('reloads at once when the user returns', () => {
    renderHook(() => useRefresh(reload, MINUTE));
    readsIn(60);
    const before = reload.mock.calls.length;
    window.dispatchEvent(new Event('focus'));
    expect(reload).toHaveBeenCalledTimes(before + 1);
    expect(readsIn(1)).toBe(1);
  });
});
