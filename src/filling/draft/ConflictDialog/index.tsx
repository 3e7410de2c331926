import type { Answers, Form } from '@domain/definition';
import type { MergeConflict } from '@domain/filing/merge';
import { Button } from 'antd';
import { useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useIsOwnName } from '@/utils/names';
import type { ConflictChoices } from '../reconcile';
import Difference, { fitsField } from './Difference';
import { useDifferenceNames } from './describe';
import styles from './index.module.css';

type Side = 'mine' | 'theirs';

interface ConflictDialogProps {
  form: Form;
  answers: Answers;
  differences: MergeConflict[];
  updatedBy: string;
  updatedAt: string;
  onDecide(choices: ConflictChoices): void;
}

/**
 * Dialog for fields that were changed differently by two people, or by one person in two windows: the person here decides
 * field by field.
 */
export default function ConflictDialog(props: ConflictDialogProps) {
  const { form, answers, differences, updatedBy, updatedAt, onDecide } = props;
  const { t } = useLanguage();
  const { nameOf, textOf, findTextField } = useDifferenceNames(form, answers);
  const [choices, setChoices] = useState<ConflictChoices>({});
  /** Decides all fields with one click and saves at once. */
  const decideAll = (side: Side) =>
    onDecide(Object.fromEntries(differences.map((difference) => [difference.path, side])));
  const saver = useIsOwnName(updatedBy) ? 'own' : 'other';
  /** The field of a text that both sides have; a text that one side has removed needs no third choice. */
  const findMergeableField = ({ path, mine, theirs }: MergeConflict) =>
    mine && theirs ? findTextField(path) : undefined;
  const isDecided = differences.every(({ path }) => {
    const choice = choices[path];
    const field = findTextField(path);
    return typeof choice === 'object' && field ? fitsField(choice.merged, field) : choice;
  });

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
        <Difference
          key={difference.path}
          difference={difference}
          name={nameOf(difference.path)}
          saver={saver}
          textField={findMergeableField(difference)}
          choice={choices[difference.path]}
          textOf={textOf}
          onChoose={(choice) => setChoices({ ...choices, [difference.path]: choice })}
        />
      ))}
    </Dialog>
  );
}
