/**
 * Scheduled decisions (orders) and their items, one per filing. An item leaves the state `waiting` once, under the lock of its
 * row.
 */

import { and, asc, desc, eq, inArray, lte, max, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { ScheduledDecisionState } from '../../domain/filing/scheduled-decisions';
import type { ScheduledDecisionsQuery } from '../../domain/review/scheduled-decision-calls';
import type { Text } from '../../domain/text';
import type { Database } from '../core/db/client';
import { findById, takeFirst } from '../core/db/rows';
import {
  companies,
  decisionOrderItems,
  decisionOrders,
  decisionSignatures,
  filings,
  submissions,
  users,
} from '../core/db/tables';
import { isUuid } from '../core/ids';
import { joinSubmission } from '../filings/filing-reads-store';

export type NewScheduledDecision = typeof decisionOrders.$inferInsert;
export type NewScheduledItem = typeof decisionOrderItems.$inferInsert;

const isWaiting = sql`${decisionOrderItems.state} = 'waiting'`;
export const isSigning = sql`${decisionOrderItems.state} = 'signing'`;
/** Condition of items that are to be signed or carried out, worded as in the index so that it is used. */
export const isOpenDecision = sql`${decisionOrderItems.state} in ('signing', 'waiting')`;
export const signers = sql<string[]>`array(select user_id::text from ${decisionSignatures}
  where ${decisionSignatures.itemId} = ${decisionOrderItems.id})`;
export const joinScheduledDecision = eq(decisionOrderItems.orderId, decisionOrders.id);
export const decisionAuthors = alias(users, 'orderers');
export const joinAuthor = eq(decisionAuthors.id, decisionOrders.userId);

/** Columns of the decision that waits on a filing, of which there is at most one; null by left join if none waits. */
export const waitingColumns = {
  order: decisionOrders.id,
  userId: decisionOrders.userId,
  by: decisionAuthors.name,
  until: decisionOrderItems.dueAt,
  item: decisionOrderItems.id,
  level: decisionOrderItems.level,
  toSign: decisionOrderItems.toSign,
  decision: decisionOrders.decision,
  signers,
};
export const buildWaitingDecisionJoin = (filingId: PgColumn): SQL | undefined =>
  and(eq(decisionOrderItems.filingId, filingId), isOpenDecision);

export const itemColumns = {
  id: decisionOrderItems.filingId,
  version: decisionOrderItems.version,
  state: decisionOrderItems.state,
  refusal: decisionOrderItems.refusal,
  endedAt: decisionOrderItems.endedAt,
  toSign: decisionOrderItems.toSign,
  dueAt: decisionOrderItems.dueAt,
  company: companies.name,
  program: filings.program,
  receiptNo: submissions.receiptNo,
};

/** Found from the items, of which few wait or were refused: an officer's orders are many after some years. */
const buildAnyItemCondition = (which: SQL) =>
  sql`${decisionOrders.id} in (
    select ${decisionOrderItems.orderId} from ${decisionOrderItems}
    inner join ${decisionOrders} on ${joinScheduledDecision} where ${which})`;
const unseen = sql`${decisionOrderItems.state} = 'refused'
  and (${decisionOrders.seenAt} is null or ${decisionOrderItems.endedAt} > ${decisionOrders.seenAt})`;

/** Selects items with their decision, and the current account of its author. */
export const selectWithDecision = (db: Database) =>
  db.q
    .select({ item: decisionOrderItems, order: decisionOrders, by: users })
    .from(decisionOrderItems)
    .innerJoin(decisionOrders, joinScheduledDecision)
    .innerJoin(users, eq(users.id, decisionOrders.userId));

const ROWS_AT_A_TIME = 500;

export function createScheduledDecisionsStore(db: Database) {
  const selectItems = () =>
    db.q
      .select({ orderId: decisionOrderItems.orderId, ...itemColumns })
      .from(decisionOrderItems)
      .innerJoin(filings, eq(filings.id, decisionOrderItems.filingId))
      .innerJoin(companies, eq(companies.id, filings.companyId))
      .leftJoin(submissions, joinSubmission);

  return {
    async insert(order: NewScheduledDecision, items: NewScheduledItem[]): Promise<void> {
      await db.q.insert(decisionOrders).values(order);
      for (let i = 0; i < items.length; i += ROWS_AT_A_TIME)
        await db.q.insert(decisionOrderItems).values(items.slice(i, i + ROWS_AT_A_TIME));
    },

    find: (id: string) =>
      findById(id, () => db.q.select().from(decisionOrders).where(eq(decisionOrders.id, id))),

    /** Items of an order, in the order of its list. */
    items: (orderId: string) =>
      selectItems().where(eq(decisionOrderItems.orderId, orderId)).orderBy(asc(decisionOrderItems.position)),

    /** First item of each order. */
    async firsts(orderIds: string[]) {
      if (orderIds.length === 0) return [];
      return selectItems().where(
        and(inArray(decisionOrderItems.orderId, orderIds), eq(decisionOrderItems.position, 0)),
      );
    },

    counts: (orderIds: string[]) =>
      orderIds.length === 0
        ? []
        : db.q
            .select({
              orderId: decisionOrderItems.orderId,
              state: decisionOrderItems.state,
              count: sql<number>`count(*)::int`,
              unseen: sql<number>`(count(*) filter (where ${unseen}))::int`,
              dueAt: max(decisionOrderItems.dueAt),
            })
            .from(decisionOrderItems)
            .innerJoin(decisionOrders, joinScheduledDecision)
            .where(inArray(decisionOrderItems.orderId, orderIds))
            .groupBy(decisionOrderItems.orderId, decisionOrderItems.state),

    /** Page of a person's orders, newest first, with their total. */
    async page(userId: string, { current, pageSize, open }: ScheduledDecisionsQuery) {
      const which = and(
        eq(decisionOrders.userId, userId),
        open && or(buildAnyItemCondition(isWaiting), buildAnyItemCondition(unseen)),
      );
      const rows = await db.q
        .select()
        .from(decisionOrders)
        .where(which)
        .orderBy(desc(decisionOrders.orderedAt), desc(decisionOrders.id))
        .limit(pageSize)
        .offset((current - 1) * pageSize);
      return { rows, total: await db.q.$count(decisionOrders, which) };
    },

    /** Decisions that wait on the filings, with their authors. */
    async waitingOn(filingIds: string[]) {
      const ids = filingIds.filter(isUuid);
      if (ids.length === 0) return [];
      return db.q
        .select({
          filingId: decisionOrderItems.filingId,
          ...waitingColumns,
        })
        .from(decisionOrderItems)
        .innerJoin(decisionOrders, joinScheduledDecision)
        .innerJoin(decisionAuthors, joinAuthor)
        .where(and(isOpenDecision, inArray(decisionOrderItems.filingId, ids)));
    },

    /** Due items after the given one, in the order of scheduling. */
    due: (now: Date, after: { dueAt: Date; orderId: string; position: number } | undefined, atMost: number) =>
      db.q
        .select({
          id: decisionOrderItems.id,
          dueAt: decisionOrderItems.dueAt,
          orderId: decisionOrderItems.orderId,
          position: decisionOrderItems.position,
        })
        .from(decisionOrderItems)
        .where(
          and(
            isWaiting,
            lte(decisionOrderItems.dueAt, now),
            after &&
              sql`(${decisionOrderItems.dueAt}, ${decisionOrderItems.orderId}, ${decisionOrderItems.position})
                > (${after.dueAt.toISOString()}::timestamptz, ${after.orderId}::uuid, ${after.position})`,
          ),
        )
        .orderBy(
          asc(decisionOrderItems.dueAt),
          asc(decisionOrderItems.orderId),
          asc(decisionOrderItems.position),
        )
        .limit(atMost),

    /**
     * Claims a waiting item with its order and the current account of the author; locked until the transaction ends. None if
     * another process has locked it, or it was withdrawn.
     */
    claim: (id: string) =>
      takeFirst(
        selectWithDecision(db)
          .where(and(eq(decisionOrderItems.id, id), isWaiting))
          .for('update', { of: decisionOrderItems, skipLocked: true }),
      ),

    /** Ends an open item; returns false if it had ended before. */
    async end(
      id: string,
      state: ScheduledDecisionState,
      endedAt: Date,
      refusal: Text | null = null,
    ): Promise<boolean> {
      const { rowCount } = await db.q
        .update(decisionOrderItems)
        .set({ state, endedAt, refusal })
        .where(and(eq(decisionOrderItems.id, id), isOpenDecision));
      return rowCount === 1;
    },

    /** Withdraws all open items of an order; returns their number. */
    async takeBack(orderId: string, endedAt: Date): Promise<number> {
      const { rowCount } = await db.q
        .update(decisionOrderItems)
        .set({ state: 'taken_back', endedAt })
        .where(and(eq(decisionOrderItems.orderId, orderId), isOpenDecision));
      return rowCount ?? 0;
    },

    async noteSeen(orderId: string, seenAt: Date): Promise<void> {
      await db.q.update(decisionOrders).set({ seenAt }).where(eq(decisionOrders.id, orderId));
    },

    /** Runs work and rolls it back, inside the open transaction; an error of the work is thrown and ends that transaction. */
    async rehearse(work: () => Promise<unknown>): Promise<void> {
      await db.q.execute(sql`savepoint rehearsal`);
      await work();
      await db.q.execute(sql`rollback to savepoint rehearsal`);
    },
  };
}

export type ScheduledDecisionsStore = ReturnType<typeof createScheduledDecisionsStore>;
