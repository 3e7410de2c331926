/** The last run of each job in this process, as its state is shown. */
import type { Job } from './every';

export interface Run {
  everyMs: number;
  begunAt: string;
  tookMs: number;
  /** The reason that it failed; null where it did its work. */
  fault: string | null;
}

export interface JobRuns {
  /** The same job, with each of its runs noted. */
  noted(job: Job): Job;
  /** By the names of the jobs. */
  readonly last: Record<string, Run>;
}

export function createJobRuns(clock: () => Date): JobRuns {
  const last: Record<string, Run> = {};
  return {
    last,
    noted: (job) => ({
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
    }),
  };
}
