import { EvaluationLimitExceeded } from './faults';

/** One evaluation of an expression: its scope, and the steps that are left. */
export interface Evaluation {
  scope: object;
  steps: number;
}

/** Counts steps of an evaluation. Throws when it has no more. */
export function takeSteps(evaluation: Evaluation, count: number): void {
  evaluation.steps -= count;
  if (evaluation.steps < 0) throw new EvaluationLimitExceeded();
}
