import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { RETENTION_KINDS, type RetentionDays } from '../../domain/retention/rules';
import { devices, oidcBindings, recoveryCodes, secondFactors } from '../accounts/tables';
import type { Database } from '../core/db/client';
import { findById, takeFirst } from '../core/db/rows';
import {
  companies,
  filings,
  messageReads,
  messages,
  outbox,
  readLog,
  retentionHolds,
  retentionPeriods,
  sessions,
  submissions,
  users,
} from '../core/db/tables';
import { isUuid } from '../core/ids';
import { files } from '../files/tables';
import { objectionFiles, objections } from '../objections/tables';
import { windowExtensions, windows } from '../windows/tables';
import { retentionNotices } from './tables';

export interface ExpiringDraft {
  id: string;
  companyId: string;
  company: string;
  program: string;
}

/** The words that stand where the name of a person stood. */
const NOBODY = '已注销账号';

/** No hold keeps the rows of this company, or this filing. */
const isFree = (db: Database, companyId: PgColumn, filingId?: PgColumn): SQL => {
  const { companyId: heldCompany, filingId: heldFiling, endedAt } = retentionHolds;
  const covers = filingId ? sql`(${heldFiling} is null or ${heldFiling} = ${filingId})` : isNull(heldFiling);
  const holds = db.q
    .select()
    .from(retentionHolds)
    .where(and(isNull(endedAt), eq(heldCompany, companyId), covers));
  return sql`not exists ${holds}`;
};

export const createRetentionStore = (db: Database) => {
  /** Drafts of windows that are over for their company too, untouched since, and never submitted. */
  const isOldDraft = (before: Date): SQL | undefined => {
    const submitted = db.q.select().from(submissions).where(eq(submissions.filingId, filings.id));
    const extended = db.q
      .select()
      .from(windowExtensions)
      .where(
        and(
          eq(windowExtensions.windowId, windows.id),
          eq(windowExtensions.companyId, filings.companyId),
          sql`${windowExtensions.until} >= ${before.toISOString()}::timestamptz`,
        ),
      );
    return and(
      eq(filings.status, 'draft'),
      lt(filings.updatedAt, before),
      lt(windows.closesAt, before),
      sql`not exists ${submitted}`,
      sql`not exists ${extended}`,
      isFree(db, filings.companyId, filings.id),
    );
  };

  /** Condition: announced after the last change and before this time. */
  const isTold = (before: Date): SQL | undefined =>
    and(lt(retentionNotices.toldAt, before), sql`${retentionNotices.toldAt} >= ${filings.updatedAt}`);
  const isUntold = sql`(${retentionNotices.toldAt} is null or ${retentionNotices.toldAt} < ${filings.updatedAt})`;

  const drafts = (where: SQL | undefined) =>
    db.q
      .select({
        id: filings.id,
        companyId: filings.companyId,
        company: companies.name,
        program: filings.program,
      })
      .from(filings)
      .innerJoin(companies, eq(companies.id, filings.companyId))
      .innerJoin(
        windows,
        and(
          eq(windows.program, filings.program),
          eq(windows.batchYear, filings.batchYear),
          eq(windows.batchNo, filings.batchNo),
        ),
      )
      .leftJoin(retentionNotices, eq(retentionNotices.filingId, filings.id))
      .where(where);

  const isOldMessage = (before: Date): SQL | undefined =>
    and(lt(messages.createdAt, before), isFree(db, messages.companyId));
  /** Erased ones have no password. */
  const isLeft = (before: Date): SQL | undefined =>
    and(
      isNotNull(users.deletedAt),
      lt(users.deletedAt, before),
      ne(users.passwordHash, ''),
      isFree(db, users.companyId),
    );

  /** Held with the filing that they are about. */
  const oldObjections = (before: Date) =>
    db.q
      .select({ id: objections.id, no: objections.no })
      .from(objections)
      .innerJoin(filings, eq(filings.id, objections.filingId))
      .where(
        and(
          ne(objections.status, 'open'),
          lt(objections.answeredAt, before),
          isFree(db, filings.companyId, filings.id),
        ),
      );

  return {
    async setPeriods(days: RetentionDays): Promise<void> {
      const rows = RETENTION_KINDS.map((kind) => ({ kind, days: days[kind] }));
      await db.q
        .insert(retentionPeriods)
        .values(rows)
        .onConflictDoUpdate({ target: retentionPeriods.kind, set: { days: sql`excluded.days` } });
    },

    /** Drafts whose company has to be told. */
    draftsToTell: (before: Date, limit: number): Promise<ExpiringDraft[]> =>
      drafts(and(isOldDraft(before), isUntold))
        .orderBy(filings.id)
        .limit(limit),
    async noteTold(filingId: string, toldAt: Date): Promise<void> {
      await db.q
        .insert(retentionNotices)
        .values({ filingId, toldAt })
        .onConflictDoUpdate({ target: retentionNotices.filingId, set: { toldAt } });
    },
    /** Drafts whose time is over and whose company was told long enough ago. */
    draftsToGo: (before: Date, toldBefore: Date, limit: number): Promise<ExpiringDraft[]> =>
      drafts(and(isOldDraft(before), isTold(toldBefore)))
        .orderBy(filings.id)
        .limit(limit),
    /** True while the draft, which is locked, may still go. */
    async isGoing(id: string, before: Date, toldBefore: Date): Promise<boolean> {
      const still = await drafts(and(eq(filings.id, id), isOldDraft(before), isTold(toldBefore)));
      return still.length > 0;
    },

    /** Gives the number of those that went. */
    async removeMessages(before: Date, limit: number): Promise<number> {
      const found = await db.q
        .select({ id: messages.id })
        .from(messages)
        .where(isOldMessage(before))
        .limit(limit);
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await db.q.delete(messageReads).where(inArray(messageReads.messageId, ids));
      await db.q.delete(messages).where(inArray(messages.id, ids));
      return ids.length;
    },

    leftAccounts: (before: Date, limit: number) =>
      db.q
        .select({ id: users.id, companyId: users.companyId })
        .from(users)
        .where(isLeft(before))
        .orderBy(users.id)
        .limit(limit),
    /** The row stays, for what the person did names it. */
    async eraseAccount(id: string): Promise<void> {
      const username = `gone-${id}`;
      await db.q.delete(sessions).where(eq(sessions.userId, id));
      await db.q.delete(devices).where(eq(devices.userId, id));
      await db.q.delete(secondFactors).where(eq(secondFactors.userId, id));
      await db.q.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
      await db.q.delete(oidcBindings).where(eq(oidcBindings.userId, id));
      await db.q
        .update(users)
        .set({
          username,
          usernameKey: username,
          usernameLook: null,
          name: NOBODY,
          phone: null,
          email: null,
          passwordHash: '',
          passwordHistory: [],
        })
        .where(eq(users.id, id));
    },

    oldObjections: (before: Date, limit: number) => oldObjections(before).orderBy(objections.id).limit(limit),
    /** Removes an objection with its files; gives the contents that these had. */
    async removeObjection(id: string): Promise<string[]> {
      const of = db.q
        .select({ id: objectionFiles.fileId })
        .from(objectionFiles)
        .where(eq(objectionFiles.objectionId, id));
      const gone = await db.q.delete(files).where(inArray(files.id, of)).returning({ sha256: files.sha256 });
      await db.q.delete(objections).where(eq(objections.id, id));
      return gone.map(({ sha256 }) => sha256);
    },

    counts: {
      draft: async (before: Date, toldBefore: Date) =>
        (await drafts(and(isOldDraft(before), isTold(toldBefore)))).length,
      message: (before: Date) => db.q.$count(messages, isOldMessage(before)),
      account: (before: Date) => db.q.$count(users, isLeft(before)),
      objection: async (before: Date) => (await oldObjections(before)).length,
      session: (before: Date) => db.q.$count(sessions, lt(sessions.expiresAt, before)),
      device: (before: Date) => db.q.$count(devices, lt(devices.lastUsedAt, before)),
      read_log: (before: Date) => db.q.$count(readLog, lt(readLog.at, before)),
      outbox: (before: Date) => db.q.$count(outbox, lt(outbox.gaveUpAt, before)),
    },
    oldMessages: (before: Date, limit: number) =>
      db.q.select({ title: messages.title }).from(messages).where(isOldMessage(before)).limit(limit),
    leftNames: (before: Date, limit: number) =>
      db.q.select({ username: users.username }).from(users).where(isLeft(before)).limit(limit),

    holds: () =>
      db.q
        .select({ hold: retentionHolds, company: companies.name, creditCode: companies.creditCode })
        .from(retentionHolds)
        .innerJoin(companies, eq(companies.id, retentionHolds.companyId))
        .where(isNull(retentionHolds.endedAt))
        .orderBy(desc(retentionHolds.begunAt)),
    companyOf: (creditCode: string): Promise<{ id: string } | undefined> =>
      takeFirst(
        db.q.select({ id: companies.id }).from(companies).where(eq(companies.creditCode, creditCode)),
      ),
    async isFilingOf(companyId: string, id: string): Promise<boolean> {
      if (!isUuid(id)) return false;
      const where = and(eq(filings.id, id), eq(filings.companyId, companyId));
      return (await db.q.select({ id: filings.id }).from(filings).where(where)).length > 0;
    },
    async addHold(hold: Omit<typeof retentionHolds.$inferInsert, 'id'>): Promise<string> {
      const id = randomUUID();
      await db.q.insert(retentionHolds).values({ ...hold, id });
      return id;
    },
    /** Gives the company whose hold ended; undefined where there was none. */
    endHold: (id: string, endedAt: Date): Promise<{ companyId: string } | undefined> =>
      findById(id, () =>
        db.q
          .update(retentionHolds)
          .set({ endedAt })
          .where(and(eq(retentionHolds.id, id), isNull(retentionHolds.endedAt)))
          .returning({ companyId: retentionHolds.companyId }),
      ),
  };
};
