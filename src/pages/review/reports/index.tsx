import type { ReportQueueData, ReportQueueItem } from '@domain/calls/report-tasks';
import { REPORT_STATUSES, reportStatuses } from '@domain/reports/status';
import { Link } from 'umi';
import ListPage, { type Filter, useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { timeColumn } from '@/components/RecordTable/columns';
import ReportTag from '@/components/Reports/ReportTag';
import { fetchReportQueue } from '@/services/reports';
import { beijingDate, beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { CODES, listUrl } from './listUrl';

/** Periodic reports that companies owe or have filed: of the own department, or of all. */
export default function ReviewReports() {
  const { t } = useLanguage();
  const list = useList(listUrl, fetchReportQueue);
  return (
    <ListPage
      list={list}
      lead={t('reports.desk.lead')}
      filters={useFilters(list.data)}
      columns={useColumns()}
      empty={{ none: t('reports.desk.none'), showAll: t('reports.desk.showAll') }}
      {...(list.data?.more && { pagination: { showTotal: (count) => t('queue.more', { count }) } })}
    />
  );
}

function useFilters(queue: ReportQueueData | undefined): Filter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  return [
    {
      name: 'status',
      label: t('review.status'),
      any: t('review.all'),
      options: REPORT_STATUSES.map((status) => ({
        value: status,
        label: `${say(reportStatuses[status])} (${queue?.by_status[status] ?? 0})`,
      })),
    },
    {
      name: 'code',
      label: t('reports.task'),
      any: t('reports.desk.anyTask'),
      options: CODES.map((task) => ({ value: task.code, label: say(task) })),
    },
    { name: 'keyword', label: t('reports.desk.search'), kind: 'words' },
  ];
}

function useColumns(): RecordColumn<ReportQueueItem>[] {
  const { t } = useLanguage();
  return [
    {
      key: 'company',
      title: t('review.company'),
      place: 'name',
      render: ({ id, company }) => (
        <Link to={`/review/report?id=${id}`}>
          <bdi>{company}</bdi>
        </Link>
      ),
    },
    { key: 'task', title: t('reports.task'), render: ({ title }) => <bdi>{title}</bdi> },
    { key: 'period', title: t('reports.period'), render: ({ period }) => <bdi>{period}</bdi> },
    { key: 'project', title: t('review.projectNo'), render: (item) => <bdi>{item.project_id ?? '—'}</bdi> },
    { key: 'status', title: t('review.status'), render: (item) => <ReportTag report={item} /> },
    timeColumn('due', t('reports.dueOn'), ({ due_at }) => due_at, beijingDate),
    {
      key: 'at',
      title: t('reports.submittedAt'),
      render: ({ submitted_at }) => (submitted_at ? beijingMinutes(submitted_at) : '—'),
    },
  ];
}
