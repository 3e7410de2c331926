import { existsSync } from 'node:fs';
import { inRoot, readJson } from './project.mjs';
import { run } from './run.mjs';

/** True when node_modules holds the versions of the lock; an optional package may be for another platform. */
const isInstalled = () => {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson(inRoot('package-lock.json')).packages).every(
    ([path, { version, optional, peer, link }]) =>
      path === '' || optional || peer || link || installed[path]?.version === version,
  );
};

/** Installs what the lock names, unless it is there. */
export const installIfNeeded = async () => {
  if (isInstalled()) return;
  console.log('Installing packages (once, about a minute) …');
  await run('npm', [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
};
