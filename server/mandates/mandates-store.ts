import { and, asc, count, desc, eq, inArray, lt, lte, min, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { COMPANY_STATUSES, isOpenCompany } from '../../domain/company/status';
import { listStatusesWith } from '../../domain/filing/status';
import type { MandatesQuery } from '../../domain/mandates/calls';
import { OPEN_MANDATES } from '../../domain/mandates/mandate';
import { canSignIn } from '../core/db/accounts';
import type { Database } from '../core/db/client';
import { findById, takeFirst } from '../core/db/rows';
import { companies, filings, mandates, sessions, users } from '../core/db/tables';
import { isUuid } from '../core/ids';

type NewMandate = typeof mandates.$inferInsert;
export type MandateRow = typeof mandates.$inferSelect;

/** Owner of the listed mandates: the company that gave them, or the person who holds them. */
type Holder = { companyId: string; userId?: undefined } | { userId: string; companyId?: undefined };
type Filter = Holder & Pick<MandatesQuery, 'status'>;

const homes = alias(companies, 'homes');

const columns = {
  mandate: mandates,
  company: { id: companies.id, name: companies.name, status: companies.status },
  agent: { id: users.id, name: users.name, username: users.username, role: users.role },
  home: { id: homes.id, name: homes.name },
};

const isOpen = inArray(mandates.status, [...OPEN_MANDATES]);
const SHUT_OUT = COMPANY_STATUSES.filter((status) => !isOpenCompany(status));
const OPEN_FIRST: SQL[] = [
  sql`${mandates.status} not in (${sql.join(
    OPEN_MANDATES.map((status) => sql`${status}`),
    sql`, `,
  )})`,
  desc(mandates.createdAt),
  asc(mandates.id),
];

const buildCondition = ({ companyId, userId, status }: Filter): SQL | undefined =>
  and(
    companyId ? eq(mandates.companyId, companyId) : undefined,
    userId ? eq(mandates.userId, userId) : undefined,
    status && eq(mandates.status, status),
  );

export function createMandatesStore(db: Database) {
  const select = () =>
    db.q
      .select(columns)
      .from(mandates)
      .innerJoin(companies, eq(companies.id, mandates.companyId))
      .innerJoin(users, eq(users.id, mandates.userId))
      .innerJoin(homes, eq(homes.id, users.companyId));

  const find = (id: string) => findById(id, () => select().where(eq(mandates.id, id)));

  return {
    find,

    /** Protects the mandate from being ended before the open transaction ends. */
    hold: (id: string) => takeFirst(db.q.select().from(mandates).where(eq(mandates.id, id)).for('share')),

    /** An account that can sign in, by its login name and the credit code of its company. */
    agent: (username: string, creditCode: string) =>
      takeFirst(
        db.q
          .select({ id: users.id, companyId: companies.id })
          .from(users)
          .innerJoin(companies, eq(companies.id, users.companyId))
          .where(
            and(
              eq(users.usernameKey, username.toLowerCase()),
              eq(companies.creditCode, creditCode),
              canSignIn,
              notInArray(companies.status, SHUT_OUT),
            ),
          ),
      ),

    /** False while the company has an open mandate with the person. */
    async add(row: NewMandate): Promise<boolean> {
      const added = await db.q
        .insert(mandates)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: mandates.id });
      return added.length > 0;
    },

    /** Locks the mandate for the open transaction, after waiting for acts under it (`hold`). */
    async lock(id: string) {
      if (!isUuid(id)) return undefined;
      await db.q.select({ id: mandates.id }).from(mandates).where(eq(mandates.id, id)).for('update');
      return find(id);
    },

    /** Stores a new status. Only for `step`, which holds the lock of the row: no other code changes the status. */
    async move(id: string, change: Partial<NewMandate>): Promise<void> {
      await db.q.update(mandates).set(change).where(eq(mandates.id, id));
    },

    countOpen: (companyId: string): Promise<number> =>
      db.q.$count(mandates, and(eq(mandates.companyId, companyId), isOpen)),

    /** Open mandates past their last day, the earliest first. */
    due(today: string, after: { id: string; lastDay: string } | undefined, atMost: number) {
      const isBehind =
        after && sql`(${mandates.lastDay}, ${mandates.id}) > (${after.lastDay}::date, ${after.id}::uuid)`;
      return db.q
        .select({ id: mandates.id, lastDay: mandates.lastDay })
        .from(mandates)
        .where(and(isOpen, lt(mandates.lastDay, today), isBehind))
        .orderBy(asc(mandates.lastDay), asc(mandates.id))
        .limit(atMost);
    },

    /** Open mandates that were shut (`isShut`), because the account or one of the companies was shut out. */
    shutOut: (after: { id: string } | undefined, atMost: number) =>
      db.q
        .select({ id: mandates.id })
        .from(mandates)
        .where(and(isOpen, eq(mandates.isShut, true), after && sql`${mandates.id} > ${after.id}::uuid`))
        .orderBy(asc(mandates.id))
        .limit(atMost),

    /** Accepted mandates due for a reminder of their end, the earliest first. */
    ending(today: string, after: { id: string; remindOn: string | null } | undefined, atMost: number) {
      const { id, remindOn, status, isShut } = mandates;
      const isBehind = after && sql`(${remindOn}, ${id}) > (${after.remindOn}::date, ${after.id}::uuid)`;
      return db.q
        .select({ id, remindOn })
        .from(mandates)
        .where(and(eq(status, 'accepted'), eq(isShut, false), lte(remindOn, today), isBehind))
        .orderBy(asc(remindOn), asc(id))
        .limit(atMost);
    },

    /** Leaves no further reminder; the caller has locked the row. */
    async endReminders(id: string): Promise<void> {
      await db.q.update(mandates).set({ remindOn: null }).where(eq(mandates.id, id));
    },

    list: (filter: Filter, { current, pageSize }: Pick<MandatesQuery, 'current' | 'pageSize'>) =>
      select()
        .where(buildCondition(filter))
        .orderBy(...OPEN_FIRST)
        .limit(pageSize)
        .offset((current - 1) * pageSize),

    /**
     * Filings awaiting an action of these companies: their number by program, batch and status, and the earliest deadline for
     * corrections.
     */
    waiting: (companyIds: string[]) =>
      db.q
        .select({
          companyId: filings.companyId,
          program: filings.program,
          batchYear: filings.batchYear,
          batchNo: filings.batchNo,
          status: filings.status,
          count: count(),
          dueAt: min(filings.correctionDueAt),
        })
        .from(filings)
        .where(
          and(
            inArray(filings.companyId, companyIds),
            inArray(filings.status, listStatusesWith('awaits', 'company')),
          ),
        )
        .groupBy(filings.companyId, filings.program, filings.batchYear, filings.batchNo, filings.status),

    total: (filter: Filter): Promise<number> => db.q.$count(mandates, buildCondition(filter)),

    /** Sets the mandate by which a session acts; null for the own company. */
    async actBy(sessionId: string, mandateId: string | null): Promise<void> {
      await db.q.update(sessions).set({ mandateId, isTrialExpert: false }).where(eq(sessions.id, sessionId));
    },
  };
}

type MandatesStore = ReturnType<typeof createMandatesStore>;
/** A mandate with its company and its agent. */
export type MandateRecord = NonNullable<Awaited<ReturnType<MandatesStore['find']>>>;
export type WaitingMandate = Awaited<ReturnType<MandatesStore['waiting']>>[number];
