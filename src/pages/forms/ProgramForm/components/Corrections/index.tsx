import type { Form } from '@domain/definition';
import { resolveCorrectionPath } from '@domain/filing/corrections';
import type { Filing } from '@domain/filing/types';
import { Alert } from 'antd';
import { Link, useSelector } from 'umi';
import { useDifferenceNames } from '@/filling/draft/ConflictDialog/describe';
import type { FilingRoot } from '@/filling/draft/filingState';
import CorrectionNote from '@/filling/form/CorrectionNote';
import { useCorrectionAnswers } from '@/filling/hooks/useCorrectionAnswers';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { DecisionWords } from '@/pages/forms/components/Decision';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Element id of the list, the target of links about the whole filing. */
export const CORRECTIONS_ID = 'corrections';

/** Maximum number of corrections that are shown unfolded. */
const UNFOLDED_AT_MOST = 5;

const titleOf = (count: number, open: number): string => {
  if (count === 0) return 'general';
  return open > 0 ? 'title' : 'all';
};

interface CorrectionsProps {
  form: Form;
  filing: Filing;
  navigation: FormNavigation;
}

/** Requested corrections, each with a link to its field and the choice of answers. */
export default function Corrections({ form, filing, navigation }: CorrectionsProps) {
  const { t } = useLanguage();
  const answers = useSelector((root: FilingRoot) => root.filing.answers);
  const { nameOf } = useDifferenceNames(form, answers);
  const answer = useCorrectionAnswers();
  const { returned, correction_due_at: due } = filing;
  const open = returned.filter(({ resolved }) => !resolved).length;
  const mayAnswer = filing.status === 'returned' && filing.actions.includes('save');
  // Each field of a section shows its own correction: all of them would push it off the screen of a phone.
  const isInSection = navigation.address.section !== null;
  const items = (
    <ol className={styles.corrections}>
      {returned.map((correction) => {
        const path = resolveCorrectionPath(correction, answers);
        const place = path ? (
          <Link to={navigation.hrefOf({ path })}>{nameOf(path)}</Link>
        ) : (
          <strong>{t('forms.correction.whole')}</strong>
        );
        return (
          <li key={correction.id}>
            <CorrectionNote correction={correction} place={place} onAnswer={mayAnswer ? answer : undefined} />
          </li>
        );
      })}
    </ol>
  );
  const remarks = (
    <>
      {filing.decision && <DecisionWords decision={filing.decision} filing={filing} />}
      {items}
    </>
  );
  return (
    <section id={CORRECTIONS_ID} tabIndex={-1} aria-label={t('forms.correction.list')}>
      <Alert
        type={open > 0 || returned.length === 0 ? 'warning' : 'success'}
        showIcon
        message={t(`forms.correction.${titleOf(returned.length, open)}`, { open, count: returned.length })}
        description={
          <>
            {due && <p className={styles.due}>{t('forms.correction.due', { at: formatDateTime(due) })}</p>}
            {isInSection || returned.length > UNFOLDED_AT_MOST ? (
              <details key={String(isInSection)} open={open > 0 && !isInSection}>
                <summary>{t('forms.correction.list')}</summary>
                {remarks}
              </details>
            ) : (
              remarks
            )}
          </>
        }
      />
    </section>
  );
}
