/** Conditions in the making. */

import type { FieldType } from '@domain/definition';
import type {
  ConditionGroup,
  ConditionOperator,
  ConditionTree,
  ConditionValue,
  RowsCondition,
  SubjectCondition,
} from '@domain/expressions/conditions/condition';
import { getValueKind, listOperators } from '@domain/expressions/conditions/words';
import { ExpressionFault } from '@domain/expressions/language/faults';
import { parseExpression } from '@domain/expressions/language/parse';

function isExpression(text: string): boolean {
  try {
    parseExpression(text);
    return true;
  } catch (fault) {
    if (fault instanceof ExpressionFault) return false;
    throw fault;
  }
}

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

export const asGroup = (condition: ConditionTree): ConditionGroup =>
  condition.kind === 'all' || condition.kind === 'any' ? condition : { kind: 'all', parts: [condition] };

export const createSubjectRow = (subject = ''): SubjectCondition => ({
  kind: 'subject',
  subject,
  operator: 'is',
  value: { literal: '' },
});

export const createRowsCondition = (): RowsCondition => ({
  kind: 'rows',
  table: '',
  quantifier: 'some',
  parameter: 'row',
  of: { kind: 'all', parts: [createSubjectRow()] },
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

/** The operator that a condition on a type begins with: amounts and days are compared with a threshold most often. */
const getFirstOperator = (type: FieldType | undefined): ConditionOperator => {
  const offered = listOperators(type);
  return type !== undefined && offered.includes('atLeast') ? 'atLeast' : (offered[0] ?? 'is');
};

/** Another subject asks for another value; an operator that was chosen stays where it makes sense for it. */
export function withSubject(
  row: SubjectCondition,
  subject: string,
  type: FieldType | undefined,
): SubjectCondition {
  const isKept = row.subject !== '' && listOperators(type).includes(row.operator);
  const operator = isKept ? row.operator : getFirstOperator(type);
  return withOperator({ kind: 'subject', subject, operator }, operator);
}
