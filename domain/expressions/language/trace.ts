/**
 * Says why an expression has its value: what each comparison, call, path and branch of it came to. It is evaluated by the closures
 * that judge a filing, which are watched; no second evaluation could differ from the first.
 */
import { compileExpression } from './compile';
import type { ExpressionEnvironment } from './environment';
import { listMissing } from './trace-missing';
import { type AnswerPlace, type EvaluatedNode, TraceRecorder } from './trace-recorder';
import { createTextMarks } from './trace-text';
import {
  describeValue,
  type ExpressionTrace,
  isScalar,
  TRACE_LIMITS,
  type TraceRows,
  type TraceStep,
  type TraceStepKind,
} from './trace-values';

export type { ExpressionTrace, TraceRows, TraceScalar, TraceStep, TraceValue } from './trace-values';

import type { CallExpression, Expression, LogicalExpression } from './tree';

const COMPARISONS: ReadonlySet<string> = new Set(['===', '!==', '<', '<=', '>', '>=']);

const listOperands = (node: LogicalExpression): Expression[] =>
  node.left.kind === 'logical' && node.left.operator === node.operator
    ? [...listOperands(node.left), node.right]
    : [node.left, node.right];

class TraceBuilder {
  isCut = false;
  private steps = 0;

  constructor(private readonly recorder: TraceRecorder) {}

  /** The step of a node, or those of its parts where it says nothing by itself. */
  list(evaluated: EvaluatedNode): TraceStep[] {
    const kind = this.getKind(evaluated);
    return kind ? this.create(kind, evaluated) : this.listParts(evaluated);
  }

  /** The step of a node that is shown in any case. */
  require(evaluated: EvaluatedNode): TraceStep[] {
    const inner = evaluated.node.kind === 'chain' ? evaluated.parts[0] : undefined;
    if (inner && !evaluated.isFailed) return this.require(inner);
    return this.create(this.getKind(evaluated) ?? 'value', evaluated);
  }

  private getKind({ node, value }: EvaluatedNode): TraceStepKind | null {
    switch (node.kind) {
      case 'name':
        return isScalar(value) ? 'value' : null;
      case 'member':
        return this.recorder.paths.has(node) ? 'path' : 'value';
      case 'call':
        return 'call';
      case 'unary':
        return node.operator === '!' ? 'not' : null;
      case 'binary':
        return COMPARISONS.has(node.operator) ? 'comparison' : 'calculation';
      case 'logical':
        return node.operator === '&&' ? 'all' : node.operator === '||' ? 'any' : 'choice';
      case 'conditional':
        return 'choice';
      default:
        return null;
    }
  }

  private create(kind: TraceStepKind, evaluated: EvaluatedNode): TraceStep[] {
    const { node, text, rows } = evaluated;
    if (!this.takeStep()) return [];
    const path = this.recorder.paths.get(node) ?? this.findColumn(evaluated);
    return [
      {
        kind,
        ...this.quote(node, text),
        ...(path && { path }),
        value: describeValue(evaluated, path),
        ...(rows && { rows: this.describeRows(evaluated, rows) }),
        steps:
          kind === 'path' && node.kind === 'member' && node.of.kind === 'name'
            ? []
            : this.listInner(kind, evaluated),
      },
    ];
  }

  private takeStep(): boolean {
    this.steps += 1;
    if (this.steps > TRACE_LIMITS.steps) this.isCut = true;
    return this.steps <= TRACE_LIMITS.steps;
  }

  private quote(node: Expression, text: string): Pick<TraceStep, 'at' | 'text' | 'marks'> {
    const [start, end] = node.at;
    const to = Math.min(end, start + TRACE_LIMITS.text);
    const marks = createTextMarks(node, text, (each) => this.findPath(each));
    return { at: node.at, text: text.slice(start, to), marks: marks.filter(({ at }) => at[1] <= to - start) };
  }

  /** A path that was not needed is known by its names where it begins at a section. */
  private findPath(node: Expression): string | undefined {
    const known = this.recorder.paths.get(node);
    if (node.kind === 'name') return this.isSection(node.name) ? node.name : undefined;
    if (known || node.kind !== 'member' || typeof node.key !== 'string') return known;
    const { of } = node;
    return of.kind === 'name' && this.isSection(of.name) && !Array.isArray(this.readScope(of.name))
      ? `${of.name}.${node.key}`
      : undefined;
  }

  private readScope(name: string): unknown {
    return (this.recorder.scope as Record<string, unknown>)[name];
  }

  private isSection(name: string): boolean {
    return Object.hasOwn(this.recorder.scope, name) && this.recorder.places.has(this.readScope(name));
  }

  private listParts({ parts }: EvaluatedNode): TraceStep[] {
    return parts.flatMap((part) => this.list(part));
  }

  private listInner(kind: TraceStepKind, evaluated: EvaluatedNode): TraceStep[] {
    const { node, parts } = evaluated;
    if (node.kind === 'logical') return this.listBranches(node, evaluated);
    if (kind !== 'calculation') return this.listParts(evaluated);
    // A sum of sums is one calculation.
    return parts.flatMap((part) =>
      this.getKind(part) === 'calculation' ? this.listInner(kind, part) : this.list(part),
    );
  }

  private listBranches(node: LogicalExpression, { parts, text }: EvaluatedNode): TraceStep[] {
    return listOperands(node).flatMap((operand) => {
      const evaluated = parts.find((part) => part.node === operand);
      if (operand.kind === 'literal' || (operand.kind === 'name' && operand.name === 'undefined')) return [];
      if (evaluated) return this.require(evaluated);
      if (!this.takeStep()) return [];
      return [
        {
          kind: 'value' as const,
          ...this.quote(operand, text),
          value: { is: 'skipped' as const },
          steps: [],
        },
      ];
    });
  }

  /** The list that a call goes over: of a method its owner, of a function its first argument. */
  private findList({ node, parts }: EvaluatedNode): unknown {
    if (node.kind !== 'call') return undefined;
    const list = node.callee.kind === 'member' ? node.callee.of : node.arguments[0];
    return parts.find((part) => part.node === list)?.value;
  }

  private findPlace(list: unknown): AnswerPlace | undefined {
    return (
      this.recorder.places.get(list) ?? (Array.isArray(list) ? this.recorder.places.get(list[0]) : undefined)
    );
  }

  /** The column that a call is about: `sum(budget, 'amount')`. */
  private findColumn(evaluated: EvaluatedNode): string | undefined {
    const { node } = evaluated;
    if (node.kind !== 'call' || node.callee.kind !== 'name') return undefined;
    const column = (node as CallExpression).arguments[1];
    const place = this.findPlace(this.findList(evaluated));
    const isColumn = column?.kind === 'literal' && typeof column.value === 'string';
    return place && isColumn ? `${place.section}.${column.value}` : undefined;
  }

  private describeRows(evaluated: EvaluatedNode, rows: NonNullable<EvaluatedNode['rows']>): TraceRows {
    const list = this.findList(evaluated);
    const { kept, keptAt, role, met } = rows;
    const count = Array.isArray(list) ? list.length : rows.count;
    if (!kept) return { count, met };
    const row = Array.isArray(list) ? (this.recorder.places.get(list[keptAt])?.row ?? keptAt) : keptAt;
    return { count, met, shown: { row, role, steps: this.list(kept) } };
  }
}

/** Makes the trace of what a recorder has recorded; null where nothing was evaluated. */
export function createTrace(recorder: TraceRecorder): ExpressionTrace | null {
  const { root } = recorder;
  if (!root) return null;
  const builder = new TraceBuilder(recorder);
  const [step] = builder.require(root);
  if (!step) return null;
  const missing = listMissing(root, recorder).slice(0, TRACE_LIMITS.missing);
  return { value: step.value, missing, step, isCut: builder.isCut || recorder.isCut };
}

/** An expression to be traced: the tree that was parsed of the text. */
export interface TracedExpression {
  tree: Expression;
  text: string;
}

/** Evaluates an expression on a scope and says why. Whatever it throws is part of the trace. */
export function traceExpression(
  { tree, text }: TracedExpression,
  environment: Omit<ExpressionEnvironment, 'observer'>,
  scope: object,
  ...values: unknown[]
): ExpressionTrace | null {
  const recorder = new TraceRecorder();
  const evaluate = compileExpression(tree, { ...environment, observer: recorder.createObserver(tree, text) });
  try {
    evaluate(scope, ...values);
  } catch {
    // The record says where.
  }
  return createTrace(recorder);
}
