import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useParts } from './useParts';

it('draws a few parts first, then all, and one that comes later with them', async () => {
  const drawn: number[] = [];
  const { rerender } = renderHook(({ count }) => drawn.push(useParts(count, 2)), {
    initialProps: { count: 5 },
  });
  expect(drawn[0]).toBe(2);
  await waitFor(() => expect(drawn.at(-1)).toBe(5));

  drawn.length = 0;
  rerender({ count: 9 });
  expect(drawn).toEqual([9]);
});
