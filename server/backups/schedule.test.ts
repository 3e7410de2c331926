import { describe, expect, it } from 'vitest';
import { isDue, isOld } from './nightly';

const at = (text: string) => new Date(`${text}+08:00`);
const madeAt = at('2026-06-10T03:02:00');

describe(isDue, () => {
  it('returns true once after each night, and again on a machine that slept through it', () => {
    const due = (now: string) => isDue(at(now), '03:00', { triedAt: madeAt, madeAt });
    expect(due('2026-06-10T23:00:00')).toBe(false);
    expect(due('2026-06-11T02:59:00')).toBe(false);
    expect(due('2026-06-11T03:00:00')).toBe(true);
    expect(due('2026-06-11T09:30:00')).toBe(true);
  });

  it('returns true again an hour after a failure, not at every look', () => {
    const due = (triedAt: string) =>
      isDue(at('2026-06-11T05:00:00'), '03:00', { triedAt: at(triedAt), madeAt });
    expect(due('2026-06-11T04:10:00')).toBe(false);
    expect(due('2026-06-11T03:50:00')).toBe(true);
  });

  it('returns true where there has never been a backup', () => {
    expect(isDue(at('2026-06-11T02:00:00'), '03:00', { triedAt: undefined, madeAt: undefined })).toBe(true);
  });
});

describe(isOld, () => {
  it('returns true when a second night was missed, or none came since the start', () => {
    expect(isOld(at('2026-06-12T02:00:00'), madeAt, madeAt)).toBe(false);
    expect(isOld(at('2026-06-12T04:00:00'), madeAt, madeAt)).toBe(true);
    expect(isOld(at('2026-06-12T04:00:00'), undefined, at('2026-06-12T00:00:00'))).toBe(false);
    expect(isOld(at('2026-06-15T04:00:00'), undefined, at('2026-06-12T00:00:00'))).toBe(true);
  });
});
