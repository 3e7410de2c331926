/** Reports that are owed, their drafts and what was filed. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Answers } from '../../domain/definition';
import { AT_HOME, type FilingStatus } from '../../domain/filing/status';
import type { ReportStatus, Settled } from '../../domain/reports/status';
import type { Database } from '../core/db/client';
import { containsText } from '../core/db/lists';
import { approvals, companies, filings, reportSubmissions, reportTasks } from '../core/db/tables';
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
const isOwed = or(
  isNotNull(reportTasks.settled),
  isNull(reportTasks.filingId),
  eq(filings.status, 'approved'),
);

/** Nobody has filed it, or not again since it was returned. */
export const isToDo = or(isNull(reportTasks.settled), eq(reportTasks.settled, 'returned'));

/** The status as domain/reports/status derives it, in SQL. */
const statusOn = (today: string) =>
  sql<ReportStatus>`coalesce(${reportTasks.settled}, case
    when ${reportTasks.openOn} > ${today} then 'upcoming'
    when ${reportTasks.dueOn} >= ${today} then 'open'
    else 'overdue' end)`;

const hasReceipt = (text: string): SQL => sql`exists (select 1 from report_submissions as sent
  where sent.task_id = ${reportTasks.id} and strpos(lower(sent.receipt_no), lower(${text})) > 0)`;

const where = ({ department, apart, code, status, keyword, today }: ReportFilter): SQL | undefined =>
  and(
    isOwed,
    department === null ? undefined : eq(companies.department, department),
    notInArray(reportTasks.code, apart),
    code ? eq(reportTasks.code, code) : undefined,
    status ? sql`${statusOn(today)} = ${status}` : undefined,
    keyword
      ? or(
          containsText(keyword, companies.name),
          containsText(keyword, companies.creditCode),
          containsText(keyword, sql`coalesce(${approvals.projectNo}, '')`),
          hasReceipt(keyword),
        )
      : undefined,
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

    /** The longest waiting first. The page is found first: what its rows say is looked up for these only. */
    list(filter: ReportFilter, { current, pageSize }: { current: number; pageSize: number }) {
      const order = [asc(reportSubmissions.submittedAt), asc(reportTasks.dueOn), asc(reportTasks.id)];
      const page = db.q
        .select({ id: reportTasks.id })
        .from(reportTasks)
        .innerJoin(companies, eq(companies.id, reportTasks.companyId))
        .leftJoin(filings, eq(filings.id, reportTasks.filingId))
        .leftJoin(approvals, eq(approvals.filingId, reportTasks.filingId))
        .leftJoin(reportSubmissions, joinSubmission)
        .where(where(filter))
        .orderBy(...order)
        .limit(pageSize)
        .offset((current - 1) * pageSize);
      return select()
        .where(inArray(reportTasks.id, page))
        .orderBy(...order);
    },

    /** The number of reports of each status. */
    async counts(filter: ReportFilter): Promise<{ status: ReportStatus; reports: number }[]> {
      const status = statusOn(filter.today);
      return db.q
        .select({ status, reports: count() })
        .from(reportTasks)
        .innerJoin(companies, eq(companies.id, reportTasks.companyId))
        .leftJoin(filings, eq(filings.id, reportTasks.filingId))
        .leftJoin(approvals, eq(approvals.filingId, reportTasks.filingId))
        .where(where(filter))
        .groupBy(sql`1`);
    },

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
      await db.q.update(reportTasks).set(change).where(eq(reportTasks.id, id));
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
