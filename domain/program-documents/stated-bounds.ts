/** Numbers that an expression puts beside a value: 20 in `least(growth, 20, 'percent')`, and in `growth >= 20`. */
import { listChildren } from '../expressions/language/children';
import { findExpressionTree } from '../expressions/language/find-tree';
import { printExpression } from '../expressions/language/print';
import type { Expression, TextRange } from '../expressions/language/tree';

export interface StatedBound {
  /** Text of the value in its usual layout. */
  value: string;
  number: number;
  /** Code of the unit in which a figure states it; undefined for a comparison. */
  unit: string | undefined;
  /** Characters of the number in the expression. */
  at: TextRange;
}

/** The two sides that a comparison, or a figure with its threshold, puts beside each other; none of another node. */
function listSides(node: Expression): Expression[] {
  if (node.kind === 'binary') return [node.left, node.right];
  return node.kind === 'call' ? node.arguments.slice(0, 2).filter((each) => each.kind !== 'spread') : [];
}

function readUnit(node: Expression): string | undefined {
  const unit = node.kind === 'call' ? node.arguments[2] : undefined;
  return unit?.kind === 'literal' && typeof unit.value === 'string' ? unit.value : undefined;
}

function readBound(node: Expression): StatedBound[] {
  const sides = listSides(node);
  const [number] = sides.filter((each) => each.kind === 'literal');
  const [value] = sides.filter((each) => each.kind !== 'literal');
  return number?.kind === 'literal' && typeof number.value === 'number' && value
    ? [{ value: printExpression(value), number: number.value, unit: readUnit(node), at: number.at }]
    : [];
}

const listNodeBounds = (node: Expression): StatedBound[] => [
  ...readBound(node),
  ...listChildren(node).flatMap(listNodeBounds),
];

/** Lists the numbers of an expression beside their values; none of a text that is no expression. */
export function listStatedBounds(text: string): StatedBound[] {
  const tree = findExpressionTree(text);
  return tree ? listNodeBounds(tree) : [];
}
