/** Builds only what changed: the hash of everything that goes into an output is kept beside the packages. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

const hashOf = (paths, variables = []) => {
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

/** One process builds a part, others that start meanwhile wait for it; a lock whose holder is gone counts for nothing. */
const holdLock = async ({ name }, work) => {
  const lock = join(CACHE, `building-${name}`);
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

const stampOf = ({ name }) => join(CACHE, `${name}.sha256`);
const finishedStampOf = ({ name }) => join(CACHE, `${name}.finished`);

/** Names and sizes of what was built: a build that lost a file, or the end of one, is no build. */
const listOutput = ({ output, finished }) => {
  const folder = realpathSync(dirname(inRoot(output)));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !finished.test(file))
    .sort()
    .map((file) => `${relative(folder, file)} ${statSync(file).size}`)
    .join('\n');
};

const sealBuild = (hash, part) => createHash('sha256').update(hash).update(listOutput(part)).digest('hex');

/**
 * `finish`: makes what the output can be used without, such as compressed copies; `finished`: the files that it makes.
 * @typedef {{ name: string, inputs: string[], variables?: string[], output: string, build: () => Promise<void>, finish: () => Promise<void>, finished: RegExp }} Part
 * @param {Part} part
 * @returns {boolean} true if the part stands there whole, built from the present sources
 */
export const isBuilt = (part) => {
  const stamp = stampOf(part);
  return (
    existsSync(inRoot(part.output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === sealBuild(hashOf(part.inputs, part.variables), part)
  );
};

/** @param {Part} part */
export const buildIfChanged = async (part) => {
  const { name, inputs, variables, build } = part;
  mkdirSync(CACHE, { recursive: true });
  if (isBuilt(part)) return;
  await holdLock(part, async () => {
    if (isBuilt(part)) return;
    const hash = hashOf(inputs, variables);
    console.log(`Building the ${name} …`);
    const start = Date.now();
    await build();
    writeFileSync(stampOf(part), sealBuild(hash, part));
    console.log(`Built the ${name} in ${Math.round((Date.now() - start) / 1000)} s.`);
  });
};

/** @param {Part} part */
export const isFinished = (part) =>
  existsSync(finishedStampOf(part)) &&
  readFileSync(finishedStampOf(part), 'utf8') === readFileSync(stampOf(part), 'utf8');

/** @param {Part} part */
export const buildWhole = async (part) => {
  await buildIfChanged(part);
  if (isFinished(part)) return;
  await holdLock(part, async () => {
    if (isFinished(part)) return;
    const seal = readFileSync(stampOf(part), 'utf8');
    await part.finish();
    writeFileSync(finishedStampOf(part), seal);
  });
};
