import type { QueueData, QueueItem } from '@domain/calls/review';
import { Button } from 'antd';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import PageHead from '@/components/PageHead';
import SizedPages from '@/components/Pages/SizedPages';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import StatusTag from '@/components/StatusTag';
import ReviewBy from '@/pages/review/components/ReviewBy';
import { fetchAssignees } from '@/services/queue';
import { fetchQueue } from '@/services/review';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { useUrlState } from '@/utils/urlState';
import { useQuery } from '@/utils/useQuery';
import { useResource } from '@/utils/useResource';
import AssignBar from './components/AssignBar';
import Filters from './components/Filters';
import OfDepartment from './components/OfDepartment';
import Views from './components/Views';
import { type ListState, listUrl, NO_FILTER, PAGE_SIZES, queryOf } from './listUrl';
import { useMarks } from './useMarks';
import { useViews } from './useViews';

export default function Review() {
  return (
    <OfDepartment>
      <Queue />
    </OfDepartment>
  );
}

/** What has come in: of the own department, or of all. */
function Queue() {
  const { t } = useLanguage();
  const [state, change] = useUrlState(listUrl);
  const views = useViews();
  const queue = useQuery(views.isOpening ? null : fetchQueue, queryOf(state));
  const assignees = useResource(fetchAssignees);
  const marks = useMarks(queue.data?.list ?? []);
  const columns = useColumns(queue.data);
  const askFor = (asked: Partial<ListState>) => {
    marks.clear();
    change({ ...asked, current: listUrl.current.initial });
  };
  const nameOf = ({ company, receipt_no }: QueueItem) =>
    t('queue.mark', { name: `${company} ${receipt_no}` });
  return (
    <>
      <PageHead lead={t('review.lead')} />
      <Views views={views} state={state} onOpen={askFor} />
      <Filters state={state} queue={queue.data} assignees={assignees.data ?? []} onChange={askFor} />
      <AsyncView resource={queue}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyHint
              text={t('review.none')}
              action={<Button onClick={() => askFor(NO_FILTER)}>{t('review.showAll')}</Button>}
            />
          ) : (
            <>
              <RecordTable
                items={list}
                columns={columns}
                marking={{ marked: marks.ids, onMark: marks.mark, nameOf, barredBy: () => null }}
              />
              <SizedPages state={state} sizes={PAGE_SIZES} total={total} onChange={change} />
            </>
          )
        }
      </AsyncView>
      <AssignBar
        marks={marks}
        assignees={assignees.data ?? []}
        onDone={() => {
          marks.clear();
          queue.reload();
        }}
      />
    </>
  );
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
    { key: 'status', title: t('review.status'), render: ({ status }) => <StatusTag status={status} /> },
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
