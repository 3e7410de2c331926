import { listedDepartments } from '@domain/reference/authorities';
import type { ReportQueueData, ReportQueueItem } from '@domain/reports/calls';
import { REPORT_STATUSES, reportStatuses } from '@domain/reports/status';
import { Link, useSelector } from 'umi';
import ListPage, { type ListFilter, useList } from '@/components/ListPage';
import ListDownload from '@/components/ListPage/ListDownload';
import type { RecordColumn } from '@/components/RecordTable';
import { createTimeColumn } from '@/components/RecordTable/columns';
import ReportTag from '@/components/Reports/ReportTag';
import type { RootState } from '@/models/connect';
import { useProgramOptions } from '@/models/useProgramOptions';
import { useRightCheck } from '@/models/useRightCheck';
import { fetchOfficeList } from '@/services/documents';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { toListQuery } from '@/utils/urlState';
import { listDeskTasks, listUrl } from './listUrl';
import { isRemindable, useListedReports } from './useListedReports';

/** Periodic reports that companies owe or have filed: of the own department, or of all. */
export default function ReviewReports() {
  const { t, say, language } = useLanguage();
  const list = useList(listUrl, 'reportQueue');
  const mayRemind = useRightCheck()('report.review');
  const acts = useListedReports(list.marks, () => void list.reload());
  const filter = toListQuery<object>(listUrl, list.state);
  return (
    <ListPage
      list={list}
      lead={t('reports.desk.lead')}
      actions={
        <ListDownload
          isDisabled={!list.data?.total}
          take={() => fetchOfficeList('exportReports', { language, filter })}
        />
      }
      filters={useFilters(list.data)}
      columns={useColumns()}
      empty={{ none: t('reports.desk.none'), showAll: t('reports.desk.showAll') }}
      {...(mayRemind && {
        marking: {
          nameOf: ({ company, title }: ReportQueueItem) =>
            t('queue.mark', { name: `${company} ${say(title)}` }),
          barredBy: (item: ReportQueueItem) => (isRemindable(item) ? null : t('reports.remind.barred')),
        },
      })}
      {...(list.data?.more && { pagination: { showTotal: (count) => t('queue.more', { count }) } })}
    >
      {mayRemind && acts}
    </ListPage>
  );
}

function useFilters(queue: ReportQueueData | undefined): ListFilter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  const programOptions = useProgramOptions();
  const batchName = useBatchName();
  const role = useSelector((root: RootState) => root.user.currentUser?.role);
  const select = { popupMatchSelectWidth: false };
  return [
    {
      name: 'status',
      label: t('common.status'),
      any: t('common.anyStatus'),
      options: REPORT_STATUSES.map((status) => ({
        value: status,
        label: `${say(reportStatuses[status])} (${queue?.by_status[status] ?? 0})`,
      })),
    },
    {
      name: 'code',
      label: t('reports.task'),
      any: t('reports.desk.anyTask'),
      options: listDeskTasks().map((task) => ({ value: task.code, label: say(task) })),
      select,
    },
    {
      name: 'program',
      label: t('common.program'),
      any: t('common.anyProgram'),
      options: programOptions,
      select,
    },
    {
      name: 'batch',
      label: t('common.batch'),
      any: t('common.anyBatch'),
      options: (queue?.batches ?? []).map((batch) => ({ value: batch, label: batchName(batch) })),
      select,
    },
    ...(role === 'reviewer'
      ? []
      : [
          {
            name: 'department' as const,
            label: t('review.department'),
            any: t('common.anyDepartment'),
            options: listedDepartments.map((item) => ({ value: item.value, label: say(item) })),
            select,
          },
        ]),
    { name: 'keyword', label: t('reports.desk.search'), kind: 'words' },
  ];
}

function useColumns(): RecordColumn<ReportQueueItem>[] {
  const { t } = useLanguage();
  return [
    {
      key: 'company',
      title: t('common.company'),
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
    { key: 'status', title: t('common.status'), render: (item) => <ReportTag report={item} /> },
    createTimeColumn('due', t('reports.dueOn'), ({ due_at }) => due_at, formatDate),
    {
      key: 'at',
      title: t('reports.submittedAt'),
      render: ({ submitted_at }) => (submitted_at ? formatDateTime(submitted_at) : '—'),
    },
  ];
}
