import type { EditionChanges as Changes } from '@domain/filing/guide-calls';
import { ChangeList } from '@/pages/forms/components/FillingGuide';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

type FormChange = Changes['changes'][number];

/** Changes that ask something of the company. */
const ASKING: readonly FormChange['is'][] = [
  'added',
  'rule',
  'required',
  'limit',
  'options',
  'accepts',
  'threshold',
];

interface EditionChangesProps {
  found: Changes;
  /** Address of a place in the open form; absent outside of one. */
  hrefOf?: (section: string, field?: string) => string;
}

/** Reasons for another edition of the form, in the words of the office, and what it asks otherwise. */
export default function EditionChanges({ found: { reasons, changes }, hrefOf }: EditionChangesProps) {
  const { t } = useLanguage();
  const asking = changes.filter(({ is }) => ASKING.includes(is));
  return (
    <div className={styles.changes}>
      {reasons.map(({ edition, words }) => (
        <p key={edition}>{t('guide.edition.reason', { edition, words })}</p>
      ))}
      {asking.length > 0 && (
        <>
          <p>{t('guide.edition.asks')}</p>
          <ChangeList changes={asking} hrefOf={hrefOf} />
        </>
      )}
    </div>
  );
}
