/** Filings whose step fell due between two runs of the job, counted by batch, department and assignee. */

import { and, eq, gt, inArray, isNull, lte, max, type SQL, sql } from 'drizzle-orm';
import { FIRST_REVIEWS } from '../../domain/filing/due';
import { type FilingStatus, listStatusesWith } from '../../domain/filing/status';
import { DAY_MS } from '../../domain/time';
import type { LevelCode } from '../../domain/workflow/workflow';
import type { Database } from '../core/db/client';
import { auditLog, filings, storedFilings, workItems } from '../core/db/tables';
import { registerChecks } from '../registers/tables';
import { windows } from '../windows/tables';
import { joinWindow } from '../windows/windows-store';
import { dueLooks } from './tables';

/**
 * Kinds of due steps: overdue first reviews; decisions after the end of expert review or public notice; levels past their
 * deadline, and those past it for a while (escalation); filings of companies newly on the black list.
 */
export const DUE_KINDS = ['first_review', 'decision', 'level', 'escalation', 'blacklist'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

const { program, batchYear, batchNo, department, assigneeId } = workItems;
const status = sql<FilingStatus>`${workItems.status}`;
/** Level that decides, in the workflow stored with the filing. */
const level = sql<LevelCode | null>`${filings.workflow} -> 'levels'
  -> (case when ${inArray(filings.status, [...FIRST_REVIEWS])} then 0 else ${filings.reviewLevel} end) ->> 'code'`;

/** Administrators are notified of an overdue level one day after its officers. */
const ESCALATED_AFTER_MS = DAY_MS;

/** Delay until entries of register checks count, because they are stored a moment after their time. */
const STORED_AFTER_MS = 60_000;
const getTimeBefore = (time: Date, ms: number): Date => new Date(time.getTime() - ms);

const key = [program, batchYear, batchNo, workItems.status, department, assigneeId] as const;

const AT_A_TIME = 200;

/** Statuses in which a decision is due once expert review or public notice ends. */
const WAITING: FilingStatus[] = listStatusesWith('awaits', 'experts', 'notice_end');
const AT_LATER_LEVEL: FilingStatus[] = listStatusesWith('awaits', 'later_level');

const counts = {
  program,
  batchYear,
  batchNo,
  status,
  department,
  assigneeId,
  count: sql<number>`count(*)::int`,
};

export function createDueStore(db: Database) {
  const counted = () => db.q.select({ ...counts, level: sql<LevelCode | null>`null` }).from(workItems);

  const between = (since: Date, now: Date): Record<DueKind, SQL | undefined> => ({
    first_review: and(
      gt(windows.firstReviewBy, since),
      lte(windows.firstReviewBy, now),
      inArray(workItems.status, [...FIRST_REVIEWS]),
    ),
    decision: and(
      gt(workItems.waitsUntil, since),
      lte(workItems.waitsUntil, now),
      inArray(workItems.status, WAITING),
    ),
    level: and(gt(filings.levelDueAt, since), lte(filings.levelDueAt, now)),
    escalation: and(
      gt(filings.levelDueAt, getTimeBefore(since, ESCALATED_AFTER_MS)),
      lte(filings.levelDueAt, getTimeBefore(now, ESCALATED_AFTER_MS)),
    ),
    blacklist: inArray(
      filings.id,
      db.q
        .select({ id: registerChecks.filingId })
        .from(registerChecks)
        .where(
          and(
            gt(registerChecks.listedAt, getTimeBefore(since, STORED_AFTER_MS)),
            lte(registerChecks.listedAt, getTimeBefore(now, STORED_AFTER_MS)),
          ),
        ),
    ),
  });

  /** Condition: default workflow, at a later level, without a deadline. */
  const isUntimed = (row: typeof filings | typeof storedFilings) =>
    and(inArray(row.status, AT_LATER_LEVEL), isNull(row.workflow), isNull(row.levelDueAt));
  /** Condition on the status in the work list, which has an index on it. */
  const isWaiting = inArray(workItems.status, AT_LATER_LEVEL);

  return {
    /** Filings at a level without a deadline, with the time of their arrival there, from the last log line that led to it. */
    untimed: (last: string | undefined) =>
      db.q
        .select({
          id: filings.id,
          program: filings.program,
          status: sql<FilingStatus>`${filings.status}`,
          reviewLevel: filings.reviewLevel,
          workflow: sql<null>`null`,
          cameAt: max(auditLog.at).mapWith(auditLog.at) as SQL<Date>,
        })
        .from(workItems)
        .innerJoin(filings, eq(filings.id, workItems.filingId))
        .innerJoin(
          auditLog,
          and(
            eq(auditLog.subjectKind, 'filing'),
            eq(auditLog.subjectId, sql`${filings.id}::text`),
            inArray(auditLog.toStatus, AT_LATER_LEVEL),
          ),
        )
        .where(and(isWaiting, isUntimed(filings), last ? gt(filings.id, last) : undefined))
        .groupBy(filings.id, filings.program, filings.status, filings.reviewLevel)
        .orderBy(filings.id)
        .limit(AT_A_TIME),

    /** Sets the deadline of a filing that still has none at its level. */
    async setLevelDue(id: string, levelDueAt: Date): Promise<void> {
      await db.q
        .update(storedFilings)
        .set({ levelDueAt })
        .where(and(eq(storedFilings.id, id), isUntimed(storedFilings)));
    },

    /** Time up to which the job has looked, locked until the transaction ends; initially now. */
    async lookedUntil(kind: DueKind | 'absence', now: Date): Promise<Date> {
      await db.q.insert(dueLooks).values({ kind, lookedAt: now }).onConflictDoNothing();
      const [row] = await db.q.select().from(dueLooks).where(eq(dueLooks.kind, kind)).for('update');
      return row?.lookedAt ?? now;
    },

    async noteLooked(kind: DueKind | 'absence', lookedAt: Date): Promise<void> {
      await db.q.update(dueLooks).set({ lookedAt }).where(eq(dueLooks.kind, kind));
    },

    due(kind: DueKind, since: Date, now: Date) {
      const which = between(since, now)[kind];
      if (kind === 'decision')
        return counted()
          .where(which)
          .groupBy(...key);
      if (kind === 'first_review')
        return counted()
          .innerJoin(windows, joinWindow(workItems))
          .where(which)
          .groupBy(...key);
      return db.q
        .select({ ...counts, level })
        .from(filings)
        .innerJoin(workItems, eq(workItems.filingId, filings.id))
        .where(which)
        .groupBy(...key, sql`8`);
    },
  };
}

export type DueStore = ReturnType<typeof createDueStore>;
export type DueRow = Awaited<ReturnType<DueStore['due']>>[number];
