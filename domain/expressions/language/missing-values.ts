/**
 * Finds where an expression judges by a value that may be missing and does not say what holds then. A missing number counts as 0 in
 * a comparison, a missing date as neither before nor after: a company would be told what nobody has found.
 */
import { listChildren } from './children';
import {
  addFacts,
  findSureSide,
  forgetNames,
  isImplied,
  isKnownToHave,
  isNothing,
  type KnownFacts,
  learnFacts,
  type NamedConditions,
  NO_FACTS,
} from './known-facts';
import { listReferences, type ReferenceEnvironment } from './references';
import { COMPARISONS } from './shapes';
import { type FunctionSignature, findParameter } from './signature';
import type {
  BinaryExpression,
  CallExpression,
  ConditionalExpression,
  Expression,
  FunctionExpression,
  ListItem,
  LogicalExpression,
  MemberExpression,
  TextRange,
} from './tree';

/** Certainty that a field has a value once a filing is submitted. */
export type FieldPresence =
  | { is: 'optional' }
  /** All of the conditions together say that it does. */
  | { is: 'conditional'; conditions: readonly Expression[] }
  /** A value that is computed: it is missing where its expression gives none. */
  | { is: 'computed'; tree: Expression; known: KnownFacts };

export interface PresenceEnvironment extends ReferenceEnvironment {
  /** Keyed by the path `section.field`; a field that is not named always has a value. */
  presence: ReadonlyMap<string, FieldPresence>;
  /** Years of year grids that are always asked for, as distances from their base year. */
  sureYears: ReadonlyMap<string, ReadonlySet<number>>;
  named: ReadonlyMap<string, { parameters: readonly string[]; tree: Expression }>;
}

/** A value that may be missing: the part of the expression, and why. */
export interface MissingValue {
  at: TextRange;
  why: 'optional' | 'conditional' | 'year' | 'result';
  /** Condition under which the value is there. */
  condition?: Expression;
}

export interface MissingValues {
  /** Values that decide a condition or a figure. */
  judged: MissingValue[];
  /** Reason why the value of the whole expression may be missing; null where it never is, or where the expression says so itself. */
  ofResult: MissingValue | null;
}

/** True for a value that somebody left out, rather than one that there is nothing to say of. */
export const isAnswer = ({ why }: MissingValue): boolean => why === 'optional' || why === 'conditional';

const keyRange = ([start, end]: TextRange): string => `${start}-${end}`;

/** Named expressions and computed values that are followed within each other; circles are a fault of their own. */
const MAX_DEPTH = 20;
/** Number of them in one reading of a document: one that stands twice in another doubles what follows. The shipped programs have 83. */
const MOST_FOLLOWED = 5_000;

/** Numbers of named expressions and computed values followed so far, by the document's named expressions. */
const followed = new WeakMap<PresenceEnvironment['named'], number>();

function mayFollow({ named }: PresenceEnvironment, depth: number): boolean {
  const count = followed.get(named) ?? 0;
  followed.set(named, count + 1);
  return depth <= MAX_DEPTH && count < MOST_FOLLOWED;
}

function readOffset(node: ListItem): number {
  if (node.kind === 'literal') return Number(node.value);
  return node.kind === 'unary' && node.operator === '-' ? -readOffset(node.value) : Number.NaN;
}

/** Returns where `tree` depends on values that may be missing, where `known` is known of the answers. */
export function findMissingValues(
  tree: Expression,
  environment: PresenceEnvironment,
  known: KnownFacts = NO_FACTS,
): MissingValues {
  const reader = new MissingValueReader(tree, environment, 0);
  const ofResult = reader.read(tree, known);
  return { judged: reader.judged.sort((a, b) => a.at[0] - b.at[0]), ofResult };
}

class MissingValueReader {
  readonly judged: MissingValue[] = [];
  private readonly paths = new Map<string, string>();
  private readonly conditions: NamedConditions;

  constructor(
    tree: Expression,
    private readonly environment: PresenceEnvironment,
    private readonly depth: number,
  ) {
    for (const { path, at, isKnown } of listReferences(tree, environment))
      if (isKnown) this.paths.set(keyRange(at), path);
    this.conditions = new Map(
      [...environment.named].flatMap(([name, { parameters, tree: body }]) =>
        parameters.length === 0 ? [[name, body] as const] : [],
      ),
    );
  }

  /** Reads a part; returns why its value may be missing. */
  read(node: Expression, known: KnownFacts): MissingValue | null {
    switch (node.kind) {
      case 'name':
        return this.readName(node.name, node, known);
      case 'member':
        return this.readMember(node, known);
      case 'chain':
        return isKnownToHave(node, known) ? null : this.read(node.value, known);
      case 'call':
        return this.readCall(node, known);
      case 'unary': {
        const value = this.read(node.value, known);
        return node.operator === '-' || node.operator === '+' ? value : null;
      }
      case 'binary':
        return this.readBinary(node, known);
      case 'logical':
        return this.readLogical(node, known);
      case 'conditional':
        return this.readConditional(node, known);
      case 'function':
        this.readFunction(node, known);
        return null;
      default:
        for (const child of listChildren(node)) this.read(child, known);
        return null;
    }
  }

  private judge(value: MissingValue | null): void {
    if (value && !this.judged.some(({ at }) => keyRange(at) === keyRange(value.at))) this.judged.push(value);
  }

  private readFunction({ parameters, body }: FunctionExpression, known: KnownFacts): MissingValue | null {
    return this.read(body, forgetNames(known, parameters));
  }

  private readName(name: string, node: Expression, known: KnownFacts): MissingValue | null {
    if (isKnownToHave(node, known)) return null;
    if (this.environment.parameters.has(name))
      return name === 'previous' ? { at: node.at, why: 'result' } : null;
    const isNamed = this.paths.get(keyRange(node.at)) === name;
    return isNamed && this.conditions.has(name) ? this.readNamed(name, node.at, known) : null;
  }

  /** Reads a named expression with what is known where it stands: what it judges is judged there. */
  private readNamed(name: string, at: TextRange, known: KnownFacts): MissingValue | null {
    const named = this.environment.named.get(name);
    if (!named || !mayFollow(this.environment, this.depth)) return null;
    const parameters = new Map(named.parameters.map((parameter) => [parameter, null] as const));
    const within = { ...this.environment, parameters };
    const body = new MissingValueReader(named.tree, within, this.depth + 1);
    const result = body.read(named.tree, forgetNames(known, named.parameters));
    if (body.judged[0]) this.judge({ ...body.judged[0], at });
    return result && { ...result, at };
  }

  private readMember(node: MemberExpression, known: KnownFacts): MissingValue | null {
    const of = this.read(node.of, known);
    if (typeof node.key !== 'string') this.read(node.key, known);
    if (isKnownToHave(node, known)) return null;
    if (of) return { ...of, at: node.at };
    const path = this.paths.get(keyRange(node.at));
    const presence = path === undefined ? undefined : this.environment.presence.get(path);
    return presence ? this.readPresence(presence, node.at, known) : null;
  }

  private readPresence(presence: FieldPresence, at: TextRange, known: KnownFacts): MissingValue | null {
    if (presence.is === 'optional') return { at, why: 'optional' };
    if (presence.is === 'computed') return this.readComputed(presence, at, known);
    const condition = presence.conditions.find((each) => !isImplied(each, known, this.conditions));
    return condition ? { at, why: 'conditional', condition } : null;
  }

  private readComputed(
    { tree, known: own }: FieldPresence & { is: 'computed' },
    at: TextRange,
    known: KnownFacts,
  ): MissingValue | null {
    if (!mayFollow(this.environment, this.depth)) return null;
    const reader = new MissingValueReader(tree, this.environment, this.depth + 1);
    const missing = reader.read(tree, addFacts(own, known));
    return missing && { ...missing, at };
  }

  private readBinary(node: BinaryExpression, known: KnownFacts): MissingValue | null {
    const [left, right] = [this.read(node.left, known), this.read(node.right, known)];
    if (!COMPARISONS.has(node.operator)) return left ?? right;
    if (node.operator === '===' || node.operator === '!==') return null;
    const sure = findSureSide(node);
    if (node.left !== sure) this.judge(left);
    if (node.right !== sure) this.judge(right);
    return null;
  }

  private readLogical({ operator, left, right }: LogicalExpression, known: KnownFacts): MissingValue | null {
    const ofLeft = this.read(left, known);
    const holds = operator === '&&';
    const more = operator === '??' ? NO_FACTS : learnFacts(left, holds, this.conditions);
    const ofRight = this.read(right, addFacts(known, more));
    if (operator === '&&') return ofLeft ?? ofRight;
    // `??` after a calculation has no effect: what is calculated with a missing value is a number.
    const isCalculated = operator === '??' && left.kind === 'binary';
    return (isCalculated && ofLeft) || ofRight;
  }

  private readConditional({ test, yes, no }: ConditionalExpression, known: KnownFacts): MissingValue | null {
    this.read(test, known);
    const [ofYes, ofNo] = [
      this.read(yes, addFacts(known, learnFacts(test, true, this.conditions))),
      this.read(no, addFacts(known, learnFacts(test, false, this.conditions))),
    ];
    return ofYes ?? ofNo ?? ([yes, no].some(isNothing) ? { at: test.at, why: 'result' } : null);
  }

  private readCall(node: CallExpression, known: KnownFacts): MissingValue | null {
    const { callee, arguments: given } = node;
    if (callee.kind === 'member') {
      this.readMember(callee, known);
      if (typeof callee.key === 'string') this.readItems(given, known);
      return null;
    }
    if (callee.kind !== 'name') {
      for (const child of listChildren(node)) this.read(child, known);
      return null;
    }
    const values = this.readItems(given, known);
    const { name } = callee;
    if (this.environment.named.has(name))
      return isKnownToHave(node, known) ? null : this.readNamed(name, node.at, known);
    const signature = this.environment.signatures?.get(name);
    if (!signature || isKnownToHave(node, known)) return null;
    if (name === 'yr') return this.readYear(node, known);
    return this.readResult(node, signature, values);
  }

  private readItems(items: readonly ListItem[], known: KnownFacts): (MissingValue | null)[] {
    return items.map((item) => this.read(item.kind === 'spread' ? item.value : item, known));
  }

  /** A condition and a figure judge by the answers that they are given; other functions give nothing for nothing. */
  private readResult(
    node: CallExpression,
    signature: FunctionSignature,
    values: readonly (MissingValue | null)[],
  ): MissingValue | null {
    const { result, answersMissing = [], mayBeMissing } = signature;
    let passed: MissingValue | null = null;
    for (const [index, value] of values.entries()) {
      const kind = findParameter(signature, index);
      if (!value || answersMissing.includes(index) || kind === 'list' || kind === 'table') continue;
      if (result !== 'yesNo' && result !== 'record') passed ??= value;
      else if (isAnswer(value)) this.judge(value);
    }
    return passed ?? (mayBeMissing ? { at: node.at, why: 'result' } : null);
  }

  /** A cell of a year grid: of a year that is always asked for, and an indicator that is filled in. */
  private readYear(node: CallExpression, known: KnownFacts): MissingValue | null {
    const [, column, offset] = node.arguments;
    const path = column && this.paths.get(keyRange(column.at));
    const presence = path === undefined ? undefined : this.environment.presence.get(path);
    const missing = presence ? this.readPresence(presence, node.at, known) : null;
    if (missing || !path || !offset) return missing;
    const sure = this.environment.sureYears.get(path.slice(0, path.indexOf('.')));
    return sure?.has(readOffset(offset)) ? null : { at: node.at, why: 'year' };
  }
}
