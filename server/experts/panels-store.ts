import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AssessmentState, ExpertRecommendation } from '../../domain/experts/assessment';
import type { FilingStatus } from '../../domain/filing/status';
import { canSignIn } from '../core/db/accounts';
import type { Database } from '../core/db/client';
import { findById } from '../core/db/rows';
import { companies, filings, users } from '../core/db/tables';
import { isUuid } from '../core/ids';
import { canAssess } from './pool-store';
import { assessments, expertPanels, expertProfiles } from './tables';

export type NewPanelRow = typeof expertPanels.$inferInsert;
export type NewAssessment = typeof assessments.$inferInsert & { state: AssessmentState };
export type PanelRow = typeof expertPanels.$inferSelect;

const memberColumns = {
  id: assessments.id,
  filingId: assessments.filingId,
  /** The company of the filing. */
  companyId: filings.companyId,
  program: filings.program,
  filingStatus: filings.status,
  expertId: assessments.expertId,
  userId: users.id,
  name: users.name,
  username: users.username,
  email: users.email,
  phone: users.phone,
  state: sql<AssessmentState>`${assessments.state}`,
  version: assessments.version,
  declaredAt: assessments.declaredAt,
  conflictReason: assessments.conflictReason,
  scores: assessments.scores,
  comments: assessments.comments,
  recommendation: sql<ExpertRecommendation | null>`${assessments.recommendation}`,
  remarks: assessments.remarks,
  submittedAt: assessments.submittedAt,
  remindedAt: assessments.remindedAt,
  dueReminderAt: assessments.dueReminderAt,
  invitedAt: assessments.invitedAt,
  saveLoggedAt: assessments.saveLoggedAt,
  updatedAt: assessments.updatedAt,
};

interface Batch {
  program: string;
  batchYear: number;
  batchNo: number;
}

const isExpert = eq(users.role, 'expert');

/** Panels and their members. Each change requires the lock of the filing's row. */
export function createPanelsStore(db: Database) {
  const selectMembers = () =>
    db.q
      .select(memberColumns)
      .from(assessments)
      .innerJoin(users, eq(users.id, assessments.expertId))
      .innerJoin(filings, eq(filings.id, assessments.filingId));

  return {
    find: (filingId: string): Promise<PanelRow | undefined> =>
      findById(filingId, () => db.q.select().from(expertPanels).where(eq(expertPanels.filingId, filingId))),

    async insert(row: NewPanelRow): Promise<void> {
      await db.q.insert(expertPanels).values(row);
    },

    async update(filingId: string, change: Partial<NewPanelRow>): Promise<void> {
      await db.q.update(expertPanels).set(change).where(eq(expertPanels.filingId, filingId));
    },

    /** Complete panels that the office has not been notified of, oldest first. */
    complete: (atMost: number) =>
      db.q
        .select({
          id: filings.id,
          program: filings.program,
          batchYear: filings.batchYear,
          batchNo: filings.batchNo,
          status: sql<FilingStatus>`${filings.status}`,
          reviewLevel: filings.reviewLevel,
          workflow: filings.workflow,
          company: { name: companies.name },
          completeAt: expertPanels.completeAt,
        })
        .from(expertPanels)
        .innerJoin(filings, eq(filings.id, expertPanels.filingId))
        .innerJoin(companies, eq(companies.id, filings.companyId))
        .where(isNotNull(expertPanels.completeAt))
        .orderBy(asc(expertPanels.completeAt))
        .limit(atMost),

    /** Counts filings of a batch in expert review whose experts have all answered. */
    async countComplete({ program, batchYear, batchNo }: Batch): Promise<number> {
      const given = sql`from ${assessments} where ${assessments.filingId} = ${filings.id} and ${assessments.state}`;
      const [row] = await db.q
        .select({ count: sql<number>`count(*)::int` })
        .from(filings)
        .where(
          and(
            eq(filings.status, 'expert_review' satisfies FilingStatus),
            eq(filings.program, program),
            eq(filings.batchYear, batchYear),
            eq(filings.batchNo, batchNo),
            sql`exists (select ${given} = 'submitted') and not exists (select ${given} in ('assigned', 'accepted'))`,
          ),
        );
      return row?.count ?? 0;
    },

    /** Marks panels as notified; returns the filings not marked before. */
    async noteTold(filingIds: string[]): Promise<string[]> {
      const rows = await db.q
        .update(expertPanels)
        .set({ completeAt: null })
        .where(and(inArray(expertPanels.filingId, filingIds), isNotNull(expertPanels.completeAt)))
        .returning({ id: expertPanels.filingId });
      return rows.map(({ id }) => id);
    },

    /** Members in the order of invitation. */
    members: (filingId: string) =>
      selectMembers()
        .where(eq(assessments.filingId, filingId))
        .orderBy(asc(assessments.assignedAt), asc(users.usernameKey)),

    /** States of the assessments of each filing. */
    async statesOf(filingIds: string[]) {
      if (filingIds.length === 0) return [];
      return db.q
        .select({
          filingId: assessments.filingId,
          states: sql<AssessmentState[]>`array_agg(${assessments.state})`,
        })
        .from(assessments)
        .where(inArray(assessments.filingId, filingIds))
        .groupBy(assessments.filingId);
    },

    /** Open assessments of an expert, ordered by filing, as filings are locked in that order. */
    openOf: (expertId: string) =>
      db.q
        .select({ id: assessments.id, filingId: assessments.filingId })
        .from(assessments)
        .innerJoin(filings, eq(filings.id, assessments.filingId))
        .where(
          and(
            eq(assessments.expertId, expertId),
            inArray(assessments.state, ['assigned', 'accepted'] satisfies AssessmentState[]),
            eq(filings.status, 'expert_review'),
          ),
        )
        .orderBy(asc(assessments.filingId)),

    member: (id: string) => findById(id, () => selectMembers().where(eq(assessments.id, id))),

    async insertMember(row: NewAssessment): Promise<void> {
      await db.q.insert(assessments).values(row);
    },

    /** Sets the state of an assessment; only steps call it, which lock the filing. */
    async moveMember(id: string, change: Partial<NewAssessment>): Promise<void> {
      await db.q.update(assessments).set(change).where(eq(assessments.id, id));
    },

    async setReminded(id: string, remindedAt: Date): Promise<void> {
      await db.q.update(assessments).set({ remindedAt }).where(eq(assessments.id, id));
    },

    /** Clears deadline reminders, for a new deadline. */
    async forgetDueReminders(filingId: string): Promise<void> {
      await db.q.update(assessments).set({ dueReminderAt: null }).where(eq(assessments.filingId, filingId));
    },

    /** Finds experts with their profiles, where a filing is given those who can assess it; ids of others are left out. */
    async experts(ids: string[], filingId?: string) {
      const possible = ids.filter(isUuid);
      if (possible.length === 0) return [];
      return db.q
        .select({
          id: users.id,
          userId: users.id,
          name: users.name,
          email: users.email,
          phone: users.phone,
          profile: expertProfiles,
        })
        .from(users)
        .leftJoin(expertProfiles, eq(expertProfiles.userId, users.id))
        .where(and(canSignIn, filingId ? canAssess(filingId) : isExpert, inArray(users.id, possible)));
    },

    /** True for a person who can sign in. */
    async isPresent(userId: string): Promise<boolean> {
      const rows = await db.q
        .select({ id: users.id })
        .from(users)
        .where(and(canSignIn, eq(users.id, userId)));
      return rows.length > 0;
    },
  };
}

export type PanelsStore = ReturnType<typeof createPanelsStore>;
export type CompletePanel = Awaited<ReturnType<PanelsStore['complete']>>[number];
export type MemberRow = NonNullable<Awaited<ReturnType<PanelsStore['member']>>>;
