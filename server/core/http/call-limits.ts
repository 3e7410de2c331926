import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Counters } from '../counters/counters-store';
import { problems } from '../errors';
import { networkOf } from '../networks';
import { isLoopback } from './address';
import { CALL_LIMITS, countedAs, GENERAL_LIMIT } from './limits';

type Subject = ['person' | 'address', string];

/** Who is counted: a person by a genuine token where the call asks for one, anybody else by the address. */
function subjectOf({ claims, ip, routeOptions }: FastifyRequest): Subject {
  const { call } = routeOptions.config;
  return claims && call && call.access !== 'public' ? ['person', claims.sub] : ['address', networkOf(ip)];
}

/** Against floods: all calls of one subject together, counted in this process before anything else is done. */
export function limitFloods(app: FastifyInstance): void {
  const count = app.createRateLimit({
    max: GENERAL_LIMIT.max,
    timeWindow: GENERAL_LIMIT.windowMs,
    keyGenerator: (request) => subjectOf(request).join(':'),
    allowList: (request) => subjectOf(request)[0] === 'address' && isLoopback(request.ip),
  });
  app.addHook('onRequest', async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw problems.tooMany(Math.max(1, counted.ttlInSeconds));
  });
}

/** An onRequest hook of the costly calls, after authentication: how often one subject makes them, whichever process answers. */
export function limitCalls(counters: Counters, clock: () => Date) {
  return async function limitCall(request: FastifyRequest): Promise<void> {
    const { call } = request.routeOptions.config;
    const name = call && countedAs(call.name);
    const limit = name && CALL_LIMITS[name];
    if (!limit) return;
    const [kind, subject] = subjectOf(request);
    const { count, resetsAt } = await counters.hit(`${kind}:${name}`, subject, limit.slotSeconds);
    if (count <= limit.max) return;
    throw problems.tooMany(Math.max(1, Math.ceil((resetsAt.getTime() - clock().getTime()) / 1000)));
  };
}
