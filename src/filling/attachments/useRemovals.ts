import { useEffect, useState } from 'react';

/** A file that was taken out of a box, and its place there. */
export interface RemovedFile {
  id: string;
  index: number;
  name: string;
}

/** How long a removal can be taken back: milliseconds. */
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

/** The ids with a removed one in its place again; in a box that is full meanwhile it takes the place of what stands there. */
export function withTakenBack(
  ids: readonly string[],
  { id, index }: RemovedFile,
  maxFiles: number,
): string[] {
  const isFull = ids.length >= maxFiles;
  const at = Math.min(index, isFull ? ids.length - 1 : ids.length);
  return [...ids.slice(0, at), id, ...ids.slice(isFull ? at + 1 : at)];
}
