import { existsSync } from 'node:fs';
import { inRoot, readJson } from './project.mjs';
import { run } from './run.mjs';

const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** True when node_modules holds the versions of the lock; an optional package may be for another platform. */
const isInstalled = (isNeeded = () => true) => {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson(inRoot('package-lock.json')).packages).every(
    ([path, { version, optional, peer, link, ...kind }]) =>
      path === '' || optional || peer || link || !isNeeded(kind) || installed[path]?.version === version,
  );
};

const isServerInstalled = () => isInstalled(({ dev, devOptional }) => !dev && !devOptional);

/** Installs what the server is built and run with, a quarter of all packages, unless it is there. */
export const installForServer = async () => {
  if (isServerInstalled()) return;
  console.log('Installing the packages of the server (once, about 20 seconds) …');
  await run('npm', ['ci', '--omit=dev', ...QUIETLY]);
};

/** Installs all that the lock names, unless it is there. Packages of the server stay as they are: it may be running. */
export const installIfNeeded = async () => {
  if (isInstalled()) return;
  console.log('Installing packages (once, about a minute) …');
  if (isServerInstalled()) await run('npm', ['install', '--no-save', '--include=dev', ...QUIETLY]);
  else await run('npm', ['ci', '--include=dev', ...QUIETLY]);
};
