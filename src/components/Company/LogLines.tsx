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
import LogSubjects from './LogSubjects';

/** Maximum number of details that a line shows at once. */
const SHOWN_AT_ONCE = 3;

/** A line of the log of one company; of the log of all also its kind, its company, its filings and other details. */
type LogLine = CompanyLogLine &
  Partial<Pick<AuditLogEntry, 'kind' | 'company' | 'filings' | 'filing_count' | 'words'>>;

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
  const { at, actor, action, kind, company = null, subject, comment, about, changes } = line;
  const { filings = [], filing_count = 0, words = [] } = line;
  return (
    <>
      <ActorAndTime at={at} actor={actor} />
      <p>
        <strong>{say(getAuditActionName(action))}</strong>
        {kind && <span>{say(getSubjectKindName(kind))}</span>}
        {company && <bdi>{company}</bdi>}
        {filings.length > 0 && (
          <LogSubjects filings={filings} filing_count={filing_count} company={company} />
        )}
        {filings.length === 0 && subject?.kind === 'filing' && (
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
      {words.length > 0 && (
        <details open={words.length <= SHOWN_AT_ONCE}>
          <summary>{t('auditLog.details')}</summary>
          <dl className={styles.details}>
            {words.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
