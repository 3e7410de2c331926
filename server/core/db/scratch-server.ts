/** The databases that tests make on a PostgreSQL: named after their run, and dropped at its end. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

process.env.TEST_RUN ??= randomUUID().slice(0, 8);
export const SCRATCH_PREFIX = `test_${process.env.TEST_RUN}_`;

export async function administer<Row>(url: string, sql: string, values?: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Vitest calls it before the first test, and what it gives after the last one. */
export default () => async (): Promise<void> => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return;
  const made = 'select datname from pg_database where starts_with(datname, $1)';
  const databases = await administer<{ datname: string }>(url, made, [SCRATCH_PREFIX]);
  for (const { datname } of databases) await administer(url, `drop database ${datname} with (force)`);
};
