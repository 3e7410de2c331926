import { normalizeIP } from '@fastify/rate-limit';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

export const isLoopback = (ip: string | undefined): boolean => LOOPBACK.includes(ip ?? '');

/**
 * What stands for an address where something is counted. Of IPv6 it is the network of 64 bits: whoever has one address
 * of it has them all. A client that has broken off has none any more.
 */
export const countedAddress = (ip: string | undefined): string => (ip ? normalizeIP(ip) : 'gone');
