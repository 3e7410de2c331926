/** Marks what people read otherwise in the text of an expression: paths as labels, functions and signs as words, options by their names. */
import { listChildren } from './children';
import type {
  BinaryExpression,
  Expression,
  FunctionExpression,
  ListItem,
  LogicalExpression,
  TextRange,
} from './tree';

/** Range within the text of a step, and what stands there. */
export type TextMark = { at: TextRange } & (
  | { is: 'path'; path: string }
  | { is: 'sign'; sign: string }
  | { is: 'function'; name: string }
  /** Unit of a figure, by its code. */
  | { is: 'unit'; unit: string }
  | { is: 'literal'; value: string | number | boolean | null; of?: string; column?: string }
);

type FindPath = (node: Expression) => string | undefined;

/** Functions that look for an option among those that were chosen. */
const CHOOSING: ReadonlySet<string> = new Set(['has', 'hasAny']);

/** Literals that are compared with an answer, with its path. */
export function listCompared(node: Expression, findPath: FindPath): [Expression, string][] {
  const pair = (one: ListItem | undefined, other: ListItem | undefined): [Expression, string][] => {
    if (!one || !other || one.kind === 'spread' || other.kind === 'spread') return [];
    const path = findPath(one);
    if (!path) return [];
    const items = other.kind === 'list' ? other.items : [other];
    return items.flatMap((item) => (item.kind === 'literal' ? [[item, path] as [Expression, string]] : []));
  };
  const both = (one: ListItem | undefined, other: ListItem | undefined) => [
    ...pair(one, other),
    ...pair(other, one),
  ];
  if (node.kind === 'binary') return both(node.left, node.right);
  if (node.kind !== 'call') return [];
  const { callee, arguments: given } = node;
  if (callee.kind === 'member') return callee.key === 'includes' ? both(callee.of, given[0]) : [];
  return callee.kind === 'name' && CHOOSING.has(callee.name) ? both(given[0], given[1]) : [];
}

/** Names of columns: `sum(budget, 'amount')`. */
function listColumns(node: Expression, findPath: FindPath): [Expression, string][] {
  if (node.kind !== 'call') return [];
  const [table, ...others] = node.arguments;
  const section = table && table.kind !== 'spread' ? findPath(table) : undefined;
  if (section === undefined) return [];
  return others.flatMap((column) =>
    column.kind === 'literal' && typeof column.value === 'string'
      ? [[column, `${section}.${column.value}`] as [Expression, string]]
      : [],
  );
}

/** The beginning of a function of one value, with its arrow. */
function markFunction({ at, parameters, body }: FunctionExpression, text: string): TextMark[] {
  const found = text.slice(at[0], body.at[0]).indexOf('=>');
  if (found < 0 || parameters.length !== 1) return [];
  const end = at[0] + found + 2;
  return [{ at: [at[0], text[end] === ' ' ? end + 1 : end], is: 'sign', sign: '=>' }];
}

/** The sign of an operator stands between its sides. */
function markSign({ left, right, operator }: BinaryExpression | LogicalExpression, text: string): TextMark[] {
  const found = text.slice(left.at[1], right.at[0]).indexOf(operator);
  if (found < 0) return [];
  const start = left.at[1] + found;
  return [{ at: [start, start + operator.length], is: 'sign', sign: operator }];
}

/** Functions that compare a value with a threshold; their third value is the unit. */
const MEASURING: ReadonlySet<string> = new Set(['least', 'most', 'above', 'below']);
const UNIT_PLACE = 2;

const findUnit = (node: Expression): Expression | ListItem | undefined =>
  node.kind === 'call' && node.callee.kind === 'name' && MEASURING.has(node.callee.name)
    ? node.arguments[UNIT_PLACE]
    : undefined;

/** A function by its name: `max` of the portal, `Math.max` of numbers, `.every` of a list or text with the point before it. */
function markFunctionName(node: Expression): TextMark[] {
  if (node.kind === 'call' && node.callee.kind === 'name')
    return [{ at: node.callee.at, is: 'function', name: node.callee.name }];
  if (node.kind !== 'member' || typeof node.key !== 'string') return [];
  const { of, key, at } = node;
  return of.kind === 'name' && of.name === 'Math'
    ? [{ at, is: 'function', name: `Math.${key}` }]
    : [{ at: [of.at[1], at[1]], is: 'function', name: `.${key}` }];
}

export function createTextMarks(root: Expression, text: string, findPath: FindPath): TextMark[] {
  const compared = new Map<Expression, string>();
  const columns = new Map<Expression, string>();
  const units = new Map<Expression, string>();
  const marks: TextMark[] = [];
  const visit = (node: Expression): void => {
    const path = findPath(node);
    if (path) {
      marks.push({ at: node.at, is: 'path', path });
      return;
    }
    for (const [literal, of] of listCompared(node, findPath)) compared.set(literal, of);
    for (const [literal, column] of listColumns(node, findPath)) columns.set(literal, column);
    const unit = findUnit(node);
    if (unit?.kind === 'literal' && typeof unit.value === 'string') units.set(unit, unit.value);
    if (units.has(node)) {
      marks.push({ at: node.at, is: 'unit', unit: units.get(node) ?? '' });
      return;
    }
    if (node.kind === 'literal') {
      const of = compared.get(node);
      const column = columns.get(node);
      marks.push({
        at: node.at,
        is: 'literal',
        value: node.value,
        ...(of && { of }),
        ...(column && { column }),
      });
    }
    if (node.kind === 'unary' && node.operator === '!')
      marks.push({ at: [node.at[0], node.at[0] + 1], is: 'sign', sign: '!' });
    if (node.kind === 'name' && node.name === 'undefined')
      marks.push({ at: node.at, is: 'literal', value: null });
    marks.push(...markFunctionName(node));
    if (node.kind === 'function') marks.push(...markFunction(node, text));
    if (node.kind === 'binary' || node.kind === 'logical') marks.push(...markSign(node, text));
    for (const child of listChildren(node)) visit(child);
  };
  visit(root);
  const [start] = root.at;
  return marks
    .map((mark) => ({ ...mark, at: [mark.at[0] - start, mark.at[1] - start] as const }))
    .sort((a, b) => a.at[0] - b.at[0]);
}
