import type { ReportItem } from '@domain/calls/filings';
import StatusTag from '@/components/StatusTag';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** The status, and until when a returned filing has to be corrected. */
export default function FilingState({ filing }: { filing: ReportItem }) {
  const { t } = useLanguage();
  return (
    <>
      <StatusTag status={filing.status} />
      {filing.status === 'returned' && filing.correction_due_at && (
        <div className={styles.due}>
          {t('center.log.correctBy', { time: beijingMinutes(filing.correction_due_at) })}
        </div>
      )}
    </>
  );
}
