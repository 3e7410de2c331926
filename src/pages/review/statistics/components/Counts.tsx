import { COUNTED_STATES } from '@domain/filing/status';
import type { PersonWork } from '@domain/statistics/calls';
import { computePercentShare, type StatisticsBy, type StatisticsRow } from '@domain/statistics/table';
import { countNames, dimensionNames, SHARED_COUNTS, statisticsWords } from '@domain/statistics/words';
import { Link } from 'umi';
import CountChart from '@/components/CountChart';
import EmptyHint from '@/components/EmptyHint';
import { Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';
import { buildMarkLink, buildPartLink, buildRowLink, listLink, type StatisticsFilter } from '../rowLinks';
import { Listed } from './FilingProgress';

interface ChartsProps {
  by: StatisticsBy;
  rows: StatisticsRow[];
  total: StatisticsRow;
  asked: StatisticsFilter;
}

/** Maximum bars of a readable chart. */
const BARS_AT_MOST = 12;

export function Charts({ by, rows, total, asked }: ChartsProps) {
  const { t } = useLanguage();
  const say = useText();
  const most = rows.length > BARS_AT_MOST ? rows.slice(0, BARS_AT_MOST) : rows;
  const bars = most.map(({ key, label, filings }) => {
    const to = buildRowLink(by, key, asked);
    return { key, label: say(label), count: filings, ...(to && { to }) };
  });
  const outcomes = COUNTED_STATES.map((state) => ({
    key: state,
    label: say(countNames[state]),
    count: total[state],
    to: listLink({ status: state }, asked),
  }));
  return (
    <div className={styles.charts}>
      <div>
        <CountChart title={say(dimensionNames[by])} rows={bars} />
        {most !== rows && (
          <p className={styles.note}>{t('review.statistics.mostOnly', { count: most.length })}</p>
        )}
      </div>
      {by !== 'status' && <CountChart title={t('review.statistics.outcomes')} rows={outcomes} />}
    </div>
  );
}

interface NumbersProps {
  by: StatisticsBy;
  rows: StatisticsRow[];
  total: StatisticsRow;
  asked: StatisticsFilter;
}

type Item = StatisticsRow & { id: string };
type Count = (typeof SHARED_COUNTS)[number] | 'revoked';

const TOTAL = ' total';

/** Table of all counts, with their sum in the last row. */
export function Numbers({ by, rows, total, asked }: NumbersProps) {
  const { t } = useLanguage();
  const say = useText();
  const linkTo = ({ id, key }: Item, part?: Count) =>
    id === TOTAL ? buildPartLink(part, {}, asked) : buildRowLink(by, key, asked, part);
  const withShare = (key: Count) => (row: Item) => {
    const share = computePercentShare(row[key], row.filings);
    const isShared = SHARED_COUNTS.some((shared) => shared === key) && total[key] > 0;
    const isSaid = isShared && share !== null && row[key] > 0;
    return (
      <>
        <Listed count={row[key]} to={linkTo(row, key)} />
        {isShared && (
          <small className={styles.share}>{isSaid && t('review.statistics.share', { share })}</small>
        )}
      </>
    );
  };
  const states: Count[] = [...COUNTED_STATES, 'returned_once'];
  const columns: RecordColumn<Item>[] = [
    {
      key: 'name',
      title: say(dimensionNames[by]),
      place: 'name',
      render: ({ id, key, label }) => {
        const to = id === TOTAL ? undefined : buildRowLink(by, key, asked);
        return to ? (
          <Link to={to}>
            <bdi>{say(label)}</bdi>
          </Link>
        ) : (
          <strong>{say(label)}</strong>
        );
      },
    },
    {
      key: 'filings',
      title: say(countNames.filings),
      isNumber: true,
      render: (row) => <Listed count={row.filings} to={linkTo(row)} />,
    },
    // A table by status has no columns for shares of statuses.
    ...(by === 'status'
      ? []
      : states.map((key) => ({
          key,
          title: say(countNames[key]),
          isNumber: true as const,
          render: withShare(key),
        }))),
    {
      key: 'grant',
      title: say(statisticsWords.grant),
      isNumber: true,
      render: ({ grant }) => grant.toFixed(2),
    },
    {
      key: 'days',
      title: say(statisticsWords.medianDays),
      isNumber: true,
      render: ({ median_days: days }) => (days === null ? '—' : days.toFixed(1)),
    },
  ];
  const items = [...rows.map((row) => ({ ...row, id: row.key })), { ...total, id: TOTAL }];
  return <RecordTable items={items} columns={columns} />;
}

const linksOf: Record<
  Exclude<keyof PersonWork, 'id' | 'name'>,
  (id: string, asked: StatisticsFilter) => string
> = {
  submitted: (assigned, asked) => listLink({ status: 'submitted', assigned }, asked),
  reviewing: (assigned, asked) => listLink({ status: 'reviewing', assigned }, asked),
  decided: (id, asked) => buildMarkLink(`by.${id}`, asked),
  returned: (id, asked) => buildMarkLink(`back.${id}`, asked),
};
const COUNTS = Object.keys(linksOf) as (keyof typeof linksOf)[];

/** Workload of each person; each number links to the filings. */
export function PersonWorkTable({ people, asked }: { people: PersonWork[]; asked: StatisticsFilter }) {
  const { t } = useLanguage();
  return (
    <Panel id="people" title={t('review.statistics.people')}>
      {people.length === 0 ? (
        <EmptyHint text={t('review.statistics.people.none')} />
      ) : (
        <RecordTable
          items={people}
          columns={[
            {
              key: 'name',
              title: t('review.statistics.person'),
              place: 'name',
              render: ({ name }) => <bdi>{name}</bdi>,
            },
            ...COUNTS.map((key) => ({
              key,
              title: t(`review.statistics.people.${key}`),
              isNumber: true as const,
              render: (person: PersonWork) => (
                <Listed count={person[key]} to={linksOf[key](person.id, asked)} />
              ),
            })),
          ]}
        />
      )}
    </Panel>
  );
}
