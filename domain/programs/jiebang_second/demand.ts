import type { Answers, Continuation, Scope } from '../../definition';
import type { JiebangSecondAnswers } from './answers.generated';

/** What the second stage reads of the demand that it answers. */
type Demand = {
  demand: { expect_grant: number; end_date: string };
  bidder_terms: { selection_method: string };
  tech_indicators: { indicator: string }[];
};

/** What must hold beside the demand. */
export const besideDemand =
  (check: (scope: Scope<JiebangSecondAnswers>, demand: Demand) => boolean) =>
  (scope: Scope<JiebangSecondAnswers>, other: Answers): boolean =>
    check(scope, other as Demand);

/** One approved project per demand; in a race several bidders work side by side (JS-E1). */
export const continuation: Continuation = {
  bySeveral: (other) => (other as Demand).bidder_terms.selection_method === 'race',
};
