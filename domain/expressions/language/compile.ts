/**
 * Turns the tree of an expression into a function. Nothing is evaluated as code: each node becomes a closure over those of
 * its parts. Values are what JavaScript gives, missing ones included (an expression may throw or give NaN), but for these: only own
 * properties are read, and no functions among them, only the methods of `methods.ts` are called, and an evaluation has a limited
 * number of steps. Lists, long texts and calls cost steps, and so do large expressions; the rest is bounded by the length of its text.
 */
import { assertTree } from './assert-tree';
import {
  type CompiledItems,
  compileChainedInvocation,
  compileInvocation,
  compileItems,
  compileNamedInvocation,
  guardHelper,
} from './calls';
import { ENDED, NO_VALUES, NOTHING, type NodeEvaluator } from './evaluate';
import { countSteps, countTextSteps, holdItems, runEvaluation, takeSteps } from './evaluation';
import { isInheritedName } from './limits';
import { findMathMethod, findMethod } from './methods';
import { LITERAL_OPERATIONS, OPERATIONS } from './operations';
import type {
  BinaryExpression,
  CallExpression,
  Expression,
  FunctionExpression,
  LogicalExpression,
  MemberExpression,
  RecordExpression,
  TemplateExpression,
  UnaryExpression,
} from './tree';
import { limitText, toNumber, toText } from './values';

/** Function of an expression. Throws where a value that it needs is missing, as the expression would in JavaScript. */
export type CompiledExpression = (scope: object, ...values: unknown[]) => unknown;

/** Meaning of a name: a function of the catalogue, or a named expression, which is compiled when it is first needed. */
export type NamedValue = { helper: unknown } | NeededExpression;

interface NeededExpression {
  parameters: readonly string[];
  getCompiled(): CompiledExpression;
}

/** Names that an expression may take besides the sections, helpers and context of its scope. */
export interface ExpressionEnvironment {
  /** Names of the arguments that follow the scope. */
  parameters: readonly string[];
  /** Returns undefined for names of the scope. */
  resolve(name: string): NamedValue | undefined;
}

/** Parameters by function, from the innermost outwards. */
type Parameters = readonly (readonly string[])[];

const CONSTANTS: Readonly<Record<string, unknown>> = {
  undefined,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  String: toText,
  Number: (value: unknown) => toNumber(value),
  Boolean: (value: unknown) => Boolean(value),
};

/** Nodes of an expression that are one step together. */
const NODES_OF_STEP = 32;

/** Throws an `ExpressionTreeFault` for a tree that the parser cannot have made. */
export function compileExpression(
  tree: Expression,
  { parameters, resolve }: ExpressionEnvironment,
): CompiledExpression {
  assertTree(tree);
  const compiler = new Compiler(resolve);
  const evaluate = compiler.compile(tree, parameters.length > 0 ? [parameters] : []);
  const steps = compiler.countStepsSince(0);
  if (parameters.length === 0) return (scope) => runEvaluation(evaluate, scope, NO_VALUES, steps);
  if (parameters.length <= 2)
    return (scope, first, second) =>
      runEvaluation(evaluate, scope, { first, second, others: NOTHING, outer: null }, steps);
  return (scope, first, second, ...others) =>
    runEvaluation(evaluate, scope, { first, second, others, outer: null }, steps);
}

/** Reads a property by a name that no object inherits, as `assertTree` has made sure. Throws for a missing value. */
function readNamed(value: unknown, name: string): unknown {
  const found = (value as Record<string, unknown>)[name];
  return typeof found === 'function' ? undefined : found;
}

/** Reads a property by a key that is known at the time only. Throws for a missing value. */
const readKeyed = (value: unknown, key: string | number): unknown =>
  typeof key === 'string' && isInheritedName(key) ? undefined : readNamed(value, key as string);

const readScope = (scope: object, name: string): unknown => (scope as Record<string, unknown>)[name];

const toPropertyKey = (value: unknown): string | number =>
  typeof value === 'number' ? value : toText(value);

const isMissing = (value: unknown): boolean => value === null || value === undefined;

/** True for a part of a chain that can end at a `?.`. */
const mayEnd = (node: Expression): boolean =>
  (node.kind === 'member' && (node.isOptional === true || mayEnd(node.of))) ||
  (node.kind === 'call' && (node.isOptional === true || mayEnd(node.callee)));

class Compiler {
  private nodes = 0;

  constructor(private readonly resolve: ExpressionEnvironment['resolve']) {}

  countStepsSince(nodes: number): number {
    return Math.floor((this.nodes - nodes) / NODES_OF_STEP);
  }

  compile(node: Expression, parameters: Parameters): NodeEvaluator {
    this.nodes += 1;
    switch (node.kind) {
      case 'literal': {
        const { value } = node;
        return () => value;
      }
      case 'name':
        return this.compileName(node.name, parameters);
      case 'member':
        return this.compileMember(node, parameters);
      case 'call':
        return this.compileCall(node, parameters);
      case 'chain': {
        const value = this.compile(node.value, parameters);
        return (scope, frame) => {
          const found = value(scope, frame);
          return found === ENDED ? undefined : found;
        };
      }
      case 'function':
        return this.compileFunction(node, parameters);
      case 'unary':
        return this.compileUnary(node, parameters);
      case 'binary':
        return this.compileBinary(node, parameters);
      case 'logical':
        return this.compileLogical(node, parameters);
      case 'conditional': {
        const test = this.compile(node.test, parameters);
        const yes = this.compile(node.yes, parameters);
        const no = this.compile(node.no, parameters);
        return (scope, frame) => (test(scope, frame) ? yes(scope, frame) : no(scope, frame));
      }
      case 'template':
        return this.compileTemplate(node, parameters);
      case 'list': {
        const items = compileItems(this.compileParts(node.items, parameters));
        return (scope, frame) => {
          const made = items(scope, frame);
          return holdItems(made, made);
        };
      }
      case 'record':
        return this.compileRecord(node, parameters);
    }
  }

  private compileParts(items: CallExpression['arguments'], parameters: Parameters): CompiledItems {
    return items.map((item) => ({
      isSpread: item.kind === 'spread',
      isCounted: item.kind === 'literal' ? countSteps(item.value) > 0 : item.kind !== 'function',
      value: this.compile(item.kind === 'spread' ? item.value : item, parameters),
    }));
  }

  /** Whoever calls a function takes a step for it: a list for each item, a call for itself. A large one takes more. */
  private compileFunction(
    { parameters: own, body: tree }: FunctionExpression,
    parameters: Parameters,
  ): NodeEvaluator {
    const before = this.nodes;
    const body = this.compile(tree, [own, ...parameters]);
    const steps = this.countStepsSince(before);
    if (steps > 0)
      return (scope, outer) =>
        (first?: unknown, second?: unknown, ...others: unknown[]) => {
          takeSteps(steps);
          return body(scope, { first, second, others, outer });
        };
    if (own.length <= 1)
      return (scope, outer) => (first?: unknown) =>
        body(scope, { first, second: undefined, others: NOTHING, outer });
    if (own.length === 2)
      return (scope, outer) => (first?: unknown, second?: unknown) =>
        body(scope, { first, second, others: NOTHING, outer });
    return (scope, outer) =>
      (first?: unknown, second?: unknown, ...others: unknown[]) =>
        body(scope, { first, second, others, outer });
  }

  private compileUnary(node: UnaryExpression, parameters: Parameters): NodeEvaluator {
    const value = this.compile(node.value, parameters);
    if (node.operator === '!') return (scope, frame) => !value(scope, frame);
    if (node.operator === 'typeof') return (scope, frame) => typeof value(scope, frame);
    if (node.operator === '-') return (scope, frame) => -toNumber(value(scope, frame));
    return (scope, frame) => toNumber(value(scope, frame));
  }

  private compileBinary(
    { operator, left: of, right }: BinaryExpression,
    parameters: Parameters,
  ): NodeEvaluator {
    const left = this.compile(of, parameters);
    if (right.kind === 'literal') {
      const { value } = right;
      const isEquality = operator === '===' || operator === '!==';
      const isShort = typeof value !== 'string' || countTextSteps(value) === 0;
      if (isEquality ? isShort : typeof value === 'number')
        return LITERAL_OPERATIONS[operator](left, value as never);
    }
    return OPERATIONS[operator](left, this.compile(right, parameters));
  }

  /** A chain of one operator, from the left. */
  private compileLogical(node: LogicalExpression, parameters: Parameters): NodeEvaluator {
    const { operator } = node;
    const tests: NodeEvaluator[] = [];
    let first: Expression = node;
    while (first.kind === 'logical' && first.operator === operator) {
      tests.unshift(this.compile(first.right, parameters));
      first = first.left;
    }
    tests.unshift(this.compile(first, parameters));
    return operator === '&&' ? joinByAnd(tests) : operator === '||' ? joinByOr(tests) : joinByElse(tests);
  }

  private compileTemplate(
    { texts, values: trees }: TemplateExpression,
    parameters: Parameters,
  ): NodeEvaluator {
    const values = trees.map((tree) => this.compile(tree, parameters));
    const [first = '', ...others] = texts;
    return (scope, frame) => {
      let text = first;
      for (const [index, value] of values.entries()) text += toText(value(scope, frame)) + others[index];
      return limitText(text);
    };
  }

  private compileRecord(node: RecordExpression, parameters: Parameters): NodeEvaluator {
    const entries = node.entries.map((entry) => ({
      key: entry.kind === 'entry' ? entry.key : null,
      value: this.compile(entry.value, parameters),
    }));
    return (scope, frame) => {
      const made: Record<string, unknown> = {};
      for (const { key, value } of entries) {
        const found = value(scope, frame);
        if (key !== null) made[key] = found;
        else spreadInto(made, found);
      }
      return holdItems(made, Object.values(made));
    };
  }

  /** A name that is no parameter, as it is called. */
  private compileCallee(name: string): { use: NodeEvaluator; isHelper: boolean } {
    const named = this.resolve(name);
    if (named && 'helper' in named) return { use: () => named.helper, isHelper: true };
    if (named) return { use: this.readExpression(named), isHelper: false };
    if (Object.hasOwn(CONSTANTS, name)) {
      const value = CONSTANTS[name];
      return { use: () => value, isHelper: true };
    }
    return { use: (scope) => readScope(scope, name), isHelper: true };
  }

  private readExpression({ parameters, getCompiled }: NeededExpression): NodeEvaluator {
    const get = once(getCompiled);
    if (parameters.length === 0) return (scope) => get()(scope);
    return (scope) =>
      (...values: unknown[]) =>
        get()(scope, ...values);
  }

  private compileName(name: string, parameters: Parameters): NodeEvaluator {
    const parameter = readParameter(name, parameters);
    if (parameter) return parameter;
    const { use, isHelper } = this.compileCallee(name);
    if (!isHelper) return use;
    // A helper that is handed on counts what it is given as well.
    return (scope, frame) => {
      const value = use(scope, frame);
      return typeof value === 'function' ? guardHelper(value as (...values: unknown[]) => unknown) : value;
    };
  }

  private compileMember(node: MemberExpression, parameters: Parameters): NodeEvaluator {
    const { isOptional, key } = node;
    if (node.of.kind === 'name' && typeof key === 'string' && !isOptional)
      return this.compilePath(node.of.name, key, parameters);
    const of = this.compile(node.of, parameters);
    if (typeof key !== 'string') {
      const computed = this.compile(key, parameters);
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
  private compilePath(name: string, key: string, parameters: Parameters): NodeEvaluator {
    this.nodes += 1;
    if (parameters[0]?.[0] === name && parameters[0].lastIndexOf(name) === 0)
      return (_scope, frame) => readNamed(frame.first, key);
    const isOfScope =
      !readParameter(name, parameters) && !this.resolve(name) && !Object.hasOwn(CONSTANTS, name);
    if (isOfScope) return (scope) => readNamed(readScope(scope, name), key);
    const of = this.compileName(name, parameters);
    return (scope, frame) => readNamed(of(scope, frame), key);
  }

  private compileCall(node: CallExpression, parameters: Parameters): NodeEvaluator {
    const { callee, isOptional } = node;
    const parts = this.compileParts(node.arguments, parameters);
    if (callee.kind === 'member' && typeof callee.key === 'string')
      return this.compileMethod(node, callee, callee.key, parts, parameters);
    const isFree = callee.kind === 'name' && !readParameter(callee.name, parameters);
    const named = isFree ? this.resolve(callee.name) : undefined;
    if (named && 'getCompiled' in named && named.parameters.length > 0)
      return compileNamedInvocation(once(named.getCompiled), parts);
    const { use, isHelper } = isFree
      ? this.compileCallee(callee.name)
      : { use: this.compile(callee, parameters), isHelper: false };
    return mayEnd(node)
      ? compileChainedInvocation(use, parts, isHelper, isOptional === true)
      : compileInvocation(use, parts, isHelper);
  }

  private compileMethod(
    { isOptional: isMaybeNoMethod }: CallExpression,
    { of: owner, isOptional }: MemberExpression,
    name: string,
    parts: CompiledItems,
    parameters: Parameters,
  ): NodeEvaluator {
    const given = compileItems(parts);
    if (owner.kind === 'name' && owner.name === 'Math') {
      const method = findMathMethod(name);
      return (scope, frame) => {
        if (!method && isMaybeNoMethod) return ENDED;
        if (!method) throw new TypeError(`no method ${name}`);
        takeSteps(1);
        return method(null, given(scope, frame));
      };
    }
    const of = this.compile(owner, parameters);
    const { ofList, ofText } = findMethod(name);
    return (scope, frame) => {
      const value = of(scope, frame);
      if (value === ENDED || (isOptional && isMissing(value))) return ENDED;
      takeSteps(1);
      if (ofList && Array.isArray(value)) return withoutFunction(ofList(value, given(scope, frame)));
      if (ofText && typeof value === 'string') return ofText(value, given(scope, frame));
      if (isMaybeNoMethod && isMissing(readNamed(value, name))) return ENDED;
      throw new TypeError(`no method ${name}`);
    };
  }
}

function once(getCompiled: () => CompiledExpression): () => CompiledExpression {
  let compiled: CompiledExpression | null = null;
  return () => {
    compiled ??= getCompiled();
    return compiled;
  };
}

function withoutFunction(value: unknown): unknown {
  if (typeof value === 'function') throw new TypeError('a call gives no function');
  return value;
}

function spreadInto(made: Record<string, unknown>, value: unknown): void {
  const entries = Object.entries(value ?? {});
  takeSteps(entries.length);
  for (const [key, each] of entries)
    if (!isInheritedName(key) && typeof each !== 'function') made[key] = each;
}

/** Null for a name that is no parameter. */
function readParameter(name: string, parameters: Parameters): NodeEvaluator | null {
  const depth = parameters.findIndex((names) => names.includes(name));
  if (depth < 0) return null;
  const index = parameters[depth]?.lastIndexOf(name) ?? 0;
  if (depth === 0 && index === 0) return (_scope, frame) => frame.first;
  if (depth === 0 && index === 1) return (_scope, frame) => frame.second;
  if (depth === 1 && index === 0) return (_scope, frame) => frame.outer?.first;
  return (_scope, innermost) => {
    let frame = innermost;
    for (let left = depth; left > 0 && frame.outer; left -= 1) frame = frame.outer;
    return index === 0 ? frame.first : index === 1 ? frame.second : frame.others[index - 2];
  };
}

function joinByAnd(tests: readonly NodeEvaluator[]): NodeEvaluator {
  const [first, second, third, ...others] = tests as [NodeEvaluator, NodeEvaluator, ...NodeEvaluator[]];
  if (!third) return (scope, frame) => first(scope, frame) && second(scope, frame);
  const last = others.length > 0 ? joinByAnd([third, ...others]) : third;
  return (scope, frame) => first(scope, frame) && second(scope, frame) && last(scope, frame);
}

function joinByOr(tests: readonly NodeEvaluator[]): NodeEvaluator {
  const [first, second, third, ...others] = tests as [NodeEvaluator, NodeEvaluator, ...NodeEvaluator[]];
  if (!third) return (scope, frame) => first(scope, frame) || second(scope, frame);
  const last = others.length > 0 ? joinByOr([third, ...others]) : third;
  return (scope, frame) => first(scope, frame) || second(scope, frame) || last(scope, frame);
}

function joinByElse(tests: readonly NodeEvaluator[]): NodeEvaluator {
  const [first, second, ...others] = tests as [NodeEvaluator, NodeEvaluator, ...NodeEvaluator[]];
  const last = others.length > 0 ? joinByElse([second, ...others]) : second;
  return (scope, frame) => first(scope, frame) ?? last(scope, frame);
}
