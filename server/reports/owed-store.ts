/** Reports that companies owe: approvals from which they are planned, and planned reports. */
import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../core/db/client';
import { approvals, companies, filings, reportTasks, storedFilings } from '../core/db/tables';
import { type AcceptancePaths, buildAcceptedColumn } from './acceptance-store';
import { buildRowsColumn, buildSubjectColumn, type SubjectPath } from './reports-store';
import { buildResultStatusColumn, type FactPaths, isToDo, type NewReport, NOW } from './tasks-store';

export interface OwedPaths extends FactPaths, AcceptancePaths {
  /** Tables in which programs list their milestones. */
  milestones: SubjectPath[];
}

const AT_A_TIME = 100;

/** Row with the day on which a job handles it. */
export interface DatedItem {
  id: string;
  day: string;
}

/** Cursor condition: rows after `item`, ordered by day and id. */
const buildCursorCondition = (day: PgColumn, id: PgColumn, item: DatedItem | undefined) =>
  item && sql`(${day}, ${id}) > (${item.day}::text, ${item.id}::uuid)`;

/** No reminder is sent about a project that was revoked, even where a report was returned. */
const isOwedStill = or(isNull(reportTasks.filingId), eq(filings.status, 'approved'));

const remindedColumns = ({ name, results }: FactPaths) => ({
  id: reportTasks.id,
  companyId: reportTasks.companyId,
  code: reportTasks.code,
  period: reportTasks.period,
  about: reportTasks.about,
  program: reportTasks.program,
  edition: reportTasks.edition,
  openOn: reportTasks.openOn,
  dueOn: reportTasks.dueOn,
  correctionDueAt: reportTasks.correctionDueAt,
  settled: reportTasks.settled,
  resultStatus: buildResultStatusColumn(results),
  name: buildSubjectColumn(name),
});

export function createOwedStore(db: Database, getPaths: () => OwedPaths) {
  const filingsOf = (companyId: string) =>
    db.q.select({ id: filings.id }).from(filings).where(eq(filings.companyId, companyId));
  const selectToDo = (condition: SQL) =>
    db.q
      .select(remindedColumns(getPaths()))
      .from(reportTasks)
      .leftJoin(filings, eq(filings.id, reportTasks.filingId))
      .where(and(condition, isToDo, isOwedStill));
  return {
    /** Approvals whose planning day has come. */
    approvalsDue: (today: string, last?: DatedItem, companyId?: string) =>
      db.q
        .select({ id: approvals.filingId, day: approvals.owedLookOn })
        .from(approvals)
        .where(
          and(
            lte(approvals.owedLookOn, today),
            buildCursorCondition(approvals.owedLookOn, approvals.filingId, last),
            companyId ? inArray(approvals.filingId, filingsOf(companyId)) : undefined,
          ),
        )
        .orderBy(approvals.owedLookOn, approvals.filingId)
        .limit(AT_A_TIME),

    /**
     * Locks the row, then reads it, so that it shows an acceptance passed during the wait; one passed later has it planned again.
     * The filing is locked first, as a decision that continues it does, and new reports refer to it.
     */
    async lock(filingId: string) {
      const paths = getPaths();
      const isIt = eq(approvals.filingId, filingId);
      const isFiling = eq(storedFilings.id, filingId);
      await db.q.select({ id: storedFilings.id }).from(storedFilings).where(isFiling).for('key share');
      await db.q.select({ id: approvals.filingId }).from(approvals).where(isIt).for('update');
      const [row] = await db.q
        .select({
          id: filings.id,
          companyId: filings.companyId,
          program: filings.program,
          edition: filings.edition,
          status: filings.status,
          approvedAt: approvals.approvedAt,
          grant: approvals.grantApproved,
          start: buildSubjectColumn(paths.start),
          end: buildSubjectColumn(paths.end),
          milestones: buildRowsColumn(paths.milestones),
          acceptedAt: buildAcceptedColumn(paths),
        })
        .from(approvals)
        .innerJoin(filings, eq(filings.id, approvals.filingId))
        .where(isIt);
      return row;
    },

    async lookAt(filingId: string, day: string): Promise<void> {
      await db.q.update(approvals).set({ owedLookOn: day }).where(eq(approvals.filingId, filingId));
    },

    /** Companies in a national high-tech zone whose planning day has come, with the time of their registration in this portal. */
    inZoneDue: (today: string, last?: DatedItem, companyId?: string) =>
      db.q
        .select({ id: companies.id, day: companies.zoneLookOn, since: companies.createdAt })
        .from(companies)
        .where(
          and(
            sql`${companies.profile} ->> 'in_national_hi_zone' = 'true'`,
            lte(companies.zoneLookOn, today),
            buildCursorCondition(companies.zoneLookOn, companies.id, last),
            companyId ? eq(companies.id, companyId) : undefined,
          ),
        )
        .orderBy(companies.zoneLookOn, companies.id)
        .limit(AT_A_TIME),

    async lookAtZone(companyId: string, day: string): Promise<void> {
      await db.q.update(companies).set({ zoneLookOn: day }).where(eq(companies.id, companyId));
    },

    /** Inserts missing reports; returns the inserted ones. */
    add: (rows: NewReport[]): Promise<{ id: string }[]> =>
      db.q.insert(reportTasks).values(rows).onConflictDoNothing().returning({ id: reportTasks.id }),

    /** Reports not submitted, or not since their return, whose reminder day has come. */
    remindable: (today: string, last?: DatedItem): Promise<DatedItem[]> =>
      db.q
        .select({ id: reportTasks.id, day: reportTasks.remindOn })
        .from(reportTasks)
        .where(
          and(
            isToDo,
            lte(reportTasks.remindOn, today),
            buildCursorCondition(reportTasks.remindOn, reportTasks.id, last),
          ),
        )
        .orderBy(reportTasks.remindOn, reportTasks.id)
        .limit(AT_A_TIME),

    /** Locks a report, then reads what to remind of; undefined where nothing is owed, or left to do. */
    async lockToDo(id: string) {
      await db.q.select({ id: reportTasks.id }).from(reportTasks).where(eq(reportTasks.id, id)).for('update');
      const [row] = await selectToDo(eq(reportTasks.id, id));
      return row;
    },

    /** Reports of these companies to be filled in or corrected. */
    toDoOf: (companyIds: string[]) => selectToDo(inArray(reportTasks.companyId, companyIds)),

    /** Has the open reports of a filing looked at again: none is reminded of while it is revoked. */
    async remindAgain(filingId: string): Promise<void> {
      await db.q
        .update(reportTasks)
        .set({ remindOn: NOW })
        .where(and(eq(reportTasks.filingId, filingId), isToDo));
    },

    /** Sets the day of the next reminder; the caller has locked the row. */
    async remindNext(id: string, day: string): Promise<void> {
      await db.q.update(reportTasks).set({ remindOn: day }).where(eq(reportTasks.id, id));
    },
  };
}

export type OwedStore = ReturnType<typeof createOwedStore>;
