/**
 * The five ways to qualify; one of them is enough (辽科创办发〔2021〕2号). Money is in 万元, growth is compound over three years
 * and compared before rounding.
 */

import type { Scope } from '../../definition';
import { dec31, months } from '../../expressions/dates';
import { cagrAtLeast } from '../../expressions/growth';
import type { GazelleAnswers } from './answers.generated';

type Facts = Scope<GazelleAnswers>;

/** Months from registration to the end of the last data year. */
export const monthsSinceRegistration = ({ baseData, ctx }: Facts): number =>
  months(baseData.registered_date, dec31(ctx.batchYear - 1));

const revenue = ({ yr, operationData }: Facts, offset: number): number =>
  yr(operationData, 'operating_revenue', offset);

const employees = ({ yr, operationData }: Facts, offset: number): number =>
  yr(operationData, 'employees', offset);

/** Base year above 10 million yuan and at least 20% a year. */
export const revenueGrew = (facts: Facts): boolean =>
  revenue(facts, -4) > 1000 && cagrAtLeast(revenue(facts, -4), revenue(facts, -1), 20);

export const revenueRoseLastYear = (facts: Facts): boolean => revenue(facts, -1) > revenue(facts, -2);

/** Base year above 100 people, at least 30% a year, and more in the last year than in the one before. */
export const employeesGrew = (facts: Facts): boolean =>
  employees(facts, -4) > 100 &&
  cagrAtLeast(employees(facts, -4), employees(facts, -1), 30) &&
  employees(facts, -1) > employees(facts, -2);

/** One investment of 10 million yuan or more. */
export const wasFunded = ({ indicators }: Facts): boolean => indicators.max_single_investment >= 1000;

export const reached500MillionIn5Years = (facts: Facts): boolean =>
  monthsSinceRegistration(facts) <= 60 && revenue(facts, -1) >= 50_000;

export const reached1BillionIn10Years = (facts: Facts): boolean =>
  monthsSinceRegistration(facts) <= 120 && revenue(facts, -1) >= 100_000;

const conditions: Record<string, (facts: Facts) => boolean> = {
  revenue_growth: (facts) => revenueGrew(facts) && revenueRoseLastYear(facts),
  employee_growth: employeesGrew,
  venture_capital: wasFunded,
  within5_500m: reached500MillionIn5Years,
  within10_1b: reached1BillionIn10Years,
};

/** The tracks that the answers meet, by the values of the list of tracks. */
export const matchedTracks = (facts: Facts): string[] =>
  Object.entries(conditions).flatMap(([track, holds]) => (holds(facts) ? [track] : []));
