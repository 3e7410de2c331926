/**
 * The five ways to qualify ("tracks"); one of them is enough (辽科创办发〔2021〕2号). Money is in 万元, growth is compound over three
 * years and compared before rounding.
 */

import type { Figure, FormScope } from '../../definition';
import { countMonths, dec31 } from '../../expressions/dates';
import { above, isThresholdReached, least, most, selectDecidingFigure } from '../../expressions/figures';
import { cagr } from '../../expressions/numbers';
import type { GazelleAnswers } from './answers.generated';

type Facts = FormScope<GazelleAnswers>;

/** Months from registration to the end of the last data year. */
export const monthsSinceRegistration = ({ baseData, ctx }: Facts): number =>
  countMonths(baseData.registered_date, dec31(ctx.batchYear - 1));

const revenue = ({ yr, operationData }: Facts, offset: number): number =>
  yr(operationData, 'operating_revenue', offset);

const employees = ({ yr, operationData }: Facts, offset: number): number =>
  yr(operationData, 'employees', offset);

/** Growth of revenue: above 10 million yuan in the base year, and at least 20% a year. */
export const revenueGrowth = (facts: Facts): Figure | null =>
  selectDecidingFigure(
    above(revenue(facts, -4), 1000, '10k_yuan'),
    least(cagr(revenue(facts, -4), revenue(facts, -1)), 20, 'percent'),
  );

export const revenueRiseLastYear = (facts: Facts): Figure | null =>
  above(revenue(facts, -1), revenue(facts, -2) ?? undefined, '10k_yuan');

/**
 * Growth of employees: above 100 people in the base year, at least 30% a year, and more in the last year than in the one
 * before.
 */
export const employeeGrowth = (facts: Facts): Figure | null =>
  selectDecidingFigure(
    above(employees(facts, -4), 100, 'person'),
    least(cagr(employees(facts, -4), employees(facts, -1)), 30, 'percent'),
    above(employees(facts, -1), employees(facts, -2) ?? undefined, 'person'),
  );

/** Venture capital: one investment of 10 million yuan or more. */
export const largestInvestment = ({ indicators }: Facts): Figure | null =>
  least(indicators.max_single_investment, 1000, '10k_yuan');

const revenueWithin = (facts: Facts, ofMonths: number, amount: number): Figure | null =>
  selectDecidingFigure(
    most(monthsSinceRegistration(facts), ofMonths, 'month'),
    least(revenue(facts, -1), amount, '10k_yuan'),
  );

/** Revenue of 500 million yuan last year, no more than five years after registration. */
export const revenueIn5Years = (facts: Facts): Figure | null => revenueWithin(facts, 60, 50_000);

/** Revenue of 1 billion yuan last year, no more than ten years after registration. */
export const revenueIn10Years = (facts: Facts): Figure | null => revenueWithin(facts, 120, 100_000);

const conditions: Record<string, (facts: Facts) => (Figure | null)[]> = {
  revenue_growth: (facts) => [revenueGrowth(facts), revenueRiseLastYear(facts)],
  employee_growth: (facts) => [employeeGrowth(facts)],
  venture_capital: (facts) => [largestInvestment(facts)],
  within5_500m: (facts) => [revenueIn5Years(facts)],
  within10_1b: (facts) => [revenueIn10Years(facts)],
};

/** The tracks whose conditions the answers meet, by the values of the dictionary of tracks. */
export const matchedTracks = (facts: Facts): string[] =>
  Object.entries(conditions).flatMap(([track, figures]) =>
    figures(facts).every(isThresholdReached) ? [track] : [],
  );
