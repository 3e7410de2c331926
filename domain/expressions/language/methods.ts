/** The methods that an expression may call: those that make nothing but a value of what they are given. */
import { type Evaluation, takeSteps } from './evaluation';

const LIST_METHODS: ReadonlySet<string> = new Set([
  'at',
  'every',
  'filter',
  'find',
  'findIndex',
  'flatMap',
  'includes',
  'indexOf',
  'join',
  'map',
  'reduce',
  'slice',
  'some',
]);

const TEXT_METHODS: ReadonlySet<string> = new Set([
  'endsWith',
  'includes',
  'indexOf',
  'slice',
  'startsWith',
  'trim',
]);

const MATH_METHODS: ReadonlySet<string> = new Set(['abs', 'ceil', 'floor', 'max', 'min', 'round', 'sqrt']);

const MATH: unknown = Math;

/** Calls a method of a list, a text or of `Math`. Throws for a missing value, and for any other method. */
export function callMethod(
  evaluation: Evaluation,
  value: unknown,
  method: string,
  getArguments: () => unknown[],
): unknown {
  const isKnown =
    value === MATH
      ? MATH_METHODS.has(method)
      : Array.isArray(value)
        ? LIST_METHODS.has(method)
        : typeof value === 'string' && TEXT_METHODS.has(method);
  if (!isKnown) throw new TypeError(`no method ${method}`);
  takeSteps(evaluation, Array.isArray(value) ? value.length + 1 : 1);
  const use = (value as Record<string, (...values: unknown[]) => unknown>)[method];
  return use?.apply(value, getArguments());
}
