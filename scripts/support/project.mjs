/** Places of the project, for every script. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const inRoot = (...path) => join(ROOT, ...path);
export const CACHE = inRoot('node_modules', '.cache', 'declaration-portal');

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Ends with one sentence instead of a stack. */
export const giveUp = (sentence) => {
  process.stderr.write(`\n${sentence}\n\n`);
  process.exit(1);
};

/** The oldest Node that package.json allows. */
export const checkNode = () => {
  const needed = readJson(inRoot('package.json')).engines.node.replace('>=', '');
  const numbers = (version) => version.split('.').map(Number);
  const [major, minor] = numbers(process.versions.node);
  const [neededMajor, neededMinor] = numbers(needed);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  giveUp(
    `Node ${process.versions.node} is too old: the portal needs ${needed} or newer (https://nodejs.org).`,
  );
};
