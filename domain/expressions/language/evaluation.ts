/**
 * The steps of the evaluation that runs. There is one at a time: an expression that needs another one, or calls a helper that calls
 * it back, shares its steps with it.
 */
import { EvaluationLimitExceeded } from './faults';
import { EXPRESSION_LIMITS } from './limits';

let stepsLeft = 0;
let depth = 0;

/** Runs `evaluate`; the outermost evaluation begins with all its steps. */
export function runEvaluation<T>(
  evaluate: (scope: object, frame: T) => unknown,
  scope: object,
  frame: T,
): unknown {
  if (depth === 0) stepsLeft = EXPRESSION_LIMITS.steps;
  depth += 1;
  try {
    return evaluate(scope, frame);
  } finally {
    depth -= 1;
  }
}

/** Counts steps of the evaluation that runs. Throws when it has no more. */
export function takeSteps(count: number): void {
  stepsLeft -= count;
  if (stepsLeft < 0) throw new EvaluationLimitExceeded();
}

/** Characters of a text that are searched in one step. */
const SEARCHED_AT_ONCE = 64;

/** Steps of going over a value once. */
export function countSteps(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' ? Math.floor(value.length / SEARCHED_AT_ONCE) : 0;
}
