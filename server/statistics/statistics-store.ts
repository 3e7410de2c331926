import { and, count, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { AT_HOME } from '../../domain/filing/status';
import {
  COUNTED,
  COUNTED_STATES,
  type StatisticsBy,
  type StatisticsNumbers,
} from '../../domain/statistics/table';
import type { Database } from '../core/db/client';
import { approvals, auditLog, companies, filings, isDecision, submissions } from '../core/db/tables';

/** Filings that are counted. `department`: of the company; null: any. */
export interface StatisticsFilter {
  department: string | null;
  program?: string | undefined;
  year?: number | undefined;
  batch?: { year: number; no: number } | undefined;
}

const DIMENSIONS: Record<StatisticsBy, SQL> = {
  program: sql`${filings.program}`,
  batch: sql`${filings.batchYear} || '-' || ${filings.batchNo}`,
  department: sql`coalesce(${companies.department}, '')`,
  industry: sql`coalesce(${companies.profile} ->> 'industry', '')`,
  status: sql`${filings.status}`,
};

/** A counted group, or all of them together. */
export interface Counted extends StatisticsNumbers {
  /** null: the sum of all. */
  key: string | null;
}

const countOf = (statuses: readonly string[]) =>
  sql<number>`count(*) filter (where ${filings.status} in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )}))::int`;

const SECONDS_A_DAY = 86_400;
const WITHOUT_DECISION = [...COUNTED.open, ...COUNTED.returned];

const where = ({ department, program, year, batch }: StatisticsFilter): SQL | undefined =>
  and(
    notInArray(filings.status, AT_HOME),
    department === null ? undefined : eq(companies.department, department),
    program ? eq(filings.program, program) : undefined,
    year ? eq(filings.batchYear, year) : undefined,
    batch && and(eq(filings.batchYear, batch.year), eq(filings.batchNo, batch.no)),
  );

export function createStatisticsStore(db: Database) {
  /** The time of each decision; of two decisions on a filing, such as after an error, the second holds. */
  const decided = db.q
    .select({ filingId: auditLog.subjectId, at: sql`max(${auditLog.at})`.as('decided_at') })
    .from(auditLog)
    .where(isDecision)
    .groupBy(auditLog.subjectId)
    .as('decided');

  const days = sql`case when ${filings.status} not in (${sql.join(
    WITHOUT_DECISION.map((status) => sql`${status}`),
    sql`, `,
  )}) then extract(epoch from decided.decided_at - ${submissions.submittedAt}) / ${SECONDS_A_DAY} end`;

  return {
    /** One statement: every group by one side of the filings, and all together. */
    async count(by: StatisticsBy, filter: StatisticsFilter): Promise<Counted[]> {
      const dimension = DIMENSIONS[by];
      const states = Object.fromEntries(COUNTED_STATES.map((state) => [state, countOf(COUNTED[state])]));
      const rows = await db.q
        .select({
          key: sql<string | null>`case when grouping(${dimension}) = 0 then ${dimension} end`,
          filings: count(),
          ...(states as Record<(typeof COUNTED_STATES)[number], SQL<number>>),
          returned_once: sql<number>`count(${filings.returnedBy})::int`,
          grant: sql<number>`coalesce(sum(${approvals.grantApproved}), 0)::float8`,
          median_days: sql<number | null>`percentile_cont(0.5) within group (order by ${days})::float8`,
        })
        .from(filings)
        .innerJoin(companies, eq(companies.id, filings.companyId))
        .innerJoin(submissions, and(eq(submissions.filingId, filings.id), eq(submissions.seq, 1)))
        .leftJoin(approvals, and(eq(approvals.filingId, filings.id), eq(filings.status, 'approved')))
        .leftJoin(decided, sql`decided.subject_id = ${filings.id}::text`)
        .where(where(filter))
        .groupBy(sql`grouping sets ((${dimension}), ())`);
      return rows;
    },
  };
}
