import { performance } from 'node:perf_hooks';

/** Milliseconds that this thread has worked since it began. */
export const workedMs = (): number => performance.eventLoopUtilization().active;

/** Measures how much of this process's thread each of several pieces of work took. */
export interface WorkMeter {
  /** Gives what ends the piece of work, and tells its milliseconds. */
  begin(): () => number;
}

/**
 * Work that waits for others and goes on cannot be told from the others' by looking at the thread. So what the thread
 * does is shared in equal parts among everything that is under way: whoever has much under way is charged much, and
 * somebody who waits beside him a little of it. `busyMs` rises with the work of the thread.
 */
export function createWorkMeter(busyMs: () => number): WorkMeter {
  let underWay = 0;
  let share = 0;
  let last = busyMs();
  const settle = () => {
    const now = busyMs();
    if (underWay > 0) share += (now - last) / underWay;
    last = now;
  };
  return {
    begin() {
      settle();
      underWay++;
      const from = share;
      return () => {
        settle();
        underWay--;
        return share - from;
      };
    },
  };
}
