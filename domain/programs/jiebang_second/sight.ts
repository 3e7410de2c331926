import type { FilingVisibility, RequestingCompany } from '../../definition';
import type { JiebangSecondAnswers } from './answers.generated';

/**
 * Shows the whole filing to the demand side, which files the result even where the bidder has filed the project (workflow:
 * open-bid chain).
 */
export const computeVisibility = (
  { demand_link }: JiebangSecondAnswers,
  { creditCode }: RequestingCompany,
): FilingVisibility => (demand_link.demander_code === creditCode ? 'whole' : 'none');
