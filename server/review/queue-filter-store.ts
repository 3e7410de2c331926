/** Conditions for the queue's filter, on the work list and on answers of each filing's latest submission. */

import {
  and,
  arrayContains,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AnswerFilter } from '../../domain/filing/answer-filters';
import type { AnswerFilterPlace } from '../../domain/filing/answer-places';
import { type Due, dueStatuses, FIRST_REVIEWS, SOON_DAYS } from '../../domain/filing/due';
import type { FilingStatus } from '../../domain/filing/status';
import type { FilteredCheck } from '../../domain/review/checks';
import { parseMarks } from '../../domain/statistics/marks';
import { DAY_MS } from '../../domain/time';
import { LEVEL_CODES, type LevelCode, levelInfo } from '../../domain/workflow/workflow';
import type { OfficeScope } from '../core/access';
import type { Database } from '../core/db/client';
import { buildContainsCondition, isInScope } from '../core/db/lists';
import { filings, submissions, workItems } from '../core/db/tables';
import { windows } from '../windows/tables';
import { joinWindow } from '../windows/windows-store';
import { hasCheck, type UniqueAnswerPath } from './checks-store';
import { workAnswers } from './tables';

const isNumber = (text: string | undefined): boolean => text === undefined || Number.isFinite(Number(text));

/** Text of an answer as its index contains it: the first 100 characters. */
const saidFirst = sql`left(${workAnswers.said}, 100)`;

function isSaid({ has, is, from, to }: AnswerFilter): SQL | undefined {
  if (has !== undefined) return buildContainsCondition(has, workAnswers.said);
  if (is !== undefined)
    return or(
      and(sql`${saidFirst} = left(${is}, 100)`, eq(workAnswers.said, is)),
      isNumber(is) ? eq(workAnswers.amount, Number(is)) : undefined,
    );
  const among = (value: SQLWrapper, end: (text: string) => string | number) =>
    and(
      from === undefined ? undefined : sql`${value} >= ${end(from)}`,
      to === undefined ? undefined : sql`${value} <= ${end(to)}`,
    );
  const ofNumber =
    isNumber(from) && isNumber(to)
      ? and(isNotNull(workAnswers.amount), among(workAnswers.amount, Number))
      : undefined;
  return or(ofNumber, and(isNotNull(workAnswers.said), among(saidFirst, String)));
}

/** Edition that the latest paper of a filing was signed under. */
const signedEdition = (id: SQLWrapper) =>
  sql<string>`(select snapshot::jsonb ->> 'edition' from ${submissions} where ${submissions.filingId} = ${id} and snapshot like '{%' order by seq desc limit 1)`;

const isAnsweredAt = (program: string | undefined, { path, editions, ...filter }: AnswerFilterPlace) =>
  and(
    eq(workAnswers.field, `${program}.${path}`),
    isSaid({ path, ...filter }),
    editions && inArray(signedEdition(workAnswers.filingId), editions),
  );

/** Ids of filings of the program with a matching answer, wherever their editions have it. */
const buildAnsweredQuery = (program: string | undefined, places: readonly AnswerFilterPlace[]): SQL =>
  sql`(select ${workAnswers.filingId} from ${workAnswers} where ${or(...places.map((place) => isAnsweredAt(program, place)))})`;

/** Submitted answers of the filings at paths of their program's forms; a multiple choice has a row per chosen value. */
export const buildAnswersQuery = (db: Database, of: string, ids: string[], paths: string[]) =>
  db.q
    .select()
    .from(workAnswers)
    .where(
      and(
        inArray(workAnswers.filingId, ids),
        inArray(
          workAnswers.field,
          paths.map((path) => `${of}.${path}`),
        ),
      ),
    );

/** Editions that the latest papers of the filings were signed under, by filing. */
export async function loadSignedEditions(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await db.q
    .selectDistinctOn([submissions.filingId], {
      id: submissions.filingId,
      edition: sql<string>`case when ${submissions.snapshot} like '{%' then ${submissions.snapshot}::jsonb ->> 'edition' end`,
    })
    .from(submissions)
    .where(inArray(submissions.filingId, ids))
    .orderBy(submissions.filingId, desc(submissions.seq));
  return new Map(rows.map(({ id, edition }) => [id, edition]));
}

/** Filter of a list of filings. */
export interface QueueFilter {
  scope: OfficeScope;
  statuses?: FilingStatus[] | undefined;
  program?: string | undefined;
  batch?: { year: number; no: number } | undefined;
  /** Ids of assignees; null: unassigned filings. */
  assignee?: readonly string[] | null | undefined;
  department?: string | undefined;
  year?: number | undefined;
  due?: { what: Due; now: Date } | undefined;
  /** Marks as defined in domain/statistics/marks.ts: one, or two combined. */
  mark?: string | undefined;
  /** Time by which the filing no longer waits for experts or the end of a notice. */
  dueAt?: Date | undefined;
  /**
   * Review levels that the filing waits for. Compared with `waitsAt` in workflows with other levels than the default ones; in
   * default workflows the status decides.
   */
  levels?: readonly LevelCode[] | undefined;
  /** Check that is open today, with the paths of answers that must be unique within a batch. */
  check?: { kind: FilteredCheck; places: readonly UniqueAnswerPath[]; today: string } | undefined;
  /** Filters on submitted answers, each by its places in the editions of the program; require `program`. */
  answers?: AnswerFilterPlace[][] | undefined;
  /** Text searched in receipt number, name and credit code of the company, and subject of the filing. */
  keyword?: string | undefined;
}

const { program, batchYear, batchNo, filingId, assigneeId } = workItems;
const ofBatch = joinWindow(workItems);

const buildDayCondition = (column: PgColumn, isOver: boolean, now: Date): SQL | undefined =>
  isOver ? lte(column, now) : and(gt(column, now), lte(column, new Date(now.getTime() + SOON_DAYS * DAY_MS)));

/** Condition on windows: the deadline for first reviews has passed at `now`, or passes within the next `SOON_DAYS` days. */
export const buildReviewDueCondition = (what: 'overdue' | 'soon', now: Date): SQL | undefined =>
  buildDayCondition(windows.firstReviewBy, what === 'overdue', now);

/** Condition: the filing is in first review, and its window's deadline for that has passed or passes soon. */
const buildFirstReviewCondition = (what: 'overdue' | 'soon', now: Date): SQL | undefined =>
  and(
    inArray(workItems.status, [...FIRST_REVIEWS]),
    sql`exists (select from ${windows} where ${and(ofBatch, buildReviewDueCondition(what, now))})`,
  );

const DEPARTMENT_LEVELS = LEVEL_CODES.filter((code) => levelInfo[code].role === 'reviewer');

/**
 * Condition: the deadline of the deciding level, one of the office's own, has passed or passes soon; without filings that the
 * condition for first reviews includes.
 */
export const buildLevelDueCondition = (
  what: 'overdue' | 'soon',
  now: Date,
  { department: desk }: OfficeScope,
): SQL | undefined =>
  and(
    inArray(
      filingId,
      sql`(select ${filings.id} from ${filings} where ${buildDayCondition(filings.levelDueAt, what === 'overdue', now)})`,
    ),
    desk === null
      ? undefined
      : or(inArray(workItems.status, [...FIRST_REVIEWS]), inArray(workItems.waitsAt, DEPARTMENT_LEVELS)),
    sql`${buildFirstReviewCondition(what, now)} is not true`,
  );

/** True for a filter by deadlines of windows or workflows, which are separate index scans. */
export const isByDay = (due: QueueFilter['due']): due is { what: 'overdue' | 'soon'; now: Date } =>
  due?.what === 'overdue' || due?.what === 'soon';

/**
 * Conditions of two index scans without common rows: first reviews due by their window, and levels due by their workflow. The
 * first reads nothing if no window has such a deadline.
 */
export const buildDueConditions = (
  { what, now }: { what: 'overdue' | 'soon'; now: Date },
  scope: OfficeScope,
) => [
  and(
    sql`exists (select from ${windows} where ${buildReviewDueCondition(what, now)})`,
    buildFirstReviewCondition(what, now),
  ),
  buildLevelDueCondition(what, now, scope),
];

function isDue(due: NonNullable<QueueFilter['due']>, scope: OfficeScope): SQL | undefined {
  if (isByDay(due)) return or(...buildDueConditions(due, scope));
  return buildDayCondition(workItems.waitsUntil, due.what !== 'notice_ending', due.now);
}

/** True for filters that the counters have no columns for; their filings are counted row by row. */
export const isByRow = ({ assignee, due, mark, answers, check }: QueueFilter): boolean =>
  Boolean(assignee || mark || answers || due || check);

/** Filter without status and own-turn conditions. */
export const removeStatusFilters = ({
  statuses: _,
  levels: __,
  dueAt: ___,
  ...filter
}: QueueFilter): QueueFilter => filter;

function isAssigned(assignee: QueueFilter['assignee']): SQL | undefined {
  if (assignee === undefined) return undefined;
  return assignee === null ? isNull(assigneeId) : inArray(assigneeId, [...assignee]);
}

/** Condition: the filing has the mark, as defined in domain/statistics/marks.ts. */
function isMarked(mark: string): SQL {
  if (mark === 'returned') return eq(workItems.returnedOnce, true);
  const [kind, of = ''] = mark.split('.');
  return kind === 'industry' ? eq(workItems.industry, of) : arrayContains(workItems.marks, [mark]);
}

/** All filter conditions except status, keyword and due date. */
export const buildBaseCondition = ({
  scope,
  batch,
  year,
  department,
  due,
  mark,
  check,
  answers = [],
  ...filter
}: QueueFilter): SQL | undefined =>
  and(
    isInScope(workItems, scope),
    department ? eq(workItems.department, department) : undefined,
    filter.program ? eq(program, filter.program) : undefined,
    batch && and(eq(batchYear, batch.year), eq(batchNo, batch.no)),
    year ? eq(batchYear, year) : undefined,
    isAssigned(filter.assignee),
    due && isDue(due, scope),
    check && hasCheck(check.kind, check.places, check.today),
    ...(mark ? parseMarks(mark).map(isMarked) : []),
    ...answers.map((each) => inArray(filingId, buildAnsweredQuery(filter.program, each))),
  );

const buildNotWaitingCondition = (by: Date) =>
  or(isNull(workItems.waitsUntil), lte(workItems.waitsUntil, by));

export const buildQueueCondition = (filter: QueueFilter): SQL | undefined =>
  and(buildBaseCondition(filter), filter.dueAt && buildNotWaitingCondition(filter.dueAt));

/**
 * Conditions for filings in these statuses that wait for experts or a notice at that time, and for those that wait at a level by
 * `waitsAt`; no filing meets both.
 */
export const buildElsewhereConditions = (statuses: FilingStatus[], by: Date) => {
  const isOne = inArray(workItems.status, statuses);
  return {
    forOthers: and(isOne, gt(workItems.waitsUntil, by)),
    forLevel: and(isOne, isNotNull(workItems.waitsAt), buildNotWaitingCondition(by)),
  };
};

export const countItems = (of: SQL | undefined): SQL<number> =>
  sql`(select count(*)::int from ${workItems} where ${of})`;

/** Condition: the filing waits, by `waitsAt`, at a level of the caller. */
export function buildLevelsCondition({ levels, due }: QueueFilter): SQL | undefined {
  if (!levels) return undefined;
  if (levels.length === 0) return sql`false`;
  const ofDue = due && inArray(workItems.status, dueStatuses[due.what]);
  return and(inArray(workItems.waitsAt, [...levels]), ofDue);
}

export function getFilterStatuses({ statuses, due }: QueueFilter): FilingStatus[] | undefined {
  if (!due) return statuses;
  const waiting = dueStatuses[due.what];
  return statuses?.filter((status) => waiting.includes(status)) ?? waiting;
}

/** All filter conditions except the keyword. */
export const buildMatchCondition = (filter: QueueFilter): SQL | undefined => {
  const statuses = getFilterStatuses(filter);
  const ofStatus = statuses && inArray(workItems.status, statuses);
  return and(
    buildQueueCondition(filter),
    filter.levels ? or(and(ofStatus, isNull(workItems.waitsAt)), buildLevelsCondition(filter)) : ofStatus,
  );
};
