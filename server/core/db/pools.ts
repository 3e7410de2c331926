/** Connection pools for the databases, with the time limits of each. */
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { EmbeddedHost } from './embedded/host';
import { EmbeddedSocket } from './embedded/wire';
import { createFailoverClient, getPresentAddress, listServerUrls } from './failover-client';
import { findInstallationId, readInstallationId } from './installation';
import { DatabaseFault } from './outage';
import { PlainClient, PreparingClient } from './preparing-client';

interface Log {
  error(details: object, message: string): void;
}

/**
 * Settings of server connections. No request may hold a connection or a lock for long; migrations are exempt. JIT is off
 * because statements are short and many: compiling one takes seconds and saves milliseconds.
 */
export const SERVER_SETTINGS = {
  timezone: 'UTC',
  statement_timeout: '15s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
  jit: 'off',
};
/**
 * Settings for work without time limits. Behind a pooler the limits above are set on the database account, so these
 * override them.
 */
const UNBOUNDED_SETTINGS = {
  timezone: 'UTC',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

const formatOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

export const SERVER_OPTIONS = formatOptions(SERVER_SETTINGS);
export const CONNECT_LIMIT_MS = 5_000;
/** Client-side limit of a statement, slightly above that of the server, which a silent connection does not enforce. */
const ANSWER_LIMIT_MS = 18_000;
/** Maximum wait for the connection of the embedded database; then clients are asked to retry. */
export const WAIT_LIMIT_MS = 30_000;
const POOL_SIZE = 12;

export const createEmbeddedPool = (host: EmbeddedHost, Client = PreparingClient) =>
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

type Taken = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** A pool for a URL: of several addresses it tries each once before it gives up. */
class ServerPool extends Pool {
  constructor(
    private readonly url: string,
    Driver: typeof Client,
    options: PoolConfig,
  ) {
    super({ ...options, connectionString: url, keepAlive: true, Client: createFailoverClient(Driver, url) });
  }

  private async reach(): Promise<PoolClient> {
    for (let left = listServerUrls(this.url).length; ; left -= 1) {
      const tried = getPresentAddress(this.url);
      try {
        return await super.connect();
      } catch (error) {
        if (left === 1 || getPresentAddress(this.url) === tried) throw error;
      }
    }
  }

  override connect(): Promise<PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<PoolClient> | undefined {
    const reached = this.reach();
    if (!taken) return reached;
    reached.then(
      (client) => taken(undefined, client, client.release),
      (error: Error) => taken(error, undefined, () => {}),
    );
    return undefined;
  }
}

const createTimeouts = (answerLimitMs: number) => ({
  max: POOL_SIZE,
  connectionTimeoutMillis: CONNECT_LIMIT_MS,
  query_timeout: answerLimitMs,
});

/** `answerLimitMs`: how long a statement may go without an answer. */
export function createServerPool(url: string, log: Log, answerLimitMs = ANSWER_LIMIT_MS): Pool {
  const options = { ...createTimeouts(answerLimitMs), options: SERVER_OPTIONS };
  return logLostConnections(new ServerPool(url, PreparingClient, options), log);
}

/**
 * Pool of connections to a pooler that may change the backend after each transaction: nothing is prepared, and the
 * settings are those of the database account.
 */
export const createPoolerPool = (url: string, log: Log): Pool =>
  logLostConnections(new ServerPool(url, PlainClient, createTimeouts(ANSWER_LIMIT_MS)), log);

/** Creates a pool without time limits for migrations and restores. Its errors surface in the queries. */
export function createUnboundedPool(url: string, max = 2): Pool {
  const options = {
    max,
    options: formatOptions(UNBOUNDED_SETTINGS),
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  };
  return logLostConnections(new ServerPool(url, Client, options), { error: () => {} });
}

type Settings = Record<string, string>;

interface State {
  pid: number;
  login: string;
  database: string;
  settings: Settings;
}

async function readSessionState(client: Pool | PoolClient, wanted: Settings): Promise<State> {
  const { rows } = await client.query<State>(
    `select pg_backend_pid() as pid, quote_ident(current_user) as login, quote_ident(current_database()) as database,
       (select json_object_agg(name, current_setting(name)) from unnest($1::text[]) as name) as settings`,
    [Object.keys(wanted)],
  );
  return rows[0] as State;
}

/** Debian's clusters name the UTC zone Etc/UTC, and a pooler passes on the value that the first connection reported. */
const listMissingSettings = ({ settings }: State, wanted: Settings): string[] =>
  Object.keys(wanted).filter((name) => settings[name]?.replace(/^Etc\//, '') !== wanted[name]);

/**
 * Throws a DatabaseFault where a pooler stands in between: prepared statements would miss their backend, and time limits
 * that are dropped limit nothing. Two open connections of this process share a backend only behind a pooler in
 * transaction mode, which gives the second the backend of the first.
 */
export async function assertDirect(pool: Pool, wanted: Settings = SERVER_SETTINGS): Promise<void> {
  const clients = [await pool.connect(), await pool.connect()] as const;
  try {
    const [first, second] = [
      await readSessionState(clients[0], wanted),
      await readSessionState(clients[1], wanted),
    ];
    if (listMissingSettings(first, wanted).length > 0 || first.pid === second.pid)
      throw new DatabaseFault('pooler');
  } finally {
    for (const client of clients) client.release();
  }
}

/** Throws a DatabaseFault unless the pooler leads to the database of this installation, with the settings of our connections. */
export async function assertPooled(
  pool: Pool,
  directory: string,
  wanted: Settings = SERVER_SETTINGS,
): Promise<void> {
  const state = await readSessionState(pool, wanted);
  const lacked = listMissingSettings(state, wanted);
  if (lacked.length > 0) {
    const of = `alter role ${state.login} in database ${state.database} set`;
    throw new DatabaseFault(
      'poolerSettings',
      lacked.map((name) => `${of} ${name} = '${wanted[name]}';`).join(' '),
    );
  }
  if ((await findInstallationId(pool)) !== readInstallationId(directory))
    throw new DatabaseFault('poolerElsewhere');
}
