import { normalizeIP } from '@fastify/rate-limit';

/**
 * What an address is counted as. Of IPv6 it is the network of 64 bits: whoever has one address of it has them all. A
 * client that has broken off has none any more.
 */
export const networkOf = (ip: string | undefined): string => (ip ? normalizeIP(ip) : 'gone');
