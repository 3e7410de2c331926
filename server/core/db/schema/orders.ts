import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OfficeAction } from '../../../../domain/filing/actions';
import type { ScheduledDecisionState } from '../../../../domain/filing/scheduled-decisions';
import type { ScheduleDecisionBody } from '../../../../domain/review/scheduled-decision-calls';
import type { LevelCode, SigningPart } from '../../../../domain/workflow/workflow';
import { users } from './accounts';
import { at, id } from './columns';
import { storedFilings } from './filings';

/** A decision on one or many filings that is carried out when it is due, unless its author takes it back before. */
export const decisionOrders = pgTable(
  'decision_orders',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    action: text('action').$type<OfficeAction>().notNull(),
    /** The decision, which is the same for all filings of the order. */
    decision: jsonb('decision').$type<Omit<ScheduleDecisionBody, 'filings'>>().notNull(),
    orderedAt: at('ordered_at').notNull(),
    dueAt: at('due_at').notNull(),
    /** Until this time the author has seen the filings for which the decision was refused. */
    seenAt: at('seen_at'),
  },
  (t) => [index('decision_orders_user').on(t.userId, t.orderedAt)],
);

/** A filing of an order; each is decided on its own. */
export const decisionOrderItems = pgTable(
  'decision_order_items',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => decisionOrders.id, { onDelete: 'cascade' }),
    filingId: uuid('filing_id')
      .notNull()
      .references(() => storedFilings.id),
    /** Position in the order; filings are decided in this sequence, and project numbers follow it. */
    position: integer('position').notNull(),
    /** The version of the filing that the author had seen. */
    version: integer('version').notNull(),
    /** Grant in 10,000 yuan, if set by item. */
    grantApproved: numeric('grant_approved', { precision: 14, scale: 2, mode: 'number' }),
    state: text('state').$type<ScheduledDecisionState>().notNull(),
    /** Copy of the order's due time, for the index of due items. */
    dueAt: at('due_at').notNull(),
    /** The level that decides, and the signatures still missing, in their order; empty: none is missing. */
    level: text('level').$type<LevelCode>(),
    toSign: text('to_sign').array().$type<SigningPart[]>().notNull().default([]),
    /** The reason of a refusal, and what to do. */
    refusal: jsonb('refusal').$type<{ zh: string; en: string }>(),
    /** The time at which the item stopped waiting. */
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('decision_order_items_order').on(t.orderId, t.position),
    // A filing has at most one pending decision.
    uniqueIndex('decision_order_items_waiting').on(t.filingId).where(sql`state in ('signing', 'waiting')`),
    index('decision_order_items_due').on(t.dueAt, t.orderId, t.position).where(sql`state = 'waiting'`),
    index('decision_order_items_filing').on(t.filingId),
    index('decision_order_items_refused').on(t.orderId, t.endedAt).where(sql`state = 'refused'`),
    index('decision_order_items_signing').on(t.level, t.id).where(sql`state = 'signing'`),
  ],
);

/** Further signatures on a decision, one by each person. */
export const decisionSignatures = pgTable(
  'decision_signatures',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => decisionOrderItems.id, { onDelete: 'cascade' }),
    part: text('part').$type<SigningPart>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    signedAt: at('signed_at').notNull(),
    /** Remark of the signer; null where there is none. */
    note: text('note'),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.part] }),
    uniqueIndex('decision_signatures_person').on(t.itemId, t.userId),
  ],
);
