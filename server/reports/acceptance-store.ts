/** Acceptance of a project: when it was accepted, and the reports on its course that end with it. */
import { and, eq, gte, inArray, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { TRIAL_PREFIX } from '../../domain/trials/trial-key';
import type { Database } from '../core/db/client';
import { filings, reportTasks } from '../core/db/tables';
import { buildTriedResults, type FactPaths, NOW } from './tasks-store';

/** Codes of the reports that an acceptance ends, all of them or those that are not due before it. */
export interface EndingCodes {
  all: string[];
  not_due: string[];
}

export interface AcceptancePaths extends Pick<FactPaths, 'results'> {
  /** Codes of reports whose passing accepts the project. */
  accepting: string[];
}

const joinValues = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Time at which the final report of the project was passed. */
const buildPassedColumn = (codes: string[]): SQL =>
  codes.length === 0
    ? sql`null`
    : sql`(select max(accepted.passed_at) from report_tasks as accepted
        where accepted.filing_id = ${filings.id} and accepted.settled = 'passed'
        and accepted.code in (${joinValues(codes)}))`;

/** Time at which a declaration that accepts the project as its result was approved. */
function buildResultColumn(results: FactPaths['results']): SQL {
  const accepting = results.filter(({ accepts }) => accepts);
  if (accepting.length === 0) return sql`null`;
  const tried = accepting.map((result) => buildTriedResults(result, filings.id));
  const programs = joinValues(accepting.map(({ program }) => program));
  return sql`case when starts_with(${filings.program}, ${TRIAL_PREFIX}) then (
      select max(granted.approved_at) from ${filings} as result
      join approvals as granted on granted.filing_id = result.id
      where result.status = 'approved' and (${sql.join(tried, sql` or `)}))
    else (select max(result.published_at) from work_items as result
      where result.continues = ${filings.id}::text and result.status = 'approved'
      and result.program in (${programs})) end`;
}

/** Time at which the project of a filing was accepted; null while it was not. */
export const buildAcceptedColumn = ({ accepting, results }: AcceptancePaths): SQL<string | null> =>
  sql`coalesce(${buildPassedColumn(accepting)}, ${buildResultColumn(results)})`;

const changed = { id: reportTasks.id, companyId: reportTasks.companyId, version: reportTasks.version };
const nextVersion = sql`${reportTasks.version} + 1`;

export function createAcceptanceStore(db: Database) {
  return {
    /** Ends the open reports with these codes, as of the day of the acceptance; returns those that it ended. */
    end: (filingId: string, { all, not_due }: EndingCodes, { at, day }: { at: Date; day: string }) =>
      db.q
        .update(reportTasks)
        .set({ settled: 'exempt', passedAt: at, version: nextVersion })
        .where(
          and(
            eq(reportTasks.filingId, filingId),
            isNull(reportTasks.settled),
            or(
              inArray(reportTasks.code, all),
              and(inArray(reportTasks.code, not_due), gte(reportTasks.dueOn, day)),
            ),
          ),
        )
        .returning(changed),

    /** Opens reports again that an acceptance ended, or those that the one of the day does not end; returns those. */
    resume: (filingId: string, { all }: EndingCodes, day: string | null) =>
      db.q
        .update(reportTasks)
        .set({ settled: null, passedAt: null, remindOn: NOW, version: nextVersion })
        .where(
          and(
            eq(reportTasks.filingId, filingId),
            eq(reportTasks.settled, 'exempt'),
            isNotNull(reportTasks.passedAt),
            day === null ? undefined : and(lt(reportTasks.dueOn, day), notInArray(reportTasks.code, all)),
          ),
        )
        .returning(changed),
  };
}

export type AcceptanceStore = ReturnType<typeof createAcceptanceStore>;
