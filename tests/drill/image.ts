/**
 * What deploy/Containerfile describes, made without a container engine: a root of Debian by debootstrap with this machine's
 * Node, in which its steps are carried out, and processes in namespaces of their own, on a root that cannot be written.
 */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findExecutable } from '../support/debian';

const BASE = resolve('.cache/drill/bookworm');
const UID = 1000;

const sh = (command: string): string => execFileSync('sh', ['-ec', command], { encoding: 'utf8' });
const inRoot = (root: string, command: string) =>
  execFileSync('chroot', [root, '/bin/sh', '-ec', command], {
    env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** As the image that the Containerfile begins with: Debian, Node, npm and an account `node`. */
function makeBase(): void {
  if (existsSync(join(BASE, 'usr/local/bin/node'))) return;
  if (!findExecutable('debootstrap', 'debootstrap')) throw new Error('no debootstrap');
  const side = `${BASE}.new`;
  rmSync(side, { recursive: true, force: true });
  mkdirSync(side, { recursive: true });
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', side], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  inRoot(side, `useradd -u ${UID} -U -m node; rm -rf /var/cache/apt /var/lib/apt/lists`);
  cpSync(process.execPath, join(side, 'usr/local/bin/node'), { dereference: true });
  chmodSync(join(side, 'usr/local/bin/node'), 0o755);
  mkdirSync(join(side, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(side, 'usr/local/bin/npm'));
  sh(`mv ${side} ${BASE}`);
}

interface Step {
  name: string;
  rest: string;
}

const stepsOf = (path: string): Step[] =>
  readFileSync(path, 'utf8')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[A-Z]+ /.test(line) || /^CMD/.test(line))
    .map((line) => ({
      name: line.slice(0, line.indexOf(' ')),
      rest: line.slice(line.indexOf(' ') + 1).trim(),
    }));

export class Image {
  readonly env: Record<string, string> = { PATH: '/usr/local/bin:/usr/bin:/bin' };
  user = 'root';
  workdir = '/';
  command: string[] = [];
  health: string[] = [];
  private constructor(readonly root: string) {}

  /** `app`: the folder in which a release was unpacked. */
  static build(app: string): Image {
    makeBase();
    const root = mkdtempSync(join(tmpdir(), 'image-'));
    sh(`cp -a ${BASE}/. ${root}; chmod 755 ${root}`);
    const image = new Image(root);
    let health = '';
    for (const { name, rest } of stepsOf(join(app, 'deploy/Containerfile'))) {
      if (name === 'RUN') inRoot(root, rest);
      else if (name === 'COPY')
        sh(
          `mkdir -p ${root}/app; cp -a ${app}/. ${root}/app; chown -R 0:0 ${root}/app; chmod 755 ${root}/app`,
        );
      else if (name === 'ENV')
        for (const [, key = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) image.env[key] = value;
      else if (name === 'WORKDIR') image.workdir = rest;
      else if (name === 'USER') image.user = rest;
      else if (name === 'HEALTHCHECK') health = rest;
      else if (name === 'CMD') image.command = JSON.parse(rest);
      else if (!['FROM', 'VOLUME', 'EXPOSE', 'STOPSIGNAL'].includes(name))
        throw new Error(`${name}: not known here`);
    }
    image.health = JSON.parse(health.slice(health.indexOf('CMD ') + 4));
    return image;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** A volume of its account. */
  static volume(): string {
    const folder = mkdtempSync(join(tmpdir(), 'volume-'));
    sh(`chown ${UID}:${UID} ${folder}`);
    cpSync('tests/support/server/shifted-clock.cjs', join(folder, 'clock.cjs'));
    return folder;
  }
}

export interface RunningImage {
  child: ChildProcess;
  output: () => string;
  /** Of the process inside. */
  pid(): number;
  /** Runs a command inside, and gives what it prints. */
  exec(command: string[], as?: string): Promise<string>;
  /** Sends SIGTERM; gives the exit code. */
  end(): Promise<number | null>;
}

interface Options {
  image: Image;
  volume: string;
  env: Record<string, string>;
  /** Without it there is the loopback alone. */
  hasNetwork: boolean;
  /** Another command than the image's. */
  command?: string[];
}

/** Read-only root, no rights, no new ones; only /data and /tmp can be written. */
export function run({ image, volume, env, hasNetwork, command = image.command }: Options): RunningImage {
  const { root, user, workdir } = image;
  const variables = Object.entries({ ...image.env, ...env }).map(([name, value]) => `${name}=${value}`);
  const asUser = [
    'setpriv',
    ...[`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs', '--bounding-set=-all'],
    ...['env', '-i', '-C', workdir, ...variables],
  ];
  const script = `
    ${hasNetwork ? '' : 'ip link set lo up'}
    mkdir -p ${root}/data ${root}/proc
    mount --bind ${root} ${root}; mount -o remount,bind,ro ${root}
    mount -t proc proc ${root}/proc; mount -t tmpfs tmpfs ${root}/tmp
    mount --bind ${volume} ${root}/data; mount --bind /dev ${root}/dev
    exec chroot ${root} "$@"`;
  const own = ['--mount', '--pid', '--fork', '--kill-child=SIGTERM', ...(hasNetwork ? [] : ['--net'])];
  const child = spawn('unshare', [...own, 'sh', '-ec', script, 'sh', ...asUser, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const keep = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-20_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const pid = () =>
    Number(
      execFileSync('pgrep', ['-P', String(child.pid)])
        .toString()
        .trim(),
    );
  return {
    child,
    output: () => said,
    pid,
    async exec(inside, as = user) {
      const into = ['-t', String(pid()), '-m', '-n', '-r', '-w'];
      const by = ['setpriv', `--reuid=${as}`, `--regid=${as}`, '--clear-groups', 'env', '-i', ...variables];
      return (await promisify(execFile)('nsenter', [...into, ...by, ...inside])).stdout;
    },
    async end() {
      if (child.exitCode !== null) return child.exitCode;
      const gone = new Promise<number | null>((done) => child.once('exit', done));
      process.kill(pid(), 'SIGTERM');
      return gone;
    },
  };
}
