/** Test databases on a PostgreSQL server: copies of a migrated template, named after the test run and dropped at its end. */
import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { runMigrations } from './migrate';

process.env.TEST_RUN ??= randomUUID().slice(0, 8);
export const TEST_DATABASE_PREFIX = `test_${process.env.TEST_RUN}_`;
/** Template database: migrated and empty. */
export const MIGRATED_TEMPLATE = `${TEST_DATABASE_PREFIX}migrated`;

export async function runAdminQuery<Row>(url: string, sql: string, values?: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** URL of another database on the same server. */
export const buildDatabaseUrl = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

async function makeMigrated(url: string): Promise<void> {
  await runAdminQuery(url, `create database ${MIGRATED_TEMPLATE}`);
  const pool = new Pool({ connectionString: buildDatabaseUrl(url, MIGRATED_TEMPLATE) });
  await runMigrations(pool, { alone: false }).finally(() => pool.end());
}

async function dropAll(url: string): Promise<void> {
  const made = 'select datname from pg_database where starts_with(datname, $1)';
  const databases = await runAdminQuery<{ datname: string }>(url, made, [TEST_DATABASE_PREFIX]);
  for (const { datname } of databases) await runAdminQuery(url, `drop database ${datname} with (force)`);
}

/** Global setup of Vitest: runs before the first test; the returned function runs after the last one. */
export default async () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return;
  await makeMigrated(url);
  return () => dropAll(url);
};
