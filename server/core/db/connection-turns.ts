import { createWaitingLine } from '../waiting-line';

/** Queue for work on a single connection. */
export interface ConnectionTurns {
  /** Runs the work when its turn has come. Throws the pool's timeout error when the wait is too long. */
  take<T>(work: () => Promise<T>): Promise<T>;
  readonly waiting: number;
}

/** Turns alternate between subjects. `subject` returns the subject that the current work is done for. */
export function createTurns(subject: () => string, limitMs: number): ConnectionTurns {
  const line = createWaitingLine();
  const late = () => new Error('timeout exceeded when trying to connect');
  let isTaken = false;
  const next = () => {
    if (!isTaken) isTaken = line.callNext();
  };

  return {
    async take(work) {
      const turn = line.wait({ subject: subject(), limitMs, late });
      next();
      await turn;
      try {
        return await work();
      } finally {
        isTaken = false;
        next();
      }
    },
    get waiting() {
      return line.waiting;
    },
  };
}
