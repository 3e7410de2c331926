import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AssessmentState, CriterionScores } from '../../domain/experts/assessment';
import { RANKED_STATUSES, type RankedStatus } from '../../domain/review/ranking';
import type { DepartmentScope } from '../core/access';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import {
  decisionOrderItems,
  decisionOrders,
  submissions,
  users,
  workCounters,
  workItems,
} from '../core/db/tables';
import type { NextVersion } from '../core/steps/versioned';
import { assessments, expertPanels } from '../experts/tables';
import { isObjected } from './checks-store';
import { isOpenDecision } from './scheduled-decisions-store';
import { budgets, proposedGrants } from './tables';

/** Key of a ranking: program and batch. */
export interface RankingSeries {
  program: string;
  batchYear: number;
  batchNo: number;
}

/** Amount with its stored version, and the name of the person who set it. */
export interface GrantRow {
  amount: number | null;
  version: number;
  by: string;
}

const buildSeriesCondition = (
  table: typeof workItems | typeof workCounters | typeof budgets,
  { program, batchYear, batchNo }: RankingSeries,
) => and(eq(table.program, program), eq(table.batchYear, batchYear), eq(table.batchNo, batchNo));

const isRanked = sql`exists (select from ${expertPanels} where ${expertPanels.filingId} = ${workItems.filingId})`;

interface Change extends NextVersion {
  amount: number | null;
  updatedBy: string;
}

export function createRankingStore(db: Database) {
  return {
    /** Filings of the ranking with their proposed grants, if any, by time of the first submission. */
    rows: (series: RankingSeries, desk: DepartmentScope, atMost: number) =>
      db.q
        .select({
          filingId: workItems.filingId,
          version: workItems.version,
          companyName: workItems.companyName,
          subject: workItems.subject,
          isObjected: sql<boolean>`${isObjected()}`,
          receiptNo: workItems.receiptNo,
          department: workItems.department,
          status: sql<RankedStatus>`${workItems.status}`,
          approved: workItems.grantApproved,
          proposed: proposedGrants.amount,
          proposedVersion: proposedGrants.version,
        })
        .from(workItems)
        .leftJoin(proposedGrants, eq(proposedGrants.filingId, workItems.filingId))
        .where(
          and(
            buildSeriesCondition(workItems, series),
            desk === null ? undefined : eq(workItems.department, desk),
            inArray(workItems.status, [...RANKED_STATUSES]),
            isRanked,
          ),
        )
        .orderBy(asc(workItems.firstSubmittedAt), asc(workItems.filingId))
        .limit(atMost),

    /** Members of panels with criteria and scores. */
    heard: (ids: string[]) =>
      ids.length === 0
        ? []
        : db.q
            .select({
              filingId: assessments.filingId,
              criteria: expertPanels.criteria,
              state: sql<AssessmentState>`${assessments.state}`,
              scores: sql<CriterionScores>`${assessments.scores}`,
            })
            .from(assessments)
            .innerJoin(expertPanels, eq(expertPanels.filingId, assessments.filingId))
            .where(inArray(assessments.filingId, ids)),

    /** Number at one path in the latest submissions, by filing id. */
    async signed(ids: string[], path: string): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map();
      const [section = '', field = ''] = path.split('.');
      const rows = await db.q
        .selectDistinctOn([submissions.filingId], {
          id: submissions.filingId,
          value: sql<string | null>`jsonb_path_query_first(${submissions.snapshot}::jsonb,
            '$.sections[*] ? (@.key == $section).rows[0].values',
            jsonb_build_object('section', ${section}::text)) -> ${field}::text ->> 'value'`,
        })
        .from(submissions)
        .where(inArray(submissions.filingId, ids))
        .orderBy(submissions.filingId, desc(submissions.seq));
      return new Map(rows.flatMap(({ id, value }) => (value === null ? [] : [[id, Number(value)]])));
    },

    series: () =>
      db.q
        .selectDistinct({
          program: workItems.program,
          batchYear: workItems.batchYear,
          batchNo: workItems.batchNo,
        })
        .from(workItems)
        .innerJoin(expertPanels, eq(expertPanels.filingId, workItems.filingId))
        .where(inArray(workItems.status, [...RANKED_STATUSES]))
        .orderBy(desc(workItems.batchYear), desc(workItems.batchNo), asc(workItems.program)),

    /** `isHeld`: locks the budget until the transaction ends, against other approvals and changes. */
    async budget(series: RankingSeries, isHeld = false): Promise<GrantRow | undefined> {
      const found = db.q
        .select({ amount: budgets.amount, version: budgets.version, by: users.name })
        .from(budgets)
        .innerJoin(users, eq(users.id, budgets.updatedBy))
        .where(buildSeriesCondition(budgets, series));
      const [row] = await (isHeld ? found.for('update', { of: budgets }) : found);
      return row;
    },

    /** Sum of the grants approved in the batch. */
    async granted(series: RankingSeries): Promise<number> {
      const [row] = await db.q
        .select({ sum: sql<number>`coalesce(sum(${workCounters.granted}), 0)::float8` })
        .from(workCounters)
        .where(buildSeriesCondition(workCounters, series));
      return row?.sum ?? 0;
    },

    /** Sum of the grants proposed for filings in public notice. */
    async publicised(series: RankingSeries): Promise<number> {
      const [row] = await db.q
        .select({ sum: sql<number>`coalesce(sum(${proposedGrants.amount}), 0)::float8` })
        .from(proposedGrants)
        .innerJoin(workItems, eq(workItems.filingId, proposedGrants.filingId))
        .where(and(buildSeriesCondition(workItems, series), sql`${workItems.status} = 'publicised'`));
      return row?.sum ?? 0;
    },

    /** Proposed grants by filing. */
    async proposedEach(ids: string[]): Promise<Map<string, number | undefined>> {
      const { filingId: id, amount } = proposedGrants;
      const rows = await db.q.select({ id, amount }).from(proposedGrants).where(inArray(id, ids));
      return new Map(rows.map((row) => [row.id, row.amount ?? undefined]));
    },

    /** Sum of the grants of approvals that are to be signed or carried out. */
    async waiting(series: RankingSeries): Promise<number> {
      const grant = sql`coalesce(${decisionOrderItems.grantApproved}, (${decisionOrders.decision} ->> 'grant_approved')::numeric, 0)`;
      const [row] = await db.q
        .select({ sum: sql<number>`coalesce(sum(${grant}), 0)::float8` })
        .from(decisionOrderItems)
        .innerJoin(decisionOrders, eq(decisionOrders.id, decisionOrderItems.orderId))
        .innerJoin(workItems, eq(workItems.filingId, decisionOrderItems.filingId))
        .where(
          and(isOpenDecision, eq(decisionOrders.action, 'approve'), buildSeriesCondition(workItems, series)),
        );
      return row?.sum ?? 0;
    },

    /** Stores the next version of the budget; returns false on a version conflict. */
    async setBudget(series: RankingSeries, next: Change): Promise<boolean> {
      const { rowCount } = await db.q
        .insert(budgets)
        .values({ ...series, ...next })
        .onConflictDoUpdate({
          target: [budgets.program, budgets.batchYear, budgets.batchNo],
          set: next,
          setWhere: eq(budgets.version, next.version - 1),
        });
      return rowCount === 1;
    },

    proposed: (filingId: string): Promise<GrantRow | undefined> =>
      takeFirst(
        db.q
          .select({ amount: proposedGrants.amount, version: proposedGrants.version, by: users.name })
          .from(proposedGrants)
          .innerJoin(users, eq(users.id, proposedGrants.updatedBy))
          .where(eq(proposedGrants.filingId, filingId)),
      ),

    /** Saves a proposed grant; false on a version conflict. */
    async propose(filingId: string, next: Change): Promise<boolean> {
      const { rowCount } = await db.q
        .insert(proposedGrants)
        .values({ filingId, ...next })
        .onConflictDoUpdate({
          target: proposedGrants.filingId,
          set: next,
          setWhere: eq(proposedGrants.version, next.version - 1),
        });
      return rowCount === 1;
    },
  };
}

export type RankingStore = ReturnType<typeof createRankingStore>;
