import { resolveWorkerFile, type WorkerJob, type WorkerPool } from '../core/workers/workers';
import type { CheckedPdf } from './seal-check-worker';

/** Worker job that checks seals: a file of maximum size with the maximum number of seals takes two seconds. */
const CHECKING: WorkerJob = {
  file: resolveWorkerFile(__dirname, 'seal-check-worker'),
  timeoutMs: 20_000,
  waitingPerOwner: 4,
};

/** Finds and checks the seals of a file in a worker thread. */
export const findSeals = (workers: WorkerPool, path: string, owner: string): Promise<CheckedPdf> =>
  workers.run<CheckedPdf>(CHECKING, owner, { path });
