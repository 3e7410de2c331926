import type { FastifyRequest } from 'fastify';
import type { Origin } from './sessions-service';

export const siteOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** From where a request comes. */
export const originOf = (raw: FastifyRequest): Origin => ({
  ip: raw.ip,
  site: siteOf(raw),
  userAgent: raw.headers['user-agent'] ?? null,
});
