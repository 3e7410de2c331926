/**
 * Pool of worker threads for heavy work, which would block the main thread: in turn by owner, with a limit of time and
 * memory for each task, and bounds on the queue.
 */
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { problems } from '../errors';
import { createFairQueue } from '../waiting-line';

/** One core is left to the main thread and the database; the maximum bounds memory. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
const WAITING_AT_MOST = 500;
/** An idle thread gives its memory back. */
const IDLE_MS = 60_000;
const HEAP_MB = 1_024;
const RETRY_AFTER_SECONDS = 10;

/** A kind of task. */
export interface WorkerJob {
  /** Path of the file whose default export does the task, as returned by `resolveWorkerFile`. */
  file: string;
  /** A task that takes longer is ended with its thread. */
  timeoutMs: number;
  /** Tasks that one owner may have waiting. */
  waitingPerOwner: number;
}

interface Waiting {
  job: WorkerJob;
  task: unknown;
  resolve(result: unknown): void;
  reject(reason: unknown): void;
}

interface WorkersOptions {
  log: Pick<FastifyBaseLogger, 'error'>;
  threads?: number;
  waitingAtMost?: number;
  heapMb?: number;
}

const isBundled = extname(__filename) === '.js';

/** A worker file beside the caller: bundled beside the main file under the same name, or run from source. */
export const resolveWorkerFile = (folder: string, name: string): string =>
  join(folder, `${name}${isBundled ? '.js' : '.ts'}`);

export function createWorkers({
  log,
  threads = THREADS,
  waitingAtMost = WAITING_AT_MOST,
  heapMb = HEAP_MB,
}: WorkersOptions) {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    // With Atomics, a waiting thread would block its event loop and so the cleanup of its last task.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    ...(isBundled ? {} : { execArgv: ['--require', 'tsx/cjs'] }),
  });
  pool.on('error', (err) => log.error({ err }, 'a worker thread ended between tasks'));
  const queue = createFairQueue<Waiting>();
  let free = threads;
  let isClosed = false;

  async function perform({ job, task }: Waiting): Promise<unknown> {
    const signal = AbortSignal.timeout(job.timeoutMs);
    try {
      return await pool.run(task, { filename: job.file, signal });
    } catch (error) {
      if (isClosed) throw problems.unavailable();
      throw signal.aborted ? new Error(`a task took longer than ${job.timeoutMs} ms`) : error;
    }
  }

  function next(): void {
    while (free > 0) {
      const turn = queue.take();
      if (!turn) return;
      free -= 1;
      perform(turn.item)
        .then(turn.item.resolve, turn.item.reject)
        .finally(() => {
          free += 1;
          queue.release(turn.owner);
          next();
        });
    }
  }

  return {
    /**
     * Runs a task of this owner when it is its turn. Rejects with a Problem where too many wait; with any other error when
     * the task threw, took too long, or its thread ended.
     */
    run<Result>(job: WorkerJob, owner: string, task: unknown): Promise<Result> {
      if (isClosed || queue.size() >= waitingAtMost)
        return Promise.reject(problems.unavailable(RETRY_AFTER_SECONDS));
      if (queue.waitingOf(owner) >= job.waitingPerOwner)
        return Promise.reject(problems.tooMany(RETRY_AFTER_SECONDS));
      return new Promise<unknown>((resolve, reject) => {
        queue.push(owner, { job, task, resolve, reject });
        next();
      }) as Promise<Result>;
    },

    async close(): Promise<void> {
      isClosed = true;
      for (const { reject } of queue.clear()) reject(problems.unavailable());
      await pool.destroy();
    },
  };
}

export type WorkerPool = ReturnType<typeof createWorkers>;
