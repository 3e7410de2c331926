/**
 * `npm run conformance`: which test shows which fact of the specification (tests/conformance/facts.ts), and its result.
 * Runs the tests that carry a tag such as `[spec 8.200]`, or reads what a run has left and prints only what is wrong:
 * `-- --report FILE`. Fails where a fact has no test, a test fails, or a tag names no fact.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { facts } from '../tests/conformance/facts';

const root = join(__dirname, '..');
const TAG = /\[spec ([\w. -]+)\]/g;

export interface TestResult {
  title: string;
  file: string;
  status: string;
}

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

export interface ShownFact {
  id: string;
  tests: TestResult[];
}

/** The ids in a title. */
const idsIn = (title: string): string[] => [...title.matchAll(TAG)].flatMap(([, ids = '']) => ids.split(' '));

/** Each fact with the tests that show it, and tags that name none. */
export function factsShown(tests: readonly TestResult[]): { shown: ShownFact[]; unknown: string[] } {
  const shown = facts.map(({ id }) => ({
    id,
    tests: tests.filter(({ title }) => idsIn(title).includes(id)),
  }));
  const known = new Set(facts.map(({ id }) => id));
  const named = new Set(tests.flatMap(({ title }) => idsIn(title)));
  return { shown, unknown: [...named].filter((id) => !known.has(id)) };
}

const testsIn = ({ testResults }: Report): TestResult[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ title: fullName, file: relative(root, name), status })),
  );

const testFilesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** Runs the tagged tests, in the files that have any; gives the path of the report. */
function runTagged(): string {
  const file = join(root, '.cache/test/conformance.json');
  mkdirSync(dirname(file), { recursive: true });
  const tagged = ['domain', 'server', 'src', 'tests']
    .flatMap(testFilesBelow)
    .filter((name) => /\[spec /.test(readFileSync(join(root, name), 'utf8')));
  const options = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  spawnSync('npx', ['vitest', 'run', ...tagged, '-t', '\\[spec ', ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  return file;
}

/** A fact holds when it has a test and all its tests pass. */
export const resultOf = (tests: readonly TestResult[]): string => {
  if (tests.length === 0) return 'NO TEST';
  return tests.every(({ status }) => status === 'passed') ? 'holds' : 'FAILS';
};

const shortened = (text: string, width: number) =>
  (text.length > width ? `${text.slice(0, width - 1)}…` : text).padEnd(width);

function print({ shown, unknown }: ReturnType<typeof factsShown>, isBrief: boolean): void {
  for (const { id, tests } of shown) {
    if (isBrief && resultOf(tests) === 'holds') continue;
    const [first] = tests;
    const more = tests.length > 1 ? ` and ${tests.length - 1} more` : '';
    const test = first ? `${first.file}: ${first.title.replaceAll(TAG, '').trim()}` : '';
    console.log(`${resultOf(tests).padEnd(8)} ${id.padEnd(34)} ${shortened(test, 100)}${more}`);
  }
  for (const id of unknown) console.log(`UNKNOWN  ${id}`);
  const held = shown.filter(({ tests }) => resultOf(tests) === 'holds').length;
  console.log(`\n${held} of ${shown.length} facts hold, each shown by a test`);
  if (held < shown.length || unknown.length > 0) process.exitCode = 1;
}

function main(): void {
  const given = process.argv.indexOf('--report');
  const file = given > 0 ? (process.argv[given + 1] ?? '') : runTagged();
  const tests = testsIn(JSON.parse(readFileSync(file, 'utf8')) as Report);
  print(factsShown(tests), given > 0);
}

if (require.main === module) main();
