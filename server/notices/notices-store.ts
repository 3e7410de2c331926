import { and, asc, count, countDistinct, desc, eq, inArray, lte, notInArray, or, sql } from 'drizzle-orm';
import type { AnnouncementCategory, AnnouncementState } from '../../domain/announcements/announcements';
import type { OfficeNoticesQuery } from '../../domain/calls/office-notices';
import type { Desk } from '../core/access';
import type { Database } from '../core/db/client';
import { containsText } from '../core/db/lists';
import { messageReads, messages, officeNotices } from '../core/db/tables';
import { isUuid } from '../core/ids';

type Row = typeof officeNotices.$inferSelect;
export type NoticeRow = Omit<Row, 'state' | 'category'> & {
  state: AnnouncementState;
  category: AnnouncementCategory;
};
export type NewNotice = typeof officeNotices.$inferInsert;

const UNDER_WAY: AnnouncementState[] = ['scheduled', 'sending'];

const where = (desk: Desk, { state, category, keyword }: OfficeNoticesQuery) =>
  and(
    desk === null ? undefined : eq(officeNotices.department, desk),
    state && eq(officeNotices.state, state),
    category && eq(officeNotices.category, category),
    keyword
      ? or(
          containsText(keyword, officeNotices.title),
          containsText(keyword, officeNotices.body),
          containsText(
            keyword,
            sql`coalesce(${officeNotices.titleEn}, '') || coalesce(${officeNotices.bodyEn}, '')`,
          ),
        )
      : undefined,
  );

export function createNoticesStore(db: Database) {
  return {
    async insert(row: NewNotice): Promise<void> {
      await db.q.insert(officeNotices).values(row);
    },

    async find(id: string) {
      if (!isUuid(id)) return undefined;
      const [row] = await db.q.select().from(officeNotices).where(eq(officeNotices.id, id));
      return row as NoticeRow | undefined;
    },

    /** Nobody else changes or delivers it before the open transaction ends. */
    async lock(id: string) {
      if (!isUuid(id)) return undefined;
      const [row] = await db.q.select().from(officeNotices).where(eq(officeNotices.id, id)).for('update');
      return row as NoticeRow | undefined;
    },

    async update(id: string, change: Partial<NewNotice>): Promise<void> {
      await db.q.update(officeNotices).set(change).where(eq(officeNotices.id, id));
    },

    async list(desk: Desk, query: OfficeNoticesQuery) {
      const rows = await db.q
        .select()
        .from(officeNotices)
        .where(where(desk, query))
        .orderBy(desc(officeNotices.createdAt), desc(officeNotices.id))
        .limit(query.pageSize)
        .offset((query.current - 1) * query.pageSize);
      return rows as NoticeRow[];
    },

    async total(desk: Desk, query: OfficeNoticesQuery): Promise<number> {
      const [row] = await db.q.select({ total: count() }).from(officeNotices).where(where(desk, query));
      return row?.total ?? 0;
    },

    /** Of each notice, how many companies have read it: one of their users is enough. */
    async reads(ids: string[]): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map();
      const rows = await db.q
        .select({ id: messages.noticeId, companies: countDistinct(messages.companyId) })
        .from(messages)
        .innerJoin(messageReads, eq(messageReads.messageId, messages.id))
        .where(inArray(messages.noticeId, ids))
        .groupBy(messages.noticeId);
      return new Map(rows.flatMap(({ id, companies }) => (id ? [[id, companies]] : [])));
    },

    /** The next one to deliver, held until the open transaction ends; what another process holds is passed over. */
    async claim(now: Date, passedOver: string[]) {
      const [row] = await db.q
        .select()
        .from(officeNotices)
        .where(
          and(
            inArray(officeNotices.state, UNDER_WAY),
            lte(officeNotices.sendAt, now),
            notInArray(officeNotices.id, passedOver),
          ),
        )
        .orderBy(asc(officeNotices.sendAt), asc(officeNotices.id))
        .limit(1)
        .for('update', { skipLocked: true });
      return row as NoticeRow | undefined;
    },
  };
}

export type NoticesStore = ReturnType<typeof createNoticesStore>;
