/** Determines which tests show which facts of the specification, from the reports of test runs. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { facts } from '../../tests/conformance/facts';

export const ROOT = join(__dirname, '../..');
export const TAG = /\[spec ([\w. -]+)\]/g;

/** Sections of the specification whose facts are visible in a browser, so that each needs a browser test. */
const SEEN_SECTIONS = ['1', '2', '4', '8'];
/** Facts of these sections that nothing on screen shows: the numbers of the levels. */
const UNSEEN = ['8.levels'];

export interface TestResult {
  title: string;
  file: string;
  status: string;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; ok: boolean; tests: { status: string }[] }[];
}

export interface ShownFact {
  id: string;
  tests: TestResult[];
}

/** Ids of facts in the title of a test. */
const idsIn = (title: string): string[] => [...title.matchAll(TAG)].flatMap(([, ids = '']) => ids.split(' '));

/** Returns each fact with the tests that show it, and the ids in tags that match no fact. */
export function factsShown(tests: readonly TestResult[]): { shown: ShownFact[]; unknown: string[] } {
  const shown = facts.map(({ id }) => ({
    id,
    tests: tests.filter(({ title }) => idsIn(title).includes(id)),
  }));
  const known = new Set(facts.map(({ id }) => id));
  const named = new Set(tests.flatMap(({ title }) => idsIn(title)));
  return { shown, unknown: [...named].filter((id) => !known.has(id)) };
}

const isInBrowser = ({ file }: TestResult): boolean => file.endsWith('.spec.ts');
const isToBeSeen = (id: string): boolean =>
  SEEN_SECTIONS.includes(id.split('.')[0] ?? '') && !UNSEEN.includes(id);

/**
 * Returns `holds` for a fact with at least one test, all of them passing, and a browser test among them where the fact is visible
 * in the browser.
 */
export function resultOf({ id, tests }: ShownFact): string {
  if (tests.some(({ status }) => status !== 'passed')) return 'FAILS';
  if (tests.length === 0) return 'NO TEST';
  return isToBeSeen(id) && !tests.some(isInBrowser) ? 'UNSEEN' : 'holds';
}

const ofVitest = ({ testResults }: VitestReport): TestResult[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ title: fullName, file: relative(ROOT, name), status })),
  );

const ofSuite = ({ suites = [], specs = [] }: Suite): TestResult[] => [
  ...suites.flatMap(ofSuite),
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ title, file, ok }) => ({ title, file: `tests/e2e/${file}`, status: ok ? 'passed' : 'failed' })),
];

/** The results in a report of vitest or Playwright. */
export function resultsIn(file: string): TestResult[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | Suite;
  return 'testResults' in report ? ofVitest(report) : ofSuite(report);
}
