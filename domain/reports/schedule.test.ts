import { describe, expect, it } from 'vitest';
import type { ReportSchedule } from '../definition';
import { type ApprovalFacts, getMilestoneDay, planBySchedule } from './schedule';

const approval: ApprovalFacts = {
  id: 'f1',
  approvedOn: '2025-06-20',
  grant: 49.99,
  span: { from: '2025-07-01', to: '2027-06-30' },
  milestones: [{ row: 'm1', name: '样机', day: '2026-03-01' }],
  acceptedOn: null,
};

const plan = (schedule: ReportSchedule, over: Partial<ApprovalFacts> = {}, until = '2029-01-01') =>
  planBySchedule(schedule, { ...approval, ...over }, until).map(
    ({ period, openOn, dueOn }) => `${period} ${openOn} ${dueOn}`,
  );

describe(planBySchedule, () => {
  const yearly = { open: '03-01', due: '04-30' };

  it('plans the last years of a recognition as long as it is valid', () => {
    expect(plan({ calendar: 'last_year', ...yearly, validMonths: 24 })).toEqual([
      '2024 2025-03-01 2025-04-30',
      '2025 2026-03-01 2026-04-30',
      '2026 2027-03-01 2027-04-30',
    ]);
  });

  it('plans the years of a project from the one before whose last quarter it was approved', () => {
    const running: ReportSchedule = {
      calendar: 'last_year',
      ...yearly,
      whileRunning: true,
      approvedBefore: '10-01',
    };
    expect(plan(running, { approvedOn: '2025-10-01' })).toEqual([
      '2026 2027-03-01 2027-04-30',
      '2027 2028-03-01 2028-04-30',
    ]);
    expect(plan(running, { span: null })).toEqual([]);
  });

  it('plans no report of an accepted project that its acceptance ends', () => {
    const running: ReportSchedule = { calendar: 'last_year', ...yearly, whileRunning: true };
    for (const [acceptedOn, years] of [
      ['2026-04-30', ['2024']],
      ['2026-05-01', ['2024', '2025']],
    ] as const)
      expect(plan(running, { acceptedOn }).map((each) => each.slice(0, 4))).toEqual(years);
    const milestones: ReportSchedule = { calendar: 'milestones', daysBefore: 1, daysAfter: 3 };
    expect(plan(milestones, { acceptedOn: '2026-03-05' })).toEqual([]);
    const lasting: ReportSchedule = { calendar: 'last_year', ...yearly, validMonths: 12 };
    expect(plan(lasting, { acceptedOn: '2025-07-01' })).toEqual(plan(lasting));
  });

  it('plans the years, the middle and the end of a project', () => {
    expect(plan({ calendar: 'this_year', open: '11-01', due: '11-30' })).toEqual([
      '2025 2025-11-01 2025-11-30',
      '2026 2026-11-01 2026-11-30',
      '2027 2027-11-01 2027-11-30',
    ]);
    expect(plan({ calendar: 'middle', dueDays: 10, fromMonths: 24 })).toEqual([
      '2025-07-01/2026-06-30 2026-06-30 2026-07-10',
    ]);
    expect(plan({ calendar: 'middle', dueDays: 10, fromMonths: 25 })).toEqual([]);
    const end: ReportSchedule = { calendar: 'end', openMonths: 3, dueMonths: 2 };
    expect(plan(end)).toEqual(['2025-07-01/2027-06-30 2027-03-30 2027-08-30']);
    expect(plan({ ...end, grantFrom: 50 })).toEqual([]);
    expect(plan({ ...end, grantFrom: 50 }, { grant: 50 })).toHaveLength(1);
  });

  it('plans half-years, service years, milestones, and years after the acceptance', () => {
    const half: ReportSchedule = {
      calendar: 'half_years',
      first: { open: '07-01', due: '07-15' },
      second: { open: '01-04', due: '01-31' },
    };
    expect(plan(half, {}, '2024-12-31')).toEqual([
      '2024H1 2024-07-01 2024-07-15',
      '2024H2 2025-01-04 2025-01-31',
    ]);
    expect(
      plan({ calendar: 'service_years', dueDays: 5 }, { span: { from: '2025-07-01', to: '2026-12-31' } }),
    ).toEqual(['2025-07-01/2026-06-30 2026-06-30 2026-07-05', '2026-07-01/2026-12-31 2026-12-31 2027-01-05']);
    expect(plan({ calendar: 'milestones', daysBefore: 1, daysAfter: 3 })).toEqual([
      'm1 2026-02-28 2026-03-04',
    ]);
    const after: ReportSchedule = { calendar: 'after_acceptance', years: 2, ...yearly };
    expect(plan(after)).toEqual([]);
    expect(plan(after, { acceptedOn: '2027-10-20' })).toEqual([
      '2027 2028-03-01 2028-04-30',
      '2028 2029-03-01 2029-04-30',
    ]);
  });
});

describe(getMilestoneDay, () => {
  it('returns the day of the milestone, whatever the office made of the last day of filing', () => {
    expect(getMilestoneDay({ calendar: 'milestones', daysBefore: 15, daysAfter: 15 }, '2026-05-01')).toBe(
      '2026-05-16',
    );
    expect(getMilestoneDay({ calendar: 'middle', dueDays: 15 }, '2026-05-01')).toBeNull();
  });
});
