/**
 * Turns the tree of an expression into a function. Nothing is evaluated as code: each node becomes a closure over those of
 * its parts. Values are what JavaScript gives, missing ones included (an expression may throw or give NaN), but for these: only own
 * properties are read, only the methods listed here are called, and an evaluation has a limited number of steps.
 */
import { countSteps, runEvaluation, takeSteps } from './evaluation';
import { EvaluationLimitExceeded } from './faults';
import { EXPRESSION_LIMITS, isInheritedName } from './limits';
import { callMethod, hasMethod } from './methods';
import type { BinaryOperator, CallExpression, Expression, ListItem, MemberExpression } from './tree';

/** Names that an expression may take besides the sections, helpers and context of its scope. */
export interface ExpressionEnvironment {
  /** Names of the arguments that follow the scope. */
  parameters: readonly string[];
  /** Returns the reader of a named expression or of a function of the catalogue; undefined for names of the scope. */
  resolve(name: string): ((scope: object) => unknown) | undefined;
}

/** Function of an expression. Throws where a value that it needs is missing, as the expression would in JavaScript. */
export type CompiledExpression = (scope: object, ...values: unknown[]) => unknown;

/** Values of the parameters of a function, and those of the functions around it. */
interface Frame {
  values: readonly unknown[];
  outer: Frame | null;
}

type Evaluate = (scope: object, frame: Frame | null) => unknown;

/** Parameters by function, from the innermost outwards. */
type Parameters = readonly (readonly string[])[];

/** Value of a chain that ended at a `?.`. */
const ENDED = Symbol('ended chain');

const CONSTANTS: Record<string, unknown> = {
  undefined,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  String,
  Number,
  Boolean,
};

export function compileExpression(tree: Expression, environment: ExpressionEnvironment): CompiledExpression {
  const { parameters } = environment;
  const evaluate = new Compiler(environment).compile(tree, parameters.length > 0 ? [parameters] : []);
  if (parameters.length === 0) return (scope) => runEvaluation(evaluate, scope, null);
  return (scope, ...values) => runEvaluation(evaluate, scope, { values, outer: null });
}

/**
 * Reads an own property by a name that no object inherits, as the parser has made sure. What lists, texts and functions
 * inherit besides are functions. Throws for a missing value.
 */
function readNamed(value: unknown, name: string): unknown {
  if (typeof value === 'function') return undefined;
  const found = (value as Record<string, unknown>)[name];
  return typeof found !== 'function' || Object.hasOwn(value as object, name) ? found : undefined;
}

/** Reads a name of the scope, whose helpers are functions of its own. */
const readScope = (scope: object, name: string): unknown => (scope as Record<string, unknown>)[name];

/** Reads an own property by a key that is known at the time only. Throws for a missing value. */
const readKeyed = (value: unknown, key: string | number): unknown =>
  typeof key === 'string' && isInheritedName(key) ? undefined : readNamed(value, key as string);

function limitText(value: unknown): unknown {
  if (typeof value === 'string' && value.length > EXPRESSION_LIMITS.textLength)
    throw new EvaluationLimitExceeded();
  return value;
}

/**
 * Refuses a function that a call gives: helpers read columns and attributes by names that a document chooses, and what every
 * object inherits under some of them makes functions of texts.
 */
function limitResult(value: unknown): unknown {
  if (typeof value === 'function') throw new TypeError('a call gives no function');
  return limitText(value);
}

type Operation = (left: Evaluate, right: Evaluate) => Evaluate;

/** One closure for each operator: a common one would be slower by its call. */
const OPERATIONS: Record<BinaryOperator, Operation> = {
  '+': (left, right) => (scope, frame) =>
    limitText((left(scope, frame) as number) + (right(scope, frame) as number)),
  '-': (left, right) => (scope, frame) => (left(scope, frame) as number) - (right(scope, frame) as number),
  '*': (left, right) => (scope, frame) => (left(scope, frame) as number) * (right(scope, frame) as number),
  '/': (left, right) => (scope, frame) => (left(scope, frame) as number) / (right(scope, frame) as number),
  '%': (left, right) => (scope, frame) => (left(scope, frame) as number) % (right(scope, frame) as number),
  '===': (left, right) => (scope, frame) => left(scope, frame) === right(scope, frame),
  '!==': (left, right) => (scope, frame) => left(scope, frame) !== right(scope, frame),
  '<': (left, right) => (scope, frame) => (left(scope, frame) as number) < (right(scope, frame) as number),
  '<=': (left, right) => (scope, frame) => (left(scope, frame) as number) <= (right(scope, frame) as number),
  '>': (left, right) => (scope, frame) => (left(scope, frame) as number) > (right(scope, frame) as number),
  '>=': (left, right) => (scope, frame) => (left(scope, frame) as number) >= (right(scope, frame) as number),
};

class Compiler {
  constructor(private readonly environment: ExpressionEnvironment) {}

  compile(node: Expression, parameters: Parameters): Evaluate {
    const inner = (child: Expression) => this.compile(child, parameters);
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
        const value = inner(node.value);
        return (scope, frame) => {
          const found = value(scope, frame);
          return found === ENDED ? undefined : found;
        };
      }
      case 'function': {
        const body = this.compile(node.body, [node.parameters, ...parameters]);
        if (node.parameters.length === 1)
          return (scope, outer) => (value: unknown) => {
            takeSteps(1);
            return body(scope, { values: [value], outer });
          };
        return (scope, outer) =>
          (...values: unknown[]) => {
            takeSteps(1);
            return body(scope, { values, outer });
          };
      }
      case 'unary': {
        const value = inner(node.value);
        if (node.operator === '!') return (scope, frame) => !value(scope, frame);
        if (node.operator === 'typeof') return (scope, frame) => typeof value(scope, frame);
        const sign = node.operator === '-' ? -1 : 1;
        return (scope, frame) => sign * Number(value(scope, frame));
      }
      case 'binary':
        return OPERATIONS[node.operator](inner(node.left), inner(node.right));
      case 'logical': {
        const [left, right] = [inner(node.left), inner(node.right)];
        if (node.operator === '&&') return (scope, frame) => left(scope, frame) && right(scope, frame);
        if (node.operator === '||') return (scope, frame) => left(scope, frame) || right(scope, frame);
        return (scope, frame) => left(scope, frame) ?? right(scope, frame);
      }
      case 'conditional': {
        const [test, yes, no] = [inner(node.test), inner(node.yes), inner(node.no)];
        return (scope, frame) => (test(scope, frame) ? yes : no)(scope, frame);
      }
      case 'template': {
        const values = node.values.map(inner);
        const [first = '', ...others] = node.texts;
        return (scope, frame) =>
          others.reduce<string>(
            (text, next, index) =>
              limitText(`${text}${String(values[index]?.(scope, frame))}${next}`) as string,
            first,
          );
      }
      case 'list':
        return this.compileItems(node.items, parameters);
      case 'record': {
        const entries = node.entries.map((entry) => ({
          key: entry.kind === 'entry' ? entry.key : null,
          value: inner(entry.value),
        }));
        return (scope, frame) =>
          Object.fromEntries(
            entries.flatMap(({ key, value }) => {
              const found = value(scope, frame);
              if (key !== null) return [[key, found]];
              const spread = Object.entries(found ?? {});
              takeSteps(spread.length);
              return spread;
            }),
          );
      }
    }
  }

  private compileName(name: string, parameters: Parameters): Evaluate {
    for (const [depth, names] of parameters.entries()) {
      const index = names.indexOf(name);
      if (index >= 0) return readParameter(depth, index);
    }
    const read = this.environment.resolve(name);
    if (read) return (scope) => read(scope);
    if (Object.hasOwn(CONSTANTS, name)) {
      const value = CONSTANTS[name];
      return () => value;
    }
    return (scope) => readScope(scope, name);
  }

  private compileMember(node: MemberExpression, parameters: Parameters): Evaluate {
    const of = this.compile(node.of, parameters);
    const { isOptional } = node;
    if (typeof node.key === 'string') {
      const { key } = node;
      return (scope, frame) => {
        const value = of(scope, frame);
        if (value === ENDED || (isOptional && (value === null || value === undefined))) return ENDED;
        return readNamed(value, key);
      };
    }
    const key = this.compile(node.key, parameters);
    return (scope, frame) => {
      const value = of(scope, frame);
      if (value === ENDED || (isOptional && (value === null || value === undefined))) return ENDED;
      return readKeyed(value, toPropertyKey(key(scope, frame)));
    };
  }

  private compileCall(node: CallExpression, parameters: Parameters): Evaluate {
    const { callee, isOptional } = node;
    const values = this.compileItems(node.arguments, parameters);
    if (callee.kind === 'member' && typeof callee.key === 'string') {
      const { key: method, isOptional: isMaybeMissing } = callee;
      const isMath = callee.of.kind === 'name' && callee.of.name === 'Math';
      const of = isMath ? () => Math : this.compile(callee.of, parameters);
      return (scope, frame) => {
        const value = of(scope, frame);
        if (value === ENDED || (isMaybeMissing && (value === null || value === undefined))) return ENDED;
        if (isOptional && !hasMethod(value, method)) return ENDED;
        return limitResult(callMethod(value, method, values(scope, frame)));
      };
    }
    const called = this.compile(callee, parameters);
    return (scope, frame) => {
      const use = called(scope, frame);
      if (use === ENDED || (isOptional && (use === null || use === undefined))) return ENDED;
      if (typeof use !== 'function') throw new TypeError('not a function');
      const given = values(scope, frame);
      takeSteps(given.reduce<number>((sum, each) => sum + countSteps(each), 1));
      return limitResult(use(...given));
    };
  }

  private compileItems(items: readonly ListItem[], parameters: Parameters) {
    const parts = items.map((item) => ({
      isSpread: item.kind === 'spread',
      value: this.compile(item.kind === 'spread' ? item.value : item, parameters),
    }));
    if (!parts.some(({ isSpread }) => isSpread)) {
      const values = parts.map(({ value }) => value);
      return (scope: object, frame: Frame | null): unknown[] => values.map((value) => value(scope, frame));
    }
    return (scope: object, frame: Frame | null): unknown[] =>
      parts.flatMap(({ isSpread, value }) => {
        const found = value(scope, frame);
        if (!isSpread) return [found];
        if (!Array.isArray(found)) throw new TypeError('not a list');
        takeSteps(found.length);
        return found;
      });
  }
}

const toPropertyKey = (value: unknown): string | number =>
  typeof value === 'number' ? value : String(value);

function readParameter(depth: number, index: number): Evaluate {
  if (depth === 0) return (_scope, frame) => frame?.values[index];
  if (depth === 1) return (_scope, frame) => frame?.outer?.values[index];
  return (_scope, frame) => {
    let found = frame;
    for (let left = depth; left > 0; left -= 1) found = found?.outer ?? null;
    return found?.values[index];
  };
}
