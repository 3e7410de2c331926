import { describe, expect, it } from 'vitest';
import { buildMonthRows, buildStageRows, buildStepRows, computeDaysWithin } from './course';
import { getMarkName } from './labels';
import { MARK, STAGES, TIMED_STEPS } from './marks';

const counts = [
  { mark: 'sent.2026-03', filings: 5, asked: 5 },
  { mark: 'sent.2025-03', filings: 2, asked: 0 },
  { mark: 'decided.2026-12', filings: 1, asked: 1 },
  { mark: 'first', filings: 9, asked: 4 },
  { mark: 'lost.first', filings: 3, asked: 1 },
  { mark: 'days.first.3', filings: 9, asked: 3 },
  { mark: 'days.first.12', filings: 1, asked: 1 },
  { mark: 'days.city.1', filings: 1, asked: 0 },
];

describe(buildMonthRows, () => {
  it('returns each month of the year beside the same month of the year before', () => {
    const months = buildMonthRows(counts, 2026);
    expect(months).toHaveLength(12);
    expect(months[2]).toEqual({ month: 3, sent: 5, sentBefore: 2, decided: 0, decidedBefore: 0 });
    expect(months[11]).toMatchObject({ sent: 0, decided: 1 });
  });

  it('buildStageRows counts filings at each stage of the year, and those lost after it', () => {
    expect(buildStageRows(counts, 7).map(({ stage, filings, lost }) => [stage, filings, lost])).toEqual([
      ['sent', 7, 0],
      ['first', 4, 1],
      ['experts', 0, 0],
      ['notice', 0, 0],
      ['approved', 0, 0],
    ]);
  });

  it('buildStepRows returns median and 90th percentile of days by nearest rank, null where too few have ended', () => {
    const [first, city] = buildStepRows(counts);
    expect(first).toEqual({ step: 'first', filings: 4, median: 3, ninetieth: 12 });
    expect(city).toEqual({ step: 'city', filings: 0, median: null, ninetieth: null });
    const ten = Array.from({ length: 10 }, (_, i) => ({ days: i + 1, filings: 1 }));
    expect([computeDaysWithin(ten, 0.5), computeDaysWithin(ten, 0.9), computeDaysWithin([], 0.5)]).toEqual([
      5,
      9,
      null,
    ]);
  });
});

describe('MARK', () => {
  const person = '3f1c2d4e-0000-4000-8000-00000000000a';

  it('matches the names of marks and nothing else', () => {
    for (const mark of [
      'sent.2026-03',
      'decided.2026-12',
      ...STAGES.slice(1),
      'again.city',
      `by.${person}`,
      'returned',
      'industry.C35',
      'returned,industry.C35',
    ])
      expect([mark, MARK.test(mark)]).toEqual([mark, true]);
    for (const mark of [
      'days.first.3',
      'sent.2026',
      'by.me',
      'first;',
      '',
      'first,',
      'first,experts,notice',
      "first' or 1=1",
    ])
      expect([mark, MARK.test(mark)]).toEqual([mark, false]);
  });

  it('getMarkName returns its name in words', () => {
    const zh = (mark: string, who?: string) => getMarkName(mark, who).zh;
    expect(zh('sent.2026-03')).toBe('2026-03 首次提交');
    expect(zh('lost.sent')).toBe('“提交”之后不通过');
    expect(zh(`back.${person}`, '王审核')).toBe('王审核 退回过');
    expect(zh('returned')).toBe('退回过');
    expect(zh('industry.C35')).toBe('专用设备制造业');
    expect(zh(`by.${person}`)).toBe('其他人员 办理过');
    expect(TIMED_STEPS.map((step) => getMarkName(`timed.${step}`).en)).toContain('Completed: First review');
  });
});
