import { and, eq, inArray, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { COUNTED, COUNTED_STATES, expandStatusGroup, type StatusGroup } from '../../domain/filing/status';
import { ANSWER_STATUSES } from '../../domain/objections/objection';
import type { AppealCounts, PersonWork } from '../../domain/statistics/calls';
import type { MarkCount } from '../../domain/statistics/course';
import type { StatisticsBy, StatisticsNumbers } from '../../domain/statistics/table';
import { appeals } from '../appeals/tables';
import type { OfficeScope } from '../core/access';
import type { Database } from '../core/db/client';
import { isInScope, PLANNED_ANEW } from '../core/db/lists';
import { companies, filings, users, workCounters } from '../core/db/tables';
import { durationCounters, industryCounters, markCounters } from './tables';

/** Filter of the counted filings. `department`: of the company; `programs`: those that the office sees; null for any. */
export interface StatisticsFilter extends Pick<OfficeScope, 'department' | 'programs'> {
  program?: string | undefined;
  year?: number | undefined;
  batch?: { year: number; no: number } | undefined;
}

type Table = typeof workCounters | typeof industryCounters | typeof markCounters | typeof durationCounters;

function getDimension(by: StatisticsBy, table: Table): SQL {
  if (by === 'batch') return sql`${table.batchYear} || '-' || ${table.batchNo}`;
  if (by === 'department') return sql`coalesce(${table.department}, '')`;
  return sql`${table}.${sql.identifier(by)}`;
}

/** Numbers of one group; the key null is the total. */
export type CountedGroup = Omit<StatisticsNumbers, 'median_days'> & { key: string | null };

const formatStates = (statuses: readonly string[]) =>
  sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  );

/** Marks of people: those who decided a filing, and those who returned it. */
const isOfPerson = sql`${markCounters.mark} ~ '^(by|back)\\.'`;

/** Maximum number of people listed, more than any office has. */
const PEOPLE_AT_MOST = 200;

const buildCondition = (
  table: Table,
  { department, programs, program, year, batch }: StatisticsFilter,
): SQL | undefined =>
  and(
    isInScope(table, { department, programs, statuses: null }),
    program ? eq(table.program, program) : undefined,
    year ? eq(table.batchYear, year) : undefined,
    batch && and(eq(table.batchYear, batch.year), eq(table.batchNo, batch.no)),
  );

/** Stands for all programs, and for all departments, in the counters of durations; NO_BATCH for all batches. */
const ALL = '*';
const NO_BATCH = 0;

const getDurationKey = (by: StatisticsBy): SQL =>
  by === 'status' || by === 'industry' ? sql`${durationCounters.value}` : getDimension(by, durationCounters);

/**
 * Rows of one cut: those of all programs, departments and batches, where none is asked for. `by`: the property of the groups;
 * null for the total.
 */
function buildDurationCondition(
  by: StatisticsBy | null,
  { department, programs, program, ...batch }: StatisticsFilter,
): SQL | undefined {
  const { by: cut, value, program: ofProgram, department: ofDepartment, batchYear } = durationCounters;
  const isEach = (column: PgColumn, dimension: StatisticsBy) =>
    by === dimension ? ne(column, ALL) : eq(column, ALL);
  const isOfProgram = program
    ? eq(ofProgram, program)
    : programs
      ? ne(ofProgram, ALL)
      : isEach(ofProgram, 'program');
  // Batches are added up in advance for all programs alone: one program has few.
  const isOfEachBatch =
    by === 'batch' || by === 'program' || [program, programs, batch.year, batch.batch].some(Boolean);
  return and(
    by === 'status' || by === 'industry' ? eq(cut, by) : and(eq(cut, 'all'), eq(value, '')),
    isOfProgram,
    department === null ? isEach(ofDepartment, 'department') : eq(ofDepartment, department),
    isOfEachBatch
      ? ne(batchYear, NO_BATCH)
      : and(eq(batchYear, NO_BATCH), eq(durationCounters.batchNo, NO_BATCH)),
    buildCondition(durationCounters, { department: null, programs, ...batch }),
  );
}

/**
 * Query for the medians of the counted rows by key. A row says its filings at its tenths of a day; rows of the same tenths count
 * together, as they are peers in the order of the window. For an even number the median is the mean of the two in the middle.
 */
function buildMediansQuery(key: SQL, rows: SQL | undefined): SQL {
  const { tenths, filings } = durationCounters;
  const at = (place: SQL) => sql`min(tenths) filter (where upto > ${place})`;
  return sql`select key, (${at(sql`(of_all - 1) / 2`)} + ${at(sql`of_all / 2`)})::float8 / 20 as days
    from (select ${key} as key, ${tenths} as tenths,
        (sum(${filings}) over (partition by ${key} order by ${tenths}))::int as upto,
        (sum(${filings}) over (partition by ${key}))::int as of_all
      from ${durationCounters} where ${and(rows, PLANNED_ANEW)}) as placed
    where of_all > 0 group by key`;
}

const buildSum = (said: SQL | PgColumn) => sql<number>`coalesce(sum(${said}), 0)::int`;
type Numbers = Record<Exclude<keyof StatisticsNumbers, 'median_days'>, SQL<number>>;

const mapCountedStates = (state: (state: (typeof COUNTED_STATES)[number]) => SQL<number>) =>
  Object.fromEntries(COUNTED_STATES.map((each) => [each, state(each)])) as Record<
    (typeof COUNTED_STATES)[number],
    SQL<number>
  >;

const byStatus: Numbers = {
  filings: buildSum(workCounters.filings),
  ...mapCountedStates(
    (state) =>
      sql`coalesce(sum(${workCounters.filings}) filter (where ${workCounters.status} in (${formatStates(COUNTED[state])})), 0)::int`,
  ),
  returned_once: buildSum(workCounters.returned),
  grant: sql`sum(${workCounters.granted})::float8`,
};

/** Numbers by industry, from separate counters with a column for each state. */
const byIndustry: Numbers = {
  filings: sql.join(
    COUNTED_STATES.map((state) => buildSum(industryCounters[state])),
    sql` + `,
  ) as SQL<number>,
  ...mapCountedStates((state) => buildSum(industryCounters[state])),
  returned_once: buildSum(industryCounters.returnedOnce),
  grant: sql`sum(${industryCounters.granted})::float8`,
};

export const createStatisticsStore = (db: Database) => ({
  /** Counts filings by marks in their log, except the marks of people. */
  marks({ department, programs, program, year, batch }: StatisticsFilter): Promise<MarkCount[]> {
    const isAsked =
      buildCondition(markCounters, { department: null, programs: null, year, batch }) ?? sql`true`;
    return db.q
      .select({
        mark: markCounters.mark,
        filings: buildSum(markCounters.filings),
        asked: sql<number>`coalesce(sum(${markCounters.filings}) filter (where ${isAsked}), 0)::int`,
      })
      .from(markCounters)
      .where(
        and(buildCondition(markCounters, { department, programs, program }), not(isOfPerson), PLANNED_ANEW),
      )
      .groupBy(markCounters.mark);
  },

  /** Counts filings assigned to each person, and those that each has decided and returned. */
  async people(filter: StatisticsFilter): Promise<PersonWork[]> {
    const person = sql`substring(${markCounters.mark} from position('.' in ${markCounters.mark}) + 1)::uuid`;
    const done = (kind: 'by' | 'back') =>
      sql<number>`coalesce(sum(${markCounters.filings}) filter (where ${markCounters.mark} like ${`${kind}.%`}), 0)::int`;
    const marked = db.q
      .select({
        person: sql`${person}`.as('person'),
        decided: done('by').as('decided'),
        returned: done('back').as('returned'),
      })
      .from(markCounters)
      .where(and(buildCondition(markCounters, filter), isOfPerson))
      .groupBy(sql`1`)
      .as('marked');
    const { assigneeId, status } = workCounters;
    const lying = (group: StatusGroup) =>
      sql<number>`coalesce(sum(${workCounters.filings}) filter (where ${inArray(status, expandStatusGroup(group))}), 0)::int`;
    const assigned = db.q
      .select({
        id: assigneeId,
        submitted: lying('submitted').as('submitted'),
        reviewing: lying('reviewing').as('reviewing'),
      })
      .from(workCounters)
      .where(and(buildCondition(workCounters, filter), isNotNull(assigneeId)))
      .groupBy(assigneeId)
      .as('assigned');
    const none = (value: SQL.Aliased<number>) => sql<number>`coalesce(${value}, 0)`;
    const sum = sql`${none(assigned.submitted)} + ${none(assigned.reviewing)} + ${none(marked.decided)} + ${none(marked.returned)}`;
    return db.q
      .select({
        id: users.id,
        name: users.name,
        submitted: none(assigned.submitted),
        reviewing: none(assigned.reviewing),
        decided: none(marked.decided),
        returned: none(marked.returned),
      })
      .from(assigned)
      .fullJoin(marked, sql`${marked.person} = ${assigned.id}`)
      .innerJoin(users, sql`${users.id} = coalesce(${assigned.id}, ${marked.person})`)
      .where(and(sql`${sum} > 0`, PLANNED_ANEW))
      .orderBy(sql`${sum} desc`, users.name)
      .limit(PEOPLE_AT_MOST);
  },

  /** Counts appeals against decisions on the filtered filings, by their result. */
  async appeals({ department, programs, program, year, batch }: StatisticsFilter): Promise<AppealCounts> {
    const rows = await db.q
      .select({ status: appeals.status, appeals: sql<number>`count(*)::int` })
      .from(appeals)
      .innerJoin(filings, eq(filings.id, appeals.filingId))
      .innerJoin(companies, eq(companies.id, appeals.companyId))
      .where(
        and(
          eq(companies.isTrial, false),
          department !== null ? eq(companies.department, department) : undefined,
          programs ? inArray(filings.program, [...programs]) : undefined,
          program ? eq(filings.program, program) : undefined,
          year ? eq(filings.batchYear, year) : undefined,
          batch && and(eq(filings.batchYear, batch.year), eq(filings.batchNo, batch.no)),
        ),
      )
      .groupBy(appeals.status);
    const countOf = (asked: string) => rows.find(({ status }) => status === asked)?.appeals ?? 0;
    return Object.fromEntries(ANSWER_STATUSES.map((status) => [status, countOf(status)])) as AppealCounts;
  },

  /** Counts by group and in total, in one statement. */
  count(by: StatisticsBy, filter: StatisticsFilter): Promise<CountedGroup[]> {
    const [table, numbers] = by === 'industry' ? [industryCounters, byIndustry] : [workCounters, byStatus];
    const dimension = getDimension(by, table);
    return db.q
      .select({
        key: sql<string | null>`case when grouping(${dimension}) = 0 then ${dimension} end`,
        ...numbers,
      })
      .from(table as typeof workCounters)
      .where(and(buildCondition(table, filter), PLANNED_ANEW))
      .groupBy(sql`grouping sets ((${dimension}), ())`)
      .having(sql`${numbers.filings} > 0`);
  },

  /** Returns the median days from first submission to decision, for each group and in total (key null). */
  async medians(by: StatisticsBy, filter: StatisticsFilter): Promise<Map<string | null, number>> {
    const ofGroups = buildMediansQuery(getDurationKey(by), buildDurationCondition(by, filter));
    const ofAll = buildMediansQuery(sql`null::text`, buildDurationCondition(null, filter));
    const { rows } = await db.q.execute<{ key: string | null; days: number }>(
      sql`(${ofGroups}) union all (${ofAll})`,
    );
    return new Map(rows.map(({ key, days }) => [key, days]));
  },
});
