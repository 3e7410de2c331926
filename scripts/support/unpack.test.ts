import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LockedPackage, needsNpm, RECORD, selectForMachine, unpackPackages } from './unpack.mjs';

const folder = mkdtempSync(join(tmpdir(), 'unpack-'));
const root = join(folder, 'project');
const LONG = `${'long-'.repeat(30)}name.js`;

/** Tarballs that the registry serves, by path; what it was asked for. */
const served = new Map<string, Buffer>();
let asked: string[] = [];
let failures = 0;
const registry = createServer((request, answer) => {
  const path = request.url ?? '';
  asked.push(path);
  if (path.includes('silent-')) return;
  if (path.startsWith('/mirror/')) return void answer.writeHead(302, { location: path.slice(7) }).end();
  const tarball = served.get(path);
  if (!tarball || failures-- > 0) return void answer.writeHead(tarball ? 503 : 404).end();
  answer.end(tarball);
});
const from = () => ({ registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}` });

/** Serves a package as npm packs it, and returns what a lock says of it. */
async function serve(name: string, version: string, files: Record<string, string>): Promise<LockedPackage> {
  const source = mkdtempSync(join(folder, 'source-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(source, 'package', path, '..'), { recursive: true });
    writeFileSync(join(source, 'package', path), text, { mode: path.startsWith('bin/') ? 0o755 : 0o600 });
  }
  const file = join(source, 'packed.tgz');
  await create({ gzip: true, cwd: source, file }, ['package']);
  const tarball = readFileSync(file);
  served.set(`/${name}/-/${name.split('/').pop()}-${version}.tgz`, tarball);
  return { version, integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}` };
}

const read = (path: string) => readFileSync(join(root, 'node_modules', path), 'utf8');
const listRecorded = () => Object.keys(JSON.parse(readFileSync(join(root, RECORD), 'utf8')).packages);

beforeAll(() => new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  registry.closeAllConnections();
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  asked = [];
  failures = 0;
});

describe(unpackPackages, () => {
  it('puts each package in its place, with long names, scopes and commands', async () => {
    const outer = await serve('outer', '1.0.0', { 'bin/run.js': 'run', [`lib/${LONG}`]: 'long' });
    const inner = await serve('@scope/inner', '2.0.0', { 'index.js': 'inner' });
    await unpackPackages(
      root,
      {
        'node_modules/outer': { ...outer, bin: { run: 'bin/run.js' } },
        'node_modules/outer/node_modules/@scope/inner': inner,
      },
      from(),
    );
    expect(read(`outer/lib/${LONG}`)).toBe('long');
    expect(read('outer/node_modules/@scope/inner/index.js')).toBe('inner');
    expect(read('.bin/run')).toBe('run');
    expect(statSync(join(root, 'node_modules/.bin/run')).mode & 0o111).toBe(0o111);
  });

  it('fetches only what differs, and removes what the lock no longer names', async () => {
    const kept = await serve('kept', '1.0.0', { 'index.js': 'kept' });
    const old = await serve('changed', '1.0.0', { 'index.js': 'old', 'gone.js': 'gone' });
    const gone = await serve('gone', '1.0.0', { 'index.js': 'gone' });
    const before = { 'node_modules/kept': kept, 'node_modules/changed': old, 'node_modules/gone': gone };
    await unpackPackages(root, before, from());
    asked = [];

    const changed = await serve('changed', '1.1.0', { 'index.js': 'new' });
    const after = { 'node_modules/kept': kept, 'node_modules/changed': changed };
    await unpackPackages(root, after, from());

    expect(asked).toEqual(['/changed/-/changed-1.1.0.tgz']);
    expect(read('changed/index.js')).toBe('new');
    expect(existsSync(join(root, 'node_modules/changed/gone.js'))).toBe(false);
    expect(existsSync(join(root, 'node_modules/gone'))).toBe(false);
    expect(listRecorded()).toEqual(['node_modules/kept', 'node_modules/changed']);
  });

  it('fetches what lay within a changed package again', async () => {
    const outer = await serve('holder', '1.0.0', { 'index.js': 'old' });
    const inner = await serve('held', '1.0.0', { 'index.js': 'held' });
    const within = 'node_modules/holder/node_modules/held';
    await unpackPackages(root, { 'node_modules/holder': outer, [within]: inner }, from());
    const changed = await serve('holder', '1.1.0', { 'index.js': 'new' });
    await unpackPackages(root, { 'node_modules/holder': changed, [within]: inner }, from());
    expect(read('holder/index.js')).toBe('new');
    expect(read('holder/node_modules/held/index.js')).toBe('held');
  });

  it('leaves other packages of the lock alone', async () => {
    const one = await serve('one', '1.0.0', { 'index.js': 'one' });
    const two = await serve('two', '1.0.0', { 'bin/two.js': 'two' });
    const lock = { 'node_modules/one': one, 'node_modules/two': { ...two, bin: { two: 'bin/two.js' } } };
    await unpackPackages(root, { 'node_modules/two': lock['node_modules/two'] }, from());
    asked = [];
    await unpackPackages(root, { 'node_modules/one': one }, { lock, ...from() });
    expect(asked).toEqual(['/one/-/one-1.0.0.tgz']);
    expect(read('.bin/two')).toBe('two');
    expect(listRecorded().sort()).toEqual(['node_modules/one', 'node_modules/two']);
  });

  it('refuses a tarball that the lock does not name, and does not record it', async () => {
    const kept = await serve('kept', '1.0.0', { 'index.js': 'kept' });
    await unpackPackages(root, { 'node_modules/kept': kept }, from());
    const { version } = await serve('forged', '1.0.0', { 'index.js': 'forged' });
    const forged = { version: String(version), integrity: String(kept.integrity) };
    const wanted = { 'node_modules/kept': kept, 'node_modules/forged': forged };
    await expect(unpackPackages(root, wanted, from())).rejects.toThrow(/forged@1\.0\.0 is not what/);
    expect(existsSync(join(root, 'node_modules/forged'))).toBe(false);
    expect(listRecorded()).toEqual(['node_modules/kept']);
  });

  it('asks again when the registry stumbles, and names what it cannot have', async () => {
    const late = await serve('late', '1.0.0', { 'index.js': 'late' });
    failures = 2;
    await unpackPackages(root, { 'node_modules/late': late }, from());
    expect(read('late/index.js')).toBe('late');
    const absent = { version: '9.9.9', integrity: String(late.integrity) };
    await expect(unpackPackages(root, { 'node_modules/absent': absent }, from())).rejects.toThrow(
      /absent-9\.9\.9\.tgz cannot be fetched: the registry answers 404/,
    );
  });

  it('follows a mirror to where it keeps its files, and does not wait for one that is silent', async () => {
    const moved = await serve('moved', '1.0.0', { 'index.js': 'moved' });
    await unpackPackages(root, { 'node_modules/moved': moved }, { registry: `${from().registry}/mirror` });
    expect(read('moved/index.js')).toBe('moved');
    await expect(
      unpackPackages(root, { 'node_modules/silent': moved }, { ...from(), silentForMs: 50 }),
    ).rejects.toThrow(/silent-1\.0\.0\.tgz cannot be fetched: the registry is silent/);
  });

  it('unpacks all anew where nothing says what lies there', async () => {
    const whole = await serve('whole', '1.0.0', { 'index.js': 'whole' });
    mkdirSync(join(root, 'node_modules/whole'), { recursive: true });
    writeFileSync(join(root, 'node_modules/whole/half.js'), 'half');
    await unpackPackages(root, { 'node_modules/whole': whole }, from());
    expect(existsSync(join(root, 'node_modules/whole/half.js'))).toBe(false);
  });
});

it('a machine gets its own builds, and nothing that only others or those left out need', () => {
  const packages = {
    '': { dependencies: { tool: '1' }, devDependencies: { test: '1' } },
    'node_modules/tool': { dependencies: { 'tool-linux': '1', 'tool-mac': '1', 'tool-musl': '1' } },
    'node_modules/tool-linux': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/tool-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/tool-mac': { os: ['darwin'], dependencies: { 'only-mac': '1' } },
    'node_modules/only-mac': {},
    'node_modules/not-windows': { os: ['!win32'] },
    'node_modules/test': { dependencies: { 'not-windows': '1' } },
  };
  const forLinux = Object.keys(selectForMachine(packages, new Set(), { platform: 'linux', arch: 'x64' }));
  expect(forLinux.filter((place) => !/tool-(linux|musl)$/.test(place))).toEqual([
    'node_modules/not-windows',
    'node_modules/test',
    'node_modules/tool',
  ]);
  expect(forLinux).toHaveLength(4);
  expect(Object.keys(selectForMachine(packages, new Set(), { platform: 'darwin', arch: 'arm64' }))).toContain(
    'node_modules/only-mac',
  );
  const withoutTool = selectForMachine(packages, new Set(['tool']), { platform: 'darwin', arch: 'arm64' });
  expect(Object.keys(withoutTool)).toEqual(['node_modules/not-windows', 'node_modules/test']);
});

it('npm installs where only npm knows the way', () => {
  expect(needsNpm({ env: {}, platform: 'linux' })).toBe(false);
  expect(needsNpm({ env: {}, platform: 'win32' })).toBe(true);
  expect(needsNpm({ env: { npm_config_https_proxy: 'http://proxy' }, platform: 'linux' })).toBe(true);
  expect(needsNpm({ env: { https_proxy: 'http://proxy' }, platform: 'linux' })).toBe(true);
});
