/** Pools of connections to the databases, with the bounds of each. */
import { Client, Pool } from 'pg';
import type { EmbeddedHost } from './embedded/host';
import { EmbeddedSocket } from './embedded/wire';
import { PlainClient, PreparingClient } from './preparing-client';
import { reaching } from './reaching';

interface Log {
  error(details: object, message: string): void;
}

/**
 * No request may hold a connection or a lock for long; migrations are exempt. Statements are short and many: compiling one
 * takes seconds and saves milliseconds.
 */
export const SERVER_SETTINGS = {
  timezone: 'UTC',
  statement_timeout: '15s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
  jit: 'off',
};
/** Behind a pooler the account has the settings above: work that nobody waits for puts its own in their place. */
const UNBOUNDED_SETTINGS = {
  timezone: 'UTC',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

const optionsOf = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

export const SERVER_OPTIONS = optionsOf(SERVER_SETTINGS);
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

/**
 * A connection that breaks must not end the process: an idle one is logged, and the next query gets a new one. Of one in a
 * transaction, between two statements, the next statement fails.
 */
export const logLostConnections = (pool: Pool, log: Log) =>
  pool
    .on('error', (error) => log.error({ err: error }, 'a database connection broke'))
    .on('connect', (client) => client.on('error', () => {}));

/** `answerLimitMs`: how long a statement may go without an answer. */
export function serverPool(connectionString: string, log: Log, answerLimitMs = ANSWER_LIMIT_MS): Pool {
  const pool = new Pool({
    ...boundTo(connectionString, answerLimitMs),
    Client: reaching(PreparingClient, connectionString),
    options: SERVER_OPTIONS,
  });
  logLostConnections(pool, log);
  return pool;
}

/**
 * Connections to a pooler that may change the one behind them after each transaction: nothing is prepared on it, and its
 * settings are those of the account.
 */
export function poolerPool(connectionString: string, log: Log): Pool {
  const pool = new Pool({ ...boundTo(connectionString, ANSWER_LIMIT_MS), Client: PlainClient });
  logLostConnections(pool, log);
  return pool;
}

const boundTo = (connectionString: string, answerLimitMs: number) => ({
  connectionString,
  max: POOL_SIZE,
  connectionTimeoutMillis: CONNECT_LIMIT_MS,
  query_timeout: answerLimitMs,
  keepAlive: true,
});

/** Connections for work that nobody waits for: a migration, a restore. */
export function unboundedPool(connectionString: string, max = 2): Pool {
  const pool = new Pool({
    Client: reaching(Client, connectionString),
    connectionString,
    max,
    options: optionsOf(UNBOUNDED_SETTINGS),
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
  });
  // Its error is that of the query as well.
  logLostConnections(pool, { error: () => {} });
  return pool;
}
