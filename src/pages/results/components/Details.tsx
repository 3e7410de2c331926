import type { PublicResult } from '@domain/results/calls';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

type Detail = PublicResult['details'][number];

/** Details of a published demand, folded. */
export default function Details({ details }: { details: Detail[] }) {
  const { t } = useLanguage();
  return (
    <details className={styles.details}>
      <summary>{t('results.details')}</summary>
      {details.map((detail) => (
        <section key={detail.title}>
          <h3>{detail.title}</h3>
          {detail.pairs.length > 0 && (
            <dl>
              {detail.pairs.map(({ name, value }) => (
                <Pair key={name} name={name} value={value} />
              ))}
            </dl>
          )}
          {detail.table && <Rows title={detail.title} table={detail.table} />}
        </section>
      ))}
    </details>
  );
}

const Pair = ({ name, value }: Detail['pairs'][number]) => (
  <>
    <dt>{name}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </>
);

/** Table rows; the first cell, a number or name, is the row header. */
function Rows({ title, table: { head, rows } }: { title: string; table: NonNullable<Detail['table']> }) {
  return (
    <div className={styles.table}>
      <table aria-label={title}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, i) => (
                <td key={head[i]}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
