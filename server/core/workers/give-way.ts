import { setPriority } from 'node:os';

/** A usual one is 0, the least urgent 19. */
const BEHIND_THE_OTHERS = 10;

/** Puts this worker thread behind the main loop and the database. Only Linux takes it for a thread and not the process. */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(BEHIND_THE_OTHERS);
}
