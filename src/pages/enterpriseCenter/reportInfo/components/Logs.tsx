import type { ReportItem } from '@domain/calls/filings';
import { Button } from 'antd';
import EmptyHint from '@/components/EmptyHint';
import { useFilingName } from '@/components/FilingTable/filing';
import LogDownload from '@/components/LogDownload';
import StatusTag from '@/components/StatusTag';
import { useLanguage, useText } from '@/utils/language';
import { familiesOf, type LogFamily } from '../families';
import styles from '../index.module.css';

interface LogsProps {
  filings: ReportItem[];
  onOpen: (filing: ReportItem) => void;
}

/** The logs of all filings, those that share a log together. */
export default function Logs({ filings, onOpen }: LogsProps) {
  const { t } = useLanguage();
  const families = familiesOf(filings);
  if (families.length === 0) return <EmptyHint text={t('center.declare.none')} />;
  return families.map((family) => <Family key={family.log} family={family} onOpen={onOpen} />);
}

function Family({ family, onOpen }: { family: LogFamily; onOpen: LogsProps['onOpen'] }) {
  const { t } = useLanguage();
  const say = useText();
  const nameOf = useFilingName();
  const filed = family.programs.filter(({ key }) => family.filings.some(({ program }) => program === key));
  return (
    <div className={styles.family}>
      <h3>{filed.map(({ title }) => say(title)).join(t('center.home.separator'))}</h3>
      <ul className={styles.filings}>
        {family.filings.map((filing) => {
          const name = nameOf(filing);
          return (
            <li key={filing.id}>
              <span className={styles.name}>
                <bdi>{name}</bdi>
                <StatusTag status={filing.status} />
              </span>
              <span className={styles.ways}>
                <Button onClick={() => onOpen(filing)} aria-label={`${t('center.filing.log')} ${name}`}>
                  {t('center.filing.log')}
                </Button>
                <LogDownload program={filing.program} id={filing.id} name={name} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
