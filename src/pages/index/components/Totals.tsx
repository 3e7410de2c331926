import type { ReportInfo } from '@domain/api/calls/filings';
import { groupNames, STATUS_GROUPS } from '@domain/filing/status';
import { Link } from 'umi';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.less';

/** How many filings stand where; each number leads to its filings. */
export default function Totals({ totals }: { totals: ReportInfo['totals'] }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <ul className={styles.totals}>
      {STATUS_GROUPS.map((group) => {
        const count = totals.by_group[group] ?? 0;
        return (
          <li key={group}>
            <Link
              to={`/enterpriseCenter/declare?status=${group}`}
              aria-label={t('center.home.total', { count, group: say(groupNames[group]) })}
            >
              <span className={count > 0 ? styles.count : styles.none}>{count}</span>
              <span>{say(groupNames[group])}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
