interface Waiter {
  begin(): void;
  isOver: boolean;
}

export interface WaitingTurn {
  subject: string;
  /** `limitMs`: maximum wait in milliseconds; `late`: creates the error thrown after it. */
  limitMs: number;
  late: () => Error;
  /** Aborted when the client disconnects. */
  gone?: AbortSignal;
}

/** Fair queue by subject: a subject with many requests does not delay the first of another. */
export function createWaitingLine() {
  const queue = createFairQueue<Waiter>();
  let waiting = 0;

  return {
    get waiting() {
      return waiting;
    },

    /** Resolves when its turn comes; throws `late` after the limit or when the client disconnects. */
    wait({ subject, limitMs, late, gone }: WaitingTurn): Promise<void> {
      waiting++;
      return new Promise((resolve, reject) => {
        const end = (settle: () => void) => () => {
          if (waiter.isOver) return;
          waiter.isOver = true;
          waiting--;
          clearTimeout(timer);
          gone?.removeEventListener('abort', giveUp);
          settle();
        };
        const giveUp = end(() => reject(late()));
        const waiter: Waiter = { isOver: false, begin: end(resolve) };
        const timer = setTimeout(giveUp, limitMs);
        gone?.addEventListener('abort', giveUp);
        queue.push(subject, waiter);
      });
    },

    /** Starts the next waiter; false if there is none. */
    callNext(): boolean {
      for (let taken = queue.take(); taken; taken = queue.take()) {
        // Released at once: this queue does not limit how many turns a subject has at a time.
        queue.release(taken.owner);
        if (taken.item.isOver) continue;
        taken.item.begin();
        return true;
      }
      return false;
    },
  };
}

/**
 * Fair queue of tasks, in turn by owner: however many tasks an owner has waiting, each other owner's first task comes
 * within one round.
 */
export function createFairQueue<T>() {
  const waiting = new Map<string, T[]>();
  const running = new Set<string>();
  let size = 0;

  return {
    size: () => size,
    waitingOf: (owner: string): number => waiting.get(owner)?.length ?? 0,

    push(owner: string, item: T): void {
      waiting.set(owner, [...(waiting.get(owner) ?? []), item]);
      size += 1;
    },

    /** Takes the next task whose owner has none running; `release` ends it. */
    take(): { owner: string; item: T } | undefined {
      for (const [owner, [item, ...rest]] of waiting) {
        if (running.has(owner) || item === undefined) continue;
        running.add(owner);
        // Deleting and setting the entry again moves the owner to the end.
        waiting.delete(owner);
        if (rest.length > 0) waiting.set(owner, rest);
        size -= 1;
        return { owner, item };
      }
      return undefined;
    },

    release(owner: string): void {
      running.delete(owner);
    },

    /** Removes and returns all waiting items. */
    clear(): T[] {
      const items = [...waiting.values()].flat();
      waiting.clear();
      size = 0;
      return items;
    },
  };
}
