/** Costs of the parts of the gate: seconds by the clock and of the processor, and the dearest files of tests. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './project.mjs';

const DEAREST = 20;

/** Returns a command that writes the times of its processes to a file at its end, and ends as the command does. */
export const withTimes = (command, file) => `${command}; code=$?; times > '${file}'; exit $code`;

/** Seconds in a time as a shell writes it: 1m2.34s. */
const readSeconds = (text) => {
  const [minutes = 0, seconds = 0] = text.replace('s', '').split('m').map(Number);
  return minutes * 60 + seconds;
};

/** Returns the processor seconds of a command that ran with `withTimes`: of all its processes that have ended. */
export const readTimes = (file) => {
  if (!existsSync(file)) return 0;
  const times = readFileSync(file, 'utf8').trim().split(/\s+/);
  return times.reduce((sum, time) => sum + readSeconds(time), 0);
};

/** Reads what each file of tests took of the processor, in milliseconds, as tests/support/file-costs.ts notes it. */
export const readFileCosts = (file) => {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
};

const align = (rows) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column])).join('  ')}`.trimEnd(),
  );
};

/** Prints the parts, the dearest files, and the tests that took longer than their budget. */
export const printCosts = (parts, files, over) => {
  const rows = parts.map(({ name, wall, processor, tests }) => [
    name,
    String(Math.round(wall)),
    String(Math.round(processor)),
    tests === undefined ? '' : String(tests),
  ]);
  console.log('\nWhat the parts cost:');
  console.log(align([['part', 's', 'processor s', 'tests'], ...rows]).join('\n'));
  const dearest = files
    .map((cost) => ({ ...cost, ms: cost.own + cost.children }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, DEAREST)
    .map(({ stage, file, ms, children }) => [
      (ms / 1_000).toFixed(1),
      children > 0 ? `${(children / 1_000).toFixed(1)} of them in programs it starts` : '',
      `${stage}: ${relative(ROOT, file)}`,
    ]);
  if (dearest.length > 0) {
    console.log(`\nThe ${dearest.length} dearest files of tests, by processor seconds:`);
    console.log(align(dearest).join('\n'));
  }
  for (const { title, ms } of over) console.log(`== over its budget: ${Math.round(ms / 1_000)} s: ${title}`);
};
