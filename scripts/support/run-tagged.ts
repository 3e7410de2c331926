/** Runs the tests that carry a tag of the specification; each kind leaves its report in `.cache/test`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const testFilesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));

interface Within {
  /** Root folder of the project, or of a copy of it. */
  root: string;
  env?: Record<string, string>;
}

function start(command: string[], report: string, { root, env }: Within): string {
  const file = join(root, '.cache/test', report);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  spawnSync('npx', command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CI_REPORT: file, ...env },
  });
  return file;
}

/** Runs the tagged vitest tests below these folders; returns the path of the report. */
export function runInProcess(folders: string[], within: Within): string {
  const tagged = folders
    .flatMap((folder) => testFilesBelow(within.root, folder))
    .filter((name) => readFileSync(join(within.root, name), 'utf8').includes('[spec '));
  const report = 'conformance.json';
  const output = `--outputFile.json=${join(within.root, '.cache/test', report)}`;
  return start(
    ['vitest', 'run', ...tagged, '-t', '\\[spec ', '--reporter=dot', '--reporter=json', output],
    report,
    within,
  );
}

/** Runs the tagged browser tests on the built portal; returns the path of the report. */
export const runInBrowser = (within: Within): string =>
  start(['playwright', 'test', '-g', '\\[spec ', '--reporter=line,json'], 'conformance-browser.json', within);
