import { describe, expect, it } from 'vitest';
import { describeDevice } from './device';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe(describeDevice, () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome 140, Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/139.0`,
      'Edge 139, Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0',
      'Firefox 128, macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari 17, iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Version/4.0 Chrome/120.0 Mobile Safari/537.36 MicroMessenger/8.0.49`,
      'WeChat 8, Android',
    ],
  ])('returns browser and system of %s', (userAgent, name) => {
    expect(describeDevice(userAgent)).toBe(name);
  });

  it.each([null, '', 'curl/8.5.0'])('returns null for %s', (userAgent) => {
    expect(describeDevice(userAgent)).toBeNull();
  });
});
