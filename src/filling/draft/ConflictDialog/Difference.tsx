import { countCharacters } from '@domain/checks/characters';
import type { TextField } from '@domain/definition';
import type { MergeConflict } from '@domain/filing/merge';
import { Input, Radio } from 'antd';
import { useId } from 'react';
import { useLanguage } from '@/utils/language';
import type { ConflictChoice } from '../reconcile';
import styles from './index.module.css';

/** Length of the whole sentences with which both texts begin. */
function countSharedStart(mine: string, theirs: string): number {
  let length = 0;
  while (length < mine.length && mine[length] === theirs[length]) length += 1;
  return mine.slice(0, length).match(/^.*(?:[。！？；\n]|[.!?;]\s)/s)?.[0].length ?? 0;
}

/** Both texts, the stored one first, with the sentences that they begin with once; one of them where it contains the other. */
export function joinSides({ mine, theirs }: Pick<MergeConflict, 'mine' | 'theirs'>, { type }: TextField) {
  const [my, their] = [String(mine ?? ''), String(theirs ?? '')];
  if (their.includes(my)) return their;
  if (my.includes(their)) return my;
  return their + (type === 'textarea' ? '\n' : ' ') + my.slice(countSharedStart(my, their));
}

/** True for a text within the limit of its field: a longer one could not be saved. */
export const fitsField = (text: string, { maxLength = Number.POSITIVE_INFINITY }: TextField): boolean =>
  countCharacters(text) <= maxLength;

interface DifferenceProps {
  difference: MergeConflict;
  name: string;
  saver: 'own' | 'other';
  /** Field of a text of which both sides can be kept. */
  textField: TextField | undefined;
  choice: ConflictChoice | undefined;
  textOf(path: string, value: MergeConflict['mine']): string;
  onChoose(choice: ConflictChoice): void;
}

/** One field in conflict: both sides, and for a text a third one that starts with both and can be edited. */
export default function Difference(props: DifferenceProps) {
  const { difference, name, saver, textField, choice, textOf, onChoose } = props;
  const { t } = useLanguage();
  const isMerged = typeof choice === 'object';
  const choose = (side: 'mine' | 'theirs' | 'merged') => {
    if (side !== 'merged') onChoose(side);
    else if (textField) onChoose({ merged: joinSides(difference, textField) });
  };
  return (
    <fieldset className={styles.difference}>
      <legend>{name}</legend>
      <Radio.Group
        className={styles.sides ?? ''}
        value={isMerged ? 'merged' : choice}
        onChange={(event) => choose(event.target.value)}
      >
        {(['mine', 'theirs'] as const).map((side) => (
          <Radio key={side} value={side} className={styles.side ?? ''}>
            <span className={styles.whose}>{t(`forms.conflict.${saver}.${side}`)}</span>
            <bdi className={styles.value}>{textOf(difference.path, difference[side])}</bdi>
          </Radio>
        ))}
        {textField && <Radio value="merged">{t('forms.conflict.merge')}</Radio>}
      </Radio.Group>
      {isMerged && textField && (
        <MergedText
          label={t('forms.conflict.mergeNamed', { name })}
          field={textField}
          text={choice.merged}
          onChange={(merged) => onChoose({ merged })}
        />
      )}
    </fieldset>
  );
}

interface MergedTextProps {
  label: string;
  field: TextField;
  text: string;
  onChange(text: string): void;
}

function MergedText({ label, field, text, onChange }: MergedTextProps) {
  const { t } = useLanguage();
  const id = useId();
  const isOver = !fitsField(text, field);
  const box = {
    value: text,
    'aria-label': label,
    ...(isOver && { status: 'error' as const, 'aria-describedby': id }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <>
      {field.type === 'textarea' ? <Input.TextArea {...box} autoSize={{ minRows: 3 }} /> : <Input {...box} />}
      <div id={id} role="status" className={styles.over}>
        {isOver && t('forms.field.over', { limit: field.maxLength })}
      </div>
    </>
  );
}
