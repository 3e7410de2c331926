import { afterEach, describe, expect, it, vi } from 'vitest';
import { beijingDate, beijingMinutes } from './beijingTime';
import { changeLanguage } from './language';

afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'America/New_York', 'Asia/Shanghai', 'Pacific/Auckland'])('a browser in %s', (zone) => {
  it('shows Beijing time', () => {
    vi.stubEnv('TZ', zone);
    expect(beijingMinutes('2026-04-10T09:00:00.000Z')).toBe('2026-04-10 17:00');
  });

  it('is in the new year half an hour after Beijing entered it', () => {
    vi.stubEnv('TZ', zone);
    expect(beijingDate('2025-12-31T16:30:00Z')).toBe('2026-01-01');
  });
});

it('understands a time with another offset', () => {
  expect(beijingMinutes('2026-04-10T17:00:00+08:00')).toBe('2026-04-10 17:00');
});

it.each([null, undefined, '', 'soon'])('shows a dash for %s', (value) => {
  expect(beijingMinutes(value)).toBe('—');
});

it.each([
  ['zh-CN', '2026-04-10 17:00', '2026-04-10'],
  ['en-US', '10 Apr 2026, 17:00', '10 Apr 2026'],
  ['ar', '10 أبريل 2026، 17:00', '10 أبريل 2026'],
])('is written as %s writes it', async (tag, minutes, day) => {
  await changeLanguage(tag);
  expect(beijingMinutes('2026-04-10T09:00:00Z')).toBe(minutes);
  expect(beijingDate('2026-04-10T09:00:00Z')).toBe(day);
});
