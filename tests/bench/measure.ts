/** The benchmark's measuring: many workers for a while, processor time and medians. */
import { readFileSync } from 'node:fs';

const TICK_MS = 10;

export interface MeasuredRate {
  perSecond: number;
  /** Milliseconds, of single operations. */
  median: number;
  p95: number;
}

const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** The value that this share of all values does not exceed. */
export const computePercentile = (values: number[], share: number): number =>
  at(
    [...values].sort((a, b) => a - b),
    share,
  );

export const computeMedian = (values: number[]): number => computePercentile(values, 0.5);

/** Runs `operation(worker)` in as many workers as asked for, each as fast as it can, for the given time. */
export const measureRate = async (
  workers: number,
  milliseconds: number,
  operation: (worker: number) => Promise<void>,
): Promise<MeasuredRate> => {
  const durations: number[] = [];
  const start = performance.now();
  const end = start + milliseconds;
  const work = async (worker: number) => {
    while (performance.now() < end) {
      const from = performance.now();
      await operation(worker);
      durations.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  const seconds = (performance.now() - start) / 1000;
  durations.sort((a, b) => a - b);
  return { perSecond: durations.length / seconds, median: at(durations, 0.5), p95: at(durations, 0.95) };
};

function cpuIn(path: string): number {
  try {
    const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** Processor time so far, in milliseconds: of a process, and of the thread in it that answers everybody. */
export const readCpuTime = (pid: number): number => cpuIn(`/proc/${pid}/stat`);
export const readMainThreadTime = (pid: number): number => cpuIn(`/proc/${pid}/task/${pid}/stat`);

const PAGES_IN_MEGABYTE = 256;

/** Resident megabytes of a process. */
export const readMemory = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) / PAGES_IN_MEGABYTE;

/** The median round of several. */
export const selectMedianRound = (rounds: MeasuredRate[]): MeasuredRate => {
  const sorted = [...rounds].sort((a, b) => a.perSecond - b.perSecond);
  const [first] = sorted;
  if (!first) throw new Error('no rounds');
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? first;
};
