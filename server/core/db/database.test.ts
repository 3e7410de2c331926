import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registers } from '../../registers/tables';
import type { Database } from './client';
import { getSqlState, isUniqueViolation } from './sql-state';
import { openTestDatabase } from './test-database';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.q.delete(registers));

const add = (kind: string, name = 'n') =>
  db.q.insert(registers).values({ kind: kind as 'company', changedBy: name });
const names = async () => (await db.q.select().from(registers)).map(({ changedBy }) => changedBy);

describe('transactions (openTestDatabase)', () => {
  it('keep all or nothing', async () => {
    await db.transaction(() => add('A'));
    const failing = db.transaction(async () => {
      await add('B');
      await add('A');
    });
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error, 'registers_pkey'));
    expect(await names()).toHaveLength(1);
  });

  it('include a transaction opened within them', async () => {
    const outer = db.transaction(async () => {
      await db.transaction(() => add('A'));
      throw new Error('outer');
    });
    await expect(outer).rejects.toThrow('outer');
    expect(await names()).toEqual([]);
  });

  it('neither see nor block parallel ones', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => db.transaction(() => add(`C${i}`))));
    expect(await names()).toHaveLength(20);
  });

  it('run again when they lost a race', async () => {
    let runs = 0;
    await db.transaction(async () => {
      runs += 1;
      await add(`run ${runs}`);
      if (runs < 3)
        await db.q.execute(sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`);
    });
    expect(runs).toBe(3);
    expect(await names()).toHaveLength(1);
  });
});

describe('driver of either database (openTestDatabase)', () => {
  const one = async (query: ReturnType<typeof sql>) => (await db.q.execute(query)).rows[0]?.value;

  it('continues after errors of every kind', async () => {
    const bad = [
      sql`selec`,
      sql`select ${'x'}::int`,
      sql`select 1/0`,
      sql`select * from nowhere`,
      sql`select ${'a\0b'}`,
    ];
    for (const query of bad) {
      await expect(db.q.execute(query)).rejects.toThrow();
      expect(await one(sql`select ${7}::int as value`)).toBe(7);
    }
  });

  it('stores U+0000 as its codes, in text and in jsonb', async () => {
    const failure = (query: ReturnType<typeof sql>) => db.q.execute(query).then(() => '', getSqlState);
    expect(await failure(sql`select ${'a\0b'}::text`)).toBe('22021');
    expect(await failure(sql`select ${'{"a":"\\u0000"}'}::jsonb`)).toBe('22P05');
  });

  it('returns large values, null, jsonb and times unchanged', async () => {
    const large = '申报𠮷'.repeat(300_000);
    expect(await one(sql`select ${large}::text as value`)).toBe(large);
    expect(await one(sql`select ${null}::text as value`)).toBeNull();
    expect(await one(sql`select ${'{"b":[1,null,{"é":"\\""}]}'}::jsonb as value`)).toEqual({
      b: [1, null, { é: '"' }],
    });
    const { rows } = await db.q.execute(sql`select g from generate_series(1, 20000) g`);
    expect(rows).toHaveLength(20_000);
    expect((await db.q.execute(sql`show timezone`)).rows).toEqual([{ TimeZone: 'UTC' }]);
  });

  it('runs prepared statements again after one of them failed', async () => {
    const find = db.q
      .select()
      .from(registers)
      .where(sql`kind = ${sql.placeholder('code')}`)
      .prepare('find');
    await add('A', 'first');
    expect(await find.execute({ code: 'A' })).toHaveLength(1);
    await expect(add('A')).rejects.toThrow();
    expect(await find.execute({ code: 'A' })).toHaveLength(1);
  });
});
