import type { ConditionGroup } from '@domain/expressions/conditions/condition';
import { readConditionLines, writeConditionLines } from '@domain/expressions/conditions/condition-lines';
import { readFigureLines, writeFigureLines } from '@domain/expressions/conditions/figure-lines';
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
}

const READERS = { condition: readConditionLines, figure: readFigureLines };
const WRITERS = { condition: writeConditionLines, figure: writeFigureLines };

/** Rows in the making, with the text that they were last written as. */
interface OpenedCondition {
  text: string;
  group: ConditionGroup | null;
}

/**
 * Makes a condition, or the figure of a rule, by lines of figure, comparison and threshold, or as a formula. Lines that are not
 * complete yet stay in the editor; the text holds the others.
 */
export default function ConditionEditor(props: ConditionEditorProps) {
  const { value, onChange, vocabulary, place, label, faults = [], grammar = 'condition' } = props;
  const { t } = useLanguage();
  const { none = t('conditions.none') } = props;
  const open = (from: string): OpenedCondition => ({ text: from, group: READERS[grammar](from) });
  const [opened, setOpened] = useState(() => open(value));
  const [isFormula, setFormula] = useState(opened.group === null);
  // Lines as they are being made, unless the text was changed from outside.
  const { text, group } = opened.text === value ? opened : open(value);
  const reason = useId();

  /** A line that was begun beside complete ones keeps none of their changes from being written. */
  function write(next: ConditionGroup): string {
    const parts = next.parts.filter(isComplete);
    const isWhole = parts.length === next.parts.length;
    const isOnlyLonger = parts.length > 0 && parts.length >= (READERS[grammar](text)?.parts.length ?? 0);
    return isWhole || isOnlyLonger ? WRITERS[grammar]({ ...next, parts }) : text;
  }

  function change(next: ConditionGroup): void {
    const written = write(next);
    setOpened({ text: written, group: next });
    if (written !== value) onChange(written);
  }

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
