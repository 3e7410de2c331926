/** Pools of connections to the databases, with the bounds of each. */
import { Pool } from 'pg';
import type { EmbeddedHost } from './embedded/host';
import { EmbeddedSocket } from './embedded/wire';
import { PreparingClient } from './preparing-client';

interface Log {
  error(details: object, message: string): void;
}

/**
 * No request may hold a connection or a lock for long; migrations are exempt. Statements are short and many: compiling one
 * takes seconds and saves milliseconds.
 */
export const STATEMENT_TIMEOUT = '15s';
export const SERVER_OPTIONS =
  `-c timezone=UTC -c statement_timeout=${STATEMENT_TIMEOUT} -c lock_timeout=10000 ` +
  '-c idle_in_transaction_session_timeout=30000 -c jit=off';
export const CONNECT_LIMIT_MS = 5_000;
/** A connection that falls silent has nobody behind it to end the statement: this is a little above the server's bound. */
const ANSWER_LIMIT_MS = 18_000;
/** Whoever has waited that long for the embedded database's only connection is asked to come again. */
export const WAIT_LIMIT_MS = 30_000;
const POOL_SIZE = 12;

export const embeddedPool = (host: EmbeddedHost, Client = PreparingClient) =>
  new Pool({
    Client,
    max: 1,
    stream: () => new EmbeddedSocket(host.execute),
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_LIMIT_MS,
  });

/** An idle connection that breaks must not end the process; the next query gets a new one. */
export const logLostConnections = (pool: Pool, log: Log) =>
  pool.on('error', (error) => log.error({ err: error }, 'a database connection broke'));

/** `answerLimitMs`: how long a statement may go without an answer. */
export function serverPool(connectionString: string, log: Log, answerLimitMs = ANSWER_LIMIT_MS): Pool {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString,
    max: POOL_SIZE,
    options: SERVER_OPTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: answerLimitMs,
    keepAlive: true,
  });
  logLostConnections(pool, log);
  return pool;
}

/** Connections for work that nobody waits for: a migration, a restore. */
export function unboundedPool(connectionString: string, max = 2): Pool {
  const pool = new Pool({
    connectionString,
    max,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
  });
  // Its error is that of the query as well; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}
