import { describe, expect, it } from 'vitest';
import { addDays } from '../expressions/dates';
import { formatPeriod } from './calendar';
import {
  findReportCorrectionReminder,
  findReportReminder,
  getNextReportCorrectionReminderDay,
  getNextReportReminderDay,
} from './reminders';
import { computeReportStatus, listReportSteps, REPORT_STATUSES } from './status';

describe(computeReportStatus, () => {
  const days = { openOn: '2026-01-04', dueOn: '2026-01-31' };

  it.each([
    ['2026-01-03', 'upcoming'],
    ['2026-01-04', 'open'],
    ['2026-01-31', 'open'],
    ['2026-02-01', 'overdue'],
  ])('follows the calendar on %s', (today, status) => {
    expect(computeReportStatus({ ...days, settled: null }, today)).toBe(status);
    expect(computeReportStatus({ ...days, settled: 'passed' }, today)).toBe('passed');
  });

  it('listReportSteps lets offices decide on submitted reports and extend others; only the city exempts', () => {
    const steps = (role: 'reviewer' | 'administrator' | 'owner') =>
      REPORT_STATUSES.flatMap((status) => listReportSteps(status, role).map((step) => `${status} ${step}`));
    expect(steps('reviewer')).toEqual([
      'open extend',
      'overdue extend',
      'submitted pass',
      'submitted return',
      'returned extend',
    ]);
    expect(steps('administrator')).toEqual([
      'open extend',
      'open exempt',
      'overdue extend',
      'overdue exempt',
      'submitted pass',
      'submitted return',
      'returned extend',
    ]);
    expect(steps('owner')).toEqual([]);
  });
});

describe(findReportReminder, () => {
  const days = { openOn: '2026-01-04', dueOn: '2026-01-31' };

  it.each([
    ['2026-01-03', undefined, undefined],
    ['2026-01-04', 'open', 27],
    ['2026-01-16', 'due-15', 15],
    ['2026-01-23', 'due-15', 8],
    ['2026-01-24', 'due-7', 7],
    ['2026-01-28', 'due-3', 3],
    ['2026-01-30', 'due-1', 1],
    ['2026-01-31', 'due-1', 0],
    ['2026-02-01', 'overdue-1', -1],
    ['2026-02-02', 'overdue-1', -2],
    ['2026-02-03', 'overdue-3', -3],
    ['2026-02-07', 'overdue-7', -7],
    ['2026-02-13', 'overdue-7', -13],
    ['2026-02-14', 'overdue-14', -14],
  ])('returns, on %s, the stage %s', (today, stage, left) => {
    const reminder = findReportReminder(days, today);
    expect([
      reminder?.stage,
      reminder && (reminder.stage.startsWith('overdue') ? -reminder.days : reminder.days),
    ]).toEqual([stage, left ?? null]);
  });
});

describe(findReportCorrectionReminder, () => {
  it('returns a reminder two days and one day before the deadline, one and three days after it, and weekly', () => {
    const days = ['08', '15', '16', '17', '18', '20', '25'].map((day) =>
      findReportCorrectionReminder('2026-06-17', `2026-06-${day}`),
    );
    expect(days.map((reminder) => reminder && [reminder.stage, reminder.days])).toEqual([
      null,
      ['due-2', 2],
      ['due-1', 1],
      ['due-1', 0],
      ['overdue-1', 1],
      ['overdue-3', 3],
      ['overdue-7', 8],
    ]);
  });
});

describe(getNextReportReminderDay, () => {
  it.each([
    ['2026-01-04', '2026-01-31'],
    ['2026-01-20', '2026-01-31'],
    ['2026-01-31', '2026-01-31'],
  ])('returns the exact day of the next reminder: open on %s, due on %s', (openOn, dueOn) => {
    const days = { openOn, dueOn };
    const kinds = [
      [
        (today: string) => findReportReminder(days, today),
        (today: string) => getNextReportReminderDay(days, today),
      ],
      [
        (today: string) => findReportCorrectionReminder(dueOn, today),
        (today: string) => getNextReportCorrectionReminderDay(dueOn, today),
      ],
    ] as const;
    for (const [due, nextOn] of kinds) {
      let lookOn = '2025-12-01';
      let stage: string | undefined;
      for (let today = lookOn; today < '2026-05-01'; today = addDays(today, 1)) {
        if (today === lookOn) {
          stage = due(today)?.stage;
          lookOn = nextOn(today);
        }
        expect([today, due(today)?.stage]).toEqual([today, stage]);
      }
    }
  });
});

describe(formatPeriod, () => {
  it('returns a period in words', () => {
    expect(['2025', '2025H2', '2025-01-01/2026-12-31'].map((period) => formatPeriod(period))).toMatchObject([
      { zh: '2025年度', en: '2025' },
      { zh: '2025年下半年', en: 'Second half of 2025' },
      { zh: '2025-01-01至2026-12-31', en: '2025-01-01 to 2026-12-31' },
    ]);
    expect(formatPeriod('m1', '样机')).toEqual({ zh: '样机', en: '样机' });
  });
});
