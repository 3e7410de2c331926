/** Conditions in the making. */

import type {
  ConditionOperator,
  ConditionTree,
  ConditionValue,
  RowsCondition,
  SubjectCondition,
} from '@domain/expressions/conditions/condition';
import { getValueKind } from '@domain/expressions/conditions/words';
import { findExpressionTree } from '@domain/expressions/language/find-tree';
import { type ConditionFigure, findAnswerUnit } from '@domain/program-documents/condition-figures';
import { type LineGrammar, listOfferedOperators } from './figureChoices';

const isExpression = (text: string): boolean => findExpressionTree(text) !== null;

function isValueComplete(value: ConditionValue | undefined): boolean {
  if (!value) return false;
  if ('formula' in value) return isExpression(value.formula);
  return 'list' in value ? value.list.length > 0 : value.literal !== '';
}

/** True where a condition can be written: nothing of it is still to be chosen. */
export function isComplete(condition: ConditionTree): boolean {
  switch (condition.kind) {
    case 'subject':
      return (
        isExpression(condition.subject) &&
        (getValueKind(condition.operator) === 'none' || isValueComplete(condition.value))
      );
    case 'rows':
      return (
        condition.table !== '' &&
        isComplete(condition.of) &&
        (condition.quantifier !== 'number' || isValueComplete(condition.comparison?.value))
      );
    case 'thresholds':
      return condition.names.length > 0;
    default:
      return condition.parts.length > 0 && condition.parts.every(isComplete);
  }
}

/** Unit of a threshold until its figure says another. */
const DEFAULT_UNIT = 'item';

export const createSubjectRow = (grammar: LineGrammar): SubjectCondition => ({
  kind: 'subject',
  subject: '',
  operator: grammar === 'figure' ? 'atLeast' : 'is',
  value: { literal: '' },
  ...(grammar === 'figure' && { unit: DEFAULT_UNIT }),
});

export const createRowsCondition = (): RowsCondition => ({
  kind: 'rows',
  table: '',
  quantifier: 'some',
  parameter: 'row',
  isMarking: true,
  of: { kind: 'all', parts: [createSubjectRow('condition')] },
});

/** The blank value of an operator; what was chosen before stays where it is of the same kind. */
export function adaptValue(
  operator: ConditionOperator,
  before: ConditionValue | undefined,
): ConditionValue | undefined {
  switch (getValueKind(operator)) {
    case 'none':
      return undefined;
    case 'list':
      if (before && 'list' in before) return before;
      return { list: before && 'literal' in before && before.literal !== '' ? [before.literal] : [] };
    default:
      if (before && !('list' in before)) return before;
      return { literal: before?.list[0] ?? '' };
  }
}

export function withOperator(row: SubjectCondition, operator: ConditionOperator): SubjectCondition {
  const { value: before, ...rest } = row;
  const value = adaptValue(operator, before);
  return { ...rest, operator, ...(value && { value }) };
}

/** The operator that a line begins with: amounts and days are compared with a threshold most often. */
const getFirstOperator = (offered: readonly ConditionOperator[]): ConditionOperator =>
  offered.includes('atLeast') ? 'atLeast' : (offered[0] ?? 'is');

/** True for figures whose values are given alike: a threshold of one can be that of the other. */
const areAlike = (one: ConditionFigure | undefined, other: ConditionFigure | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.type === other.type &&
  one.unit === other.unit &&
  one.scale === other.scale &&
  one.options === other.options;

interface ChangedFigure {
  before: ConditionFigure | undefined;
  after: ConditionFigure | undefined;
  grammar: LineGrammar;
}

/** Another subject asks for another value, unless it is alike; an operator that was chosen stays where it makes sense for it. */
export function withSubject(
  row: SubjectCondition,
  subject: string,
  { before, after, grammar }: ChangedFigure,
): SubjectCondition {
  const offered = listOfferedOperators(after, grammar);
  const isKept = row.subject !== '' && offered.includes(row.operator);
  const operator = isKept ? row.operator : getFirstOperator(offered);
  const unit = row.unit && after ? (findAnswerUnit(after) ?? DEFAULT_UNIT) : row.unit;
  const keepsValue = grammar === 'figure' || areAlike(before, after);
  return withOperator(
    {
      kind: 'subject',
      subject,
      operator,
      ...(unit && { unit }),
      ...(keepsValue && row.value && { value: row.value }),
    },
    operator,
  );
}
