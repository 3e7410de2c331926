/** Worker threads shared by all applications of a test process: starting one from source takes longer than its task. */
import { createWorkers, type WorkerJob, type WorkerPool } from '../../../server/core/workers/workers';

let shared: WorkerPool | undefined;

/**
 * Returns an application's view of the shared threads: closing it waits for the application's tasks and leaves the threads
 * running.
 */
export function getSharedWorkers(): WorkerPool {
  shared ??= createWorkers({ log: { error: console.error } });
  const threads = shared;
  const running = new Set<Promise<unknown>>();
  return {
    run<Result>(job: WorkerJob, owner: string, task: unknown): Promise<Result> {
      const result = threads.run<Result>(job, owner, task);
      const end = result.catch(() => {}).finally(() => running.delete(end));
      running.add(end);
      return result;
    },
    async close() {
      await Promise.all(running);
    },
  };
}
