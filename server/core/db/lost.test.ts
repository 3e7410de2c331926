import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { createDatabase } from './database';
import { findOutage } from './outage';
import { createServerPool } from './pools';
import { runAdminQuery } from './test-database-server';

const postgres = process.env.TEST_DATABASE_URL;

describe('serverPool with a lost connection', () => {
  it.skipIf(!postgres)(
    'fails the one transaction whose connection dies between two statements, and nothing else',
    async () => {
      const log = { error: vi.fn() };
      const db = createDatabase(createServerPool(postgres ?? '', log));
      const broken = db.transaction(async () => {
        const { rows } = await db.q.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await runAdminQuery(postgres ?? '', 'select pg_terminate_backend($1)', [rows[0]?.pid]);
        await new Promise((resolve) => setTimeout(resolve, 200));
        return db.q.execute(sql`select 1`);
      });
      const error = await broken.catch((caught: Error) => caught);
      expect(findOutage(error as Error)).toBe('away');
      expect((await db.q.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
      await db.close();
    },
  );
});
