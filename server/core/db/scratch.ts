/**
 * Databases for tests, in memory or on the server of TEST_DATABASE_URL. Making one takes longer than most tests do:
 * one that a test has closed is emptied for the next, or filled again with what was kept under a name.
 */
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { openMemoryHost } from './client';
import { createDatabase, type Database } from './database';
import { migrate } from './migrate';
import { embeddedPool, SERVER_OPTIONS } from './pools';
import { administer, SCRATCH_PREFIX } from './scratch-server';
import { UnorderedClient } from './unordered-client';

const POOL_SIZE = 12;
/** Rows of a test need not outlive the machine. */
const UNSYNCED = `${SERVER_OPTIONS} -c synchronous_commit=off`;

/** A migrated database that outlives the tests that use it. */
interface Scratch {
  connect(): Pool;
  /** The names under which it keeps data. */
  kept: Set<string>;
}

export interface TestDatabase extends Database {
  /** True when it began with the data that were asked for. */
  isFilled: boolean;
  /** Keeps what it holds now under a name, for later tests of this process. */
  keep(name: string): Promise<void>;
}

const idle: Scratch[] = [];

async function makeOnServer(url: string): Promise<Scratch> {
  const name = `${SCRATCH_PREFIX}${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const options = { connectionString: own.href, max: POOL_SIZE, options: UNSYNCED };
  const connect = () => new Pool({ Client: UnorderedClient, ...options });
  const pool = connect();
  await migrate(pool, { alone: false });
  await pool.end();
  return { connect, kept: new Set() };
}

async function makeInMemory(): Promise<Scratch> {
  const host = await openMemoryHost();
  return { connect: () => embeddedPool(host, UnorderedClient), kept: new Set() };
}

const make = (): Promise<Scratch> =>
  process.env.TEST_DATABASE_URL ? makeOnServer(process.env.TEST_DATABASE_URL) : makeInMemory();

/**
 * `work` is run for each table, whose name is `t`; without triggers, so that their order does not matter. The id of the
 * database is none of its data, and stays.
 */
const forEachTable = (work: string) => `
  begin;
  set local session_replication_role = replica;
  do $$ declare t text; begin
    for t in select tablename from pg_tables where schemaname = 'public' and tablename <> 'installation' loop ${work} end loop;
  end $$;
  commit`;

const EMPTY = `execute format('delete from public.%I', t);`;
/** Generated columns cannot be written. */
const fillFrom = (name: string) => `execute (
  select format('insert into public.%1$I (%2$s) select %2$s from ${name}.%1$I', t, string_agg(quote_ident(attname), ', '))
  from pg_attribute
  where attrelid = format('public.%I', t)::regclass and attnum > 0 and not attisdropped and attgenerated = '');`;
const copyTo = (name: string) => `execute format('create table %I.%I as table public.%I', '${name}', t, t);`;

/** Empty, or as it was when it was kept as `name`: a name of letters and digits. */
export async function openTestDatabase(name?: string): Promise<TestDatabase> {
  const fitting = idle.findIndex(({ kept }) => name !== undefined && kept.has(name));
  const [found] = idle.splice(Math.max(fitting, 0), 1);
  const scratch = found ?? (await make());
  const pool = scratch.connect();
  const after = async () => {
    idle.push(scratch);
  };
  const db = createDatabase(pool, { after });
  const isFilled = name !== undefined && scratch.kept.has(name);
  if (found) {
    // The embedded database has one session, which still has the statements that its last user prepared.
    await pool.query('rollback; deallocate all');
    await pool.query(forEachTable(isFilled ? EMPTY + fillFrom(name) : EMPTY));
  }
  return Object.assign(db, {
    isFilled,
    async keep(as: string) {
      await pool.query(`create schema ${as}; ${forEachTable(copyTo(as))}`);
      scratch.kept.add(as);
    },
  });
}
