import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PaymentsQuery } from '../../domain/payments/calls';
import type { PaymentState } from '../../domain/payments/payment';
import type { OfficeScope } from '../core/access';
import type { Database } from '../core/db/client';
import { buildContainsCondition, hasWords, isInScope, isOfRealProgram } from '../core/db/lists';
import { takeFirst } from '../core/db/rows';
import { approvals, companies, users, workItems } from '../core/db/tables';
import { isUuid } from '../core/ids';
import { loadLatestSnapshots } from '../filings/filing-reads-store';
import { payments } from './tables';

type NewPayment = typeof payments.$inferInsert;

export interface PaymentsFilter extends Pick<PaymentsQuery, 'program' | 'state' | 'keyword'> {
  batch: { year: number; no: number } | undefined;
  scope: OfficeScope;
  ids?: readonly string[] | undefined;
  /** Programs whose approvals grant nothing. */
  grantless: readonly string[];
}

const stands = isNull(payments.takenBackAt);
const granted = approvals.grantApproved;

export function createPaymentsStore(db: Database) {
  /** Sums of each filing with payments. */
  const sums = db.q
    .select({
      filingId: payments.filingId,
      paid: sql<number>`coalesce(sum(${payments.amount}) filter (where ${stands}), 0)::float8`.as('paid_sum'),
      lastPaidOn: sql<string | null>`(max(${payments.paidOn}) filter (where ${stands}))::text`.as(
        'last_paid_day',
      ),
      /** Number of acts: each payment is recorded, and perhaps taken back. */
      version: sql<number>`(count(*) + count(${payments.takenBackAt}))::int`.as('acts'),
    })
    .from(payments)
    .groupBy(payments.filingId)
    .as('sums');
  const paid = sql<number>`coalesce(${sums.paid}, 0)`;
  /** Approvals with what was paid of their grants. */
  const grants = db.q
    .select({
      filingId: workItems.filingId,
      companyId: workItems.companyId,
      program: workItems.program,
      batchYear: workItems.batchYear,
      batchNo: workItems.batchNo,
      status: workItems.status,
      companyName: workItems.companyName,
      creditCode: workItems.creditCode,
      department: workItems.department,
      subject: workItems.subject,
      receiptNo: workItems.receiptNo,
      search: workItems.search,
      projectNo: approvals.projectNo,
      approvedAt: approvals.approvedAt,
      granted,
      paid: paid.as('paid_amount'),
      lastPaidOn: sums.lastPaidOn,
      version: sql<number>`coalesce(${sums.version}, 0)`.as('payments_version'),
      profile: companies.profile,
      state: sql<PaymentState>`case when ${paid} <= 0 then 'unpaid'
        when ${paid} < ${granted} then 'partly' else 'paid' end`.as('payment_state'),
    })
    .from(workItems)
    .innerJoin(approvals, eq(approvals.filingId, workItems.filingId))
    .innerJoin(companies, eq(companies.id, workItems.companyId))
    .leftJoin(sums, eq(sums.filingId, workItems.filingId))
    .as('grants');
  const isPayable = (grantless: readonly string[]) =>
    and(eq(grants.status, 'approved'), notInArray(grants.program, [...grantless]));

  /** Filings with a grant that is to be paid, and those that were revoked, or grant nothing, after a payment. */
  const buildCondition = ({
    scope,
    ids,
    program,
    batch,
    state,
    keyword,
    grantless,
  }: PaymentsFilter): SQL | undefined =>
    and(
      isInScope(grants, scope),
      ids && inArray(grants.filingId, [...ids]),
      isOfRealProgram(grants.program),
      gt(grants.granted, 0),
      or(isPayable(grantless), gt(grants.paid, 0)),
      program ? eq(grants.program, program) : undefined,
      batch && and(eq(grants.batchYear, batch.year), eq(grants.batchNo, batch.no)),
      state && eq(grants.state, state),
      keyword
        ? or(hasWords(keyword, grants.search), buildContainsCondition(keyword, grants.projectNo))
        : undefined,
    );

  const order = [desc(grants.approvedAt), asc(grants.filingId)];

  return {
    list: (filter: PaymentsFilter, { current, pageSize }: Pick<PaymentsQuery, 'current' | 'pageSize'>) =>
      db.q
        .select()
        .from(grants)
        .where(buildCondition(filter))
        .orderBy(...order)
        .limit(pageSize)
        .offset((current - 1) * pageSize),

    /** Ids in the order of the list. */
    ids: (filter: PaymentsFilter, atMost: number) =>
      db.q
        .select({ id: grants.filingId })
        .from(grants)
        .where(buildCondition(filter))
        .orderBy(...order)
        .limit(atMost),

    /** Numbers and sums by state. */
    totals: (filter: PaymentsFilter) =>
      db.q
        .select({
          state: grants.state,
          filings: sql<number>`count(*)::int`,
          granted: sql<number>`sum(${grants.granted})::float8`,
          paid: sql<number>`sum(${grants.paid})::float8`,
          remaining: sql<number>`coalesce(sum(greatest(${grants.granted} - ${grants.paid}, 0))
            filter (where ${isPayable(filter.grantless)}), 0)::float8`,
        })
        .from(grants)
        .where(buildCondition(filter))
        .groupBy(grants.state),

    batches: (filter: PaymentsFilter) =>
      db.q
        .select({ batchYear: grants.batchYear, batchNo: grants.batchNo })
        .from(grants)
        .where(buildCondition(filter))
        .groupBy(grants.batchYear, grants.batchNo),

    /** Finds the approval of a filing with its sums, whoever asks; undefined for a filing that was never approved, or is on trial. */
    find: (filingId: string) =>
      isUuid(filingId)
        ? takeFirst(
            db.q
              .select()
              .from(grants)
              .where(and(eq(grants.filingId, filingId), isOfRealProgram(grants.program))),
          )
        : undefined,

    snapshots: (ids: string[]) => loadLatestSnapshots(db.q, ids),

    async add(payment: NewPayment): Promise<void> {
      await db.q.insert(payments).values(payment);
    },

    async takeBack(
      id: string,
      taken: Pick<NewPayment, 'takenBackBy' | 'takenBackAt' | 'takenBackReason'>,
    ): Promise<void> {
      await db.q.update(payments).set(taken).where(eq(payments.id, id));
    },

    /** All payments of a filing with the people who recorded them and took them back, the latest recorded first. */
    ofFiling(filingId: string) {
      const takers = alias(users, 'takers');
      return db.q
        .select({ ...getTableColumns(payments), recorder: users.name, taker: takers.name })
        .from(payments)
        .innerJoin(users, eq(users.id, payments.recordedBy))
        .leftJoin(takers, eq(takers.id, payments.takenBackBy))
        .where(eq(payments.filingId, filingId))
        .orderBy(desc(payments.recordedAt), asc(payments.id));
    },

    /** Payments of a filing that stand, the earliest first. */
    standing: (filingId: string) =>
      db.q
        .select({ id: payments.id, amount: payments.amount, paid_on: payments.paidOn })
        .from(payments)
        .where(and(eq(payments.filingId, filingId), stands))
        .orderBy(asc(payments.paidOn), asc(payments.recordedAt)),

    /** Grant of an approval, 0 without one. */
    async grant(filingId: string): Promise<number> {
      const [row] = await db.q.select({ granted }).from(approvals).where(eq(approvals.filingId, filingId));
      return row?.granted ?? 0;
    },
  };
}

export type PaymentsStore = ReturnType<typeof createPaymentsStore>;
export type GrantRow = NonNullable<Awaited<ReturnType<PaymentsStore['find']>>>;
