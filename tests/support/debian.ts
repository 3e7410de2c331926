/** Programs of Debian that tests and drills drive: found, or installed where root may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const onDebianAsRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Its chatter goes to stderr: stdout may carry an answer. True when it went well. */
export const runApt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

export const installPackages = (...names: string[]): boolean =>
  runApt('install', '-y', '-qq', '--no-install-recommends', ...names);

/** The path of a program; null where there is none and none can be installed. */
export function findExecutable(name: string, ...packages: string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const find = () => folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
  const found = find();
  if (found || !onDebianAsRoot()) return found;
  runApt('update', '-qq');
  installPackages(...packages);
  return find();
}
