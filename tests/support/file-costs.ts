/**
 * Setup of every project: with TEST_COSTS it adds a line to that file for each test file, with what it took of the
 * processor. Files of one process share their modules, so that the first to
 * load one pays for all of them.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const { TEST_COSTS } = process.env;
/** Milliseconds in a tick of the kernel's clock. */
const TICK_MS = 10;
/** Places of user and system time of ended children in /proc/self/stat, counted from the state. */
const CHILD_TIMES = [13, 14];

/** Returns the milliseconds of processor that this process has used, with all its threads. */
const readOwnTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Returns those of the programs that this process started and that have ended; 0 where the system does not say. */
function readChildTime(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return CHILD_TIMES.reduce((sum, place) => sum + Number(fields[place]) * TICK_MS, 0);
}

if (TEST_COSTS) {
  const [own, children] = [readOwnTime(), readChildTime()];
  afterAll(() => {
    const cost = {
      file: expect.getState().testPath,
      own: Math.round(readOwnTime() - own),
      children: Math.round(readChildTime() - children),
    };
    appendFileSync(TEST_COSTS, `${JSON.stringify(cost)}\n`);
  });
}
