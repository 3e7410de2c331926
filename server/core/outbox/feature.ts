import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { MAX_LISTED_UNDELIVERED, undeliveredMessages } from '../../../domain/inbox/delivery-calls';
import { say } from '../../../domain/text';
import { defineFeature } from '../define-feature';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { createSenderProbe } from './carriers';
import type { MessageGateways } from './gateway';
import { LANE_NAMES } from './lanes';
import { createOutboxSender } from './outbox-service';
import type { OutboxStore } from './outbox-store';

/** Metrics of waiting messages per lane, and of gateways that are paused because they fail. */
function addOutboxMetrics(
  registry: Registry,
  store: Pick<OutboxStore, 'waiting'>,
  gateways: MessageGateways,
): void {
  new Gauge({
    name: 'outbox_messages_waiting',
    help: 'Messages that were not sent yet, by lane',
    labelNames: ['lane'],
    registers: [registry],
    async collect() {
      // Without the database this metric is omitted; the others are still served.
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

function addRoutes(app: FastifyInstance, { outbox: store, gateways }: Deps): void {
  addOutboxMetrics(app.metrics, store, gateways);
  route(app, undeliveredMessages, async ({ language }) => {
    const { list, total } = await store.givenUp(MAX_LISTED_UNDELIVERED);
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

export const outboxFeature = defineFeature({
  create(deps) {
    const { env, probes } = deps;
    const senders = [createSenderProbe('sms', env.smsGateway), createSenderProbe('mail', env.mailGateway)];
    for (const probe of senders) if (probe) probes.add(probe);
    return deps;
  },
  addRoutes,
  starts: ({ outbox: store, gateways, clock, log }) => [
    createOutboxSender({ store, gateways, clock, log }).start,
  ],
});
