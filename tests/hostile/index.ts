/**
 * `npm run hostile -- URL`: tries what hostile or faulty clients, files, networks and machines do, and prints each
 * condition with its expectation and its result. At a URL it needs the demo accounts there and leaves out what needs the
 * process or its data; without one it starts the built server itself and tries everything. Ends with 1 when an
 * expectation does not hold. HOSTILE_REPORT names a file for the results as JSON; `-- U4 I5` tries these rows only.
 */
import { writeFileSync } from 'node:fs';
import { RealServer } from '../support/server/real-server';
import { areas } from './areas';
import type { TrialRow } from './row';
import { Target } from './target';

type Verdict = 'holds' | 'DOES NOT HOLD' | 'shown elsewhere' | 'needs a server of our own';

interface Outcome {
  row: TrialRow;
  verdict: Verdict;
  /** The observation. */
  seen: string;
  ms: number;
}

async function tryRow(row: TrialRow, target: Target): Promise<Outcome> {
  if ('shownBy' in row)
    return { row, verdict: 'shown elsewhere', seen: `${row.shownBy.file}: "${row.shownBy.title}"`, ms: 0 };
  if (row.ownServer && !target.isOwn) return { row, verdict: 'needs a server of our own', seen: '', ms: 0 };
  const start = Date.now();
  const outcome = (verdict: Verdict, seen: string) => ({ row, verdict, seen, ms: Date.now() - start });
  return row.run(target).then(
    (seen) => outcome('holds', seen),
    (error: Error) => outcome('DOES NOT HOLD', error.message.split('\n').join(' ').slice(0, 300)),
  );
}

function print({ row, verdict, seen, ms }: Outcome): void {
  console.log(`${row.no.padEnd(4)} ${row.condition}\n     expected: ${row.expected}`);
  console.log(`     ${verdict}${seen && `: ${seen}`}${ms ? ` (${ms} ms)` : ''}\n`);
}

async function tryAll(target: Target, wanted: (row: TrialRow) => boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { title, rows } of areas) {
    const chosen = rows.filter(wanted);
    if (chosen.length > 0) console.log(`== ${title}\n`);
    for (const row of chosen) {
      const outcome = await tryRow(row, target);
      print(outcome);
      outcomes.push(outcome);
    }
  }
  return outcomes;
}

function report(outcomes: Outcome[]): void {
  const count = (verdict: Verdict) => outcomes.filter((outcome) => outcome.verdict === verdict).length;
  const verdicts: Verdict[] = ['holds', 'DOES NOT HOLD', 'shown elsewhere', 'needs a server of our own'];
  console.log(
    `${outcomes.length} conditions: ${verdicts.map((verdict) => `${count(verdict)} ${verdict}`).join(', ')}`,
  );
  const failed = outcomes.filter(({ verdict }) => verdict === 'DOES NOT HOLD');
  const { HOSTILE_REPORT } = process.env;
  if (HOSTILE_REPORT) {
    const passed = count('holds');
    writeFileSync(
      HOSTILE_REPORT,
      JSON.stringify({ passed, failed: failed.map(({ row }) => `${row.no} ${row.condition}`) }),
    );
  }
  if (failed.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const url = asked.find((argument) => /^https?:/.test(argument))?.replace(/\/+$/, '');
  const numbers = asked.filter((argument) => !/^https?:/.test(argument));
  const wanted = ({ no }: TrialRow) => numbers.length === 0 || numbers.includes(no);
  const server = url ? null : await new RealServer().start();
  try {
    report(await tryAll(new Target(url ?? server?.url ?? '', server), wanted));
  } finally {
    await server?.remove();
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
