import { PAGE_SIZE } from '@domain/api/codes';
import type { Manifest } from '@domain/definition';
import type { ReportInfo as Info, ReportItem } from '@domain/filing/calls';
import { groupNames, STATUS_GROUPS } from '@domain/filing/status';
import { programs } from '@domain/programs/registry';
import type { ReportTaskItem } from '@domain/reports/report-shapes';
import AsyncView, { WhenSettled } from '@/components/AsyncView';
import ButtonLink from '@/components/Controls/ButtonLink';
import CountChart from '@/components/CountChart';
import EmptyHint from '@/components/EmptyHint';
import LogDownload from '@/components/FilingLog/LogDownload';
import VerifyLog from '@/components/FilingLog/VerifyLog';
import { useFilingName } from '@/components/FilingTable/filing';
import { Pages } from '@/components/ListPage/Tools';
import { PageHead, Panel } from '@/components/Page';
import DueReports from '@/components/Reports/DueReports';
import StatusTag from '@/components/Tags/StatusTag';
import { buildFilingPath } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { pageNumber, useUrlState } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

const DONE: ReportTaskItem['status'][] = ['passed', 'exempt'];

/** Periodic reports that are due; finished ones are folded. */
function ReportsDue({ reports }: { reports: ReportTaskItem[] }) {
  const { t } = useLanguage();
  if (reports.length === 0) return <EmptyHint text={t('reports.due.none')} />;
  const done = reports.filter(({ status }) => DONE.includes(status));
  const others = reports.filter(({ status }) => !DONE.includes(status));
  return (
    <>
      {others.length > 0 && <DueReports reports={others} />}
      {done.length > 0 && (
        <details className={styles.done} open={others.length === 0}>
          <summary>{t('reports.done', { count: done.length })}</summary>
          <DueReports reports={done} />
        </details>
      )}
    </>
  );
}

/** Logs of all filings, grouped by shared log. */
function Logs({ filings }: { filings: ReportItem[] }) {
  const { t } = useLanguage();
  const families = groupFilingsByLog(filings);
  if (families.length === 0) return <EmptyHint text={t('center.declare.none')} />;
  return families.map((family) => <Family key={family.log} family={family} />);
}

function Family({ family }: { family: LogFamily }) {
  const { t } = useLanguage();
  const say = useText();
  const nameOf = useFilingName();
  const filed = family.programs.filter(({ key }) => family.filings.some(({ program }) => program === key));
  return (
    <div className={styles.family}>
      <h3>{filed.map(({ title }) => say(title)).join(t('center.home.separator'))}</h3>
      <ul className={styles.filings}>
        {family.filings.map((filing) => {
          const name = nameOf(filing);
          return (
            <li key={filing.id}>
              <span className={styles.name}>
                <bdi>{name}</bdi>
                <StatusTag {...filing} />
              </span>
              <span className={styles.ways}>
                <ButtonLink
                  to={buildFilingPath(filing, 'log')}
                  aria-label={`${t('center.filing.log')} ${name}`}
                >
                  {t('center.filing.log')}
                </ButtonLink>
                <LogDownload program={filing.program} id={filing.id} name={name} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** `current`: page of the filings. */
const pageUrl = { current: pageNumber };

/** Totals of the filings, their logs, and the check of a downloaded log. */
export default function ReportInfo() {
  const { t } = useLanguage();
  const [{ current }, change] = useUrlState(pageUrl);
  const report = useRead('reportInfo', { params: { current: Number(current), pageSize: PAGE_SIZE.max } });
  return (
    <>
      <PageHead lead={t('center.log.lead')} />
      <WhenSettled of={[report]}>
        <div className={styles.page}>
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
                  <Logs filings={list} />
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
      </WhenSettled>
    </>
  );
}

/** Filings that share an audit log: several programs share one (specification, section 7: logs). */
interface LogFamily {
  /** Call that reads the log. */
  log: string;
  programs: Manifest[];
  filings: ReportItem[];
}

/** Groups the filings by log, in the order of the programs. */
export function groupFilingsByLog(filings: ReportItem[]): LogFamily[] {
  const logs = [...new Set(programs.map(({ calls }) => calls.log))];
  return logs
    .map((log) => {
      const sharing = programs.filter(({ calls }) => calls.log === log);
      const keys = sharing.map(({ key }) => key);
      return { log, programs: sharing, filings: filings.filter(({ program }) => keys.includes(program)) };
    })
    .filter((family) => family.filings.length > 0);
}

const LIST = '/enterpriseCenter/declare';

/** Chart of the company's filings by status. Every group is shown, because a zero is information too. */
export function StatusChart({ totals }: { totals: Info['totals'] }) {
  const { t } = useLanguage();
  const say = useText();
  const rows = STATUS_GROUPS.map((group) => ({
    key: group,
    label: say(groupNames[group]),
    count: totals.by_group[group] ?? 0,
    to: `${LIST}?status=${group}`,
  }));
  return <CountChart title={t('center.chart.byStatus')} rows={rows} />;
}

/** Chart of the company's filings by program, the most frequent first. */
export function ProgramChart({ totals }: { totals: Info['totals'] }) {
  const { t } = useLanguage();
  const say = useText();
  const rows = programs
    .map(({ key, title }) => ({
      key,
      label: say(title),
      count: totals.by_program[key] ?? 0,
      to: `${LIST}?program=${key}`,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return <CountChart title={t('center.chart.byProgram')} rows={rows} />;
}
