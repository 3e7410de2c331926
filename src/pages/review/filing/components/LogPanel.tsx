import type { MessageDelivery } from '@domain/inbox/delivery-calls';
import { Tag } from 'antd';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import { LetterButton } from '@/components/DocumentButtons';
import LogDownload from '@/components/FilingLog/LogDownload';
import Timeline from '@/components/FilingLog/Timeline';
import VerifyLog from '@/components/FilingLog/VerifyLog';
import { Fold, Panel } from '@/components/Page';
import { useRightCheck } from '@/models/useRightCheck';
import type { FilingUnderReview } from '@/pages/review/filing/nextFiling';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

interface LogPanelProps {
  review: FilingUnderReview;
  nameOf(path: string): string | null;
}

/** Log of the filing, messages sent about it, and links to search and check logs. */
export default function LogPanel({ review: { filing, log }, nameOf }: LogPanelProps) {
  const { t } = useLanguage();
  const id = String(filing.id);
  const { program } = filing;
  return (
    <Panel id="log" title={t('review.log')}>
      <Timeline
        log={log}
        program={program}
        nameOf={nameOf}
        extra={(entry) => <LetterButton kind="reviewLetter" id={id} program={program} entry={entry} />}
      />
      <Fold title={t('deliveries.title')}>{() => <Deliveries id={id} />}</Fold>
      <ReadLogLink no={filing.receipt?.no} />
      <div className={styles.check}>
        <LogDownload isOffice program={program} id={id} />
      </div>
      <details className={styles.check}>
        <summary>{t('center.log.check')}</summary>
        <VerifyLog />
      </details>
    </Panel>
  );
}

/** Link to the log of reads for this filing and its files, for people who may search that log. */
function ReadLogLink({ no }: { no: string | undefined }) {
  const { t } = useLanguage();
  const may = useRightCheck();
  if (!may('readlog.read') || !no) return null;
  return (
    <div className={styles.check}>
      <Link to={`/system/readLog?keyword=${no}`}>{t('review.readLog')}</Link>
    </div>
  );
}

const COLOURS = { sent: 'success', waiting: 'processing', failed: 'error' } as const;

/** SMS and mail that left about this filing, the latest first. */
function Deliveries({ id }: { id: string }) {
  const { t } = useLanguage();
  const deliveries = useRead('deliveries', { path: { id } });
  return (
    <AsyncView resource={deliveries}>
      {(found) =>
        found.length === 0 ? (
          <p>{t('deliveries.none')}</p>
        ) : (
          <ul className={styles.changes}>
            {found.map((each) => (
              <Line key={each.id} {...each} />
            ))}
          </ul>
        )
      }
    </AsyncView>
  );
}

function Line({ kind, to, title, state, attempts, created_at, settled_at }: MessageDelivery) {
  const { t } = useLanguage();
  return (
    <li>
      <Tag color={COLOURS[state]}>{t(`deliveries.${state}`)}</Tag>
      <bdi>{title}</bdi> · {t(`deliveries.${kind}`)} <bdi>{to}</bdi> ·{' '}
      {formatDateTime(settled_at ?? created_at)}
      {state !== 'sent' && attempts > 0 && ` · ${t('deliveries.tried', { count: attempts })}`}
    </li>
  );
}
