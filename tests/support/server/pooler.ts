/** Debian's PgBouncer in transaction mode in front of a database: each transaction may get another connection. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPostgresUser } from './cluster';
import { findFreePort } from './real-server';

export interface ConnectionPooler {
  url: string;
  /** Redirects connections to another server, as the monitor of a fail-over does. */
  leadTo(databaseUrl: string): void;
  close(): Promise<void>;
}

const settingsOf = (url: URL, port: number, connections: number) => `[databases]
* = host=${url.hostname} port=${url.port || 5432} user=${url.username}${url.password && ` password=${url.password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
server_login_retry = 1
`;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.once('close', () => resolve(false)).unref();
    socket.once('connect', () => socket.destroy());
  });

/** Starts the pooler. `program`: its path. `connections`: size of the shared pool. */
export async function startPooler(
  program: string,
  databaseUrl: string,
  connections: number,
): Promise<ConnectionPooler> {
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  const path = join(folder, 'pgbouncer.ini');
  const target = new URL(databaseUrl);
  chmodSync(folder, 0o755);
  const write = (to: URL, port: number) => {
    writeFileSync(path, settingsOf(to, port, connections));
    // Readable for PgBouncer's user, even if another test has restricted the process's file mode (umask).
    chmodSync(path, 0o644);
  };

  let said = '';

  /** Starts PgBouncer on a free port; null where another test took that port first. */
  async function listen(): Promise<{ child: ChildProcess; port: number } | null> {
    const port = await findFreePort();
    write(target, port);
    const child = spawn(program, ['-q', path], { stdio: ['ignore', 'ignore', 'pipe'], ...getPostgresUser() });
    child.stderr.on('data', (line) => {
      said += line;
    });
    while (!(await answers(port))) {
      if (child.exitCode !== null || child.signalCode !== null) return null;
      await sleep(50);
    }
    return { child, port };
  }

  const started = (await listen()) ?? (await listen()) ?? (await listen());
  if (!started) throw new Error(`pgbouncer ended three times: ${said}`);
  const { child, port } = started;
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port), password: '' }).href,
    leadTo(url) {
      write(new URL(url), port);
      child.kill('SIGHUP');
    },
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}
