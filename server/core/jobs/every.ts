/**
 * One item of a job's turn, called by its id: a failure is logged and stands in the way of nothing behind it. False for
 * one that failed; the next turn comes to it again.
 */
export async function attempt(
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

/** Ends a job and waits for the turn that is under way. */
export type Stop = () => Promise<void>;

export interface JobLog {
  error(details: object, message: string): void;
}

/** Runs a job now and then, never twice at once; a failure is logged and the next turn comes. Gives the stop. */
export function every(ms: number, name: string, job: () => Promise<unknown>, log: JobLog): Stop {
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
