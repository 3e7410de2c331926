import { describe, expect, it, vi } from 'vitest';
import { createWarnings } from '../core/warnings';
import { createDiskRoom, createReadiness } from './system-deps';

const log = () => ({ info: vi.fn(), warn: vi.fn() });

describe(createReadiness, () => {
  it('returns what is missing, checks once for all parallel requests, and logs each change once', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let isAway = true;
    const database = vi.fn(async () => {
      if (isAway) throw new Error('away');
    });
    const told = log();
    const missing = createReadiness({ database, disk: async () => 1 }, told);
    expect(await Promise.all([missing(), missing(), missing()])).toEqual([
      'database',
      'database',
      'database',
    ]);
    expect(await missing()).toBe('database');
    expect(database).toHaveBeenCalledOnce();
    isAway = false;
    vi.advanceTimersByTime(1_001);
    expect(await missing()).toBeNull();
    expect(told.warn).toHaveBeenCalledOnce();
    expect(told.info).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('stops waiting for what does not answer', async () => {
    const missing = createReadiness({ files: () => new Promise(() => {}) }, log());
    expect(await missing()).toBe('files');
  });
});

describe(createDiskRoom, () => {
  it('warns once each time that less than a tenth of the disk is free', async () => {
    const told = log();
    const warnings = createWarnings();
    let free = 9;
    const disk = createDiskRoom('/data', warnings, told, async () => ({ free, size: 100 }));
    await disk.look();
    await disk.look();
    expect(told.warn).toHaveBeenCalledOnce();
    expect(warnings.raised).toEqual(['disk_low']);
    free = 50;
    await disk.look();
    expect(warnings.raised).toEqual([]);
    free = 5;
    await disk.look();
    expect(told.warn).toHaveBeenCalledTimes(2);
  });
});
