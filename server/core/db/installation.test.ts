import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './client';
import { runAdminQuery, TEST_DATABASE_PREFIX } from './test-database-server';

const server = process.env.TEST_DATABASE_URL;
const log = { warn() {}, error: console.error, fatal: console.error };

/** Several processes reach one PostgreSQL, each with a directory of its own or all with one. */
describe.skipIf(!server)('openDatabase with a data directory beside PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-beside-'));
  const names: string[] = [];
  const newDatabase = async (): Promise<string> => {
    const name = `${TEST_DATABASE_PREFIX}${randomUUID().replaceAll('-', '')}`;
    await runAdminQuery(server ?? '', `create database ${name}`);
    names.push(name);
    const own = new URL(server ?? '');
    own.pathname = `/${name}`;
    return own.href;
  };
  const open = async (databaseUrl: string, directory: string) => {
    const dataDir = join(folder, directory);
    await (await openDatabase({ dataDir, databaseUrl }, log)).close();
    return readFileSync(join(dataDir, 'installation'), 'utf8');
  };

  let ours = '';
  beforeAll(async () => {
    ours = await newDatabase();
  });
  afterAll(async () => {
    for (const name of names) await runAdminQuery(server ?? '', `drop database ${name}`);
    rmSync(folder, { recursive: true });
  });

  it('accepts the directory of the same portal as one of several', async () => {
    const ids = await Promise.all([open(ours, 'shared'), open(ours, 'shared'), open(ours, 'own')]);
    expect(new Set(ids).size).toBe(1);
    expect(await open(ours, 'later')).toBe(ids[0]);
    expect(await open(ours, 'shared')).toBe(ids[0]);
  });

  it('rejects the database of another portal', async () => {
    await open(ours, 'own');
    const theirs = await newDatabase();
    await open(theirs, 'theirs');
    await expect(open(theirs, 'own')).rejects.toThrow(
      /belongs to installation .* the database to installation/,
    );
  });

  it('rejects an empty database, which stays empty', async () => {
    await open(ours, 'own');
    const empty = await newDatabase();
    await expect(open(empty, 'own')).rejects.toThrow('The database is empty');
    await expect(open(empty, 'new')).resolves.toMatch(/^[0-9a-f-]{36}\n$/);
    expect(readdirSync(join(folder, 'new'))).toEqual(['installation']);
  });
});
