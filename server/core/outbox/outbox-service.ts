import { startJob } from '../jobs/scheduled-job';
import { isGatewayResting, type MessageGateways } from './gateway';
import { createLane, LANE_NAMES, LANES, type LaneName, type OutboxLane } from './lanes';
import { type DueMessage, LEASE_SECONDS, type OutboxStore } from './outbox-store';

const LOOK_EVERY_MS = 500;
const LONGEST_PAUSE_SECONDS = 3600;

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

const computePause = (attempts: number) => Math.min(5 * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);

interface OutboxSenderDeps {
  store: OutboxStore;
  gateways: MessageGateways;
  clock: () => Date;
  log: Log;
}

export interface OutboxSender {
  /** Sends what is due now, and waits for it. */
  sendDue(): Promise<void>;
  /** Starts sending periodically; returns the function that stops it and waits for messages under way. */
  start(): () => Promise<void>;
}

/** Sends the messages of the outbox at least once: a failed message is retried after growing pauses until it expires. */
export function createOutboxSender({ store, gateways, clock, log }: OutboxSenderDeps): OutboxSender {
  async function giveUp(message: DueMessage): Promise<void> {
    const { id, kind, scene, attempts } = message;
    await store.giveUp(message);
    log.error({ id, kind, scene, attempts }, 'message given up: it is of no use any more');
  }

  async function send(message: DueMessage): Promise<void> {
    if (message.until <= clock()) return giveUp(message);
    try {
      await gateways[message.kind].send(message);
    } catch (error) {
      if (isGatewayResting(error)) return store.postpone(message.id, 0);
      log.warn({ err: error, id: message.id, attempts: message.attempts }, 'message not sent');
      const fault = message.kind === 'webhook' ? (error as Error).message : undefined;
      return store.postpone(message.id, computePause(message.attempts), fault);
    }
    await store.markSent(message);
  }

  const laneOf = (name: LaneName): OutboxLane =>
    createLane({
      slots: LANES[name].slots,
      room: () => gateways[LANES[name].kind].room(),
      claim: (limit) => store.claim(name, limit, LEASE_SECONDS),
      send,
      onError: (error) => log.error({ err: error, lane: name }, 'the outbox stumbled'),
    });

  const lanesOf = () => new Map(LANE_NAMES.map((name) => [name, laneOf(name)]));

  async function look(lanes: Map<LaneName, OutboxLane>): Promise<void> {
    const due = await store.lanesDue();
    await Promise.all(due.map((name) => lanes.get(name)?.look()));
  }

  async function sendDue(): Promise<void> {
    const lanes = lanesOf();
    await look(lanes);
    await Promise.all([...lanes.values()].map((lane) => lane.idle()));
  }

  function start(): () => Promise<void> {
    const lanes = lanesOf();
    const stop = startJob(LOOK_EVERY_MS, 'outbox', () => look(lanes), log);
    const hurrying = new Set<Promise<void>>();
    store.onHurry(() => {
      const looking = look(lanes)
        .catch((error: Error) => log.error({ err: error }, 'the outbox could not hurry'))
        .finally(() => hurrying.delete(looking));
      hurrying.add(looking);
    });
    return async () => {
      store.onHurry(() => {});
      await Promise.all([stop(), ...hurrying]);
      for (const lane of lanes.values()) lane.stop();
      await Promise.all([...lanes.values()].map((lane) => lane.idle()));
    };
  }

  return { sendDue, start };
}
