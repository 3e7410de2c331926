/**
 * Caches a data directory with the seeded demo for the present build, because seeding takes most of a first start; tests copy it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const KEPT_IN = 'node_modules/.cache/portal-seeded';
/** Milliseconds after which a lock is removed: the process that held it has ended while seeding. */
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

/**
 * Returns the seeded directory, filled by `fill` where it is missing: data of a server that was closed in order. Of concurrent
 * processes one fills it.
 */
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
