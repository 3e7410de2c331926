import { findBindingDeadline } from '@domain/filing/deadline';
import type { Filing, FilingWindow } from '@domain/filing/types';
import { countDaysBetween, formatBeijingDay } from '@domain/windows/calendar';
import { CLOSING_SOON_DAYS } from '@domain/windows/state';
import { formatDateTime } from '@/utils/beijingTime';
import { formatDaysLeft } from '@/utils/formatDaysLeft';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** The deadline of a filing: of its correction where it was returned, else of its window. */
export function FilingDeadline({ filing }: { filing: Filing }) {
  const { t } = useLanguage();
  const { window } = filing;
  const due = findBindingDeadline(filing, window?.closes_at ?? null);
  if (due?.kind !== 'correction') return <Deadline window={window} />;
  const days = countDaysBetween(
    formatBeijingDay(new Date(window?.server_time ?? Date.now())),
    formatBeijingDay(new Date(due.at)),
  );
  return (
    <span className={styles.soon}>
      {t('forms.deadline.correction', { at: formatDateTime(due.at) })}{' '}
      <strong className={styles.days}>{formatDaysLeft(t, days)}</strong>
    </span>
  );
}

/** Last moment to file, and the days left by the server's clock. */
export default function Deadline({ window }: { window: FilingWindow | null | undefined }) {
  const { t } = useLanguage();
  if (!window) return <span>{t('forms.window.none')}</span>;
  const { status, days_left: days } = window;
  const at = formatDateTime(status === 'upcoming' ? window.opens_at : window.closes_at);
  const isSoon = status === 'open' && (days ?? 0) <= CLOSING_SOON_DAYS;
  return (
    <span className={isSoon ? styles.soon : undefined}>
      {t(`forms.window.${status}`, { at })}
      {status === 'open' && days !== null && (
        <>
          {' '}
          <strong className={styles.days}>{formatDaysLeft(t, days)}</strong>
        </>
      )}
    </span>
  );
}
