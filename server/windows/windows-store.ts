import { and, count, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AT_HOME } from '../../domain/filing/status';
import type { ReminderKind } from '../../domain/reminders/reminder-kinds';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { auditLog, companies, filings } from '../core/db/tables';
import { windowExtensions, windows } from './tables';

/** Closing time for the company: its extension, if later than the window's. */
const closesAt = sql<string>`greatest(${windows.closesAt}, ${windowExtensions.until})`;

export function createRemindersStore(db: Database) {
  /** Companies with drafts in a window that can be filed, one row each. */
  const drafting = (now: Date, ...conditions: (SQL | undefined)[]) =>
    db.q
      .select({
        windowId: windows.id,
        companyId: companies.id,
        program: windows.program,
        closesAt: closesAt.mapWith((value: string) => new Date(value)),
        name: companies.name,
        profile: companies.profile,
        drafts: sql<number>`count(*)::int`,
      })
      .from(windows)
      .innerJoin(filings, and(isOfBatch(filings), inArray(filings.status, AT_HOME)))
      .innerJoin(companies, and(eq(companies.id, filings.companyId), eq(companies.status, 'active')))
      .leftJoin(
        windowExtensions,
        and(eq(windowExtensions.windowId, windows.id), eq(windowExtensions.companyId, companies.id)),
      )
      .where(and(eq(windows.enabled, true), lte(windows.opensAt, now), ...conditions))
      .groupBy(windows.id, companies.id, windowExtensions.until);

  return {
    /** Windows whose `remindAt` has been reached, each with all closing times, including those of extensions. */
    async toLookAt(now: Date) {
      const rows = await db.q
        .select({
          id: windows.id,
          version: windows.version,
          closesAt: windows.closesAt,
          extended: sql<string[]>`array(select distinct until::text from window_extensions
            where window_id = ${windows.id})`,
        })
        .from(windows)
        .where(and(eq(windows.enabled, true), or(isNull(windows.remindAt), lte(windows.remindAt, now))))
        .orderBy(windows.closesAt, windows.id);
      return rows.map(({ closesAt, extended, ...row }) => ({
        ...row,
        closings: [closesAt, ...extended.map((until) => new Date(until))],
      }));
    },

    /** Sets the next `remindAt`, unless somebody has changed the window meanwhile. */
    async lookAgain({ id, version }: { id: string; version: number }, at: Date): Promise<void> {
      const asSeen = and(eq(windows.id, id), eq(windows.version, version));
      await db.q.update(windows).set({ remindAt: at }).where(asSeen);
    },

    /** Companies with drafts in a window that closes for them at this time, without this reminder so far, of an earlier end either. */
    untold: (
      windowId: string,
      { kind, endsAt, daysBefore }: { kind: ReminderKind; endsAt: Date; daysBefore: number },
      now: Date,
      atMost: number,
    ) =>
      drafting(
        now,
        eq(windows.id, windowId),
        sql`date_trunc('milliseconds', ${closesAt}) = ${endsAt.toISOString()}::timestamptz`,
        sql`not exists (select from sent_reminders as sent where sent.kind = ${kind} and sent.subject_id = ${windows.id}
          and sent.holder_id = ${companies.id} and sent.days_before = ${daysBefore})`,
      ).limit(atMost),

    /** Drafts of these companies in windows that are open, one row for each window and company. */
    ofCompanies: (companyIds: string[], now: Date) =>
      drafting(now, inArray(companies.id, companyIds), gt(closesAt, sql`${now.toISOString()}::timestamptz`)),

    /** Returns the window and company at present; undefined where no draft is left. */
    present: (windowId: string, companyId: string, now: Date) =>
      takeFirst(drafting(now, eq(windows.id, windowId), eq(companies.id, companyId))),
  };
}

export type WindowToLookAt = Awaited<ReturnType<ReturnType<typeof createRemindersStore>['toLookAt']>>[number];
type RemindersStore = ReturnType<typeof createRemindersStore>;
export type DraftingCompany = NonNullable<Awaited<ReturnType<RemindersStore['present']>>>;

export type NewWindow = typeof windows.$inferInsert;

/** A batch of a program. */
export interface WindowBatch {
  program: string;
  batchYear: number;
  batchNo: number;
}

/** Column of the latest line of the log by which a window was switched off; null for one that is not. */
const buildSuspensionColumn = (column: SQL): SQL => sql`case when not ${windows.enabled} then (
  select ${column} from ${auditLog} where ${auditLog.subjectKind} = 'window' and ${auditLog.subjectId} = ${windows.id}::text
    and ${auditLog.details} -> 'changes' @> '[{"field": "enabled", "after": false}]'
  order by ${auditLog.seq} desc limit 1) end`;

const lastChangedAt = sql`case when not ${windows.enabled} then ${windows.updatedAt} end`;

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
  suspendedAt:
    sql<Date | null>`coalesce(${buildSuspensionColumn(sql`${auditLog.at}`)}, ${lastChangedAt})`.mapWith(
      windows.updatedAt,
    ),
  suspendedFor: sql<string>`coalesce(${buildSuspensionColumn(sql`${auditLog.comment}`)}, '')`,
};

type InBatch = Record<'program' | 'batchYear' | 'batchNo', PgColumn>;

/** Condition that a window is that of the row's batch. */
export const isOfBatch = ({ program, batchYear, batchNo }: InBatch): SQL | undefined =>
  and(eq(windows.program, program), eq(windows.batchYear, batchYear), eq(windows.batchNo, batchNo));

/** Condition that joins the row's window where it is enabled. Companies read the suspended one of a filing too (`isOfBatch`). */
export const joinWindow = (row: InBatch): SQL | undefined => and(isOfBatch(row), eq(windows.enabled, true));

export function createWindowsStore(db: Database) {
  /** Selects windows with the extension of one company; the administering side (null) has none. */
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
    all: (companyId: string | null) => select(companyId),

    ofProgram: (program: string, companyId: string) => select(companyId).where(eq(windows.program, program)),

    /** Counts a company's filings by program, batch and kind. */
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

    /**
     * Inserts windows; for an existing window that has closed by `now`, replaces the times unless an administrator has set them.
     */
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

type WindowsStore = ReturnType<typeof createWindowsStore>;
export type WindowRow = Awaited<ReturnType<WindowsStore['all']>>[number];
