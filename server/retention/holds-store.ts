/** Holds: data of a company, or of one filing, that no retention period removes while they last. */

import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { findById, takeFirst } from '../core/db/rows';
import { companies, retentionHolds, storedFilings } from '../core/db/tables';
import { isUuid } from '../core/ids';

type NewHold = Omit<typeof retentionHolds.$inferInsert, 'id'>;

/** Condition that no hold covers the rows of this company, or this filing. */
export const isFree = (db: Database, companyId: SQLWrapper, filingId?: SQLWrapper): SQL => {
  const { companyId: heldCompany, filingId: heldFiling, endedAt } = retentionHolds;
  const covers = filingId ? or(isNull(heldFiling), eq(heldFiling, filingId)) : isNull(heldFiling);
  const holds = db.q
    .select()
    .from(retentionHolds)
    .where(and(isNull(endedAt), eq(heldCompany, companyId), covers));
  return sql`not exists ${holds}`;
};

export const createHoldsStore = (db: Database) => ({
  list: () =>
    db.q
      .select({ hold: retentionHolds, company: companies.name, creditCode: companies.creditCode })
      .from(retentionHolds)
      .innerJoin(companies, eq(companies.id, retentionHolds.companyId))
      .where(isNull(retentionHolds.endedAt))
      .orderBy(companies.name, companies.id, desc(retentionHolds.begunAt)),
  /** Locks the company that has, or else had, the credit code, so that its holds begin one after the other. */
  lockCompany: (creditCode: string): Promise<{ id: string } | undefined> =>
    takeFirst(
      db.q
        .select({ id: companies.id })
        .from(companies)
        .where(or(eq(companies.creditCode, creditCode), sql`${creditCode} = any(${companies.formerCodes})`))
        .orderBy(desc(eq(companies.creditCode, creditCode)))
        .limit(1)
        .for('update'),
    ),
  isHeldFor: async ({ companyId, filingId, reason }: NewHold): Promise<boolean> => {
    const { filingId: heldFiling } = retentionHolds;
    const where = and(
      eq(retentionHolds.companyId, companyId),
      filingId ? eq(heldFiling, filingId) : isNull(heldFiling),
      eq(retentionHolds.reason, reason),
      isNull(retentionHolds.endedAt),
    );
    return (await db.q.$count(retentionHolds, where)) > 0;
  },
  /** A draft that its company deleted can be put on hold too. */
  async isFilingOf(companyId: string, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const where = and(eq(storedFilings.id, id), eq(storedFilings.companyId, companyId));
    return (await db.q.$count(storedFilings, where)) > 0;
  },
  async add(hold: NewHold): Promise<string> {
    const id = randomUUID();
    await db.q.insert(retentionHolds).values({ ...hold, id });
    return id;
  },
  /** Ends a hold and returns it; undefined where there was no such hold. */
  end: (id: string, endedAt: Date) =>
    findById(id, () =>
      db.q
        .update(retentionHolds)
        .set({ endedAt })
        .where(and(eq(retentionHolds.id, id), isNull(retentionHolds.endedAt)))
        .returning({
          companyId: retentionHolds.companyId,
          filing: retentionHolds.filingId,
          reason: retentionHolds.reason,
        }),
    ),
});
