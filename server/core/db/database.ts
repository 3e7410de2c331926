/**
 * Access to the database. Stores use `db.q`, which is the open transaction inside one: a query outside it would wait
 * forever for the single connection of the embedded database.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import {
  type ChangeNotifications,
  createChangeNotifications,
  type ListeningOptions,
} from './change-notifications';
import type { ConnectionTurns } from './connection-turns';
import { assertStorable } from './migrate';
import { isSilent } from './outage';
import { type DatabaseSnapshot, takeDatabaseSnapshot } from './snapshot';
import { isSqlState, isUniqueViolation, SQL_STATE } from './sql-state';
import { createWatchedConnections } from './watched-queries';

export type DatabaseQueries = NodePgDatabase;

export interface Database {
  /** The open transaction, or the pool outside of one. */
  readonly q: DatabaseQueries;
  /**
   * Runs the work in a transaction, joining one that is already open. Retries it after a serialization failure, a
   * deadlock or a conflict in an audit chain.
   */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Throws unless the database could store data at this moment. `isAhead`: a newer version of the program has migrated
   * the database meanwhile.
   */
  ping(): Promise<{ isAhead: boolean }>;
  /** Returns the content of the database as of this moment, to be read while others write. */
  snapshot(): Promise<DatabaseSnapshot>;
  /** Maximum number of connections. */
  readonly connections: number;
  /** Changes to accounts, of this process and of others. */
  readonly changeNotifications: ChangeNotifications;
  /** Queries that wait for a connection. */
  readonly waiting: number;
  /** Milliseconds that the thread of an embedded database has worked; 0 for a database on a server. */
  workedMs(): number;
  close(): Promise<void>;
}

/** A write that was not done yet. */
export type PendingWrite = SQLWrapper;

/** Does independent writes with one statement: none of them sees another one's work, and no two may touch one row. */
export async function writeTogether({ q }: Pick<Database, 'q'>, writes: PendingWrite[]): Promise<void> {
  const each = writes.map((write, i) => sql`${sql.identifier(`write_${i}`)} as ${write}`);
  await q.execute(sql`with ${sql.join(each, sql`, `)} select 1`);
}

/**
 * Caches a statement, so that its text is built once for the pool and once per transaction connection instead of on each
 * call.
 */
export function prepareStatement<Statement>(
  db: Database,
  build: (q: DatabaseQueries) => Statement,
): () => Statement {
  const built = new WeakMap<DatabaseQueries, Statement>();
  return () => {
    const { q } = db;
    const statement = built.get(q) ?? build(q);
    built.set(q, statement);
    return statement;
  };
}

const ATTEMPTS = 5;
const READS = /^\s*select\b/i;

/**
 * True for errors after which the transaction can be retried, also for the loser of two concurrent inserts into one audit
 * chain: its line comes after the winner's.
 */
const isLostRace = (error: unknown): boolean =>
  isSqlState(error, SQL_STATE.serializationFailure, SQL_STATE.deadlock) ||
  isUniqueViolation(error, 'audit_log_subject');

/**
 * Rolls back; returns the error of a connection that has to be discarded. A connection that has fallen silent would not
 * answer the rollback either.
 */
const rollBack = async (client: PoolClient, cause: Error): Promise<Error | undefined> =>
  isSilent(cause)
    ? cause
    : client.query('rollback').then(
        () => undefined,
        (failed: Error) => failed,
      );

interface DatabaseOptions extends ListeningOptions {
  /** Run on close, before and after the connections end. */
  before?: () => Promise<void>;
  after?: () => Promise<void>;
  /** Queue for the single connection of an embedded database. */
  turns?: ConnectionTurns;
  /** Milliseconds that the database has worked in this process. */
  workedMs?: () => number;
  /** Copies a database that has a single connection, which a snapshot would block for everyone else. */
  copy?: () => Promise<DatabaseSnapshot>;
}

/** No queue: only the pool limits the connections. */
const anyTime: ConnectionTurns = { take: (work) => work(), waiting: 0 };

export function createDatabase(
  pool: Pool,
  { before, after, turns = anyTime, workedMs = () => 0, copy, ...hearing }: DatabaseOptions = {},
): Database {
  const news = createChangeNotifications(pool, hearing);
  async function query(config: QueryConfig, ...rest: []) {
    const result = await turns.take(() => pool.query(config, ...rest));
    if (!READS.test(config.text)) await news.caughtUp();
    return result;
  }
  const outside = drizzle(createWatchedConnections({ query } as Pool));
  const inside = new AsyncLocalStorage<DatabaseQueries>();
  const clients = new WeakMap<PoolClient, DatabaseQueries>();

  function queriesOf(client: PoolClient): DatabaseQueries {
    const known = clients.get(client) ?? drizzle(createWatchedConnections(client));
    clients.set(client, known);
    return known;
  }

  const once = <T>(work: () => Promise<T>): Promise<T> => turns.take(() => onConnection(work));

  async function onConnection<T>(work: () => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await inside.run(queriesOf(client), work);
      await client.query('commit');
      await news.caughtUp();
      return result;
    } catch (error) {
      broken = await rollBack(client, error as Error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async function transaction<T>(work: () => Promise<T>): Promise<T> {
    if (inside.getStore()) return work();
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !isLostRace(error)) throw error;
        await sleep(Math.random() * 20 * attempt);
      }
    }
  }

  return {
    get q() {
      return inside.getStore() ?? outside;
    },
    transaction,
    snapshot: copy ?? (() => takeDatabaseSnapshot(pool)),
    connections: pool.options.max,
    changeNotifications: news,
    get waiting() {
      return pool.waitingCount + turns.waiting;
    },
    ping: () => turns.take(() => assertStorable(pool)),
    workedMs,
    async close() {
      await before?.();
      await news.close();
      await pool.end();
      await after?.();
      // An enabled AsyncLocalStorage is passed on with every promise for the life of the process.
      inside.disable();
    },
  };
}
