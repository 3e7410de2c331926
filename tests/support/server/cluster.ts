/** PostgreSQL clusters of a test, run with the programs of the machine: a primary, and a synchronous standby. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runAdminQuery } from '../../../server/core/db/test-database-server';
import { findFreePort } from './real-server';

const VERSIONS = '/usr/lib/postgresql';

/** Returns the folder of PostgreSQL's programs; null where they are missing. */
export function findPostgresPrograms(): string | null {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(VERSIONS, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** User id and group id to run PostgreSQL with, because it refuses to run as root. */
export const getPostgresUser = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
};

export class Cluster {
  private isKilled = false;
  constructor(
    private readonly programs: string,
    readonly folder: string,
    readonly port: number,
  ) {}

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }
  url(database: string): string {
    return `postgres://postgres@${this.address}/${database}`;
  }
  run(program: string, ...args: string[]): void {
    // Ignores the output: a started server keeps the pipes open, so that waiting for their end would block.
    execFileSync(join(this.programs, program), args, { ...getPostgresUser(), stdio: 'ignore', cwd: '/' });
  }
  set(...lines: string[]): void {
    appendFileSync(join(this.folder, 'postgresql.conf'), `${lines.join('\n')}\n`);
  }
  control(...args: string[]): void {
    this.run('pg_ctl', '-D', this.folder, '-w', '-l', join(this.folder, 'server.log'), ...args);
  }
  ask<Row>(sql: string, database = 'postgres'): Promise<Row[]> {
    return runAdminQuery<Row>(this.url(database), sql);
  }
  /** Simulates a power failure: kills the server without a shutdown. */
  kill(): void {
    const [pid = ''] = readFileSync(join(this.folder, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    // The server's backends notice and end by themselves.
    this.isKilled = true;
  }
  end(): void {
    if (!this.isKilled && existsSync(join(this.folder, 'postmaster.pid')))
      this.control('stop', '-m', 'immediate');
  }
}

const ownedByPostgres = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), name));
  const { uid, gid } = getPostgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
};

/** Starts a primary on a free port. */
async function startPrimary(programs: string, folder: string): Promise<Cluster> {
  const primary = new Cluster(programs, join(folder, 'primary'), await findFreePort());
  primary.run(
    'initdb',
    '-D',
    primary.folder,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--data-checksums',
  );
  primary.set(`port = ${primary.port}`, "listen_addresses = '127.0.0.1'", "unix_socket_directories = ''");
  primary.control('start');
  return primary;
}

export interface OwnCluster {
  primary: Cluster;
  remove(): void;
}

export async function startCluster(programs: string): Promise<OwnCluster> {
  const folder = ownedByPostgres('cluster-');
  const primary = await startPrimary(programs, folder);
  return {
    primary,
    remove() {
      primary.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface ClusterPair extends OwnCluster {
  standby: Cluster;
  /** Promotes the standby, which then accepts writes. */
  promote(): void;
}

/** Starts a primary and a synchronous standby: an acknowledged commit is on the disks of both. */
export async function startPair(programs: string): Promise<ClusterPair> {
  const folder = ownedByPostgres('pair-');
  const primary = await startPrimary(programs, folder);
  const standby = new Cluster(programs, join(folder, 'standby'), await findFreePort());
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
  standby.run('pg_basebackup', ...from, '-D', standby.folder, '-R', '-X', 'stream', '-c', 'fast');
  standby.set(`port = ${standby.port}`);
  standby.control('start');
  // Set only after the standby has started: without one no commit would ever be acknowledged.
  await primary.ask("alter system set synchronous_standby_names = '*'");
  await primary.ask('select pg_reload_conf()');
  const state = () => primary.ask<{ sync: string }>('select sync_state as sync from pg_stat_replication');
  while ((await state())[0]?.sync !== 'sync') await sleep(100);

  return {
    primary,
    standby,
    promote: () => standby.control('promote'),
    remove() {
      for (const each of [primary, standby]) each.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
