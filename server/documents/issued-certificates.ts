/** The certificates that a recognition has had, as the log of its filing tells: the one of the approval, and those issued anew. */
import type { CertificateIssue, NewCertificate } from '../../domain/recognitions/issuing';
import type { ValidityPeriod } from '../../domain/recognitions/recognition';
import type { AuditLine } from '../core/audit/audit-store';

export interface IssuedCertificate extends ValidityPeriod {
  /** Its hash is that of the certificate. */
  line: AuditLine;
  /** null: the one of the approval. */
  issue: CertificateIssue | null;
  /** The name of the company where it was corrected since the approval. */
  company: string | null;
  /** The moment at which another one took its place. */
  replacedAt: Date | null;
}

interface Details extends Pick<NewCertificate, 'issue'> {
  before: ValidityPeriod;
  after: ValidityPeriod;
  company?: string;
}

/** The first one first. `now` is the validity of today. */
export function listIssuedCertificates(
  lines: readonly AuditLine[],
  now: ValidityPeriod,
): IssuedCertificate[] {
  const approval = lines.findLast(({ action }) => action === 'approve');
  if (!approval) return [];
  const anew = lines.filter(({ action, seq }) => action === 'issue_certificate' && seq > approval.seq);
  const said = anew.map((line) => ({ line, details: line.details as unknown as Details }));
  let company: string | null = null;
  return [approval, ...anew].map((line, i) => {
    const own = said[i - 1]?.details;
    company = own?.company ?? company;
    const { from, to } = own?.after ?? said[0]?.details.before ?? now;
    return { line, from, to, company, issue: own?.issue ?? null, replacedAt: anew[i]?.at ?? null };
  });
}
