import type { FastifyRequest } from 'fastify';
import type { Call } from '../../../domain/calls/define';
import { problems } from '../errors';

/** The one media type in which a call takes its body. */
export const bodyTypeOf = (call?: Call): string => call?.upload?.type ?? 'application/json';

/**
 * An onRequest hook for calls that take JSON: a body of another type is refused before it is read, also one that another
 * call would take. Calls that take files look at what comes when they read it.
 */
export function refuseOtherTypes(call: Call) {
  return async function refuseOtherType({ method, headers }: FastifyRequest): Promise<void> {
    const given = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (given === undefined || call.upload || method === 'GET' || headers['content-length'] === '0') return;
    if (given !== bodyTypeOf(call)) throw problems.wrongType(bodyTypeOf(call));
  };
}
