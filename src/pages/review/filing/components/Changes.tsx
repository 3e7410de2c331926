import type { ReviewChange } from '@domain/api/calls/review';
import { useLanguage } from '@/utils/language';
import styles from '../index.less';

/** What the company changed since it submitted last. */
export default function Changes({ changes }: { changes: ReviewChange[] | null }) {
  const { t } = useLanguage();
  if (!changes) return <p>{t('review.changes.first')}</p>;
  if (changes.length === 0) return <p>{t('review.changes.none')}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.path}>
          <strong>
            <bdi>{change.section}</bdi> {change.row && <bdi>{change.row.title ?? change.row.number}</bdi>}{' '}
            <bdi>{change.field}</bdi>
          </strong>{' '}
          {change.row && change.row.is !== 'kept' && <em>{t(`review.changes.${change.row.is}`)}</em>}
          <br />
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
