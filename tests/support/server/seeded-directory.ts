/** Seeding the demo takes most of a first start: one seeded directory is kept for the present build, and copied. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const KEPT_IN = 'node_modules/.cache/portal-seeded';
/** A process that ended while it seeded left its lock behind. */
const LOCK_LIMIT_MS = 120_000;

function takeLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > LOCK_LIMIT_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** `fill` fills a directory with what a server has seeded and closed in order. Of several at once, one does so. */
export async function createSeededDirectory(
  program: string,
  fill: (directory: string) => Promise<void>,
): Promise<string> {
  const build = createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, 16);
  const [directory, lock] = [join(KEPT_IN, build), join(KEPT_IN, `${build}.lock`)];
  mkdirSync(KEPT_IN, { recursive: true });
  for (;;) {
    if (existsSync(directory)) return directory;
    if (takeLock(lock)) break;
    await sleep(100);
  }
  try {
    const side = join(lock, 'data');
    await fill(side);
    for (const older of readdirSync(KEPT_IN))
      if (!older.startsWith(build)) rmSync(join(KEPT_IN, older), { recursive: true, force: true });
    renameSync(side, directory);
    return directory;
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
