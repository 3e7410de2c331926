import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { UNDELIVERED_AT_MOST, undeliveredMessages } from '../../../domain/inbox/delivery-calls';
import { say } from '../../../domain/text';
import type { Deps, Feature } from '../deps';
import type { Env } from '../env';
import type { Gateway as Settings } from '../env/senders';
import { route } from '../http/route';
import { type Carrier, fileCarrier, httpCarrier, senderProbe, smtpCarrier } from './carriers';
import { type Gateway, type Gateways, guarded, unguarded } from './gateway';
import { LANE_NAMES } from './lanes';
import { createOutboxSender } from './outbox-service';
import type { OutboxStore } from './outbox-store';
import { aliyunCarrier, tencentCarrier } from './sms-carriers';

function carrierOf(settings: Settings): Carrier {
  if (settings.kind === 'http') return httpCarrier(settings.url, settings.token);
  if (settings.kind === 'smtp') return smtpCarrier(settings);
  return settings.kind === 'aliyun' ? aliyunCarrier(settings) : tencentCarrier(settings);
}

/** The gateways that the environment names; without one, a folder of files. */
export function gatewaysOf(env: Env, log: FastifyBaseLogger): Omit<Gateways, 'webhook'> {
  const gateway = (name: string, settings: Settings | null): Gateway =>
    settings
      ? guarded(carrierOf(settings), { name, log })
      : unguarded(fileCarrier(join(env.dataDir, 'outbox')));
  return { sms: gateway('sms', env.smsGateway), mail: gateway('mail', env.mailGateway) };
}

export function outboxFeature(
  { env, clock, log, probes }: Deps,
  store: OutboxStore,
  gateways: Gateways,
): Feature {
  const senders = [senderProbe('sms', env.smsGateway), senderProbe('mail', env.mailGateway)];
  for (const probe of senders) if (probe) probes.add(probe);
  return {
    routes(app) {
      outboxRoutes(app, store);
      addOutboxMetrics(app.metrics, store, gateways);
    },
    starts: [createOutboxSender({ store, gateways, clock, log }).start],
  };
}

/** Messages waiting in each lane, and gateways that are left alone because they fail. */
function addOutboxMetrics(registry: Registry, store: Pick<OutboxStore, 'waiting'>, gateways: Gateways): void {
  new Gauge({
    name: 'outbox_messages_waiting',
    help: 'Messages that were not sent yet, by lane',
    labelNames: ['lane'],
    registers: [registry],
    async collect() {
      // Without the database there is no figure; the others are given all the same.
      const rows = await store.waiting().catch(() => null);
      this.reset();
      for (const lane of rows ? LANE_NAMES : [])
        this.set({ lane }, rows?.find((row) => row.lane === lane)?.waiting ?? 0);
    },
  });
  new Gauge({
    name: 'outbox_gateway_open',
    help: 'Whether the gateway is left alone because it fails (1)',
    labelNames: ['gateway'],
    registers: [registry],
    collect() {
      for (const [gateway, { room }] of Object.entries(gateways)) this.set({ gateway }, room() === 0 ? 1 : 0);
    },
  });
}

function outboxRoutes(app: FastifyInstance, store: Pick<OutboxStore, 'givenUp'>): void {
  route(app, undeliveredMessages, async ({ language }) => {
    const { list, total } = await store.givenUp(UNDELIVERED_AT_MOST);
    return {
      list: list.map(({ id, kind, to, about, title, at, gaveUpAt }) => ({
        id,
        kind,
        to,
        about,
        title: title && say(title, language),
        created_at: at.toISOString(),
        gave_up_at: gaveUpAt.toISOString(),
      })),
      total,
    };
  });
}
