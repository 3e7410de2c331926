import { createFairQueue } from '../workers/fair-queue';

/** Work that one after the other does on a single connection. */
export interface Turns {
  /** Runs the work when its turn has come. Throws what the pool throws when that takes too long. */
  take<T>(work: () => Promise<T>): Promise<T>;
  readonly waiting: number;
}

interface Waiter {
  begin(): void;
  isOver: boolean;
}

/**
 * Turns go round by subject: whoever has much to ask of the database at once waits for himself, and another's first
 * question comes next but one. `subject` tells for whom the present work is done.
 */
export function createTurns(subject: () => string, limitMs: number): Turns {
  const queue = createFairQueue<Waiter>();
  let isTaken = false;
  let waiting = 0;

  function next(): void {
    while (!isTaken) {
      const taken = queue.take();
      if (!taken) return;
      // Nobody has a second turn at once, so that its owner never stands in the way.
      queue.release(taken.owner);
      if (taken.item.isOver) continue;
      isTaken = true;
      taken.item.begin();
    }
  }

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      waiting++;
      const waiter: Waiter = {
        isOver: false,
        begin() {
          waiting--;
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiting--;
        waiter.isOver = true;
        reject(new Error('timeout exceeded when trying to connect'));
      }, limitMs);
      queue.push(subject(), waiter);
      next();
    });

  return {
    async take(work) {
      await turn();
      try {
        return await work();
      } finally {
        isTaken = false;
        next();
      }
    },
    get waiting() {
      return waiting;
    },
  };
}
