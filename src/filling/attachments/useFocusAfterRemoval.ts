import { useEffect, useRef } from 'react';

/** Puts the focus on the file that took the place of a removed one, or on the input when none did. */
export function useFocusAfterRemoval(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the number of files has changed
  useEffect(() => {
    if (removed.current === null) return;
    const rows = box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (rows[removed.current] ?? box.current?.querySelector<HTMLElement>('input[type=file]'))?.focus();
    removed.current = null;
  }, [count]);
  return {
    box,
    removing: (index: number) => {
      removed.current = index;
    },
  };
}
