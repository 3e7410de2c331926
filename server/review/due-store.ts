/** Filings whose step fell due between two looks, counted by batch, department and assignee. */
import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { waitingFor } from '../../domain/filing/deciding';
import type { FilingStatus } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import { dueLooks, windows, workItems } from '../core/db/tables';
import { joinWindow } from '../windows/windows-store';

/** First reviews that should have been done; decisions that waited for experts, or for a notice to end. */
export type DueKind = 'first_review' | 'decision';

const { program, batchYear, batchNo, department, assigneeId } = workItems;
const status = sql<FilingStatus>`${workItems.status}`;
const key = [program, batchYear, batchNo, workItems.status, department, assigneeId] as const;

const WAITING: FilingStatus[] = ['expert_review', 'publicised'];

export function createDueStore(db: Database) {
  const counted = () =>
    db.q
      .select({
        program,
        batchYear,
        batchNo,
        status,
        department,
        assigneeId,
        count: sql<number>`count(*)::int`,
      })
      .from(workItems);

  const between = (since: Date, now: Date): Record<DueKind, SQL | undefined> => ({
    first_review: and(
      gt(windows.firstReviewBy, since),
      lte(windows.firstReviewBy, now),
      inArray(workItems.status, waitingFor('reviewer')),
    ),
    decision: and(
      gt(workItems.waitsUntil, since),
      lte(workItems.waitsUntil, now),
      inArray(workItems.status, WAITING),
    ),
  });

  return {
    /** The time up to which it was looked, held until the transaction ends; the first look begins now. */
    async lookedUntil(kind: DueKind, now: Date): Promise<Date> {
      await db.q.insert(dueLooks).values({ kind, lookedAt: now }).onConflictDoNothing();
      const [row] = await db.q.select().from(dueLooks).where(eq(dueLooks.kind, kind)).for('update');
      return row?.lookedAt ?? now;
    },

    async noteLooked(kind: DueKind, lookedAt: Date): Promise<void> {
      await db.q.update(dueLooks).set({ lookedAt }).where(eq(dueLooks.kind, kind));
    },

    due: (kind: DueKind, since: Date, now: Date) =>
      kind === 'decision'
        ? counted()
            .where(between(since, now).decision)
            .groupBy(...key)
        : counted()
            .innerJoin(windows, joinWindow(workItems))
            .where(between(since, now).first_review)
            .groupBy(...key),
  };
}

export type DueStore = ReturnType<typeof createDueStore>;
export type DueRow = Awaited<ReturnType<DueStore['due']>>[number];
