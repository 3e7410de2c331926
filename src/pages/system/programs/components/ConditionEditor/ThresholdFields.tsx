import type { ConditionValue } from '@domain/expressions/conditions/condition';
import { type ConditionFigure, listConditionParameters } from '@domain/program-documents/condition-figures';
import type { ExpressionPlace, ExpressionVocabulary } from '@domain/program-documents/vocabulary';
import { useState } from 'react';
import { Select } from '@/components/Controls/Select';
import { useLanguage, useText } from '@/utils/language';
import FormulaEditor from '../FormulaEditor';
import { groupFigures, isFigureMatch } from './figureChoices';
import styles from './index.module.css';
import ValueInput, { type ComparedFigure } from './ValueInput';

const KINDS = ['value', 'figure', 'parameter', 'formula'] as const;
type ThresholdKind = (typeof KINDS)[number];

interface ThresholdFieldsProps {
  value: ConditionValue;
  onChange(value: ConditionValue): void;
  /** The figure that is compared; undefined for a formula. */
  figure: ComparedFigure | undefined;
  /** Name of the unit that stands beside it. */
  unit?: string;
  figures: readonly ConditionFigure[];
  vocabulary: ExpressionVocabulary;
  place: ExpressionPlace;
}

const getText = (value: ConditionValue): string | null => ('formula' in value ? value.formula : null);

/** Fields of what a figure is compared with: a value, another figure, a parameter of the program, or a formula. */
export default function ThresholdFields(props: ThresholdFieldsProps) {
  const { value, onChange, figure, unit, figures, vocabulary, place } = props;
  const { t } = useLanguage();
  const say = useText();
  const [held, hold] = useState<{ text: string; kind: ThresholdKind } | null>(null);
  const parameters = listConditionParameters(vocabulary);
  const text = getText(value);

  function findKind(): ThresholdKind {
    if (text === null) return 'value';
    if (held?.text === text) return held.kind;
    if (parameters.some((each) => each.text === text)) return 'parameter';
    // A threshold that is still to be chosen begins with the list, also where its line was left and is opened again.
    return text === '' || figures.some((each) => each.text === text) ? 'figure' : 'formula';
  }
  const kind = findKind();

  function change(next: string, chosen: ThresholdKind): void {
    hold({ text: next, kind: chosen });
    onChange({ formula: next });
  }

  function choose(chosen: ThresholdKind): void {
    if (chosen === 'value') onChange({ literal: '' });
    // A formula goes on from what was chosen; a list has its own texts.
    else change(chosen === 'formula' ? (text ?? '') : '', chosen);
  }

  const kinds = KINDS.filter((each) => each !== 'parameter' || kind === each || parameters.length > 0);
  const name = t('conditions.value');
  const choices =
    kind === 'parameter'
      ? parameters.map((each) => ({ value: each.text, label: say(each.label) }))
      : groupFigures(figures, say);
  return (
    <div className={styles.threshold}>
      <div className={styles.value}>
        {kind === 'value' && <ValueInput value={value} onChange={onChange} figure={figure} />}
        {kind === 'formula' && (
          <FormulaEditor
            value={text ?? ''}
            onChange={(next) => change(next, 'formula')}
            vocabulary={vocabulary}
            place={place}
            label={name}
          />
        )}
        {(kind === 'figure' || kind === 'parameter') && (
          <Select<string>
            showSearch
            aria-label={name}
            placeholder={t(`conditions.against.${kind}`)}
            value={text || null}
            onChange={(next) => change(next, kind)}
            filterOption={isFigureMatch}
            popupMatchSelectWidth={false}
            options={choices}
          />
        )}
      </div>
      {unit && <span className={styles.unitName}>{unit}</span>}
      <Select<ThresholdKind>
        className={styles.against}
        aria-label={t('conditions.against')}
        value={kind}
        onChange={choose}
        options={kinds.map((each) => ({ value: each, label: t(`conditions.against.${each}`) }))}
      />
    </div>
  );
}
