import type { ReportItem } from '@domain/filing/calls';
import { Link } from 'umi';
import { useFilingName } from '@/components/FilingTable/filing';
import StageStrip from '@/components/FilingTable/StageStrip';
import { Panel } from '@/components/Page';
import StatusTag from '@/components/Tags/StatusTag';
import { buildFilingPath } from '@/utils/filingPath';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** The filings that were sent last, each with its stages. */
export default function RecentFilings({ filings }: { filings: readonly ReportItem[] }) {
  const { t } = useLanguage();
  const nameFiling = useFilingName();
  if (filings.length === 0) return null;
  return (
    <Panel
      id="recent"
      title={t('center.home.recent')}
      extra={<Link to="/enterpriseCenter/declare">{t('center.home.all')}</Link>}
    >
      <ul className={styles.rows}>
        {filings.map((filing) => (
          <li key={filing.id} className={styles.row}>
            <p className={styles.rowTitle}>
              <Link to={buildFilingPath(filing)}>
                <bdi>{nameFiling(filing)}</bdi>
              </Link>
              <StatusTag {...filing} />
            </p>
            <StageStrip filing={filing} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
