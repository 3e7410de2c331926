import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/client';
import { openTestDatabase } from '../db/test-database';
import { deleteExpiredRows } from '../jobs/upkeep-store';
import { type CounterStore, createCounters } from './counters-store';

let now = new Date('2026-03-01T08:00:00Z');
let db: Database;
let counters: CounterStore;

beforeAll(async () => {
  db = await openTestDatabase();
  counters = createCounters(db, () => now);
});
afterAll(() => db.close());

describe(createCounters, () => {
  it('loses no hit of many parallel ones', async () => {
    const hits = await Promise.all(Array.from({ length: 25 }, () => counters.hit('login', 'beta', 60)));
    expect(hits.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 25 }, (_, i) => i + 1),
    );
  });

  it('starts again when its slot is over, which later hits do not extend', async () => {
    await counters.hit('login', 'alpha', 60);
    now = new Date(now.getTime() + 59_000);
    const { count, resetsAt } = await counters.hit('login', 'alpha', 60);
    expect([count, resetsAt.getTime() - now.getTime()]).toEqual([2, 1_000]);
    now = resetsAt;
    expect(await counters.peek('login', 'alpha')).toBe(0);
    expect((await counters.hit('login', 'alpha', 60)).count).toBe(1);
  });

  it('keeps kinds and subjects apart, and can be cleared', async () => {
    await counters.hit('sms', 'gamma', 60);
    await counters.hit('login', 'gamma', 60);
    await counters.clear('login', 'gamma');
    expect([await counters.peek('sms', 'gamma'), await counters.peek('login', 'gamma')]).toEqual([1, 0]);
  });

  it('subtracts hits that are taken back, and never goes below zero', async () => {
    await counters.hit('undone', 'delta', 60);
    for (let i = 0; i < 3; i++) await counters.undo('undone', 'delta');
    expect((await counters.hit('undone', 'delta', 60)).count).toBe(1);
  });

  it('deletes counters when they are over, and not before', async () => {
    await counters.hit('swept', 'short', 10);
    await counters.hit('swept', 'long', 1_000);
    now = new Date(now.getTime() + 20_000);
    await deleteExpiredRows(db, now);
    now = new Date(now.getTime() - 20_000);
    expect([await counters.peek('swept', 'short'), await counters.peek('swept', 'long')]).toEqual([0, 1]);
  });
});
