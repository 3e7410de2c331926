/** Debian's programs beside a portal, each on a port of its own: a proxy that asks for readiness, and a virus scanner. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programOf } from '../support/debian';
import { freePort } from '../support/server/real-server';

export interface Neighbour {
  port: number;
  close(): Promise<void>;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function start(
  name: string,
  packages: string[],
  argsOf: (folder: string, port: number) => string[],
): Promise<Neighbour> {
  const program = programOf(name, ...packages);
  if (!program) throw new Error(`no ${name}, and none can be installed`);
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const child: ChildProcess = spawn(program, argsOf(folder, port), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    await sleep(100);
  }
  return {
    port,
    async close() {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each request goes to a process that says that it is ready; one that took no connection is passed over. */
export const startProxy = (targets: number[]): Promise<Neighbour> =>
  start('haproxy', ['haproxy'], (folder, port) => {
    const servers = targets.map((each, i) => `  server portal-${i + 1} 127.0.0.1:${each} check`);
    const path = join(folder, 'haproxy.cfg');
    const lines = [
      'defaults',
      '  mode http',
      '  timeout connect 2s',
      '  timeout client 60s',
      '  timeout server 60s',
      '  option redispatch',
      '  option forwardfor',
      'listen portal',
      `  bind 127.0.0.1:${port}`,
      '  option httpchk GET /api/ready',
      '  default-server inter 500ms fall 1 rise 1',
      ...servers,
    ];
    writeFileSync(path, `${lines.join('\n')}\n`);
    return ['-db', '-q', '-f', path];
  });

/** What a file has to hold for the scanner to find something in it: a signature of our own. */
export const VIRUS = 'DRILL-STANDARD-VIRUS-TEST-FILE';

export const startScanner = (): Promise<Neighbour> =>
  start('clamd', ['clamav-daemon', 'clamav-freshclam'], (folder, port) => {
    const signatures = join(folder, 'signatures');
    mkdirSync(signatures);
    writeFileSync(join(signatures, 'own.ndb'), `Drill.Test:0:*:${Buffer.from(VIRUS).toString('hex')}\n`);
    const path = join(folder, 'clamd.conf');
    const lines = [
      'Foreground yes',
      `TCPSocket ${port}`,
      'TCPAddr 127.0.0.1',
      `DatabaseDirectory ${signatures}`,
    ];
    writeFileSync(path, `${[...lines, 'StreamMaxLength 512M', `TemporaryDirectory ${folder}`].join('\n')}\n`);
    return ['-c', path];
  });
