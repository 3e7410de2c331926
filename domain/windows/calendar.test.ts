import { describe, expect, it } from 'vitest';
import { TIME_ZONE } from '../day-format';
import {
  countDaysBetween,
  formatBeijingDay,
  formatBeijingMinute,
  formatBeijingSecond,
  getBeijingYear,
  getStartOfDay,
} from './calendar';

/** Formatter with the rules of the time zone database, to compare with. */
const known = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** Milliseconds between two tested times; no multiple of a whole hour or day. */
const STEP = 1_000_003_000;
const LAST = Date.parse('2100-01-01T00:00:00Z');

describe(formatBeijingMinute, () => {
  it('agrees with the time zone database, as formatBeijingSecond, formatBeijingDay and getBeijingYear do', () => {
    for (let time = Date.parse('1992-01-01T00:00:00Z'); time < LAST; time += STEP) {
      const at = new Date(time);
      const said = known.format(at);
      expect([
        formatBeijingSecond(at),
        formatBeijingMinute(at),
        formatBeijingDay(at),
        getBeijingYear(at),
      ]).toEqual([said, said.slice(0, -3), said.slice(0, 10), Number(said.slice(0, 4))]);
    }
  });

  it('getBeijingYear returns the new year from midnight in Shanghai', () => {
    expect(getBeijingYear(new Date('2025-12-31T15:59:59Z'))).toBe(2025);
    expect(getBeijingYear(new Date('2025-12-31T16:00:00Z'))).toBe(2026);
  });

  it('getStartOfDay returns midnight in Shanghai; countDaysBetween counts such days', () => {
    expect(getStartOfDay('2026-03-01').toISOString()).toBe('2026-02-28T16:00:00.000Z');
    expect(countDaysBetween('2026-02-28', '2026-03-01')).toBe(1);
  });
});
