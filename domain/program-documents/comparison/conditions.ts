/**
 * Whether a changed condition holds for more or fewer filings than before. It compares trees by their shape: a further part of
 * an "and", another number beside a figure. What it cannot tell is `other`.
 */
import { listOperands } from '../../expressions/language/children';
import { findExpressionTree } from '../../expressions/language/find-tree';
import type { Expression } from '../../expressions/language/tree';

/** wider: it holds wherever it held, and elsewhere. narrower: it holds only where it held. */
export type ConditionRelation = 'same' | 'wider' | 'narrower' | 'other';

const OPPOSITE: Record<ConditionRelation, ConditionRelation> = {
  same: 'same',
  wider: 'narrower',
  narrower: 'wider',
  other: 'other',
};

/** The tree as text, without its ranges of characters. */
const describeTree = (node: unknown): string =>
  JSON.stringify(node, (key, value) => (key === 'at' ? undefined : value));

const isEqual = (a: unknown, b: unknown): boolean => describeTree(a) === describeTree(b);

/** Compares two lists of which the order does not matter. `further`: what an entry more means. */
function compareOperands(
  before: readonly Expression[],
  after: readonly Expression[],
  further: 'wider' | 'narrower',
  compare = compareTrees,
): ConditionRelation {
  const had = new Set(before.map(describeTree));
  const has = new Set(after.map(describeTree));
  const dropped = before.filter((each) => !has.has(describeTree(each)));
  const added = after.filter((each) => !had.has(describeTree(each)));
  if (dropped.length === 0 && added.length === 0) return 'same';
  if (dropped.length === 0) return further;
  if (added.length === 0) return OPPOSITE[further];
  const [was, is] = [dropped[0], added[0]];
  if (dropped.length > 1 || added.length > 1 || !was || !is) return 'other';
  return before.length === 1 && after.length === 1 ? 'other' : compare(was, is);
}

function compareLogical(before: Expression, after: Expression, operator: '&&' | '||'): ConditionRelation {
  const further = operator === '&&' ? 'narrower' : 'wider';
  return compareOperands(listOperands(before, operator), listOperands(after, operator), further);
}

const readNumber = (node: Expression): number | null => {
  if (node.kind === 'literal' && typeof node.value === 'number') return node.value;
  if (node.kind === 'unary' && node.operator === '-') {
    const value = readNumber(node.value);
    return value === null ? null : -value;
  }
  return null;
};

/** Compares bounds: a lower bound that rises, or an upper one that falls, is narrower. */
function compareBounds(before: number, after: number, side: 'lower' | 'upper'): ConditionRelation {
  if (before === after) return 'same';
  return after > before === (side === 'lower') ? 'narrower' : 'wider';
}

const SIDES: Readonly<Record<string, 'lower' | 'upper'>> = {
  '>=': 'lower',
  '>': 'lower',
  '<=': 'upper',
  '<': 'upper',
};

const FLIPPED: Readonly<Record<string, string>> = { '>=': '<=', '>': '<', '<=': '>=', '<': '>' };

interface Comparison {
  value: Expression;
  operator: string;
  bound: number;
}

/** A value beside a number, with the number on the right. */
function readComparison(node: Expression): Comparison | null {
  if (node.kind !== 'binary' || !SIDES[node.operator]) return null;
  const [left, right] = [readNumber(node.left), readNumber(node.right)];
  if (right !== null) return { value: node.left, operator: node.operator, bound: right };
  return left === null
    ? null
    : { value: node.right, operator: FLIPPED[node.operator] as string, bound: left };
}

function compareComparisons(before: Comparison, after: Comparison): ConditionRelation {
  const [side, other] = [SIDES[before.operator], SIDES[after.operator]];
  if (!side || side !== other || !isEqual(before.value, after.value)) return 'other';
  const moved = compareBounds(before.bound, after.bound, side);
  if (moved !== 'same') return before.operator === after.operator ? moved : 'other';
  if (before.operator === after.operator) return 'same';
  return after.operator.endsWith('=') ? 'wider' : 'narrower';
}

/** Functions whose result holds more often where the condition on a row does. */
const QUANTIFIERS: ReadonlySet<string> = new Set(['all', 'every', 'some']);

const getCalleeName = (callee: Expression): string =>
  callee.kind === 'name' ? callee.name : callee.kind === 'member' ? String(callee.key) : '';

type Call = Extract<Expression, { kind: 'call' }>;

function compareCalls(before: Call, after: Call): ConditionRelation {
  if (before.arguments.length !== after.arguments.length) return 'other';
  const name = getCalleeName(before.callee);
  if (!isEqual(before.callee, after.callee)) return compareMemberships(before, after);
  const different = before.arguments.flatMap((each, i) => (isEqual(each, after.arguments[i]) ? [] : [i]));
  const [at] = different;
  const [was, is] = [before.arguments[at ?? -1], after.arguments[at ?? -1]];
  if (different.length !== 1 || !QUANTIFIERS.has(name)) return 'other';
  return was?.kind === 'function' && is?.kind === 'function' && isEqual(was.parameters, is.parameters)
    ? compareTrees(was.body, is.body)
    : 'other';
}

/** A value in a list of values: `['a', 'b'].includes(kind)`. */
function compareMemberships(before: Call, after: Call): ConditionRelation {
  const [was, is] = [before.callee, after.callee];
  if (was.kind !== 'member' || is.kind !== 'member' || was.key !== 'includes' || is.key !== 'includes')
    return 'other';
  if (was.of.kind !== 'list' || is.of.kind !== 'list' || !isEqual(before.arguments, after.arguments))
    return 'other';
  return compareOperands(was.of.items as Expression[], is.of.items as Expression[], 'wider', () => 'other');
}

/** Compares the two values that a condition chooses from. */
function compareBranches(
  before: Extract<Expression, { kind: 'conditional' }>,
  after: Extract<Expression, { kind: 'conditional' }>,
  compare: (before: Expression, after: Expression) => ConditionRelation,
): ConditionRelation {
  if (!isEqual(before.test, after.test)) return 'other';
  const [yes, no] = [compare(before.yes, after.yes), compare(before.no, after.no)];
  if (yes === no || no === 'same') return yes;
  return yes === 'same' ? no : 'other';
}

function compareTrees(before: Expression, after: Expression): ConditionRelation {
  if (isEqual(before, after)) return 'same';
  for (const operator of ['&&', '||'] as const) {
    const relation = compareLogical(before, after, operator);
    if (relation !== 'other') return relation;
  }
  const [was, is] = [readComparison(before), readComparison(after)];
  if (was && is) return compareComparisons(was, is);
  if (before.kind === 'unary' && after.kind === 'unary' && before.operator === '!' && after.operator === '!')
    return OPPOSITE[compareTrees(before.value, after.value)];
  if (before.kind === 'call' && after.kind === 'call') return compareCalls(before, after);
  if (before.kind === 'conditional' && after.kind === 'conditional')
    return compareBranches(before, after, compareTrees);
  return 'other';
}

/** The side on which the figure of each of these functions must lie. */
export const FIGURE_SIDES: Readonly<Record<string, 'lower' | 'upper'>> = {
  least: 'lower',
  above: 'lower',
  most: 'upper',
  below: 'upper',
};

/** Functions of several figures, and what a further figure means: all are required, or one is enough. */
const FIGURE_LISTS: Readonly<Record<string, 'wider' | 'narrower'>> = {
  selectDecidingFigure: 'narrower',
  selectReachedFigure: 'wider',
};

function compareFigureCalls(before: Call, after: Call): ConditionRelation {
  const name = getCalleeName(before.callee);
  if (!isEqual(before.callee, after.callee)) return 'other';
  const [was, is] = [before.arguments, after.arguments];
  const further = FIGURE_LISTS[name];
  if (further) return compareOperands(was as Expression[], is as Expression[], further, compareFigureTrees);
  const side = FIGURE_SIDES[name];
  const isSameBesideBound = isEqual([was[0], was[2], was.length], [is[0], is[2], is.length]);
  if (!side || !isSameBesideBound || !was[1] || !is[1]) return 'other';
  const [bound, present] = [readNumber(was[1] as Expression), readNumber(is[1] as Expression)];
  return bound === null || present === null ? 'other' : compareBounds(bound, present, side);
}

function compareFigureTrees(before: Expression, after: Expression): ConditionRelation {
  if (isEqual(before, after)) return 'same';
  if (before.kind === 'call' && after.kind === 'call') return compareFigureCalls(before, after);
  if (before.kind === 'conditional' && after.kind === 'conditional')
    return compareBranches(before, after, compareFigureTrees);
  return 'other';
}

const compareTexts =
  (compare: (before: Expression, after: Expression) => ConditionRelation) =>
  (before: string, after: string): ConditionRelation => {
    if (before === after) return 'same';
    const [was, is] = [findExpressionTree(before), findExpressionTree(after)];
    return was && is ? compare(was, is) : 'other';
  };

/** Compares two conditions by their texts. */
export const compareConditions = compareTexts(compareTrees);

/** Compares two figures by their texts: wider where more filings reach the threshold. */
export const compareFigures = compareTexts(compareFigureTrees);
