/**
 * Runs parts of the benchmark several times and prints their tables once: the median of each figure with the least and the most.
 * What depends on time is left out where others used the machine: a wrong number is worse than none.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

type Cell = string | number;

export interface BenchTable {
  title: string;
  head: string[];
  rows: Cell[][];
  /** Columns that a busy machine does not change, such as counts. */
  steady: readonly string[];
  notes: string[];
}

/** Time over which the use of the machine by others is taken. */
const LOOK_MS = 3_000;
/** Largest share of all processors that others may use beside a figure that depends on time. */
const OTHERS_AT_MOST = 0.2;
const LEFT_OUT = '–';

let tables: BenchTable[] = [];

/** Adds a table to the result of the present run. */
export const printTable = (
  title: string,
  head: string[],
  rows: Cell[][],
  steady: readonly string[] = [],
): void => void tables.push({ title, head, rows, steady, notes: [] });

/** Adds a line below the last table. */
export const printNote = (text: string): void => void tables.at(-1)?.notes.push(text);

/** Returns idle ticks and all ticks of the processors so far; null where the system does not say. */
function readTicks(): { idle: number; all: number } | null {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    const ticks = line.trim().split(/\s+/).slice(1).map(Number);
    const [, , , idle = 0, waiting = 0] = ticks;
    return { idle: idle + waiting, all: ticks.reduce((sum, each) => sum + each, 0) };
  } catch {
    return null;
  }
}

/** Returns the share of all processors, 0 to 1, that others use while this process waits; 0 where the system does not say. */
async function measureOthers(): Promise<number> {
  const before = readTicks();
  await sleep(LOOK_MS);
  const after = readTicks();
  if (!before || !after || after.all === before.all) return 0;
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

const formatFigure = (cell: Cell): string =>
  typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : 0) : cell;

/** Returns the median of a figure with the least and the most of all runs; a text as the first run has it. */
export function summarizeCells(cells: Cell[]): string {
  const numbers = cells.filter((cell) => typeof cell === 'number').sort((a, b) => a - b);
  const [least] = numbers;
  const most = numbers.at(-1);
  if (least === undefined || most === undefined) return formatFigure(cells[0] ?? '');
  const middle = formatFigure(numbers[Math.floor((numbers.length - 1) / 2)] ?? least);
  if (formatFigure(least) === formatFigure(most)) return middle;
  return `${middle} (${formatFigure(least)}–${formatFigure(most)})`;
}

/** Puts the same table of several runs into one. `isBusy`: leaves out what depends on time; labels and steady columns stay. */
export function mergeRuns(runs: BenchTable[], isBusy: boolean): string[][] {
  const [first] = runs;
  if (!first) return [];
  const { head, rows, steady } = first;
  const showCell = (cell: Cell, row: number, column: number): string => {
    const isLabel = column === 0 || (typeof cell === 'string' && !/\d/.test(cell));
    if (isBusy && !isLabel && !steady.includes(head[column] ?? '')) return LEFT_OUT;
    return summarizeCells(runs.map((run) => run.rows[row]?.[column] ?? cell));
  };
  return [head, ...rows.map((cells, row) => cells.map((cell, column) => showCell(cell, row, column)))];
}

function writeTable(title: string, text: string[][]): void {
  const [head = []] = text;
  const widths = head.map((_, column) => Math.max(...text.map((row) => (row[column] ?? '').length)));
  console.log(`\n${title}`);
  for (const [i, row] of text.entries()) {
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
    if (i === 0) console.log(`  ${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  }
}

/** Runs a part once and returns its tables; a fault, even one that nothing waits for, is told and ends no more than the run. */
async function runOnce(name: string, bench: () => Promise<void>): Promise<{ isWhole: boolean }> {
  let isWhole = true;
  const tell = (error: unknown) => {
    isWhole = false;
    console.error(`\n${name}: a run broke off:`, error);
  };
  process.on('unhandledRejection', tell);
  await bench().catch(tell);
  process.off('unhandledRejection', tell);
  return { isWhole };
}

const formatShare = (share: number): string => `${Math.round(share * 100)} %`;

/** Runs a part as often as asked for and prints its tables. Returns whether every run came to its end. */
export async function runPart(name: string, bench: () => Promise<void>, runs: number): Promise<boolean> {
  const before = await measureOthers();
  const whole: BenchTable[][] = [];
  for (let run = 0; run < runs; run += 1) {
    tables = [];
    const { isWhole } = await runOnce(name, bench);
    if (isWhole) whole.push(tables);
  }
  const after = await measureOthers();
  const isBusy = Math.max(before, after) > OTHERS_AT_MOST && !process.env.BENCH_ANYWAY;
  for (const [i, { title, notes }] of (whole[0] ?? []).entries()) {
    const same = whole.flatMap((run) => run[i] ?? []);
    writeTable(title, mergeRuns(same, isBusy));
    if (!isBusy) for (const note of notes) console.log(`  ${note}`);
  }
  console.log(
    `\n${name}: ${whole.length} of ${runs} runs; others used ${formatShare(before)} of the processors before, ${formatShare(after)} after.`,
  );
  if (isBusy)
    console.log(
      `  More than ${formatShare(OTHERS_AT_MOST)}: what depends on time is left out (${LEFT_OUT}); BENCH_ANYWAY=1 prints it.`,
    );
  return whole.length === runs;
}
