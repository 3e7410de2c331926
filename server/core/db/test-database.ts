/**
 * Databases for tests, in memory or on the server of TEST_DATABASE_URL. Making one takes longer than most tests do:
 * one that a test has closed is emptied for the next, or filled again with what was kept under a name.
 */
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { openMemoryHost } from './client';
import { createDatabase, type Database } from './database';
import { createEmbeddedPool, SERVER_OPTIONS } from './pools';
import { PreparingClient } from './preparing-client';
import {
  buildDatabaseUrl,
  MIGRATED_TEMPLATE,
  runAdminQuery,
  TEST_DATABASE_PREFIX,
} from './test-database-server';

/**
 * The driver of tests. A database promises no order to a statement that asks for none, yet keeps one most of the time:
 * here such rows come the other way round, so that what relies on the habit fails each time, not once in a while.
 */
interface Result {
  rows: unknown[];
}
type Callback = (error: Error | null, result?: Result) => void;

const RETURNS_ROWS = /^\s*(select|with|insert|update|delete)\b/i;
/** True for a query with an `order by` of its own, outside all brackets. */
function isOrdered(text: string): boolean {
  const outer = text.replace(/\([^()]*\)/g, '');
  return outer === text ? /\border by\b/i.test(text) : isOrdered(outer);
}

function isUnordered(query: unknown): boolean {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return typeof text === 'string' && RETURNS_ROWS.test(text) && !isOrdered(text);
}

function reverseRows<R extends Result | undefined>(result: R): R {
  result?.rows.reverse();
  return result;
}

export class UnorderedClient extends PreparingClient {}

const { query } = PreparingClient.prototype as unknown as { query: (...given: unknown[]) => unknown };
Object.assign(UnorderedClient.prototype, {
  query(this: UnorderedClient, ...given: unknown[]) {
    if (!isUnordered(given[0])) return query.apply(this, given);
    const told = given.at(-1);
    if (typeof told !== 'function') return (query.apply(this, given) as Promise<Result>).then(reverseRows);
    const turn: Callback = (error, result) => (told as Callback)(error, reverseRows(result));
    return query.apply(this, [...given.slice(0, -1), turn]);
  },
});

const POOL_SIZE = 12;
/** Rows of a test need not outlive the machine. */
const UNSYNCED = `${SERVER_OPTIONS} -c synchronous_commit=off`;

/** A migrated database that outlives the tests that use it. */
interface ReusableDatabase {
  connect(): Pool;
  /** The names under which it keeps data. */
  kept: Set<string>;
}

export interface TestDatabase extends Database {
  /** True when it began with the data that were asked for. */
  isFilled: boolean;
  /** Keeps what it holds now under a name, for later tests of this process. */
  keep(name: string): Promise<void>;
  /** Gives it to no later test: a change of its tables would stay. */
  discard(): void;
  /** Brings it back to what was kept under a name. */
  restore(name: string): Promise<void>;
}

const idle: ReusableDatabase[] = [];

async function makeOnServer(url: string): Promise<ReusableDatabase> {
  const name = `${TEST_DATABASE_PREFIX}${randomUUID().replaceAll('-', '')}`;
  await runAdminQuery(url, `create database ${name} template ${MIGRATED_TEMPLATE}`);
  const options = { connectionString: buildDatabaseUrl(url, name), max: POOL_SIZE, options: UNSYNCED };
  return { connect: () => new Pool({ Client: UnorderedClient, ...options }), kept: new Set() };
}

async function makeInMemory(): Promise<ReusableDatabase> {
  const host = await openMemoryHost();
  return { connect: () => createEmbeddedPool(host, UnorderedClient), kept: new Set() };
}

const make = (): Promise<ReusableDatabase> =>
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
const restoreFrom = (name: string) => forEachTable(EMPTY + fillFrom(name));
const copyTo = (name: string) => `execute format('create table %I.%I as table public.%I', '${name}', t, t);`;

/** Empty, or as it was when it was kept as `name`: a name of letters and digits. */
export async function openTestDatabase(name?: string): Promise<TestDatabase> {
  const fitting = idle.findIndex(({ kept }) => name !== undefined && kept.has(name));
  const [found] = idle.splice(Math.max(fitting, 0), 1);
  const scratch = found ?? (await make());
  const pool = scratch.connect();
  let isDiscarded = false;
  const after = async () => {
    if (!isDiscarded) idle.push(scratch);
  };
  const db = createDatabase(pool, { after });
  const isFilled = name !== undefined && scratch.kept.has(name);
  if (found) {
    // The embedded database has one session, which still has the statements that its last user prepared.
    await pool.query('rollback; deallocate all');
    await pool.query(isFilled ? restoreFrom(name) : forEachTable(EMPTY));
  }
  return Object.assign(db, {
    isFilled,
    async keep(as: string) {
      await pool.query(`create schema ${as}; ${forEachTable(copyTo(as))}`);
      scratch.kept.add(as);
    },
    discard() {
      isDiscarded = true;
    },
    async restore(as: string) {
      await pool.query(restoreFrom(as));
    },
  });
}
