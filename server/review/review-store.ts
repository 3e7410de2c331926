import { and, asc, desc, eq, gt, inArray, like, lte, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { NamesakeKind } from '../../domain/definition';
import type { FilingStatus } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import {
  approvals,
  decisionOrderItems,
  decisionOrders,
  filingAnswers,
  filingAssignments,
  filings,
  storedFilings,
  submissions,
  users,
} from '../core/db/tables';
import { registerChecks } from '../registers/tables';
import {
  buildWaitingDecisionJoin,
  decisionAuthors,
  joinAuthor,
  joinScheduledDecision,
  waitingColumns,
} from './scheduled-decisions-store';
import { readingMarks } from './tables';

interface Reading {
  userId: string;
  filingId: string;
}

const buildReadingCondition = ({ userId, filingId }: Reading) =>
  and(eq(readingMarks.filingId, filingId), eq(readingMarks.userId, userId));

/** Column with the person's reading marks in a filing. */
const buildMarksColumn = (filingId: PgColumn, userId: string | null) =>
  sql<{ key: string; submission: number }[]>`(select coalesce(json_agg(json_build_object(
      'key', ${readingMarks.key}, 'submission', ${readingMarks.submission})), '[]'::json)
    from ${readingMarks} where ${readingMarks.filingId} = ${filingId} and ${readingMarks.userId} = ${userId})`;

export function createMarksStore(db: Database) {
  return {
    /** Number of marks with other keys than these. */
    async countOthers(reading: Reading, keys: string[]): Promise<number> {
      const others = and(buildReadingCondition(reading), notInArray(readingMarks.key, keys));
      return db.q.$count(readingMarks, others);
    },

    async put(reading: Reading, keys: string[], submission: number): Promise<void> {
      await db.q
        .insert(readingMarks)
        .values(keys.map((key) => ({ ...reading, key, submission })))
        .onConflictDoUpdate({
          target: [readingMarks.filingId, readingMarks.userId, readingMarks.key],
          set: { submission: sql`greatest(${readingMarks.submission}, excluded.submission)` },
        });
    },

    async remove(reading: Reading, keys: string[]): Promise<void> {
      await db.q
        .delete(readingMarks)
        .where(and(buildReadingCondition(reading), inArray(readingMarks.key, keys)));
    },
  };
}

/** Returned filings, for reminders of their corrections. */
export const createRemindersStore = (db: Database) => ({
  /** Filings whose next reminder is due, earliest first. */
  due: (now: Date, after: { id: string; remindAt: Date } | undefined, atMost: number) =>
    db.q
      .select({
        id: filings.id,
        remindAt: sql<Date>`${filings.correctionRemindAt}`.mapWith(filings.correctionRemindAt),
      })
      .from(filings)
      .where(
        and(
          sql`${filings.status} = 'returned'`,
          lte(filings.correctionRemindAt, now),
          after &&
            sql`(${filings.correctionRemindAt}, ${filings.id}) > (${after.remindAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
        ),
      )
      .orderBy(filings.correctionRemindAt, filings.id)
      .limit(atMost),

  /** Sets the time of the next reminder; the caller has locked the row. */
  async remindNext(id: string, at: Date | null): Promise<void> {
    await db.q.update(storedFilings).set({ correctionRemindAt: at }).where(eq(storedFilings.id, id));
  },

  /** Returned filings of these companies whose time for the correction has not ended. */
  returnedOf: (companyIds: string[], now: Date) =>
    db.q
      .select({
        id: filings.id,
        companyId: filings.companyId,
        program: filings.program,
        edition: filings.edition,
        batchYear: filings.batchYear,
        batchNo: filings.batchNo,
        data: filingAnswers,
        correctionDueAt: sql<Date>`${filings.correctionDueAt}`.mapWith(filings.correctionDueAt),
      })
      .from(filings)
      .where(
        and(
          inArray(filings.companyId, companyIds),
          eq(filings.status, 'returned'),
          gt(filings.correctionDueAt, now),
        ),
      ),
});

export type RemindersStore = ReturnType<typeof createRemindersStore>;

type NewApproval = typeof approvals.$inferInsert;

/** Project number such as `JS2026-0007`: the seventh project of a program and year. */
export const formatProjectNumber = (prefix: string, year: number, n: number): string =>
  `${prefix}${year}-${String(n).padStart(4, '0')}`;

/** Approvals, written by decisions in their transactions, and read by filings that continue the project. */
export const createApprovalsStore = (db: Database) => ({
  async add(approval: NewApproval): Promise<void> {
    await db.q.insert(approvals).values(approval);
  },

  /** Next project number of a program and year. Locks the series until the transaction ends. */
  async nextNumber(prefix: string, year: number): Promise<string> {
    const series = `${prefix}${year}-`;
    await db.q.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`project:${series}`}, 0))`);
    const [row] = await db.q
      .select({
        last: sql<number>`coalesce(max(substr(${approvals.projectNo}, ${series.length + 1})::int), 0)`,
      })
      .from(approvals)
      .where(like(approvals.projectNo, `${series}%`));
    return formatProjectNumber(prefix, year, (row?.last ?? 0) + 1);
  },
});

export type ApprovalsStore = ReturnType<typeof createApprovalsStore>;

interface Namesake {
  kind: NamesakeKind | 'project';
  place: string;
  id: string;
  status: FilingStatus;
  no: string;
  company: string;
  department: string | null;
  program: string;
  batchYear: number;
  batchNo: number;
}

export function createReviewStore(db: Database) {
  return {
    /**
     * Submissions of a filing, latest first, with its approval, assignment, waiting decision, reading marks of the person, and
     * register facts.
     */
    snapshots: (filingId: string, atMost: number, userId: string | null = null) =>
      db.q
        .select({
          seq: submissions.seq,
          submittedBy: submissions.submittedBy,
          snapshot: submissions.snapshot,
          corrections: submissions.corrections,
          approval: { projectNo: approvals.projectNo, grantApproved: approvals.grantApproved },
          assignment: { version: filingAssignments.version, assigneeId: users.id, assigneeName: users.name },
          waiting: waitingColumns,
          marks: buildMarksColumn(submissions.filingId, userId),
          facts: registerChecks.facts,
          factsAt: registerChecks.checkedAt,
          factsDueAt: registerChecks.dueAt,
        })
        .from(submissions)
        .leftJoin(
          registerChecks,
          and(eq(registerChecks.filingId, submissions.filingId), eq(registerChecks.seq, submissions.seq)),
        )
        .leftJoin(approvals, eq(approvals.filingId, submissions.filingId))
        .leftJoin(filingAssignments, eq(filingAssignments.filingId, submissions.filingId))
        .leftJoin(users, eq(users.id, filingAssignments.assigneeId))
        .leftJoin(decisionOrderItems, buildWaitingDecisionJoin(submissions.filingId))
        .leftJoin(decisionOrders, joinScheduledDecision)
        .leftJoin(decisionAuthors, joinAuthor)
        .where(eq(submissions.filingId, filingId))
        .orderBy(desc(submissions.seq))
        .limit(atMost),

    /**
     * People, rights and the project named in a filing, with other filings that name the same: those of other companies first,
     * then by time, latest first. Matches that are normal are left out: a company names its people and rights again in each
     * batch, and a continued filing its project.
     */
    async namesakes(filingId: string, atMost: number) {
      const { rows } = await db.q.execute<Namesake & Record<string, unknown>>(sql`
        select own.kind, own.place, other.* from work_items as mine
        cross join lateral (select field as kind, said, min(place) as place from work_answers
          where filing_id = mine.filing_id and field in ('person', 'right', 'project') group by field, said) as own
        cross join lateral (select filing_id as id, status, receipt_no as no, company_name as company, department, program,
            batch_year as "batchYear", batch_no as "batchNo" from work_items as item
          where filing_id in (select filing_id from work_answers as same
              where same.field = own.kind and left(same.said, 100) = left(own.said, 100) and same.said = own.said)
            and work_is_namesake(own.kind, mine, item)
          order by company_id = mine.company_id, submitted_at desc limit ${atMost}) as other
        where mine.filing_id = ${filingId}`);
      return rows;
    },

    approval: (filingId: string) =>
      takeFirst(db.q.select().from(approvals).where(eq(approvals.filingId, filingId))),

    /** Returned filings whose deadline has passed. */
    overdue: (now: Date, atMost: number) =>
      db.q
        .select({ id: filings.id })
        .from(filings)
        .where(and(sql`${filings.status} = 'returned'`, lte(filings.correctionDueAt, now)))
        .orderBy(asc(filings.correctionDueAt))
        .limit(atMost),
  };
}

export type ReviewStore = ReturnType<typeof createReviewStore>;
