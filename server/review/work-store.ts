/**
 * Maintenance of the tables that triggers write (derived-tables-store.ts): folding, comparing with their sources, and rebuilding.
 */
import { isDeepStrictEqual } from 'node:util';
import { gt, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { companies, isAtHome } from '../core/db/tables';
import {
  ANSWER_LIST,
  buildCountQuery,
  buildFillStatement,
  buildFoldStatement,
  buildRecountStatement,
  buildSumQuery,
  COUNTERS,
  type DerivedCounters,
  type DerivedList,
  LISTS,
  NAMESAKE_LIST,
  REPORT_LIST,
  UNFOLDED,
  WORK_LIST,
} from './derived-tables-store';
import { nameChanges, workSubjects } from './tables';

const COMPANIES_AT_A_TIME = 500;
const SAMPLE = 200;
const CHANGES_AT_A_TIME = 1_000;

export type WorkSubject = typeof workSubjects.$inferSelect;

/** Numbers of differing rows; a row that differs in its values counts once per side in a full check. */
export interface WorkListDifferences {
  items: number;
  counters: number;
}

/** Query for the number of rows that only one of the two queries returns. */
const buildDifferenceQuery = (one: string, other: string) =>
  `(select count(*)::int from ((${one} except ${other}) union all (${other} except ${one})) as rows)`;

const joinSums = (numbers: string[]): string => numbers.join(' + ');

const DIFFERENCES = sql.raw(`select
  ${joinSums(LISTS.map(({ source, table, now = table }) => buildDifferenceQuery(`select * from ${source}`, `select * from ${now}`)))} as items,
  ${joinSums(COUNTERS.map((each) => buildDifferenceQuery(buildSumQuery(each), buildCountQuery(each))))} as counters`);

/** Query for the number of differing filings or reports in a sample from an id on. */
function buildListDifference({ table, source, id, now = table }: DerivedList): string {
  const some = (from: string) =>
    `(select ${id} from ${from} where ${id} >= $from order by ${id} limit ${SAMPLE})`;
  const ids = `select ${id} from (${some(table)} union ${some(`(${idsOf[table]}) as sources`)}) as ids`;
  const of = (name: string) =>
    `(select ${id}, array_agg(each::text order by each::text) as said from ${name} as each where ${id} in (${ids}) group by ${id})`;
  return `(select count(*)::int from ${of(source)} as source full join ${of(now)} as item using (${id})
    where source.said is distinct from item.said)`;
}

/** Ids of each source from a table whose index can be scanned in order, unlike the view's. */
const idsOf: Record<string, string> = {
  [WORK_LIST.table]: 'select id as filing_id from filings',
  [REPORT_LIST.table]: 'select id as task_id from report_tasks',
  [ANSWER_LIST.table]: 'select filing_id from submissions',
  [NAMESAKE_LIST.table]: 'select filing_id from work_items',
};

/** Query for the differences of the counters in one group, that of the first row from an id on. */
function buildCounterDifference(counters: DerivedCounters): string {
  const { id, group, sample: from = counters.from } = counters;
  const columns = group.join(', ');
  const where = `where (${columns}) in (select ${columns} from ${from} where ${id} >= $from order by ${id} limit 1)`;
  return buildDifferenceQuery(buildSumQuery(counters, where), buildCountQuery({ ...counters, from }, where));
}

const SAMPLED = `select ${joinSums(LISTS.map(buildListDifference))} as items, ${joinSums(COUNTERS.map(buildCounterDifference))} as counters`;

/** Sums the changes of the public results into one row, which is their revision. */
const FOLD_CHANGES = sql.raw(`with gone as (delete from result_changes
    where (select count(*) from result_changes) > 1 returning changes, at)
  insert into result_changes select sum(changes), max(at) from gone having count(*) > 0`);

/** Locks nothing if no name has changed. */
const FIND_NAMESAKES = sql`select work_namesakes_refresh(${CHANGES_AT_A_TIME}::int) as changes
  where exists (select from ${nameChanges})`;

export function createWorkStore(db: Database) {
  /** Refreshes rows under locks of their companies, so that no change is lost in between. */
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
          select id from filings where company_id = any (${ids}) and not ${isAtHome(sql`status`)}
          union select filing_id from work_items where company_id = any (${ids}))),
        work_answers_refresh(array(select id from filings where company_id = any (${ids}))),
        report_refresh(array(select id from report_tasks where company_id = any (${ids})
          union select task_id from report_items where company_id = any (${ids})))`);
      return rows.at(-1)?.id;
    });

  const unlimited = () => db.q.execute(sql`set local statement_timeout = 0`);

  const differences = async (statement = DIFFERENCES): Promise<WorkListDifferences> => {
    const { rows } = await db.q.execute<WorkListDifferences & Record<string, number>>(statement);
    return rows[0] ?? { items: 0, counters: 0 };
  };

  const recount = (counters: DerivedCounters) =>
    db.transaction(async () => {
      await unlimited();
      await db.q.execute(sql.raw(`lock table ${counters.table} in share row exclusive mode`));
      await db.q.execute(sql.raw(`delete from ${counters.table}`));
      await db.q.execute(sql.raw(buildRecountStatement(counters)));
    });

  const refindNamesakes = () =>
    db.transaction(async () => {
      await unlimited();
      const { table } = NAMESAKE_LIST;
      await db.q.execute(sql.raw(`lock table ${table} in share row exclusive mode`));
      for (const each of ['name_changes', table]) await db.q.execute(sql.raw(`delete from ${each}`));
      await db.q.execute(sql.raw(buildFillStatement(NAMESAKE_LIST)));
    });

  /** Finds the namesakes of changed names, in chunks. */
  async function findNamesakes(): Promise<void> {
    for (let found = CHANGES_AT_A_TIME; found === CHANGES_AT_A_TIME; ) {
      const { rows } = await db.q.execute<{ changes: number }>(FIND_NAMESAKES);
      found = rows[0]?.changes ?? 0;
    }
  }

  return {
    /** Compares all rows. */
    check: (): Promise<WorkListDifferences> => db.transaction(() => unlimited().then(() => differences())),

    /**
     * Rebuilds all tables, in chunks of companies, while the server is in use; the tables of namesakes and of each counter are
     * locked against changes while they are filled.
     */
    async rebuild(): Promise<void> {
      const lowest = '00000000-0000-0000-0000-000000000000';
      for (let last: string | undefined = lowest; last; ) last = await refreshSome(last);
      await refindNamesakes();
      for (const counters of COUNTERS) await recount(counters);
    },

    /**
     * Compares a few rows from a random id on, and the counters of the first row's group: cheap enough to run every few minutes.
     */
    sample: (from: string): Promise<WorkListDifferences> =>
      differences(
        sql.join(
          SAMPLED.split('$from').map((part) => sql.raw(part)),
          sql`${from}::uuid`,
        ),
      ),

    async fold(): Promise<void> {
      const { rows } = await db.q.execute<{ name: string }>(sql.raw(UNFOLDED));
      for (const counters of COUNTERS)
        if (rows.some(({ name }) => name === counters.table))
          await db.q.execute(sql.raw(buildFoldStatement(counters)));
      await db.q.execute(FOLD_CHANGES);
      await findNamesakes();
    },

    /** Stores the paths of editions for the triggers; returns true if filings were read by other paths before. */
    async keepSubjects(subjects: WorkSubject[]): Promise<boolean> {
      const known = await db.q.select().from(workSubjects);
      const find = (key: string, name: string) =>
        known.find(({ program, edition }) => program === key && edition === name);
      const isFirst = (key: string) =>
        known.every(({ program, edition }) => program !== key || edition === '');
      const findFormer = ({ program, edition }: WorkSubject) =>
        find(program, edition) ?? (isFirst(program) ? find(program, '') : undefined);
      const changed = subjects.filter((row) => !isDeepStrictEqual(find(row.program, row.edition), row));
      for (const row of changed)
        await db.q
          .insert(workSubjects)
          .values(row)
          .onConflictDoUpdate({ target: [workSubjects.program, workSubjects.edition], set: row });
      return changed.some((row) => {
        const former = findFormer(row);
        return former !== undefined && !isDeepStrictEqual({ ...former, edition: row.edition }, row);
      });
    },
  };
}

export type WorkStore = ReturnType<typeof createWorkStore>;
