/** Reports that are owed, their drafts and submissions. */

import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Answers } from '../../domain/definition';
import type { FilingStatus } from '../../domain/filing/status';
import type { SettledStatus } from '../../domain/reports/status';
import { getTrialKey, TRIAL_PREFIX } from '../../domain/trials/trial-key';
import type { Database } from '../core/db/client';
import { findById } from '../core/db/rows';
import {
  approvals,
  companies,
  filingAnswers,
  filings,
  reportSubmissions,
  reportTasks,
} from '../core/db/tables';
import { isUuid } from '../core/ids';
import { buildSubjectColumn, type SubjectPath } from './reports-store';

/**
 * Status of the filing that reports the project's result, found in the work list by the filing that it continues; null until it
 * is submitted.
 */
export function buildResultStatusColumn(results: FactPaths['results']): SQL<FilingStatus | null> {
  if (results.length === 0) return sql`null`;
  return sql`case when starts_with(${reportTasks.program}, ${TRIAL_PREFIX}) then ${triedStatusAt(results)}
    else ${listedStatusAt(results)} end`;
}

/** Condition: the filing `result`, on trial, reports the result of the project. */
export const buildTriedResults = (
  { program, continues }: FactPaths['results'][number],
  project: PgColumn,
): SQL => sql`result.program = ${getTrialKey(program)}
    and result.data #>> ${`{${continues.split('.').join(',')}}`}::text[] = ${project}::text`;

/** The same of a project on trial: its filings stand in no work list. */
function triedStatusAt(results: FactPaths['results']): SQL {
  const isResult = results.map(
    (each) => sql`${reportTasks.code} = ${each.code} and ${buildTriedResults(each, reportTasks.filingId)}`,
  );
  return sql`(select result.status from ${filings} as result
    where result.status not in ('draft', 'withdrawn') and (${sql.join(isResult, sql` or `)})
    order by result.updated_at desc limit 1)`;
}

function listedStatusAt(results: FactPaths['results']): SQL {
  const isResult = results.map(
    ({ code, program }) => sql`${reportTasks.code} = ${code} and result.program = ${program}`,
  );
  return sql`(select result.status from work_items as result
    where result.continues = ${reportTasks.filingId}::text and (${sql.join(isResult, sql` or `)})
    order by result.updated_at desc limit 1)`;
}

/** Edition whose reports the approval owes; of a report planned before editions were kept, that of its filing. */
const followedEdition = sql<string>`coalesce(nullif(${reportTasks.edition}, ''), ${filings.edition}, '')`;

const taskColumns = {
  id: reportTasks.id,
  companyId: reportTasks.companyId,
  code: reportTasks.code,
  period: reportTasks.period,
  about: reportTasks.about,
  filingId: reportTasks.filingId,
  program: reportTasks.program,
  openOn: reportTasks.openOn,
  dueOn: reportTasks.dueOn,
  settled: sql<SettledStatus | null>`${reportTasks.settled}`,
  version: reportTasks.version,
  edition: followedEdition,
  data: sql<Answers>`${reportTasks.data}`,
  opinion: reportTasks.opinion,
  correctionDueAt: reportTasks.correctionDueAt,
  passedAt: reportTasks.passedAt,
  updatedAt: reportTasks.updatedAt,
  updatedBy: reportTasks.updatedBy,
  saveLoggedAt: reportTasks.saveLoggedAt,
  saveLoggedBy: reportTasks.saveLoggedBy,
  company: {
    name: companies.name,
    creditCode: companies.creditCode,
    department: companies.department,
    profile: companies.profile,
  },
  approval: { projectNo: approvals.projectNo, grant: approvals.grantApproved },
  submission: {
    seq: reportSubmissions.seq,
    receiptNo: reportSubmissions.receiptNo,
    submittedAt: reportSubmissions.submittedAt,
    submittedBy: reportSubmissions.submittedBy,
    late: reportSubmissions.late,
    sha256: reportSubmissions.sha256,
  },
};

/** Paths in the answers of each program: the subject of a filing, and the span of its project. */
export interface FactPaths {
  name: SubjectPath[];
  start: SubjectPath[];
  end: SubjectPath[];
  /**
   * Reports filed as declarations that continue the project, with the path of the answer that names it. `accepts`: the approval of
   * the declaration accepts the project.
   */
  results: { code: string; program: string; continues: string; accepts: boolean }[];
}

export type NewReport = typeof reportTasks.$inferInsert;
export type DraftChange = Omit<Partial<NewReport>, 'settled'> & Pick<NewReport, 'updatedAt'>;

/** Nothing is owed for a revoked project; reports filed for it stay. */
export const isOwed = or(
  isNotNull(reportTasks.settled),
  isNull(reportTasks.filingId),
  eq(filings.status, 'approved'),
);

/** Day of rows that a job handles at once: it sorts before every date. */
export const NOW = '';

/** Condition: not submitted, or not again since its return. Written as in the index of reminders, so that it is used. */
export const isToDo = sql`(${reportTasks.settled} is null or ${reportTasks.settled} = 'returned')`;

export function createTasksStore(db: Database, getPaths: () => FactPaths) {
  const buildColumns = (paths: FactPaths) => ({
    ...taskColumns,
    resultStatus: buildResultStatusColumn(paths.results),
    name: buildSubjectColumn(paths.name),
    start: buildSubjectColumn(paths.start),
    end: buildSubjectColumn(paths.end),
  });
  const joinSubmission = and(
    eq(reportSubmissions.taskId, reportTasks.id),
    sql`not exists (select from report_submissions as later
      where later.task_id = ${reportSubmissions.taskId} and later.seq > ${reportSubmissions.seq})`,
  );
  const select = () =>
    db.q
      .select(buildColumns(getPaths()))
      .from(reportTasks)
      .innerJoin(companies, eq(companies.id, reportTasks.companyId))
      .leftJoin(filings, eq(filings.id, reportTasks.filingId))
      .leftJoin(approvals, eq(approvals.filingId, reportTasks.filingId))
      .leftJoin(reportSubmissions, joinSubmission);
  return {
    find: (id: string) => findById(id, () => select().where(and(eq(reportTasks.id, id), isOwed))),

    /** Locks the row, then reads it with its joined rows as they are after the wait. */
    async lock(id: string) {
      if (!isUuid(id)) return undefined;
      await db.q.select({ id: reportTasks.id }).from(reportTasks).where(eq(reportTasks.id, id)).for('update');
      const [row] = await select().where(and(eq(reportTasks.id, id), isOwed));
      return row;
    },

    ofCompany: (companyId: string) => select().where(and(eq(reportTasks.companyId, companyId), isOwed)),

    /** Reports with the given ids, in no order. */
    ofIds: (ids: string[]) => select().where(inArray(reportTasks.id, ids)),

    /** Saves the report if it is still at `version`; returns whether it was. */
    async saveVersion(id: string, version: number, change: DraftChange): Promise<boolean> {
      const { rowCount } = await db.q
        .update(reportTasks)
        .set({ ...change, version: version + 1 })
        .where(and(eq(reportTasks.id, id), eq(reportTasks.version, version), isToDo));
      return rowCount === 1;
    },

    /** Sets the status of a report; only steps call it, which lock the row. */
    async move(id: string, change: Partial<NewReport>): Promise<void> {
      await db.q
        .update(reportTasks)
        .set({ remindOn: NOW, ...change })
        .where(eq(reportTasks.id, id));
    },

    async insertSubmission(row: typeof reportSubmissions.$inferInsert): Promise<void> {
      await db.q.insert(reportSubmissions).values(row);
    },

    async latestSnapshot(taskId: string): Promise<string | undefined> {
      const [row] = await db.q
        .select({ snapshot: reportSubmissions.snapshot })
        .from(reportSubmissions)
        .where(eq(reportSubmissions.taskId, taskId))
        .orderBy(desc(reportSubmissions.seq))
        .limit(1);
      return row?.snapshot;
    },

    /** Answers of an approved filing, from which its reports take over sections. */
    async approvedAnswers(filingId: string): Promise<Answers> {
      const [row] = await db.q.select({ data: filingAnswers }).from(filings).where(eq(filings.id, filingId));
      return row?.data ?? {};
    },
  };
}

export type TasksStore = ReturnType<typeof createTasksStore>;
export type TaskRow = NonNullable<Awaited<ReturnType<TasksStore['find']>>>;
