/** Questions about a line with a share that may mean something else than it says. */
import type { SubjectCondition } from '@domain/expressions/conditions/condition';
import { type FigureShare, readShare } from '@domain/expressions/conditions/shares';
import { findExpressionTree } from '@domain/expressions/language/find-tree';
import type { ConditionFigure } from '@domain/program-documents/condition-figures';

/** True for a difference, such as that of two years: its share of a figure is a growth, which may be of any size. */
const isDifference = (text: string): boolean => {
  const tree = findExpressionTree(text);
  return tree?.kind === 'binary' && tree.operator === '-';
};

/** True where the threshold of a share is below 0 % or above 100 %, as a slip of the keyboard makes it. */
function isDoubtful({ value, unit }: SubjectCondition, figure: ConditionFigure): boolean {
  const threshold = value && 'literal' in value ? value.literal : null;
  if (figure.type !== 'percent' || typeof threshold !== 'number') return false;
  // A threshold with a unit is in percent already.
  const percent = unit ? threshold : threshold * (figure.scale ?? 1);
  return percent < 0 || percent > 100;
}

/** True where a condition holds without a share: its functions give null for a whole of 0, which counts as 0 in a comparison. */
const holdsWithoutShare = ({ operator, unit }: SubjectCondition, { form }: FigureShare): boolean =>
  unit === undefined && form !== '/' && (operator === 'atMost' || operator === 'less');

/** Finds what to ask beside a line; null for a line without a question. */
export function findShareQuestion(row: SubjectCondition, figure: ConditionFigure | undefined) {
  const share = figure && readShare(row.subject);
  if (!share) return null;
  if (isDoubtful(row, figure) && !isDifference(share.part)) return 'conditions.share.doubtful';
  return holdsWithoutShare(row, share) ? 'conditions.share.none' : null;
}
