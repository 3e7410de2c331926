/** Reports that are owed, their drafts and what was filed. */
import { and, asc, count, desc, eq, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Answers } from '../../domain/definition';
import { AT_HOME, type FilingStatus } from '../../domain/filing/status';
import type { ReportStatus, Settled } from '../../domain/reports/status';
import type { Database } from '../core/db/client';
import { containsText, hasWords, PLANNED_ANEW } from '../core/db/lists';
import {
  approvals,
  companies,
  filings,
  reportSubmissions,
  reportTasks,
  searchOfCompany,
  workItems,
} from '../core/db/tables';
import { isUuid } from '../core/ids';
import { type SubjectPath, subjectAt } from './reports-store';

/** The status of the filing that is the result of the project, once it was sent. */
function resultStatusAt(results: FactPaths['results']): SQL<FilingStatus | null> {
  if (results.length === 0) return sql`null`;
  const isResult = results.map(
    ({ code, program, project }) => sql`${reportTasks.code} = ${code} and result.program = ${program}
      and result.data #>> ${`{${project.join(',')}}`}::text[] = ${reportTasks.filingId}::text`,
  );
  return sql`(select result.status from filings as result
    where (${sql.join(isResult, sql` or `)}) and result.status not in ${AT_HOME}
    order by result.updated_at desc limit 1)`;
}

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
  settled: sql<Settled | null>`${reportTasks.settled}`,
  version: reportTasks.version,
  edition: reportTasks.edition,
  data: sql<Answers>`${reportTasks.data}`,
  opinion: reportTasks.opinion,
  correctionDueAt: reportTasks.correctionDueAt,
  passedAt: reportTasks.passedAt,
  reminded: reportTasks.reminded,
  updatedAt: reportTasks.updatedAt,
  updatedBy: reportTasks.updatedBy,
  saveLoggedAt: reportTasks.saveLoggedAt,
  saveLoggedBy: reportTasks.saveLoggedBy,
  company: { name: companies.name, creditCode: companies.creditCode, department: companies.department },
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
  /** Reports that are declarations of their own, and where those name the project. */
  results: { code: string; program: string; project: string[] }[];
}

export interface ReportFilter {
  /** Of a department, or all (null). */
  department: string | null;
  /** Codes of what goes through a review of its own. */
  apart: string[];
  code?: string | undefined;
  status?: ReportStatus | undefined;
  keyword?: string | undefined;
  today: string;
}

export type NewReport = typeof reportTasks.$inferInsert;
export type DraftChange = Omit<Partial<NewReport>, 'settled'> & Pick<NewReport, 'updatedAt'>;

/** Nothing is owed for a revoked project; reports filed for it stay. */
const owedWhile = (stands: SQL) => or(isNotNull(reportTasks.settled), isNull(reportTasks.filingId), stands);
const isOwed = owedWhile(eq(filings.status, 'approved'));

/** The same in lists: the work list knows what is approved by an index alone. */
const isApproved = and(eq(workItems.filingId, reportTasks.filingId), eq(workItems.status, 'approved'));
const joinOwed = sql`join ${companies} on ${companies.id} = ${reportTasks.companyId} left join ${workItems} on ${isApproved}`;

/** Nobody has filed it, or not again since it was returned. */
/** The day of what is due at once. */
export const NOW = '';

/** Written out: the index of reminders is found by it. */
export const isToDo = sql`(${reportTasks.settled} is null or ${reportTasks.settled} = 'returned')`;

/** The status as domain/reports/status derives it, in SQL. */
const statusOn = (today: string) =>
  sql<ReportStatus>`coalesce(${reportTasks.settled}, case
    when ${reportTasks.openOn} > ${today} then 'upcoming'
    when ${reportTasks.dueOn} >= ${today} then 'open'
    else 'overdue' end)`;

/** Each table is searched by itself: a condition over their join has no index. */
const isFound = (text: string): SQL => sql`(
  ${reportTasks.companyId} in (select id from ${companies} where ${hasWords(text, searchOfCompany(companies))})
  or ${reportTasks.filingId} in (select filing_id from approvals as approved where ${containsText(text, sql`approved.project_no`)})
  or ${reportTasks.id} in (select task_id from report_submissions as sent where ${containsText(text, sql`sent.receipt_no`)}))`;

const where = ({ department, apart, code, status, keyword, today }: ReportFilter): SQL | undefined =>
  and(
    owedWhile(isNotNull(workItems.filingId)),
    department === null ? undefined : eq(companies.department, department),
    notInArray(reportTasks.code, apart),
    code ? eq(reportTasks.code, code) : undefined,
    status ? sql`${statusOn(today)} = ${status}` : undefined,
    keyword ? isFound(keyword) : undefined,
    PLANNED_ANEW,
  );

export function createTasksStore(db: Database, paths: FactPaths) {
  const columns = {
    ...taskColumns,
    resultStatus: resultStatusAt(paths.results),
    name: subjectAt(paths.name),
    start: subjectAt(paths.start),
    end: subjectAt(paths.end),
  };
  const joinSubmission = and(
    eq(reportSubmissions.taskId, reportTasks.id),
    sql`not exists (select from report_submissions as later
      where later.task_id = ${reportSubmissions.taskId} and later.seq > ${reportSubmissions.seq})`,
  );
  const select = () =>
    db.q
      .select(columns)
      .from(reportTasks)
      .innerJoin(companies, eq(companies.id, reportTasks.companyId))
      .leftJoin(filings, eq(filings.id, reportTasks.filingId))
      .leftJoin(approvals, eq(approvals.filingId, reportTasks.filingId))
      .leftJoin(reportSubmissions, joinSubmission);
  return {
    async find(id: string) {
      if (!isUuid(id)) return undefined;
      const [row] = await select().where(and(eq(reportTasks.id, id), isOwed));
      return row;
    },

    /** Locked first and read afterwards: what is joined is then as it stands after the wait. */
    async lock(id: string) {
      if (!isUuid(id)) return undefined;
      await db.q.select({ id: reportTasks.id }).from(reportTasks).where(eq(reportTasks.id, id)).for('update');
      const [row] = await select().where(and(eq(reportTasks.id, id), isOwed));
      return row;
    },

    ofCompany: (companyId: string) => select().where(and(eq(reportTasks.companyId, companyId), isOwed)),

    /**
     * The longest waiting first: what was filed by its time, and the rest by the last day. Each is walked along an index as
     * far as the page goes; what the rows say is looked up for these only.
     */
    list(filter: ReportFilter, { current, pageSize }: { current: number; pageSize: number }) {
      const offset = (current - 1) * pageSize;
      const byDay = [asc(reportTasks.dueOn), asc(reportTasks.id)];
      const filed = sql`(select ${reportTasks.id} from ${reportSubmissions}
        join ${reportTasks} on ${joinSubmission} ${joinOwed} where ${where(filter)}
        order by ${reportSubmissions.submittedAt}, ${sql.join(byDay, sql`, `)} limit ${offset + pageSize})`;
      const unfiled = sql`(select ${reportTasks.id} from ${reportTasks} ${joinOwed} where ${where(filter)}
        and not exists (select from report_submissions as sent where sent.task_id = ${reportTasks.id})
        order by ${sql.join(byDay, sql`, `)} limit ${offset + pageSize})`;
      return select()
        .where(sql`${reportTasks.id} in (${filed} union all ${unfiled})`)
        .orderBy(asc(reportSubmissions.submittedAt), ...byDay)
        .limit(pageSize)
        .offset(offset);
    },

    /** The number of reports of each status. */
    counts: (filter: ReportFilter): Promise<{ status: ReportStatus; reports: number }[]> =>
      db.q
        .select({ status: statusOn(filter.today), reports: count() })
        .from(reportTasks)
        .innerJoin(companies, eq(companies.id, reportTasks.companyId))
        .leftJoin(workItems, isApproved)
        .where(where(filter))
        .groupBy(sql`1`),

    /** One statement: changes the report if it is still at `version`. Gives whether it did. */
    async saveVersion(id: string, version: number, change: DraftChange): Promise<boolean> {
      const { rowCount } = await db.q
        .update(reportTasks)
        .set({ ...change, version: version + 1 })
        .where(and(eq(reportTasks.id, id), eq(reportTasks.version, version), isToDo));
      return rowCount === 1;
    },

    /** The one way to another status: for a step alone, which holds the row. */
    async move(id: string, change: Partial<NewReport>): Promise<void> {
      await db.q
        .update(reportTasks)
        .set({ ...change, remindOn: NOW })
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

    /** Sections of an approved filing that its reports carry. */
    async approvedAnswers(filingId: string): Promise<Answers> {
      const [row] = await db.q
        .select({ data: sql<Answers>`${filings.data}` })
        .from(filings)
        .where(eq(filings.id, filingId));
      return row?.data ?? {};
    },
  };
}

export type TasksStore = ReturnType<typeof createTasksStore>;
export type TaskRow = NonNullable<Awaited<ReturnType<TasksStore['find']>>>;
