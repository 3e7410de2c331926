/** Record of a company, from the city office's own decisions. */

import { desc, eq, or, sql } from 'drizzle-orm';
import type { FilingStatus } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { approvals, companies, filings } from '../core/db/tables';
import { objections } from '../objections/tables';
import { recognitions } from '../recognitions/tables';

/** Maximum entries of each kind shown; more would tell the reader nothing new. */
const SHOWN_AT_MOST = 200;

export const createCompanyRecordStore = (db: Database) => ({
  company: (id: string) => takeFirst(db.q.select().from(companies).where(eq(companies.id, id))),

  /** Approved projects, latest first, with the time at which an approval was revoked. */
  approvals: (companyId: string) =>
    db.q
      .select({
        id: filings.id,
        program: filings.program,
        batchYear: filings.batchYear,
        batchNo: filings.batchNo,
        status: sql<FilingStatus>`${filings.status}`,
        projectNo: approvals.projectNo,
        grantApproved: approvals.grantApproved,
        approvedAt: approvals.approvedAt,
        revokedAt: sql<Date | null>`(select max(at) from audit_log where subject_kind = 'filing'
          and subject_id = ${filings.id}::text and to_status = 'revoked')`.mapWith(approvals.approvedAt),
      })
      .from(approvals)
      .innerJoin(filings, eq(filings.id, approvals.filingId))
      .where(eq(filings.companyId, companyId))
      .orderBy(desc(approvals.approvedAt), desc(filings.id))
      .limit(SHOWN_AT_MOST),

  /** Recognitions, longest valid first; those from before the portal existed are found by the company's credit code. */
  recognitions: ({ id, creditCode }: { id: string; creditCode: string }) =>
    db.q
      .select({
        filingId: recognitions.filingId,
        program: recognitions.program,
        kind: recognitions.kind,
        certificateNo: recognitions.certificateNo,
        validFrom: recognitions.validFrom,
        validTo: recognitions.validTo,
        revokedOn: recognitions.revokedOn,
      })
      .from(recognitions)
      .where(or(eq(recognitions.companyId, id), eq(recognitions.holderCode, creditCode)))
      .orderBy(desc(recognitions.validTo), desc(recognitions.certificateNo))
      .limit(SHOWN_AT_MOST),

  /** Objections to filings of the company in public notice, latest first. */
  objections: (companyId: string) =>
    db.q
      .select({
        filingId: objections.filingId,
        no: objections.no,
        program: filings.program,
        status: objections.status,
        createdAt: objections.createdAt,
      })
      .from(objections)
      .innerJoin(filings, eq(filings.id, objections.filingId))
      .where(eq(filings.companyId, companyId))
      .orderBy(desc(objections.createdAt), desc(objections.no))
      .limit(SHOWN_AT_MOST),
});
