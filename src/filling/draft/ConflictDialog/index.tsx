import type { Answers, Form } from '@domain/definition';
import type { MergeConflict } from '@domain/filing/merge';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useIsOwnName } from '@/utils/names';
import { useDifferenceNames } from './describe';
import styles from './index.module.css';

type Side = 'mine' | 'theirs';

interface ConflictDialogProps {
  form: Form;
  answers: Answers;
  differences: MergeConflict[];
  updatedBy: string;
  updatedAt: string;
  onDecide(choices: Record<string, Side>): void;
}

/**
 * Dialog for fields that were changed differently by two people, or by one person in two windows: the person here decides
 * field by field.
 */
export default function ConflictDialog(props: ConflictDialogProps) {
  const { form, answers, differences, updatedBy, updatedAt, onDecide } = props;
  const { t } = useLanguage();
  const { nameOf, textOf } = useDifferenceNames(form, answers);
  const [choices, setChoices] = useState<Record<string, Side>>({});
  /** Decides all fields with one click and saves at once. */
  const decideAll = (side: Side) =>
    onDecide(Object.fromEntries(differences.map((difference) => [difference.path, side])));
  const saver = useIsOwnName(updatedBy) ? 'own' : 'other';
  const isDecided = differences.every((difference) => choices[difference.path]);

  return (
    <Dialog
      open
      width={760}
      closable={false}
      maskClosable={false}
      keyboard={false}
      title={t(`forms.conflict.${saver}.title`, { count: differences.length })}
      footer={
        <div className={styles.footer}>
          <Button onClick={() => decideAll('mine')}>{t(`forms.conflict.${saver}.allMine`)}</Button>
          <Button onClick={() => decideAll('theirs')}>{t(`forms.conflict.${saver}.allTheirs`)}</Button>
          <Button type="primary" disabled={!isDecided} onClick={() => onDecide(choices)}>
            {t('forms.conflict.save')}
          </Button>
        </div>
      }
    >
      <p>
        {t(`forms.conflict.${saver}.why`, {
          by: updatedBy || t('forms.conflict.somebody'),
          at: formatDateTime(updatedAt),
        })}
      </p>
      {differences.map((difference) => (
        <fieldset key={difference.path} className={styles.difference}>
          <legend>{nameOf(difference.path)}</legend>
          <Radio.Group
            className={styles.sides ?? ''}
            value={choices[difference.path]}
            onChange={(event) => setChoices({ ...choices, [difference.path]: event.target.value })}
          >
            {(['mine', 'theirs'] as const).map((side) => (
              <Radio key={side} value={side} className={styles.side ?? ''}>
                <span className={styles.whose}>{t(`forms.conflict.${saver}.${side}`)}</span>
                <bdi className={styles.value}>{textOf(difference.path, difference[side])}</bdi>
              </Radio>
            ))}
          </Radio.Group>
        </fieldset>
      ))}
    </Dialog>
  );
}
