import { describe, expect, it } from 'vitest';
import { describeLowMemory, isMemoryLow, readMemoryLimit } from './memory';

const MB = 1024 * 1024;
const EMBEDDED = { databaseUrl: null };
const SERVER = { databaseUrl: 'postgres://portal@database/portal' };

describe('isMemoryLow', () => {
  it('returns true below what each database needs', () => {
    expect([768, 1_499, 1_500].map((size) => isMemoryLow(EMBEDDED, size * MB))).toEqual([true, true, false]);
    expect([256, 511, 512].map((size) => isMemoryLow(SERVER, size * MB))).toEqual([true, true, false]);
  });
});

describe('describeLowMemory', () => {
  it('returns what there is, what is needed, and what to do', () => {
    expect(describeLowMemory(EMBEDDED, 768 * MB)).toMatch(
      /^This process may use 768 MB .* needs 1500 MB: raise/,
    );
    expect(describeLowMemory(SERVER, 256 * MB)).toContain('with PostgreSQL it needs 512 MB');
  });
});

describe('readMemoryLimit', () => {
  it('returns a number of bytes that a machine can have', () => {
    expect(readMemoryLimit()).toBeGreaterThan(100 * MB);
  });
});
