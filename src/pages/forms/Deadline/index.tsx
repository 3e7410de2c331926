import type { Program } from '@domain/definition';
import { findBindingDeadline } from '@domain/filing/deadline';
import { describeReviewStatus, findRouteLevel } from '@domain/filing/stages';
import { isEditable } from '@domain/filing/status';
import type { Filing, FilingWindow } from '@domain/filing/types';
import { countDaysBetween, formatBeijingDay } from '@domain/windows/calendar';
import { CLOSING_SOON_DAYS } from '@domain/windows/state';
import { Alert } from 'antd';
import { Link } from 'umi';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { formatDaysLeft } from '@/utils/formatDaysLeft';
import { useLanguage, useText } from '@/utils/language';
import { getStateTime } from '@/utils/windowTimes';
import styles from './index.module.css';

interface FilingDeadlineProps {
  program: Program;
  filing: Filing;
}

/**
 * The one deadline of a filing: of its correction, its window or an appeal. Without one, what the filing waits for; nothing
 * where it is decided for good.
 */
export function FilingDeadline({ program, filing }: FilingDeadlineProps) {
  const { t } = useLanguage();
  const say = useText();
  const { window, status, way, notice_until: until } = filing;
  const due = findBindingDeadline(filing, window?.closes_at ?? null);
  if (due?.kind === 'window' || (!due && isEditable(status))) return <Deadline window={window} />;
  if (until)
    return (
      <span>
        {t('forms.deadline.notice', { until: formatDate(until) })}{' '}
        <Link to="/results">{t('menu.results')}</Link>
      </span>
    );
  if (!due) {
    const { hint } = describeReviewStatus(status, findRouteLevel(way), program);
    return hint ? <span>{say(hint)}</span> : null;
  }
  const days = countDaysBetween(
    formatBeijingDay(new Date(window?.server_time ?? Date.now())),
    formatBeijingDay(new Date(due.at)),
  );
  return (
    <span className={styles.soon}>
      {t(`forms.deadline.${due.kind}`, { at: formatDateTime(due.at) })}{' '}
      <strong className={styles.days}>{formatDaysLeft(t, days)}</strong>
    </span>
  );
}

/** Last moment to file, and the days left by the server's clock. */
export default function Deadline({ window }: { window: FilingWindow | null | undefined }) {
  const { t } = useLanguage();
  if (!window) return <span>{t('forms.window.none')}</span>;
  const { status, days_left: days, grace_until: grace } = window;
  if (grace)
    return <span className={styles.soon}>{t('forms.window.grace', { at: formatDateTime(grace) })}</span>;
  const at = formatDateTime(getStateTime(window));
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

/** Since when and why a window is suspended, and that drafts are kept; nothing for any other window. */
export function SuspensionNotice({ window }: { window: FilingWindow | null | undefined }) {
  const { t } = useLanguage();
  if (!window?.suspended) return null;
  const { since, reason } = window.suspended;
  const told = { since: formatDateTime(since), reason: reason.replace(/[。.]$/, '') };
  return (
    <Alert
      type="warning"
      showIcon
      message={t(reason ? 'forms.notice.suspendedFor' : 'forms.notice.suspended', told)}
    />
  );
}
