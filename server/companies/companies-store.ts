import { and, desc, eq, gte, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { CreditCodeExceptionsQuery } from '../../domain/company/managed-company-calls';
import type { CompanyStatus } from '../../domain/company/status';
import type { Database } from '../core/db/client';
import { buildContainsCondition } from '../core/db/lists';
import { takeFirst } from '../core/db/rows';
import { companies } from '../core/db/tables';
import { isUuid } from '../core/ids';
import { normalizeCompanyName } from '../core/look-alike';
import type { NextVersion } from '../core/steps/versioned';
import { creditCodeExceptions as exceptions } from './tables';

const inForce = isNull(exceptions.removedAt);

const buildKeywordCondition = (keyword: string | undefined) =>
  and(
    inForce,
    keyword
      ? or(
          buildContainsCondition(keyword, exceptions.creditCode),
          buildContainsCondition(keyword, exceptions.companyName),
        )
      : undefined,
  );

export function createCreditCodeExceptionsStore(db: Database) {
  const records = () =>
    db.q
      .select({ exception: exceptions, company: { id: companies.id, name: companies.name } })
      .from(exceptions)
      .leftJoin(companies, eq(companies.creditCode, exceptions.creditCode));

  return {
    /** The exception that lets a code register on this day. */
    inForce: (creditCode: string, day: string) =>
      takeFirst(
        db.q
          .select()
          .from(exceptions)
          .where(and(inForce, eq(exceptions.creditCode, creditCode), gte(exceptions.until, day))),
      ),

    byId: (id: string) => takeFirst(records().where(and(inForce, eq(exceptions.id, id)))),

    async page({ keyword, current, pageSize }: CreditCodeExceptionsQuery) {
      const list = await records()
        .where(buildKeywordCondition(keyword))
        .orderBy(desc(exceptions.createdAt), desc(exceptions.id))
        .limit(pageSize)
        .offset((current - 1) * pageSize);
      return { list, total: await db.q.$count(exceptions, buildKeywordCondition(keyword)) };
    },

    /** Adds an exception; false when the credit code has one already. */
    async add(row: typeof exceptions.$inferInsert): Promise<boolean> {
      const added = await db.q
        .insert(exceptions)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: exceptions.id });
      return added.length > 0;
    },

    /** Removes an exception; false if it was removed already. */
    async remove(id: string, now: Date): Promise<boolean> {
      const removed = await db.q
        .update(exceptions)
        .set({ removedAt: now })
        .where(and(inForce, eq(exceptions.id, id)))
        .returning({ id: exceptions.id });
      return removed.length > 0;
    },
  };
}

export type CreditCodeExceptionsStore = ReturnType<typeof createCreditCodeExceptionsStore>;

/** Statuses in which the name of a company is free again. */
const CLOSED: CompanyStatus[] = ['rejected', 'cancelled'];
const LOOK_ALIKES_AT_MOST = 10;

export type CompanyRow = typeof companies.$inferSelect;
type LockedCompany = CompanyRow & { version: number };
type ProfileChange = Pick<CompanyRow, 'profile'> &
  Partial<Pick<CompanyRow, 'name' | 'creditCode' | 'formerNames' | 'formerCodes'>>;

export const createCompaniesStore = (db: Database) => ({
  byId: (id: string): Promise<CompanyRow | undefined> =>
    takeFirst(db.q.select().from(companies).where(eq(companies.id, id))),

  byCreditCode: (code: string): Promise<CompanyRow | undefined> =>
    takeFirst(db.q.select().from(companies).where(eq(companies.creditCode, code))),

  /** False when a company has this credit code already. */
  async add(row: typeof companies.$inferInsert): Promise<boolean> {
    const added = await db.q
      .insert(companies)
      .values({ ...row, nameLook: normalizeCompanyName(row.name) })
      .onConflictDoNothing()
      .returning({ id: companies.id });
    return added.length > 0;
  },

  /** Locks the company for the open transaction. */
  async lock(id: string): Promise<LockedCompany | undefined> {
    if (!isUuid(id)) return undefined;
    const [row] = await db.q.select().from(companies).where(eq(companies.id, id)).for('no key update');
    return row && { ...row, version: row.profileVersion };
  },

  /** Stores a new status. Only for `step`, which holds the lock of the row: no other code changes the status. */
  async move(id: string, change: Pick<CompanyRow, 'status' | 'profileVersion' | 'updatedAt'>): Promise<void> {
    await db.q.update(companies).set(change).where(eq(companies.id, id));
  },

  /** Stores the next version of the profile. The caller holds the lock of the row. */
  async change(id: string, profile: ProfileChange, { version, updatedAt }: NextVersion): Promise<void> {
    await db.q
      .update(companies)
      .set({
        ...profile,
        ...(profile.name !== undefined && { nameLook: normalizeCompanyName(profile.name) }),
        profileVersion: version,
        updatedAt,
      })
      .where(eq(companies.id, id));
  },

  /** Companies with a name that looks like this one, open or able to become open, except the company of the given credit code. */
  lookAlikes(name: string, exceptCode: string): Promise<CompanyRow[]> {
    const [look, open] = [
      eq(companies.nameLook, normalizeCompanyName(name)),
      notInArray(companies.status, CLOSED),
    ];
    return db.q
      .select()
      .from(companies)
      .where(and(look, open, ne(companies.creditCode, exceptCode)))
      .orderBy(companies.createdAt)
      .limit(LOOK_ALIKES_AT_MOST);
  },

  /** Reserves the normalized name for the open transaction. */
  async holdLook(name: string): Promise<void> {
    await db.q.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`company:${normalizeCompanyName(name)}`}, 0))`,
    );
  },
});
