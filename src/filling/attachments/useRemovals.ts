import { useEffect, useState } from 'react';

/** File removed from a field, with its position there. */
export interface RemovedFile {
  id: string;
  index: number;
  name: string;
}

/** Milliseconds during which a removal can be undone. */
export const TAKE_BACK_MS = 60_000;

/** Tracks files removed from a field a moment ago; one that is back in the field is not listed. */
export function useRemovals(ids: readonly string[]) {
  const [removals, setRemovals] = useState<RemovedFile[]>([]);
  useEffect(() => {
    if (removals.length === 0) return undefined;
    const timer = setTimeout(() => setRemovals([]), TAKE_BACK_MS);
    return () => clearTimeout(timer);
  }, [removals]);
  return {
    removals: removals.filter(({ id }) => !ids.includes(id)),
    note: (removal: RemovedFile) =>
      setRemovals((all) => [...all.filter(({ id }) => id !== removal.id), removal]),
  };
}

/** Returns the ids with the removed file at its old position; in a field that is full meanwhile it replaces the file there. */
export function withTakenBack(
  ids: readonly string[],
  { id, index }: RemovedFile,
  maxFiles: number,
): string[] {
  const isFull = ids.length >= maxFiles;
  const at = Math.min(index, isFull ? ids.length - 1 : ids.length);
  return [...ids.slice(0, at), id, ...ids.slice(isFull ? at + 1 : at)];
}
