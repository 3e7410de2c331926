import { TIMING } from '@domain/api/codes';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SaveStatus } from './state';
import { useAutosave } from './usePersistedDraft';

type Saving = Pick<SaveStatus<typeof first>, 'phase' | 'attempt' | 'sent' | 'wait'>;

const save = vi.fn();
const first = { words: 'first' };
const second = { words: 'second' };
const idle: Saving = { phase: 'idle', attempt: 0, sent: null, wait: null };
const failed = (attempt: number, wait: number | null = null) =>
  ({ phase: 'failed', attempt, sent: first, wait }) as const;

beforeEach(() => {
  save.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => vi.useRealTimers());

const start = (status: Saving) =>
  renderHook(
    (props: { content: typeof first; status: Saving }) =>
      useAutosave(props.content, true, props.status, save),
    { initialProps: { content: first, status } },
  );
/** Returns the delay before the save in milliseconds; null without a save until the next change. */
const waitOf = (status: Saving) => {
  save.mockClear();
  const begun = Date.now();
  const { unmount } = start(status);
  vi.advanceTimersToNextTimer();
  unmount();
  return save.mock.calls.length > 0 ? Date.now() - begun : null;
};

describe(useAutosave, () => {
  test('saves some time after the last change, and at intervals while the user never pauses', () => {
    const { rerender } = start(idle);
    for (let typed = 0; save.mock.calls.length === 0 && typed < 100; typed++) {
      vi.advanceTimersByTime(TIMING.autosaveAfter - 1);
      if (typed < 5) expect(save).not.toHaveBeenCalled();
      rerender({ content: { words: String(typed) }, status: idle });
    }
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('retries after a failure at growing intervals of at most a minute', () => {
    expect([1, 2, 3, 9].map((attempt) => waitOf(failed(attempt)))).toEqual([3_000, 6_000, 12_000, 60_000]);
  });

  test('waits for a busy server as long as it asks, longer each time, and with jitter', () => {
    const waits = (attempt: number) => Array.from({ length: 20 }, () => waitOf(failed(attempt, 8_000)) ?? 0);
    const first = waits(1);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(8_000);
    expect(Math.max(...first)).toBeLessThanOrEqual(12_000);
    expect(new Set(first).size).toBeGreaterThan(1);
    expect(Math.min(...waits(4))).toBeGreaterThanOrEqual(24_000);
  });

  test('keeps waiting for a busy server however much is typed meanwhile', () => {
    const { rerender } = start(failed(1, 8_000));
    for (let second = 0; second < 7; second++) {
      vi.advanceTimersByTime(1_000);
      rerender({ content: { words: String(second) }, status: failed(1, 8_000) });
    }
    expect(save).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('retries no later where the clock of the computer is set back', () => {
    const { rerender } = start(failed(1));
    vi.setSystemTime(Date.now() - 3_600_000);
    rerender({ content: second, status: failed(1) });
    vi.advanceTimersByTime(3_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('does not resend what was refused, but saves what is changed afterwards', () => {
    const refused = { phase: 'refused', attempt: 1, sent: first, wait: null } as const;
    expect(waitOf(refused)).toBeNull();
    const { rerender } = start(refused);
    rerender({ content: second, status: refused });
    vi.advanceTimersToNextTimer();
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('sends nothing during a save, and nothing once the user has to decide', () => {
    expect(waitOf({ ...idle, phase: 'saving' })).toBeNull();
    expect(waitOf({ ...idle, phase: 'outdated' })).toBeNull();
    window.dispatchEvent(new Event('online'));
    expect(save).not.toHaveBeenCalled();
  });
});
