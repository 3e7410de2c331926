import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../../../tests/support/server/real-server';
import { startTcpProxy } from '../../../tests/support/server/tcp-proxy';
import { createDatabase } from './database';
import { findOutage } from './outage';
import { assertDirect, createServerPool } from './pools';

const postgres = process.env.TEST_DATABASE_URL;

describe('serverPool with a silent connection', () => {
  /** As after a failover that moves the address: the connection is open, and the server does not answer. */
  it.skipIf(!postgres)(
    'closes a connection that falls silent, within a transaction too, and opens a good one next',
    async () => {
      const target = new URL(postgres ?? '');
      const proxy = startTcpProxy(await findFreePort(), {
        host: target.hostname,
        port: Number(target.port || 5432),
      });
      await proxy.open();
      const log = { warn: vi.fn(), error: vi.fn(), fatal: vi.fn() };
      const db = createDatabase(
        createServerPool(Object.assign(target, { port: String(proxy.port) }).href, log, 500),
      );
      const read = () => db.q.execute(sql`select 1`);
      await read();
      proxy.silence(true);
      const failed = await Promise.all(
        [read(), db.transaction(read), db.ping()].map((work) => work.catch((error: Error) => error)),
      );
      expect(failed.map((error) => findOutage(error as Error))).toEqual(['away', 'away', 'away']);
      proxy.silence(false);
      await db.transaction(read);
      await proxy.close();
      await db.close();
    },
    20_000,
  );
});

describe(assertDirect, () => {
  it.skipIf(!postgres)(
    'rejects with a sentence a pool whose settings do not reach the database',
    async () => {
      const log = { warn: vi.fn(), error: vi.fn(), fatal: vi.fn() };
      const pool = createServerPool(postgres ?? '', log);
      await assertDirect(pool);
      await expect(assertDirect(pool, { statement_timeout: '14s' })).rejects.toThrow('connection pooler');
      await pool.end();
    },
  );
});
