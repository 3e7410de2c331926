import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps, Feature } from '../deps';
import type { Env, Gateway as Settings } from '../env';
import { fileCarrier, httpCarrier } from './carriers';
import { type Gateway, guarded, unguarded } from './gateway';
import { addOutboxMetrics } from './outbox-metrics';
import { outboxRoutes } from './outbox-routes';
import { createOutboxSender } from './outbox-service';
import type { OutboxMessage, OutboxStore } from './outbox-store';

/** The gateways that the environment names; without one, a folder of files. */
function gatewaysOf(env: Env, log: FastifyBaseLogger): Record<OutboxMessage['kind'], Gateway> {
  const gateway = (name: string, settings: Settings | null): Gateway =>
    settings
      ? guarded(httpCarrier(settings.url, settings.token), { name, log })
      : unguarded(fileCarrier(join(env.dataDir, 'outbox')));
  return { sms: gateway('sms', env.smsGateway), mail: gateway('mail', env.mailGateway) };
}

export function outboxFeature({ env, clock, log }: Deps, store: OutboxStore): Feature {
  const gateways = gatewaysOf(env, log);
  return {
    routes(app) {
      outboxRoutes(app, store);
      addOutboxMetrics(app.metrics, store, gateways);
    },
    jobs: [createOutboxSender({ store, gateways, clock, log }).start],
  };
}
