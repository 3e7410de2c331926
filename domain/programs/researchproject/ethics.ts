import type { ResearchprojectAnswers } from './answers.generated';

/** True if the work concerns people, animals, human genetic resources or biosafety, and so needs an ethics review. */
export const needsReview = (ethics: ResearchprojectAnswers['ethics']): boolean =>
  ethics.eth_human || ethics.eth_animal || ethics.eth_genetic || ethics.eth_biosafety;
