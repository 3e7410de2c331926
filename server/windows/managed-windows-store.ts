import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { AT_HOME } from '../../domain/filing/status';
import type { ManagedState } from '../../domain/windows/managed-windows';
import type { Database } from '../core/db/client';
import { isOfRealProgram } from '../core/db/lists';
import { findById } from '../core/db/rows';
import { companies, filings, isAtHome } from '../core/db/tables';
import { windowExtensions, windows } from './tables';
import { isOfBatch, type NewWindow, windowColumns } from './windows-store';

export interface WindowFilter {
  program?: string | undefined;
  year?: number | undefined;
  state?: ManagedState | undefined;
}

interface Paging {
  current: number;
  pageSize: number;
}

/** Writes the outer table's name explicitly: drizzle omits it for a column that stands alone. */
const buildBatchCondition = (table: SQL) => sql`${table}.program = windows.program
  and ${table}.batch_year = windows.batch_year and ${table}.batch_no = windows.batch_no`;
const drafts = sql<number>`(select count(*)::int from ${filings} as held
  where ${buildBatchCondition(sql`held`)} and ${isAtHome(sql`held.status`)})`;
/** Number of filings other than drafts: they are in the work list, and its counters have the number. */
const submitted = sql<number>`(select coalesce(sum(seen.filings), 0)::int from work_counters as seen
  where ${buildBatchCondition(sql`seen`)})`;

const planned = {
  ...windowColumns,
  enabled: windows.enabled,
  version: windows.version,
  updatedAt: windows.updatedAt,
  updatedBy: windows.updatedBy,
};

const listed = {
  ...planned,
  drafts,
  submitted,
  extensions: sql<number>`(select count(*)::int from window_extensions as extended
    where extended.window_id = windows.id)`,
};

const one = {
  ...listed,
  filings: sql<number>`${drafts} + ${submitted}`,
  /** Highest number of filings of one kind that a company has. */
  mostHeld: sql<number>`(select coalesce(max(n), 0)::int from (select count(*) as n from ${filings} as held
    where ${buildBatchCondition(sql`held`)} group by held.company_id, held.kind) as each_company)`,
};

/** Builds the condition of a state at a moment, as defined in domain/windows/managed-windows. */
function buildStateCondition(state: ManagedState, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const conditions: Record<ManagedState, SQL> = {
    upcoming: sql`${windows.enabled} and ${windows.opensAt} > ${at}`,
    open: sql`${windows.enabled} and ${windows.opensAt} <= ${at} and ${windows.closesAt} > ${at}`,
    closed: sql`${windows.enabled} and ${windows.opensAt} <= ${at} and ${windows.closesAt} <= ${at}`,
    off: sql`not ${windows.enabled}`,
  };
  return conditions[state];
}

const buildCondition = ({ program, year, state }: WindowFilter, now: Date): SQL | undefined =>
  and(
    isOfRealProgram(windows.program),
    program ? eq(windows.program, program) : undefined,
    year ? eq(windows.batchYear, year) : undefined,
    state && buildStateCondition(state, now),
  );

/** Order: open windows by closing time, then upcoming ones, then past ones, latest first. */
const buildUrgencyOrder = (now: Date): SQL[] => [
  sql`case when ${buildStateCondition('open', now)} then 0 when ${buildStateCondition('upcoming', now)} then 1 else 2 end`,
  sql`case when ${windows.closesAt} > ${now.toISOString()}::timestamptz then ${windows.closesAt} end asc nulls last`,
  desc(windows.closesAt),
  asc(windows.program),
];

export function createManagedWindowsStore(db: Database) {
  const find = (id: string) => findById(id, () => db.q.select(one).from(windows).where(eq(windows.id, id)));

  return {
    find,

    list: (filter: WindowFilter, now: Date, { current, pageSize }: Paging) =>
      db.q
        .select(listed)
        .from(windows)
        .where(buildCondition(filter, now))
        .orderBy(...buildUrgencyOrder(now))
        .limit(pageSize)
        .offset((current - 1) * pageSize),

    total: (filter: WindowFilter, now: Date): Promise<number> =>
      db.q.$count(windows, buildCondition(filter, now)),

    async years(): Promise<number[]> {
      const rows = await db.q
        .selectDistinct({ year: windows.batchYear })
        .from(windows)
        .where(isOfRealProgram(windows.program))
        .orderBy(desc(windows.batchYear));
      return rows.map(({ year }) => year);
    },

    /** Locks the windows of the program for the open transaction, so that they cannot overlap. */
    async hold(program: string): Promise<void> {
      await db.q.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`windows:${program}`}, 0))`);
    },

    batchesOf: (program: string, butId?: string) =>
      db.q
        .select(planned)
        .from(windows)
        .where(and(eq(windows.program, program), butId ? ne(windows.id, butId) : undefined)),

    async insert(row: NewWindow): Promise<void> {
      await db.q.insert(windows).values(row);
    },

    /** Changes a window. Only a step may call it, because the step holds the lock on the program's windows. */
    async move(id: string, change: Partial<NewWindow>): Promise<void> {
      await db.q
        .update(windows)
        .set({ ...change, remindAt: null })
        .where(eq(windows.id, id));
    },

    extensions: (windowId: string) =>
      db.q
        .select({
          companyId: companies.id,
          name: companies.name,
          creditCode: companies.creditCode,
          until: windowExtensions.until,
          reason: windowExtensions.reason,
          grantedAt: windowExtensions.grantedAt,
          grantedBy: windowExtensions.grantedBy,
        })
        .from(windowExtensions)
        .innerJoin(companies, eq(companies.id, windowExtensions.companyId))
        .where(eq(windowExtensions.windowId, windowId))
        .orderBy(asc(windowExtensions.until), asc(companies.name)),

    async extend(row: typeof windowExtensions.$inferInsert): Promise<void> {
      await db.q
        .insert(windowExtensions)
        .values(row)
        .onConflictDoUpdate({ target: [windowExtensions.windowId, windowExtensions.companyId], set: row });
    },

    async endExtension(windowId: string, companyId: string): Promise<void> {
      await db.q
        .delete(windowExtensions)
        .where(and(eq(windowExtensions.windowId, windowId), eq(windowExtensions.companyId, companyId)));
    },

    /** Companies with a filing in the batch, those with drafts first; all of them unless `atMost` limits them. */
    companies(windowId: string, atMost?: number) {
      const found = db.q
        .select({
          id: companies.id,
          name: companies.name,
          creditCode: companies.creditCode,
          drafts: sql<number>`(count(*) filter (where ${filings.status} in ${AT_HOME}))::int`,
          filings: sql<number>`count(*)::int`,
        })
        .from(windows)
        .innerJoin(filings, isOfBatch(filings))
        .innerJoin(companies, eq(companies.id, filings.companyId))
        .where(eq(windows.id, windowId))
        .groupBy(companies.id)
        .orderBy(desc(sql`count(*) filter (where ${filings.status} in ${AT_HOME})`), asc(companies.name));
      return atMost ? found.limit(atMost) : found;
    },
  };
}

export type ManagedWindowsStore = ReturnType<typeof createManagedWindowsStore>;
export type ManagedRow = NonNullable<Awaited<ReturnType<ManagedWindowsStore['find']>>>;
export type ListedWindow = Awaited<ReturnType<ManagedWindowsStore['list']>>[number];
