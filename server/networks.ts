import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** What one line has of IPv6: 64 of 128 bits. Who has a line has all addresses behind them. */
const GROUPS_OF_NETWORK = 4;

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** What an address is counted as: itself, or its /64 network for IPv6. An IPv4 address that is written as IPv6 is one. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [front = '', back = ''] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const [first, last] = [groupsOf(front), groupsOf(back)];
  const zeros = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  const network = [...first, ...zeros, ...last].slice(0, GROUPS_OF_NETWORK);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
