import { getAuditActionName } from '@domain/audit/action-names';
import type { AuditLogEntry } from '@domain/audit/calls';
import { getSubjectKindName } from '@domain/audit/subject-kinds';
import type { CompanyLogLine } from '@domain/company/managed-company-calls';
import { Link } from 'umi';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import ActorAndTime from './ActorAndTime';
import { ChangedFields } from './CompanyChange';
import styles from './index.module.css';

/** A line of the log of one company; of the log of all also its kind, its company and other details. */
type LogLine = CompanyLogLine & Partial<Pick<AuditLogEntry, 'kind' | 'company' | 'details'>>;

/** Lines of the audit log, as they come. */
export default function LogLines({ lines, label }: { lines: LogLine[]; label: string }) {
  return (
    <ol className={styles.log} aria-label={label}>
      {lines.map((line) => (
        <li key={line.id}>
          <Line line={line} />
        </li>
      ))}
    </ol>
  );
}

function Line({ line }: { line: LogLine }) {
  const { t } = useLanguage();
  const say = useText();
  const { at, actor, action, kind, company, subject, comment, about, changes, details } = line;
  return (
    <>
      <ActorAndTime at={at} actor={actor} />
      <p>
        <strong>{say(getAuditActionName(action))}</strong>
        {kind && <span>{say(getSubjectKindName(kind))}</span>}
        {company && <bdi>{company}</bdi>}
        {subject?.kind === 'filing' && (
          <Link to={`/review/filing?id=${subject.id}`}>
            <bdi>{say(subject.name)}</bdi>
          </Link>
        )}
        {subject?.kind === 'user' && <bdi>{subject.name}</bdi>}
        {about.map((part) => (
          <bdi key={part}>{part}</bdi>
        ))}
        {comment && <bdi>{comment}</bdi>}
      </p>
      {changes.length > 0 && (
        <ChangedFields label={t('center.info.changedAt', { time: formatDateTime(at) })} changes={changes} />
      )}
      {details && (
        <details>
          <summary>{t('auditLog.details')}</summary>
          <pre dir="ltr" className={styles.details}>
            {JSON.stringify(details, null, 2)}
          </pre>
        </details>
      )}
    </>
  );
}
