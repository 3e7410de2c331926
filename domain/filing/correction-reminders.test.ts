import { describe, expect, it } from 'vitest';
import { findDueCorrectionReminder, getNextCorrectionReminderTime } from './corrections';

/** A Wednesday, 17:00 in Shanghai. */
const dueAt = new Date('2026-06-17T17:00:00+08:00');
const setAt = new Date('2026-06-10T10:00:00+08:00');

const at = (time: string, told: Date | null = setAt) =>
  findDueCorrectionReminder({ dueAt, setAt: told }, new Date(`${time}:00+08:00`));

describe(findDueCorrectionReminder, () => {
  it('returns a reminder three days before the deadline, in office hours', () => {
    expect(at('2026-06-13T23:00')).toBeNull();
    expect(at('2026-06-14T08:59')).toBeNull();
    expect(at('2026-06-14T09:00')).toEqual({ kind: 'soon', days: 3 });
  });

  it('returns a missed reminder later, with the days that remain', () => {
    expect(at('2026-06-16T11:00')).toEqual({ kind: 'soon', days: 1 });
  });

  it('returns another on the last day, until the deadline has passed', () => {
    expect(at('2026-06-17T08:59')).toBeNull();
    expect(at('2026-06-17T09:00')).toEqual({ kind: 'last_day', days: 0 });
    expect(at('2026-06-17T16:59')).toEqual({ kind: 'last_day', days: 0 });
    expect(at('2026-06-17T17:00')).toBeNull();
  });

  it('returns nothing where the return itself named the deadline in that period', () => {
    const lately = new Date('2026-06-15T10:00:00+08:00');
    expect(at('2026-06-16T09:00', lately)).toBeNull();
    expect(at('2026-06-17T09:00', lately)).toEqual({ kind: 'last_day', days: 0 });
    expect(at('2026-06-16T09:00', null)).toEqual({ kind: 'soon', days: 1 });
  });
});

describe(getNextCorrectionReminderTime, () => {
  it('returns the time of the next reminder, and null after the last', () => {
    const next = (time: string) =>
      getNextCorrectionReminderTime(dueAt, new Date(`${time}:00+08:00`))?.toISOString() ?? null;
    expect(next('2026-06-10T10:00')).toBe('2026-06-14T01:00:00.000Z');
    expect(next('2026-06-14T09:00')).toBe('2026-06-17T01:00:00.000Z');
    expect(next('2026-06-17T09:00')).toBeNull();
  });
});
