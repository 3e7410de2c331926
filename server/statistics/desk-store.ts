import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Due, FIRST_REVIEWS } from '../../domain/filing/due';
import type { FilingStatus } from '../../domain/filing/status';
import type { QuestionStatus } from '../../domain/questions/thread';
import type { LevelCode } from '../../domain/workflow/workflow';
import { appeals } from '../appeals/tables';
import type { OfficeScope } from '../core/access';
import type { Database } from '../core/db/client';
import { isInScope, PLANNED_ANEW } from '../core/db/lists';
import { auditLog, companies, isDecision, workCounters, workItems } from '../core/db/tables';
import { objections } from '../objections/tables';
import { questions } from '../questions/tables';
import {
  buildDueConditions,
  buildElsewhereConditions,
  buildLevelsCondition,
  buildMatchCondition,
  buildQueueCondition,
  buildReviewDueCondition,
  countItems,
  getFilterStatuses,
} from '../review/queue-filter-store';
import { windows } from '../windows/tables';
import { joinWindow } from '../windows/windows-store';
import { markCounters } from './tables';

const OPEN: QuestionStatus = 'open';
/** A line about the trial company counts nowhere. */
const isOfNoTrial = sql`${auditLog.companyId} is distinct from (select trial.id from ${companies} as trial where trial.is_trial)`;
const DAY = sql<string>`to_char(${auditLog.at} at time zone interval '8 hours', 'YYYY-MM-DD')`;

/** Statuses in which a filing waits for the person under the default workflow, and levels at which it does under any other. */
interface Turn {
  statuses: FilingStatus[];
  levels: readonly LevelCode[];
}

/**
 * Counts filings within the person's turn that are late, or soon will be: first reviews from the counters, without those that do
 * not wait for the person; levels of other workflows by their index. Each part is read by itself: together they would be a
 * condition that no index knows.
 */
function countDue(
  { scope, statuses, levels }: Turn & { scope: OfficeScope },
  due: { what: 'overdue' | 'soon'; now: Date },
): SQL<number> {
  const { now } = due;
  const usual = getFilterStatuses({ scope, statuses, due }) ?? [];
  const firstReviews = usual.filter((status) => FIRST_REVIEWS.includes(status));
  const [isFirstReview, isOfLevel] = buildDueConditions(due, scope);
  const { forOthers, forLevel } = buildElsewhereConditions(firstReviews, now);
  const without = (part: SQL | undefined) =>
    countItems(and(isInScope(workItems, scope), isFirstReview, part));
  const isHere = buildQueueCondition({ scope, dueAt: now });
  const isUsual = and(inArray(workItems.status, usual), isNull(workItems.waitsAt));
  const isAtLevel = buildLevelsCondition({ scope, levels, due });
  return sql`(select coalesce(sum(${workCounters.filings}), 0)::int from ${workCounters}
      join ${windows} on ${joinWindow(workCounters)}
      where ${and(inArray(workCounters.status, firstReviews), isInScope(workCounters, scope), buildReviewDueCondition(due.what, now))})
    - ${without(forOthers)} - ${without(forLevel)} + ${countItems(and(isHere, isUsual, isOfLevel))}
    + ${countItems(and(isHere, isAtLevel, or(isFirstReview, isOfLevel)))}`;
}

export const createDeskStore = (db: Database) => ({
  /** Counts filings that wait for the person by program, from the counters, without those that wait for others. */
  waiting(scope: OfficeScope, { statuses, levels }: Turn, now: Date) {
    const { program, status, filings } = workCounters;
    const sumOf = (which: SQL | undefined) =>
      sql<number>`coalesce(sum(${filings}) filter (where ${which}), 0)::int`;
    const ofProgram = and(isInScope(workItems, scope), eq(workItems.program, program));
    const { forOthers, forLevel } = buildElsewhereConditions(statuses, now);
    // One subquery for all programs: for each program separately, the rows would be read once per program.
    const elsewhere = db.q
      .select({ program: workItems.program, filings: sql<number>`count(*)::int`.as('elsewhere') })
      .from(workItems)
      .where(and(isInScope(workItems, scope), forOthers))
      .groupBy(workItems.program)
      .as('for_others');
    const isHere = and(
      ofProgram,
      inArray(workItems.waitsAt, [...levels]),
      or(isNull(workItems.waitsUntil), lte(workItems.waitsUntil, now)),
    );
    return db.q
      .select({
        program,
        waiting: sql<number>`${sumOf(inArray(status, statuses))} - coalesce(max(${elsewhere.filings}), 0)
          - ${countItems(and(ofProgram, forLevel))} + ${countItems(isHere)}`,
      })
      .from(workCounters)
      .leftJoin(elsewhere, eq(elsewhere.program, program))
      .where(and(isInScope(workCounters, scope), PLANNED_ANEW))
      .groupBy(program);
  },

  /** Counts the other numbers in one statement; each reads few rows of an index. Of appeals those that the person may hear. */
  async beside(
    { userId, scope, turn }: { userId: string; scope: OfficeScope; turn: Turn },
    again: string,
    now: Date,
  ) {
    const { department } = scope;
    const isAgain = and(eq(markCounters.mark, again), isInScope(markCounters, scope));
    const isAsked = and(
      eq(questions.status, OPEN),
      department === null ? undefined : eq(companies.department, department),
    );
    const filter = { scope, ...turn };
    /** Counts within the person's own turn: filings that are late elsewhere are not the person's task. */
    const own = (what: Due, dueAt?: Date) =>
      countItems(buildMatchCondition({ ...filter, dueAt, due: { what, now } }));
    const open = (table: typeof objections | typeof appeals, condition?: SQL) =>
      sql<number>`(select count(*)::int from ${table} join ${workItems} on ${eq(workItems.filingId, table.filingId)}
        where ${and(eq(table.status, 'open'), isInScope(workItems, scope), condition)})`;
    const numbers = {
      overdue: countDue(filter, { what: 'overdue', now }),
      soon: countDue(filter, { what: 'soon', now }),
      objections: open(objections),
      appeals: open(appeals, sql`not ${appeals.decidedBy} @> array[${userId}::uuid]`),
      again: sql<number>`(select coalesce(sum(${markCounters.filings}), 0)::int from ${markCounters} where ${isAgain})`,
      experts_late: own('experts_late', now),
      notice_over: own('notice_over', now),
      notice_ending: own('notice_ending'),
      questions: sql<number>`(select count(*)::int from ${questions}
        join ${companies} on ${eq(companies.id, questions.companyId)} where ${isAsked})`,
    };
    const [row] = await db.q.select(numbers).from(sql`(select) as nothing`).where(PLANNED_ANEW);
    if (!row) throw new Error('a row of numbers always comes');
    return row;
  },

  /** Counts the person's decisions since a time, by day in Beijing. */
  decided: (userId: string, since: Date) =>
    db.q
      .select({ day: DAY, filings: sql<number>`count(distinct ${auditLog.subjectId})::int` })
      .from(auditLog)
      .where(and(eq(auditLog.actorId, userId), gte(auditLog.at, since), isDecision, isOfNoTrial))
      .groupBy(sql`1`),
});
