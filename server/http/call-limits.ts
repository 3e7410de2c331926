import type { FastifyRequest } from 'fastify';
import type { CallName } from '../../domain/api/paths';
import type { Counters } from '../counters/counters-store';
import { problems } from '../errors';
import { CALL_LIMITS } from './limits';

/** An onRequest hook: one address may not try the costly calls without end, whichever process answers. */
export function limitCalls(counters: Counters, clock: () => Date) {
  return async function limitCall(request: FastifyRequest): Promise<void> {
    const name = request.routeOptions.config.call?.name as CallName | undefined;
    const limit = name && CALL_LIMITS[name];
    if (!limit) return;
    const { count, resetsAt } = await counters.hit(`address:${name}`, request.ip, limit.slotSeconds);
    if (count <= limit.max) return;
    throw problems.tooMany(Math.max(1, Math.ceil((resetsAt.getTime() - clock().getTime()) / 1000)));
  };
}
