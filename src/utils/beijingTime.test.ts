import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatDateTime } from './beijingTime';
import { changeLanguage } from './language';

afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'America/New_York', 'Asia/Shanghai', 'Pacific/Auckland'])(
  'formatDateTime in a browser in %s',
  (zone) => {
    it('returns Beijing time', () => {
      vi.stubEnv('TZ', zone);
      expect(formatDateTime('2026-04-10T09:00:00.000Z')).toBe('2026-04-10 17:00');
    });

    it('formatDate returns the new year half an hour after it began in Beijing', () => {
      vi.stubEnv('TZ', zone);
      expect(formatDate('2025-12-31T16:30:00Z')).toBe('2026-01-01');
    });
  },
);

describe(formatDateTime, () => {
  it('accepts a time with another offset', () => {
    expect(formatDateTime('2026-04-10T17:00:00+08:00')).toBe('2026-04-10 17:00');
  });

  it.each([null, undefined, '', 'soon'])('returns a dash for %s', (value) => {
    expect(formatDateTime(value)).toBe('—');
  });

  it.each([
    ['zh-CN', '2026-04-10 17:00', '2026-04-10'],
    ['en-US', '10 Apr 2026, 17:00', '10 Apr 2026'],
    ['ar', '10 أبريل 2026، 17:00', '10 أبريل 2026'],
  ])('returns the format of %s', async (tag, minutes, day) => {
    await changeLanguage(tag);
    expect(formatDateTime('2026-04-10T09:00:00Z')).toBe(minutes);
    expect(formatDate('2026-04-10T09:00:00Z')).toBe(day);
  });
});
