/** Upkeep of the work list: triggers write it (docs/adr/0035-a-work-list-that-triggers-write.md), here it is folded, compared with its source and rebuilt. */
import { isDeepStrictEqual } from 'node:util';
import { gt, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { companies, workSubjects } from '../core/db/tables';

const KEY = sql.raw('program, batch_year, batch_no, status, department, is_assigned');

const counted = (
  where = '',
) => `select program, batch_year, batch_no, status, department, assignee_id is not null as is_assigned,
    count(*)::int as filings, (count(*) filter (where returned_once))::int as returned,
    coalesce(sum(grant_approved) filter (where status = 'approved'), 0) as granted
  from work_items ${where} group by 1, 2, 3, 4, 5, 6`;

const summed = (where = '') => `select program, batch_year, batch_no, status, department, is_assigned,
    sum(filings)::int, sum(returned)::int, sum(granted)
  from work_counters ${where} group by 1, 2, 3, 4, 5, 6
  having sum(filings) <> 0 or sum(returned) <> 0 or sum(granted) <> 0`;

/** The whole list from its source, into empty tables whose triggers are off: as a migration or an import does it. */
export const FILL_WORK_LIST = [
  'insert into work_items select * from work_source',
  `insert into work_counters ${counted()}`,
];

/** Rows that one side has and the other has not. */
const apart = (one: string, other: string) => `((${one} except ${other}) union all (${other} except ${one}))`;

const DIFFERENCES = sql.raw(`select
  (select count(*)::int from ${apart('select * from work_source', 'select * from work_items')} as rows) as items,
  (select count(*)::int from ${apart(summed(), counted())} as rows) as counters`);

const OF_BATCH = 'where (program, batch_year, batch_no) in (select * from batch)';
const COMPANIES_AT_A_TIME = 500;
const SAMPLE = 200;

export type WorkSubject = typeof workSubjects.$inferSelect;

/** A row that differs is counted on each side where it stands. */
export interface Differences {
  items: number;
  counters: number;
}

export function createWorkStore(db: Database) {
  /** Nobody's change comes between reading the source and writing the rows: whoever changes it holds the company. */
  const refreshSome = (after: string): Promise<string | undefined> =>
    db.transaction(async () => {
      const rows = await db.q
        .select({ id: companies.id })
        .from(companies)
        .where(gt(companies.id, after))
        .orderBy(companies.id)
        .limit(COMPANIES_AT_A_TIME)
        .for('no key update');
      const ids = sql`${`{${rows.map(({ id }) => id).join(',')}}`}::uuid[]`;
      await db.q.execute(sql`select work_refresh(array(
        select id from filings where company_id = any (${ids}) and status not in ('draft', 'withdrawn')
        union select filing_id from work_items where company_id = any (${ids})))`);
      return rows.at(-1)?.id;
    });

  const differences = async (): Promise<Differences> => {
    await db.q.execute(sql`set local statement_timeout = 0`);
    const { rows } = await db.q.execute<{ items: number; counters: number }>(DIFFERENCES);
    return rows[0] ?? { items: 0, counters: 0 };
  };

  return {
    /** Reads everything. */
    check: (): Promise<Differences> => db.transaction(differences),

    /** Company after company, while others work; only the counters are closed while they are counted. */
    async rebuild(): Promise<void> {
      const lowest = '00000000-0000-0000-0000-000000000000';
      for (let last: string | undefined = lowest; last; ) last = await refreshSome(last);
      await db.transaction(async () => {
        await db.q.execute(sql`set local statement_timeout = 0`);
        await db.q.execute(sql`lock table work_counters in share row exclusive mode`);
        await db.q.execute(sql`delete from work_counters`);
        await db.q.execute(sql.raw(`insert into work_counters ${counted()}`));
      });
    },

    /** A few filings from a random place on, and the counters of the first one's batch: cheap enough for every few minutes. */
    async sample(from: string): Promise<Differences> {
      const { rows } = await db.q.execute<Differences & Record<string, number>>(sql`with ids as (
          (select id from filings where id >= ${from}::uuid order by id limit ${SAMPLE})
          union (select filing_id from work_items where filing_id >= ${from}::uuid order by filing_id limit ${SAMPLE})
        ), batch as (
          select program, batch_year, batch_no from work_items where filing_id >= ${from}::uuid order by filing_id limit 1
        )
        select (select count(*)::int
            from (select * from work_source where filing_id in (select id from ids)) as source
            full join (select * from work_items where filing_id in (select id from ids)) as item using (filing_id)
            where source is distinct from item) as items,
          (select count(*)::int from ${sql.raw(apart(summed(OF_BATCH), counted(OF_BATCH)))} as rows) as counters`);
      return rows[0] ?? { items: 0, counters: 0 };
    },

    /** Rows of one key become one; two who fold at once each add up what they took away. */
    async fold(): Promise<void> {
      await db.q.execute(sql`with several as (
          select ${KEY} from work_counters group by ${KEY} having count(*) > 1
        ), gone as (
          delete from work_counters as counter using several
          where (counter.program, counter.batch_year, counter.batch_no, counter.status, counter.is_assigned)
            = (several.program, several.batch_year, several.batch_no, several.status, several.is_assigned)
            and counter.department is not distinct from several.department
          returning counter.*
        )
        insert into work_counters
        select ${KEY}, sum(filings), sum(returned), sum(granted) from gone group by ${KEY}
        having sum(filings) <> 0 or sum(returned) <> 0 or sum(granted) <> 0`);
    },

    /** Tells the triggers where each program says what a filing is about. Gives whether one says it elsewhere than before. */
    async keepSubjects(subjects: WorkSubject[]): Promise<boolean> {
      const known = new Map((await db.q.select().from(workSubjects)).map((row) => [row.program, row]));
      const changed = subjects.filter((row) => !isDeepStrictEqual(known.get(row.program), row));
      for (const row of changed)
        await db.q
          .insert(workSubjects)
          .values(row)
          .onConflictDoUpdate({ target: workSubjects.program, set: row });
      return changed.some(({ program }) => known.has(program));
    },
  };
}

export type WorkStore = ReturnType<typeof createWorkStore>;
