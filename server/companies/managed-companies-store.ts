import { and, count, desc, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { ManagedCompaniesQuery } from '../../domain/company/managed-company-calls';
import type { CompanyStatus } from '../../domain/company/status';
import { type FilingStatus, OPEN_STATUSES } from '../../domain/filing/status';
import type { DepartmentScope } from '../core/access';
import type { Database } from '../core/db/client';
import { buildSorterOrder, hasWords, PLANNED_ANEW } from '../core/db/lists';
import {
  buildCompanySearchText,
  companies,
  filingAssignments,
  filings,
  sessions,
  users,
} from '../core/db/tables';
import { companyCounters } from './tables';

/** The filter of a list of companies; days of registration as half-open times. */
export interface CompanyFilter {
  desk: DepartmentScope;
  ids?: readonly string[] | undefined;
  keyword?: string | undefined;
  status?: CompanyStatus | undefined;
  department?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

const ORDERS = {
  registered_at: companies.createdAt,
  name: companies.name,
  credit_code: companies.creditCode,
  status: companies.status,
} as const;

const buildCondition = ({
  desk,
  ids,
  keyword,
  status,
  department,
  from,
  before,
}: CompanyFilter): SQL | undefined =>
  and(
    eq(companies.isTrial, false),
    ids && inArray(companies.id, [...ids]),
    desk === null ? undefined : eq(companies.department, desk),
    keyword ? hasWords(keyword, buildCompanySearchText(companies)) : undefined,
    status && eq(companies.status, status),
    department ? eq(companies.department, department) : undefined,
    from && gte(companies.createdAt, from),
    before && lt(companies.createdAt, before),
  );

export const createManagedCompaniesStore = (db: Database) => ({
  list: (filter: CompanyFilter, { sorter, current, pageSize }: ManagedCompaniesQuery) =>
    db.q
      .select()
      .from(companies)
      .where(and(buildCondition(filter), PLANNED_ANEW))
      .orderBy(buildSorterOrder(ORDERS, sorter), desc(companies.id))
      .limit(pageSize)
      .offset((current - 1) * pageSize),

  /** Ids in the order of the list. */
  ids: (filter: CompanyFilter, { sorter, pageSize }: ManagedCompaniesQuery) =>
    db.q
      .select({ id: companies.id })
      .from(companies)
      .where(and(buildCondition(filter), PLANNED_ANEW))
      .orderBy(buildSorterOrder(ORDERS, sorter), desc(companies.id))
      .limit(pageSize),

  total: (filter: CompanyFilter): Promise<number> =>
    db.q.$count(companies, and(buildCondition(filter), PLANNED_ANEW)),

  /** Counts companies by status. `matching`: number of companies with the filter's status and department. */
  countByStatus: ({ desk, status, department }: CompanyFilter) =>
    db.q
      .select({
        status: sql<CompanyStatus>`${companyCounters.status}`,
        companies: sql<number>`sum(${companyCounters.companies})::int`,
        matching: sql<number>`coalesce(sum(${companyCounters.companies}) filter (where ${
          and(
            status && eq(companyCounters.status, status),
            department ? eq(companyCounters.department, department) : undefined,
          ) ?? sql`true`
        }), 0)::int`,
      })
      .from(companyCounters)
      .where(desk === null ? undefined : eq(companyCounters.department, desk))
      .groupBy(companyCounters.status)
      .having(sql`sum(${companyCounters.companies}) > 0`),

  /** Living accounts of each company. */
  countAccounts: (ids: string[]) =>
    db.q
      .select({ id: users.companyId, found: count() })
      .from(users)
      .where(and(inArray(users.companyId, ids), isNull(users.deletedAt)))
      .groupBy(users.companyId),

  countFilings: (ids: string[]) =>
    db.q
      .select({ id: filings.companyId, found: count() })
      .from(filings)
      .where(inArray(filings.companyId, ids))
      .groupBy(filings.companyId),

  /** Takes the company's open filings from the officers of a department; returns each with the officer's name and the new version. */
  releaseAssignments: (id: string, department: string, assignedAt: Date) =>
    db.q
      .update(filingAssignments)
      .set({
        assigneeId: null,
        assignedBy: null,
        formerId: null,
        messageId: null,
        assignedAt,
        version: sql`${filingAssignments.version} + 1`,
      })
      .from(users)
      .where(
        and(
          eq(users.id, filingAssignments.assigneeId),
          eq(users.reviewDepartment, department),
          inArray(
            filingAssignments.filingId,
            db.q
              .select({ id: filings.id })
              .from(filings)
              .where(and(eq(filings.companyId, id), inArray(filings.status, OPEN_STATUSES))),
          ),
        ),
      )
      .returning({
        filingId: filingAssignments.filingId,
        version: filingAssignments.version,
        name: users.name,
      }),

  filingsByStatus: (id: string) =>
    db.q
      .select({ status: sql<FilingStatus>`${filings.status}`, count: count() })
      .from(filings)
      .where(eq(filings.companyId, id))
      .groupBy(filings.status),

  /** Counts the open sessions of the company's accounts. */
  async liveSessions(id: string, now: Date, usedAfter: Date): Promise<number> {
    const [row] = await db.q
      .select({ found: count() })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(users.companyId, id),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, now),
          gt(sessions.lastSeenAt, usedAfter),
        ),
      );
    return row?.found ?? 0;
  },

  /** Names of accounts, including deleted ones, for the subjects of audit lines. */
  named: (ids: string[]) =>
    db.q
      .select({ id: users.id, name: users.name, username: users.username })
      .from(users)
      .where(inArray(users.id, ids)),
  programsOf: (ids: string[]) =>
    db.q.select({ id: filings.id, program: filings.program }).from(filings).where(inArray(filings.id, ids)),
});
