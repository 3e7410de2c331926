import { describe, expect, it } from 'vitest';
import { periodText } from './calendar';
import { correctionReminderOn, reminderOn } from './reminders';
import { REPORT_STATUSES, reportStatusOn, reportSteps } from './status';
import { type Approval, NATIONAL_ZONE, owedBy, reportTasks } from './tasks';

const approval = (over: Partial<Approval>): Approval => ({
  id: 'f1',
  program: 'keyproject',
  approvedOn: '2025-06-20',
  grant: 80,
  span: { from: '2025-07-01', to: '2027-06-30' },
  milestones: [],
  acceptedOn: null,
  ...over,
});
const owed = (over: Partial<Approval>, today: string) =>
  owedBy(approval(over), today).map(({ code, period, openOn, dueOn }) => [code, period, openOn, dueOn]);

describe('reports that are owed', () => {
  it('by a project: each year, in its middle, and at its end, known sixty days before they open', () => {
    expect(owed({}, '2025-10-01')).toEqual([]);
    expect(owed({}, '2026-05-01')).toEqual([
      ['project_annual', '2025', '2026-01-04', '2026-01-31'],
      ['project_midterm', '2025-07-01/2026-06-30', '2026-06-30', '2026-07-30'],
    ]);
    expect(owed({}, '2027-06-01').slice(-2)).toEqual([
      ['project_acceptance', '2025-07-01/2027-06-30', '2027-05-31', '2027-09-30'],
      ['science_report', '2025-07-01/2027-06-30', '2027-05-31', '2027-09-30'],
    ]);
  });

  it('not by a project approved in the last quarter, too short, or with too small a grant', () => {
    const codes = owed({ approvedOn: '2025-10-01', grant: 49.99 }, '2027-06-01').map(([code, year]) => [
      code,
      year,
    ]);
    expect(codes).toEqual([
      ['project_annual', '2026'],
      ['project_midterm', '2025-07-01/2026-06-30'],
      ['project_acceptance', '2025-07-01/2027-06-30'],
    ]);
    const short = owed({ span: { from: '2025-07-01', to: '2027-06-29' } }, '2026-07-01');
    expect(short.map(([code]) => code)).toEqual(['project_annual']);
  });

  it('for three years after the acceptance, and no progress any more', () => {
    const later = owed({ acceptedOn: '2027-10-20' }, '2031-12-31').map(([code, year]) => `${code} ${year}`);
    expect(later).toEqual([
      'project_annual 2025',
      'project_annual 2026',
      'project_midterm 2025-07-01/2026-06-30',
      'project_acceptance 2025-07-01/2027-06-30',
      'science_report 2025-07-01/2027-06-30',
      'project_followup 2027',
      'project_followup 2028',
      'project_followup 2029',
    ]);
  });

  it('by holders of a certificate while it is valid, once for the company', () => {
    const all = owedBy(approval({ program: 'hightech', approvedOn: '2025-03-31', span: null }), '2032-01-01');
    expect(all.map(({ code, period, subject }) => [code, period, subject])).toEqual([
      ['torch_annual', '2024', ''],
      ['torch_annual', '2025', ''],
      ['torch_annual', '2026', ''],
      ['torch_annual', '2027', ''],
      ['hightech_annual', '2024', ''],
      ['hightech_annual', '2025', ''],
      ['hightech_annual', '2026', ''],
      ['hightech_annual', '2027', ''],
    ]);
  });

  it('by companies of a national zone from the time that they are known, with no approval behind', () => {
    const zone = approval({ program: NATIONAL_ZONE, approvedOn: '2026-04-01', span: null });
    expect(owedBy(zone, '2026-10-01')).toEqual([]);
    expect(owedBy(zone, '2026-12-01')).toMatchObject([
      { code: 'torch_annual', period: '2026', filingId: null },
    ]);
  });

  it('for each half-year, service year, milestone and project year', () => {
    const half = owed({ program: 'incubation_carrier', approvedOn: '2026-02-01' }, '2026-06-10');
    expect(half).toEqual([['carrier_statistics', '2026H1', '2026-07-01', '2026-07-31']]);
    const served = owed(
      { program: 'scientistadvisor', span: { from: '2025-07-01', to: '2027-03-31' } },
      '2027-03-01',
    );
    expect(served.map(([, period, open, due]) => [period, open, due])).toEqual([
      ['2025-07-01/2026-06-30', '2026-06-30', '2026-07-30'],
      ['2026-07-01/2027-03-31', '2027-03-31', '2027-04-30'],
    ]);
    const milestones = [{ row: 'm1', name: '样机', day: '2026-05-16' }];
    const [report] = owedBy(
      approval({ program: 'jiebang_second', milestones, grant: 1 }),
      '2026-05-01',
    ).slice(-1);
    expect(report).toMatchObject({
      code: 'jiebang_milestone',
      openOn: '2026-05-01',
      dueOn: '2026-05-31',
      about: '样机',
    });
    const settled = owed({ program: 'foreignproject' }, '2026-12-01').map(
      ([code, period]) => `${code} ${period}`,
    );
    expect(settled).toEqual(['foreign_settlement 2025', 'foreign_settlement 2026']);
  });

  it('under fifteen codes, each with a form', () => {
    expect(new Set(reportTasks.map(({ code }) => code)).size).toBe(15);
  });
});

describe('the status of a report', () => {
  const days = { openOn: '2026-01-04', dueOn: '2026-01-31' };

  it.each([
    ['2026-01-03', 'upcoming'],
    ['2026-01-04', 'open'],
    ['2026-01-31', 'open'],
    ['2026-02-01', 'overdue'],
  ])('follows the calendar on %s', (today, status) => {
    expect(reportStatusOn({ ...days, settled: null }, today)).toBe(status);
    expect(reportStatusOn({ ...days, settled: 'passed' }, today)).toBe('passed');
  });

  it('lets offices decide about what was filed, and the city alone exempt', () => {
    const steps = (role: 'reviewer' | 'administrator' | 'owner') =>
      REPORT_STATUSES.flatMap((status) => reportSteps(status, role).map((step) => `${status} ${step}`));
    expect(steps('reviewer')).toEqual(['submitted pass', 'submitted return']);
    expect(steps('administrator')).toEqual([
      'open exempt',
      'overdue exempt',
      'submitted pass',
      'submitted return',
    ]);
    expect(steps('owner')).toEqual([]);
  });
});

describe('reminders', () => {
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
    ['2026-02-01', 'overdue-0', -1],
    ['2026-02-07', 'overdue-0', -7],
    ['2026-02-08', 'overdue-1', -8],
  ])('on %s are at the stage %s', (today, stage, left) => {
    const reminder = reminderOn(days, today);
    expect([
      reminder?.stage,
      reminder && (reminder.stage.startsWith('overdue') ? -reminder.days : reminder.days),
    ]).toEqual([stage, left ?? null]);
  });
});

it('reminds of a correction two days and one before it is due, and every seven days once it is late', () => {
  const days = ['08', '15', '16', '17', '18', '25'].map((day) =>
    correctionReminderOn('2026-06-17', `2026-06-${day}`),
  );
  expect(days.map((reminder) => reminder && [reminder.stage, reminder.days])).toEqual([
    null,
    ['due-2', 2],
    ['due-1', 1],
    ['due-1', 0],
    ['overdue-0', 1],
    ['overdue-1', 8],
  ]);
});

it('says a period in words', () => {
  expect(['2025', '2025H2', '2025-01-01/2026-12-31'].map((period) => periodText(period))).toEqual([
    { zh: '2025年度', en: '2025' },
    { zh: '2025年下半年', en: 'Second half of 2025' },
    { zh: '2025-01-01至2026-12-31', en: '2025-01-01 to 2026-12-31' },
  ]);
  expect(periodText('m1', '样机')).toEqual({ zh: '样机', en: '样机' });
});
