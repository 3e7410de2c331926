import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');

/**
 * Copies the project's files with uncommitted changes, to be modified there; with the project's packages, and caches of its own.
 */
export function copyProject(to: string): void {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of files.filter((name) => name && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(ROOT, file), join(to, file));
  }
  const packages = join(ROOT, 'node_modules');
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(packages).filter((each) => each !== '.cache'))
    symlinkSync(join(packages, name), join(to, 'node_modules', name));
}
