/**
 * Lanes of the outbox, each with slots of its own: a lane that is held up by its gateway holds up no other. SMS and mail
 * are separate, and so are one-time codes and bulk messages.
 */
export const LANES = {
  code: { kind: 'sms', slots: 10 },
  sms: { kind: 'sms', slots: 10 },
  mail: { kind: 'mail', slots: 10 },
  bulk_sms: { kind: 'sms', slots: 4 },
  bulk_mail: { kind: 'mail', slots: 4 },
  webhook: { kind: 'webhook', slots: 10 },
} as const satisfies Record<string, { kind: 'sms' | 'mail' | 'webhook'; slots: number }>;

export type LaneName = keyof typeof LANES;
export const LANE_NAMES = Object.keys(LANES) as LaneName[];

interface LaneDeps<Message> {
  slots: number;
  /** Number of messages that the gateway takes now. */
  room(): number;
  claim(limit: number): Promise<Message[]>;
  send(message: Message): Promise<void>;
  onError(error: unknown): void;
}

export interface OutboxLane {
  /** Starts sending due messages in the free slots; does not wait for their delivery. */
  look(): Promise<void>;
  /** Waits until nothing is under way. */
  idle(): Promise<void>;
  /** Stops claiming messages. */
  stop(): void;
}

export function createLane<Message>(deps: LaneDeps<Message>): OutboxLane {
  const { slots, room, claim, send, onError } = deps;
  const underWay = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let isAsked = false;
  let isStopped = false;

  async function fill(): Promise<void> {
    const free = Math.min(slots - underWay.size, room());
    if (free <= 0 || isStopped) return;
    const due = await claim(free);
    for (const message of due) take(message, due.length === free);
  }

  /**
   * Sends a message. When all free slots were filled, more are likely to wait, so the slot is refilled as soon as it
   * becomes free.
   */
  function take(message: Message, isMoreLikely: boolean): void {
    const sending = send(message)
      .catch(onError)
      .finally(() => {
        underWay.delete(sending);
        if (isMoreLikely) look().catch(onError);
      });
    underWay.add(sending);
  }

  async function lookWhileAsked(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await fill();
    }
  }

  /** Claims due messages; calls are serialized, for two would count the same free slots. */
  function look(): Promise<void> {
    isAsked = true;
    looking ??= lookWhileAsked().finally(() => {
      looking = null;
    });
    return looking;
  }

  return {
    look,
    async idle() {
      while (underWay.size > 0 || looking) await Promise.all([...underWay, looking?.catch(() => {})]);
    },
    stop() {
      isStopped = true;
    },
  };
}
