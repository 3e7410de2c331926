import type { ReviewedReport } from '@domain/reports/calls';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'umi';
import AsyncView from '@/components/AsyncView';
import { PageHead, Panel } from '@/components/Page';
import FiledReport, { ReportLog } from '@/components/Reports/FiledReport';
import ReportTag from '@/components/Reports/ReportTag';
import { useRightCheck } from '@/models/useRightCheck';
import AttachmentList from '@/pages/review/components/AttachmentList';
import NextInQueue, {
  BackLink,
  useHeadingFocus,
  useStatusChanged,
} from '@/pages/review/components/NextInQueue';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { moveToHeading } from '@/utils/moveToHeading';
import { mutate } from '@/utils/mutate';
import { usePageTitle } from '@/utils/route';
import { readLastSearch, readUrl, toListQuery } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import { listUrl } from '../reports/listUrl';
import { isRemindable } from '../reports/useListedReports';
import Decision from './components/Decision';
import styles from './index.module.css';

const LIST = '/review/reports';

/** Fetches waiting reports of the list viewed last. */
const fetchWaiting = () => {
  const asked = readUrl(listUrl, new URLSearchParams(readLastSearch(LIST)));
  return call('reportQueue', {
    params: {
      ...toListQuery<object>(listUrl, asked),
      status: 'submitted',
      current: 1,
      pageSize: 2,
    },
  });
};

/** One periodic report on the desk, `?id=…` in the address. */
export default function ReviewReport() {
  const [search] = useSearchParams();
  return <Reading key={search.get('id')} id={search.get('id') ?? ''} />;
}

function Reading({ id }: { id: string }) {
  const read = useRead('reviewReport', { path: { id } });
  const isDone = useStatusChanged(read.data?.report.task.status);
  useHeadingFocus(read.data !== undefined);
  return (
    <AsyncView resource={read}>
      {(reviewed) => (
        <Desk
          reviewed={reviewed}
          isDone={isDone}
          onDone={(isDecided) => void read.reload().then(() => isDecided && moveToHeading())}
        />
      )}
    </AsyncView>
  );
}

interface DeskProps {
  reviewed: ReviewedReport;
  isDone: boolean;
  onDone(isDecided: boolean): void;
}

function Desk({ reviewed, isDone, onDone }: DeskProps) {
  const { t, say } = useLanguage();
  const { report, company, attachments } = reviewed;
  const { task } = report;
  const mayRemind = useRightCheck()('report.review');
  usePageTitle(`${t('menu.reviewReport')} ${company.name}`);
  return (
    <>
      <PageHead
        title={<bdi>{company.name}</bdi>}
        lead={<bdi>{[say({ zh: task.title, en: task.title_en }), task.period].join(' · ')}</bdi>}
        actions={
          <>
            {mayRemind && isRemindable(task) && <Remind id={report.id} onDone={() => onDone(false)} />}
            <BackLink to={LIST}>{t('reports.desk.back')}</BackLink>
          </>
        }
      />
      <div className={styles.page}>
        <Facts reviewed={reviewed} />
        {isDone && (
          <NextInQueue to={LIST} load={fetchWaiting} doneId={report.id}>
            {t('reports.desk.back')}
          </NextInQueue>
        )}
        <Decision key={report.version} reviewed={reviewed} onDone={onDone} />
        <Panel id="answers" title={t('reports.answers')}>
          {report.receipt ? <FiledReport report={report} /> : <p>{t('reports.desk.notFiled')}</p>}
        </Panel>
        {report.receipt && (
          <Panel id="attachments" title={t('review.attachments')}>
            <AttachmentList attachments={attachments} />
          </Panel>
        )}
        <Panel id="log" title={t('reports.log')}>
          <ReportLog log={report.log} />
        </Panel>
      </div>
    </>
  );
}

/** Button that reminds the company of the report, which is logged. */
function Remind({ id, onDone }: { id: string; onDone(): void }) {
  const { t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const remind = async () => {
    setBusy(true);
    await mutate(call('remindReports', { data: { ids: [id] } }));
    setBusy(false);
    onDone();
  };
  return (
    <Button loading={isBusy} onClick={remind}>
      {t('reports.remind.one')}
    </Button>
  );
}

function Facts({ reviewed }: { reviewed: ReviewedReport }) {
  const { t } = useLanguage();
  const { report, company, submitted_by: by } = reviewed;
  const { task, receipt } = report;
  const facts = [
    [t('common.status'), <ReportTag key="status" report={task} />],
    [t('reports.dueOn'), formatDate(task.due_at)],
    ...(receipt
      ? [
          [t('review.no'), receipt.no],
          [t('reports.submittedAt'), formatDateTime(receipt.submitted_at)],
          [t('reports.submittedBy'), by],
        ]
      : []),
    ...(task.project_id ? [[t('review.projectNo'), task.project_id]] : []),
    ...(task.project_name ? [[t('reports.project'), task.project_name]] : []),
    [t('review.creditCode'), company.credit_code],
    [t('review.department'), company.department],
    ...(report.correction_due_at ? [[t('review.correctBy'), formatDateTime(report.correction_due_at)]] : []),
    ...(task.consequence ? [[t('reports.consequence'), task.consequence]] : []),
  ] as const;
  return (
    <Panel id="facts" title={t('review.facts')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={String(name)}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
