/**
 * Changes that every process hears of at once, so that what it holds in memory is never older than the database. Triggers
 * tell them with `notify`, in the transaction of the change. Each pooled connection listens: a change of this process is
 * heard before its commit returns, on the embedded database as well. One connection more, the line, listens for other
 * processes. Behind a pooler none but the line can listen: there, what has written waits until the line has caught up.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientBase, type ClientConfig, type Pool } from 'pg';
import { createFailoverClient } from './failover-client';

/** The id of the session's user, the user or the company that changed. */
const CHANNEL = 'account_change';
/** Channel of live updates: JSON of a kind and ids. Only one connection of a process listens. */
const LIVE = 'live_news';
/** Memory is not used when the line has not proved for so long that it carries. */
const PROVED_WITHIN_MS = 1_000;
const PROVED_EVERY_MS = 250;
const AGAIN_AFTER_MS = 500;
/** This lock is held by the one process of a database that runs the timed jobs. Any constant that nothing else locks. */
const LEADS = 7_021_992;
const ASKS_TO_LEAD_EVERY_MS = 5_000;
/** After half a minute of silence the server ends the connection, and its lock is free: this process has long given up. */
const ENDED_WHEN_SILENT =
  ' -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4 -c tcp_user_timeout=30000';

/** `null`: any number of changes may have gone by unheard. */
type ChangeListener = (told: string | null) => void;
type ChannelListener = (channel: string, told: string | null) => void;

export interface ChangeNotifications {
  /** Registers a listener for account and company changes. */
  onChange(heard: ChangeListener): void;
  /** Registers a listener for live updates of open portals. */
  onLive(heard: ChangeListener): void;
  /** False while a change that is older than a second may have gone by unheard. */
  isCurrent(): boolean;
  /** True in one process at a time, and where there can be one only. */
  leads(): boolean;
}

/** Dedicated connection that listens to other processes and decides which one leads. */
export interface NotificationListener {
  isCurrent(): boolean;
  leads(): boolean;
  /** Resolves when every change that was committed before is heard, or memory is not used. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** Change notifications with the functions that only the database uses. */
interface DatabaseNotifications extends ChangeNotifications {
  /** Awaited after what may have changed something. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

export interface ListeningOptions {
  /** The connection that hears other processes, where there can be some. */
  line?: (heard: ChannelListener) => NotificationListener;
  /** The pooled connections hear nothing: another one may lie behind them after each transaction. */
  hearsByLineAlone?: boolean;
}

async function listenOn(client: ClientBase, channels: string[], heard: ChannelListener): Promise<void> {
  client.on('notification', ({ channel, payload }) => heard(channel, payload ?? null));
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

/** Runs until its end: a line that breaks or falls silent is opened anew. */
export function openNotificationListener(config: ClientConfig, heard: ChannelListener): NotificationListener {
  const LineClient = createFailoverClient(Client, config.connectionString ?? '');
  let provedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  let client: Client | undefined;
  let holdsLock = false;
  /** Callers who wait for a proof that begins after they came. */
  let waiting: (() => void)[] = [];
  let wake = () => {};
  let askedAt = Number.NEGATIVE_INFINITY;
  const isCurrent = () => performance.now() - provedAt < PROVED_WITHIN_MS;
  const missed = () => {
    for (const channel of [CHANNEL, LIVE]) heard(channel, null);
  };

  /** Statements are answered in their order: whatever was told before this one was sent is heard before its answer. */
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
    // Its error is that of the statement as well; without a listener it would end the process.
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
