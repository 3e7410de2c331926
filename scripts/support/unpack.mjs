/**
 * Installs packages as `npm ci --ignore-scripts` does, in as many threads as the machine has processors: each version that
 * package-lock.json names, in its place, compared with its hash. npm does it in one thread and takes ten times as long.
 */
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { closureOf, nameAt } from './lock.mjs';
import { readJson } from './project.mjs';

/** npm's own record of what is installed; with it npm takes this for its work, and goes on from there. */
export const RECORD = join('node_modules', '.package-lock.json');
const REGISTRY = 'https://registry.npmjs.org/';
const THREADS_AT_MOST = 4;
const SILENT_FOR_MS = 30_000;

/** True where npm would do more than fetch and unpack: shell scripts of Windows, a way to the registry through others. */
export const needsNpm = ({ env, platform } = process) =>
  platform === 'win32' ||
  ['proxy', 'https_proxy', 'ca'].some((key) => env[`npm_config_${key}`]) ||
  ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].some((key) => env[key]);

const readLibc = () => {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
};

const isListed = (list, own) =>
  list === undefined || list.includes(own) || (list[0]?.startsWith('!') && !list.includes(`!${own}`));

/** The packages of a lock that this machine can run, without those named and what only they need, by their places. */
export const selectForMachine = (packages, without = new Set(), { platform, arch } = process) => {
  const libc = platform === 'linux' ? readLibc() : undefined;
  const runsHere = (place) => {
    const entry = packages[place];
    const isForLibc = libc === undefined || isListed(entry.libc, libc);
    const isForSystem = isListed(entry.os, platform) && isListed(entry.cpu, arch) && isForLibc;
    return isForSystem && !entry.link && !without.has(nameAt(place, entry));
  };
  const { dependencies, devDependencies } = packages[''];
  const places = closureOf(packages, Object.keys({ ...dependencies, ...devDependencies }), runsHere);
  return Object.fromEntries(places.map((place) => [place, packages[place]]));
};

const isSame = (a, b) => a?.version === b.version && a.integrity === b.integrity;

/** Removes what the lock names no more, and says so before: after a power cut nothing half unpacked passes for whole. */
const clearFolder = (folder, lock, write) => {
  const file = join(folder, RECORD);
  const installed = existsSync(file) ? readJson(file).packages : undefined;
  if (!installed) {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    return {};
  }
  const isChanged = (place) => !lock[place] || !isSame(lock[place], installed[place]);
  const removed = Object.keys(installed).filter(isChanged);
  // A removed package takes those within it along.
  const isKept = ([place]) => !removed.some((each) => `${place}/`.startsWith(`${each}/`));
  const kept = Object.fromEntries(Object.entries(installed).filter(isKept));
  write(kept);
  for (const place of removed) rmSync(join(folder, place), { recursive: true, force: true });
  return kept;
};

/** Links the commands of packages; of two with one name the first, as npm does. */
const linkCommands = (folder, wanted) => {
  const linked = new Set();
  for (const [place, { bin = {} }] of Object.entries(wanted)) {
    const commands = join(folder, place.slice(0, place.lastIndexOf('node_modules/')), 'node_modules', '.bin');
    for (const [name, path] of Object.entries(bin)) {
      const [link, program] = [join(commands, name), join(folder, place, path)];
      if (linked.has(link) || !existsSync(program)) continue;
      linked.add(link);
      mkdirSync(commands, { recursive: true });
      chmodSync(program, 0o755);
      rmSync(link, { force: true });
      symlinkSync(relative(commands, program), link);
    }
  }
};

const unpackInThreads = async (folder, missing, from) => {
  const packages = missing.map(([place, entry]) => ({
    place,
    name: nameAt(place, entry),
    version: entry.version,
    integrity: entry.integrity,
  }));
  const workerData = { packages, next: new SharedArrayBuffer(4), folder, ...from };
  const threads = Array.from(
    { length: Math.min(availableParallelism(), THREADS_AT_MOST) },
    () => new Worker(new URL('./unpack-worker.mjs', import.meta.url), { workerData }),
  );
  try {
    await Promise.all(threads.map((thread) => once(thread, 'exit')));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
};

/**
 * Adds packages of a lock to `node_modules` of the folder, by their places, and removes those that the lock names no more. What is
 * there already is not touched. Rejects with what cannot be had.
 */
export const unpackPackages = async (
  folder,
  wanted,
  { lock = wanted, registry = process.env.npm_config_registry ?? REGISTRY, silentForMs = SILENT_FOR_MS } = {},
) => {
  const write = (packages) =>
    writeFileSync(join(folder, RECORD), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
  const unnamed = Object.keys(wanted).find((place) => !wanted[place].integrity);
  if (unnamed) throw new Error(`package-lock.json names no hash of ${unnamed}.`);
  const installed = clearFolder(folder, lock, write);
  const missing = Object.entries(wanted).filter(([place]) => !installed[place]);
  const address = registry.endsWith('/') ? registry : `${registry}/`;
  await unpackInThreads(folder, missing, { registry: address, silentForMs });
  linkCommands(folder, { ...installed, ...wanted });
  write({ ...installed, ...wanted });
};
