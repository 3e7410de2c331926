import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import { useFilingName } from '@/components/FilingTable/filing';
import StatusTag from '@/components/StatusTag';
import { fetchReports } from '@/services/reports';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

const SHOWN = 5;
const fetchLatest = () => fetchReports({ pageSize: SHOWN });

/** The way to the log of what was filed last: most questions about the state of a filing are answered there. */
export default function OwnLogs() {
  const { t } = useLanguage();
  const nameOf = useFilingName();
  const report = useRead(fetchLatest);
  return (
    <AsyncView resource={report}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyHint text={t('center.declare.none')} />
        ) : (
          <ul className={styles.programs}>
            {list.map((filing) => (
              <li key={filing.id}>
                <Link to={`/enterpriseCenter/declare?log=${filing.program}:${filing.id}`}>
                  <bdi>{nameOf(filing)}</bdi>
                </Link>
                <StatusTag {...filing} />
              </li>
            ))}
          </ul>
        )
      }
    </AsyncView>
  );
}
