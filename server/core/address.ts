import ipaddr, { type IPv6 } from 'ipaddr.js';

const FIRST_64_BITS = 4;

function getIpv6Network(address: IPv6): string {
  const parts = address.parts.map((part, at) => (at < FIRST_64_BITS ? part : 0));
  return new ipaddr.IPv6(parts).toString();
}

/**
 * Returns the address that rate limits count by. An IPv6 address counts as its /64 network, because the owner of one
 * address controls the whole network. A client that has disconnected has no address.
 */
export function getClientNetwork(ip: string | undefined): string {
  if (!ip) return 'gone';
  if (!ipaddr.isValid(ip)) return ip.toLowerCase();
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv6' ? getIpv6Network(address as IPv6) : address.toString();
}

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

export const isLoopback = (ip: string | undefined): boolean => LOOPBACK.includes(ip ?? '');
