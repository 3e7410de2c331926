import { startTransition, useEffect, useState } from 'react';

/**
 * Number of a page's `count` parts to render: `step` at first, and `step` more after each render, so that keys and clicks
 * are handled in between. Once all are rendered, later ones are added at once.
 */
export function useProgressiveCount(count: number, step: number): number {
  const [drawn, draw] = useState(step);
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return;
    const next = drawn >= count ? Number.POSITIVE_INFINITY : drawn + step;
    startTransition(() => draw(next));
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}
