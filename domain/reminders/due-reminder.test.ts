import { describe, expect, it } from 'vitest';
import { addDays } from '../expressions/dates';
import { formatBeijingDay, getEndOfDay } from '../windows/calendar';
import { type ComingEnd, findDueReminder, findOwnReminder, getNextReminderTime } from './due-reminder';
import { isReplacedByOwnDays, type ReminderKind } from './reminder-kinds';

const beijing = (time: string) => new Date(`${time}:00+08:00`);
const due = (kind: ReminderKind, end: ComingEnd, time: string) => {
  const found = findDueReminder(kind, end, beijing(time));
  return found && `${found.template} ${found.daysBefore}, ${found.left} left`;
};

describe('reminders of a window (findDueReminder)', () => {
  const endsAt = beijing('2026-06-10T17:00');
  const dueAt = (hours: number) =>
    (['window', 'window_by_sms'] as const).flatMap((kind) => {
      const found = findDueReminder(kind, { endsAt }, new Date(endsAt.getTime() - hours * 3_600_000));
      return found ? [`${kind} ${found.daysBefore}`] : [];
    });

  it('are due from a week on, from two days on, and by SMS on the last day', () => {
    expect(dueAt(168.01)).toEqual([]);
    expect(dueAt(168)).toEqual(['window 7']);
    expect(dueAt(48.01)).toEqual(['window 7']);
    expect(dueAt(48)).toEqual(['window 2']);
    expect(dueAt(24)).toEqual(['window 2', 'window_by_sms 1']);
    expect(dueAt(0.01)).toEqual(['window 2', 'window_by_sms 1']);
    expect(dueAt(0)).toEqual([]);
  });
});

describe('reminders of a correction (findDueReminder)', () => {
  /** A Wednesday. */
  const endsAt = beijing('2026-06-17T17:00');
  const at = (time: string, announcedAt: Date | null = beijing('2026-06-10T10:00')) =>
    due('correction', { endsAt, announcedAt }, time);

  it('are due three days before, in office hours', () => {
    expect(at('2026-06-13T23:00')).toBeNull();
    expect(at('2026-06-14T08:59')).toBeNull();
    expect(at('2026-06-14T09:00')).toBe('correction_due 3, 3 left');
  });

  it('are made up for later, with the days that remain', () => {
    expect(at('2026-06-16T11:00')).toBe('correction_due 3, 1 left');
  });

  it('are due again on the last day, until the deadline has passed', () => {
    expect(at('2026-06-17T08:59')).toBeNull();
    expect(at('2026-06-17T09:00')).toBe('correction_last_day 0, 0 left');
    expect(at('2026-06-17T16:59')).toBe('correction_last_day 0, 0 left');
    expect(at('2026-06-17T17:00')).toBeNull();
  });

  it('are not due where the return itself named the deadline in that period', () => {
    const lately = beijing('2026-06-15T10:00');
    expect(at('2026-06-16T09:00', lately)).toBeNull();
    expect(at('2026-06-17T09:00', lately)).toBe('correction_last_day 0, 0 left');
    expect(at('2026-06-16T09:00', null)).toBe('correction_due 3, 1 left');
  });
});

describe('reminders of a report (findDueReminder)', () => {
  const end = { opensOn: '2026-01-04', endsAt: getEndOfDay('2026-01-31') };

  it.each([
    ['2026-01-03', null],
    ['2026-01-04', 'report_open 27, 27 left'],
    ['2026-01-16', 'report_due 15, 15 left'],
    ['2026-01-23', 'report_due 15, 8 left'],
    ['2026-01-24', 'report_due 7, 7 left'],
    ['2026-01-28', 'report_due 3, 3 left'],
    ['2026-01-30', 'report_due 1, 1 left'],
    ['2026-01-31', 'report_due 1, 0 left'],
    ['2026-02-01', 'report_overdue -1, -1 left'],
    ['2026-02-02', 'report_overdue -1, -2 left'],
    ['2026-02-03', 'report_overdue -3, -3 left'],
    ['2026-02-07', 'report_overdue -7, -7 left'],
    ['2026-02-13', 'report_overdue -7, -13 left'],
    ['2026-02-14', 'report_overdue -14, -14 left'],
  ])('on %s are %s, from midnight to the last minute in Beijing', (day, expected) => {
    expect([due('report', end, `${day}T00:00`), due('report', end, `${day}T23:59`)]).toEqual([
      expected,
      expected,
    ]);
  });

  it('begin two days before where it was returned', () => {
    const returned = { endsAt: beijing('2026-06-17T17:00') };
    const days = ['08', '15', '16', '17', '18', '20', '25'];
    expect(days.map((day) => due('report_correction', returned, `2026-06-${day}T23:59`))).toEqual([
      null,
      'report_due 2, 2 left',
      'report_due 1, 1 left',
      'report_due 1, 0 left',
      'report_overdue -1, -1 left',
      'report_overdue -3, -3 left',
      'report_overdue -7, -8 left',
    ]);
  });
});

describe('reminders of recognitions and mandates (findDueReminder)', () => {
  it('come at midnight, by months that end where the month does', () => {
    const end = { endsAt: getEndOfDay('2028-08-31') };
    expect(due('recognition', end, '2028-02-28T23:59')).toBeNull();
    expect(due('recognition', end, '2028-02-29T00:00')).toBe('recognition_expiring 184, 184 left');
    expect(due('mandate', { endsAt: getEndOfDay('2026-07-31') }, '2026-07-16T23:59')).toBeNull();
    expect(due('mandate', { endsAt: getEndOfDay('2026-07-31') }, '2026-07-17T00:00')).toBe(
      'mandate_ending 14, 14 left',
    );
  });
});

describe(getNextReminderTime, () => {
  const ends: [ReminderKind, ComingEnd][] = [
    ['report', { opensOn: '2026-01-04', endsAt: getEndOfDay('2026-01-31') }],
    ['report', { opensOn: '2026-01-20', endsAt: getEndOfDay('2026-01-31') }],
    ['report', { opensOn: '2026-01-31', endsAt: getEndOfDay('2026-01-31') }],
    ['report_correction', { endsAt: beijing('2026-01-31T17:00') }],
    ['correction', { endsAt: beijing('2026-01-31T17:00') }],
    ['window', { endsAt: beijing('2026-01-31T17:00') }],
    ['recognition', { endsAt: getEndOfDay('2026-04-30') }],
    ['mandate', { endsAt: getEndOfDay('2026-03-31') }],
  ];

  it.each(ends)('returns the exact time at which the next reminder of a %s is due: %j', (kind, end) => {
    let next: Date | null = beijing('2025-10-01T00:00');
    let found: number | undefined;
    for (let now = next; now < beijing('2026-05-01T00:00'); now = new Date(now.getTime() + 3_600_000)) {
      if (next && now >= next) {
        found = findDueReminder(kind, end, now)?.daysBefore;
        next = getNextReminderTime(kind, end, now);
      }
      const present = findDueReminder(kind, end, now)?.daysBefore;
      // A reminder may end between two times, but none begins.
      if (present !== undefined)
        expect([formatBeijingDay(now), present]).toEqual([formatBeijingDay(now), found]);
    }
    expect(found === undefined).toBe(false);
  });

  it('returns null after the last reminder of what is over then', () => {
    const end = { endsAt: beijing('2026-06-17T17:00') };
    expect(getNextReminderTime('correction', end, beijing('2026-06-17T09:00'))).toBeNull();
    expect(getNextReminderTime('correction', end, beijing('2026-06-10T10:00'))).toEqual(
      beijing('2026-06-14T09:00'),
    );
  });
});

describe(findOwnReminder, () => {
  const days = (kind: ReminderKind, chosen: number[], hour: string) => {
    const end = { endsAt: getEndOfDay('2026-06-30') };
    return Array.from({ length: 40 }, (_, n) => addDays('2026-05-25', n)).flatMap((day) => {
      const reminder = findOwnReminder(kind, end, chosen, beijing(`${day}T${hour}`));
      return reminder && reminder.daysBefore === reminder.left ? [`${day} ${reminder.template}`] : [];
    });
  };

  it('is due on the chosen days from nine on, with the words of the last day on that', () => {
    expect(days('correction', [30, 0], '09:00')).toEqual([
      '2026-05-31 correction_due',
      '2026-06-30 correction_last_day',
    ]);
    expect(days('correction', [30, 0], '08:59')).toEqual([]);
  });

  it('never is for recognitions and mandates, whose own days are kept', () => {
    expect([days('recognition', [30, 0], '09:00'), days('mandate', [30, 0], '09:00')]).toEqual([[], []]);
    const replaced = ['window_closing', 'correction_due', 'correction_last_day', 'report_due'];
    expect(replaced.every(isReplacedByOwnDays)).toBe(true);
    for (const template of ['report_open', 'report_overdue', 'recognition_expiring', 'mandate_ending'])
      expect(isReplacedByOwnDays(template)).toBe(false);
  });
});
