import { COUNTED_STATES, type StatisticsBy, type StatisticsRow, shareOf } from '@domain/statistics/table';
import { countNames, dimensionNames, SHARED_COUNTS, statisticsWords } from '@domain/statistics/words';
import { Link } from 'umi';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';
import { type Asked, linkOf, partLink } from '../linkOf';
import { Listed } from './CourseOf';

interface NumbersProps {
  by: StatisticsBy;
  rows: StatisticsRow[];
  total: StatisticsRow;
  asked: Asked;
}

type Item = StatisticsRow & { id: string };
type Count = (typeof SHARED_COUNTS)[number] | 'revoked';

const TOTAL = ' total';

/** Every number, with the sum of all below. */
export default function Numbers({ by, rows, total, asked }: NumbersProps) {
  const { t } = useLanguage();
  const say = useText();
  const linkTo = ({ id, key }: Item, part?: Count) =>
    id === TOTAL ? partLink(part, {}, asked) : linkOf(by, key, asked, part);
  const withShare = (key: Count) => (row: Item) => {
    const share = shareOf(row[key], row.filings);
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
        const to = id === TOTAL ? undefined : linkOf(by, key, asked);
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
    // Of one status nothing else can be said.
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
