import type { PublicResult } from '@domain/calls/results';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import StatusTag from '@/components/StatusTag';
import { beijingDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import styles from '../index.less';
import Details from './Details';

type Item = PublicResult & { id: string };

/** Results have no id that is for everybody: on a page, each has its place. */
export default function List({ results }: { results: PublicResult[] }) {
  const items = results.map((result, place) => ({ ...result, id: String(place) }));
  return <RecordTable items={items} columns={useColumns()} />;
}

function useColumns(): RecordColumn<Item>[] {
  const { t } = useLanguage();
  const batchName = useBatchName();
  return [
    {
      key: 'company',
      title: t('results.company'),
      place: 'name',
      render: ({ company }) => <bdi>{company}</bdi>,
    },
    {
      key: 'program',
      title: t('results.program'),
      render: ({ title, kind }) => <bdi>{kind ? `${title} · ${kind}` : title}</bdi>,
    },
    { key: 'subject', title: t('results.subject'), render: (result) => <Subject result={result} /> },
    { key: 'batch', title: t('results.batch'), render: ({ batch }) => batchName(batch) },
    { key: 'no', title: t('results.no'), render: ({ project_no: no }) => <bdi>{no ?? '—'}</bdi> },
    { key: 'grant', title: t('results.grant'), render: ({ grant }) => grant?.toFixed(2) ?? '—' },
    { key: 'state', title: t('results.state'), render: (result) => <State result={result} /> },
  ];
}

function Subject({ result: { subject, scope, details } }: { result: PublicResult }) {
  const { t } = useLanguage();
  return (
    <>
      <bdi>{subject ?? (scope === 'targeted' ? t('results.targeted') : '—')}</bdi>
      {scope === 'masked' && <div className={styles.quiet}>{t('results.masked')}</div>}
      {details.length > 0 && <Details details={details} />}
    </>
  );
}

/** Where it stands, and since when or until when. */
function State({ result: { status, notice, approved_on: day, revoked } }: { result: PublicResult }) {
  const { t } = useLanguage();
  const dates = [
    notice &&
      t(notice.open ? 'results.noticeOpen' : 'results.noticeOver', {
        from: beijingDate(notice.from),
        to: beijingDate(notice.to),
      }),
    day && t('results.approvedOn', { day: beijingDate(day) }),
    revoked && t('results.revokedOn', { day: beijingDate(revoked.on) }),
    revoked?.doc_no && t('results.revokedBy', { no: revoked.doc_no }),
  ].filter((line) => typeof line === 'string' && line !== '');
  return (
    <div className={styles.state}>
      <StatusTag status={status} />
      {dates.map((line) => (
        <span key={String(line)} className={styles.quiet}>
          {line}
        </span>
      ))}
    </div>
  );
}
