import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ReportQuery } from '../../domain/filing/calls';
import type { FilingStatus } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import { buildContainsCondition, buildProgramsCondition, buildSorterOrder } from '../core/db/lists';
import { filingAnswers, filings, submissions } from '../core/db/tables';
import { routeColumns, selectHeads } from '../filings/filing-reads-store';

/** Filter of a list of a company's filings. */
export interface ReportFilter {
  companyId: string;
  /** Programs that an agent of the company may see; null for all. */
  among?: readonly string[] | null;
  statuses?: FilingStatus[];
  program?: string;
  batchYear?: number;
  /** Text searched in receipt numbers and subjects; `programs`: those whose title matches it. */
  keyword?: { text: string; programs: string[]; subjects: SubjectPath[] };
}

/** Path of the subject in the answers of a program. */
export interface SubjectPath {
  program: string;
  path: string[];
  /** The path holds for filings of this edition alone; such paths stand first. */
  edition?: string;
}

const buildJsonColumn = (path: string[]): SQL => sql`${filingAnswers} #> ${`{${path.join(',')}}`}::text[]`;
const buildAnswerColumn = (path: string[]): SQL => sql`${filingAnswers} #>> ${`{${path.join(',')}}`}::text[]`;

const isOfEdition = ({ program, edition }: SubjectPath): SQL =>
  edition === undefined
    ? sql`${filings.program} = ${program}`
    : sql`${filings.program} = ${program} and ${filings.edition} = ${edition}`;

function buildCase(paths: SubjectPath[], build: (path: string[]) => SQL): SQL {
  if (paths.length === 0) return sql`null`;
  if (paths.some(({ edition }) => edition !== undefined)) {
    const cases = paths.map((each) => sql`when ${isOfEdition(each)} then ${build(each.path)}`);
    return sql`case ${sql.join(cases, sql` `)} end`;
  }
  const cases = paths.map(({ program, path }) => sql`when ${program} then ${build(path)}`);
  return sql`case ${filings.program} ${sql.join(cases, sql` `)} end`;
}

/** Column with one answer of a filing, such as its subject; null if its program has none. */
export const buildSubjectColumn = (paths: SubjectPath[]): SQL<string | null> =>
  buildCase(paths, buildAnswerColumn) as SQL<string | null>;

/** Column with the rows of one table of a filing; null if its program has none. */
export const buildRowsColumn = (paths: SubjectPath[]): SQL<Record<string, unknown>[] | null> =>
  buildCase(paths, buildJsonColumn) as SQL<Record<string, unknown>[] | null>;

const ORDERS = {
  updated_at: filings.updatedAt,
  created_at: filings.createdAt,
  program: filings.program,
  status: filings.status,
} as const;

const hasReceipt = (text: string): SQL => sql`exists (select 1 from ${submissions}
  where ${submissions.filingId} = ${filings.id} and ${buildContainsCondition(text, submissions.receiptNo)})`;

export const isAbout = (text: string, paths: SubjectPath[]): SQL | undefined =>
  paths.length > 0 ? buildContainsCondition(text, buildSubjectColumn(paths)) : undefined;

const isSeen = ({ companyId, among }: ReportFilter): SQL | undefined =>
  and(eq(filings.companyId, companyId), buildProgramsCondition(filings.program, among));

function buildCondition(filter: ReportFilter): SQL | undefined {
  const { statuses, program, batchYear, keyword } = filter;
  return and(
    isSeen(filter),
    statuses && inArray(filings.status, statuses),
    program ? eq(filings.program, program) : undefined,
    batchYear ? eq(filings.batchYear, batchYear) : undefined,
    keyword &&
      or(
        inArray(filings.program, keyword.programs),
        hasReceipt(keyword.text),
        isAbout(keyword.text, keyword.subjects),
      ),
  );
}

export function createReportsStore(db: Database) {
  return {
    /** Page of filings, each with one answer: the one at its program's path. */
    list: (filter: ReportFilter, paths: SubjectPath[], { sorter, current, pageSize }: ReportQuery) =>
      selectHeads(db.q, { ...routeColumns, subject: buildSubjectColumn(paths) })
        .where(buildCondition(filter))
        .orderBy(buildSorterOrder(ORDERS, sorter), desc(filings.id))
        .limit(pageSize)
        .offset((current - 1) * pageSize),

    /** Answers at the path of each program, by filing id. */
    async subjects(ids: string[], paths: SubjectPath[]): Promise<Map<string, string>> {
      if (ids.length === 0 || paths.length === 0) return new Map();
      const rows = await db.q
        .select({ id: filings.id, subject: buildSubjectColumn(paths) })
        .from(filings)
        .where(inArray(filings.id, ids));
      return new Map(rows.flatMap(({ id, subject }) => (subject ? [[id, subject]] : [])));
    },

    /** Counts filings by program and status; `listed` counts those that match the filter. */
    counts: (filter: ReportFilter) =>
      db.q
        .select({
          program: filings.program,
          status: sql<FilingStatus>`${filings.status}`,
          filings: count(),
          listed: sql<number>`(count(*) filter (where ${buildCondition(filter)}))::int`,
        })
        .from(filings)
        .where(isSeen(filter))
        .groupBy(filings.program, filings.status),
  };
}
