import { PAGE_SIZE } from '@domain/api/codes';
import AsyncView from '@/components/AsyncView';
import { ProgramChart, StatusChart } from '@/components/CountChart/totals';
import DeclareDay from '@/components/DeclareDay';
import PageHead from '@/components/PageHead';
import Pages from '@/components/Pages';
import Panel from '@/components/Panel';
import VerifyLog from '@/components/VerifyLog';
import FilingLog from '@/pages/enterpriseCenter/components/FilingLog';
import { fetchWindows } from '@/services/company';
import { fetchReports } from '@/services/reports';
import { useLanguage } from '@/utils/language';
import { anyText, pageNumber, useUrlState } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import { logKey, openLogOf } from '../declare/listUrl';
import Logs from './components/Logs';
import ReportsDue from './components/ReportsDue';
import styles from './index.module.css';

/** `program:id` of the filing whose log is open, and the page of the filings. */
const pageUrl = { log: anyText, current: pageNumber };

/** Totals of the filings, their logs, and the check of a downloaded log. */
export default function ReportInfo() {
  const { t } = useLanguage();
  const [{ log, current }, change] = useUrlState(pageUrl);
  const report = useRead(fetchReports, { current: Number(current), pageSize: PAGE_SIZE.max });
  const windows = useRead(fetchWindows);
  return (
    <>
      <PageHead lead={t('center.log.lead')} />
      <div className={styles.page}>
        {windows.data && <DeclareDay windows={windows.data} />}
        <Panel id="reports-due" title={t('reports.due.title')}>
          <AsyncView resource={report}>{({ reports_due: due }) => <ReportsDue reports={due} />}</AsyncView>
        </Panel>
        <Panel id="totals" title={t('center.home.totals')}>
          <AsyncView resource={report}>
            {({ totals }) => (
              <div className={styles.charts}>
                <StatusChart totals={totals} />
                <ProgramChart totals={totals} />
              </div>
            )}
          </AsyncView>
        </Panel>
        <Panel id="logs" title={t('center.log.all')}>
          <AsyncView resource={report}>
            {({ list, total }) => (
              <>
                <Logs filings={list} onOpen={(filing) => change({ log: logKey(filing) })} />
                <Pages
                  current={Number(current)}
                  size={PAGE_SIZE.max}
                  total={total}
                  onChange={(page) => change({ current: String(page) })}
                />
              </>
            )}
          </AsyncView>
        </Panel>
        <Panel id="check-log" title={t('center.log.check')}>
          <VerifyLog />
        </Panel>
      </div>
      <FilingLog open={openLogOf({ log })} onClose={() => change({ log: '' })} />
    </>
  );
}
