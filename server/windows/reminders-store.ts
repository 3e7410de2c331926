import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { AT_HOME } from '../../domain/filing/status';
import type { ReminderKind } from '../../domain/windows/reminders';
import type { Database } from '../core/db/client';
import { companies, filings, windowExtensions, windowReminders, windows } from '../core/db/tables';
import { isOfBatch } from './windows-store';

/** The closing time that holds for the company. */
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
    /** Windows whose time to look has come, each with the times at which it closes for anybody. */
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

    /** Unless somebody has changed the window meanwhile. */
    async lookAgain({ id, version }: { id: string; version: number }, at: Date): Promise<void> {
      const asSeen = and(eq(windows.id, id), eq(windows.version, version));
      await db.q.update(windows).set({ remindAt: at }).where(asSeen);
    },

    /** Companies with drafts in a window that closes in the time, not reminded in this way yet. */
    due: (
      windowId: string,
      kind: ReminderKind,
      { after, upTo }: { after: Date; upTo: Date },
      now: Date,
      atMost: number,
    ) =>
      drafting(
        now,
        eq(windows.id, windowId),
        gt(closesAt, sql`${after.toISOString()}::timestamptz`),
        lte(closesAt, sql`${upTo.toISOString()}::timestamptz`),
        sql`not exists (select 1 from window_reminders as sent where sent.window_id = ${windows.id}
          and sent.company_id = ${companies.id} and sent.kind = ${kind})`,
      ).limit(atMost),

    /** As it stands now; nothing where no draft is left. */
    async present(windowId: string, companyId: string, now: Date) {
      const [row] = await drafting(now, eq(windows.id, windowId), eq(companies.id, companyId));
      return row;
    },

    /** False where another process sends it. */
    async claim(windowId: string, companyId: string, kind: ReminderKind, sentAt: Date): Promise<boolean> {
      const claimed = await db.q
        .insert(windowReminders)
        .values({ windowId, companyId, kind, sentAt })
        .onConflictDoNothing()
        .returning({ kind: windowReminders.kind });
      return claimed.length > 0;
    },
  };
}

export type WindowToLookAt = Awaited<ReturnType<ReturnType<typeof createRemindersStore>['toLookAt']>>[number];
export type RemindersStore = ReturnType<typeof createRemindersStore>;
export type Drafting = NonNullable<Awaited<ReturnType<RemindersStore['present']>>>;
