interface Emitter<T> {
  /** Adds a listener and returns a function that removes it. Throws a RangeError when there are too many. */
  on(listener: (value: T) => void): () => void;
  emit(value: T): void;
}

/** Creates an emitter with a maximum number of listeners: a component that forgets to unsubscribe shows at once. */
export function createEmitter<T>(listenersAtMost: number): Emitter<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    on(listener) {
      if (listeners.size >= listenersAtMost) throw new RangeError(`at most ${listenersAtMost} listeners`);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(value) {
      for (const listener of listeners) listener(value);
    },
  };
}
