/**
 * Runs one item of a job by its id. A failure is logged and does not stop the items behind it. Returns false for a
 * failed item, which the next run retries.
 */
export async function runJobItem(
  log: JobLog,
  item: { job: string; id: string },
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    log.error({ err: error, ...item }, 'a job passed over an item');
    return false;
  }
}

/** Maximum number of batches per run, so that a stopping server need not wait long. */
const BATCHES_A_TURN = 10;

/** Processes due items in batches, each after the last item of the previous batch. */
export async function runDueItems<Item extends { id: string }>(
  { log, job }: { log: JobLog; job: string },
  next: (after: Item | undefined) => Promise<Item[]>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  let last: Item | undefined;
  for (let batch = 0; batch < BATCHES_A_TURN; batch += 1) {
    const found = await next(last);
    for (const item of found) await runJobItem(log, { job, id: item.id }, () => work(item));
    last = found.at(-1);
    if (!last) return;
  }
}

/** Stops a job and waits for its present run. */
export type StopJob = () => Promise<void>;

export interface JobLog {
  error(details: object, message: string): void;
}

/** Periodic job that only the leading process of a database runs. */
export interface ScheduledJob {
  name: string;
  everyMs: number;
  run(): Promise<unknown>;
}

/** Runs a job at an interval without overlap; failures are logged. Returns the function that stops it. */
export function startJob(ms: number, name: string, job: () => Promise<unknown>, log: JobLog): StopJob {
  let underWay: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    underWay ??= job()
      .catch((error: Error) => log.error({ err: error, job: name }, 'a job failed'))
      .finally(() => {
        underWay = null;
      });
  }, ms);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

export interface JobRunState {
  everyMs: number;
  begunAt: string;
  tookMs: number;
  /** Reason of the failure; null after a successful run. */
  fault: string | null;
}

/** The last run of each job in this process, for display. */
export interface JobRuns {
  /** Wraps a job so that each run is recorded. */
  noted(job: ScheduledJob): ScheduledJob;
  /** Every recorded job, in the order in which they were added. */
  readonly jobs: readonly ScheduledJob[];
  /** The last run of each job, by its name. */
  readonly last: Record<string, JobRunState>;
}

export function createJobRunRecorder(clock: () => Date): JobRuns {
  const last: Record<string, JobRunState> = {};
  const jobs: ScheduledJob[] = [];
  return {
    last,
    jobs,
    noted(job) {
      jobs.push(job);
      return {
        ...job,
        async run() {
          const begunAt = clock().toISOString();
          const since = performance.now();
          const note = (fault: string | null) => {
            const tookMs = Math.round(performance.now() - since);
            last[job.name] = { everyMs: job.everyMs, begunAt, tookMs, fault };
          };
          try {
            await job.run();
            note(null);
          } catch (error) {
            note((error as Error).message);
            throw error;
          }
        },
      };
    },
  };
}
