/** Calls of functions, by the number of their arguments: lists of arguments are made where there is no other way. */
import { ENDED, type NodeEvaluator, type ParameterFrame } from './evaluate';
import { countSteps, holdSelected, takeSteps } from './evaluation';
import { limitText } from './values';

export interface CompiledItem {
  value: NodeEvaluator;
  isSpread: boolean;
  /** False for what is no list and no long text, whatever it is evaluated with. */
  isCounted: boolean;
}

export type CompiledItems = readonly CompiledItem[];

type HelperFunction = (...values: unknown[]) => unknown;

/** The items of a list or of a call. */
export function compileItems(parts: CompiledItems): (scope: object, frame: ParameterFrame) => unknown[] {
  if (parts.some(({ isSpread }) => isSpread)) return compileSpread(parts);
  const [first, second, ...others] = parts.map(({ value }) => value);
  if (!first) return () => [];
  if (!second) return (scope, frame) => [first(scope, frame)];
  if (others.length === 0) return (scope, frame) => [first(scope, frame), second(scope, frame)];
  const values = parts.map(({ value }) => value);
  return (scope, frame) => values.map((value) => value(scope, frame));
}

const compileSpread =
  (parts: CompiledItems) =>
  (scope: object, frame: ParameterFrame): unknown[] => {
    const items: unknown[] = [];
    for (const { isSpread, value } of parts) {
      const found = value(scope, frame);
      if (!isSpread) items.push(found);
      else if (Array.isArray(found)) {
        takeSteps(found.length);
        for (const item of found) items.push(item);
      } else throw new TypeError('not a list');
    }
    return items;
  };

/** A helper goes over the lists and texts that it is given. */
function handOver(value: unknown): unknown {
  if (typeof value === 'object' || typeof value === 'string') takeSteps(countSteps(value));
  return value;
}

/**
 * Refuses a function that a helper gives: helpers read columns and attributes by names that a document chooses, and what every
 * object inherits under some of them makes functions of texts.
 */
function takeResult(value: unknown): unknown {
  if (typeof value === 'function') throw new TypeError('a call gives no function');
  if (typeof value === 'string') return limitText(value);
  return Array.isArray(value) ? holdSelected(value) : value;
}

const guarded = new WeakMap<HelperFunction, HelperFunction>();

/** A helper as a value: it may be called by a list, or as an argument of another one. */
export function guardHelper(use: HelperFunction): HelperFunction {
  const known = guarded.get(use);
  if (known) return known;
  const made: HelperFunction = (...values) => takeResult(use(...values.map(handOver)));
  guarded.set(use, made);
  guarded.set(made, made);
  return made;
}

function asFunction(value: unknown): HelperFunction {
  if (typeof value !== 'function') throw new TypeError('not a function');
  takeSteps(1);
  return value as HelperFunction;
}

/** The values of the arguments, counted where a helper gets them. */
const compileValues = (parts: CompiledItems, isHelper: boolean): NodeEvaluator[] =>
  parts.map(({ value, isCounted }) =>
    isHelper && isCounted ? (scope, frame) => handOver(value(scope, frame)) : value,
  );

/** `getUse` gives the function that is called; it is a helper, or was made by an expression. */
export function compileInvocation(
  getUse: NodeEvaluator,
  parts: CompiledItems,
  isHelper: boolean,
): NodeEvaluator {
  const take = isHelper ? takeResult : (value: unknown) => value;
  if (parts.length > 3 || parts.some(({ isSpread }) => isSpread)) {
    const given = compileItems(parts);
    return (scope, frame) => {
      const use = asFunction(getUse(scope, frame));
      const values = given(scope, frame);
      return take(use(...(isHelper ? values.map(handOver) : values)));
    };
  }
  const [first, second, third] = compileValues(parts, isHelper);
  if (!first) return (scope, frame) => take(asFunction(getUse(scope, frame))());
  if (!second) return (scope, frame) => take(asFunction(getUse(scope, frame))(first(scope, frame)));
  if (!third)
    return (scope, frame) =>
      take(asFunction(getUse(scope, frame))(first(scope, frame), second(scope, frame)));
  return (scope, frame) =>
    take(asFunction(getUse(scope, frame))(first(scope, frame), second(scope, frame), third(scope, frame)));
}

/** A call of a named expression, which takes the scope as well and counts for itself. */
export function compileNamedInvocation(
  getUse: () => (scope: object, ...values: unknown[]) => unknown,
  parts: CompiledItems,
): NodeEvaluator {
  const [first, second, ...others] = parts.map(({ value }) => value);
  const isSimple = others.length === 0 && !parts.some(({ isSpread }) => isSpread);
  if (!isSimple) {
    const given = compileItems(parts);
    return (scope, frame) => {
      takeSteps(1);
      return getUse()(scope, ...given(scope, frame));
    };
  }
  return (scope, frame) => {
    takeSteps(1);
    return getUse()(scope, first?.(scope, frame), second?.(scope, frame));
  };
}

/** A call within a chain: it ends where its function is missing, and nothing is evaluated twice. */
export function compileChainedInvocation(
  getUse: NodeEvaluator,
  parts: CompiledItems,
  isHelper: boolean,
  isOptional: boolean,
): NodeEvaluator {
  const given = compileItems(parts);
  return (scope, frame) => {
    const found = getUse(scope, frame);
    if (found === ENDED || (isOptional && (found === null || found === undefined))) return ENDED;
    const use = asFunction(found);
    const values = given(scope, frame);
    return isHelper ? takeResult(use(...values.map(handOver))) : use(...values);
  };
}
