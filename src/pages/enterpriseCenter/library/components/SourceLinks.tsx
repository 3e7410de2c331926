import type { LibrarySource } from '@domain/library/calls';
import { findProgram } from '@domain/programs/find';
import { Link } from 'umi';
import { useSourceName } from '@/filling/library/useSourceName';
import { buildFilingPath } from '@/utils/filingPath';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** Number of sources that are named; the rest is counted. */
const NAMED = 3;

/** Address of a filing or report that an entry or file was read from. */
export const buildSourcePath = ({ id, program, kind, is_report: isReport }: LibrarySource): string => {
  const found = findProgram(program);
  return isReport || !found
    ? `/enterpriseCenter/report?id=${id}`
    : buildFilingPath({ id, kind, route: found.route });
};

/** Links to the filings and reports that contain an entry or file, newest first. */
export default function SourceLinks({ sources }: { sources: LibrarySource[] }) {
  const { t } = useLanguage();
  const sourceName = useSourceName();
  const rest = sources.length - NAMED;
  return (
    <ul className={styles.uses}>
      {sources.slice(0, NAMED).map((source) => (
        <li key={source.id}>
          <Link to={buildSourcePath(source)}>{sourceName(source)}</Link>
        </li>
      ))}
      {rest > 0 && <li className={styles.note}>{t('library.moreSources', { count: rest })}</li>}
    </ul>
  );
}
