/** Compiles names and what is read of them. */
import { guardHelper } from './calls';
import type { CompiledExpression, NeededExpression, NodeCompiler, ParameterSlots } from './environment';
import { ENDED, type NodeEvaluator } from './evaluate';
import { isInheritedName } from './limits';
import type { Expression, MemberExpression, NameExpression } from './tree';
import { toNumber, toText } from './values';

const CONSTANTS: Readonly<Record<string, unknown>> = {
  undefined,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  String: toText,
  Number: (value: unknown) => toNumber(value),
  Boolean: (value: unknown) => Boolean(value),
};

/** Reads a property by a name that no object inherits, as `assertTree` has made sure. Throws for a missing value. */
export function readNamed(value: unknown, name: string): unknown {
  const found = (value as Record<string, unknown>)[name];
  return typeof found === 'function' ? undefined : found;
}

/** Reads a property by a key that is known at the time only. Throws for a missing value. */
const readKeyed = (value: unknown, key: string | number): unknown =>
  typeof key === 'string' && isInheritedName(key) ? undefined : readNamed(value, key as string);

const readScope = (scope: object, name: string): unknown => (scope as Record<string, unknown>)[name];

const toPropertyKey = (value: unknown): string | number =>
  typeof value === 'number' ? value : toText(value);

export const isMissing = (value: unknown): boolean => value === null || value === undefined;

/** True for a part of a chain that can end at a `?.`. */
export const mayEnd = (node: Expression): boolean =>
  (node.kind === 'member' && (node.isOptional === true || mayEnd(node.of))) ||
  (node.kind === 'call' && (node.isOptional === true || mayEnd(node.callee)));

/** A name that is no parameter, as it is called. */
export function compileCallee(
  compiler: NodeCompiler,
  name: string,
): { use: NodeEvaluator; isHelper: boolean } {
  const named = compiler.resolve(name);
  if (named && 'helper' in named) return { use: () => named.helper, isHelper: true };
  if (named) return { use: readExpression(named), isHelper: false };
  if (Object.hasOwn(CONSTANTS, name)) {
    const value = CONSTANTS[name];
    return { use: () => value, isHelper: true };
  }
  return { use: (scope) => readScope(scope, name), isHelper: true };
}

function readExpression({ parameters, getCompiled }: NeededExpression): NodeEvaluator {
  const get = once(getCompiled);
  if (parameters.length === 0) return (scope) => get()(scope);
  return (scope) =>
    (...values: unknown[]) =>
      get()(scope, ...values);
}

export function compileName(compiler: NodeCompiler, name: string, parameters: ParameterSlots): NodeEvaluator {
  const parameter = readParameter(name, parameters);
  if (parameter) return parameter;
  const { use, isHelper } = compileCallee(compiler, name);
  if (!isHelper) return use;
  // A helper that is handed on counts what it is given as well.
  return (scope, frame) => {
    const value = use(scope, frame);
    return typeof value === 'function' ? guardHelper(value as (...values: unknown[]) => unknown) : value;
  };
}

export function compileMember(
  compiler: NodeCompiler,
  node: MemberExpression,
  parameters: ParameterSlots,
): NodeEvaluator {
  const { isOptional, key } = node;
  if (node.of.kind === 'name' && typeof key === 'string' && !isOptional)
    return compilePath(compiler, node.of, key, parameters);
  const of = compiler.compile(node.of, parameters);
  if (typeof key !== 'string') {
    const computed = compiler.compile(key, parameters);
    return (scope, frame) => {
      const value = of(scope, frame);
      if (value === ENDED || (isOptional && isMissing(value))) return ENDED;
      return readKeyed(value, toPropertyKey(computed(scope, frame)));
    };
  }
  if (mayEnd(node))
    return (scope, frame) => {
      const value = of(scope, frame);
      return value === ENDED || (isOptional && isMissing(value)) ? ENDED : readNamed(value, key);
    };
  return (scope, frame) => readNamed(of(scope, frame), key);
}

/** `section.field` and `row.column`, which most expressions consist of. */
function compilePath(
  compiler: NodeCompiler,
  owner: NameExpression,
  key: string,
  parameters: ParameterSlots,
): NodeEvaluator {
  compiler.countNode();
  const { name } = owner;
  const isOfScope =
    !readParameter(name, parameters) && !compiler.resolve(name) && !Object.hasOwn(CONSTANTS, name);
  const place = findParameter(name, parameters);
  if (place?.index === 0 && place.depth === 0 && !compiler.isWatched)
    return (_scope, frame) => readNamed(frame.first, key);
  if (place?.index === 0 && place.depth === 1 && !compiler.isWatched)
    return (_scope, frame) => readNamed(frame.outer?.first, key);
  if (isOfScope && !compiler.isWatched) return (scope) => readNamed(readScope(scope, name), key);
  const of = isOfScope ? (scope: object) => readScope(scope, name) : compileName(compiler, name, parameters);
  const watched = compiler.watch(owner, of);
  return (scope, frame) => readNamed(watched(scope, frame), key);
}

export function once(getCompiled: () => CompiledExpression): () => CompiledExpression {
  let compiled: CompiledExpression | null = null;
  return () => {
    compiled ??= getCompiled();
    return compiled;
  };
}

/** The function that a parameter belongs to, counted from the innermost, and its number; null for any other name. */
function findParameter(name: string, parameters: ParameterSlots): { depth: number; index: number } | null {
  const depth = parameters.findIndex((names) => names.includes(name));
  return depth < 0 ? null : { depth, index: parameters[depth]?.lastIndexOf(name) ?? 0 };
}

/** Null for a name that is no parameter. */
export function readParameter(name: string, parameters: ParameterSlots): NodeEvaluator | null {
  const place = findParameter(name, parameters);
  if (!place) return null;
  const { depth, index } = place;
  if (depth === 0 && index === 0) return (_scope, frame) => frame.first;
  if (depth === 0 && index === 1) return (_scope, frame) => frame.second;
  if (depth === 1 && index === 0) return (_scope, frame) => frame.outer?.first;
  return (_scope, innermost) => {
    let frame = innermost;
    for (let left = depth; left > 0 && frame.outer; left -= 1) frame = frame.outer;
    return index === 0 ? frame.first : index === 1 ? frame.second : frame.others[index - 2];
  };
}
