import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../core/db/client';
import { openTestDatabase } from '../core/db/test-database';
import { createFilingsStore } from './filings-store';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** True while a transaction waits for the lock, or for the connection if the pool has only one. */
async function isAwaited(): Promise<boolean> {
  const { rows } = await db.q.execute(sql`select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`);
  return rows.length > 0 || db.waiting > 0;
}

describe('holdSubject (createFilingsStore)', () => {
  it('lets parallel counts of one subject wait until the first is done', async () => {
    const store = createFilingsStore(db);
    const order: string[] = [];
    const count = (name: string, meanwhile: () => Promise<void>) =>
      db.transaction(async () => {
        await store.holdSubject('leader 1');
        await meanwhile();
        order.push(name);
      });
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    /** Created outside the first transaction: inside, it would join that one. */
    const second = gate.then(() => count('second', async () => {}));
    await count('first', async () => {
      open();
      await vi.waitFor(async () => expect(await isAwaited()).toBe(true), 10_000);
    });
    await second;
    expect(order).toEqual(['first', 'second']);
  });
});
