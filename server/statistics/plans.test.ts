/** Checks by the plans of the database that statistics read counters alone: never a decision, nor a filing of the work list. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATISTICS_BY } from '../../domain/statistics/table';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { queryChannel, type WatchedQuery } from '../core/db/watched-queries';
import { createStatisticsStore, type StatisticsFilter } from './statistics-store';

/** Properties of a node of a plan that name what it reads. */
interface PlanNode {
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const ANY: StatisticsFilter = { department: null, programs: null };
const FILTERS: StatisticsFilter[] = [
  ANY,
  { ...ANY, program: 'gazelle' },
  { ...ANY, year: 2026 },
  { ...ANY, batch: { year: 2026, no: 1 } },
  { ...ANY, department: 'D210112' },
  { department: 'D210112', programs: ['gazelle', 'hightech'] },
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Marks what `work` calls, as jobs of the process send statements at the same time. */
const recording = new AsyncLocalStorage<string[]>();

/** Runs `work` and returns the texts of its statements. */
async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const note = (message: unknown) => recording.getStore()?.push((message as WatchedQuery).text);
  queryChannel.start.subscribe(note);
  await recording.run(statements, work).finally(() => queryChannel.start.unsubscribe(note));
  return statements;
}

const listRelations = ({ 'Relation Name': name, Plans = [] }: PlanNode): string[] => [
  ...(name ? [name] : []),
  ...Plans.flatMap(listRelations),
];

/** Returns the tables that a statement reads, whatever its values: by its plan for values that are not known yet. */
const readTables = (text: string): Promise<string[]> =>
  app.db.transaction(async () => {
    const { q } = app.db;
    const values = Array.from({ length: new Set(text.match(/\$\d+/g)).size }, () => 'null');
    await q.execute(sql.raw('set local plan_cache_mode = force_generic_plan'));
    await q.execute(sql.raw(`prepare statistic as ${text}`));
    const { rows } = await q.execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      sql.raw(`explain (format json) execute statistic${values.length > 0 ? `(${values})` : ''}`),
    );
    await q.execute(sql.raw('deallocate statistic'));
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => listRelations(Plan)));
  });

describe('statements of statistics', () => {
  it('read counters alone, by each property and filter', async () => {
    const store = createStatisticsStore(app.db);
    const tables = new Set<string>();
    for (const filter of FILTERS) {
      const statements = await recordStatements(async () => {
        for (const by of STATISTICS_BY) {
          await store.count(by, filter);
          await store.medians(by, filter);
        }
        await store.marks(filter);
        await store.people(filter);
      });
      for (const statement of statements) for (const table of await readTables(statement)) tables.add(table);
    }
    const counters = ['duration_counters', 'industry_counters', 'mark_counters', 'work_counters'];
    expect([...tables].sort()).toEqual([...counters, 'users'].sort());
  });
});
