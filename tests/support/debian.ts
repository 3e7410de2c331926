/** Debian programs that tests and drills use: found on the machine, or installed where root may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const onDebianAsRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Runs apt; its output goes to stderr, because stdout may carry a result. True on success. */
export const runApt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

export const installPackages = (...names: string[]): boolean =>
  runApt('install', '-y', '-qq', '--no-install-recommends', ...names);

/** Returns the path of a program; null where it is missing and cannot be installed. */
export function findExecutable(name: string, ...packages: string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const find = () => folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
  const found = find();
  if (found || !onDebianAsRoot()) return found;
  runApt('update', '-qq');
  installPackages(...packages);
  return find();
}
