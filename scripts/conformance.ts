/**
 * `npm run conformance`: lists which test shows which fact of the specification (tests/conformance/facts.ts), and its result.
 * Runs the tests that carry a tag such as `[spec 8.200]`, browser tests on the existing build; or, with `-- --report FILE`
 * (repeatable), reads the reports of earlier runs and prints only what is wrong. Fails where a fact has no test, or no browser
 * test though it is visible in the browser, where a test fails, or where a tag names no fact.
 *
 * `-- --mutations`: proves that the tests detect faults. See conformance-mutations.ts.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { proveByMutations } from './conformance-mutations';
import { factsShown, ROOT, resultOf, resultsIn, TAG } from './support/facts-shown';
import { runInBrowser, runInProcess } from './support/run-tagged';

const shortened = (text: string, width: number) =>
  (text.length > width ? `${text.slice(0, width - 1)}…` : text).padEnd(width);

function print({ shown, unknown }: ReturnType<typeof factsShown>, isBrief: boolean): void {
  for (const fact of shown) {
    const result = resultOf(fact);
    if (isBrief && result === 'holds') continue;
    const [first] = fact.tests;
    const more = fact.tests.length > 1 ? ` and ${fact.tests.length - 1} more` : '';
    const test = first ? `${first.file}: ${first.title.replaceAll(TAG, '').trim()}` : '';
    console.log(`${result.padEnd(8)} ${fact.id.padEnd(34)} ${shortened(test, 100)}${more}`);
  }
  for (const id of unknown) console.log(`UNKNOWN  ${id}`);
  const held = shown.filter((fact) => resultOf(fact) === 'holds').length;
  console.log(`\n${held} of ${shown.length} facts hold, each shown by a test`);
  if (held < shown.length || unknown.length > 0) process.exitCode = 1;
}

function runAll(): string[] {
  const within = { root: ROOT };
  if (!existsSync(join(ROOT, 'dist/index.html')))
    throw new Error('Nothing is built to look at: `npm run build` first.');
  return [runInProcess(['domain', 'server', 'src', 'tests'], within), runInBrowser(within)];
}

function show(given: string[]): void {
  const reports = given.length > 0 ? given : runAll();
  print(factsShown(reports.flatMap(resultsIn)), given.length > 0);
}

const [mode, ...rest] = process.argv.slice(2);
if (mode === '--mutations') proveByMutations(rest);
else show(rest.filter((each) => each !== '--report'));
