import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Due, FIRST_REVIEWS, SOON_DAYS } from '../../domain/filing/due';
import type { FilingStatus } from '../../domain/filing/status';
import type { QuestionStatus } from '../../domain/questions/thread';
import type { LevelCode } from '../../domain/workflow/workflow';
import type { Scope } from '../core/access';
import type { Database } from '../core/db/client';
import { isInScope, PLANNED_ANEW } from '../core/db/lists';
import {
  auditLog,
  companies,
  isDecision,
  markCounters,
  questions,
  windows,
  workCounters,
  workItems,
} from '../core/db/tables';
import { countItems, elsewhereParts, levelIsDue, matching, reviewIsDue } from '../review/queue-filter-store';
import { joinWindow } from '../windows/windows-store';

const DAY_MS = 86_400_000;
const OPEN: QuestionStatus = 'open';
const DAY = sql<string>`to_char(${auditLog.at} at time zone interval '8 hours', 'YYYY-MM-DD')`;

/** The statuses that wait for a person in the usual workflow, and the levels that do in any other. */
interface Turn {
  statuses: FilingStatus[];
  levels: readonly LevelCode[];
}

export const createDeskStore = (db: Database) => ({
  /**
   * By program, from the counters. `waiting`: for the person's turn, without those that wait for others; `overdue`, `soon`: first reviews, by their window.
   */
  waiting(scope: Scope, { statuses, levels }: Turn, now: Date) {
    const { program, status, filings } = workCounters;
    const sumOf = (which: SQL | undefined) =>
      sql<number>`coalesce(sum(${filings}) filter (where ${which}), 0)::int`;
    const isFirst = inArray(status, [...FIRST_REVIEWS]);
    const ofProgram = and(isInScope(workItems, scope), eq(workItems.program, program));
    const { forOthers, forLevel } = elsewhereParts(statuses, now);
    // Together for all programs: program by program they would be read as often as there are programs.
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
        overdue: sumOf(and(isFirst, reviewIsDue('overdue', now))),
        soon: sumOf(and(isFirst, reviewIsDue('soon', now))),
      })
      .from(workCounters)
      .leftJoin(elsewhere, eq(elsewhere.program, program))
      .leftJoin(
        windows,
        and(
          joinWindow(workCounters),
          lte(windows.firstReviewBy, new Date(now.getTime() + SOON_DAYS * DAY_MS)),
        ),
      )
      .where(and(isInScope(workCounters, scope), PLANNED_ANEW))
      .groupBy(program);
  },

  /** Numbers that are few rows of an index each, in one statement. */
  async beside(scope: Scope, again: string, now: Date) {
    const due = (what: Due) => countItems(matching({ scope, due: { what, now } }));
    const { department } = scope;
    const isAgain = and(eq(markCounters.mark, again), isInScope(markCounters, scope));
    const isAsked = and(
      eq(questions.status, OPEN),
      department === null ? undefined : eq(companies.department, department),
    );
    const late = (what: 'overdue' | 'soon') =>
      countItems(and(isInScope(workItems, scope), levelIsDue(what, now, scope)));
    const numbers = {
      late_levels: late('overdue'),
      soon_levels: late('soon'),
      again: sql<number>`(select coalesce(sum(${markCounters.filings}), 0)::int from ${markCounters} where ${isAgain})`,
      experts_late: due('experts_late'),
      notice_over: due('notice_over'),
      notice_ending: due('notice_ending'),
      questions: sql<number>`(select count(*)::int from ${questions}
        join ${companies} on ${eq(companies.id, questions.companyId)} where ${isAsked})`,
    };
    const [row] = await db.q.select(numbers).from(sql`(select) as nothing`).where(PLANNED_ANEW);
    if (!row) throw new Error('a row of numbers always comes');
    return row;
  },

  /** Filings that the person decided about since then, by the day in Beijing. */
  decided: (userId: string, since: Date) =>
    db.q
      .select({ day: DAY, filings: sql<number>`count(distinct ${auditLog.subjectId})::int` })
      .from(auditLog)
      .where(and(eq(auditLog.actorId, userId), gte(auditLog.at, since), isDecision))
      .groupBy(sql`1`),
});
