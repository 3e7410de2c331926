import type { Answers, ContinuationConditions, FormScope } from '../../definition';
import type { JiebangSecondAnswers } from './answers.generated';

/** The part of a demand that the second stage reads. */
type Demand = {
  demand: { expect_grant: number; end_date: string };
  bidder_terms: { selection_method: string };
  tech_indicators: { indicator: string }[];
};

/** Creates the check of a rule that compares the second stage with its demand. */
export const besideDemand =
  (check: (scope: FormScope<JiebangSecondAnswers>, demand: Demand) => boolean) =>
  (scope: FormScope<JiebangSecondAnswers>, other: Answers): boolean =>
    check(scope, other as Demand);

/** One approved project per demand; where the selection method is a race, several bidders work side by side (JS-E1). */
export const continuation: ContinuationConditions = {
  bySeveral: { path: 'bidder_terms.selection_method', is: 'race' },
};
