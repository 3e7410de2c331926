import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `count` parts of a page are drawn: as many as `step` at once, and as many more whenever those are there. Keys
 * and clicks are heard in between. Once all are there, one that comes later is drawn with them.
 */
export function useParts(count: number, step: number): number {
  const [drawn, draw] = useState(step);
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return;
    const next = drawn >= count ? Number.POSITIVE_INFINITY : drawn + step;
    startTransition(() => draw(next));
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}
