/** Debian's programs beside a portal, each on a port of its own: proxies, and a virus scanner. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findExecutable } from '../support/debian';
import { makeAuthority } from '../support/server/certificates';
import { findFreePort } from '../support/server/real-server';

export interface NeighbourService {
  port: number;
  close(): Promise<void>;
}

/** Where the deployed files and the machines differ: what is replaced by what. */
type FilePairs = [deployed: string, here: string][];

/** A file of deploy/ as it is, but for its places; each of them has to be there. */
function deployedFile(name: string, places: FilePairs): string {
  let text = readFileSync(join('deploy', name), 'utf8');
  for (const [deployed, here] of places) {
    if (!text.includes(deployed)) throw new Error(`deploy/${name} has no ${deployed}`);
    text = text.replaceAll(deployed, here);
  }
  return text;
}

/** A certificate that nobody vouches for, in files. */
function writeCertificate(folder: string): { key: string; cert: string } {
  const { key, cert } = makeAuthority().issue();
  const paths = { key: join(folder, 'portal.key'), cert: join(folder, 'portal.crt') };
  writeFileSync(paths.key, key);
  writeFileSync(paths.cert, cert);
  return paths;
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
  env: Record<string, string> = {},
): Promise<NeighbourService> {
  const program = findExecutable(name, ...packages);
  if (!program) throw new Error(`no ${name}, and none can be installed`);
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await findFreePort();
  const child: ChildProcess = spawn(program, argsOf(folder, port), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
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
export const startProxy = (targets: number[]): Promise<NeighbourService> =>
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

/** nginx with deploy/nginx.conf, which leads to two processes; null where there is none, and none can be installed. */
export async function startNginx([first, second]: [number, number]): Promise<NeighbourService | null> {
  if (!findExecutable('nginx', 'nginx-light')) return null;
  const plain = await findFreePort();
  return start('nginx', [], (folder, port) => {
    const { key, cert } = writeCertificate(folder);
    const site = deployedFile('nginx.conf', [
      ['127.0.0.1:8001', `127.0.0.1:${first}`],
      ['127.0.0.1:8002', `127.0.0.1:${second}`],
      ['listen 80;', `listen 127.0.0.1:${plain};`],
      ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
      ['/etc/nginx/tls/portal.crt', cert],
      ['/etc/nginx/tls/portal.key', key],
    ]);
    const path = join(folder, 'nginx.conf');
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const main = ['daemon off;', `pid ${join(folder, 'pid')};`, 'worker_processes 2;'];
    const user = process.getuid?.() === 0 ? ['user root;'] : [];
    const http = ['events { worker_connections 4096; }', 'http {', 'access_log off;', ...kept, site, '}'];
    writeFileSync(path, [...main, ...user, ...http].join('\n'));
    return ['-c', path, '-e', join(folder, 'error.log')];
  });
}

/** Caddy with deploy/Caddyfile, which leads to two processes; null where there is none, and none can be installed. */
export async function startCaddy([first, second]: [number, number]): Promise<NeighbourService | null> {
  if (!findExecutable('caddy', 'caddy')) return null;
  const [plain, home] = [await findFreePort(), mkdtempSync(join(tmpdir(), 'caddy-home-'))];
  return start(
    'caddy',
    [],
    (folder, port) => {
      const { key, cert } = writeCertificate(folder);
      const text = deployedFile('Caddyfile', [
        ['admin off', 'admin off\n\tlog {\n\t\tlevel ERROR\n\t}'],
        ['portal-1:8001', `127.0.0.1:${first}`],
        ['portal-2:8001', `127.0.0.1:${second}`],
        ['http:// {', `http://:${plain} {`],
        ['{$PUBLIC_URL}', `https://127.0.0.1:${port}`],
        ['/etc/caddy/tls/portal.crt', cert],
        ['/etc/caddy/tls/portal.key', key],
      ]);
      const path = join(folder, 'Caddyfile');
      writeFileSync(path, text);
      return ['run', '--config', path, '--adapter', 'caddyfile'];
    },
    { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
  );
}

/** What a file has to hold for the scanner to find something in it: a signature of our own. */
export const VIRUS = 'DRILL-STANDARD-VIRUS-TEST-FILE';

export const startScanner = (): Promise<NeighbourService> =>
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
