import type { Program } from '@domain/definition';
import { findReportForm } from '@domain/programs/reports';
import type { ReportData } from '@domain/reports/calls';
import { Alert } from 'antd';
import { useSearchParams } from 'umi';
import AsyncView from '@/components/AsyncView';
import ButtonLink from '@/components/Controls/ButtonLink';
import EmptyHint from '@/components/EmptyHint';
import { PageHead, Panel } from '@/components/Page';
import { DueWords } from '@/components/Reports/DueReports';
import FiledReport, { ReportLog } from '@/components/Reports/FiledReport';
import ReportTag from '@/components/Reports/ReportTag';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { moveToHeading } from '@/utils/moveToHeading';
import { usePageTitle } from '@/utils/route';
import { useRead } from '@/utils/useRead';
import Filler from './components/Filler';
import styles from './index.module.css';

const LIST = '/enterpriseCenter/reportInfo';
/** Facts that the panel states in full below the words about the deadline. */
const SAID_BELOW = { receipt_no: null, correction_due_at: null };

/** One periodic report, `?id=…` in the address: to fill in and file, afterwards to follow. */
export default function ReportPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const report = useRead('report', { path: { id } });
  return (
    <AsyncView resource={report}>
      {(data) => (
        <Report
          key={`${data.id} ${data.status}`}
          report={data}
          onDone={() => report.reload().then(moveToHeading)}
        />
      )}
    </AsyncView>
  );
}

function Report({ report, onDone }: { report: ReportData; onDone(): void }) {
  const { t, say } = useLanguage();
  const { task } = report;
  const title = say({ zh: task.title, en: task.title_en });
  const form = findReportForm(report.program);
  usePageTitle(`${title} ${task.period}`);
  return (
    <>
      <PageHead
        title={<bdi>{title}</bdi>}
        lead={<bdi>{[task.period, task.project_id, task.project_name].filter(Boolean).join(' · ')}</bdi>}
        actions={<ButtonLink to={LIST}>{t('reports.back')}</ButtonLink>}
      />
      <div className={styles.page}>
        <ReportState report={report} />
        {form ? (
          <Body form={form} report={report} onDone={onDone} />
        ) : (
          <EmptyHint text={t('reports.unknown')} />
        )}
        <Panel id="report-log" title={t('reports.log')}>
          <ReportLog log={report.log} />
        </Panel>
      </div>
    </>
  );
}

/** The state of the report, remarks on it, and the consequence for a company that does not file it. */
function ReportState({ report }: { report: ReportData }) {
  const { t } = useLanguage();
  const { task, returned, receipt, correction_due_at: correctBy } = report;
  const [correction] = returned;
  return (
    <Panel id="report-standing" title={t('reports.standing')}>
      <p className={styles.standing}>
        <ReportTag report={task} /> <DueWords report={{ ...task, ...SAID_BELOW }} />
      </p>
      {task.consequence && task.fillable && <p className={styles.quiet}>{task.consequence}</p>}
      {task.mode === 'external' && task.fillable && <p>{t('reports.external')}</p>}
      {correction && (
        <Alert
          type={task.overdue ? 'error' : 'warning'}
          showIcon
          message={t(task.overdue ? 'reports.correctOver' : 'reports.correctBy', {
            time: formatDateTime(correctBy),
          })}
          description={<bdi>{correction.comment}</bdi>}
        />
      )}
      {receipt && (
        <p className={styles.quiet}>
          {t('reports.receipt', { no: receipt.no, at: formatDateTime(receipt.submitted_at) })}
          <br />
          <bdi className={styles.hash}>
            {t('labelled', { name: t('forms.receipt.hash'), value: receipt.sha256 })}
          </bdi>
        </p>
      )}
    </Panel>
  );
}

function Body({ form, report, onDone }: { form: Program; report: ReportData; onDone(): void }) {
  const { t } = useLanguage();
  if (report.actions.includes('save')) return <Filler program={form} onDone={onDone} />;
  if (report.status === 'upcoming') return <EmptyHint text={t('reports.notYet')} />;
  return (
    <Panel id="report-answers" title={t('reports.answers')}>
      <FiledReport report={report} />
    </Panel>
  );
}
