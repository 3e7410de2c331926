/**
 * Databases for tests, in memory or on the server of TEST_DATABASE_URL. Creating one takes longer than most tests: a
 * closed database is emptied for the next test, or refilled with data saved under a name.
 */
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { openMemoryHost } from './client';
import { createDatabase, type Database } from './database';
import { createEmbeddedPool, SERVER_OPTIONS } from './pools';
import { PreparingClient } from './preparing-client';
import { recordStatement, type StatementAnswer } from './recorded-statements';
import {
  buildDatabaseUrl,
  MIGRATED_TEMPLATE,
  runAdminQuery,
  TEST_DATABASE_PREFIX,
} from './test-database-server';

interface Result extends StatementAnswer {
  rows: unknown[];
}
type Callback = (error: Error | null, result?: Result) => void;

const RETURNS_ROWS = /^\s*(select|with|insert|update|delete)\b/i;
/** True for a query with an `order by` of its own, outside all brackets. */
function isOrdered(text: string): boolean {
  const outer = text.replace(/\([^()]*\)/g, '');
  return outer === text ? /\border by\b/i.test(text) : isOrdered(outer);
}

function getText(query: unknown): string {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return typeof text === 'string' ? text : '';
}

const isUnordered = (text: string): boolean => RETURNS_ROWS.test(text) && !isOrdered(text);

/**
 * Driver of tests. PostgreSQL promises no order to a statement without `order by`, yet mostly keeps one: this client
 * reverses such rows, so that code which relies on the habit fails each time, not once in a while. It records what it sends.
 */
export class TestClient extends PreparingClient {}

const { query } = PreparingClient.prototype as unknown as { query: (...given: unknown[]) => unknown };
Object.assign(TestClient.prototype, {
  query(this: TestClient, ...given: unknown[]) {
    const text = getText(given[0]);
    const isReversed = isUnordered(text);
    const values = Array.isArray(given[1]) ? given[1] : [];
    const take = <R extends Result | undefined>(result: R): R => {
      if (!result) return result;
      if (RETURNS_ROWS.test(text)) recordStatement(text, values, result);
      if (isReversed) result.rows.reverse();
      return result;
    };
    const told = given.at(-1);
    if (typeof told !== 'function') return (query.apply(this, given) as Promise<Result>).then(take);
    const turn: Callback = (error, result) => (told as Callback)(error, take(result));
    return query.apply(this, [...given.slice(0, -1), turn]);
  },
});

const POOL_SIZE = 12;
/** Test data need not survive a crash of the machine. */
const UNSYNCED = `${SERVER_OPTIONS} -c synchronous_commit=off`;

/** A migrated database that outlives the tests that use it. */
interface ReusableDatabase {
  connect(): Pool;
  /** Names under which data have been saved in the database. */
  kept: Set<string>;
}

export interface TestDatabase extends Database {
  /** True when the database was opened with the requested saved data. */
  isFilled: boolean;
  /** Saves the present content under a name, for later tests of this process. */
  keep(name: string): Promise<void>;
  /** Keeps the database from being reused, after changes of its tables. */
  discard(): void;
  /** Restores the content saved under a name. */
  restore(name: string): Promise<void>;
}

const idle: ReusableDatabase[] = [];

async function makeOnServer(url: string): Promise<ReusableDatabase> {
  const name = `${TEST_DATABASE_PREFIX}${randomUUID().replaceAll('-', '')}`;
  await runAdminQuery(url, `create database ${name} template ${MIGRATED_TEMPLATE}`);
  const options = { connectionString: buildDatabaseUrl(url, name), max: POOL_SIZE, options: UNSYNCED };
  return { connect: () => new Pool({ Client: TestClient, ...options }), kept: new Set() };
}

async function makeInMemory(): Promise<ReusableDatabase> {
  const host = await openMemoryHost();
  return { connect: () => createEmbeddedPool(host, TestClient), kept: new Set() };
}

const make = (): Promise<ReusableDatabase> =>
  process.env.TEST_DATABASE_URL ? makeOnServer(process.env.TEST_DATABASE_URL) : makeInMemory();

/**
 * Runs `work` for each table, whose name is `t`; without triggers, so that the order of the tables does not matter. The
 * installation id is not test data, and stays.
 */
const forEachTable = (work: string) => `
  begin;
  set local session_replication_role = replica;
  do $$ declare t text; begin
    for t in select tablename from pg_tables where schemaname = 'public' and tablename <> 'installation' loop ${work} end loop;
  end $$;
  commit`;

const EMPTY = `execute format('delete from public.%I', t);`;
/** Generated columns cannot be written; identities keep the numbers they had. */
const fillFrom = (name: string) => `execute (
  select format('insert into public.%1$I (%2$s) overriding system value select %2$s from ${name}.%1$I', t, string_agg(quote_ident(attname), ', '))
  from pg_attribute
  where attrelid = format('public.%I', t)::regclass and attnum > 0 and not attisdropped and attgenerated = '');`;
const DEADLOCK = '40P01';
const restoreFrom = (name: string) => forEachTable(EMPTY + fillFrom(name));
const copyTo = (name: string) => `execute format('create table %I.%I as table public.%I', '${name}', t, t);`;

/** Opens an empty database, or one with the data saved as `name` (letters and digits). */
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
    // Prepared statements of the previous user remain in the embedded database's single session.
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
      // A job of the server may lock tables in another order: PostgreSQL then ends one of the two.
      await pool.query(restoreFrom(as)).catch((failure: { code?: string }) => {
        if (failure.code !== DEADLOCK) throw failure;
        return pool.query(restoreFrom(as));
      });
    },
  });
}
