/** Certificates of a recognition, read from the log of its filing: the one of the approval, and those issued anew. */
import type { CertificateIssue, NewCertificate } from '../../domain/recognitions/issuing';
import type { ValidityPeriod } from '../../domain/recognitions/recognition';
import type { AuditLine } from '../core/audit/audit-store';

export interface IssuedCertificate extends ValidityPeriod {
  /** Audit line that granted or issued the certificate; its hash is the certificate's. */
  line: AuditLine;
  /** null: certificate of the approval. */
  issue: CertificateIssue | null;
  /** Corrected name of the company; null if it was not corrected since the approval. */
  company: string | null;
  /** Time at which a later certificate replaced this one. */
  replacedAt: Date | null;
}

interface Details extends Pick<NewCertificate, 'issue'> {
  before: ValidityPeriod;
  after: ValidityPeriod;
  company?: string;
}

/** Certificates since the latest approval, oldest first. `now`: current validity of the recognition. */
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
