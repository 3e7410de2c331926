import type { ConditionGroup } from '@domain/expressions/conditions/condition';
import { readCondition } from '@domain/expressions/conditions/read-condition';
import { writeCondition } from '@domain/expressions/conditions/write-condition';
import { ExpressionFault } from '@domain/expressions/language/faults';
import { parseExpression } from '@domain/expressions/language/parse';
import type { ExpressionPlace, ExpressionVocabulary } from '@domain/program-documents/vocabulary';
import { Radio } from 'antd';
import { useState } from 'react';
import { useLanguage } from '@/utils/language';
import FormulaEditor, { type FormulaFault } from '../FormulaEditor';
import { asGroup, isComplete } from './drafts';
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
}

const NO_CONDITION: ConditionGroup = { kind: 'all', parts: [] };

/** Opens a text in rows; null while it is no expression. */
function openCondition(text: string): ConditionGroup | null {
  if (text.trim() === '') return NO_CONDITION;
  try {
    return asGroup(readCondition(parseExpression(text)));
  } catch (fault) {
    if (fault instanceof ExpressionFault) return null;
    throw fault;
  }
}

const closeCondition = (group: ConditionGroup): string =>
  group.parts.length === 0 ? '' : writeCondition(group);

/** Rows in the making, with the text that they were last written as. */
interface OpenedCondition {
  text: string;
  group: ConditionGroup | null;
}

/**
 * Makes a condition by rows of field, operator and value, or as a formula. Rows that are not complete yet stay in the editor, and
 * the text keeps its last complete state.
 */
export default function ConditionEditor(props: ConditionEditorProps) {
  const { value, onChange, vocabulary, place, label, faults = [] } = props;
  const { t } = useLanguage();
  const { none = t('conditions.none') } = props;
  const [opened, setOpened] = useState<OpenedCondition>(() => ({ text: value, group: openCondition(value) }));
  const [isFormula, setFormula] = useState(opened.group === null);
  const { text, group } = takePresent(opened, value);
  const isUnfinished = group !== null && !group.parts.every(isComplete);

  function change(next: ConditionGroup): void {
    const written = next.parts.every(isComplete) ? closeCondition(next) : text;
    setOpened({ text: written, group: next });
    if (written !== value) onChange(written);
  }

  return (
    <fieldset className={styles.editor} aria-label={label}>
      <Radio.Group
        size="small"
        value={isFormula || group === null}
        onChange={({ target }) => setFormula(target.value)}
        options={[
          { value: false, label: t('conditions.asRows'), disabled: group === null },
          { value: true, label: t('conditions.asFormula') },
        ]}
        optionType="button"
      />
      {isFormula || group === null ? (
        <FormulaEditor
          value={value}
          onChange={onChange}
          vocabulary={vocabulary}
          place={place}
          label={label}
          faults={faults}
        />
      ) : (
        <>
          {group.parts.length === 0 && <p className={styles.quiet}>{none}</p>}
          <GroupFields group={group} vocabulary={vocabulary} place={place} onChange={change} />
          {isUnfinished && <p className={styles.quiet}>{t('conditions.unfinished')}</p>}
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

/** The rows as they are being made, unless the text was changed from outside. */
function takePresent(opened: OpenedCondition, value: string): OpenedCondition {
  return opened.text === value ? opened : { text: value, group: openCondition(value) };
}
