import type { FigureShare } from '@domain/expressions/conditions/shares';
import type { ConditionFigure } from '@domain/program-documents/condition-figures';
import type { ExpressionPlace, ExpressionVocabulary } from '@domain/program-documents/vocabulary';
import { useState } from 'react';
import { Select } from '@/components/Controls/Select';
import { useLanguage, useText } from '@/utils/language';
import FormulaEditor from '../FormulaEditor';
import { groupFigures, isFigureMatch, isNumeric } from './figureChoices';
import styles from './index.module.css';
import { readOpenShare, toFormula, writeOpenShare } from './openShares';

/** Choices besides the figures. */
const SHARE = '%';
const FORMULA = '=';

interface FigureFieldsProps {
  /** Text of the figure; '' while none is chosen. */
  value: string;
  onChange(text: string): void;
  figures: readonly ConditionFigure[];
  vocabulary: ExpressionVocabulary;
  place: ExpressionPlace;
  label: string;
  /** True for a part of a share, which is no share itself. */
  isPart?: boolean;
  autoFocus?: boolean;
}

/** Choice that was made for a text: a text in the making stands for several things. */
interface ChosenKind {
  text: string;
  share: FigureShare | null;
  isFormula: boolean;
}

function useChosenKind(value: string, figures: readonly ConditionFigure[], isPart: boolean) {
  const [held, hold] = useState<ChosenKind | null>(null);
  if (held?.text === value) return [held, hold] as const;
  const isListed = figures.some(({ text }) => text === value);
  const share = isListed || isPart ? null : readOpenShare(value);
  const isFormula = value !== '' && !isListed && !share;
  return [{ text: value, share, isFormula }, hold] as const;
}

const NO_SHARE: FigureShare = { form: 'percentage', part: '', whole: '' };

/** Fields of a figure: one of the list, a share of two of them, or a formula. */
export default function FigureFields(props: FigureFieldsProps) {
  const { value, onChange, figures, vocabulary, place, label, isPart = false, autoFocus = false } = props;
  const { t } = useLanguage();
  const say = useText();
  const [{ share, isFormula }, hold] = useChosenKind(value, figures, isPart);

  function change(text: string, kind: Partial<ChosenKind> = {}): void {
    hold({ text, share: null, isFormula: false, ...kind });
    onChange(text);
  }
  const changeShare = (next: FigureShare) => change(writeOpenShare(next), { share: next });

  function choose(chosen: string): void {
    if (chosen === FORMULA) change(toFormula(value), { isFormula: true });
    else if (chosen === SHARE) changeShare(NO_SHARE);
    else change(chosen);
  }

  const own = [
    ...(isPart ? [] : [{ value: SHARE, label: t('conditions.share') }]),
    { value: FORMULA, label: t('conditions.formula') },
  ];
  const part = { figures: figures.filter(isNumeric), vocabulary, place, isPart: true };
  return (
    <>
      <Select<string>
        showSearch
        autoFocus={autoFocus}
        className={styles.subject}
        aria-label={label}
        placeholder={label}
        value={isFormula ? FORMULA : share ? SHARE : value || null}
        onChange={choose}
        filterOption={isFigureMatch}
        popupMatchSelectWidth={false}
        options={[...own, ...groupFigures(figures, say)]}
      />
      {isFormula && (
        <FormulaEditor
          value={value}
          onChange={(text) => change(text, { isFormula: true })}
          vocabulary={vocabulary}
          place={place}
          label={t('conditions.formula')}
        />
      )}
      {share && (
        <div className={styles.share}>
          <FigureFields
            {...part}
            label={t('conditions.share.part')}
            value={share.part}
            autoFocus={share.part === ''}
            onChange={(text) => changeShare({ ...share, part: text })}
          />
          <span aria-hidden>÷</span>
          <FigureFields
            {...part}
            label={t('conditions.share.whole')}
            value={share.whole}
            onChange={(text) => changeShare({ ...share, whole: text })}
          />
        </div>
      )}
    </>
  );
}
