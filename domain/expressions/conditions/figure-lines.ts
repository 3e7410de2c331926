/** The figure of a rule as lines of figure, bound, threshold and unit: `least(staff.share, 10, 'percent')`. */
import { FIGURE_UNITS, type Figure } from '../../definition/rules';
import { removeBinaryError } from '../binary-error';
import { findExpressionTree } from '../language/find-tree';
import { printExpression } from '../language/print';
import type { CallExpression, Expression } from '../language/tree';
import type { ComparisonOperator, ConditionGroup, ConditionTree, SubjectCondition } from './condition';
import { readConditionValue } from './read-condition';
import { type FigureShare, isInPercent, readShare, writeShare } from './shares';
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
    ? readPercentLine({
        kind: 'subject',
        subject,
        operator,
        value: readConditionValue(threshold),
        unit: named,
      })
    : null;
}

/** The share of a line whose figure is a quotient beside %: companies read figure and threshold in percent. */
function findQuotient({ subject, unit }: SubjectCondition): FigureShare | null {
  const share = unit === 'percent' ? readShare(subject) : null;
  return share && !isInPercent(share) ? share : null;
}

const writePercentage = (share: FigureShare): string => writeShare({ ...share, form: 'percentage' });

/** Opens a quotient beside % as a percentage; null where its threshold is none that can be multiplied. */
function readPercentLine(line: SubjectCondition): SubjectCondition | null {
  const quotient = findQuotient(line);
  if (!quotient) return line;
  const threshold = line.value && 'literal' in line.value ? line.value.literal : null;
  if (typeof threshold !== 'number') return null;
  const value = { literal: removeBinaryError(threshold * 100) };
  return { ...line, subject: writePercentage(quotient), value };
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

function writeLine(line: SubjectCondition): string {
  const { operator, value, unit = 'item' } = line;
  const quotient = findQuotient(line);
  const subject = quotient ? writePercentage(quotient) : line.subject;
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
