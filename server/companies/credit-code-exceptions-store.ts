import { and, desc, eq, gte, isNull, or } from 'drizzle-orm';
import type { CreditCodeExceptionsQuery } from '../../domain/calls/managed-companies';
import type { Database } from '../core/db/client';
import { containsText } from '../core/db/lists';
import { companies, creditCodeExceptions as exceptions } from '../core/db/tables';

const inForce = isNull(exceptions.removedAt);

const matching = (keyword: string | undefined) =>
  and(
    inForce,
    keyword
      ? or(containsText(keyword, exceptions.creditCode), containsText(keyword, exceptions.companyName))
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
    async inForce(creditCode: string, day: string) {
      const [row] = await db.q
        .select()
        .from(exceptions)
        .where(and(inForce, eq(exceptions.creditCode, creditCode), gte(exceptions.until, day)));
      return row;
    },

    async byId(id: string) {
      const [row] = await records().where(and(inForce, eq(exceptions.id, id)));
      return row;
    },

    async page({ keyword, current, pageSize }: CreditCodeExceptionsQuery) {
      const list = await records()
        .where(matching(keyword))
        .orderBy(desc(exceptions.createdAt), desc(exceptions.id))
        .limit(pageSize)
        .offset((current - 1) * pageSize);
      return { list, total: await db.q.$count(exceptions, matching(keyword)) };
    },

    /** False when the code is on the list already. */
    async add(row: typeof exceptions.$inferInsert): Promise<boolean> {
      const added = await db.q
        .insert(exceptions)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: exceptions.id });
      return added.length > 0;
    },

    /** False when somebody else has removed it. */
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
