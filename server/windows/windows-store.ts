import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../core/db/client';
import { filings, windowExtensions, windows } from '../core/db/tables';

export type NewWindow = typeof windows.$inferInsert;

/** A batch of a program. */
export interface Batch {
  program: string;
  batchYear: number;
  batchNo: number;
}

/** The columns that decide over filings in a window. */
export const windowColumns = {
  id: windows.id,
  program: windows.program,
  batchYear: windows.batchYear,
  batchNo: windows.batchNo,
  opensAt: windows.opensAt,
  closesAt: windows.closesAt,
  quota: windows.quota,
  firstReviewBy: windows.firstReviewBy,
  graceMinutes: windows.graceMinutes,
};

type InBatch = Record<'program' | 'batchYear' | 'batchNo', PgColumn>;

/** The window of a row's batch. */
export const isOfBatch = ({ program, batchYear, batchNo }: InBatch): SQL | undefined =>
  and(eq(windows.program, program), eq(windows.batchYear, batchYear), eq(windows.batchNo, batchNo));

/** The window as far as it counts. */
export const joinWindow = (row: InBatch): SQL | undefined => and(isOfBatch(row), eq(windows.enabled, true));

export function createWindowsStore(db: Database) {
  /** Enabled windows as one company stands to them; the administering side has no extensions. */
  const select = (companyId: string | null) =>
    db.q
      .select({ ...windowColumns, extendedUntil: windowExtensions.until })
      .from(windows)
      .leftJoin(
        windowExtensions,
        and(
          eq(windowExtensions.windowId, windows.id),
          companyId ? eq(windowExtensions.companyId, companyId) : sql`false`,
        ),
      );

  return {
    all: (companyId: string | null) => select(companyId).where(eq(windows.enabled, true)),

    ofProgram: (program: string, companyId: string) =>
      select(companyId).where(and(eq(windows.enabled, true), eq(windows.program, program))),

    /** Filings that a company holds, per program, batch and kind. */
    used: (companyId: string) =>
      db.q
        .select({
          program: filings.program,
          batchYear: filings.batchYear,
          batchNo: filings.batchNo,
          kind: filings.kind,
          used: count(),
        })
        .from(filings)
        .where(eq(filings.companyId, companyId))
        .groupBy(filings.program, filings.batchYear, filings.batchNo, filings.kind),

    /** Adds windows; of one that is there already and has closed by `now`, the times are moved to the given ones,
     * unless an administrator has set them. */
    async keepOpen(rows: NewWindow[], now: Date): Promise<void> {
      await db.q
        .insert(windows)
        .values(rows)
        .onConflictDoUpdate({
          target: [windows.program, windows.batchYear, windows.batchNo],
          set: {
            opensAt: sql`excluded.opens_at`,
            closesAt: sql`excluded.closes_at`,
            firstReviewBy: sql`excluded.first_review_by`,
            remindAt: null,
          },
          setWhere: sql`${windows.updatedBy} = '' and ${windows.closesAt} <= ${now.toISOString()}::timestamptz and excluded.closes_at > ${now.toISOString()}::timestamptz`,
        });
    },
  };
}

export type WindowsStore = ReturnType<typeof createWindowsStore>;
export type WindowRow = Awaited<ReturnType<WindowsStore['all']>>[number];
