import type { ProgramTrial, TrialFiling } from '@domain/trials/calls';
import ButtonLink from '@/components/Controls/ButtonLink';
import EmptyHint from '@/components/EmptyHint';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createActionsColumn, createTimeColumn } from '@/components/RecordTable/columns';
import StatusTag from '@/components/Tags/StatusTag';
import { useLanguage } from '@/utils/language';

/** Filings of a program on trial, which stand in no queue of the office. */
export default function TrialFilings({ trial: { key, edition, filings } }: { trial: ProgramTrial }) {
  const { t } = useLanguage();
  if (filings.length === 0) return <EmptyHint text={t('trials.filings.none')} />;
  const describeMove = ({ edition: own, moved }: TrialFiling): string => {
    if (own !== edition) return t('trials.moves', { edition });
    return moved ? t('trials.moved', moved) : '—';
  };
  const columns: RecordColumn<TrialFiling>[] = [
    {
      key: 'receipt',
      title: t('review.no'),
      place: 'name',
      render: ({ receipt }) => <bdi>{receipt ?? t('center.deleted.draft')}</bdi>,
    },
    {
      key: 'status',
      title: t('common.status'),
      render: ({ status }) => <StatusTag status={status} program={key} />,
    },
    { key: 'edition', title: t('editions.edition'), render: ({ edition: own }) => <bdi>{own}</bdi> },
    { key: 'moved', title: t('trials.change'), render: describeMove },
    createTimeColumn('updated', t('design.saved'), ({ updated_at }) => updated_at),
    createActionsColumn(t, ({ id, receipt }) =>
      receipt ? (
        <ButtonLink to={`/review/filing?id=${id}`} aria-label={`${t('trials.review')} ${receipt}`}>
          {t('trials.review')}
        </ButtonLink>
      ) : null,
    ),
  ];
  return <RecordTable items={filings} columns={columns} />;
}
