/** Figures as the choices of a list, grouped by what they are of. */

import type { ConditionOperator } from '@domain/expressions/conditions/condition';
import { BOUND_OPERATORS } from '@domain/expressions/conditions/figure-lines';
import { getValueKind, listOperators } from '@domain/expressions/conditions/words';
import { NUMERIC } from '@domain/filing/compute';
import { type ConditionFigure, listConditionFigures } from '@domain/program-documents/condition-figures';
import type { ExpressionPlace, ExpressionVocabulary } from '@domain/program-documents/vocabulary';
import type { Text } from '@domain/text';
import { useMemo } from 'react';

/** Lines of a condition, or those of the figure of a rule, which have numbers and their bounds alone. */
export type LineGrammar = 'condition' | 'figure';

export const isNumeric = ({ type }: ConditionFigure): boolean => NUMERIC.has(type);

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

export interface FigureGroup {
  label: string;
  options: { value: string; label: string }[];
}

export function groupFigures(
  figures: readonly ConditionFigure[],
  say: (text: Text) => string,
): FigureGroup[] {
  const groups = new Map<string, FigureGroup>();
  for (const { text, label, group: heading } of figures) {
    const title = say(heading);
    const group = groups.get(title) ?? { label: title, options: [] };
    group.options.push({ value: text, label: say(label) });
    groups.set(title, group);
  }
  return [...groups.values()];
}

export const isFigureMatch = (typed: string, option: { value?: unknown; label?: unknown } | undefined) =>
  `${option?.label ?? ''} ${option?.value ?? ''}`.toLowerCase().includes(typed.trim().toLowerCase());
