/** Limits of frequency. A slot begins with its first call; the refusal, 429, says when the slot ends. */
import { performance } from 'node:perf_hooks';
import type { FastifyRequest } from 'fastify';
import { isLoopback, networkOf } from '../address';
import type { Counters } from '../counters/counters-store';
import { retryAfter } from '../counters/retry-after';
import { problems } from '../errors';
import { CALL_LIMITS, countedAs, GENERAL_LIMIT } from './limits';

type Subject = ['person' | 'address', string];

/** A person by a genuine token where the call asks for one, anybody else by the address. */
function subjectOf({ claims, ip, routeOptions }: FastifyRequest): Subject {
  const { call } = routeOptions.config;
  return claims && call && call.access !== 'public' ? ['person', claims.sub] : ['address', networkOf(ip)];
}

/**
 * An onRequest hook before all that costs anything: all calls of one subject together. Counted in this process, for all
 * subjects in the same ten seconds: a flood must not become writes of the database.
 */
export function limitFloods({ max, windowMs } = GENERAL_LIMIT, now: () => number = () => performance.now()) {
  const counts = new Map<string, number>();
  let endsAt = now() + windowMs;

  return async function limitFlood(request: FastifyRequest): Promise<void> {
    const [kind, subject] = subjectOf(request);
    if (kind === 'address' && isLoopback(request.ip)) return;
    if (now() >= endsAt) {
      counts.clear();
      endsAt = now() + windowMs;
    }
    const key = `${kind}:${subject}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > max) throw problems.tooMany(Math.max(1, Math.ceil((endsAt - now()) / 1000)));
  };
}

/** An onRequest hook of the costly calls, after authentication: counted in the database, whichever process answers. */
export function limitCalls(counters: Counters, clock: () => Date) {
  return async function limitCall(request: FastifyRequest): Promise<void> {
    const { call } = request.routeOptions.config;
    const name = call && countedAs(call.name);
    const limit = name && CALL_LIMITS[name];
    if (!limit) return;
    const [kind, subject] = subjectOf(request);
    const { count, resetsAt } = await counters.hit(`${kind}:${name}`, subject, limit.slotSeconds);
    if (count > limit.max) throw problems.tooMany(retryAfter(resetsAt, clock()));
  };
}
