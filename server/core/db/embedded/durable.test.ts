/**
 * The embedded database on disk keeps acknowledged writes. Tests run child processes, because they are about how a
 * process ends.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDirectory, openDirectory, syncs } from './data-directory';

const directory = mkdtempSync(join(tmpdir(), 'portal-durable-'));
const made = join(directory, 'made');
/** Creating a database takes seconds: it is created once, in a directory where a crash had left a half-made one, and copied. */
beforeAll(async () => {
  mkdirSync(join(`${made}.new`, 'base'), { recursive: true });
  await createDirectory(made);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const copyTo = (place: string): string => {
  cpSync(made, place, { recursive: true });
  return place;
};

const OPEN = `
  const { openDatabase } = require('./server/core/db/client');
  const { registers } = require('./server/registers/tables');
  const quiet = { warn: console.warn, error: console.error, fatal: console.error };
  const open = () => openDatabase({ dataDir: process.env.DATA_DIR, databaseUrl: null }, quiet);`;

/** Adds rows as fast as it can and names each one after it was acknowledged. */
const ADD_ROWS = `${OPEN}
  open().then(async (db) => {
    for (let n = Number(process.env.FIRST); ; n++) {
      await db.q.insert(registers).values({ kind: String(n), changedBy: 'x'.repeat(2000) });
      process.stdout.write(n + '\\n');
    }
  });`;

const COUNT_ROWS = `${OPEN}
  open().then(async (db) => {
    const rows = await db.q.select().from(registers);
    process.stdout.write(Math.max(0, ...rows.map((row) => Number(row.kind))) + ' ' + rows.length);
    await db.close();
  }).catch((error) => { process.stdout.write(error.message); });`;

const start = (script: string, dataDir: string, env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', script], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const outputOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', () => resolve(output));
  });

describe(openDirectory, () => {
  it('keeps every acknowledged row through kill -9, and refuses a second process meanwhile', async () => {
    const dataDir = join(directory, 'killed');
    copyTo(join(dataDir, 'database'));
    let first = 1;
    for (const wait of [200, 500]) {
      const child = start(ADD_ROWS, dataDir, { FIRST: String(first) });
      const output = outputOf(child);
      await new Promise((resolve) => child.stdout?.once('data', resolve));
      if (first === 1)
        expect(await outputOf(start(COUNT_ROWS, dataDir))).toContain('Another process is using');
      await new Promise((resolve) => setTimeout(resolve, wait));
      child.kill('SIGKILL');
      const acknowledged = Number((await output).trim().split('\n').at(-1));
      const [last, count] = (await outputOf(start(COUNT_ROWS, dataDir))).split(' ').map(Number) as [
        number,
        number,
      ];
      expect(acknowledged).toBeGreaterThan(first);
      expect([acknowledged, acknowledged + 1]).toContain(last);
      expect(count).toBe(last);
      first = last + 1;
    }
  }, 180_000);

  it('writes each commit to the disk before acknowledging it', async () => {
    const database = await openDirectory(copyTo(join(directory, 'counted')));
    await database.exec('create table t (n int)');
    for (let n = 1; n <= 10; n++) {
      const before = syncs.count;
      await database.query('insert into t values ($1)', [n]);
      expect(syncs.count - before).toBeGreaterThanOrEqual(1);
    }
    const { rows } = await database.query(`select name, setting from pg_settings
      where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method') order by name`);
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);
    await database.close();
  });

  it('creates a database anew that a crash left half made', async () => {
    const database = await openDirectory(copyTo(join(directory, 'half')));
    expect((await database.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
    expect(existsSync(`${made}.new`)).toBe(false);
  });
});
