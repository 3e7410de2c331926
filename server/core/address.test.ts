import { describe, expect, it } from 'vitest';
import { getClientNetwork } from './address';

describe(getClientNetwork, () => {
  it.each([
    [undefined, 'gone'],
    ['Unknown', 'unknown'],
    ['fe80::1%eth0', 'fe80::'],
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:0001:2::1', '2001:db8:1:2::'],
  ])('returns %s as %s', (ip, network) => {
    expect(getClientNetwork(ip)).toBe(network);
  });
});
