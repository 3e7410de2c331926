import { type Job, type Workers, workerFile } from '../core/workers/workers';
import type { CheckedPdf } from './seal-check-worker';

/** A file of the largest size with as many seals as are looked at takes two seconds. */
const CHECKING: Job = {
  file: workerFile(__dirname, 'seal-check-worker'),
  timeoutMs: 20_000,
  waitingPerOwner: 4,
};

/** Looks for seals in a file, in a thread. */
export const lookForSeals = (workers: Workers, path: string, owner: string): Promise<CheckedPdf> =>
  workers.run<CheckedPdf>(CHECKING, owner, { path });
