import type { Beside, Scope } from '../define';
import type { JiebangSecondAnswers } from './answers';

/** What the second stage is measured by of the demand that it answers. */
type Demand = {
  demand: { expect_grant: number; end_date: string };
  tech_indicators: { indicator: string }[];
};

/** A rule about the second stage and its demand. */
export const besideDemand = (
  check: (scope: Scope<JiebangSecondAnswers>, demand: Demand) => boolean,
): Beside<JiebangSecondAnswers> => ({
  program: 'jiebangguashuai',
  id: 'demand_link.demand_id',
  check: (scope, other) => check(scope, other as Demand),
});
