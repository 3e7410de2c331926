import type { AuditLogEntry } from '@domain/audit/calls';
import { Link } from 'umi';
import { useLanguage } from '@/utils/language';

/** The filings that a line of the log concerns: the first of them, and the number of the others. */
export default function LogSubjects({
  filings,
  filing_count: count,
  company,
}: Pick<AuditLogEntry, 'filings' | 'filing_count' | 'company'>) {
  const { t } = useLanguage();
  return (
    <>
      {filings.map((filing) => (
        <ConcernedFiling key={filing.id} filing={filing} isCompanyNamed={filing.company === company} />
      ))}
      {count > filings.length && <span>{t('auditLog.otherFilings', { count: count - filings.length })}</span>}
    </>
  );
}

function ConcernedFiling({
  filing: { id, no, company, program },
  isCompanyNamed,
}: {
  filing: AuditLogEntry['filings'][number];
  isCompanyNamed: boolean;
}) {
  const about = isCompanyNamed ? program : `${company} · ${program}`;
  // The office does not open a filing that was never submitted.
  if (no === null) return <bdi>{about}</bdi>;
  return (
    <Link to={`/review/filing?id=${id}`}>
      <bdi>{`${no} · ${about}`}</bdi>
    </Link>
  );
}
