import { isFilledIn } from '../../expressions/choices';
import { avg } from '../../expressions/tables';
import type { GazelleAnswers } from './answers.generated';

/**
 * Mean of the yearly shares of technology investment in revenue, in percent and not rounded; years without revenue are left
 * out. Null until every year has both figures.
 */
export const averageResearchRatio = (years: GazelleAnswers['operationData']): number | null =>
  years.every(isGiven)
    ? avg(
        years.filter((year) => year.operating_revenue > 0),
        (year) => (year.research_investment / year.operating_revenue) * 100,
      )
    : null;

const isGiven = (year: GazelleAnswers['operationData'][number]): boolean =>
  isFilledIn(year.operating_revenue) && isFilledIn(year.research_investment);
