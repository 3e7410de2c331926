import { useEffect } from 'react';

/** Number of animation frames to wait: a table may have to render its row, a section its fields. */
const TRIES = 60;

/** Focuses the field at a path as soon as it is rendered. Returns the cancel function. */
export function moveFocusToPath(path: string, block: ScrollLogicalPosition = 'center'): () => void {
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

/** Focuses the field named in the URL. */
export function useFocusPath(path: string | null, shownWith: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when another section is shown
  useEffect(() => {
    return path ? moveFocusToPath(path) : undefined;
  }, [path, shownWith]);
}
