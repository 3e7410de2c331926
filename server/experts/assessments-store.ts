import { and, asc, count, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { AssessmentsQuery } from '../../domain/calls/experts';
import type { AssessmentState } from '../../domain/experts/assessment';
import type { Database } from '../core/db/client';
import { assessments, companies, expertPanels, filings, users } from '../core/db/tables';

const OPEN: AssessmentState[] = ['assigned', 'accepted'];
const isWithExperts = eq(filings.status, 'expert_review');
const waits = and(isWithExperts, inArray(assessments.state, OPEN));

const columns = {
  assessment: assessments,
  panel: expertPanels,
  filing: {
    id: filings.id,
    program: filings.program,
    batchYear: filings.batchYear,
    batchNo: filings.batchNo,
    status: filings.status,
  },
  company: { id: companies.id, name: companies.name, creditCode: companies.creditCode },
};

const of = (state: AssessmentsQuery['state']): SQL | undefined => {
  if (state === 'open') return waits;
  return state ? eq(assessments.state, state) : undefined;
};

/** Assessments assigned to one person, without those that were taken away again. */
const assignedTo = (expertId: string, { state }: Pick<AssessmentsQuery, 'state'>) =>
  and(eq(assessments.expertId, expertId), sql`${assessments.state} <> 'removed'`, of(state));

export function createAssessmentsStore(db: Database) {
  const select = () =>
    db.q
      .select(columns)
      .from(assessments)
      .innerJoin(expertPanels, eq(expertPanels.filingId, assessments.filingId))
      .innerJoin(filings, eq(filings.id, assessments.filingId))
      .innerJoin(companies, eq(companies.id, filings.companyId));

  return {
    /** Open assessments first, the one that is due first at the top. */
    list: (expertId: string, query: AssessmentsQuery) =>
      select()
        .where(assignedTo(expertId, query))
        .orderBy(desc(sql`${waits}`), asc(expertPanels.dueAt), asc(assessments.id))
        .limit(query.pageSize)
        .offset((query.current - 1) * query.pageSize),

    async total(expertId: string, query: AssessmentsQuery): Promise<number> {
      const [row] = await db.q
        .select({ total: count() })
        .from(assessments)
        .innerJoin(filings, eq(filings.id, assessments.filingId))
        .where(assignedTo(expertId, query));
      return row?.total ?? 0;
    },

    async find(id: string) {
      const [row] = await select().where(eq(assessments.id, id));
      return row;
    },

    /** Not handed in, due before `until`, and asked for before the time that is reminded of. */
    dueSoon: (now: Date, until: Date, atMost: number) =>
      db.q
        .select({
          id: assessments.id,
          filingId: assessments.filingId,
          program: filings.program,
          dueAt: expertPanels.dueAt,
          userId: users.id,
          email: users.email,
          phone: users.phone,
        })
        .from(assessments)
        .innerJoin(expertPanels, eq(expertPanels.filingId, assessments.filingId))
        .innerJoin(filings, eq(filings.id, assessments.filingId))
        .innerJoin(users, eq(users.id, assessments.expertId))
        .where(
          and(
            waits,
            eq(users.enabled, true),
            isNull(assessments.dueReminderAt),
            gt(expertPanels.dueAt, now),
            lte(expertPanels.dueAt, until),
            sql`${assessments.assignedAt} < ${expertPanels.dueAt} - (${until}::timestamptz - ${now}::timestamptz)`,
          ),
        )
        .orderBy(asc(expertPanels.dueAt))
        .limit(atMost),

    /** False when another process was quicker, or the expert was. */
    async markReminded(id: string, now: Date): Promise<boolean> {
      const { rowCount } = await db.q
        .update(assessments)
        .set({ dueReminderAt: now })
        .where(
          and(eq(assessments.id, id), isNull(assessments.dueReminderAt), inArray(assessments.state, OPEN)),
        );
      return rowCount === 1;
    },
  };
}

export type AssessmentsStore = ReturnType<typeof createAssessmentsStore>;
export type AssignedRow = NonNullable<Awaited<ReturnType<AssessmentsStore['find']>>>;
