import { COUNTED_STATES, type StatisticsBy, type StatisticsRow } from '@domain/statistics/table';
import { countNames, dimensionNames } from '@domain/statistics/words';
import CountChart from '@/components/CountChart';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';
import { type Asked, linkOf, listLink } from '../linkOf';

interface ChartsProps {
  by: StatisticsBy;
  rows: StatisticsRow[];
  total: StatisticsRow;
  asked: Asked;
}

/** More bars than these are no picture any more. */
const BARS_AT_MOST = 12;

export default function Charts({ by, rows, total, asked }: ChartsProps) {
  const { t } = useLanguage();
  const say = useText();
  const most = rows.length > BARS_AT_MOST ? rows.slice(0, BARS_AT_MOST) : rows;
  const bars = most.map(({ key, label, filings }) => {
    const to = linkOf(by, key, asked);
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
