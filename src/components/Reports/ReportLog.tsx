import { roleNames } from '@domain/accounts/roles';
import { auditActionText } from '@domain/audit/action-names';
import type { ReportLogEntry } from '@domain/calls/report-tasks';
import styles from '@/components/FilingLog/index.module.css';
import ReportTag from '@/components/Reports/ReportTag';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';

/** The log of a report, newest line first. */
export default function ReportLog({ log }: { log: ReportLogEntry[] }) {
  const { t } = useLanguage();
  return (
    <ol className={styles.timeline} aria-label={t('reports.log')}>
      {[...log].reverse().map((entry, i) => (
        <li key={entry.id} className={styles.step} aria-current={i === 0 ? 'step' : undefined}>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: ReportLogEntry }) {
  const { t } = useLanguage();
  const say = useText();
  const { actor, action, at, to_status: status, comment, correction_deadline: deadline } = entry;
  const role = actor.role in roleNames ? roleNames[actor.role as keyof typeof roleNames] : null;
  const isSystem = actor.role === 'system';
  return (
    <>
      <p className={styles.what}>
        <strong>{say(auditActionText(action))}</strong>
        {status && <ReportTag report={{ status, overdue: false, late: false }} />}
      </p>
      <p className={styles.who}>
        <time dir="auto" dateTime={at}>
          {beijingMinutes(at)}
        </time>
        <bdi>{isSystem ? t('reports.system') : actor.name}</bdi>
        {role && say(role) !== actor.name && <span>{say(role)}</span>}
      </p>
      {comment && (
        <blockquote className={styles.comment}>
          <bdi>{comment}</bdi>
        </blockquote>
      )}
      {deadline && <p>{t('center.log.correctBy', { time: beijingMinutes(deadline) })}</p>}
    </>
  );
}
