import { describe, expect, it } from 'vitest';
import { PART_SIZE, partCount, partLength } from './parts';

describe(partLength, () => {
  it.each([1, PART_SIZE - 1, PART_SIZE, PART_SIZE + 1, 20 * 1024 * 1024, 20 * 1024 * 1024 + 7])(
    'splits %i bytes into parts that cover them exactly once',
    (size) => {
      const lengths = Array.from({ length: partCount(size) }, (_, i) => partLength(size, i * PART_SIZE));
      expect(lengths.every((length) => length > 0 && length <= PART_SIZE)).toBe(true);
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(size);
      expect(partLength(size, size)).toBe(0);
    },
  );
});
