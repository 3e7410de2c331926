import { RESULT_LISTS } from '@domain/api/call-constants';
import { computeRecognitionState, recognitionStates } from '@domain/recognitions/recognition';
import type { PublicResult, ResultsData, ResultsQuery } from '@domain/results/calls';
import { OPEN_DATA_FORMATS, REUSE_TERMS } from '@domain/results/open-data';
import { toFileLanguage } from '@domain/text';
import { formatBeijingDay } from '@domain/windows/calendar';
import { Alert, Button } from 'antd';
import { Suspense, useState } from 'react';
import ListPage, { type ListFilter, useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import StatusTag from '@/components/Tags/StatusTag';
import { openDataAddress } from '@/services/documents';
import { formatDate } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { useBatchName } from '@/utils/names';
import { anyText, matching, oneOf, pages, toListQuery } from '@/utils/urlState';
import { isSettled } from '@/utils/useRead';
import Details from './components/Details';
import styles from './index.module.css';

const ObjectDialog = lazyWithRetry(() => import('./components/ObjectDialog'));
const TrackDialog = lazyWithRetry(() => import('./components/TrackDialog'));

const listUrl = {
  keyword: anyText,
  list: oneOf(RESULT_LISTS),
  program: matching(/^\w{1,64}$/),
  batch: matching(/^\d{4}-\d{1,3}$/),
  ...pages,
};

type Item = PublicResult & { id: string };

/** Fetches results, with the position on the page as id: results have no public id. */
async function fetchNumbered(query: Partial<ResultsQuery>) {
  const answer = await call('publicResults', { params: query });
  const list: Item[] = (answer.data?.list ?? []).map((result, place) => ({ ...result, id: String(place) }));
  return { ...answer, data: { ...answer.data, list } };
}

/** Approved and proposed filings, for everybody: without signing in. */
export default function Results() {
  const { t } = useLanguage();
  const list = useList(listUrl, fetchNumbered);
  const [objected, setObjected] = useState<PublicResult | null>(null);
  return (
    <div className={styles.results}>
      <ListPage
        list={list}
        lead={t('results.lead')}
        filters={useFilters(list.data)}
        before={(data) => <Objections {...data} />}
        columns={useColumns(setObjected)}
        empty={{ none: t('results.none'), showAll: t('common.showAll') }}
        {...(list.data?.more && { pagination: { showTotal: (count) => t('results.more', { count }) } })}
      >
        {objected && (
          <Suspense>
            <ObjectDialog result={objected} onClose={() => setObjected(null)} />
          </Suspense>
        )}
        {isSettled(list) && <OpenData filter={toListQuery<Partial<ResultsQuery>>(listUrl, list.state)} />}
      </ListPage>
    </div>
  );
}

/** Downloads of the whole list by its filters; the search text applies to the page only. */
function OpenData({ filter: { list, program, batch } }: { filter: Partial<ResultsQuery> }) {
  const { t, language } = useLanguage();
  const say = useText();
  const filter = { ...(list && { list }), ...(program && { program }), ...(batch && { batch }) };
  return (
    <footer className={styles.openData}>
      <span>{t('results.openData')}</span>
      {OPEN_DATA_FORMATS.map((format) => (
        <a
          key={format}
          href={openDataAddress({ ...filter, format, language: toFileLanguage(language) })}
          download
        >
          {t(`results.${format}`)}
        </a>
      ))}
      <p className={styles.quiet}>{say(REUSE_TERMS)}</p>
    </footer>
  );
}

function Objections({ list, objections }: Pick<ResultsData, 'list' | 'objections'>) {
  const { t } = useLanguage();
  const [isTracking, setTracking] = useState(false);
  const track = (
    <>
      <Button size="small" onClick={() => setTracking(true)}>
        {t('objections.track')}
      </Button>
      {isTracking && (
        <Suspense>
          <TrackDialog onClose={() => setTracking(false)} />
        </Suspense>
      )}
    </>
  );
  if (!list.some(({ notice }) => notice?.open)) return <p className={styles.trackAlone}>{track}</p>;
  return (
    <Alert
      className={styles.objections as string}
      type="info"
      showIcon
      role="note"
      message={t('results.objectionsTitle')}
      description={
        <>
          {t('results.objections', { ...objections })}
          <p className={styles.track}>{track}</p>
        </>
      }
    />
  );
}

function useFilters(
  results: Pick<ResultsData, 'programs' | 'batches'> | undefined,
): ListFilter<keyof typeof listUrl>[] {
  const { t, say } = useLanguage();
  const batchName = useBatchName();
  return [
    {
      name: 'list',
      label: t('results.list'),
      any: t('common.all'),
      options: RESULT_LISTS.map((list) => ({ value: list, label: t(`results.${list}`) })),
    },
    {
      name: 'program',
      label: t('common.program'),
      any: t('common.anyProgram'),
      options: (results?.programs ?? []).map(({ key, title }) => ({ value: key, label: say(title) })),
      select: { popupMatchSelectWidth: false },
    },
    {
      name: 'batch',
      label: t('common.batch'),
      any: t('common.anyBatch'),
      options: (results?.batches ?? []).map((batch) => ({ value: batch, label: batchName(batch) })),
    },
    { name: 'keyword', label: t('results.search'), kind: 'words' },
  ];
}

function useColumns(object: (result: PublicResult) => void): RecordColumn<Item>[] {
  const { t, say } = useLanguage();
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
      title: t('common.program'),
      render: ({ title, kind }) => <bdi>{kind ? `${say(title)} · ${say(kind)}` : say(title)}</bdi>,
    },
    { key: 'subject', title: t('results.subject'), render: (result) => <Subject result={result} /> },
    { key: 'batch', title: t('common.batch'), render: ({ batch }) => batchName(batch) },
    { key: 'no', title: t('results.no'), render: ({ project_no: no }) => <bdi>{no ?? '—'}</bdi> },
    { key: 'grant', title: t('results.grant'), render: ({ grant }) => grant?.toFixed(2) ?? '—' },
    {
      key: 'state',
      title: t('results.state'),
      render: (result) => <State result={result} onObject={object} />,
    },
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

/** State of a project, with the dates of that state. */
function State({ result, onObject }: { result: PublicResult; onObject(result: PublicResult): void }) {
  const { t } = useLanguage();
  const say = useText();
  const { status, program, notice, approved_on: day, certificate, revoked, objection_to } = result;
  const validity = certificate && { from: certificate.valid_from, to: certificate.valid_to };
  const state =
    validity && computeRecognitionState({ ...validity, revokedOn: null }, formatBeijingDay(new Date()));
  const dates = [
    notice &&
      t(notice.open ? 'results.noticeOpen' : 'results.noticeOver', {
        from: formatDate(notice.from),
        to: formatDate(notice.to),
      }),
    day && t('results.approvedOn', { day: formatDate(day) }),
    certificate && t('results.certificate', { no: certificate.no }),
    validity && t('results.validity', { from: formatDate(validity.from), to: formatDate(validity.to) }),
    (state === 'upcoming' || state === 'expired') && say(recognitionStates[state]),
    revoked && t('results.revokedOn', { day: formatDate(revoked.on) }),
    revoked?.doc_no && t('results.revokedBy', { no: revoked.doc_no }),
  ].filter((line) => typeof line === 'string' && line !== '');
  return (
    <div className={styles.state}>
      <StatusTag status={status} program={program} />
      {dates.map((line) => (
        <span key={String(line)} className={styles.quiet}>
          {line}
        </span>
      ))}
      {objection_to && (
        <Button
          size="small"
          aria-label={t('objections.to', { company: result.company })}
          onClick={() => onObject(result)}
        >
          {t('objections.title')}
        </Button>
      )}
    </div>
  );
}
