import type { Assignee } from '@domain/calls/assigning';
import type { QueueData, QueueItem } from '@domain/calls/review';
import { FILING_STATUSES, statuses } from '@domain/filing/status';
import { programs } from '@domain/programs/index.generated';
import { Result } from 'antd';
import { Link, useSelector } from 'umi';
import ListPage, { type Filter, useList } from '@/components/ListPage';
import PageHead from '@/components/PageHead';
import type { RecordColumn } from '@/components/RecordTable';
import StatusTag from '@/components/StatusTag';
import type { RootState } from '@/models/connect';
import ReviewBy from '@/pages/review/components/ReviewBy';
import { fetchAssignees } from '@/services/queue';
import { fetchQueue } from '@/services/review';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { ALL } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import AssignBar from './components/AssignBar';
import Views from './components/Views';
import { listUrl, ME, MINE, NOBODY, OVERDUE } from './listUrl';
import { officerName } from './officer';
import { useDecidingOnMany } from './useDecidingOnMany';
import { useViews } from './useViews';

const ORDERS = ['turn', 'submitted_at', '-submitted_at', '-updated_at', 'company'] as const;

/** Filings that have come in: of the own department, or of all. A reviewer without a department never sees one. */
export default function Review() {
  const { t } = useLanguage();
  const me = useSelector((state: RootState) => state.user.currentUser);
  if (me?.role !== 'reviewer' || me.department) return <Queue />;
  return (
    <>
      <PageHead />
      <Result status="info" title={t('review.noDepartment')} subTitle={t('review.noDepartment.why')} />
    </>
  );
}

function Queue() {
  const { t } = useLanguage();
  const views = useViews();
  const list = useList(listUrl, views.isOpening ? null : fetchQueue);
  const assignees = useRead(fetchAssignees).data ?? [];
  const done = () => {
    list.marks.clear();
    list.reload();
  };
  const deciding = useDecidingOnMany(list, done);
  const nameOf = ({ company, receipt_no }: QueueItem) =>
    t('queue.mark', { name: `${company} ${receipt_no}` });
  return (
    <ListPage
      list={list}
      lead={t('review.lead')}
      actions={deciding.found}
      above={
        <>
          {deciding.bar}
          <Views views={views} state={list.state} onOpen={list.askFor} />
        </>
      }
      filters={useFilters(list.state.status, list.data, assignees)}
      columns={useColumns(list.data)}
      marking={{ nameOf, barredBy: () => null }}
      empty={{ none: t('review.none'), showAll: t('review.showAll') }}
      {...(list.data?.more && { pagination: { showTotal: (count) => t('queue.more', { count }) } })}
    >
      <AssignBar marks={list.marks} assignees={assignees} onDone={done}>
        {deciding.marked}
      </AssignBar>
      {deciding.drawer}
    </ListPage>
  );
}

function useFilters(
  chosen: string,
  queue: QueueData | undefined,
  assignees: Assignee[],
): Filter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const known = FILING_STATUSES.filter((status) => queue?.by_status[status] || status === chosen);
  const departments = queue?.departments ?? [];
  return [
    {
      name: 'status',
      label: t('review.status'),
      options: [
        { value: MINE, label: t('review.mine') },
        { value: ALL, label: t('review.all') },
        ...known.map((status) => ({
          value: status,
          label: `${say(statuses[status])} (${queue?.by_status[status] ?? 0})`,
        })),
      ],
    },
    {
      name: 'program',
      label: t('review.program'),
      any: t('review.anyProgram'),
      options: programs.map(({ key, title }) => ({ value: key, label: say(title) })),
    },
    {
      name: 'batch',
      label: t('review.batch'),
      any: t('review.anyBatch'),
      options: (queue?.batches ?? []).map((batch) => ({ value: batch, label: batchName(batch) })),
    },
    ...(departments.length > 1
      ? [
          {
            name: 'department' as const,
            label: t('review.department'),
            any: t('queue.anyDepartment'),
            options: departments,
          },
        ]
      : []),
    {
      name: 'assigned',
      label: t('queue.assigned'),
      any: t('queue.anyAssignee'),
      options: [
        { value: ME, label: t('queue.assignedToMe', { count: queue?.assigned_to_me ?? 0 }) },
        { value: NOBODY, label: t('queue.assignedToNobody') },
        ...assignees.map((assignee) => ({ value: assignee.id, label: officerName(assignee) })),
      ],
    },
    {
      name: 'due',
      label: t('queue.due'),
      any: t('queue.anyDue'),
      options: [{ value: OVERDUE, label: t('queue.overdue', { count: queue?.overdue ?? 0 }) }],
    },
    {
      name: 'sorter',
      label: t('review.order'),
      options: ORDERS.map((order) => ({ value: order, label: t(`review.order.${order}`) })),
    },
    { name: 'keyword', label: t('review.search'), kind: 'words' },
  ];
}

function useColumns(queue: QueueData | undefined): RecordColumn<QueueItem>[] {
  const { t } = useLanguage();
  const batchName = useBatchName();
  return [
    {
      key: 'company',
      title: t('review.company'),
      place: 'name',
      render: ({ id, company }) => (
        <Link to={`/review/filing?id=${id}`}>
          <bdi>{company}</bdi>
        </Link>
      ),
    },
    { key: 'program', title: t('review.program'), render: ({ title }) => <bdi>{title}</bdi> },
    { key: 'subject', title: t('review.subject'), render: ({ subject }) => <bdi>{subject ?? '—'}</bdi> },
    { key: 'batch', title: t('review.batch'), render: ({ batch }) => batchName(batch) },
    ...((queue?.departments.length ?? 0) > 1
      ? [
          {
            key: 'department',
            title: t('review.department'),
            render: ({ department }: QueueItem) => department.label,
          },
        ]
      : []),
    { key: 'no', title: t('review.no'), render: ({ receipt_no }) => <bdi>{receipt_no}</bdi> },
    {
      key: 'status',
      title: t('review.status'),
      render: ({ status, program }) => <StatusTag status={status} program={program} />,
    },
    {
      key: 'at',
      title: t('review.submittedAt'),
      render: ({ submitted_at }) => beijingMinutes(submitted_at),
    },
    {
      key: 'by',
      title: t('review.reviewBy'),
      isShort: true,
      render: ({ review_by, status }) => <ReviewBy by={review_by} status={status} />,
    },
    {
      key: 'assignee',
      title: t('queue.assignee'),
      render: ({ assignee }) => <bdi>{assignee?.name ?? '—'}</bdi>,
    },
  ];
}
