import type { JobLog } from './every';

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
