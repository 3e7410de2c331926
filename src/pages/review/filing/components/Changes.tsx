import type { ReviewChange } from '@domain/calls/review';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

interface ChangesProps {
  changes: ReviewChange[] | null;
  /** Says of each change where it is. */
  isNamed?: boolean;
}

/** Changes of the company since it last submitted. */
export default function Changes({ changes, isNamed = true }: ChangesProps) {
  const { t } = useLanguage();
  if (!changes) return <p>{t('review.changes.first')}</p>;
  if (changes.length === 0) return <p>{t('review.changes.none')}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.path}>
          {isNamed && (
            <strong>
              <bdi>{change.section}</bdi> {change.row && <bdi>{change.row.title ?? change.row.number}</bdi>}{' '}
              <bdi>{change.field}</bdi>
            </strong>
          )}{' '}
          {change.row && change.row.is !== 'kept' && <em>{t(`review.changes.${change.row.is}`)}</em>}
          {isNamed && <br />}
          {change.before !== null && (
            <del>
              <bdi>{change.before}</bdi>
            </del>
          )}{' '}
          {change.after !== null && (
            <ins>
              <bdi>{change.after}</bdi>
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}
