import type { FastifyInstance } from 'fastify';
import { systemCalls } from '../../domain/api/calls/system';
import type { Deps } from '../deps';
import { problems } from '../errors';
import { route } from '../http/route';

export function systemRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const ok = () => ({ status: 'ok' as const, time: clock().toISOString() });

  route(app, systemCalls.health, ok);
  route(app, systemCalls.ready, async () => {
    await db.ping().catch(() => {
      throw problems.unavailable();
    });
    return ok();
  });
}
