/** Figures as the choices of a list, grouped by what they are of. */

import type { ConditionOperator } from '@domain/expressions/conditions/condition';
import { BOUND_OPERATORS } from '@domain/expressions/conditions/figure-lines';
import { getValueKind, listOperators } from '@domain/expressions/conditions/words';
import { isNumberField } from '@domain/filing/sections';
import { groupBy } from '@domain/group-by';
import { type ConditionFigure, listConditionFigures } from '@domain/program-documents/condition-figures';
import type { ExpressionPlace, ExpressionVocabulary } from '@domain/program-documents/vocabulary';
import type { Text } from '@domain/text';
import { useMemo } from 'react';

/** Lines of a condition, or those of the figure of a rule, which have numbers and their bounds alone. */
export type LineGrammar = 'condition' | 'figure';

export const isNumeric = (figure: ConditionFigure): boolean => isNumberField(figure);

export function useConditionFigures(
  vocabulary: ExpressionVocabulary,
  { table, row }: ExpressionPlace,
  grammar: LineGrammar,
): readonly ConditionFigure[] {
  return useMemo(() => {
    const figures = listConditionFigures(vocabulary, {
      parameters: [],
      ...(table !== undefined && { table }),
      ...(row !== undefined && { row }),
    });
    return grammar === 'figure' ? figures.filter(isNumeric) : figures;
  }, [vocabulary, table, row, grammar]);
}

/** Comparisons that are offered for a figure; undefined: for a formula. */
export function listOfferedOperators(
  figure: ConditionFigure | undefined,
  grammar: LineGrammar,
): readonly ConditionOperator[] {
  if (grammar === 'figure') return BOUND_OPERATORS;
  const operators = listOperators(figure?.type);
  return figure?.isCalculated ? operators.filter((each) => getValueKind(each) !== 'none') : operators;
}

export const groupFigures = (figures: readonly ConditionFigure[], say: (text: Text) => string) =>
  groupBy(figures, ({ group }) => say(group)).map((grouped) => ({
    label: grouped[0] && say(grouped[0].group),
    options: grouped.map(({ text, label }) => ({ value: text, label: say(label) })),
  }));

export const isFigureMatch = (typed: string, option: { value?: unknown; label?: unknown } | undefined) =>
  `${option?.label ?? ''} ${option?.value ?? ''}`.toLowerCase().includes(typed.trim().toLowerCase());
