import { randomUUID } from 'node:crypto';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { removeUnshownCharacters } from '../../../domain/checks/characters';
import { maskSensitiveText } from '../../../domain/checks/mask';
import { MAX_LISTED_DELIVERIES } from '../../../domain/inbox/delivery-calls';
import type { Text } from '../../../domain/text';
import type { Database } from '../db/client';
import { messages, outbox } from '../db/tables';
import type { LaneName } from './lanes';

export interface OutboxMessage {
  kind: 'sms' | 'mail' | 'webhook';
  /** Phone number, mail address, or the id of a webhook. */
  to: string;
  scene: string;
  /** One-time code contained in the text, separate for gateways with templates. */
  code?: string;
  text: string;
  /** Subject of a mail; also shown to the office for a message that was never sent. */
  title?: Text;
  /** Name of the recipient. */
  about?: string;
  /** Part of a bulk sending, which waits in a lane of its own. */
  bulk?: true;
  /** The portal message that this one accompanies, and the filing that it is about. */
  messageId?: string;
  filingId?: string;
  /** Expiry; three days from now by default. */
  until?: Date;
  /** Id by which the message can be withdrawn; a new one by default. */
  id?: string;
  /** Time before which the message is not sent, so that it can be withdrawn; at once by default. */
  notBefore?: Date | undefined;
}

export interface Outbox {
  /** Adds messages in the transaction of the change that causes them; they are sent after its commit, at least once. */
  enqueue(...messages: OutboxMessage[]): Promise<void>;
  /**
   * Withdraws what waits for its first attempt: the message with this id, or all that accompany a message of the portal. Returns
   * true where nothing had been tried before.
   */
  withdraw(of: { id: string } | { messageId: string }): Promise<boolean>;
  /** Triggers the sender at once instead of at its next interval; does not wait. */
  hurry(): void;
}

export interface DueMessage extends Omit<OutboxMessage, 'notBefore'> {
  until: Date;
  id: string;
  attempts: number;
  at: Date;
}

/** A message on its way, out, or given up. */
export interface MessageDelivery {
  id: string;
  kind: 'sms' | 'mail';
  /** Masked recipient. */
  to: string;
  title: Text | null;
  attempts: number;
  at: Date;
  sentAt: Date | null;
  gaveUpAt: Date | null;
}

/** A message that was given up. */
export interface GivenUp {
  id: string;
  kind: 'sms' | 'mail';
  /** Masked recipient. */
  to: string;
  title: Text | null;
  about: string | null;
  at: Date;
  gaveUpAt: Date;
  canBeSent: boolean;
}

export interface OutboxStore extends Outbox {
  /** The lanes in which something is due. */
  lanesDue(): Promise<LaneName[]>;
  /** Claims due messages of a lane for the duration of the lease; other processes skip them. */
  claim(lane: LaneName, limit: number, leaseSeconds: number): Promise<DueMessage[]>;
  /**
   * Marks a message as sent and deletes its content, so that one-time codes do not stay in the database; masks the
   * recipient of a message about a filing. Keeps the content of a webhook, which can be sent again.
   */
  markSent(message: DueMessage): Promise<void>;
  /** Schedules the next attempt. `fault`: the error of this one, for administrators. */
  postpone(id: string, seconds: number, fault?: string): Promise<void>;
  /**
   * Marks a message as given up; the office may resend it. Messages with an expiry of their own lose text and recipient,
   * which are of no further use, and one-time codes are deleted.
   */
  giveUp(message: DueMessage): Promise<void>;
  /** Resends messages that were given up or wait for another attempt; all, or those of `ids`. Returns their number. */
  sendAgain(ids?: string[]): Promise<number>;
  /** Numbers of waiting messages and of those with failed attempts, and the time of the oldest. */
  state(): Promise<{ waiting: number; failing: number; oldestAt: Date | null }>;
  /** The messages given up last, and the number of all. */
  givenUp(atMost: number): Promise<{ list: GivenUp[]; total: number }>;
  /** SMS and mail about a filing, and how far each came, the latest first. */
  ofFiling(filingId: string): Promise<MessageDelivery[]>;
  /** Number of waiting messages by lane; empty lanes are left out. */
  waiting(): Promise<{ lane: LaneName; waiting: number }[]>;
  /** Sets the listener of `hurry`. */
  onHurry(listener: () => void): void;
}

/** Lease of a claimed message, longer than the timeout of a gateway. */
export const LEASE_SECONDS = 60;

/**
 * Delay of the next attempt that amounts to never, also for a process of an earlier version, which does not know
 * `gaveUpAt`.
 */
const NEVER_SECONDS = 100 * 365 * 24 * 3600;

/** Default life of a message, longer than a gateway is down over a weekend. */
const WORTH_SECONDS = 3 * 24 * 3600;

const getPayload = ({ code, text, title, about, bulk, until }: OutboxMessage) => ({
  text: removeUnshownCharacters(text),
  ...(code !== undefined && { code }),
  ...(title && { title: { zh: removeUnshownCharacters(title.zh), en: removeUnshownCharacters(title.en) } }),
  ...(about && { about }),
  ...(bulk && { bulk }),
  ...(until && { until: until.toISOString() }),
});

const addSeconds = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

export function createOutboxStore(db: Database, clock: () => Date): OutboxStore {
  let hurried = () => {};
  const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.gaveUpAt));
  const laneName = sql<LaneName>`${outbox.lane}`;
  return {
    hurry: () => hurried(),
    onHurry(listener) {
      hurried = listener;
    },
    async enqueue(...messages) {
      const now = clock();
      if (messages.length === 0) return;
      await db.q.insert(outbox).values(
        messages.map((message) => ({
          id: message.id ?? randomUUID(),
          kind: message.kind,
          recipient: message.to,
          scene: message.scene,
          messageId: message.messageId,
          filingId: message.filingId,
          payload: getPayload(message),
          createdAt: now,
          nextAttemptAt: message.notBefore ?? now,
        })),
      );
    },
    async withdraw(of) {
      const isMeant = 'id' in of ? eq(outbox.id, of.id) : eq(outbox.messageId, of.messageId);
      await db.q.delete(outbox).where(and(isMeant, isWaiting, eq(outbox.attempts, 0)));
      return (await db.q.$count(outbox, isMeant)) === 0;
    },
    async lanesDue() {
      const rows = await db.q
        .selectDistinct({ lane: laneName })
        .from(outbox)
        .where(and(isWaiting, lte(outbox.nextAttemptAt, clock())));
      return rows.map(({ lane }) => lane);
    },
    async claim(lane, limit, leaseSeconds) {
      const now = clock();
      const due = db.q
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(eq(outbox.lane, lane), isWaiting, lte(outbox.nextAttemptAt, now)))
        .orderBy(outbox.nextAttemptAt)
        .limit(limit)
        .for('update', { skipLocked: true });
      const rows = await db.q
        .update(outbox)
        .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: addSeconds(now, leaseSeconds) })
        .where(inArray(outbox.id, due))
        .returning();
      return rows.map(({ id, kind, recipient, scene, payload, attempts, createdAt, filingId }) => ({
        id,
        ...(filingId && { filingId }),
        kind: kind as OutboxMessage['kind'],
        to: recipient,
        scene,
        text: String(payload.text),
        ...(payload.code === undefined ? {} : { code: String(payload.code) }),
        ...(payload.title ? { title: payload.title as Text } : {}),
        ...(payload.about ? { about: String(payload.about) } : {}),
        attempts,
        at: createdAt,
        until: payload.until ? new Date(String(payload.until)) : addSeconds(createdAt, WORTH_SECONDS),
      }));
    },
    async markSent({ id, kind, to, filingId }) {
      const kept = kind === 'webhook' ? { fault: null } : { payload: {} };
      await db.q
        .update(outbox)
        .set({ sentAt: clock(), ...kept, ...(filingId && { recipient: maskSensitiveText(to) }) })
        .where(eq(outbox.id, id));
    },
    async postpone(id, seconds, fault) {
      await db.q
        .update(outbox)
        .set({
          nextAttemptAt: addSeconds(clock(), seconds),
          ...(fault && { fault: removeUnshownCharacters(fault).slice(0, 200) }),
        })
        .where(eq(outbox.id, id));
    },
    async giveUp({ id, kind, code, to, title, about, at, until }) {
      if (code !== undefined) return void (await db.q.delete(outbox).where(eq(outbox.id, id)));
      // The payload of a webhook names nobody.
      const wasForAnOccasion =
        kind !== 'webhook' && until.getTime() !== addSeconds(at, WORTH_SECONDS).getTime();
      await db.q
        .update(outbox)
        .set({
          gaveUpAt: clock(),
          nextAttemptAt: addSeconds(clock(), NEVER_SECONDS),
          ...(wasForAnOccasion && { recipient: maskSensitiveText(to), payload: { title, about } }),
        })
        .where(eq(outbox.id, id));
    },
    async sendAgain(ids) {
      const now = clock();
      const rows = await db.q
        .update(outbox)
        .set({
          // A resent message gets its full life again.
          createdAt: sql`case when ${outbox.gaveUpAt} is null then ${outbox.createdAt} else ${now.toISOString()}::timestamptz end`,
          gaveUpAt: null,
          attempts: 0,
          nextAttemptAt: now,
        })
        .where(
          and(
            isNull(outbox.sentAt),
            // A message due within the lease may be in delivery.
            or(isNotNull(outbox.gaveUpAt), gt(outbox.nextAttemptAt, addSeconds(now, LEASE_SECONDS))),
            sql`${outbox.payload} ? 'text'`,
            ids && inArray(outbox.id, ids),
          ),
        )
        .returning({ id: outbox.id });
      return rows.length;
    },
    async state() {
      const [row] = await db.q
        .select({
          waiting: count(),
          failing: sql<number>`count(*) filter (where ${outbox.attempts} > 0)::int`,
          oldestAt: min(outbox.createdAt),
        })
        .from(outbox)
        .where(isWaiting);
      return { waiting: 0, failing: 0, oldestAt: null, ...row };
    },
    async givenUp(atMost) {
      const isGivenUp = and(isNotNull(outbox.gaveUpAt), ne(outbox.kind, 'webhook'));
      const rows = await db.q
        .select()
        .from(outbox)
        .where(isGivenUp)
        .orderBy(desc(outbox.gaveUpAt), desc(outbox.id))
        .limit(atMost);
      const list = rows.map(({ id, kind, recipient, payload, createdAt, gaveUpAt }) => ({
        id,
        kind: kind as GivenUp['kind'],
        to: payload.text === undefined ? recipient : maskSensitiveText(recipient),
        canBeSent: payload.text !== undefined,
        title: (payload.title as Text | undefined) ?? null,
        about: (payload.about as string | undefined) ?? null,
        at: createdAt,
        gaveUpAt: gaveUpAt ?? createdAt,
      }));
      return { list, total: await db.q.$count(outbox, isGivenUp) };
    },
    async ofFiling(filingId) {
      const rows = await db.q
        .select({ row: outbox, title: messages.title })
        .from(outbox)
        .leftJoin(messages, eq(messages.id, outbox.messageId))
        .where(eq(outbox.filingId, filingId))
        .orderBy(desc(outbox.createdAt), asc(outbox.id))
        .limit(MAX_LISTED_DELIVERIES);
      return rows.map(({ row, title }) => ({
        id: row.id,
        kind: row.kind as MessageDelivery['kind'],
        to: maskSensitiveText(row.recipient),
        title,
        attempts: row.attempts,
        at: row.createdAt,
        sentAt: row.sentAt,
        gaveUpAt: row.gaveUpAt,
      }));
    },
    waiting: () =>
      db.q.select({ lane: laneName, waiting: count() }).from(outbox).where(isWaiting).groupBy(outbox.lane),
  };
}
