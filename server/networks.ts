import { normalizeIP } from '@fastify/rate-limit';

/** What an address is counted as: of IPv6 it is the network of 64 bits, for who has one address of it has them all. */
export const networkOf = (ip: string): string => normalizeIP(ip);
