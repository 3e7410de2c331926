import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { WebhookMessagesQuery } from '../../domain/webhooks/calls';
import type { Database } from '../core/db/client';
import { outbox, submissions } from '../core/db/tables';
import { webhooks } from './tables';

export type WebhookRow = typeof webhooks.$inferSelect;

const IN_STATE: Record<NonNullable<WebhookMessagesQuery['state']>, SQL | undefined> = {
  sent: isNotNull(outbox.sentAt),
  failed: isNotNull(outbox.gaveUpAt),
  waiting: and(isNull(outbox.sentAt), isNull(outbox.gaveUpAt)),
};

export function createWebhooksStore(db: Database) {
  const counted = (state: SQL | undefined) =>
    sql<number>`(select count(*)::int from ${outbox} where ${and(ofRow, state)})`;
  const ofRow = and(eq(outbox.kind, 'webhook'), sql`${outbox.recipient} = ${webhooks.id}::text`);
  const to = (id: string) => and(eq(outbox.kind, 'webhook'), eq(outbox.recipient, id));

  return {
    list: () =>
      db.q
        .select({ row: webhooks, waiting: counted(IN_STATE.waiting), failed: counted(IN_STATE.failed) })
        .from(webhooks)
        .orderBy(asc(webhooks.createdAt), asc(webhooks.id)),

    async find(id: string): Promise<WebhookRow | undefined> {
      return (await db.q.select().from(webhooks).where(eq(webhooks.id, id)))[0];
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

    /** Endpoints subscribed to this event of this program. */
    listening: (event: string, program: string): Promise<{ id: string }[]> =>
      db.q
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(
          and(
            eq(webhooks.enabled, true),
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
    async replay(id: string, message: string | undefined, now: Date): Promise<number> {
      const which = message === undefined ? IN_STATE.failed : eq(outbox.id, message);
      const settled = sql`(${outbox.sentAt} is not null or ${outbox.gaveUpAt} is not null)`;
      const { rowCount } = await db.q
        .update(outbox)
        .set({
          // Restarts the time until the message expires.
          createdAt: now,
          sentAt: null,
          gaveUpAt: null,
          attempts: 0,
          nextAttemptAt: now,
        })
        .where(and(to(id), settled, which));
      return rowCount ?? 0;
    },
  };
}
