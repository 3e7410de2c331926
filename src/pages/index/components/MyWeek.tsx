import type { DeskData } from '@domain/calls/statistics';
import Panel from '@/components/Panel';
import { useLanguage } from '@/utils/language';
import styles from '../office.module.css';

/** Filings that the person decided about, day by day. The bars say nothing that the numbers do not. */
export default function MyWeek({ week }: Pick<DeskData, 'week'>) {
  const { t } = useLanguage();
  const most = Math.max(1, ...week.map(({ filings }) => filings));
  const total = week.reduce((sum, { filings }) => sum + filings, 0);
  return (
    <Panel id="week" title={t('center.home.week', { count: total })}>
      <ol className={styles.week}>
        {week.map(({ day, filings }) => (
          <li key={day}>
            <span className={filings > 0 ? styles.decided : styles.quiet}>{filings}</span>
            <span className={styles.column} aria-hidden>
              <span style={{ blockSize: `${(filings / most) * 100}%` }} />
            </span>
            <time dateTime={day}>{day.slice(5)}</time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
