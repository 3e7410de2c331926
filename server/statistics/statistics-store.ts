import { and, eq, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import {
  COUNTED,
  COUNTED_STATES,
  type StatisticsBy,
  type StatisticsNumbers,
} from '../../domain/statistics/table';
import type { Database } from '../core/db/client';
import { PLANNED_ANEW } from '../core/db/lists';
import { workCounters, workItems } from '../core/db/tables';

/** Filings that are counted. `department`: of the company; null: any. */
export interface StatisticsFilter {
  department: string | null;
  program?: string | undefined;
  year?: number | undefined;
  batch?: { year: number; no: number } | undefined;
}

type Table = typeof workItems | typeof workCounters;

/** Counters know no industry. */
const tableOf = (by: StatisticsBy): Table => (by === 'industry' ? workItems : workCounters);

function dimensionOf(by: StatisticsBy, table: Table): SQL {
  if (by === 'industry') return sql`${workItems.industry}`;
  if (by === 'batch') return sql`${table.batchYear} || '-' || ${table.batchNo}`;
  if (by === 'department') return sql`coalesce(${table.department}, '')`;
  return sql`${table[by]}`;
}

/** Numbers of a group; null as its key: of all together. */
export type Counted = Omit<StatisticsNumbers, 'median_days'> & { key: string | null };

/** Decisions of a group that took so many tenths of a day. */
export interface Taken {
  key: string;
  tenths: number;
  filings: number;
}

const statesOf = (statuses: readonly string[]) =>
  sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  );

const WITHOUT_DECISION = [...COUNTED.open, ...COUNTED.returned];

const where = (table: Table, { department, program, year, batch }: StatisticsFilter): SQL | undefined =>
  and(
    department === null ? undefined : eq(table.department, department),
    program ? eq(table.program, program) : undefined,
    year ? eq(table.batchYear, year) : undefined,
    batch && and(eq(table.batchYear, batch.year), eq(table.batchNo, batch.no)),
  );

/** Tenths are what is shown: with them a million decisions are a few thousand rows to find the median of. */
const TENTHS = sql<number>`round(date_part('epoch', ${workItems.decidedAt} - ${workItems.firstSubmittedAt}) / 8640)::int`;

/** Sums of one filing, and of what a counter stands for. */
const ofItem = {
  filings: sql`1`,
  returned: sql`${workItems.returnedOnce}::int`,
  granted: sql`case when ${workItems.status} = 'approved' then coalesce(${workItems.grantApproved}, 0) else 0 end`,
};
const ofCounter = {
  filings: sql`${workCounters.filings}`,
  returned: sql`${workCounters.returned}`,
  granted: sql`${workCounters.granted}`,
};

export const createStatisticsStore = (db: Database) => ({
  /** One statement: every group by one side of the filings, and all together. */
  count(by: StatisticsBy, filter: StatisticsFilter): Promise<Counted[]> {
    const table = tableOf(by);
    const dimension = dimensionOf(by, table);
    const { filings, returned, granted } = table === workItems ? ofItem : ofCounter;
    const countOf = (statuses: readonly string[]) =>
      sql<number>`coalesce(sum(${filings}) filter (where ${table.status} in (${statesOf(statuses)})), 0)::int`;
    const states = Object.fromEntries(COUNTED_STATES.map((state) => [state, countOf(COUNTED[state])]));
    return db.q
      .select({
        key: sql<string | null>`case when grouping(${dimension}) = 0 then ${dimension} end`,
        filings: sql<number>`sum(${filings})::int`,
        ...(states as Record<(typeof COUNTED_STATES)[number], SQL<number>>),
        returned_once: sql<number>`sum(${returned})::int`,
        grant: sql<number>`sum(${granted})::float8`,
      })
      .from(table as typeof workCounters)
      .where(and(where(table, filter), PLANNED_ANEW))
      .groupBy(sql`grouping sets ((${dimension}), ())`)
      .having(sql`sum(${filings}) > 0`);
  },

  /** The time from the first submission to the decision. */
  taken: (by: StatisticsBy, filter: StatisticsFilter): Promise<Taken[]> =>
    db.q
      .select({
        key: sql<string>`${dimensionOf(by, workItems)}`.as('key'),
        tenths: TENTHS.as('tenths'),
        filings: sql<number>`count(*)::int`,
      })
      .from(workItems)
      .where(
        and(
          isNotNull(workItems.decidedAt),
          notInArray(workItems.status, WITHOUT_DECISION),
          where(workItems, filter),
          PLANNED_ANEW,
        ),
      )
      .groupBy(sql`1`, sql`2`),
});
