import type { ResearchprojectAnswers } from './answers.generated';

/** The work concerns people, animals, human genetic resources or biosafety. */
export const needsReview = (ethics: ResearchprojectAnswers['ethics']): boolean =>
  ethics.eth_human || ethics.eth_animal || ethics.eth_genetic || ethics.eth_biosafety;
