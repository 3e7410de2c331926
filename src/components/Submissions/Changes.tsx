import type { FilingChange } from '@domain/calls/changes';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface ChangesProps {
  changes: FilingChange[];
  /** Says of each change where it is. */
  isNamed?: boolean;
}

/** Changes of the company from one submission to another. */
export default function Changes({ changes, isNamed = true }: ChangesProps) {
  const { t } = useLanguage();
  if (changes.length === 0) return <p>{t('submissions.same')}</p>;
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
          {change.row && change.row.is !== 'kept' && <em>{t(`submissions.row.${change.row.is}`)}</em>}
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
