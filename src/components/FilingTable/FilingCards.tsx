import type { ReportItem } from '@domain/calls/filings';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { columnNames, type FilingColumn } from './columns';
import FilingState from './FilingState';
import { type FilingHandlers, useFilingName } from './filing';
import styles from './index.module.css';
import RowActions from './RowActions';

interface FilingCardsProps extends FilingHandlers {
  filings: ReportItem[];
  columns: readonly FilingColumn[];
}

export default function FilingCards({ filings, columns, ...handlers }: FilingCardsProps) {
  const nameOf = useFilingName();
  return (
    <ul className={styles.cards}>
      {filings.map((filing) => (
        <li key={filing.id} className={styles.card}>
          <h2>
            <bdi>{nameOf(filing)}</bdi>
          </h2>
          {columns.includes('status') && <FilingState filing={filing} />}
          <Facts filing={filing} columns={columns} />
          <RowActions filing={filing} name={nameOf(filing)} {...handlers} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ filing, columns }: { filing: ReportItem; columns: readonly FilingColumn[] }) {
  const { t } = useLanguage();
  const { receipt, updated_at, updated_by, created_at, version } = filing;
  const submitted = receipt && beijingMinutes(receipt.submitted_at);
  const facts: [FilingColumn, string, string | number | null][] = [
    ['receipt', t(columnNames.receipt), receipt?.no ?? t('center.filing.notSubmitted')],
    ['receipt', t('center.filing.submitted'), submitted],
    ['updated_at', t(columnNames.updated_at), `${beijingMinutes(updated_at)} ${updated_by}`],
    ['created_at', t(columnNames.created_at), beijingMinutes(created_at)],
    ['version', t(columnNames.version), version],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([column, , value]) => columns.includes(column) && value !== null)
        .map(([, name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
