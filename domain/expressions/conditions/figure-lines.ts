/** The figure of a rule as lines of figure, bound, threshold and unit: `least(staff.share, 10, 'percent')`. */
import { FIGURE_UNITS, type Figure } from '../../definition/rules';
import { findExpressionTree } from '../language/find-tree';
import { printExpression } from '../language/print';
import type { CallExpression, Expression } from '../language/tree';
import type { ComparisonOperator, ConditionGroup, ConditionTree, SubjectCondition } from './condition';
import { readConditionValue } from './read-condition';
import { writeConditionValue } from './write-condition';

const BOUNDS = {
  atLeast: 'least',
  atMost: 'most',
  more: 'above',
  less: 'below',
} as const satisfies Partial<Record<ComparisonOperator, Figure['bound']>>;

export type BoundOperator = keyof typeof BOUNDS;

export const BOUND_OPERATORS = Object.keys(BOUNDS) as BoundOperator[];

/** Functions of several figures: all are required, or one is enough. */
const JOINS = { all: 'selectDecidingFigure', any: 'selectReachedFigure' } as const;

const getName = ({ callee }: CallExpression): string => (callee.kind === 'name' ? callee.name : '');

function readLine(node: Expression): SubjectCondition | null {
  if (node.kind !== 'call' || node.isOptional) return null;
  const name = getName(node);
  const operator = BOUND_OPERATORS.find((each) => BOUNDS[each] === name);
  const [value, threshold, unit, ...others] = node.arguments;
  if (!operator || !value || !threshold || others.length > 0) return null;
  if (value.kind === 'spread' || threshold.kind === 'spread' || unit?.kind !== 'literal') return null;
  const named = FIGURE_UNITS.find((each) => each === unit.value);
  const subject = printExpression(value);
  return named
    ? { kind: 'subject', subject, operator, value: readConditionValue(threshold), unit: named }
    : null;
}

function readGroup(node: Expression): ConditionGroup | null {
  const line = readLine(node);
  if (line) return { kind: 'all', parts: [line] };
  if (node.kind !== 'call' || node.isOptional) return null;
  const name = getName(node);
  const kind = (['all', 'any'] as const).find((each) => JOINS[each] === name);
  const lines = node.arguments.map((item) => (item.kind === 'spread' ? null : readLine(item)));
  const isRead = (parts: readonly (SubjectCondition | null)[]): parts is SubjectCondition[] =>
    parts.length > 1 && !parts.includes(null);
  return kind && isRead(lines) ? { kind, parts: lines } : null;
}

/** Opens the text of a figure as lines; null where it is another formula, or none. */
export function readFigureLines(text: string): ConditionGroup | null {
  if (text.trim() === '') return { kind: 'all', parts: [] };
  const tree = findExpressionTree(text);
  return tree && readGroup(tree);
}

const isLine = (part: ConditionTree): part is SubjectCondition => part.kind === 'subject';

function writeLine({ subject, operator, value, unit = 'item' }: SubjectCondition): string {
  const bound = BOUNDS[BOUND_OPERATORS.find((each) => each === operator) ?? 'atLeast'];
  return `${bound}(${subject}, ${writeConditionValue(value)}, '${unit}')`;
}

/** Writes lines as the text of a figure; '' for none. */
export function writeFigureLines({ kind, parts }: ConditionGroup): string {
  const lines = parts.filter(isLine).map(writeLine);
  const text = lines.length > 1 ? `${JOINS[kind]}(${lines.join(', ')})` : (lines[0] ?? '');
  const tree = text ? findExpressionTree(text) : null;
  return tree ? printExpression(tree) : text;
}
