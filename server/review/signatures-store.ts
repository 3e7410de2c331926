/** Decisions that wait for signatures of the office, and the signatures on them. */

import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { ScheduledDecisionsQuery } from '../../domain/review/scheduled-decision-calls';
import type { SignedPart } from '../../domain/workflow/signed-part';
import { type LevelCode, SIGNING_PARTS, type SigningPart } from '../../domain/workflow/workflow';
import type { OfficeScope } from '../core/access';
import { canSignIn } from '../core/db/accounts';
import type { Database } from '../core/db/client';
import { isInScope } from '../core/db/lists';
import { findById } from '../core/db/rows';
import {
  companies,
  decisionOrderItems,
  decisionOrders,
  decisionSignatures,
  filings,
  submissions,
  users,
  workItems,
} from '../core/db/tables';
import { joinSubmission } from '../filings/filing-reads-store';
import {
  isSigning,
  itemColumns,
  joinScheduledDecision,
  selectWithDecision,
  signers,
} from './scheduled-decisions-store';

/** Person with the signatures that this person may give, and the filings that this person reviews. */
export interface SignerScope {
  scope: OfficeScope;
  userId: string;
  parts: readonly { level: LevelCode; part: SigningPart }[];
}

const signed = sql<SignedPart[]>`coalesce((
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('part', given.part, 'by', people.name, 'note', given.note)) order by given.signed_at)
  from ${decisionSignatures} as given join ${users} as people on people.id = given.user_id
  where given.item_id = ${decisionOrderItems.id}), '[]'::jsonb)`;

export const createSignaturesStore = (db: Database) => ({
  /** Finds an item that waits for a signature, locked until the transaction ends. */
  lock: (id: string) =>
    findById(id, () =>
      selectWithDecision(db)
        .where(and(eq(decisionOrderItems.id, id), isSigning))
        .for('update', { of: decisionOrderItems }),
    ),

  /** Decisions on the filings that wait for a signature, with the data that determines who may sign. */
  async waitingOn(filingIds: readonly string[]) {
    if (filingIds.length === 0) return [];
    const rows = await db.q
      .select({
        filingId: decisionOrderItems.filingId,
        level: decisionOrderItems.level,
        toSign: decisionOrderItems.toSign,
        userId: decisionOrders.userId,
        signers,
        program: filings.program,
        department: companies.department,
      })
      .from(decisionOrderItems)
      .innerJoin(decisionOrders, joinScheduledDecision)
      .innerJoin(filings, eq(filings.id, decisionOrderItems.filingId))
      .innerJoin(companies, eq(companies.id, filings.companyId))
      .where(and(isSigning, inArray(decisionOrderItems.filingId, [...filingIds])));
    return rows.map(({ userId, ...row }) => ({ ...row, signers: [userId, ...row.signers] }));
  },

  /** Accounts that can sign in and review, with all columns. */
  officers: () =>
    db.q
      .select()
      .from(users)
      .where(and(canSignIn, inArray(users.role, ['reviewer', 'administrator']))),

  /** Signatures of an item with names, in the order of their parts; not by time, as two may have the same. */
  async ofItem(itemId: string): Promise<(SignedPart & { userId: string })[]> {
    const given = await db.q
      .select({
        part: decisionSignatures.part,
        userId: decisionSignatures.userId,
        by: users.name,
        note: decisionSignatures.note,
      })
      .from(decisionSignatures)
      .innerJoin(users, eq(users.id, decisionSignatures.userId))
      .where(eq(decisionSignatures.itemId, itemId));
    const signed = given.map(({ note, ...each }) => ({ ...each, ...(note && { note }) }));
    return signed.sort((one, other) => SIGNING_PARTS.indexOf(one.part) - SIGNING_PARTS.indexOf(other.part));
  },

  /** Stores a signature; after the last one the item waits to be carried out at `dueAt`. */
  async sign(
    signature: typeof decisionSignatures.$inferInsert,
    left: SigningPart[],
    dueAt: Date,
  ): Promise<void> {
    await db.q.insert(decisionSignatures).values(signature);
    const isLast = left.length === 0;
    await db.q
      .update(decisionOrderItems)
      .set({ toSign: left, ...(isLast && { state: 'waiting', dueAt }) })
      .where(eq(decisionOrderItems.id, signature.itemId));
  },

  /** Decisions that wait for one of the person's parts, without those that this person has made or signed. */
  async listWaiting(
    { scope, userId, parts }: SignerScope,
    {
      current,
      pageSize,
      program,
    }: Pick<ScheduledDecisionsQuery, 'current' | 'pageSize'> & { program?: string | undefined },
  ) {
    const isFor = parts.map(
      ({ level, part }) =>
        sql`(${decisionOrderItems.level} = ${level} and ${decisionOrderItems.toSign}[1] = ${part})`,
    );
    const which = and(
      isSigning,
      program ? eq(filings.program, program) : undefined,
      isFor.length > 0 ? or(...isFor) : sql`false`,
      isInScope(
        { department: companies.department, program: filings.program, status: filings.status },
        scope,
      ),
      sql`${decisionOrders.userId} <> ${userId}`,
      sql`${userId} <> all (${signers})`,
    );
    const rows = await db.q
      .select({
        ...itemColumns,
        item: decisionOrderItems.id,
        grantApproved: decisionOrderItems.grantApproved,
        program: filings.program,
        subject: workItems.subject,
        decision: decisionOrders.decision,
        orderedAt: decisionOrders.orderedAt,
        by: users.name,
        signed,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(decisionOrderItems)
      .innerJoin(decisionOrders, joinScheduledDecision)
      .innerJoin(users, eq(users.id, decisionOrders.userId))
      .innerJoin(filings, eq(filings.id, decisionOrderItems.filingId))
      .innerJoin(companies, eq(companies.id, filings.companyId))
      .leftJoin(workItems, eq(workItems.filingId, filings.id))
      .leftJoin(submissions, joinSubmission)
      .where(which)
      .orderBy(asc(decisionOrders.orderedAt), asc(decisionOrderItems.id))
      .limit(pageSize)
      .offset((current - 1) * pageSize);
    return { rows, total: rows[0]?.total ?? 0 };
  },
});
