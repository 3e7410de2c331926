/** Failures of what the server stands on, told from bugs: they pass, and whoever asks again later is served. */

import { setTimeout as sleep } from 'node:timers/promises';
import { certificateFault } from '../certificate-fault';
import { faultBehind } from './faults';
import { SQL_STATE, sqlState } from './sql-state';

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
      const [code, reason] = [sqlState(error), error.message];
      log.warn({ attempt, code, reason }, 'the database is not there or takes no writes, waiting for it');
      await sleep(AGAIN_AFTER_MS);
    }
  }
}

/** `full`: the disk has no room left; `away`: everything else that keeps the database from storing now. */
export type Outage = 'away' | 'full';

const FULL = ['53100', 'ENOSPC', 'EDQUOT'];

/** Classes of SQLSTATE: connection, login, resources, operator intervention, system error. */
const AWAY_CLASSES = ['08', '28', '53', '57', '58'];

const AWAY = [
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '25006', // read-only: a standby, or one that an operator has closed
  '25P03',
  '25P04',
  '3D000',
  '55P03',
  SQL_STATE.serializationFailure,
  SQL_STATE.deadlock,
];

/** The driver says these without a code. */
const DRIVER_MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered|Client was closed|The server does not support SSL|There was an error establishing an SSL)/;

function innermost(error: Error): Error {
  let at = error;
  while (at.cause instanceof Error) at = at.cause;
  return at;
}

/** A connection whose answer did not come in time: nobody knows what becomes of it. */
export const isSilent = (error: Error): boolean => innermost(error).message === 'Query read timeout';

export function outageOf(error: Error): Outage | undefined {
  const state = sqlState(error) ?? '';
  if (FULL.includes(state)) return 'full';
  const isAway =
    AWAY.includes(state) ||
    (state.length === 5 && AWAY_CLASSES.includes(state.slice(0, 2))) ||
    state.startsWith('ERR_SSL_') ||
    certificateFault(error) !== null ||
    DRIVER_MESSAGES.test(innermost(error).message);
  return isAway ? 'away' : undefined;
}
