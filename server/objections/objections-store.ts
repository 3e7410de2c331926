import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ObjectionsQuery } from '../../domain/objections/calls';
import type { Database } from '../core/db/client';
import { buildContainsCondition, buildProgramsCondition, buildWaitingFirstOrder } from '../core/db/lists';
import { companies, filings } from '../core/db/tables';
import { isUuid } from '../core/ids';
import { files } from '../files/tables';
import { objectionFiles, objections } from './tables';

type NewObjection = typeof objections.$inferInsert;

interface Filter extends Pick<ObjectionsQuery, 'status' | 'program' | 'filing' | 'keyword'> {
  /** The programs that an account is limited to; null for all. */
  programs: readonly string[] | null;
}

/** Files of an objection, in order of arrival. */
const filesOf = sql<{ id: string; name: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', ${files.id}, 'name', ${files.name})
    order by ${objectionFiles.createdAt}, ${files.id})
  from ${objectionFiles} join ${files} on ${files.id} = ${objectionFiles.fileId}
  where ${objectionFiles.objectionId} = ${objections.id}), '[]'::jsonb)`;

const columns = {
  objection: objections,
  files: filesOf,
  program: filings.program,
  companyName: companies.name,
};

const OPEN_FIRST = buildWaitingFirstOrder(objections, 'open', objections.dueAt);

function buildCondition({ status, program, filing, keyword, programs }: Filter): SQL | undefined {
  if (filing !== undefined && !isUuid(filing)) return sql`false`;
  return and(
    buildProgramsCondition(filings.program, programs),
    status && eq(objections.status, status),
    program ? eq(filings.program, program) : undefined,
    filing ? eq(objections.filingId, filing) : undefined,
    keyword
      ? sql`(${buildContainsCondition(keyword, objections.no)} or ${buildContainsCondition(keyword, companies.name)}
          or ${buildContainsCondition(keyword, objections.name)} or ${buildContainsCondition(keyword, objections.text)})`
      : undefined,
  );
}

export function createObjectionsStore(db: Database) {
  const select = () =>
    db.q
      .select(columns)
      .from(objections)
      .innerJoin(filings, eq(filings.id, objections.filingId))
      .innerJoin(companies, eq(companies.id, filings.companyId));

  return {
    async insert(row: NewObjection): Promise<void> {
      await db.q.insert(objections).values(row);
    },

    async find(by: { id: string } | { no: string }) {
      if ('id' in by && !isUuid(by.id)) return undefined;
      const [row] = await select().where('id' in by ? eq(objections.id, by.id) : eq(objections.no, by.no));
      return row;
    },

    /** Locks the objection for the open transaction. */
    async lock(id: string) {
      if (!isUuid(id)) return undefined;
      await db.q.select({ id: objections.id }).from(objections).where(eq(objections.id, id)).for('update');
      return this.find({ id });
    },

    /** Stores a new status. Only for `step`, which holds the lock of the row: no other code changes the status. */
    async move(id: string, change: Partial<NewObjection>): Promise<void> {
      await db.q.update(objections).set(change).where(eq(objections.id, id));
    },

    async addFile(objectionId: string, fileId: string, createdAt: Date): Promise<void> {
      await db.q.insert(objectionFiles).values({ objectionId, fileId, createdAt });
    },

    /** Program of the objection to which a file belongs. */
    async programOfFile(fileId: string): Promise<string | undefined> {
      if (!isUuid(fileId)) return undefined;
      const [row] = await db.q
        .select({ program: filings.program })
        .from(objectionFiles)
        .innerJoin(objections, eq(objections.id, objectionFiles.objectionId))
        .innerJoin(filings, eq(filings.id, objections.filingId))
        .where(eq(objectionFiles.fileId, fileId));
      return row?.program;
    },

    /** Counts the unanswered objections against a filing. */
    openAgainst: (filingId: string): Promise<number> =>
      db.q.$count(objections, and(eq(objections.filingId, filingId), eq(objections.status, 'open'))),

    /** Numbers of unanswered objections by filing; filings without any are absent. */
    async openAgainstEach(filingIds: readonly string[]): Promise<Map<string, number>> {
      if (filingIds.length === 0) return new Map();
      const rows = await db.q
        .select({ filingId: objections.filingId, open: count() })
        .from(objections)
        .where(and(inArray(objections.filingId, [...filingIds]), eq(objections.status, 'open')))
        .groupBy(objections.filingId);
      return new Map(rows.map(({ filingId, open }) => [filingId, open]));
    },

    /** Upheld objections against the filings, in order of their answers. */
    async listUpheld(filingIds: readonly string[]) {
      if (filingIds.length === 0) return [];
      return db.q
        .select({ id: objections.id, no: objections.no, answeredAt: objections.answeredAt })
        .from(objections)
        .where(and(inArray(objections.filingId, [...filingIds]), eq(objections.status, 'upheld')))
        .orderBy(objections.answeredAt, objections.no);
    },

    list(filter: Filter, { current, pageSize }: Pick<ObjectionsQuery, 'current' | 'pageSize'>) {
      return select()
        .where(buildCondition(filter))
        .orderBy(...OPEN_FIRST)
        .limit(pageSize)
        .offset((current - 1) * pageSize);
    },

    total: (filter: Filter): Promise<number> =>
      db.q.$count(select().where(buildCondition(filter)).as('found')),
  };
}

export type ObjectionsStore = ReturnType<typeof createObjectionsStore>;
export type ObjectionRow = NonNullable<Awaited<ReturnType<ObjectionsStore['find']>>>;
