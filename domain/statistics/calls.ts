/** Calls of figures of an office: its desk of today, and statistics of its filings, counted in the database. */

import { z } from 'zod';
import { defineCall } from '../calls/define';
import { key } from '../calls/text-kinds';
import { COUNTED_STATES } from '../filing/status';
import { ANSWER_STATUSES, type AnswerStatus } from '../objections/objection';
import { STAGES, TIMED_STEPS } from './marks';
import { STATISTICS_BY } from './table';

const count = z.number().int();

const row = z.object({
  key: z.string(),
  label: z.string(),
  filings: count,
  ...(Object.fromEntries(COUNTED_STATES.map((state) => [state, count])) as Record<
    (typeof COUNTED_STATES)[number],
    typeof count
  >),
  returned_once: count,
  /** Sum of the grants in 万元. */
  grant: z.number(),
  median_days: z.number().nullable(),
});

const statisticsQuery = z.object({
  by: z.enum(STATISTICS_BY).default('program'),
  program: key.optional(),
  year: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  batch: z
    .string()
    .regex(/^\d{4}-\d{1,3}$/)
    .optional(),
  /** Department to count; people of a department get only their own. */
  department: key.optional(),
});
export type StatisticsQuery = z.infer<typeof statisticsQuery>;

/** Months of a year beside those of the year before, whatever the selected batch; stages and steps of the selected filings. */
const course = z.object({
  year: count,
  months: z.array(
    z.object({ month: count, sent: count, sentBefore: count, decided: count, decidedBefore: count }),
  ),
  stages: z.array(z.object({ stage: z.enum(STAGES), filings: count, lost: count })),
  /** Durations of the steps in calendar days. */
  steps: z.array(
    z.object({
      step: z.enum(TIMED_STEPS),
      filings: count,
      median: z.number().nullable(),
      ninetieth: z.number().nullable(),
    }),
  ),
});
export type FilingCourse = z.infer<typeof course>;

/** Work of a person on the selected filings; the busiest person first. */
const person = z.object({
  id: z.string(),
  name: z.string(),
  /** Filings assigned to the person, by status. */
  submitted: count,
  reviewing: count,
  /** `decided`: filings on which the person took a decision. `returned`: filings that the person returned. */
  decided: count,
  returned: count,
});
export type PersonWork = z.infer<typeof person>;

/** Number of appeals against decisions on the selected filings, by status of the appeal. */
const appeals = z.object(
  Object.fromEntries(ANSWER_STATUSES.map((status) => [status, count])) as Record<AnswerStatus, typeof count>,
);
export type AppealCounts = z.infer<typeof appeals>;

const statisticsData = z.object({
  rows: z.array(row),
  total: row,
  course,
  people: z.array(person),
  appeals,
  /** Batches to filter by, whatever the present filters. */
  batches: z.array(z.string()),
});
export type StatisticsData = z.infer<typeof statisticsData>;

export const statistics = defineCall('statistics', 'GET /api/v1.0/review/statistics/', {
  tag: 'review',
  summary:
    'Counts, grants, months, stages, days, people and appeals of submitted filings: of the own department, or of all',
  access: 'statistics.read',
  query: statisticsQuery,
  data: statisticsData,
});

export const deskData = z.object({
  /** Decisions of colleagues that wait for the person's signature. */
  to_sign: count,
  /** Filings that wait for a decision of the person's office that is due. */
  mine: count,
  /** The part of `mine` whose level, or first review, should be done by now; `soon`: within three days. */
  overdue: count,
  soon: count,
  /** Filings that wait for the person's office again, after a correction. */
  again: count,
  /**
   * Filings with experts who are late. `notice_over`, `notice_ending`: filings whose public notice is over, or ends within
   * three days.
   */
  experts_late: count,
  notice_over: count,
  notice_ending: count,
  /** Numbers of objections and appeals that wait for an answer, for the people who answer them. */
  objections: count,
  appeals: count,
  questions: count,
  reports: count,
  /** Proposed editions of programs that the person can check or issue. */
  editions: count,
  /** Absence of the person: its end, and the deputy; null for a person who is not absent. */
  away: z.object({ until: z.string(), deputy: z.string().nullable() }).nullable(),
  /** The persons for whom the caller deputises today. */
  acts_for: z.array(z.object({ name: z.string(), until: z.string() })),
  /** Number of filings on which the person took a decision, for each of the last seven days, today last. */
  week: z.array(z.object({ day: z.string(), filings: count })),
  /** `mine` by program; programs without waiting filings are left out. */
  programs: z.array(z.object({ program: z.string(), waiting: count })),
});
export type DeskData = z.infer<typeof deskData>;

export const reviewDesk = defineCall('reviewDesk', 'GET /api/v1.0/review/desk/', {
  tag: 'review',
  summary: 'What waits at the desk of the asking person today: of the own department, or of all',
  access: 'review.first',
  data: deskData,
});
