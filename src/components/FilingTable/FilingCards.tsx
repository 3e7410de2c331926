import type { ReportItem } from '@domain/api/calls/filings';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import FilingState from './FilingState';
import { type FilingHandlers, useFilingName } from './filing';
import styles from './index.less';
import RowActions from './RowActions';

interface FilingCardsProps extends FilingHandlers {
  filings: ReportItem[];
}

export default function FilingCards({ filings, ...handlers }: FilingCardsProps) {
  const nameOf = useFilingName();
  return (
    <ul className={styles.cards}>
      {filings.map((filing) => (
        <li key={filing.id} className={styles.card}>
          <h2>
            <bdi>{nameOf(filing)}</bdi>
          </h2>
          <FilingState filing={filing} />
          <Facts filing={filing} />
          <RowActions filing={filing} name={nameOf(filing)} {...handlers} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ filing: { receipt, updated_at, updated_by, version } }: { filing: ReportItem }) {
  const { t } = useLanguage();
  const facts = [
    [t('center.filing.receiptNo'), receipt?.no ?? t('center.filing.notSubmitted')],
    ...(receipt ? [[t('center.filing.submitted'), beijingMinutes(receipt.submitted_at)]] : []),
    [t('center.filing.updated'), `${beijingMinutes(updated_at)} ${updated_by}`],
    [t('center.filing.version'), version],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
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
