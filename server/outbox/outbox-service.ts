import { every } from '../jobs/every';
import type { Carrier } from './carriers';
import type { DueMessage, OutboxMessage, OutboxStore } from './outbox-store';

const LOOK_EVERY_MS = 500;
const AT_A_TIME = 20;
/** Longer than a carrier may take, so that nobody sends a message that is under way. */
const LEASE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 3600;

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

const pauseAfter = (attempts: number) => Math.min(5 * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);

interface SenderParts {
  store: OutboxStore;
  carriers: Record<OutboxMessage['kind'], Carrier>;
  clock: () => Date;
  log: Log;
}

export interface OutboxSender {
  /** Sends what is due now. */
  sendDue(): Promise<void>;
  /** Sends from now on; gives the stop, which waits for what is under way. */
  start(): () => Promise<void>;
}

/** Sends what lies in the outbox: at least once, and again after a growing pause when that fails, while it is of use. */
export function createOutboxSender({ store, carriers, clock, log }: SenderParts): OutboxSender {
  async function giveUp({ id, kind, scene, attempts }: DueMessage): Promise<void> {
    await store.giveUp(id);
    log.error({ id, kind, scene, attempts }, 'message given up: it is of no use any more');
  }

  async function send(message: DueMessage): Promise<void> {
    if (message.until <= clock()) return giveUp(message);
    try {
      await carriers[message.kind](message);
      await store.markSent(message.id);
    } catch (error) {
      log.warn({ err: error, id: message.id, attempts: message.attempts }, 'message not sent');
      await store.postpone(message.id, pauseAfter(message.attempts));
    }
  }

  async function sendDue(): Promise<void> {
    const due = await store.claim(AT_A_TIME, LEASE_SECONDS);
    await Promise.all(due.map(send));
  }

  function start(): () => Promise<void> {
    const stop = every(LOOK_EVERY_MS, 'outbox', sendDue, log);
    const underWay = new Set<Promise<void>>();
    store.onHurry(() => {
      const sending = sendDue()
        .catch((error: Error) => log.error({ err: error }, 'the outbox could not hurry'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    });
    return async () => {
      store.onHurry(() => {});
      await Promise.all([stop(), ...underWay]);
    };
  }

  return { sendDue, start };
}
