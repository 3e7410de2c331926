import type { Assignee } from '@domain/calls/assigning';
import type { QueueData, QueueItem } from '@domain/calls/review';
import { FILING_STATUSES, type FilingStatus, statuses } from '@domain/filing/status';
import { programs } from '@domain/programs/index.generated';
import { Result } from 'antd';
import { useSelector } from 'umi';
import ListPage, { type Filter, type TabChoice, useList } from '@/components/ListPage';
import ColumnChoice, { shownOf } from '@/components/ListPage/ColumnChoice';
import PageHead from '@/components/PageHead';
import type { RootState } from '@/models/connect';
import { fetchAssignees } from '@/services/queue';
import { fetchQueue } from '@/services/review';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { ALL, queryOf } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import { useColumns } from './columns';
import AssignBar from './components/AssignBar';
import Export from './components/Export';
import Views from './components/Views';
import { listUrl, ME, MINE, NOBODY, OVERDUE } from './listUrl';
import { officerName } from './officer';
import { useDecidingOnMany } from './useDecidingOnMany';
import { useViews } from './useViews';

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
  const me = useSelector((state: RootState) => state.user.currentUser?.id);
  const columns = useColumns(me, list.data);
  const nameOf = ({ company, receipt_no }: QueueItem) =>
    t('queue.mark', { name: `${company} ${receipt_no}` });
  return (
    <ListPage
      list={list}
      isDense
      above={deciding.bar}
      actions={
        <>
          <Views views={views} state={list.state} onOpen={list.askFor} />
          {deciding.found}
          <Export filter={queryOf<object>(listUrl, list.state)} />
        </>
      }
      tabs={useTabs(list.state.status, list.data)}
      filters={useFilters(list.data, assignees)}
      moreFilters={<ColumnChoice columns={columns} chosen={list.state.columns} onChange={list.setState} />}
      columns={shownOf(columns, list.state.columns)}
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

/** Waiting for the person, or by status; with how many there are. */
function useTabs(chosen: string, queue: QueueData | undefined): TabChoice<'status'> {
  const { t } = useLanguage();
  const say = useText();
  const counts: Partial<Record<FilingStatus, number>> = queue?.by_status ?? {};
  const known = FILING_STATUSES.filter((status) => counts[status] || status === chosen);
  const all = queue && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    name: 'status',
    label: t('review.status'),
    options: [
      { value: MINE, label: t('review.mine'), count: queue?.mine },
      { value: ALL, label: t('review.all'), count: all },
      ...known.map((value) => ({ value, label: say(statuses[value]), count: counts[value] ?? 0 })),
    ],
  };
}

function useFilters(queue: QueueData | undefined, assignees: Assignee[]): Filter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const departments = queue?.departments ?? [];
  return [
    { name: 'keyword', label: t('review.search'), kind: 'words' },
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
  ];
}
