import { describe, expect, it } from 'vitest';
import { formatBeijingDay, formatBeijingMinute, getBeijingYear } from './calendar';
import { computeWindowState, findWindowForNewFiling } from './state';

const opensAt = new Date('2026-03-02T09:00:00+08:00');
const closesAt = new Date('2026-04-10T17:00:00+08:00');

describe(computeWindowState, () => {
  it.each([
    ['2026-03-01T08:00:00+08:00', 'upcoming', false, null],
    ['2026-03-02T08:59:59.999+08:00', 'upcoming', false, null],
    ['2026-03-02T09:00:00+08:00', 'open', false, 39],
    ['2026-04-02T23:59:59+08:00', 'open', false, 8],
    ['2026-04-03T00:00:01+08:00', 'open', true, 7],
    ['2026-04-10T16:59:59+08:00', 'open', true, 0],
    ['2026-04-10T17:00:00+08:00', 'closed', false, null],
    ['2026-04-10T17:00:01+08:00', 'closed', false, null],
    ['2026-04-09T16:30:00Z', 'open', true, 0],
  ])('returns, at %s, %s', (now, status, closingSoon, daysLeft) => {
    expect(computeWindowState({ opensAt, closesAt }, new Date(now))).toEqual({
      status,
      closingSoon,
      daysLeft,
      closesAt,
    });
  });

  it('returns "open" for a company with an extension, and an earlier extension takes nothing away', () => {
    const after = new Date('2026-04-11T00:00:00+08:00');
    const until = new Date('2026-04-12T17:00:00+08:00');
    expect(computeWindowState({ opensAt, closesAt, extendedUntil: until }, after)).toEqual({
      status: 'open',
      closingSoon: true,
      daysLeft: 1,
      closesAt: until,
    });
    const earlier = new Date('2026-04-01T17:00:00+08:00');
    const within = new Date('2026-04-05T12:00:00+08:00');
    expect(computeWindowState({ opensAt, closesAt, extendedUntil: earlier }, within).status).toBe('open');
  });

  it('returns "suspended" for a window switched off before its closing, even after that', () => {
    const suspendedAt = new Date('2026-04-01T09:00:00+08:00');
    const times = { opensAt, closesAt, suspendedAt };
    expect(computeWindowState(times, suspendedAt)).toMatchObject({ status: 'suspended', daysLeft: null });
    expect(computeWindowState(times, closesAt).status).toBe('suspended');
    expect(computeWindowState({ ...times, suspendedAt: closesAt }, closesAt).status).toBe('closed');
  });

  it('returns "closed" for a closing at 24:00 from the first moment of the next day', () => {
    const midnight = new Date('2026-04-11T00:00:00+08:00');
    const lastMoment = new Date('2026-04-10T23:59:59.999+08:00');
    expect(computeWindowState({ opensAt, closesAt: midnight }, lastMoment).status).toBe('open');
    expect(computeWindowState({ opensAt, closesAt: midnight }, midnight).status).toBe('closed');
  });
});

describe(findWindowForNewFiling, () => {
  const at = (opens: string, closes: string) => ({ opensAt: new Date(opens), closesAt: new Date(closes) });
  const first = at('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z');
  const second = at('2026-05-01T00:00:00Z', '2026-06-01T00:00:00Z');

  it('returns the window opened last, even if it has closed and another is still to come', () => {
    expect(findWindowForNewFiling([second, first], new Date('2026-03-01T00:00:00Z'))).toBe(first);
    expect(findWindowForNewFiling([first, second], new Date('2026-05-02T00:00:00Z'))).toBe(second);
  });

  it('returns the first to open before any has, and undefined without windows', () => {
    expect(findWindowForNewFiling([second, first], new Date('2025-12-01T00:00:00Z'))).toBe(first);
    expect(findWindowForNewFiling([], new Date())).toBeUndefined();
  });
});

describe(getBeijingYear, () => {
  it('returns the new year in Shanghai while it is still the old one in UTC', () => {
    const halfPastMidnight = new Date('2026-12-31T16:30:00Z');
    expect(formatBeijingDay(halfPastMidnight)).toBe('2027-01-01');
    expect(getBeijingYear(halfPastMidnight)).toBe(2027);
    expect(formatBeijingMinute(halfPastMidnight)).toBe('2027-01-01 00:30');
  });
});
