/** Search of the audit log across all subjects. */

import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AuditLogQuery } from '../../domain/audit/calls';
import type { OfficeScope } from '../core/access';
import type { Database } from '../core/db/client';
import { buildContainsCondition, isInScope } from '../core/db/lists';
import { auditLog, companies, users, workItems } from '../core/db/tables';

export interface AuditFilter extends Pick<AuditLogQuery, 'person' | 'kind' | 'action'> {
  scope: OfficeScope;
  from?: Date | undefined;
  before?: Date | undefined;
}

/** Maximum number of lines that are counted and can be paged through. */
export const LINES_AT_MOST = 10_000;

export function createAuditLogStore(db: Database) {
  const ofPerson = (words: string): SQL | undefined =>
    or(
      buildContainsCondition(words, auditLog.actorName),
      inArray(
        auditLog.actorId,
        db.q.select({ id: users.id }).from(users).where(buildContainsCondition(words, users.usernameKey)),
      ),
    );

  /** Condition: of an account that is limited to a department or to programs, the lines of filings that it sees. */
  function isInReach(scope: OfficeScope): SQL | undefined {
    if (scope.department === null && scope.programs === null) return undefined;
    // Subjects of other kinds need not be UUIDs.
    const filingId = sql`case ${auditLog.subjectKind} when 'filing' then ${auditLog.subjectId}::uuid end`;
    return sql`exists (select from ${workItems}
      where ${eq(workItems.filingId, filingId)} and ${isInScope(workItems, scope)})`;
  }

  const where = ({ scope, person, kind, action, from, before }: AuditFilter): SQL | undefined =>
    and(
      isInReach(scope),
      person ? ofPerson(person) : undefined,
      kind && eq(auditLog.subjectKind, kind),
      action ? eq(auditLog.action, action) : undefined,
      from && gte(auditLog.at, from),
      before && lt(auditLog.at, before),
    );

  return {
    list: (filter: AuditFilter, { current, pageSize }: Pick<AuditLogQuery, 'current' | 'pageSize'>) =>
      db.q
        .select({ line: auditLog, company: companies.name })
        .from(auditLog)
        .leftJoin(companies, eq(companies.id, auditLog.companyId))
        .where(where(filter))
        .orderBy(desc(auditLog.at), desc(auditLog.seq), desc(auditLog.id))
        .limit(pageSize)
        .offset(Math.min((current - 1) * pageSize, LINES_AT_MOST)),

    /** Number of matching lines, counted up to `LINES_AT_MOST` + 1. */
    total: (filter: AuditFilter): Promise<number> =>
      db.q.$count(
        db.q
          .select({ one: sql`1` })
          .from(auditLog)
          .where(where(filter))
          .limit(LINES_AT_MOST + 1)
          .as('found'),
      ),
  };
}
