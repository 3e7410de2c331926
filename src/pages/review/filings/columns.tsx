import type { QueueData, QueueItem } from '@domain/calls/review';
import { statusWords } from '@domain/filing/outcome';
import { findProgram } from '@domain/programs/find';
import { Tag } from 'antd';
import { Link } from 'umi';
import type { RecordColumn } from '@/components/RecordTable';
import StatusTag from '@/components/StatusTag';
import ReviewBy from '@/pages/review/components/ReviewBy';
import { beijingDate, beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import type { ColumnKey } from './listUrl';

type Column = RecordColumn<QueueItem> & { key: ColumnKey | 'company' };

/** All that a filing is listed with; the company stands first and always. `me`: the person who looks. */
export function useColumns(me: string | undefined, queue: QueueData | undefined): Column[] {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();

  /** A column of plain text. */
  const plain = (
    key: ColumnKey,
    title: string,
    text: (item: QueueItem) => string,
    more: Partial<Column> = {},
  ) => ({
    key,
    title,
    text,
    render: (item: QueueItem) => <bdi>{text(item)}</bdi>,
    ...more,
  });

  return [
    {
      key: 'company',
      title: t('review.company'),
      place: 'name',
      sort: 'company',
      text: ({ company }) => company,
      render: ({ id, company }) => (
        <Link to={`/review/filing?id=${id}`}>
          <bdi>{company}</bdi>
        </Link>
      ),
    },
    plain('program', t('review.program'), ({ title }) => title, { sort: 'program' }),
    plain('subject', t('review.subject'), ({ subject }) => subject ?? '—'),
    plain('batch', t('review.batch'), ({ batch }) => batchName(batch), { width: 8.5 }),
    ...((queue?.departments.length ?? 0) > 1
      ? [plain('department', t('review.department'), ({ department }) => department.label, { width: 6 })]
      : []),
    plain('credit_code', t('review.creditCode'), ({ credit_code }) => credit_code, { width: 12 }),
    plain('no', t('review.no'), ({ receipt_no }) => receipt_no, { width: 10 }),
    {
      key: 'status',
      title: t('review.status'),
      width: 9.5,
      sort: 'status',
      text: ({ status, program, held }) =>
        held ? t('orders.state.waiting') : say(statusWords(status, findProgram(program))),
      render: ({ status, program, held }) =>
        held ? (
          <Tag color="processing">{t('orders.state.waiting')}</Tag>
        ) : (
          <StatusTag status={status} program={program} />
        ),
    },
    {
      key: 'at',
      title: t('review.submittedAt'),
      width: 7.5,
      sort: 'submitted_at',
      text: ({ submitted_at }) => beijingMinutes(submitted_at),
      render: ({ submitted_at }) => beijingDate(submitted_at),
    },
    plain('updated', t('review.updatedAt'), ({ updated_at }) => beijingMinutes(updated_at), {
      width: 9.5,
      sort: 'updated_at',
    }),
    {
      key: 'by',
      title: t('review.reviewBy'),
      width: 11,
      isShort: true,
      text: ({ review_by }) => beijingDate(review_by),
      render: ({ review_by, status }) => <ReviewBy by={review_by} status={status} />,
    },
    plain('waits', t('review.waitsUntil'), ({ waits_until }) => beijingMinutes(waits_until), { width: 9.5 }),
    {
      key: 'assignee',
      title: t('queue.assignee'),
      width: 6,
      text: ({ assignee }) => assignee?.name ?? '—',
      render: ({ assignee }) => {
        if (!assignee) return '—';
        const isOwn = assignee.id === me;
        return (
          <Tag color={isOwn ? 'blue' : 'default'}>
            <bdi>{isOwn ? t('queue.own') : assignee.name}</bdi>
          </Tag>
        );
      },
    },
  ];
}
