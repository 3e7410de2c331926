import { describe, expect, it } from 'vitest';
import { STREAMS } from '../core/http/limits';
import { areDescriptorsLow, describeLowLimits, isMemoryLow, readMachineLimits } from './machine-limits';

const MB = 1024 * 1024;
const EMBEDDED = { databaseUrl: null };
const SERVER = { databaseUrl: 'postgres://portal@database/portal' };
const limits = (memoryMb: number, descriptors = 65_536) => ({ memoryBytes: memoryMb * MB, descriptors });

describe(isMemoryLow, () => {
  it('returns true below what each database needs', () => {
    expect([768, 1_499, 1_500].map((size) => isMemoryLow(EMBEDDED, limits(size)))).toEqual([
      true,
      true,
      false,
    ]);
    expect([256, 511, 512].map((size) => isMemoryLow(SERVER, limits(size)))).toEqual([true, true, false]);
  });
});

describe(areDescriptorsLow, () => {
  it('returns true where not every stream that is taken has a descriptor', () => {
    const low = (descriptors: number) => areDescriptorsLow(limits(4_096, descriptors));
    expect([1_024, STREAMS.atMost, 65_536].map(low)).toEqual([true, true, false]);
  });
});

describe(describeLowLimits, () => {
  it('returns what there is, what is needed, and what to do', () => {
    expect(describeLowLimits(EMBEDDED, limits(768))).toEqual([
      expect.stringMatching(/^This process may use 768 MB .* needs 1500 MB: raise/),
    ]);
    expect(describeLowLimits(SERVER, limits(256, 1_024))).toEqual([
      expect.stringContaining('with PostgreSQL it needs 512 MB'),
      expect.stringMatching(
        /^This process may have 1024 files .* needs 11000: raise the limit \(LimitNOFILE/,
      ),
    ]);
    expect(describeLowLimits(SERVER, limits(512))).toEqual([]);
  });
});

describe(readMachineLimits, () => {
  it('returns numbers that a machine can have', () => {
    const { memoryBytes, descriptors } = readMachineLimits();
    expect(memoryBytes).toBeGreaterThan(100 * MB);
    expect(descriptors).toBeGreaterThan(100);
  });
});
