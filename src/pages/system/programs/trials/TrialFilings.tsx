import { appealStatuses } from '@domain/appeals/appeal';
import { reportStatuses } from '@domain/reports/status';
import type { ProgramTrial, TrialFiling, TrialReport } from '@domain/trials/calls';
import { Tag } from 'antd';
import { Link } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import EmptyHint from '@/components/EmptyHint';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createActionsColumn, createTimeColumn } from '@/components/RecordTable/columns';
import StatusTag from '@/components/Tags/StatusTag';
import WordTag from '@/components/Tags/WordTag';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** Reports that an approval on trial owes, each with the way to its review. */
function Reports({ reports }: { reports: readonly TrialReport[] }) {
  const say = useText();
  return (
    <ul className={styles.reports}>
      {reports.map(({ id, title, period, status }) => (
        <li key={id}>
          <Link to={`/review/report?id=${id}`}>
            {say(title)} <bdi>{say(period)}</bdi>
          </Link>{' '}
          <Tag color={reportStatuses[status].colour}>{say(reportStatuses[status])}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** The latest appeal about a filing, with the way to hear it. */
function Appeal({ filing, no, status }: { filing: string } & NonNullable<TrialFiling['appeal']>) {
  const { t } = useLanguage();
  return (
    <div>
      <Link to={`/review/appeals?filing=${filing}`}>
        {t('appeals.one')} <bdi>{no}</bdi>
      </Link>{' '}
      <WordTag {...appealStatuses[status]} />
    </div>
  );
}

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
      render: ({ id, status, appeal }) => (
        <>
          <StatusTag status={status} program={key} />
          {appeal && <Appeal filing={id} {...appeal} />}
        </>
      ),
    },
    { key: 'edition', title: t('editions.edition'), render: ({ edition: own }) => <bdi>{own}</bdi> },
    { key: 'moved', title: t('trials.change'), render: describeMove },
    {
      key: 'reports',
      title: t('trials.reports'),
      render: ({ reports }) => (reports.length > 0 ? <Reports reports={reports} /> : '—'),
    },
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
