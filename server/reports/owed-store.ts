/** Reports that companies owe: approvals to plan from, and the reports that were planned. */
import { and, asc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { approvals, companies, filings, reportTasks } from '../core/db/tables';
import { subjectAt } from './reports-store';
import { type FactPaths, isToDo, type NewReport } from './tasks-store';

export interface OwedPaths extends FactPaths {
  /** The table in which a program lists its milestones. */
  milestones: { program: string; table: string }[];
}

type Rows = Record<string, unknown>[];

function milestonesAt(paths: OwedPaths['milestones']): SQL<Rows | null> {
  if (paths.length === 0) return sql`null`;
  const cases = paths.map(
    ({ program, table }) => sql`when ${program} then ${filings.data} -> ${table}::text`,
  );
  return sql`case ${filings.program} ${sql.join(cases, sql` `)} end`;
}

/** The time at which the acceptance of the project was passed. */
const acceptedAt = sql<string | null>`(select max(accepted.passed_at) from report_tasks as accepted
  where accepted.filing_id = ${filings.id} and accepted.code = 'project_acceptance' and accepted.settled = 'passed')`;

export function createOwedStore(db: Database, paths: OwedPaths) {
  return {
    approvals: () =>
      db.q
        .select({
          id: filings.id,
          companyId: filings.companyId,
          program: filings.program,
          approvedAt: approvals.approvedAt,
          grant: approvals.grantApproved,
          start: subjectAt(paths.start),
          end: subjectAt(paths.end),
          milestones: milestonesAt(paths.milestones),
          acceptedAt,
        })
        .from(approvals)
        .innerJoin(filings, eq(filings.id, approvals.filingId))
        .where(eq(filings.status, 'approved')),

    /** Companies in a national high-tech zone, and since when they are known here. */
    inNationalZone: () =>
      db.q
        .select({ companyId: companies.id, since: companies.createdAt })
        .from(companies)
        .where(sql`${companies.profile} ->> 'in_national_hi_zone' = 'true'`),

    /** Adds those that are not there yet; gives these. */
    add: (rows: NewReport[]): Promise<{ id: string; companyId: string }[]> =>
      db.q
        .insert(reportTasks)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: reportTasks.id, companyId: reportTasks.companyId }),

    /** Open reports that nobody has filed, or that were returned with a deadline; the most pressing first. */
    waiting: (today: string) =>
      db.q
        .select({
          id: reportTasks.id,
          companyId: reportTasks.companyId,
          code: reportTasks.code,
          period: reportTasks.period,
          about: reportTasks.about,
          program: reportTasks.program,
          openOn: reportTasks.openOn,
          dueOn: reportTasks.dueOn,
          correctionDueAt: reportTasks.correctionDueAt,
          reminded: reportTasks.reminded,
        })
        .from(reportTasks)
        .leftJoin(filings, eq(filings.id, reportTasks.filingId))
        .where(
          and(
            isToDo,
            lte(reportTasks.openOn, today),
            or(isNull(reportTasks.settled), isNotNull(reportTasks.correctionDueAt)),
            or(isNull(reportTasks.filingId), eq(filings.status, 'approved')),
          ),
        )
        .orderBy(asc(reportTasks.dueOn)),

    /** False where another process sends the reminder, or somebody has filed the report meanwhile. */
    async claimReminder(id: string, before: string, stage: string): Promise<boolean> {
      const { rowCount } = await db.q
        .update(reportTasks)
        .set({ reminded: stage })
        .where(and(eq(reportTasks.id, id), eq(reportTasks.reminded, before), isToDo));
      return rowCount === 1;
    },
  };
}

export type OwedStore = ReturnType<typeof createOwedStore>;
