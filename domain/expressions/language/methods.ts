/** The methods that an expression may call: those that make nothing but a value of what they are given. */
import { countSteps, takeSteps } from './evaluation';

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

/** True for a method that an expression may call. */
export function hasMethod(value: unknown, method: string): boolean {
  if (value === MATH) return MATH_METHODS.has(method);
  if (Array.isArray(value)) return LIST_METHODS.has(method);
  return typeof value === 'string' && TEXT_METHODS.has(method);
}

/** Calls a method of a list, a text or of `Math`. Throws for a missing value, and for any other method. */
export function callMethod(value: unknown, method: string, given: unknown[]): unknown {
  if (!hasMethod(value, method)) throw new TypeError(`no method ${method}`);
  takeSteps(countSteps(value) + 1);
  const use = (value as Record<string, (...values: unknown[]) => unknown>)[method];
  const found = use?.apply(value, given);
  // A list of lists made one is longer than the list that it was made of.
  if (method === 'flatMap') takeSteps(countSteps(found));
  return found;
}
