import { resolve } from 'node:path';

/** The clock of the samples, whose windows are open: a file of the volume, read before the program. */
export const OFFSET = Date.parse('2026-06-10T02:00:00Z') - Date.now();

const clockAt = (path: string) => ({ NODE_OPTIONS: `--require ${path}`, TEST_CLOCK_OFFSET: String(OFFSET) });

export const CLOCK = clockAt('/data/clock.cjs');
/** The same for a program beside the containers. */
export const CLOCK_OUTSIDE = clockAt(resolve('tests/support/server/shifted-clock.cjs'));
