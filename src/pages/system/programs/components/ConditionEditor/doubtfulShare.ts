import type { SubjectCondition } from '@domain/expressions/conditions/condition';
import { readShare } from '@domain/expressions/conditions/shares';
import { findExpressionTree } from '@domain/expressions/language/find-tree';
import type { ConditionFigure } from '@domain/program-documents/condition-figures';
import { scaleNumber } from '@domain/program-documents/condition-words';

/** True for a difference, such as that of two years: its share of a figure is a growth, which may be of any size. */
const isDifference = (text: string): boolean => {
  const tree = findExpressionTree(text);
  return tree?.kind === 'binary' && tree.operator === '-';
};

/** True where the threshold of a share is below 0 % or above 100 %, as a slip of the keyboard makes it. */
export function isDoubtfulShare({ subject, value }: SubjectCondition, figure: ConditionFigure | undefined) {
  const share = figure?.type === 'percent' ? readShare(subject) : null;
  if (!share || isDifference(share.part)) return false;
  if (!value || !('literal' in value) || typeof value.literal !== 'number') return false;
  const percent = scaleNumber(value.literal, figure?.scale);
  return percent < 0 || percent > 100;
}
