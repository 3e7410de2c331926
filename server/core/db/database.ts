/**
 * Access to the database. Stores ask for `db.q`, which is the open transaction inside one: a query
 * beside it would wait for ever on the embedded database's single connection.
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
  /** The open transaction inside one, else the pool. */
  readonly q: DatabaseQueries;
  /** Runs the work in a transaction; inside another one it joins that. Work that lost a race is run again. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Throws unless it could store now. `isAhead`: a newer version of the program has migrated it meanwhile. */
  ping(): Promise<{ isAhead: boolean }>;
  /** Gives its content of now, to be read at leisure while others write. */
  snapshot(): Promise<DatabaseSnapshot>;
  /** Connections that it opens at most. */
  readonly connections: number;
  /** Changes to accounts, of this process and of others. */
  readonly changeNotifications: ChangeNotifications;
  /** Queries that wait for a connection. */
  readonly waiting: number;
  /** Milliseconds that an embedded one has worked on its own thread; 0 for a server's. */
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

/** A statement whose text is built once for the pool and once for each connection in a transaction, and not with each call. */
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

/** Also the loser of two who added to one audit chain: its line comes after the winner's. */
const isLostRace = (error: unknown): boolean =>
  isSqlState(error, SQL_STATE.serializationFailure, SQL_STATE.deadlock) ||
  isUniqueViolation(error, 'audit_log_subject');

/** Gives the error of a connection that is of no use any more. One that has fallen silent would not answer this either. */
const rollBack = async (client: PoolClient, cause: Error): Promise<Error | undefined> =>
  isSilent(cause)
    ? cause
    : client.query('rollback').then(
        () => undefined,
        (failed: Error) => failed,
      );

interface DatabaseOptions extends ListeningOptions {
  /** Ended before the connections, and after them. */
  before?: () => Promise<void>;
  after?: () => Promise<void>;
  /** Turns of the users of a single connection. */
  turns?: ConnectionTurns;
  /** Milliseconds that it has worked in this process. */
  workedMs?: () => number;
  /** Copies a database of a single connection, which a snapshot would keep from everybody else. */
  copy?: () => Promise<DatabaseSnapshot>;
}

/** Nothing to wait for but the pool. */
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
      // Node hands on each store with each promise of the process, as long as the process lives.
      inside.disable();
    },
  };
}
