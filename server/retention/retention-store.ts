import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  type BulkKind,
  DEFAULT_DAYS,
  type NoticeTimes,
  RETENTION_KINDS,
  type RetentionDays,
} from '../../domain/retention/rules';
import { devices } from '../accounts/tables';
import type { Database } from '../core/db/client';
import {
  companies,
  filings,
  messageReads,
  messages,
  officeNotices,
  outbox,
  readLog,
  retentionHolds,
  retentionPeriods,
  sessions,
  storedFilings,
  submissions,
  users,
} from '../core/db/tables';
import { files } from '../files/tables';
import { objectionFiles, objections } from '../objections/tables';
import { windowExtensions, windows } from '../windows/tables';
import { isFree } from './holds-store';
import { retentionNotices } from './tables';

export interface ExpiringDraft {
  id: string;
  companyId: string;
  company: string;
  program: string;
}

/** Replaces the name of a person whose account was erased. */
const NOBODY = '已注销账号';

/** Retention periods in force: those set by an administrator, and the defaults for all others. */
export async function loadRetentionDays(db: Database): Promise<RetentionDays> {
  const rows = await db.q.select().from(retentionPeriods);
  const set = Object.fromEntries(rows.map(({ kind, days }) => [kind, days]));
  return Object.fromEntries(
    RETENTION_KINDS.map((kind) => [kind, set[kind] ?? DEFAULT_DAYS[kind]]),
  ) as RetentionDays;
}

export const createRetentionStore = (db: Database) => {
  /**
   * Condition of drafts that were never submitted, have not changed since, and whose window is closed, also by an extension of
   * their company.
   */
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

  /** Condition that the company was notified within these times, after the draft's last change. */
  const isTold = ({ since, before }: NoticeTimes): SQL | undefined =>
    and(
      gte(retentionNotices.toldAt, since),
      lt(retentionNotices.toldAt, before),
      gte(retentionNotices.toldAt, filings.updatedAt),
    );
  const isUntold = ({ since }: NoticeTimes): SQL | undefined =>
    or(
      isNull(retentionNotices.toldAt),
      lt(retentionNotices.toldAt, since),
      lt(retentionNotices.toldAt, filings.updatedAt),
    );

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

  const isDeletedDraft = (before: Date): SQL | undefined =>
    and(lt(storedFilings.deletedAt, before), isFree(db, storedFilings.companyId, storedFilings.id));
  const companyOfPerson = (userId: SQLWrapper): SQL =>
    sql`${db.q.select({ id: users.companyId }).from(users).where(eq(users.id, userId))}`;
  const companyOfFiling = (filingId: SQLWrapper): SQL =>
    sql`${db.q.select({ id: storedFilings.companyId }).from(storedFilings).where(eq(storedFilings.id, filingId))}`;
  const companyOfMessage = sql`coalesce(${messages.companyId}, ${companyOfPerson(messages.userId)})`;
  /** A file may belong to several filings: a hold on any filing of the company keeps who opened its files. */
  const heldFilingOfRead = sql`case ${readLog.kind} when 'file' then ${retentionHolds.filingId} else ${readLog.subjectId} end`;

  const bulk: Record<BulkKind, { table: PgTable; isOld(before: Date): SQL | undefined }> = {
    message: {
      table: messages,
      isOld: (before) => and(lt(messages.createdAt, before), isFree(db, companyOfMessage, messages.filingId)),
    },
    session: {
      table: sessions,
      isOld: (before) => and(lt(sessions.expiresAt, before), isFree(db, companyOfPerson(sessions.userId))),
    },
    device: {
      table: devices,
      isOld: (before) => and(lt(devices.lastUsedAt, before), isFree(db, companyOfPerson(devices.userId))),
    },
    read_log: {
      table: readLog,
      isOld: (before) => and(lt(readLog.at, before), isFree(db, readLog.companyId, heldFilingOfRead)),
    },
    outbox: {
      table: outbox,
      isOld: (before) =>
        and(lt(outbox.gaveUpAt, before), isFree(db, companyOfFiling(outbox.filingId), outbox.filingId)),
    },
  };
  const countBulk = (kind: BulkKind) => (before: Date) =>
    db.q.$count(bulk[kind].table, bulk[kind].isOld(before));

  /** Adds to each notice how many of these copies of it were read; each company has one copy. */
  async function keepReadCounts(messageIds: string[]): Promise<void> {
    const marks = db.q.select().from(messageReads).where(eq(messageReads.messageId, messages.id));
    const read = db.q
      .select({ id: messages.noticeId, copies: sql<number>`count(*)::int`.as('copies') })
      .from(messages)
      .where(and(inArray(messages.id, messageIds), isNotNull(messages.noticeId), sql`exists ${marks}`))
      .groupBy(messages.noticeId)
      .as('read');
    await db.q
      .update(officeNotices)
      .set({ readOfRemoved: sql`${officeNotices.readOfRemoved} + ${read.copies}` })
      .from(read)
      .where(eq(officeNotices.id, read.id));
  }
  async function removeMessages(isOld: SQL | undefined, limit: number): Promise<number> {
    const found = await db.q.select({ id: messages.id }).from(messages).where(isOld).limit(limit);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await keepReadCounts(ids);
    await db.q.delete(messageReads).where(inArray(messageReads.messageId, ids));
    await db.q.delete(messages).where(inArray(messages.id, ids));
    return ids.length;
  }
  /** Condition of deleted accounts to erase; erased accounts have no password. */
  const isLeft = (before: Date): SQL | undefined =>
    and(
      isNotNull(users.deletedAt),
      lt(users.deletedAt, before),
      ne(users.passwordHash, ''),
      isFree(db, users.companyId),
    );

  /** Objections to delete; a hold on the filing that they concern covers them. */
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

    /** Drafts whose company has to be notified before their deletion. */
    draftsToTell: (before: Date, told: NoticeTimes, limit: number): Promise<ExpiringDraft[]> =>
      drafts(and(isOldDraft(before), isUntold(told)))
        .orderBy(filings.id)
        .limit(limit),
    async noteTold(filingId: string, toldAt: Date): Promise<void> {
      await db.q
        .insert(retentionNotices)
        .values({ filingId, toldAt })
        .onConflictDoUpdate({ target: retentionNotices.filingId, set: { toldAt } });
    },
    /** Drafts whose retention period is over and whose company was notified in time. */
    draftsToGo: (before: Date, told: NoticeTimes, limit: number): Promise<ExpiringDraft[]> =>
      drafts(and(isOldDraft(before), isTold(told)))
        .orderBy(filings.id)
        .limit(limit),
    /** True while the draft, which is locked, may still be deleted. */
    async isGoing(id: string, before: Date, told: NoticeTimes): Promise<boolean> {
      const still = await drafts(and(eq(filings.id, id), isOldDraft(before), isTold(told)));
      return still.length > 0;
    },

    /** Drafts that their company deleted before then. */
    deletedDrafts: (before: Date, limit: number) =>
      db.q
        .select({ id: storedFilings.id, program: storedFilings.program })
        .from(storedFilings)
        .where(isDeletedDraft(before))
        .orderBy(storedFilings.deletedAt)
        .limit(limit),
    /** Locks a deleted draft; false where it has been restored, or put on hold, since it was found. */
    async lockDeletedDraft(id: string, before: Date): Promise<boolean> {
      const where = and(eq(storedFilings.id, id), isDeletedDraft(before));
      return (
        (await db.q.select({ id: storedFilings.id }).from(storedFilings).where(where).for('update')).length >
        0
      );
    },

    /** Deletes old rows of a kind; returns their number. */
    async removeBulk(kind: BulkKind, before: Date, limit: number): Promise<number> {
      const { table, isOld } = bulk[kind];
      if (kind === 'message') return removeMessages(isOld(before), limit);
      const some = db.q.select({ at: sql`ctid` }).from(table).where(isOld(before)).limit(limit);
      const gone = await db.q.delete(table).where(sql`ctid = any(array${some})`).returning({ one: sql`1` });
      return gone.length;
    },

    leftAccounts: (before: Date, limit: number) =>
      db.q
        .select({ id: users.id, companyId: users.companyId })
        .from(users)
        .where(isLeft(before))
        .orderBy(users.id)
        .limit(limit),
    /** Erases the personal data in the row of an account, which stays, because records of the person's actions refer to it. */
    async eraseAccount(id: string): Promise<void> {
      const username = `gone-${id}`;
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
    /** Deletes an objection with its files; returns the hashes of their contents. */
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
      /** Without `told`, drafts count too whose company is still to be notified. */
      draft: async (before: Date, told?: NoticeTimes) =>
        (await drafts(and(isOldDraft(before), told && isTold(told)))).length,
      account: (before: Date) => db.q.$count(users, isLeft(before)),
      objection: async (before: Date) => (await oldObjections(before)).length,
      message: countBulk('message'),
      session: countBulk('session'),
      device: countBulk('device'),
      read_log: countBulk('read_log'),
      outbox: countBulk('outbox'),
    },
    oldMessages: (before: Date, limit: number) =>
      db.q.select({ title: messages.title }).from(messages).where(bulk.message.isOld(before)).limit(limit),
    leftNames: (before: Date, limit: number) =>
      db.q.select({ username: users.username }).from(users).where(isLeft(before)).limit(limit),

    companyNames: (ids: string[]) =>
      db.q
        .select({ id: companies.id, name: companies.name })
        .from(companies)
        .where(inArray(companies.id, ids)),
  };
};
