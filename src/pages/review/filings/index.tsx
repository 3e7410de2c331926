import type { QueueItem } from '@domain/api/calls/review';
import { Button, Pagination } from 'antd';
import { useCallback } from 'react';
import { Link } from 'umi';
import EmptyHint from '@/components/EmptyHint';
import Loaded from '@/components/Loaded';
import PageHead from '@/components/PageHead';
import PageTitle from '@/components/PageTitle';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import RightOnly from '@/components/RightOnly';
import StatusTag from '@/components/StatusTag';
import { fetchQueue } from '@/services/review';
import { useBatchName } from '@/utils/batchName';
import { beijingDate, beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useUrlState } from '@/utils/urlState';
import { useResource } from '@/utils/useResource';
import Filters from './components/Filters';
import styles from './index.less';
import { type ListState, listUrl, NO_FILTER, PAGE_SIZES, queryOf } from './list-url';

export default function Review() {
  return (
    <RightOnly right="review.first">
      <Queue />
    </RightOnly>
  );
}

/** What has come in: of the own department, or of all. */
function Queue() {
  const { t } = useLanguage();
  const [state, change] = useUrlState(listUrl);
  const question = JSON.stringify(queryOf(state));
  const queue = useResource(useCallback(() => fetchQueue(JSON.parse(question)), [question]));
  const columns = useColumns();
  const askFor = (asked: Partial<ListState>) => change({ ...asked, current: listUrl.current.initial });
  return (
    <>
      <PageTitle title={t('menu.review')} />
      <PageHead title={t('menu.review')} lead={t('review.lead')} />
      <Filters state={state} queue={queue.data} onChange={askFor} />
      <Loaded resource={queue}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyHint
              text={t('review.none')}
              action={<Button onClick={() => askFor(NO_FILTER)}>{t('review.showAll')}</Button>}
            />
          ) : (
            <>
              <RecordTable items={list} columns={columns} />
              <Pagination
                className={styles.pages}
                align="end"
                current={Number(state.current)}
                pageSize={Number(state.pageSize)}
                total={total}
                showSizeChanger
                pageSizeOptions={PAGE_SIZES}
                onChange={(current, pageSize) =>
                  change({ current: String(current), pageSize: String(pageSize) })
                }
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function useColumns(): RecordColumn<QueueItem>[] {
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
    { key: 'no', title: t('review.no'), render: ({ receipt_no }) => <bdi>{receipt_no}</bdi> },
    { key: 'status', title: t('review.status'), render: ({ status }) => <StatusTag status={status} /> },
    {
      key: 'at',
      title: t('review.submittedAt'),
      render: ({ submitted_at }) => beijingMinutes(submitted_at),
    },
    { key: 'by', title: t('review.reviewBy'), render: ({ review_by }) => beijingDate(review_by) },
  ];
}
