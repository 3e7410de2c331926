import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { AttachedFile } from '../../../domain/definition';
import type { MessageQuery } from '../../../domain/inbox/calls';
import { type MessageCategory, NOTICES_AT_MOST } from '../../../domain/inbox/messages';
import type { Database } from '../db/client';
import { buildContainsCondition, buildSorterOrder } from '../db/lists';
import { findById } from '../db/rows';
import { messageReads, messages, notificationChoices, officeNotices, users } from '../db/tables';

export type NewMessage = typeof messages.$inferInsert;

/** A company, or one person of an office or of a company. */
export type MessageRecipient =
  | { companyId: string; userId?: undefined }
  | { userId: string; companyId?: undefined };

/** The messages that one user sees: the user's own, and those of the company. */
export interface InboxReader {
  companyId: string | null;
  userId: string;
  /** The programs whose messages an agent of the company sees; null for all. */
  among?: readonly string[] | null;
  now: Date;
}

const columns = {
  id: messages.id,
  category: sql<MessageCategory>`${messages.category}`,
  title: messages.title,
  body: messages.body,
  program: messages.program,
  filingId: messages.filingId,
  link: messages.link,
  priority: messages.priority,
  createdAt: messages.createdAt,
  expiresAt: messages.expiresAt,
  readAt: messageReads.readAt,
  attachments: sql<
    AttachedFile[] | null
  >`(select ${officeNotices.attachments} from ${officeNotices} where ${officeNotices.id} = ${messages.noticeId})`,
};

const ORDERS = {
  created_at: messages.createdAt,
  priority: messages.priority,
  category: messages.category,
} as const;

const buildKeywordCondition = (keyword: string): SQL =>
  buildContainsCondition(keyword, sql`${messages.title}::text || ${messages.body}::text`);

const buildRecipientCondition = ({ companyId, userId }: MessageRecipient) =>
  companyId === undefined ? eq(messages.userId, userId) : eq(messages.companyId, companyId);

const isAmong = (programs: InboxReader['among']): SQL | undefined =>
  programs ? inArray(messages.program, [...programs]) : undefined;

/** People of a company read what is for all of it, and what is for them alone. */
const buildReaderCondition = ({ companyId, userId, among }: InboxReader) =>
  companyId === null
    ? buildRecipientCondition({ userId })
    : or(and(buildRecipientCondition({ companyId }), isAmong(among)), buildRecipientCondition({ userId }));

const isCurrent = (now: Date) => or(isNull(messages.expiresAt), gt(messages.expiresAt, now));

/** Excludes categories that the person has muted: the list shows them, the bell and the counts do not. */
const isHeard = (userId: SQLWrapper | string): SQL =>
  sql`not coalesce((select ${notificationChoices.muted} from ${notificationChoices} where ${notificationChoices.holderId} = ${userId}) ? ${messages.category}, false)`;

/** Bell counts for the user of each row of another query: `notices` in the bell, and `unread`. */
export const buildBellCounts = (
  db: Database,
  user: { id: SQLWrapper; companyId: SQLWrapper; among?: InboxReader['among'] },
  now: Date,
) =>
  db.q
    .select({
      notices:
        sql<number>`least(count(*) filter (where ${messageReads.clearedAt} is null), ${NOTICES_AT_MOST})::int`.as(
          'notices',
        ),
      unread: sql<number>`(count(*) filter (where ${messageReads.readAt} is null))::int`.as('unread'),
    })
    .from(messages)
    .leftJoin(messageReads, and(eq(messageReads.messageId, messages.id), eq(messageReads.userId, user.id)))
    .where(
      and(
        or(and(eq(messages.companyId, user.companyId), isAmong(user.among)), eq(messages.userId, user.id)),
        isCurrent(now),
        isHeard(user.id),
      ),
    )
    .as('bell');

function buildFilterConditions({
  category,
  read,
  program,
  keyword,
}: Partial<MessageQuery>): (SQL | undefined)[] {
  return [
    category ? eq(messages.category, category) : undefined,
    program ? eq(messages.program, program) : undefined,
    read === 'true' ? sql`${messageReads.readAt} is not null` : undefined,
    read === 'false' ? isNull(messageReads.readAt) : undefined,
    keyword ? buildKeywordCondition(keyword) : undefined,
  ];
}

export function createInboxStore(db: Database) {
  const mine = ({ userId }: InboxReader) =>
    and(eq(messageReads.messageId, messages.id), eq(messageReads.userId, userId));
  const current = (reader: InboxReader) => and(buildReaderCondition(reader), isCurrent(reader.now));
  const select = (reader: InboxReader, ...conditions: (SQL | undefined)[]) =>
    db.q
      .select(columns)
      .from(messages)
      .leftJoin(messageReads, mine(reader))
      .where(and(current(reader), ...conditions));

  return {
    async insert(rows: NewMessage[]): Promise<void> {
      await db.q.insert(messages).values(rows);
    },

    /** Inserts the rows that do not exist yet; returns their ids. */
    async insertMissing(rows: NewMessage[]): Promise<Set<string>> {
      if (rows.length === 0) return new Set();
      const written = await db.q
        .insert(messages)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: messages.id });
      return new Set(written.map(({ id }) => id));
    },

    /** Marks reminders to companies as seen by their people who chose days of their own; the lists keep them. */
    async silence(ids: string[], now: Date): Promise<void> {
      if (ids.length === 0) return;
      const at = sql`${now.toISOString()}::timestamptz`;
      await db.q.execute(sql`insert into ${messageReads} (message_id, user_id, read_at, cleared_at)
        select ${messages.id}, ${users.id}, ${at}, ${at} from ${messages}
        join ${users} on ${users.companyId} = ${messages.companyId}
        join ${notificationChoices} on ${notificationChoices.holderId} = ${users.id}
        where ${inArray(messages.id, ids)} and ${notificationChoices.reminderDays} is not null
        on conflict do nothing`);
    },

    /** Marks what a company received before a person joined it as read by that person, whose list keeps it. */
    async markEarlierRead(companyId: string, userId: string, now: Date): Promise<void> {
      const at = sql`${now.toISOString()}::timestamptz`;
      await db.q.execute(sql`insert into ${messageReads} (message_id, user_id, read_at, cleared_at)
        select ${messages.id}, ${userId}::uuid, ${at}, ${at} from ${messages}
        where ${buildRecipientCondition({ companyId })} on conflict do nothing`);
    },

    /** Ends a message now, for all readers. */
    async end(id: string, now: Date): Promise<void> {
      await db.q.update(messages).set({ expiresAt: now }).where(eq(messages.id, id));
    },

    /** Those of the people who have a message about a link that has not ended. */
    async holders(people: readonly string[], link: string, now: Date): Promise<string[]> {
      const rows = await db.q
        .selectDistinct({ userId: messages.userId })
        .from(messages)
        .where(
          and(
            inArray(messages.userId, [...people]),
            eq(messages.link, link),
            or(isNull(messages.expiresAt), gt(messages.expiresAt, now)),
          ),
        );
      return rows.flatMap(({ userId }) => userId ?? []);
    },

    /** Ends the recipients' messages about a link now, for all readers; all of them, or those of some templates. */
    async expire(
      to: readonly MessageRecipient[],
      link: string,
      now: Date,
      templates?: readonly string[],
    ): Promise<void> {
      const companies = to.flatMap(({ companyId }) => companyId ?? []);
      const people = to.flatMap(({ userId }) => userId ?? []);
      await db.q
        .update(messages)
        .set({ expiresAt: now })
        .where(
          and(
            or(inArray(messages.companyId, companies), inArray(messages.userId, people)),
            eq(messages.link, link),
            templates && inArray(messages.template, [...templates]),
            or(isNull(messages.expiresAt), gt(messages.expiresAt, now)),
          ),
        );
    },

    list(reader: InboxReader, query: MessageQuery) {
      return select(reader, ...buildFilterConditions(query))
        .orderBy(buildSorterOrder(ORDERS, query.sorter), desc(messages.createdAt), desc(messages.id))
        .limit(query.pageSize)
        .offset((query.current - 1) * query.pageSize);
    },

    /** Files of a message that the reader sees; undefined without such a message. */
    async attachments(reader: InboxReader, id: string): Promise<AttachedFile[] | undefined> {
      const found = await findById(id, () => select(reader, eq(messages.id, id)));
      return found && (found.attachments ?? []);
    },

    total: (reader: InboxReader, query: MessageQuery): Promise<number> =>
      db.q.$count(select(reader, ...buildFilterConditions(query)).as('found')),

    /** Unread messages by priority, then the newest first. */
    highlights(reader: InboxReader, categories: MessageCategory[], limit: number) {
      return select(
        reader,
        isNull(messageReads.readAt),
        inArray(messages.category, categories),
        isHeard(reader.userId),
      )
        .orderBy(asc(messages.priority), desc(messages.createdAt), desc(messages.id))
        .limit(limit);
    },

    /** Messages that the user has not taken out of the bell; of some categories alone where these are given. */
    notices(reader: InboxReader, limit: number, categories?: readonly MessageCategory[]) {
      const isAsked = categories && inArray(messages.category, [...categories]);
      return select(reader, isNull(messageReads.clearedAt), isHeard(reader.userId), isAsked)
        .orderBy(desc(messages.createdAt), desc(messages.id))
        .limit(limit);
    },

    /** Unread messages per category, including those cleared from the bell. */
    unread(reader: InboxReader): Promise<{ category: MessageCategory; unread: number }[]> {
      return db.q
        .select({ category: columns.category, unread: count() })
        .from(messages)
        .leftJoin(messageReads, mine(reader))
        .where(and(current(reader), isNull(messageReads.readAt), isHeard(reader.userId)))
        .groupBy(messages.category);
    },

    /** Marks messages as read; ignores ids that are not the reader's. */
    async markRead(reader: InboxReader, ids: string[], clear: boolean): Promise<void> {
      const own = await db.q
        .select({ id: messages.id })
        .from(messages)
        .where(and(buildReaderCondition(reader), inArray(messages.id, ids)))
        .orderBy(messages.id);
      if (own.length === 0) return;
      const { userId, now } = reader;
      const clearedAt = clear ? now : null;
      await db.q
        .insert(messageReads)
        .values(own.map(({ id }) => ({ messageId: id, userId, readAt: now, clearedAt })))
        .onConflictDoUpdate({
          target: [messageReads.messageId, messageReads.userId],
          set: { clearedAt: sql`coalesce(${messageReads.clearedAt}, excluded.cleared_at)` },
        });
    },
  };
}

export type InboxStore = ReturnType<typeof createInboxStore>;
export type MessageRow = Awaited<ReturnType<InboxStore['list']>>[number];
