/**
 * `npm run bench`: what a save costs beside the bare statement, what the login page weighs, and what large files cost.
 * Wants a build and Chromium; takes PostgreSQL in when TEST_DATABASE_URL names one or the local one answers.
 */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { RealServer } from '../support/real-server';
import { benchLoginPage } from './login-page';
import { benchSaves } from './saves';
import { benchUploads } from './uploads';

const LOCAL_POSTGRES = 'postgres://postgres@127.0.0.1:5432/postgres';

const connect = async (url: string): Promise<Client | null> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  return client.connect().then(
    () => client,
    () => null,
  );
};

/** Hands a new database to `work` and drops it afterwards; null where no PostgreSQL answers. */
const withDatabase = async (work: (url: string | null) => Promise<void>): Promise<void> => {
  const url = process.env.TEST_DATABASE_URL ?? LOCAL_POSTGRES;
  const admin = await connect(url);
  if (!admin) return work(null);
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  await work(own.href).finally(() => admin.query(`drop database ${name} with (force)`));
  await admin.end();
};

const main = async () => {
  await withDatabase((postgres) =>
    benchSaves([['embedded', null], ...(postgres ? [['PostgreSQL', postgres] as [string, string]] : [])]),
  );
  const server = await new RealServer().start();
  await benchLoginPage(server.url)
    .then(() => benchUploads(server))
    .finally(() => server.remove());
};

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
