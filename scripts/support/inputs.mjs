/** Builds only what changed: the hash of everything that goes into an output is kept beside the packages. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CACHE, inRoot } from './project.mjs';

const MADE_BY_TOOLS = /(^|\/)\.umi(-\w+)?$/;
const TEST = /\.test\.tsx?$/;

const filesBelow = (path) => {
  if (!existsSync(path) || MADE_BY_TOOLS.test(path)) return [];
  if (statSync(path).isFile()) return TEST.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};

const hashOf = (paths, variables) => {
  const hash = createHash('sha256').update(
    JSON.stringify(variables.map((name) => process.env[name] ?? null)),
  );
  for (const file of paths.flatMap((path) => filesBelow(inRoot(path)))) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** One process builds, others that start meanwhile wait for it; a lock whose holder is gone counts for nothing. */
const holdLock = async (work) => {
  const lock = join(CACHE, 'building');
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isAlive(Number(existsSync(lock) && readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
      await sleep(200);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
};

/**
 * @param {{ name: string, inputs: string[], variables?: string[], output: string, build: () => Promise<void> }} part
 */
export const buildIfChanged = async ({ name, inputs, variables = [], output, build }) => {
  mkdirSync(CACHE, { recursive: true });
  const stamp = join(CACHE, `${name}.sha256`);
  const isFresh = () =>
    existsSync(inRoot(output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashOf(inputs, variables);
  if (isFresh()) return;
  await holdLock(async () => {
    if (isFresh()) return;
    const hash = hashOf(inputs, variables);
    console.log(`Building the ${name} …`);
    const start = Date.now();
    await build();
    writeFileSync(stamp, hash);
    console.log(`Built the ${name} in ${Math.round((Date.now() - start) / 1000)} s.`);
  });
};
