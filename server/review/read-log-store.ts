/** Log of reads, searched by administrators. */

import { and, desc, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { isCompanySide, ROLES, type Role } from '../../domain/accounts/roles';
import type { ReadLogQuery } from '../../domain/audit/calls';
import type { ReadKind } from '../../domain/audit/read-log';
import type { OfficeScope } from '../core/access';
import type { Database } from '../core/db/client';
import { buildContainsCondition, hasWords, isInScope } from '../core/db/lists';
import { takeFirst } from '../core/db/rows';
import {
  buildCompanySearchText,
  companies,
  filings,
  readLog,
  submissions,
  users,
  workItems,
} from '../core/db/tables';
import { files } from '../files/tables';

export interface ReadFilter extends Pick<ReadLogQuery, 'person' | 'kind'> {
  scope: OfficeScope;
  /** Filing whose reads are searched, including those of its attached files. */
  filing?: { id: string; companyId: string } | undefined;
  /** Search text for companies. */
  company?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

/** Maximum number of entries that are counted and can be paged through. */
export const READS_AT_MOST = 10_000;

export function createReadLogStore(db: Database) {
  const ofPerson = (words: string): SQL =>
    inArray(
      readLog.userId,
      db.q
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            inArray(
              users.role,
              ROLES.filter((role) => !isCompanySide(role)),
            ),
            or(buildContainsCondition(words, users.name), buildContainsCondition(words, users.usernameKey)),
          ),
        ),
    );

  const ofCompany = (words: string): SQL =>
    inArray(
      readLog.companyId,
      db.q
        .select({ id: companies.id })
        .from(companies)
        .where(hasWords(words, buildCompanySearchText(companies))),
    );

  const ofFiling = ({ id, companyId }: { id: string; companyId: string }): SQL | undefined => {
    const isSentWith = sql`exists (select from ${submissions} where ${submissions.filingId} = ${id}
      and strpos(${submissions.snapshot}, ${readLog.subjectId}::text) > 0)`;
    return and(
      eq(readLog.companyId, companyId),
      or(and(ne(readLog.kind, 'file'), eq(readLog.subjectId, id)), and(eq(readLog.kind, 'file'), isSentWith)),
    );
  };

  /** Condition: reads of filings that the caller sees, and of files attached to one. */
  function isInReach(scope: OfficeScope): SQL | undefined {
    if (scope.department === null && scope.programs === null) return undefined;
    const isSeen = isInScope(workItems, scope);
    return or(
      and(
        ne(readLog.kind, 'file'),
        sql`exists (select from ${workItems}
        where ${eq(workItems.filingId, readLog.subjectId)} and ${isSeen})`,
      ),
      and(
        eq(readLog.kind, 'file'),
        sql`exists (select from ${workItems}
        join ${submissions} on ${eq(submissions.filingId, workItems.filingId)}
        where ${eq(workItems.companyId, readLog.companyId)} and ${isSeen}
        and strpos(${submissions.snapshot}, ${readLog.subjectId}::text) > 0)`,
      ),
    );
  }

  const where = ({ scope, person, kind, filing, company, from, before }: ReadFilter): SQL | undefined =>
    and(
      isInReach(scope),
      person ? ofPerson(person) : undefined,
      kind && eq(readLog.kind, kind),
      filing && ofFiling(filing),
      company ? ofCompany(company) : undefined,
      from && gte(readLog.at, from),
      before && lt(readLog.at, before),
    );

  return {
    /** Filing by the receipt number of any of its submissions. */
    filingOf: (receiptNo: string) =>
      takeFirst(
        db.q
          .select({ id: filings.id, companyId: filings.companyId })
          .from(submissions)
          .innerJoin(filings, eq(filings.id, submissions.filingId))
          .where(eq(submissions.receiptNo, receiptNo)),
      ),

    list: (filter: ReadFilter, { current, pageSize }: Pick<ReadLogQuery, 'current' | 'pageSize'>) =>
      db.q
        .select({
          userId: readLog.userId,
          subjectId: readLog.subjectId,
          kind: sql<ReadKind>`${readLog.kind}`,
          at: readLog.at,
          name: users.name,
          username: users.username,
          role: sql<Role>`${users.role}`,
          company: companies.name,
          receiptNo: workItems.receiptNo,
          file: files.name,
        })
        .from(readLog)
        .innerJoin(users, eq(users.id, readLog.userId))
        .innerJoin(companies, eq(companies.id, readLog.companyId))
        .leftJoin(workItems, eq(workItems.filingId, readLog.subjectId))
        .leftJoin(files, eq(files.id, readLog.subjectId))
        .where(where(filter))
        .orderBy(desc(readLog.at), desc(readLog.subjectId))
        .limit(pageSize)
        .offset(Math.min((current - 1) * pageSize, READS_AT_MOST)),

    /** Number of matching entries, counted up to `READS_AT_MOST` + 1. */
    total: async (filter: ReadFilter): Promise<number> => {
      const found = db.q
        .select({ one: sql`1` })
        .from(readLog)
        .where(where(filter))
        .limit(READS_AT_MOST + 1)
        .as('found');
      return db.q.$count(found);
    },
  };
}
