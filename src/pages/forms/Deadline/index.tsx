import type { Program } from '@domain/definition';
import { findBindingDeadline } from '@domain/filing/deadline';
import { describeReviewStatus, findRouteLevel } from '@domain/filing/stages';
import { isEditable } from '@domain/filing/status';
import type { Filing, FilingWindow } from '@domain/filing/types';
import { CLOSING_SOON_DAYS } from '@domain/windows/state';
import { Alert } from 'antd';
import { Link, useDispatch } from 'umi';
import TimeLeft from '@/components/TimeLeft';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
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
  const dispatch = useDispatch();
  // The server says what the end of the window means for this filing: a grace period, or nothing more to submit.
  const readAgain = () => dispatch({ type: 'filing/pull', payload: null });
  const { window, status, way, notice_until: until, decision } = filing;
  const due = findBindingDeadline(filing, window?.closes_at ?? null);
  if (due?.kind === 'window' || (!due && isEditable(status)))
    return <Deadline window={window} onEnd={readAgain} />;
  if (until)
    return (
      <span>
        {t('forms.deadline.notice', { until: formatDate(until) })}{' '}
        <Link to="/results">{t('menu.results')}</Link>
      </span>
    );
  if (decision?.appeal_due_at)
    return <span>{t('forms.deadline.hearing', { at: formatDateTime(decision.appeal_due_at) })}</span>;
  if (!due) {
    const { hint } = describeReviewStatus(status, findRouteLevel(way), program);
    return hint ? <span>{say(hint)}</span> : null;
  }
  return (
    <span className={styles.soon}>
      {t(`forms.deadline.${due.kind}`, { at: formatDateTime(due.at) })}{' '}
      <strong className={styles.days}>
        <TimeLeft end={due.at} serverTime={window?.server_time} />
      </strong>
    </span>
  );
}

interface DeadlineProps {
  window: FilingWindow | null | undefined;
  /** Called once the window has closed while this is shown. */
  onEnd?(): void;
}

/** Last moment to file, and the time left by the server's clock. */
export default function Deadline({ window, onEnd }: DeadlineProps) {
  const { t } = useLanguage();
  if (!window) return <span>{t('forms.window.none')}</span>;
  const { status, days_left: days, grace_until: grace, owed } = window;
  if (grace && owed)
    return (
      <span>
        {t('forms.window.open', { at: formatDateTime(grace) })}{' '}
        <strong className={styles.days}>
          <TimeLeft end={grace} serverTime={window.server_time} {...(onEnd && { onEnd })} />
        </strong>
      </span>
    );
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
          <strong className={styles.days}>
            <TimeLeft end={window.closes_at} serverTime={window.server_time} {...(onEnd && { onEnd })} />
          </strong>
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
