/**
 * The steps of the evaluation that runs. There is one at a time: an expression that needs another one, or calls a helper that calls
 * it back, shares its steps with it.
 */
import { EvaluationLimitExceeded } from './faults';
import { EXPRESSION_LIMITS } from './limits';

let stepsLeft = 0;
/** Steps that the outermost evaluation began with. */
let stepsGiven = 0;
/** True while an evaluation runs: those within it are part of it. */
let isRunning = false;

/**
 * Sizes of the lists and records made in this evaluation that hold lists or long texts: going over one of them goes over all that
 * it holds. Null while there are none, as nearly always.
 */
let sizes: WeakMap<object, number> | null = null;

/** Steps that are left to the evaluations of a check together; endless outside of one. */
let stepsOfCheck = Number.POSITIVE_INFINITY;

/**
 * Runs a check of a filing, whose evaluations share a number of steps: a form of many rules cannot take all of its own for each.
 * One that has none left cannot be said yet, as one that exceeds its own.
 */
export function runWithinCheck<Result>(check: () => Result): Result {
  if (stepsOfCheck < Number.POSITIVE_INFINITY) return check();
  stepsOfCheck = EXPRESSION_LIMITS.stepsOfCheck;
  try {
    return check();
  } finally {
    stepsOfCheck = Number.POSITIVE_INFINITY;
  }
}

/** Runs `evaluate`, which takes `steps` itself; the outermost evaluation begins with all its steps. */
export function runEvaluation<ParameterFrame>(
  evaluate: (scope: object, frame: ParameterFrame) => unknown,
  scope: object,
  frame: ParameterFrame,
  steps: number,
): unknown {
  if (isRunning) {
    takeSteps(steps);
    return evaluate(scope, frame);
  }
  stepsGiven = Math.min(EXPRESSION_LIMITS.steps, stepsOfCheck);
  stepsLeft = stepsGiven - steps;
  sizes = null;
  isRunning = true;
  try {
    if (stepsLeft < 0) throw new EvaluationLimitExceeded();
    return evaluate(scope, frame);
  } finally {
    isRunning = false;
    stepsOfCheck -= stepsGiven - Math.max(stepsLeft, 0);
  }
}

/** Counts steps of the evaluation that runs. Throws when it has no more. */
export function takeSteps(count: number): void {
  stepsLeft -= count;
  if (stepsLeft < 0) throw new EvaluationLimitExceeded();
}

/** The same where a helper goes over more than it is given; it costs nothing outside an evaluation. */
export function takeHelperSteps(count: number): void {
  if (isRunning) takeSteps(count);
}

/** True where an evaluation that still runs has no more steps: nothing in it may go on. */
export const isExhausted = (fault: unknown): boolean => isRunning && fault instanceof EvaluationLimitExceeded;

/** Characters of a text that are gone over in one step, as a power of two; shorter texts cost nothing of their own. */
const TEXT_STEP = 6;

/** Characters from which a text costs steps. */
export const LONG_TEXT = 1 << TEXT_STEP;

export const countTextSteps = (text: string): number => text.length >> TEXT_STEP;

/** Steps of going over a value once, with all that it holds. */
export function countSteps(value: unknown): number {
  if (typeof value === 'string') return countTextSteps(value);
  if (typeof value !== 'object' || value === null) return 0;
  return sizes?.get(value) ?? (Array.isArray(value) ? value.length : 0);
}

/** Counts what the items of a new list or record hold beside themselves, and remembers it. */
export function holdItems<Made extends object>(made: Made, items: readonly unknown[]): Made {
  let held = 0;
  for (const item of items)
    if (typeof item === 'string' ? item.length > LONG_TEXT : typeof item === 'object')
      held += countSteps(item);
  if (held === 0) return made;
  takeSteps(held);
  sizes ??= new WeakMap();
  sizes.set(made, items.length + held);
  return made;
}

/** The same for a list of items that were counted when they were made: it costs something only where some hold others. */
export const holdSelected = (list: unknown[]): unknown[] => (sizes ? holdItems(list, list) : list);
