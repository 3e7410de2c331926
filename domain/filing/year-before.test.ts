import { describe, expect, it } from 'vitest';
import type { Answers, Form } from '../definition';
import { findReportForm } from '../programs/reports';
import { computeAnswers } from './compute';
import { addYearBefore, selectRowsOfYearBefore } from './year-before';

const ctx = { batchYear: 2027, today: '2027-03-10', settings: {} };
const APPROVED: Answers = {
  operationData: [
    { affiliation_year: 2024, operating_revenue: 800 },
    { affiliation_year: 2025, operating_revenue: 1000 },
  ],
};
const answers: Answers = { operationData: [{ affiliation_year: 2026, operating_revenue: 1200 }] };

describe(selectRowsOfYearBefore, () => {
  it('returns the last approved year, from which a report computes its growth', async () => {
    const form = (await findReportForm('gazelle/2026.1/report_gazelle')?.load()) as Form;
    const growthIn = (known: Form) =>
      (computeAnswers(known, answers, ctx).operationData as Record<string, unknown>[])[0]?.revenue_growth;
    expect(growthIn(form) ?? null).toBeNull();
    const before = selectRowsOfYearBefore(form, APPROVED, ctx.batchYear);
    expect(before).toEqual({ operationData: [{ affiliation_year: 2025, operating_revenue: 1000 }] });
    expect(growthIn(addYearBefore(form, before))).toBe(20);
  });

  it('returns nothing where the approved filing ends earlier', async () => {
    const form = (await findReportForm('gazelle/2026.1/report_gazelle')?.load()) as Form;
    const before = selectRowsOfYearBefore(form, APPROVED, 2029);
    expect(before).toEqual({});
    expect(addYearBefore(form, before)).toBe(form);
  });
});
