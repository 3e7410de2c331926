/**
 * Completes package-lock.json after a change of dependencies.
 *
 * npm leaves the optional binaries of other platforms out of the lock when the registry in use does not serve them,
 * and `npm ci` then rejects the lock it wrote itself ("Missing: @rollup/rollup-android-arm64@… from lock file").
 * This adds what is missing, as {version, optional, os, cpu}: npm reads that it is for another platform and skips it. Then it asks
 * the registry for each hash that the lock lacks.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { addHashes, placeFrom } from './support/lock.mjs';

const FILE = 'package-lock.json';
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/** `@rollup/rollup-linux-arm64-musl` names its platform: linux, arm64, musl. */
const platformOf = (name) => {
  const words = name.split('/').pop().split('-');
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : null;
  return {
    os: [SYSTEMS.find((system) => words.includes(system)) ?? 'none'],
    cpu: [PROCESSORS.find((processor) => words.includes(processor)) ?? 'none'],
    ...(libc && { libc: [libc] }),
  };
};

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const added = [];
for (const [owner, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!EXACT.test(version) || placeFrom(lock.packages, owner, name)) continue;
    lock.packages[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) };
    added.push(`${name}@${version}`);
  }
}

const hashInRegistry = (named) =>
  spawnSync('npm', ['view', named, 'dist.integrity'], { encoding: 'utf8' }).stdout.trim();
const before = JSON.stringify(lock.packages);
const unserved = addHashes(lock.packages, hashInRegistry);

if (added.length > 0 || JSON.stringify(lock.packages) !== before) {
  const sorted = Object.keys(lock.packages).sort((a, b) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted.map((key) => [key, lock.packages[key]]));
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(
  added.length > 0 ? `Added ${added.length} entries:\n  ${added.join('\n  ')}` : 'The lock is complete.',
);
if (unserved.length > 0)
  console.log(`Without a hash, for the registry does not serve them:\n  ${unserved.join('\n  ')}`);
