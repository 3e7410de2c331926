import { useEffect, useRef } from 'react';

/** Index of a removed upload: it has no position among the files. */
export const NO_FILE = -1;

/** After a removal focuses the file at the same position, or else the input, or the last file where the field is full. */
export function useFocusAfterRemoval(files: number, uploads: number) {
  const box = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the number of either has changed
  useEffect(() => {
    if (removed.current === null) return;
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    // The input that adds files has an id; those that replace one have none.
    const input = box.current?.querySelector<HTMLElement>('input[type=file][id]:enabled');
    (rows[removed.current] ?? input ?? rows.at(-1))?.focus();
    removed.current = null;
  }, [files, uploads]);
  return {
    box,
    removing: (index: number) => {
      removed.current = index;
    },
  };
}
