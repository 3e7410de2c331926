import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { CallName } from '../../../domain/api/paths.generated';
import { commonCalls } from '../../../domain/calls/index.generated';
import { CALL_LIMITS, createFloodLimitHook } from './limits';

let now = 5_000;
const limit = createFloodLimitHook({ max: 3, windowMs: 10_000 }, () => now);

const from = (ip: string, person?: string) =>
  ({
    ip,
    claims: person ? { sub: person } : null,
    routeOptions: { config: { call: { access: 'signedIn' } } },
  }) as unknown as FastifyRequest;
const allowed = async (request: FastifyRequest): Promise<true | number> => {
  try {
    limit.call({} as FastifyInstance, request, {} as FastifyReply, () => {});
    return true;
  } catch (error) {
    return (error as { extras: { retryAfterSeconds: number } }).extras.retryAfterSeconds;
  }
};
const many = (request: FastifyRequest, times = 5) =>
  Promise.all(Array.from({ length: times }, () => allowed(request)));

describe(createFloodLimitHook, () => {
  it('refuses a flood by address until its window ends, and nobody else', async () => {
    expect(await many(from('203.0.113.7'))).toEqual([true, true, true, 10, 10]);
    now += 9_500;
    expect(await allowed(from('203.0.113.7'))).toBe(1);
    expect(await allowed(from('203.0.113.8'))).toBe(true);
    now += 500;
    expect(await allowed(from('203.0.113.7'))).toBe(true);
  });

  it('counts addresses of one IPv6 network together, and people at one address apart', async () => {
    expect(await many(from('2001:db8:1:2::1'), 3)).toEqual([true, true, true]);
    expect(await allowed(from('2001:db8:1:2::2'))).toBeGreaterThan(0);
    expect(await many(from('203.0.113.9', 'wang'), 3)).toEqual([true, true, true]);
    expect(await allowed(from('203.0.113.9', 'wang'))).not.toBe(true);
    expect(await allowed(from('203.0.113.9', 'liu'))).toBe(true);
  });

  it('ignores anonymous calls from loopback, where a proxy or a collector runs', async () => {
    expect(await many(from('127.0.0.1'))).toEqual(Array(5).fill(true));
  });
});

describe('CALL_LIMITS', () => {
  it('includes a line for every public call', () => {
    const unlimited = commonCalls
      .filter(({ access, name }) => access === 'public' && !CALL_LIMITS[name as CallName])
      .map(({ name }) => name);
    expect(unlimited).toEqual([]);
  });
});
