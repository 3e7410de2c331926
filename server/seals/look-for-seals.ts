import { resolveWorkerFile, type WorkerJob, type WorkerPool } from '../core/workers/workers';
import type { CheckedPdf } from './seal-check-worker';

/** A file of the largest size with as many seals as are looked at takes two seconds. */
const CHECKING: WorkerJob = {
  file: resolveWorkerFile(__dirname, 'seal-check-worker'),
  timeoutMs: 20_000,
  waitingPerOwner: 4,
};

/** Looks for seals in a file, in a thread. */
export const findSeals = (workers: WorkerPool, path: string, owner: string): Promise<CheckedPdf> =>
  workers.run<CheckedPdf>(CHECKING, owner, { path });
