import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useProgressiveCount } from './useProgressiveCount';

describe(useProgressiveCount, () => {
  it('returns a few parts first, then all, and later ones at once', async () => {
    const drawn: number[] = [];
    const { rerender } = renderHook(({ count }) => drawn.push(useProgressiveCount(count, 2)), {
      initialProps: { count: 5 },
    });
    expect(drawn[0]).toBe(2);
    await waitFor(() => expect(drawn.at(-1)).toBe(5));

    drawn.length = 0;
    rerender({ count: 9 });
    expect(drawn).toEqual([9]);
  });
});
