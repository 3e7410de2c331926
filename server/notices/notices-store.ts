import {
  and,
  arrayOverlaps,
  asc,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnnouncementCategory, AnnouncementState } from '../../domain/announcements/announcements';
import type { OfficeNoticesQuery } from '../../domain/announcements/calls';
import { normaliseCode } from '../../domain/checks/normalise';
import { OPEN_COMPANY_STATUSES } from '../../domain/company/status';
import type { FilingStatus } from '../../domain/filing/status';
import type { DepartmentScope } from '../core/access';
import type { Database } from '../core/db/client';
import { buildContainsCondition, hasWords, PLANNED_ANEW } from '../core/db/lists';
import {
  buildCompanySearchText,
  companies,
  filings,
  messageReads,
  messages,
  officeNotices,
} from '../core/db/tables';
import { isUuid } from '../core/ids';
import { normalizeCompanyName } from '../core/look-alike';

/** Criteria for the companies that receive a notice. */
export interface AudienceScope {
  /** Restricts the audience to companies of the office's department; null for all. */
  department: string | null;
  /** Restricts the audience to companies of the department that the notice is for. */
  addressedDepartment?: string | null;
  /** Restricts the audience to a list of companies. */
  companyIds?: string[] | null;
  /** Restricts the audience to companies with such a filing. */
  filing?: {
    program: string;
    batch?: { year: number; no: number } | undefined;
    statuses?: FilingStatus[] | undefined;
  };
}

const columns = {
  id: companies.id,
  name: companies.name,
  creditCode: companies.creditCode,
  department: companies.department,
};

const CAN_SIGN_IN = inArray(companies.status, [...OPEN_COMPANY_STATUSES]);

export function createRecipientsStore(db: Database) {
  const hasFiling = ({ program, batch, statuses }: NonNullable<AudienceScope['filing']>): SQL =>
    inArray(
      companies.id,
      db.q
        .select({ id: filings.companyId })
        .from(filings)
        .where(
          and(
            eq(filings.program, program),
            batch && and(eq(filings.batchYear, batch.year), eq(filings.batchNo, batch.no)),
            statuses && inArray(filings.status, statuses),
          ),
        ),
    );

  const isOfDepartment = (department: string | null | undefined) =>
    department === null || department === undefined ? undefined : eq(companies.department, department);

  const where = ({ department, addressedDepartment, companyIds, filing }: AudienceScope) =>
    and(
      CAN_SIGN_IN,
      eq(companies.isTrial, false),
      isOfDepartment(department),
      isOfDepartment(addressedDepartment),
      companyIds ? inArray(companies.id, companyIds) : undefined,
      filing && hasFiling(filing),
    );

  return {
    total: (scope: AudienceScope): Promise<number> => db.q.$count(companies, where(scope)),

    /** Returns the next companies after `last`, in order of their ids. */
    async after(scope: AudienceScope, last: string | null, atMost: number): Promise<string[]> {
      const rows = await db.q
        .select({ id: companies.id })
        .from(companies)
        .where(and(where(scope), last ? gt(companies.id, last) : undefined))
        .orderBy(asc(companies.id))
        .limit(atMost);
      return rows.map(({ id }) => id);
    },

    search: (department: string | null, keyword: string, atMost: number) =>
      db.q
        .select(columns)
        .from(companies)
        .where(and(where({ department }), hasWords(keyword, buildCompanySearchText(companies)), PLANNED_ANEW))
        .orderBy(asc(companies.name), asc(companies.id))
        .limit(atMost),

    companies: (ids: string[]) =>
      db.q
        .select(columns)
        .from(companies)
        .where(inArray(companies.id, ids.filter(isUuid)))
        .orderBy(asc(companies.name), asc(companies.id)),

    /** Companies that may be meant by one of the lines; the look-alike form ignores width, case and signs of a name. */
    meant: (department: string | null, lines: string[]) => {
      const codes = lines.map(normaliseCode);
      return db.q
        .select({
          ...columns,
          formerNames: companies.formerNames,
          formerCodes: companies.formerCodes,
          canSignIn: sql<boolean>`${CAN_SIGN_IN}`,
        })
        .from(companies)
        .where(
          and(
            eq(companies.isTrial, false),
            isOfDepartment(department),
            or(
              inArray(companies.creditCode, codes),
              inArray(companies.nameLook, lines.map(normalizeCompanyName)),
              arrayOverlaps(companies.formerCodes, codes),
              arrayOverlaps(companies.formerNames, lines),
            ),
          ),
        )
        .orderBy(asc(companies.name), asc(companies.id));
    },
  };
}

export type RecipientsStore = ReturnType<typeof createRecipientsStore>;

type Row = typeof officeNotices.$inferSelect;
export type NoticeRow = Omit<Row, 'state' | 'category'> & {
  state: AnnouncementState;
  category: AnnouncementCategory;
};
type NewNotice = typeof officeNotices.$inferInsert;

const UNDER_WAY: AnnouncementState[] = ['scheduled', 'sending'];

const where = (desk: DepartmentScope, { state, category, keyword }: OfficeNoticesQuery) =>
  and(
    desk === null ? undefined : eq(officeNotices.department, desk),
    state && eq(officeNotices.state, state),
    category && eq(officeNotices.category, category),
    keyword
      ? or(
          buildContainsCondition(keyword, officeNotices.title),
          buildContainsCondition(keyword, officeNotices.body),
          buildContainsCondition(
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

    /** Locks the notice for the open transaction. */
    async lock(id: string) {
      if (!isUuid(id)) return undefined;
      const [row] = await db.q.select().from(officeNotices).where(eq(officeNotices.id, id)).for('update');
      return row as NoticeRow | undefined;
    },

    /** Changes a notice. Only a step may call it, because the step holds the row's lock. */
    async move(id: string, change: Partial<NewNotice>): Promise<void> {
      await db.q.update(officeNotices).set(change).where(eq(officeNotices.id, id));
    },

    /** Records the progress of sending, on the row locked by `claim`. */
    async noteDelivery(
      id: string,
      sent: Pick<NewNotice, 'state' | 'received' | 'deliveredTo' | 'sentAt'>,
    ): Promise<void> {
      await db.q.update(officeNotices).set(sent).where(eq(officeNotices.id, id));
    },

    async list(desk: DepartmentScope, query: OfficeNoticesQuery) {
      const rows = await db.q
        .select()
        .from(officeNotices)
        .where(where(desk, query))
        .orderBy(desc(officeNotices.createdAt), desc(officeNotices.id))
        .limit(query.pageSize)
        .offset((query.current - 1) * query.pageSize);
      return rows as NoticeRow[];
    },

    total: (desk: DepartmentScope, query: OfficeNoticesQuery): Promise<number> =>
      db.q.$count(officeNotices, where(desk, query)),

    /** Number of companies that read their present copy of each notice: one reader is enough. */
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

    /** Locks the next notice to deliver until the open transaction ends; skips notices that another process has locked. */
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
