/**
 * Change notifications: every process hears of a change at once, so that data cached in memory is never older than the
 * database. Triggers send them with `notify`, in the transaction of the change. Each pooled connection listens, so that a
 * process hears its own changes before its commit returns, on the embedded database as well. One additional connection,
 * the line, listens for changes of other processes. Behind a pooler only the line can listen: there, a write waits until
 * the line has caught up.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientBase, type ClientConfig, type Pool } from 'pg';
import { createFailoverClient } from './failover-client';

/**
 * Channel of account changes; the payload is the id of the user or company that changed, or of the user whose session
 * changed.
 */
const CHANNEL = 'account_change';
/** Channel of live updates: JSON of a kind and ids. Only one connection of a process listens. */
const LIVE = 'live_news';
/** Cached data are not used when the line has not been proved alive for this long. */
const PROVED_WITHIN_MS = 1_000;
const PROVED_EVERY_MS = 250;
const AGAIN_AFTER_MS = 500;
/** Advisory lock of the one process per database that runs the timed jobs; any number that nothing else locks. */
const LEADS = 7_021_992;
const ASKS_TO_LEAD_EVERY_MS = 5_000;
/**
 * The server ends a connection that is silent for half a minute and so frees its lock; by then this process has long
 * stopped acting as the leader.
 */
const ENDED_WHEN_SILENT =
  ' -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4 -c tcp_user_timeout=30000';

/** `told`: the payload of a notification; null: any number of changes may have been missed. */
type ChangeListener = (told: string | null) => void;
type ChannelListener = (channel: string, told: string | null) => void;

export interface ChangeNotifications {
  /** Registers a listener for account and company changes. */
  onChange(heard: ChangeListener): void;
  /** Registers a listener for live updates of open portals. */
  onLive(heard: ChangeListener): void;
  /** False while a change that is more than a second old may have been missed. */
  isCurrent(): boolean;
  /** True in one process at a time; always true where only one process can use the database. */
  leads(): boolean;
}

/** Dedicated connection that listens to other processes and decides which one leads. */
export interface NotificationListener {
  isCurrent(): boolean;
  leads(): boolean;
  /** Resolves when every change committed before has been heard, or when cached data are not used anyway. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** Change notifications with the functions that only the database uses. */
interface DatabaseNotifications extends ChangeNotifications {
  /** Awaited after each statement or transaction that may have changed something. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

export interface ListeningOptions {
  /** Opens the connection that listens for other processes; absent where there can be none. */
  line?: (heard: ChannelListener) => NotificationListener;
  /** True behind a pooler: pooled connections cannot listen, because their backend may change after each transaction. */
  hearsByLineAlone?: boolean;
}

async function listenOn(client: ClientBase, channels: string[], heard: ChannelListener): Promise<void> {
  client.on('notification', ({ channel, payload }) => heard(channel, payload || null));
  for (const channel of channels) await client.query(`listen ${channel}`);
}

export function createChangeNotifications(
  pool: Pool,
  { line, hearsByLineAlone }: ListeningOptions,
): DatabaseNotifications {
  const listeners: Record<string, ChangeListener[]> = { [CHANNEL]: [], [LIVE]: [] };
  const heard: ChannelListener = (channel, told) => {
    for (const listener of listeners[channel] ?? []) listener(told);
  };
  if (pool.totalCount > 0) throw new Error('a connection that is open already would hear nothing');
  const channels = line ? [CHANNEL] : [CHANNEL, LIVE];
  if (!hearsByLineAlone) pool.options.onConnect = (client) => listenOn(client, channels, heard);
  const opened = line?.(heard);
  return {
    onChange: (listener) => void listeners[CHANNEL]?.push(listener),
    onLive: (listener) => void listeners[LIVE]?.push(listener),
    isCurrent: () => opened?.isCurrent() ?? true,
    leads: () => opened?.leads() ?? true,
    caughtUp: async () => (hearsByLineAlone ? opened?.caughtUp() : undefined),
    close: async () => opened?.close(),
  };
}

/** Opens the line and reopens it when it breaks or falls silent, until it is closed. */
export function openNotificationListener(config: ClientConfig, heard: ChannelListener): NotificationListener {
  const LineClient = createFailoverClient(Client, config.connectionString ?? '');
  let provedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  let client: Client | undefined;
  let holdsLock = false;
  /** Callers of `caughtUp`, each waiting for a proof that starts after the call. */
  let waiting: (() => void)[] = [];
  let wake = () => {};
  let askedAt = Number.NEGATIVE_INFINITY;
  const isCurrent = () => performance.now() - provedAt < PROVED_WITHIN_MS;
  const missed = () => {
    for (const channel of [CHANNEL, LIVE]) heard(channel, null);
  };

  /**
   * Proves the line: statements are answered in order, so every notification sent before this one is heard before its
   * answer.
   */
  async function prove(on: Client): Promise<void> {
    const served = waiting;
    waiting = [];
    const sentAt = performance.now();
    try {
      await on.query('select 1');
      provedAt = sentAt;
    } catch (error) {
      provedAt = Number.NEGATIVE_INFINITY;
      throw error;
    } finally {
      for (const serve of served) serve();
    }
  }

  async function pause(): Promise<void> {
    if (waiting.length > 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, PROVED_EVERY_MS).unref();
    });
    clearTimeout(timer);
  }

  /** Tries to become leader by an advisory lock, which is released with the connection. */
  async function askToLead(on: Client): Promise<void> {
    if (holdsLock || performance.now() - askedAt < ASKS_TO_LEAD_EVERY_MS) return;
    askedAt = performance.now();
    const { rows } = await on.query<{ holds: boolean }>('select pg_try_advisory_lock($1) as holds', [LEADS]);
    holdsLock = rows[0]?.holds ?? false;
  }

  async function connection(): Promise<void> {
    const options = (config.options ?? '') + ENDED_WHEN_SILENT;
    client = new LineClient({
      ...config,
      options,
      application_name: CHANNEL,
      query_timeout: PROVED_WITHIN_MS,
    });
    // The statement rejects with the same error; without a listener here it would end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      await listenOn(client, [CHANNEL, LIVE], heard);
      missed();
      for (; !isClosed; await pause()) {
        await prove(client);
        await askToLead(client);
      }
    } finally {
      holdsLock = false;
      provedAt = Number.NEGATIVE_INFINITY;
      missed();
      for (const serve of waiting.splice(0)) serve();
      await client.end().catch(() => {});
    }
  }

  async function run(): Promise<void> {
    while (!isClosed) {
      await connection().catch(() => {});
      if (!isClosed) await sleep(AGAIN_AFTER_MS, undefined, { ref: false });
    }
  }

  void run();
  return {
    isCurrent,
    leads: () => holdsLock && isCurrent(),
    caughtUp: async () => {
      if (!isCurrent()) return;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        wake();
      });
    },
    async close() {
      isClosed = true;
      await client?.end().catch(() => {});
    },
  };
}
