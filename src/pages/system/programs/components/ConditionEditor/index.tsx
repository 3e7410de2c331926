import type { ConditionGroup } from '@domain/expressions/conditions/condition';
import { findExpressionTree } from '@domain/expressions/language/find-tree';
import { wordCondition } from '@domain/program-documents/condition-words';
import type { ExpressionPlace, ExpressionVocabulary } from '@domain/program-documents/vocabulary';
import { useId, useState } from 'react';
import RadioGroup from '@/components/Controls/RadioGroup';
import { useLanguage, useText } from '@/utils/language';
import FormulaEditor, { type FormulaFault } from '../FormulaEditor';
import { isComplete } from './drafts';
import type { LineGrammar } from './figureChoices';
import GroupFields from './GroupFields';
import styles from './index.module.css';
import { useOpenedCondition } from './useOpenedCondition';

interface ConditionEditorProps {
  /** Text of the condition; '' for none. */
  value: string;
  onChange(value: string): void;
  vocabulary: ExpressionVocabulary;
  place: ExpressionPlace;
  /** Name of the condition for screen readers, as "shown when". */
  label: string;
  faults?: readonly FormulaFault[];
  /** What holds where there is no condition. */
  none?: string;
  grammar?: LineGrammar;
  /** Name by which lines that are left unfinished are found again in the designer. */
  keptAs?: string;
}

/**
 * Makes a condition, or the figure of a rule, by lines of figure, comparison and threshold, or as a formula. Lines that are not
 * complete yet stay in the editor; the text holds the others.
 */
export default function ConditionEditor(props: ConditionEditorProps) {
  const { value, onChange, vocabulary, place, label, faults = [] } = props;
  const { t } = useLanguage();
  const { grammar = 'condition', keptAs = '', none = t('conditions.none') } = props;
  const { group, change } = useOpenedCondition({ value, onChange, grammar, keptAs });
  const [isFormula, setFormula] = useState(group === null);
  const reason = useId();

  const why = findExpressionTree(value) ? `conditions.notLines.${grammar}` : 'conditions.notLines.broken';
  const part = { vocabulary, place };
  return (
    <fieldset className={styles.editor} aria-label={label}>
      <RadioGroup
        label={t('conditions.way')}
        size="small"
        value={isFormula || group === null}
        onChange={({ target }) => setFormula(target.value)}
        options={[
          { value: false, label: t('conditions.asRows'), disabled: group === null },
          { value: true, label: t('conditions.asFormula') },
        ]}
        optionType="button"
        {...(group === null && { 'aria-describedby': reason })}
      />
      {group === null && (
        <p id={reason} className={styles.quiet}>
          {t(why)}
        </p>
      )}
      {isFormula || group === null ? (
        <FormulaEditor value={value} onChange={onChange} {...part} label={label} faults={faults} />
      ) : (
        <>
          {group.parts.length === 0 && <p className={styles.quiet}>{none}</p>}
          <GroupFields group={group} {...part} grammar={grammar} onChange={change} />
          <Sentence group={group} {...part} />
          {faults.map(({ at, text: fault }) => (
            <p key={`${at.join()} ${fault}`} role="alert" className={styles.fault}>
              {fault}
            </p>
          ))}
        </>
      )}
    </fieldset>
  );
}

interface SentenceProps {
  group: ConditionGroup;
  vocabulary: ExpressionVocabulary;
  place: ExpressionPlace;
}

/** The lines in words, or that they are not complete yet. */
function Sentence({ group, vocabulary, place }: SentenceProps) {
  const { t } = useLanguage();
  const say = useText();
  if (group.parts.length === 0) return null;
  if (!group.parts.every(isComplete)) return <p className={styles.quiet}>{t('conditions.unfinished')}</p>;
  const sentence = say(wordCondition(group, vocabulary, place));
  return (
    <p role="status" className={styles.sentence}>
      {t('conditions.sentence', { sentence })}
    </p>
  );
}
