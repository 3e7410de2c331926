import type { FigureUnit } from '../../definition';

/**
 * A condition as rows of "subject, operator, value", joined by "all of" and "any of", as an office reads and makes it. What
 * has no such form is a row of its own whose subject is a formula, so that every expression can be opened.
 */

export type ConditionScalar = string | number | boolean | null;

/** A value to choose or type, several of them, or a formula. */
export type ConditionValue =
  | { literal: ConditionScalar }
  | { list: readonly ConditionScalar[] }
  | { formula: string };

export const COMPARISONS = ['is', 'isNot', 'less', 'atMost', 'more', 'atLeast'] as const;
export type ComparisonOperator = (typeof COMPARISONS)[number];

/** Operators of a row. Some have the same words: they are written differently in documents. */
export const CONDITION_OPERATORS = [
  ...COMPARISONS,
  'isNear',
  'isOneOf',
  'isNoneOf',
  'isListed',
  'isNotListed',
  'includes',
  'excludes',
  'includesAny',
  'includesNone',
  'isGiven',
  'isMissing',
  'isSet',
  'isNotSet',
  'isUploaded',
  'isNotUploaded',
  'holds',
  'doesNotHold',
] as const;
export type ConditionOperator = (typeof CONDITION_OPERATORS)[number];

export interface SubjectCondition {
  kind: 'subject';
  /** Text of an expression: a path of the form, a column as `row.column`, or a formula. */
  subject: string;
  operator: ConditionOperator;
  /** Absent for operators that take none. */
  value?: ConditionValue;
  /** Unit of a figure beside its threshold; absent for other conditions. */
  unit?: FigureUnit;
}

/** The rows of a table that meet a condition: some, every, none, or how many. */
export interface RowsCondition {
  kind: 'rows';
  /** Text of an expression of rows. */
  table: string;
  quantifier: 'some' | 'every' | 'none' | 'number';
  /** Comparison of the number of rows; with `number` only. */
  comparison?: { operator: ComparisonOperator; value: ConditionValue };
  /** Name that the row has in the texts of `of`. */
  parameter: string;
  /** True for `all(…)` and `count(…)`, which mark the rows that a rule is about, in place of methods of the table. */
  isMarking?: true;
  of: ConditionTree;
}

/** One of the thresholds of the program's set applies to the filing. */
export interface ThresholdCondition {
  kind: 'thresholds';
  names: readonly string[];
}

export interface ConditionGroup {
  kind: 'all' | 'any';
  parts: readonly ConditionTree[];
}

export type ConditionTree = ConditionGroup | SubjectCondition | RowsCondition | ThresholdCondition;
