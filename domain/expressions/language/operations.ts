/** One closure for each operator: a common one would be slower by its call. Numbers and literals take the shorter way. */
import type { NodeEvaluator } from './evaluate';
import { countTextSteps, LONG_TEXT, takeSteps } from './evaluation';
import type { BinaryOperator } from './tree';
import { add, toNumber, toPrimitive } from './values';

type Operation = (left: NodeEvaluator, right: NodeEvaluator) => NodeEvaluator;

/** Long texts are compared in steps, whatever the other one is. */
const counted = (value: unknown): unknown => {
  if (typeof value === 'string' && value.length >= LONG_TEXT) takeSteps(countTextSteps(value));
  return value;
};

const ordered = (value: unknown): number =>
  (typeof value === 'number' ? value : counted(toPrimitive(value))) as number;

export const OPERATIONS: Record<BinaryOperator, Operation> = {
  '+': (left, right) => (scope, frame) => {
    const a = left(scope, frame);
    const b = right(scope, frame);
    return typeof a === 'number' && typeof b === 'number' ? a + b : add(a, b);
  },
  '-': (left, right) => (scope, frame) => toNumber(left(scope, frame)) - toNumber(right(scope, frame)),
  '*': (left, right) => (scope, frame) => toNumber(left(scope, frame)) * toNumber(right(scope, frame)),
  '/': (left, right) => (scope, frame) => toNumber(left(scope, frame)) / toNumber(right(scope, frame)),
  '%': (left, right) => (scope, frame) => toNumber(left(scope, frame)) % toNumber(right(scope, frame)),
  '===': (left, right) => (scope, frame) => counted(left(scope, frame)) === right(scope, frame),
  '!==': (left, right) => (scope, frame) => counted(left(scope, frame)) !== right(scope, frame),
  '<': (left, right) => (scope, frame) => ordered(left(scope, frame)) < ordered(right(scope, frame)),
  '<=': (left, right) => (scope, frame) => ordered(left(scope, frame)) <= ordered(right(scope, frame)),
  '>': (left, right) => (scope, frame) => ordered(left(scope, frame)) > ordered(right(scope, frame)),
  '>=': (left, right) => (scope, frame) => ordered(left(scope, frame)) >= ordered(right(scope, frame)),
};

type LiteralOperation = (left: NodeEvaluator, value: never) => NodeEvaluator;

/** Operations whose right side is a number, or for equality any short literal. */
export const LITERAL_OPERATIONS: Record<BinaryOperator, LiteralOperation> = {
  '+': (left, value: number) => (scope, frame) => {
    const a = left(scope, frame);
    return typeof a === 'number' ? a + value : add(a, value);
  },
  '-': (left, value: number) => (scope, frame) => toNumber(left(scope, frame)) - value,
  '*': (left, value: number) => (scope, frame) => toNumber(left(scope, frame)) * value,
  '/': (left, value: number) => (scope, frame) => toNumber(left(scope, frame)) / value,
  '%': (left, value: number) => (scope, frame) => toNumber(left(scope, frame)) % value,
  '===': (left, value: unknown) => (scope, frame) => left(scope, frame) === value,
  '!==': (left, value: unknown) => (scope, frame) => left(scope, frame) !== value,
  '<': (left, value: number) => (scope, frame) => ordered(left(scope, frame)) < value,
  '<=': (left, value: number) => (scope, frame) => ordered(left(scope, frame)) <= value,
  '>': (left, value: number) => (scope, frame) => ordered(left(scope, frame)) > value,
  '>=': (left, value: number) => (scope, frame) => ordered(left(scope, frame)) >= value,
};
