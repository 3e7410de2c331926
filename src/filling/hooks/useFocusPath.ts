import { useEffect } from 'react';

/** A table may have to draw its row first, and a section the fields before. */
const TRIES = 60;

/** Leads to the field at a path as soon as it is drawn. Answers how to stop. */
export function leadTo(path: string, block: ScrollLogicalPosition = 'center'): () => void {
  let frame = 0;
  const attempt = (left: number) => {
    const target = document.getElementById(path) ?? document.getElementById(`section-${path}`);
    if (target) {
      target.scrollIntoView({ block, inline: 'nearest' });
      target.focus({ preventScroll: true });
    } else if (left > 0) frame = requestAnimationFrame(() => attempt(left - 1));
  };
  frame = requestAnimationFrame(() => attempt(TRIES));
  return () => cancelAnimationFrame(frame);
}

/** Leads to the field that the address names. */
export function useFocusPath(path: string | null, shownWith: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when another section is shown
  useEffect(() => {
    return path ? leadTo(path) : undefined;
  }, [path, shownWith]);
}
