import { and, asc, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { NonFilingAction } from '../../domain/audit/action-names';
import type { AssessmentState } from '../../domain/experts/assessment';
import type { AssessmentsQuery } from '../../domain/experts/calls';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { auditLog, companies, filings, users } from '../core/db/tables';
import { assessments, expertPanels } from './tables';

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

/** Actions after which an earlier return says nothing any more, and the return itself. */
const TURNS: NonFilingAction[] = ['assessment.assign', 'assessment.submit', 'assessment.reopen'];

const buildStateCondition = (state: AssessmentsQuery['state']): SQL | undefined => {
  if (state === 'open') return waits;
  if (state === 'assigned') return and(isWithExperts, eq(assessments.state, state));
  return state ? eq(assessments.state, state) : undefined;
};

/** Assessments assigned to one person, without removed ones. */
const buildAssignedCondition = (expertId: string, { state }: Pick<AssessmentsQuery, 'state'>) =>
  and(eq(assessments.expertId, expertId), sql`${assessments.state} <> 'removed'`, buildStateCondition(state));

export function createAssessmentsStore(db: Database) {
  const select = () =>
    db.q
      .select(columns)
      .from(assessments)
      .innerJoin(expertPanels, eq(expertPanels.filingId, assessments.filingId))
      .innerJoin(filings, eq(filings.id, assessments.filingId))
      .innerJoin(companies, eq(companies.id, filings.companyId));

  /** Selects assessments of experts, with the data of messages about them. */
  const selectWaiting = () =>
    db.q
      .select({
        id: assessments.id,
        filingId: assessments.filingId,
        program: filings.program,
        code: expertPanels.code,
        dueAt: expertPanels.dueAt,
        assignedAt: assessments.assignedAt,
        userId: users.id,
      })
      .from(assessments)
      .innerJoin(expertPanels, eq(expertPanels.filingId, assessments.filingId))
      .innerJoin(filings, eq(filings.id, assessments.filingId))
      .innerJoin(users, eq(users.id, assessments.expertId));

  async function mark(
    change: Partial<Pick<typeof assessments.$inferInsert, 'invitedAt' | 'dueReminderAt'>>,
    which: SQL | undefined,
  ): Promise<string[]> {
    const rows = await db.q
      .update(assessments)
      .set(change)
      .where(and(which, inArray(assessments.state, OPEN)))
      .returning({ id: assessments.id });
    return rows.map(({ id }) => id);
  }

  return {
    /** Latest assignment, submission or return of each assessment, from its log. */
    async lastTurns(ids: readonly string[]) {
      if (ids.length === 0) return [];
      const { subjectId: id, action, at, comment, details } = auditLog;
      return db.q
        .selectDistinctOn([id], { id, action, at, comment, details })
        .from(auditLog)
        .where(and(eq(auditLog.subjectKind, 'assessment'), inArray(id, [...ids]), inArray(action, TURNS)))
        .orderBy(id, desc(auditLog.seq));
    },

    /** Open assessments first, then by deadline, earliest first. */
    list: (expertId: string, query: AssessmentsQuery) =>
      select()
        .where(buildAssignedCondition(expertId, query))
        .orderBy(desc(sql`${waits}`), asc(expertPanels.dueAt), asc(assessments.id))
        .limit(query.pageSize)
        .offset((query.current - 1) * query.pageSize),

    total: (expertId: string, query: AssessmentsQuery): Promise<number> =>
      db.q.$count(select().where(buildAssignedCondition(expertId, query)).as('found')),

    /** Assessments without a declaration. */
    toDeclare: (expertId: string, ids: string[]) =>
      select()
        .where(and(buildAssignedCondition(expertId, { state: 'assigned' }), inArray(assessments.id, ids)))
        .orderBy(asc(assessments.filingId)),

    find: (id: string) => takeFirst(select().where(eq(assessments.id, id))),

    /** Assessments whose expert has not been invited yet. */
    toInvite: (atMost: number) =>
      selectWaiting()
        .where(and(waits, isNull(assessments.invitedAt)))
        .orderBy(asc(assessments.assignedAt), asc(assessments.id))
        .limit(atMost),

    /** Marks as invited; returns the ids that were not marked before. */
    markInvited: (ids: string[], invitedAt: Date): Promise<string[]> =>
      mark({ invitedAt }, and(inArray(assessments.id, ids), isNull(assessments.invitedAt))),

    /**
     * Open assessments due before `until` without a deadline reminder; those assigned within the reminder period before their
     * deadline are left out.
     */
    dueSoon: (now: Date, until: Date, atMost: number) =>
      selectWaiting()
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

    /** Marks open assessments as reminded; returns the ids that were not marked before. */
    markReminded: (ids: string[], dueReminderAt: Date): Promise<string[]> =>
      mark({ dueReminderAt }, and(inArray(assessments.id, ids), isNull(assessments.dueReminderAt))),
  };
}

export type AssessmentsStore = ReturnType<typeof createAssessmentsStore>;
export type AssignedRow = NonNullable<Awaited<ReturnType<AssessmentsStore['find']>>>;
