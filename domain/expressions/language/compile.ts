/**
 * Turns the tree of an expression into a function. Nothing is evaluated as code: each node becomes a closure over those of
 * its parts. Values are what JavaScript gives, missing ones included (an expression may throw or give NaN), but for these: only own
 * properties are read, and no functions among them, only the methods of `methods.ts` are called, and an evaluation has a limited
 * number of steps. Lists, long texts and calls cost steps, and so do large expressions; the rest is bounded by the length of its text.
 */
import { assertTree } from './assert-tree';
import { compileItems } from './calls';
import { listChildren } from './children';
import { compileCall, compileParts } from './compile-calls';
import { joinByAnd, joinByElse, joinByOr } from './compile-joins';
import { compileMember, compileName } from './compile-names';
import type {
  CompiledExpression,
  EvaluationObserver,
  ExpressionEnvironment,
  NodeCompiler,
  ParameterSlots,
} from './environment';
import { ENDED, NO_VALUES, NOTHING, type NodeEvaluator, type ParameterFrame } from './evaluate';
import { countTextSteps, holdItems, runEvaluation, takeSteps } from './evaluation';
import { isInheritedName } from './limits';
import { LITERAL_OPERATIONS, OPERATIONS } from './operations';
import type {
  BinaryExpression,
  Expression,
  FunctionExpression,
  LogicalExpression,
  RecordExpression,
  TemplateExpression,
  UnaryExpression,
} from './tree';
import { limitText, toNumber, toText } from './values';

export type { CompiledExpression, ExpressionEnvironment, NamedValue } from './environment';

/** Nodes of an expression that are one step together. */
const NODES_OF_STEP = 32;

/** Throws an `ExpressionTreeFault` for a tree that the parser cannot have made. */
export function compileExpression(
  tree: Expression,
  { parameters, resolve, observer }: ExpressionEnvironment,
): CompiledExpression {
  assertTree(tree);
  const compiler = new Compiler(resolve, observer);
  const evaluate = compiler.compile(tree, parameters.length > 0 ? [parameters] : []);
  const steps = compiler.countStepsSince(0);
  if (parameters.length === 0) return (scope) => runEvaluation(evaluate, scope, NO_VALUES, steps);
  if (parameters.length <= 2)
    return (scope, first, second) =>
      runEvaluation(evaluate, scope, { first, second, others: NOTHING, outer: null }, steps);
  return (scope, first, second, ...others) =>
    runEvaluation(evaluate, scope, { first, second, others, outer: null }, steps);
}

class Compiler implements NodeCompiler {
  readonly isWatched: boolean;
  private nodes = 0;

  constructor(
    readonly resolve: ExpressionEnvironment['resolve'],
    private readonly observer?: EvaluationObserver,
  ) {
    this.isWatched = observer !== undefined;
  }

  countStepsSince(nodes: number): number {
    return Math.floor((this.nodes - nodes) / NODES_OF_STEP);
  }

  countNode(): void {
    this.nodes += 1;
  }

  compile(node: Expression, parameters: ParameterSlots): NodeEvaluator {
    this.countNode();
    return this.watch(node, this.compileNode(node, parameters));
  }

  watch(node: Expression, evaluate: NodeEvaluator): NodeEvaluator {
    const { observer } = this;
    if (!observer) return evaluate;
    return (scope, frame) => {
      observer.enter(node, scope);
      try {
        const value = evaluate(scope, frame);
        observer.leave(value === ENDED ? undefined : value);
        return value;
      } catch (fault) {
        observer.fail();
        throw fault;
      }
    };
  }

  private compileNode(node: Expression, parameters: ParameterSlots): NodeEvaluator {
    switch (node.kind) {
      case 'literal': {
        const { value } = node;
        return () => value;
      }
      case 'name':
        return compileName(this, node.name, parameters);
      case 'member':
        return compileMember(this, node, parameters);
      case 'call':
        return compileCall(this, node, parameters);
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
        const items = compileItems(compileParts(this, node.items, parameters));
        return (scope, frame) => {
          const made = items(scope, frame);
          return holdItems(made, made);
        };
      }
      case 'record':
        return this.compileRecord(node, parameters);
    }
  }

  /** Whoever calls a function takes a step for it: a list for each item, a call for itself. A large one takes more. */
  private compileFunction(
    { parameters: own, body: tree }: FunctionExpression,
    parameters: ParameterSlots,
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
    if (own.length <= 1 && !hasFunction(tree))
      return (scope, outer) => {
        // Nothing in it keeps the frame, which so serves one call after the other; a call within a call has its own.
        const frame: ParameterFrame = { first: undefined, second: undefined, others: NOTHING, outer };
        let isTaken = false;
        return (first?: unknown) => {
          if (isTaken) return body(scope, { first, second: undefined, others: NOTHING, outer });
          isTaken = true;
          frame.first = first;
          const value = body(scope, frame);
          isTaken = false;
          return value;
        };
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

  private compileUnary(node: UnaryExpression, parameters: ParameterSlots): NodeEvaluator {
    const value = this.compile(node.value, parameters);
    if (node.operator === '!') return (scope, frame) => !value(scope, frame);
    if (node.operator === 'typeof') return (scope, frame) => typeof value(scope, frame);
    if (node.operator === '-') return (scope, frame) => -toNumber(value(scope, frame));
    return (scope, frame) => toNumber(value(scope, frame));
  }

  private compileBinary(
    { operator, left: of, right }: BinaryExpression,
    parameters: ParameterSlots,
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
  private compileLogical(node: LogicalExpression, parameters: ParameterSlots): NodeEvaluator {
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
    parameters: ParameterSlots,
  ): NodeEvaluator {
    const values = trees.map((tree) => this.compile(tree, parameters));
    const [first = '', ...others] = texts;
    return (scope, frame) => {
      let text = first;
      for (const [index, value] of values.entries()) text += toText(value(scope, frame)) + others[index];
      return limitText(text);
    };
  }

  private compileRecord(node: RecordExpression, parameters: ParameterSlots): NodeEvaluator {
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
}

const hasFunction = (node: Expression): boolean =>
  node.kind === 'function' || listChildren(node).some(hasFunction);

function spreadInto(made: Record<string, unknown>, value: unknown): void {
  const entries = Object.entries(value ?? {});
  takeSteps(entries.length);
  for (const [key, each] of entries)
    if (!isInheritedName(key) && typeof each !== 'function') made[key] = each;
}
