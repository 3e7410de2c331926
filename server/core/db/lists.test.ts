import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './client';
import { buildPageQuery, FOUND_AT_MOST } from './lists';
import { openTestDatabase } from './test-database';

const listed = pgTable('listed', {
  id: integer().primaryKey(),
  day: integer().notNull(),
  said: text().notNull(),
});

const ROWS = 16_000;
/**
 * Search text of row `i`; rows are in list order. The word `late` occurs only at the end of the order, the others
 * throughout.
 */
const wordsOf = (i: number): string =>
  [
    i % 1_600 === 7 && 'rare',
    i % 4 === 0 && 'frequent',
    (i % 10 === 0 || (i >= 6_000 && i < 6_100)) && 'mixed',
    i % 10 > 0 && 'common',
    i >= ROWS - 2_000 && 'late',
    `no-${String(i).padStart(12, '0')}`,
  ]
    .filter(Boolean)
    .join(' ');
const rows = Array.from({ length: ROWS }, (_, i) => ({ id: i, day: Math.floor(i / 3), said: wordsOf(i) }));
const idsOf = (word: string) => rows.filter(({ said }) => said.includes(word)).map(({ id }) => id);

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  await db.q.execute(sql`create table listed (id int primary key, day int not null, said text not null)`);
  await db.q.execute(sql`insert into listed select id, day, said
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id int, day int, said text) order by md5(id::text)`);
  await db.q.execute(sql`create index on listed (day, id)`);
  await db.q.execute(sql`create index on listed using gin (work_grams(said))`);
  await db.q.execute(sql`analyze listed`);
});
afterAll(async () => {
  // Test files that run later share the database.
  await db.q.execute(sql`drop table listed`);
  await db.close();
});

async function search(word: string, current: number, walks = [sql`true`]) {
  const list = {
    table: listed,
    id: listed.id,
    ordering: [listed.day],
    walks,
    walked: sql`${listed.day} asc, ${listed.id} asc`,
    order: sql`day asc, id asc`,
    words: { text: word, said: listed.said },
  };
  const { rows: found } = await db.q.execute<{ found_id: number; found: number }>(
    buildPageQuery(list, { current, pageSize: 20 }),
  );
  return { ids: found.map(({ found_id }) => found_id), found: found[0]?.found ?? 0 };
}

const page = (ids: number[], current: number) => ids.slice((current - 1) * 20, current * 20);

describe(buildPageQuery, () => {
  it.each(['rare', 'frequent', 'common', 'late', 'no-000000007'])(
    'returns the page of its order and the total: %s',
    async (word) => {
      const ids = idsOf(word);
      for (const current of [1, 2, 40]) {
        const { ids: found, found: count } = await search(word, current);
        expect(found).toEqual(page(ids, current));
        if (found.length > 0) expect(count).toBe(Math.min(ids.length, FOUND_AT_MOST + 1));
      }
    },
  );

  it('returns the same over several walks as over one, also where one has its hits behind those of another', async () => {
    const walks = [sql`${listed.id} % 10 = 0`, sql`${listed.id} % 10 > 0`];
    for (const word of ['rare', 'frequent', 'common', 'late', 'mixed'])
      for (const current of [1, 3, 31])
        expect((await search(word, current, walks)).ids).toEqual(page(idsOf(word), current));
  });

  it('returns nothing where nobody says the words', async () => {
    expect(await search('nowhere', 1)).toEqual({ ids: [], found: 0 });
    expect(await search('no-9', 1)).toEqual({ ids: [], found: 0 });
  });
});
