/** Builds stand beside each other as `dist.<time>`; the name of a part is a link to the present one, swapped in one step. */
import { existsSync, lstatSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The present build and two before it: a process that runs reads its own until it ends. */
const KEPT = 3;

/** The place of a build that is under way. */
export const sideOf = (output) => `${output}.building`;

/** Earlier versions of these scripts built into the folder itself. */
const moveFolderAside = (output) => {
  if (lstatSync(output, { throwIfNoEntry: false })?.isDirectory()) renameSync(output, `${output}.0`);
};

const removeOld = (output) => {
  const builds = readdirSync(dirname(output)).filter(
    (name) => name.startsWith(`${basename(output)}.`) && /^(0|\d{8}T\d+Z)$/.test(name.split('.').at(-1)),
  );
  for (const name of builds.sort().reverse().slice(KEPT))
    rmSync(join(dirname(output), name), { recursive: true, force: true });
};

/** A name that sorts by time, and that no build has. */
const buildName = (output, at = Date.now()) => {
  const name = `${output}.${new Date(at).toISOString().replace(/\W/g, '')}`;
  return existsSync(name) ? buildName(output, at + 1) : name;
};

/** Puts the build at the side of `output` in its place. */
export const swapIn = (output) => {
  const build = buildName(output);
  const link = `${output}.link`;
  renameSync(sideOf(output), build);
  moveFolderAside(output);
  rmSync(link, { force: true });
  symlinkSync(basename(build), link, 'junction');
  if (process.platform === 'win32') rmSync(output, { recursive: true, force: true });
  renameSync(link, output);
  removeOld(output);
};
