import { setPriority } from 'node:os';

/** Nice value; 0 is normal, 19 the least urgent. */
const BEHIND_THE_OTHERS = 10;

/**
 * Lowers the priority of this worker thread below the main thread and the database. Only on Linux does it apply to a
 * thread instead of the process.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(BEHIND_THE_OTHERS);
}
