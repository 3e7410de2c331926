import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../core/db/client';
import { openTestDatabase } from '../core/db/test-database';
import { createRemovalsStore, type RemovalsStore } from './removals-store';

let db: Database;
let removals: RemovalsStore;

beforeAll(async () => {
  db = await openTestDatabase();
  removals = createRemovalsStore(db);
});
afterAll(() => db.close());

const due = async () => (await removals.due()).map(({ id }) => id);

describe(createRemovalsStore, () => {
  it('starts a removal once, and drops it when somebody stores the content before', async () => {
    for (const content of ['a', 'b']) await removals.ask(content);
    const storedFrom = await removals.now();
    expect(await removals.begin('a')).toBe(true);
    expect(await removals.begin('a')).toBe(false);
    expect(await due()).toEqual(['b']);
    expect(await removals.keep('b', storedFrom)).toBe(true);
    expect(await removals.begin('b')).toBe(false);
  });

  it('refuses to name bytes that were stored before their removal had ended', async () => {
    await removals.ask('c');
    await removals.begin('c');
    const during = await removals.now();
    expect(await removals.keep('c', during)).toBe(false);
    await removals.end('c');
    expect(await removals.keep('c', during)).toBe(false);
    // The clock of the embedded database counts milliseconds.
    await sleep(2);
    expect(await removals.keep('c', await removals.now())).toBe(true);
    expect(await removals.keep('c', during)).toBe(true);
    expect(await due()).toEqual([]);
  });

  it('returns a removal again when nothing names the content any more', async () => {
    await removals.ask('d');
    await removals.begin('d');
    await removals.end('d');
    await removals.forget();
    await removals.ask('d');
    expect(await due()).toEqual(['d']);
  });
});
