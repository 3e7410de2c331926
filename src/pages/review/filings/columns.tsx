import { EyeOutlined } from '@ant-design/icons';
import { describeReviewStatus } from '@domain/filing/stages';
import { findProgram } from '@domain/programs/find';
import { checkKinds } from '@domain/review/checks';
import type { QueueData, QueueItem } from '@domain/review/queue-calls';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import type { RecordColumn } from '@/components/RecordTable';
import StatusTag from '@/components/Tags/StatusTag';
import { CheckMark, CheckSign } from '@/pages/review/components/CheckTags';
import { LinkToFiling } from '@/pages/review/components/FilingLink';
import ReviewBy from '@/pages/review/components/ReviewBy';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import styles from './index.module.css';
import type { ColumnKey } from './listUrl';

/** Text key for a decision that waits on the filing: to be signed, or to be carried out. */
const heldState = ({ part }: NonNullable<QueueItem['held']>): string =>
  part ? 'decisions.state.signing' : 'decisions.state.waiting';

export type QueueColumn = RecordColumn<QueueItem> & {
  key: ColumnKey | 'company' | 'steps' | `${string}.${string}`;
  /** Name of the column in the column chooser. */
  choice?: string;
};

/**
 * All columns of the queue; the company is always shown, and first. `me`: id of the person; `stepsOf`: renders the steps that
 * can be taken on a filing directly.
 */
export function useColumns(
  me: string | undefined,
  queue: QueueData | undefined,
  stepsOf: ((item: QueueItem) => ReactNode) | false,
): QueueColumn[] {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();

  /** Name of the reviewer of a filing, and of the deputy. */
  const reviewerOf = ({ assignee, deputy }: QueueItem): string => {
    if (!assignee) return '—';
    const { name } = assignee;
    if (!deputy) return name;
    return deputy.id === me
      ? t('absences.forWhom', { name })
      : t('absences.byDeputy', { name, deputy: deputy.name });
  };

  /** A column of plain text. */
  const plain = (
    key: ColumnKey,
    title: string,
    text: (item: QueueItem) => string,
    more: Partial<QueueColumn> = {},
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
      title: t('common.company'),
      place: 'name',
      least: 14,
      sort: 'company',
      text: ({ company }) => company,
      render: ({ id, company, readers, checks }) => (
        <span className={styles.name}>
          {readers.length > 0 && (
            <EyeOutlined
              role="img"
              aria-label={t('queue.readers', { names: readers.join(t('list.comma')) })}
              title={t('queue.readers', { names: readers.join(t('list.comma')) })}
            />
          )}
          <CheckSign checks={checks} />
          <LinkToFiling id={id}>
            <bdi>{company}</bdi>
          </LinkToFiling>
        </span>
      ),
    },
    plain('program', t('common.program'), ({ title }) => say(title), {
      least: 9,
      isWhole: true,
      sort: 'program',
    }),
    plain('subject', t('review.subject'), ({ subject }) => subject ?? '—', { least: 7 }),
    plain('batch', t('common.batch'), ({ batch }) => batchName(batch), { width: 8.5 }),
    ...((queue?.departments.length ?? 0) > 1
      ? [
          plain('department', t('review.department'), ({ department }) => department.label, {
            least: 6.5,
            yields: 3,
          }),
        ]
      : []),
    plain('credit_code', t('review.creditCode'), ({ credit_code }) => credit_code, { width: 12 }),
    plain('no', t('review.no'), ({ receipt_no }) => receipt_no, {
      width: 10,
      yields: 1,
      staysOnCards: true,
    }),
    {
      key: 'status',
      title: t('common.status'),
      width: 9.5,
      sort: 'status',
      text: ({ status, program, level, held }) =>
        held ? t(heldState(held)) : say(describeReviewStatus(status, level, findProgram(program)).words),
      render: ({ status, program, level, held }) =>
        held ? (
          <Tag color="processing">{t(heldState(held))}</Tag>
        ) : (
          <StatusTag status={status} program={program} level={level} />
        ),
    },
    plain('project_no', t('review.projectNo'), ({ project_no }) => project_no ?? '—', { width: 9 }),
    plain('grant', t('review.grant'), ({ grant }) => String(grant || '—'), { width: 8, isNumber: true }),
    {
      key: 'checks',
      title: t('queue.checks'),
      width: 8,
      text: ({ checks }) => checks.map(({ kind }) => say(checkKinds[kind])).join(t('list.comma')),
      render: ({ checks }) => <CheckMark checks={checks} />,
    },
    {
      key: 'at',
      title: t('common.submittedAt'),
      width: 7.5,
      yields: 2,
      sort: 'submitted_at',
      text: ({ submitted_at }) => formatDateTime(submitted_at),
      render: ({ submitted_at }) => formatDate(submitted_at),
    },
    plain('updated', t('review.updatedAt'), ({ updated_at }) => formatDateTime(updated_at), {
      width: 9.5,
      sort: 'updated_at',
    }),
    {
      key: 'by',
      title: t('review.reviewBy'),
      least: 10.5,
      isShort: true,
      text: ({ review_by, level_due_at, is_late }) =>
        `${formatDate(level_due_at ?? review_by)} ${is_late ? t('queue.late') : ''}`.trim(),
      render: (filing) => <ReviewBy {...filing} />,
    },
    plain('waits', t('review.waitsUntil'), ({ waits_until }) => formatDateTime(waits_until), { width: 9.5 }),
    {
      key: 'assignee',
      title: t('queue.assignee'),
      least: 6,
      yields: 4,
      text: reviewerOf,
      render: (item) => {
        const { assignee, deputy } = item;
        if (!assignee) return '—';
        const isOwn = assignee.id === me || deputy?.id === me;
        return (
          <Tag color={isOwn ? 'blue' : 'default'}>
            <bdi>{assignee.id === me && !deputy ? t('queue.own') : reviewerOf(item)}</bdi>
          </Tag>
        );
      },
    },
    ...(stepsOf
      ? [
          {
            key: 'steps' as const,
            title: '',
            place: 'actions' as const,
            isForCards: true as const,
            render: stepsOf,
          },
        ]
      : []),
  ];
}
