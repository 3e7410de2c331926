/** Search of the audit log across all subjects. */

import { and, desc, eq, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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

/** Condition: the line is by a person without an account who objected; their names are not read here, so not searched either. */
const isByObjector = sql`(${auditLog.actorRole} = 'anonymous' and ${auditLog.subjectKind} in ('objection', 'file'))`;

export function createAuditLogStore(db: Database) {
  const ofPerson = (words: string): SQL | undefined =>
    or(
      and(not(isByObjector), buildContainsCondition(words, auditLog.actorName)),
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

    /** Numbers of objections by their ids, and by the ids of their files; read from the log, which outlasts the objection. */
    async objectionNumbers(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const attached = alias(auditLog, 'attached');
      const fileId = sql<string | null>`${attached.details} ->> 'file'`;
      const rows = await db.q
        .select({ id: auditLog.subjectId, no: sql<string>`${auditLog.details} ->> 'no'`, fileId })
        .from(auditLog)
        .leftJoin(
          attached,
          and(
            eq(attached.subjectKind, 'objection'),
            eq(attached.subjectId, auditLog.subjectId),
            eq(attached.action, 'objection.attach'),
          ),
        )
        .where(
          and(
            eq(auditLog.subjectKind, 'objection'),
            eq(auditLog.action, 'objection.send'),
            or(inArray(auditLog.subjectId, [...ids]), inArray(fileId, [...ids])),
          ),
        );
      return new Map(
        rows.flatMap(({ id, no, fileId: file }): [string, string][] => [
          [id, no],
          ...(file ? [[file, no] as [string, string]] : []),
        ]),
      );
    },

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

export type AuditLogStore = ReturnType<typeof createAuditLogStore>;
