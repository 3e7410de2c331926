import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './test-database';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const numbers = async (statement: string) =>
  (await db.q.execute<{ n: number }>(sql.raw(statement))).rows.map(({ n }) => n);

describe('scratch database (openTestDatabase)', () => {
  it('returns unordered rows in reverse, inside a transaction and outside', async () => {
    const series = 'select n from generate_series(1, 3) as n';
    const nested = `select n from (${series} order by n) as inner_rows`;
    const read = async () => [
      await numbers(series),
      await numbers(nested),
      await numbers(`${series} order by n`),
      await numbers(`${series} order by coalesce(n, 0) limit 2`),
    ];
    const expected = [
      [3, 2, 1],
      [3, 2, 1],
      [1, 2, 3],
      [1, 2],
    ];
    expect(await read()).toEqual(expected);
    expect(await db.transaction(read)).toEqual(expected);
  });

  it('keeps a discarded database from later tests', async () => {
    const changed = await openTestDatabase();
    await changed.q.execute(sql`create table left_over (n int)`);
    changed.discard();
    await changed.close();
    const next = await openTestDatabase();
    const { rows } = await next.q.execute(sql`select 1 from pg_tables where tablename = 'left_over'`);
    await next.close();
    expect(rows).toEqual([]);
  });
});
