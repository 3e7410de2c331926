/** Finds conditions that are always the same: without any answer in them, or with comparisons that contradict each other. */
import { listChildren } from './children';
import type { BinaryExpression, Expression, LogicalExpression } from './tree';

const VALUES: ReadonlySet<string> = new Set(['undefined', 'NaN', 'Infinity']);

/** True for what no answer changes: literals, and operations and lists of them. */
export function isConstant(node: Expression): boolean {
  if (node.kind === 'literal') return true;
  if (node.kind === 'name') return VALUES.has(node.name);
  const isOperation =
    node.kind === 'unary' ||
    node.kind === 'binary' ||
    node.kind === 'logical' ||
    node.kind === 'list' ||
    node.kind === 'conditional';
  return isOperation && listChildren(node).every(isConstant);
}

type Literal = string | number | boolean | null;

/** A comparison of a path with a literal: `subject` is the text of the path. */
interface Bound {
  node: BinaryExpression;
  subject: string;
  operator: BinaryExpression['operator'];
  value: Literal;
}

const TURNED: Readonly<Record<string, BinaryExpression['operator']>> = {
  '===': '===',
  '!==': '!==',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

const isPath = (node: Expression): boolean =>
  node.kind === 'name' || (node.kind === 'member' && typeof node.key === 'string' && isPath(node.of));

function readBound(node: Expression, text: string): Bound | null {
  if (node.kind !== 'binary') return null;
  const { left, right, operator } = node;
  const turned = TURNED[operator];
  if (!turned) return null;
  if (isPath(left) && right.kind === 'literal')
    return { node, subject: text.slice(...left.at), operator, value: right.value };
  return isPath(right) && left.kind === 'literal'
    ? { node, subject: text.slice(...right.at), operator: turned, value: left.value }
    : null;
}

const compare = (left: Literal, operator: BinaryExpression['operator'], right: Literal): boolean => {
  const [a, b] = [left as number, right as number];
  switch (operator) {
    case '===':
      return left === right;
    case '!==':
      return left !== right;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    default:
      return a >= b;
  }
};

const isUpper = ({ operator }: Bound): boolean => operator === '<' || operator === '<=';
const isLower = ({ operator }: Bound): boolean => operator === '>' || operator === '>=';

/** True where no value meets both comparisons. */
function excludeEachOther(one: Bound, other: Bound): boolean {
  if (one.operator === '===') return !compare(one.value, other.operator, other.value);
  if (other.operator === '===') return excludeEachOther(other, one);
  if (typeof one.value !== 'number' || typeof other.value !== 'number') return false;
  if (isUpper(one) && isLower(other))
    return (
      one.value < other.value ||
      (one.value === other.value && (one.operator === '<' || other.operator === '>'))
    );
  return isLower(one) && isUpper(other) ? excludeEachOther(other, one) : false;
}

/** True where every value, a missing one too, meets one of both comparisons. */
function leaveNothing(one: Bound, other: Bound): boolean {
  if (one.operator === '!==') return compare(one.value, other.operator, other.value);
  return other.operator === '!==' ? leaveNothing(other, one) : false;
}

const listOperands = ({ left, right, operator }: LogicalExpression): Expression[] =>
  left.kind === 'logical' && left.operator === operator ? [...listOperands(left), right] : [left, right];

/** Comparisons of one path in a chain that decide it whatever the path holds; the later one is where it shows. */
export function findContradiction(node: LogicalExpression, text: string): Expression | null {
  const bounds = listOperands(node).flatMap((operand) => readBound(operand, text) ?? []);
  const decide =
    node.operator === '&&' ? excludeEachOther : node.operator === '||' ? leaveNothing : () => false;
  const found = bounds.find((bound, index) =>
    bounds.slice(0, index).some((earlier) => earlier.subject === bound.subject && decide(earlier, bound)),
  );
  return found?.node ?? null;
}
