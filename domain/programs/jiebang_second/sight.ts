import type { FilingVisibility, RequestingCompany } from '../../definition';
import type { JiebangSecondAnswers } from './answers.generated';

/** The demand side files the result, also where the bidder has filed the project (workflow: open-bid chain). */
export const sightOf = (
  { demand_link }: JiebangSecondAnswers,
  { creditCode }: RequestingCompany,
): FilingVisibility => (demand_link.demander_code === creditCode ? 'whole' : 'none');
