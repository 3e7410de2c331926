import { avg } from '../../expressions/tables';
import type { GazelleAnswers } from './answers';

/** Mean of the yearly shares of technology investment in revenue, in percent and not rounded; years without revenue are left out. */
export const averageResearchRatio = (years: GazelleAnswers['operationData']): number | null =>
  avg(
    years.filter((year) => year.operating_revenue > 0),
    (year) => (year.research_investment / year.operating_revenue) * 100,
  );
