import { describe, expect, it } from 'vitest';
import { formatBytes } from './size';

const MB = 1024 ** 2;

describe(formatBytes, () => {
  it('returns 1 KB for a single byte, and 0 KB for an empty file', () => {
    expect([0, 1, 2048].map(formatBytes)).toEqual(['0 KB', '1 KB', '2 KB']);
  });

  it.each([
    ['whole kilobytes below a megabyte', 2_700, '3 KB'],
    ['one decimal of megabytes', 4.84 * MB, '4.8 MB'],
    ['no decimal that is 0', 2 * MB, '2 MB'],
    ['whole megabytes from 100 on', 123.4 * MB, '123 MB'],
    ['gigabytes', 20 * 1024 ** 3, '20 GB'],
  ])('returns %s', (_title, bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
