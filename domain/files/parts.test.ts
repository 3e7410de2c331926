import { describe, expect, it } from 'vitest';
import { countParts, getPartLength, PART_SIZE } from './parts';

describe(getPartLength, () => {
  it.each([1, PART_SIZE - 1, PART_SIZE, PART_SIZE + 1, 20 * 1024 * 1024, 20 * 1024 * 1024 + 7])(
    'splits %i bytes into parts that cover them exactly once',
    (size) => {
      const lengths = Array.from({ length: countParts(size) }, (_, i) => getPartLength(size, i * PART_SIZE));
      expect(lengths.every((length) => length > 0 && length <= PART_SIZE)).toBe(true);
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(size);
      expect(getPartLength(size, size)).toBe(0);
    },
  );
});
