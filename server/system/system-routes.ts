import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { systemCalls } from '../../domain/api/calls/system';
import type { Deps } from '../deps';
import { problems } from '../errors';
import { route } from '../http/route';

/** `pages`: the portal's routes. */
export function systemRoutes(
  app: FastifyInstance,
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  pages: readonly string[],
): void {
  const ok = () => ({ status: 'ok' as const, time: clock().toISOString() });

  route(app, systemCalls.health, ok);
  route(app, systemCalls.ready, async () => {
    await db.ping().catch(() => {
      throw problems.unavailable();
    });
    return ok();
  });
  route(app, systemCalls.portalSettings, () => env.portal);

  const views = new Counter({
    name: 'portal_page_views_total',
    help: 'Pages that were opened, by the pattern of their route',
    labelNames: ['route'],
    registers: [app.metrics],
  });
  const known = new Set(pages);
  route(app, systemCalls.pageView, ({ body }) => {
    // Anybody can send anything: only routes that exist become a series of their own.
    if (env.portal.analytics.service === 'own') {
      views.inc({ route: known.has(body.route) ? body.route : 'other' });
    }
    return null;
  });
}
