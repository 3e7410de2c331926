import {
  COMPARISONS,
  type ComparisonOperator,
  type RowsCondition,
} from '@domain/expressions/conditions/condition';
import { getOperatorText, quantifierTexts } from '@domain/expressions/conditions/words';
import type { ExpressionPlace, ExpressionVocabulary } from '@domain/program-documents/vocabulary';
import type { ReactNode } from 'react';
import { Select } from '@/components/Controls/Select';
import { useLanguage, useText } from '@/utils/language';
import { createSubjectRow } from './drafts';
import { isFigureMatch, useConditionFigures } from './figureChoices';
import styles from './index.module.css';
import ThresholdFields from './ThresholdFields';

interface RowsFieldsProps {
  rows: RowsCondition;
  onChange(rows: RowsCondition): void;
  vocabulary: ExpressionVocabulary;
  place: ExpressionPlace;
  /** The fields of the condition on a row. */
  children: ReactNode;
}

const QUANTIFIERS = ['some', 'every', 'none', 'number'] as const;

/** The number of rows as a figure. */
const COUNT = { type: 'integer' } as const;

function withQuantifier(rows: RowsCondition, quantifier: RowsCondition['quantifier']): RowsCondition {
  const { comparison: before, ...rest } = rows;
  const comparison = before ?? { operator: 'atLeast', value: { literal: 1 } };
  return { ...rest, quantifier, ...(quantifier === 'number' && { comparison }) };
}

/** Fields of a condition on the rows of a table, and on how many of them. */
export default function RowsFields({ rows, onChange, vocabulary, place, children }: RowsFieldsProps) {
  const { t } = useLanguage();
  const say = useText();
  const { table, quantifier, comparison } = rows;
  const figures = useConditionFigures(vocabulary, place, 'figure');
  const tables = vocabulary.tables.map(({ key, label }) => ({ value: key, label: say(label) }));
  const isKnown = tables.some(({ value }) => value === table);

  return (
    <div className={styles.group}>
      <div className={styles.row}>
        <Select<string>
          showSearch
          className={styles.subject}
          aria-label={t('conditions.table')}
          placeholder={t('conditions.table')}
          value={table || null}
          onChange={(chosen) =>
            onChange({ ...rows, table: chosen, of: { kind: 'all', parts: [createSubjectRow('condition')] } })
          }
          filterOption={isFigureMatch}
          options={isKnown || !table ? tables : [{ value: table, label: table }, ...tables]}
        />
        <Select<RowsCondition['quantifier']>
          className={styles.operator}
          aria-label={t('conditions.quantifier')}
          value={quantifier}
          onChange={(chosen) => onChange(withQuantifier(rows, chosen))}
          options={QUANTIFIERS.map((each) => ({ value: each, label: say(quantifierTexts[each]) }))}
        />
        {comparison && (
          <>
            <Select<ComparisonOperator>
              className={styles.operator}
              aria-label={t('conditions.operator')}
              value={comparison.operator}
              onChange={(operator) => onChange({ ...rows, comparison: { ...comparison, operator } })}
              options={COMPARISONS.map((each) => ({
                value: each,
                label: say(getOperatorText(each, undefined)),
              }))}
            />
            <ThresholdFields
              value={comparison.value}
              onChange={(value) => onChange({ ...rows, comparison: { ...comparison, value } })}
              figure={COUNT}
              figures={figures}
              vocabulary={vocabulary}
              place={place}
            />
          </>
        )}
      </div>
      {children}
    </div>
  );
}
