/**
 * `npm run conformance -- --mutations`: applies the faults of tests/conformance/mutations.ts to a copy of the project and checks
 * that the fact that each names fails. Faults of one kind are applied together and tested by one run of the tagged tests, which
 * saves a build for each. `-- --mutations portal` for one kind (portal, server, browser); the portal's takes a minute, and is
 * part of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mutation, type MutationKind, mutations } from '../tests/conformance/mutations';
import { copyProject } from './support/copy-project';
import { factsShown, ROOT, resultOf, resultsIn } from './support/facts-shown';
import { runInBrowser, runInProcess } from './support/run-tagged';

const COPY = join(tmpdir(), `portal-mutated-${process.pid}`);

/** Returns the text with the fault applied; throws where the product no longer has the line. */
export function mutated(text: string, { file, from, to }: Mutation): string {
  const [before, after, more] = text.split(from);
  if (before === undefined || after === undefined || more !== undefined)
    throw new Error(`${file}: expected once, not ${text.split(from).length - 1} times: ${from}`);
  return before + to + after;
}

function bringIn(faults: readonly Mutation[]): void {
  for (const fault of faults) {
    const path = join(COPY, fault.file);
    writeFileSync(path, mutated(readFileSync(path, 'utf8'), fault));
  }
  // The code that runs of a program is made from its document.
  spawnSync('npm', ['run', '-s', 'gen'], { cwd: COPY });
}

function takeOut(faults: readonly Mutation[]): void {
  for (const { file } of faults) cpSync(join(ROOT, file), join(COPY, file));
}

const runs: Record<MutationKind, () => string> = {
  server: () => runInProcess(['server', 'tests'], { root: COPY }),
  portal: () => runInProcess(['src'], { root: COPY }),
  browser: () => {
    spawnSync('npm', ['run', '-s', 'build'], { cwd: COPY, stdio: 'inherit' });
    return runInBrowser({ root: COPY });
  },
};

/** Prints which faults the tests have detected; returns the number of undetected ones. */
function tell(faults: readonly Mutation[], report: string): number {
  const { shown } = factsShown(existsSync(report) ? resultsIn(report) : []);
  const failing = shown.filter((fact) => resultOf(fact) === 'FAILS').map(({ id }) => id);
  for (const { fact, says } of faults)
    console.log(`${failing.includes(fact) ? 'noticed' : 'MISSED '}  ${fact.padEnd(32)} ${says}`);
  const named = faults.map(({ fact }) => fact);
  const others = failing.filter((id) => !named.includes(id));
  if (others.length > 0) console.log(`         fail with them: ${others.join(', ')}`);
  return named.filter((id) => !failing.includes(id)).length;
}

export function proveByMutations(asked: readonly string[]): void {
  const kinds = (Object.keys(mutations) as MutationKind[]).filter(
    (kind) => asked.length === 0 || asked.includes(kind),
  );
  copyProject(COPY);
  let missed = 0;
  for (const kind of kinds) {
    bringIn(mutations[kind]);
    missed += tell(mutations[kind], runs[kind]());
    takeOut(mutations[kind]);
  }
  rmSync(COPY, { recursive: true, force: true });
  const made = kinds.flatMap((kind) => mutations[kind]).length;
  console.log(`\n${made - missed} of ${made} faults noticed by the fact that they break`);
  if (missed > 0) process.exitCode = 1;
}
