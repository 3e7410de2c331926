import { setTimeout as sleep } from 'node:timers/promises';
import { faultBehind } from './faults';
import { outageOf } from './outage';
import { sqlState } from './sql-state';

const AGAIN_AFTER_MS = 2_000;

interface Log {
  warn(details: object, message: string): void;
}

/**
 * Opens a database that may not be there yet: of containers that start together, any may be the first. Waits for as long
 * as it takes, and throws a DatabaseFault where waiting mends nothing.
 */
export async function onceThere<T>(open: () => Promise<T>, log: Log): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const opened = await open();
      if (attempt > 1) log.warn({ attempt }, 'the database is there');
      return opened;
    } catch (caught) {
      const error = caught as Error;
      const fault = faultBehind(error);
      if (fault || !outageOf(error)) throw fault ?? error;
      const reason = sqlState(error) ?? error.message;
      log.warn({ attempt, reason }, 'the database is not there or takes no writes, waiting for it');
      await sleep(AGAIN_AFTER_MS);
    }
  }
}
