/** Facts about the answers that hold where a part of an expression is evaluated, by the conditions around it. */
import { printExpression } from './print';
import type { BinaryExpression, CallExpression, Expression } from './tree';

/**
 * Facts in words of the expression: `has a.b`: the path holds a value; `is …`: the condition holds; `not …`: it does not. The same
 * text means the same wherever the expression stands.
 */
export type KnownFacts = ReadonlySet<string>;

export const NO_FACTS: KnownFacts = new Set();

/** Bodies of named expressions without parameters, by name: their name stands for what they say. */
export type NamedConditions = ReadonlyMap<string, Expression>;

const ASKS_FOR_VALUE: ReadonlySet<string> = new Set(['Boolean', 'isFilledIn']);

const COMPARED: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

const unite = (...sets: KnownFacts[]): KnownFacts => new Set(sets.flatMap((set) => [...set]));
const intersect = (one: KnownFacts, other: KnownFacts): KnownFacts =>
  new Set([...one].filter((fact) => other.has(fact)));

export const isNothing = (node: Expression): boolean =>
  (node.kind === 'literal' && (node.value === null || node.value === '')) ||
  (node.kind === 'name' && node.name === 'undefined');

const hasFact = (path: string): string => `has ${path}`;

const hasValue = (node: Expression): string => hasFact(printExpression(node));

/** Writes `a !== b` as the opposite of `a === b`, so that both are one fact. */
function nameCondition(node: Expression, holds: boolean): string {
  if (node.kind === 'binary' && node.operator === '!==')
    return nameCondition({ ...node, operator: '===' }, !holds);
  return `${holds ? 'is' : 'not'} ${printExpression(node)}`;
}

/** Facts that hold where these paths have a value. */
export const knowPaths = (paths: readonly string[]): KnownFacts => new Set(paths.map(hasFact));

/**
 * True where a missing value never meets a comparison with `bound`, so that the comparison says itself what holds then: a missing
 * value is as 0 beside a number, and neither before nor after a text.
 */
const excludesMissing = (operator: string, bound: unknown): boolean =>
  (typeof bound === 'string' && bound !== '') ||
  (typeof bound === 'number' && ((operator === '>' && bound >= 0) || (operator === '>=' && bound > 0)));

const TURNED: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** The side of a comparison that must hold a value where the comparison does. */
export function findSureSide({ left, right, operator }: BinaryExpression): Expression | null {
  if (right.kind === 'literal' && excludesMissing(operator, right.value)) return left;
  return left.kind === 'literal' && excludesMissing(TURNED[operator] ?? '', left.value) ? right : null;
}

function readComparison(node: BinaryExpression, holds: boolean): string[] {
  const { left, right, operator } = node;
  if (operator === '===' || operator === '!==') {
    const isEqual = (operator === '===') === holds;
    if (isNothing(right)) return isEqual ? [] : [hasValue(left)];
    return isEqual && right.kind === 'literal' ? [hasValue(left)] : [];
  }
  const sure = COMPARED.has(operator) && holds ? findSureSide(node) : null;
  return sure ? [hasValue(sure)] : [];
}

function readCall({ callee, arguments: given }: CallExpression, holds: boolean): string[] {
  const [first] = given;
  if (!holds || callee.kind !== 'name' || !first || first.kind === 'spread') return [];
  return ASKS_FOR_VALUE.has(callee.name) || callee.name === 'has' ? [hasValue(first)] : [];
}

/** Returns what is known where `node` was evaluated, and holds or does not. */
export function learnFacts(node: Expression, holds: boolean, named: NamedConditions): KnownFacts {
  const own = nameCondition(node, holds);
  switch (node.kind) {
    case 'logical': {
      if (node.operator === '??') return new Set([own]);
      const [left, right] = [node.left, node.right].map((part) => learnFacts(part, holds, named));
      const isBoth = (node.operator === '&&') === holds;
      const ofParts = (isBoth ? unite : intersect)(left ?? NO_FACTS, right ?? NO_FACTS);
      return unite(ofParts, new Set([own]));
    }
    case 'unary':
      return node.operator === '!' ? learnFacts(node.value, !holds, named) : new Set([own]);
    case 'chain':
    case 'member':
      return new Set(holds ? [own, hasValue(node)] : [own]);
    case 'name': {
      const body = named.get(node.name);
      const ofBody = body
        ? learnFacts(body, holds, new Map([...named].filter(([, each]) => each !== body)))
        : [];
      return new Set([...ofBody, own, ...(holds ? [hasValue(node)] : [])]);
    }
    case 'binary':
      return new Set([own, ...readComparison(node, holds)]);
    case 'call':
      return new Set([own, ...readCall(node, holds)]);
    default:
      return new Set([own]);
  }
}

export const addFacts = (known: KnownFacts, ...more: KnownFacts[]): KnownFacts => unite(known, ...more);

/** Leaves out what is known of the outer values whose names a function gives to its parameters. */
export const forgetNames = (known: KnownFacts, names: readonly string[]): KnownFacts =>
  new Set([...known].filter((fact) => !names.some((name) => new RegExp(`\\b${name}\\b`).test(fact))));

/** True for `Boolean(a.b)`, `isFilledIn(a.b)` and `a.b !== ''` where the path holds a value; one that says yes or no is not meant. */
function asksForKnownValue(node: Expression, known: KnownFacts): boolean {
  if (node.kind === 'binary')
    return node.operator === '!==' && isNothing(node.right) && isKnownToHave(node.left, known);
  if (node.kind !== 'call' || node.callee.kind !== 'name' || !ASKS_FOR_VALUE.has(node.callee.name))
    return false;
  const [value] = node.arguments;
  return value !== undefined && value.kind !== 'spread' && isKnownToHave(value, known);
}

export const isKnownToHave = (node: Expression, known: KnownFacts): boolean => known.has(hasValue(node));

/** True where the facts say that a condition holds. */
export function isImplied(node: Expression, known: KnownFacts, named: NamedConditions): boolean {
  if (known.has(nameCondition(node, true)) || asksForKnownValue(node, known)) return true;
  if (node.kind === 'logical' && node.operator !== '??') {
    const parts = [node.left, node.right].map((part) => isImplied(part, known, named));
    return node.operator === '&&' ? parts.every(Boolean) : parts.some(Boolean);
  }
  if (node.kind === 'unary' && node.operator === '!') return known.has(nameCondition(node.value, false));
  if (node.kind === 'name') {
    const body = named.get(node.name);
    return (
      body !== undefined && isImplied(body, known, new Map([...named].filter(([, each]) => each !== body)))
    );
  }
  return isOneOf(node, known);
}

/** `['a', 'b'].includes(kind)` and `kind !== 'c'`, where it is known which of them the kind is. */
function isOneOf(node: Expression, known: KnownFacts): boolean {
  if (node.kind === 'binary' && node.operator === '!==' && node.right.kind === 'literal') {
    const start = `is ${printExpression(node.left)} === `;
    const excluded = `${start}${printExpression(node.right)}`;
    return [...known].some((fact) => fact.startsWith(start) && fact !== excluded);
  }
  if (node.kind !== 'call' || node.callee.kind !== 'member' || node.callee.key !== 'includes') return false;
  const [value] = node.arguments;
  const list = node.callee.of;
  if (list.kind !== 'list' || !value || value.kind === 'spread') return false;
  const subject = printExpression(value);
  return list.items.some(
    (item) => item.kind === 'literal' && known.has(`is ${subject} === ${printExpression(item)}`),
  );
}
