import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { WebhookBody, WebhookMessagesQuery } from '../../domain/webhooks/calls';
import { formatWebhookFault } from '../../domain/webhooks/faults';
import { WEBHOOK_TEST } from '../../domain/webhooks/webhooks';
import type { Database } from '../core/db/client';
import { outbox, submissions } from '../core/db/tables';
import { webhooks } from './tables';

export type WebhookRow = typeof webhooks.$inferSelect;

const OFF = formatWebhookFault('off');

const IN_STATE: Record<NonNullable<WebhookMessagesQuery['state']>, SQL | undefined> = {
  sent: isNotNull(outbox.sentAt),
  failed: and(isNotNull(outbox.gaveUpAt), sql`${outbox.fault} is distinct from ${OFF}`),
  held: and(isNotNull(outbox.gaveUpAt), eq(outbox.fault, OFF)),
  waiting: and(isNull(outbox.sentAt), isNull(outbox.gaveUpAt)),
};

export function createWebhooksStore(db: Database) {
  const counted = (state: SQL | undefined) =>
    sql<number>`(select count(*)::int from ${outbox} where ${and(ofRow, state)})`;
  const ofRow = and(eq(outbox.kind, 'webhook'), sql`${outbox.recipient} = ${webhooks.id}::text`);
  const to = (id: string) => and(eq(outbox.kind, 'webhook'), eq(outbox.recipient, id));

  /** Queues messages again, with the full time until they expire; returns their number. */
  async function queueAgain(which: SQL | undefined, now: Date): Promise<number> {
    const { rowCount } = await db.q
      .update(outbox)
      .set({ createdAt: now, sentAt: null, gaveUpAt: null, attempts: 0, nextAttemptAt: now })
      .where(which);
    return rowCount ?? 0;
  }

  return {
    list: () =>
      db.q
        .select({
          row: webhooks,
          waiting: counted(IN_STATE.waiting),
          failed: counted(IN_STATE.failed),
          held: counted(IN_STATE.held),
        })
        .from(webhooks)
        .orderBy(asc(webhooks.createdAt), asc(webhooks.id)),

    async find(id: string): Promise<WebhookRow | undefined> {
      return (await db.q.select().from(webhooks).where(eq(webhooks.id, id)))[0];
    },

    /** Locks the endpoint for the open transaction. */
    async lock(id: string): Promise<WebhookRow | undefined> {
      return (await db.q.select().from(webhooks).where(eq(webhooks.id, id)).for('update'))[0];
    },

    async insert(row: typeof webhooks.$inferInsert): Promise<void> {
      await db.q.insert(webhooks).values(row);
    },

    async update(id: string, changes: Partial<WebhookRow>): Promise<void> {
      await db.q.update(webhooks).set(changes).where(eq(webhooks.id, id));
    },

    async remove(id: string): Promise<void> {
      await db.q.delete(outbox).where(to(id));
      await db.q.delete(webhooks).where(eq(webhooks.id, id));
    },

    /** Deletes what was not sent of events and programs that the endpoint is not subscribed to any more. */
    async dropUnsubscribed(
      id: string,
      { events, programs }: Pick<WebhookBody, 'events' | 'programs'>,
    ): Promise<void> {
      const program = sql<string>`(${outbox.payload} ->> 'text')::jsonb -> 'data' ->> 'program'`;
      const isOther = or(
        notInArray(outbox.scene, events),
        programs.length > 0 ? notInArray(program, programs) : undefined,
      );
      await db.q
        .delete(outbox)
        .where(and(to(id), isNull(outbox.sentAt), ne(outbox.scene, WEBHOOK_TEST), isOther));
    },

    /** Endpoints subscribed to this event of this program. */
    listening: (event: string, program: string): Promise<{ id: string; enabled: boolean }[]> =>
      db.q
        .select({ id: webhooks.id, enabled: webhooks.enabled })
        .from(webhooks)
        .where(
          and(
            sql`${webhooks.events} ? ${event}`,
            sql`(${webhooks.programs} = '[]' or ${webhooks.programs} ? ${program})`,
          ),
        ),

    async receiptOf(filingId: string): Promise<string | null> {
      const [row] = await db.q
        .select({ no: submissions.receiptNo })
        .from(submissions)
        .where(eq(submissions.filingId, filingId))
        .orderBy(desc(submissions.seq))
        .limit(1);
      return row?.no ?? null;
    },

    async messages(id: string, { state, current, pageSize }: WebhookMessagesQuery) {
      const where = and(to(id), state && IN_STATE[state]);
      const list = await db.q
        .select()
        .from(outbox)
        .where(where)
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(pageSize)
        .offset((current - 1) * pageSize);
      return { list, total: await db.q.$count(outbox, where) };
    },

    /** Queues one settled message, or all failed ones, again; returns their number. */
    replay(id: string, message: string | undefined, now: Date): Promise<number> {
      const which = message === undefined ? IN_STATE.failed : eq(outbox.id, message);
      const settled = sql`(${outbox.sentAt} is not null or ${outbox.gaveUpAt} is not null)`;
      return queueAgain(and(to(id), settled, which), now);
    },

    /**
     * Holds what waits for endpoints that are switched off. Held messages are kept as those given up are, so that the same
     * retention period bounds them.
     */
    async hold(ids: string[], now: Date): Promise<void> {
      if (ids.length === 0) return;
      await db.q
        .update(outbox)
        .set({ gaveUpAt: now, fault: OFF })
        .where(and(eq(outbox.kind, 'webhook'), inArray(outbox.recipient, ids), IN_STATE.waiting));
    },

    /** Queues what was held, and what the sender found switched off in the moment of the change. */
    async release(id: string, now: Date): Promise<void> {
      const found = and(IN_STATE.waiting, eq(outbox.fault, OFF));
      await queueAgain(and(to(id), or(IN_STATE.held, found)), now);
    },
  };
}
