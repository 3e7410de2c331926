/** Tasks in turn by owner: however many one has waiting, another's first one is next but one at most. */
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

    /** The next task whose owner has none running; `release` says that it has ended. */
    take(): { owner: string; item: T } | undefined {
      for (const [owner, [item, ...rest]] of waiting) {
        if (running.has(owner) || item === undefined) continue;
        running.add(owner);
        // Deleted and set again, the owner stands behind all others.
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

    /** All that wait, taken off. */
    clear(): T[] {
      const items = [...waiting.values()].flat();
      waiting.clear();
      size = 0;
      return items;
    },
  };
}
