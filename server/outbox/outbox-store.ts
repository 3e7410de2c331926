import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { outbox } from '../db/tables';

export interface OutboxMessage {
  kind: 'sms' | 'mail';
  to: string;
  scene: string;
  /** The one-time code that the text carries, apart for gateways with templates. */
  code?: string;
  text: string;
  /** When nobody has use for it any more; three days from now when it does not say. */
  until?: Date;
}

export interface Outbox {
  /** Written with the change that causes it; sent after that is committed, at least once. */
  enqueue(message: OutboxMessage): Promise<void>;
  /** Has what is committed sent now, not at the sender's next look; waits for nothing. */
  hurry(): void;
}

export interface DueMessage extends OutboxMessage {
  until: Date;
  id: string;
  attempts: number;
  at: Date;
}

export interface OutboxStore extends Outbox {
  /** Takes due messages for as long as the lease lasts; another process skips them. */
  claim(limit: number, leaseSeconds: number): Promise<DueMessage[]>;
  /** The content goes with it: one-time codes do not stay in the database. */
  markSent(id: string): Promise<void>;
  postpone(id: string, seconds: number): Promise<void>;
  /** Number and content go. */
  giveUp(id: string): Promise<void>;
  /** Who is told to hurry. */
  onHurry(listener: () => void): void;
}

/** Longer than a gateway is away over a weekend. */
const WORTH_SECONDS = 3 * 24 * 3600;

const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

export function createOutboxStore(db: Database, clock: () => Date): OutboxStore {
  let hurried = () => {};
  return {
    hurry: () => hurried(),
    onHurry(listener) {
      hurried = listener;
    },
    async enqueue({ kind, to, scene, code, text, until }) {
      const now = clock();
      const payload = {
        text,
        ...(code !== undefined && { code }),
        ...(until && { until: until.toISOString() }),
      };
      await db.q.insert(outbox).values({
        id: randomUUID(),
        kind,
        recipient: to,
        scene,
        payload,
        createdAt: now,
        nextAttemptAt: now,
      });
    },
    async claim(limit, leaseSeconds) {
      const now = clock();
      const due = db.q
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isNull(outbox.sentAt), lte(outbox.nextAttemptAt, now)))
        .orderBy(outbox.nextAttemptAt)
        .limit(limit)
        .for('update', { skipLocked: true });
      const rows = await db.q
        .update(outbox)
        .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: after(now, leaseSeconds) })
        .where(inArray(outbox.id, due))
        .returning();
      return rows.map(({ id, kind, recipient, scene, payload, attempts, createdAt }) => ({
        id,
        kind: kind as OutboxMessage['kind'],
        to: recipient,
        scene,
        text: String(payload.text),
        ...(payload.code === undefined ? {} : { code: String(payload.code) }),
        attempts,
        at: createdAt,
        until: payload.until ? new Date(String(payload.until)) : after(createdAt, WORTH_SECONDS),
      }));
    },
    async markSent(id) {
      await db.q.update(outbox).set({ sentAt: clock(), payload: {} }).where(eq(outbox.id, id));
    },
    async postpone(id, seconds) {
      await db.q
        .update(outbox)
        .set({ nextAttemptAt: after(clock(), seconds) })
        .where(eq(outbox.id, id));
    },
    async giveUp(id) {
      await db.q.delete(outbox).where(eq(outbox.id, id));
    },
  };
}
