import { Gauge, type Registry } from 'prom-client';
import type { Gateway } from './gateway';
import { LANE_NAMES } from './lanes';
import type { OutboxMessage, OutboxStore } from './outbox-store';

/** Messages waiting in each lane, and gateways that are left alone because they fail. */
export function addOutboxMetrics(
  registry: Registry,
  store: Pick<OutboxStore, 'waiting'>,
  gateways: Record<OutboxMessage['kind'], Gateway>,
): void {
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
