import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

const LOCAL_POSTGRES = 'postgres://postgres@127.0.0.1:5432/postgres';

const connect = async (url: string): Promise<Client | null> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  return client.connect().then(
    () => client,
    () => null,
  );
};

/** Hands a new database to `work` and drops it afterwards; null where no PostgreSQL answers. */
export const withDatabase = async (work: (url: string | null) => Promise<void>): Promise<void> => {
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
