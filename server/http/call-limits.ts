import type { FastifyRequest } from 'fastify';
import type { Counters } from '../counters/counters-store';
import { problems } from '../errors';
import { CALL_LIMITS, countedAs } from './limits';

/** An onRequest hook: one address may not try the costly calls without end, whichever process answers. */
export function limitCalls(counters: Counters, clock: () => Date) {
  return async function limitCall(request: FastifyRequest): Promise<void> {
    const { call } = request.routeOptions.config;
    const name = call && countedAs(call.name);
    const limit = name && CALL_LIMITS[name];
    if (!limit) return;
    const { count, resetsAt } = await counters.hit(`address:${name}`, request.ip, limit.slotSeconds);
    if (count <= limit.max) return;
    throw problems.tooMany(Math.max(1, Math.ceil((resetsAt.getTime() - clock().getTime()) / 1000)));
  };
}
