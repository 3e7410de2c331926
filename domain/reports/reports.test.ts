import { describe, expect, it } from 'vitest';
import { formatPeriod, formatProjectPeriod } from './calendar';
import { computeReportStatus, getStatusByResult, listReportSteps, REPORT_STATUSES } from './status';

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

describe(getStatusByResult, () => {
  it.each([
    [null, null],
    ['submitted', 'submitted'],
    ['expert_review', 'submitted'],
    ['returned', 'returned'],
    ['approved', 'passed'],
    ['rejected', null],
    ['revoked', null],
  ] as const)('makes of a result that is %s a report that is %s', (result, status) => {
    expect(getStatusByResult(result)).toBe(status);
  });
});

describe(formatPeriod, () => {
  it('returns a period in words', () => {
    expect(['2025', '2025H2', '2025-01-01/2026-12-31'].map((period) => formatPeriod(period))).toMatchObject([
      { zh: '2025年度', en: '2025' },
      { zh: '2025年下半年', en: 'Second half of 2025' },
      { zh: '2025-01-01至2026-12-31', en: '1 Jan 2025 to 31 Dec 2026' },
    ]);
    expect(formatPeriod('m1', '样机')).toEqual({ zh: '样机', en: '样机' });
  });
});

describe(formatProjectPeriod, () => {
  it('returns the period after the name of the project, or alone without a name', () => {
    const period = formatPeriod('2025');
    expect(formatProjectPeriod('智能产线', period)).toMatchObject({
      zh: '智能产线，2025年度',
      en: '智能产线, 2025',
    });
    for (const none of [null, ' ']) expect(formatProjectPeriod(none, period)).toBe(period);
  });
});
