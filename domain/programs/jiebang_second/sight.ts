import type { Reader, Sight } from '../../definition';
import type { JiebangSecondAnswers } from './answers.generated';

/** The demand side files the result, also where the bidder has filed the project (workflow: open-bid chain). */
export const sightOf = ({ demand_link }: JiebangSecondAnswers, { creditCode }: Reader): Sight =>
  demand_link.demander_code === creditCode ? 'whole' : 'none';
