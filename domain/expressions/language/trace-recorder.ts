/** Records what the nodes of an expression are evaluated to. A trace is made of it; what is recorded is limited. */

import { listChildren } from './children';
import type { EvaluationObserver } from './environment';
import type { CallExpression, Expression, FunctionExpression } from './tree';

/** Nodes that one record holds, far above what is shown of them. */
const MAX_NODES = 5_000;

export interface EvaluatedNode {
  node: Expression;
  /** Text that the ranges of the node count in. */
  text: string;
  value: unknown;
  isFailed: boolean;
  parts: EvaluatedNode[];
  rows: EvaluatedRows | null;
  /** Nodes of this record. */
  size: number;
}

/** Evaluations of a function that a call was given, one for each row. */
export interface EvaluatedRows {
  count: number;
  /** Rows for which the function gave a true value. */
  met: number;
  /** The row that is kept: the first that decides, or that cannot be judged; the first of all where none does. */
  kept: EvaluatedNode | null;
  keptAt: number;
  role: 'decides' | 'unknown' | 'example';
}

/** Place of a value in the answers: a section, its rows, or one of them. */
export interface AnswerPlace {
  section: string;
  /** Position of a row; null for the section itself. */
  row: number | null;
}

/** Results for which a call needs no more rows. */
const DECISIVE: ReadonlyMap<string, boolean> = new Map([
  ['every', false],
  ['all', false],
  ['unique', false],
  ['some', true],
  ['find', true],
  ['findIndex', true],
]);

export function getCalledName({ callee }: CallExpression): string | null {
  if (callee.kind === 'name') return callee.name;
  return callee.kind === 'member' && typeof callee.key === 'string' ? callee.key : null;
}

function listFunctions(node: Expression): FunctionExpression[] {
  const inner = listChildren(node).flatMap(listFunctions);
  return node.kind === 'function' ? [node, ...inner] : inner;
}

/** Path of the field that a member reads, where its value comes from the answers. */
function findPath({ node, parts }: EvaluatedNode, places: ReadonlyMap<unknown, AnswerPlace>): string | null {
  if (node.kind !== 'member' || typeof node.key !== 'string') return null;
  const owner = parts[0];
  if (owner?.node !== node.of || Array.isArray(owner.value)) return null;
  const place = places.get(owner.value);
  return place ? `${place.section}.${node.key}` : null;
}

export class TraceRecorder {
  root: EvaluatedNode | null = null;
  isCut = false;
  scope: object = {};
  readonly places = new Map<unknown, AnswerPlace>();
  /** Paths of members, by their nodes. */
  readonly paths = new Map<Expression, string>();
  private readonly stack: EvaluatedNode[] = [];
  private readonly bodies = new Set<Expression>();
  private size = 0;

  /** Begins a new record. */
  clear(): void {
    this.root = null;
    this.isCut = false;
    this.scope = {};
    this.places.clear();
    this.paths.clear();
    this.stack.length = 0;
    this.size = 0;
  }

  createObserver(tree: Expression, text: string): EvaluationObserver {
    for (const { body } of listFunctions(tree)) this.bodies.add(body);
    return {
      enter: (node, scope) => this.enter(node, text, scope),
      leave: (value) => this.leave(value, false),
      fail: () => this.leave(undefined, true),
    };
  }

  private enter(node: Expression, text: string, scope: object): void {
    if (this.stack.length === 0) this.notePlaces(scope);
    this.stack.push({ node, text, value: undefined, isFailed: false, parts: [], rows: null, size: 1 });
  }

  private notePlaces(scope: object): void {
    this.scope = scope;
    this.places.clear();
    for (const [section, value] of Object.entries(scope)) {
      if (typeof value !== 'object' || value === null) continue;
      this.places.set(value, { section, row: null });
      if (!Array.isArray(value)) continue;
      for (const [row, item] of value.entries()) this.places.set(item, { section, row });
    }
  }

  private leave(value: unknown, isFailed: boolean): void {
    const left = this.stack.pop();
    if (!left) return;
    Object.assign(left, { value, isFailed });
    const path = findPath(left, this.places);
    if (path) this.paths.set(left.node, path);
    const around = this.stack.at(-1);
    if (!around) this.root = left;
    else if (this.bodies.has(left.node)) this.addRow(around, left);
    else this.keep(left, () => around.parts.push(left));
  }

  /** The size of a node without its parts was not counted before: they were kept first. */
  private keep(left: EvaluatedNode, attach: () => void): void {
    if (this.size >= MAX_NODES) {
      this.isCut = true;
      return;
    }
    this.size += 1;
    attach();
    const around = this.stack.at(-1);
    if (around) around.size += left.size;
  }

  private drop(node: EvaluatedNode | null): void {
    if (!node) return;
    this.size -= node.size;
    const around = this.stack.at(-1);
    if (around) around.size -= node.size;
  }

  private addRow(around: EvaluatedNode, row: EvaluatedNode): void {
    around.rows ??= { count: 0, met: 0, kept: null, keptAt: 0, role: 'example' };
    const { rows } = around;
    const at = rows.count;
    rows.count += 1;
    if (row.value) rows.met += 1;
    const name = around.node.kind === 'call' ? getCalledName(around.node) : null;
    const decisive = name === null ? undefined : DECISIVE.get(name);
    const isDeciding = !row.isFailed && decisive !== undefined && Boolean(row.value) === decisive;
    const role = isDeciding ? 'decides' : row.isFailed ? 'unknown' : 'example';
    const isBetter = rows.role === 'example' && role !== 'example';
    if (rows.kept && !isBetter) {
      // Its parts were kept while it was evaluated.
      this.size -= row.size - 1;
      return;
    }
    this.drop(rows.kept);
    rows.kept = null;
    this.keep(row, () => Object.assign(rows, { kept: row, keptAt: at, role }));
  }
}
