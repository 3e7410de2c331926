import { expect, it } from 'vitest';
import { countedAddress } from './address';

it('counts IPv6 by its network of 64 bits, and IPv4 by the address, however it is written', () => {
  const inOneNetwork = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:1:2:3', '2001:0db8:0001:0002::'];
  expect(new Set(inOneNetwork.map(countedAddress)).size).toBe(1);
  expect(countedAddress('2001:db8:1:3::1')).not.toBe(countedAddress('2001:db8:1:2::1'));
  expect(countedAddress('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(countedAddress('192.0.2.7')).not.toBe(countedAddress('192.0.2.8'));
});

it('takes a client that has broken off, which has no address any more', () => {
  expect(countedAddress(undefined)).toBe('gone');
});
