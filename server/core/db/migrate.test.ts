import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMigrationHashes, runMigrations } from './migrate';

const server = process.env.TEST_DATABASE_URL;

/** Needs a database that several connections reach: `npm test` runs these when a PostgreSQL is within reach. */
describe.skipIf(!server)(runMigrations, () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const own = new URL(server || 'postgres://unused');
  own.pathname = `/${name}`;
  const pools: Pool[] = [];
  const pool = () => {
    const made = new Pool({ connectionString: own.href, max: 2 });
    pools.push(made);
    return made;
  };

  const admin = async (sql: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  beforeAll(() => admin(`create database ${name}`));
  afterAll(async () => {
    await Promise.all(pools.map((each) => each.end()));
    await admin(`drop database ${name}`);
  });

  it('runs once for six processes that start at the same time', async () => {
    await Promise.all(Array.from({ length: 6 }, () => runMigrations(pool(), { alone: false })));
    const { rows } = await pool().query('select hash from drizzle.__drizzle_migrations');
    expect(rows.map(({ hash }) => hash)).toEqual(listMigrationHashes());
  });

  it('refuses when a migration was edited afterwards, or a newer program has run', async () => {
    const client = pool();
    await client.query(`update drizzle.__drizzle_migrations set hash = 'edited' where id = 1`);
    await expect(runMigrations(client, { alone: false })).rejects.toThrow('migration 1 differs');
    await client.query('update drizzle.__drizzle_migrations set hash = $1 where id = 1', [
      listMigrationHashes()[0],
    ]);
    await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e12)`);
    await expect(runMigrations(client, { alone: false })).rejects.toThrow('a newer version has migrated it');
  });
});
