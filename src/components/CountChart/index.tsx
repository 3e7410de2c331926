import { Link } from 'umi';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

export interface ChartCount {
  key: string;
  label: string;
  count: number;
  /** URL of the list of the records counted. */
  to?: string;
}

interface CountChartProps {
  title: string;
  rows: ChartCount[];
  /** False where the rows count the same things more than once. */
  hasTotal?: boolean;
}

const sumOf = (rows: ChartCount[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** Bar chart of counts with the same numbers as a table, each linked to the records counted. */
export default function CountChart({ title, rows, hasTotal = true }: CountChartProps) {
  const { t } = useLanguage();
  const parts = rows.filter(({ count }) => count > 0).map(({ label, count }) => `${label} ${count}`);
  const said = { title, parts: parts.join(t('center.home.separator')) };
  const summary = hasTotal
    ? t('center.chart.summary', { ...said, total: sumOf(rows) })
    : t('title.prefixed', { prefix: title, title: said.parts });
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <Bars label={summary} rows={rows} />
      <details>
        <summary>{t('center.chart.table', { title })}</summary>
        <CountTable title={title} rows={rows} hasTotal={hasTotal} />
      </details>
    </figure>
  );
}

function Bars({ label, rows }: { label: string; rows: ChartCount[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <div role="img" aria-label={label} className={styles.bars}>
      {rows.map(({ key, label: name, count }) => (
        <div key={key} className={styles.row}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.track}>
            {count > 0 && <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />}
          </span>
          <span className={count > 0 ? styles.count : styles.none}>{count}</span>
        </div>
      ))}
    </div>
  );
}

function CountTable({ title, rows, hasTotal }: CountChartProps) {
  const { t } = useLanguage();
  return (
    <table className={styles.table} aria-label={title}>
      <tbody>
        {rows.map(({ key, label, count, to }) => (
          <tr key={key}>
            <th scope="row">
              {to ? (
                <Link to={to}>
                  <bdi>{label}</bdi>
                </Link>
              ) : (
                <bdi>{label}</bdi>
              )}
            </th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
      {hasTotal && (
        <tfoot>
          <tr>
            <th scope="row">{t('common.total')}</th>
            <td>{sumOf(rows)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
