import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withPortal } from '../../../tests/support/portal/with-portal';
import TimeLeft from '.';

const END = '2026-12-01T09:00:00Z';

/** The computer is an hour slow. */
const show = (serverTime: string, onEnd = vi.fn()) => {
  vi.setSystemTime(Date.parse(serverTime) - 3_600_000);
  render(
    withPortal(
      { role: 'owner' } as never,
      <p data-testid="left">
        <TimeLeft end={END} serverTime={serverTime} onEnd={onEnd} />
      </p>,
    ),
  );
  return { onEnd, left: () => screen.getByTestId('left').textContent };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('TimeLeft', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['2026-11-29T01:00:00Z', '还剩2天'],
    ['2026-12-01T01:00:00Z', '今天17:00截止'],
    ['2026-12-01T08:30:30Z', '还剩30分钟'],
    ['2026-12-01T09:00:11Z', '已截止'],
  ])('says at %s by the clock of the server: %s', (at, said) => {
    expect(show(at).left()).toBe(said);
  });

  it('counts the minutes down, and says so at the end', () => {
    const { left, onEnd } = show('2026-12-01T08:58:20Z');
    expect(left()).toBe('还剩2分钟');
    pass(40_000);
    expect(left()).toBe('还剩1分钟');
    expect(onEnd).not.toHaveBeenCalled();
    pass(60_000);
    expect(left()).toBe('已截止');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('passes from the day to the hour and to the minutes', () => {
    const { left } = show('2026-11-30T15:30:01Z');
    expect(left()).toBe('还剩1天');
    pass(3_600_000);
    expect(left()).toBe('今天17:00截止');
    for (let minute = 0; minute < 16 * 60; minute += 1) pass(60_000);
    expect(left()).toBe('还剩30分钟');
  });
});
