import { listOperands } from '../language/children';
import { printExpression } from '../language/print';
import type {
  BinaryExpression,
  CallExpression,
  Expression,
  FunctionExpression,
  ListItem,
} from '../language/tree';
import type {
  ComparisonOperator,
  ConditionOperator,
  ConditionScalar,
  ConditionTree,
  ConditionValue,
  RowsCondition,
  SubjectCondition,
} from './condition';

const COMPARED: Readonly<Record<string, ComparisonOperator>> = {
  '===': 'is',
  '!==': 'isNot',
  '<': 'less',
  '<=': 'atMost',
  '>': 'more',
  '>=': 'atLeast',
};

/** The opposite of an operator that a `!` before it makes. */
const OPPOSITES: Partial<Record<ConditionOperator, ConditionOperator>> = {
  isOneOf: 'isNoneOf',
  isListed: 'isNotListed',
  includes: 'excludes',
  includesAny: 'includesNone',
  isGiven: 'isMissing',
  isSet: 'isNotSet',
  isUploaded: 'isNotUploaded',
  holds: 'doesNotHold',
};

/** Opens the tree of a condition as rows. */
export function readCondition(tree: Expression): ConditionTree {
  return (
    readGroup(tree) ??
    readThresholds(tree) ??
    readRows(tree) ??
    readRowCount(tree) ??
    readComparison(tree) ??
    readNegation(tree) ??
    readTest(tree)
  );
}

function readGroup(node: Expression): ConditionTree | null {
  if (node.kind !== 'logical' || node.operator === '??') return null;
  const kind = node.operator === '&&' ? 'all' : 'any';
  return { kind, parts: listOperands(node, node.operator).map(readCondition) };
}

const readLiteral = (node: ListItem | undefined): ConditionScalar | undefined => {
  if (node?.kind === 'literal') return node.value;
  const isNegative = node?.kind === 'unary' && node.operator === '-' && node.value.kind === 'literal';
  return isNegative && node.value.kind === 'literal' ? -Number(node.value.value) : undefined;
};

const readList = (node: ListItem | undefined): ConditionScalar[] | null => {
  if (node?.kind !== 'list') return null;
  const values = node.items.map(readLiteral);
  return values.includes(undefined) ? null : (values as ConditionScalar[]);
};

/** Reads what a subject is compared with. */
export const readConditionValue = (node: Expression): ConditionValue => {
  const literal = readLiteral(node);
  return literal === undefined ? { formula: printExpression(node) } : { literal };
};

const createRow = (
  subject: Expression,
  operator: ConditionOperator,
  value?: ConditionValue,
): SubjectCondition => ({
  kind: 'subject',
  subject: printExpression(subject),
  operator,
  ...(value && { value }),
});

const readComparison = (node: Expression): SubjectCondition | null =>
  node.kind === 'binary' && Object.hasOwn(COMPARED, node.operator)
    ? createRow(node.left, COMPARED[node.operator] as ComparisonOperator, readConditionValue(node.right))
    : null;

const isCallOf = (node: CallExpression, name: string): boolean =>
  node.callee.kind === 'name' && node.callee.name === name;

const isSpread = (item: ListItem | undefined): item is ListItem & { kind: 'spread' } =>
  item?.kind === 'spread';

/** A test that a call makes: `has(…)`, `isFilledIn(…)`, `[…].includes(…)`. */
function readCallTest(node: CallExpression): SubjectCondition | null {
  const [first, second] = node.arguments;
  if (node.isOptional || !first || isSpread(first) || isSpread(second)) return null;
  const { callee } = node;
  if (callee.kind === 'member' && callee.key === 'includes' && !callee.isOptional) {
    const list = readList(callee.of);
    return list && !second ? createRow(first, 'isListed', { list }) : null;
  }
  if (!second) {
    const file = isCallOf(node, 'hasFile') ? readLiteral(first) : undefined;
    if (typeof file === 'string')
      return { kind: 'subject', subject: `filesData.${file}`, operator: 'isUploaded' };
    if (isCallOf(node, 'isFilledIn')) return createRow(first, 'isGiven');
    return isCallOf(node, 'Boolean') ? createRow(first, 'isSet') : null;
  }
  if (isCallOf(node, 'near') && node.arguments.length === 2)
    return createRow(first, 'isNear', readConditionValue(second));
  const [ofFirst, ofSecond] = [readList(first), readList(second)];
  if (isCallOf(node, 'has'))
    return ofFirst
      ? createRow(second, 'isOneOf', { list: ofFirst })
      : createRow(first, 'includes', readConditionValue(second));
  return isCallOf(node, 'hasAny') && ofSecond ? createRow(first, 'includesAny', { list: ofSecond }) : null;
}

const readTest = (node: Expression): SubjectCondition =>
  (node.kind === 'call' ? readCallTest(node) : null) ?? createRow(node, 'holds');

function readNegation(node: Expression): ConditionTree | null {
  if (node.kind !== 'unary' || node.operator !== '!') return null;
  const rows = readRows(node.value);
  if (rows?.quantifier === 'some') return { ...rows, quantifier: 'none' };
  const row = readTest(node.value);
  const operator = OPPOSITES[row.operator];
  return operator ? { ...row, operator } : null;
}

interface RowsCall {
  rows: Expression;
  /** Name of the method, or of the function. */
  name: string;
  test: FunctionExpression;
  isMarking: boolean;
}

const isRowTest = (item: ListItem | undefined): item is FunctionExpression =>
  item?.kind === 'function' && item.parameters.length === 1;

/** A call such as `rows.some((row) => …)` or `all(rows, (row) => …)`. */
function findRowsCall(node: Expression): RowsCall | null {
  if (node.kind !== 'call' || node.isOptional) return null;
  const { callee } = node;
  const [first, second, ...others] = node.arguments;
  if (callee.kind === 'name') {
    const isCall = first && !isSpread(first) && isRowTest(second) && others.length === 0;
    return isCall ? { rows: first, name: callee.name, test: second, isMarking: true } : null;
  }
  if (callee.kind !== 'member' || callee.isOptional || second || !isRowTest(first)) return null;
  const { of, key } = callee;
  return typeof key === 'string' && of.kind !== 'list'
    ? { rows: of, name: key, test: first, isMarking: false }
    : null;
}

function readRows(node: Expression): RowsCondition | null {
  const call = findRowsCall(node);
  if (!call) return null;
  if (call.isMarking) return call.name === 'all' ? createRowsCondition(call, 'every') : null;
  return call.name === 'some' || call.name === 'every' ? createRowsCondition(call, call.name) : null;
}

const createRowsCondition = (
  { rows, test, isMarking }: RowsCall,
  quantifier: RowsCondition['quantifier'],
): RowsCondition => ({
  kind: 'rows',
  table: printExpression(rows),
  quantifier,
  parameter: test.parameters[0] ?? 'row',
  ...(isMarking && { isMarking }),
  of: readCondition(test.body),
});

/** The rows that are counted in `rows.filter((row) => …).length` and `count(rows, (row) => …)`. */
function findCountedRows(node: Expression): RowsCall | null {
  const isLength = node.kind === 'member' && node.key === 'length' && !node.isOptional;
  const call = findRowsCall(isLength ? node.of : node);
  const isCounting = call && call.isMarking !== isLength && call.name === (isLength ? 'filter' : 'count');
  return isCounting ? call : null;
}

/** `rows.filter((row) => …).length >= 2`, `count(rows, (row) => …) >= 2`. */
function readRowCount(node: Expression): RowsCondition | null {
  if (node.kind !== 'binary' || !Object.hasOwn(COMPARED, node.operator)) return null;
  const { left, right, operator } = node;
  const call = findCountedRows(left);
  if (!call) return null;
  const comparison = { operator: COMPARED[operator] as ComparisonOperator, value: readConditionValue(right) };
  return { ...createRowsCondition(call, 'number'), comparison };
}

/** `T(name) !== null`, for the parameter of the function around it. */
const asksThreshold = ({ left, right, operator }: BinaryExpression, parameter: string | undefined): boolean =>
  operator === '!==' &&
  readLiteral(right) === null &&
  left.kind === 'call' &&
  isCallOf(left, 'T') &&
  left.arguments[0]?.kind === 'name' &&
  left.arguments[0].name === parameter;

/** `['area', 'staff'].some((name) => T(name) !== null)`. */
function readThresholds(node: Expression): ConditionTree | null {
  if (node.kind !== 'call' || node.callee.kind !== 'member' || node.callee.key !== 'some') return null;
  const [test] = node.arguments;
  const names = readList(node.callee.of);
  if (!names?.every((name) => typeof name === 'string')) return null;
  const asks =
    test?.kind === 'function' && test.body.kind === 'binary' && asksThreshold(test.body, test.parameters[0]);
  return asks ? { kind: 'thresholds', names } : null;
}
