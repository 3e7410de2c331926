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
  /** In 万元. */
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
  /** Department of the statistics; people of a department get only their own. */
  department: key.optional(),
});
export type StatisticsQuery = z.infer<typeof statisticsQuery>;

/** Months of a year beside those of the year before, whatever batch is asked for; stages and steps of what is asked for. */
const course = z.object({
  year: count,
  months: z.array(
    z.object({ month: count, sent: count, sentBefore: count, decided: count, decidedBefore: count }),
  ),
  stages: z.array(z.object({ stage: z.enum(STAGES), filings: count, lost: count })),
  /** In calendar days. */
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

/** The work of a person on the filings asked for; the busiest first. */
const person = z.object({
  id: z.string(),
  name: z.string(),
  /** Filings assigned to the person, by status. */
  submitted: count,
  reviewing: count,
  /** The person took a decision about them, or returned them. */
  decided: count,
  returned: count,
});
export type PersonWork = z.infer<typeof person>;

/** Appeals against decisions on the filings asked for, by what became of them. */
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
  /** Values to filter by, whatever the filters. */
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

const deskData = z.object({
  /** Decisions of colleagues that wait for the person's signature. */
  to_sign: count,
  /** Filings that wait for a decision of the person's office that is due. */
  mine: count,
  /** The part of these whose level, or first review, should be done by now, and within three days. */
  overdue: count,
  soon: count,
  /** Filings that wait for the person's office again, after a correction. */
  again: count,
  /** Filings with experts who are late; in a public notice that is over, or will be within three days. */
  experts_late: count,
  notice_over: count,
  notice_ending: count,
  /** Objections and appeals that wait for an answer, for who answers them. */
  objections: count,
  appeals: count,
  questions: count,
  reports: count,
  /** Absence of the person: its end, and the deputy; null for who is here. */
  away: z.object({ until: z.string(), deputy: z.string().nullable() }).nullable(),
  /** The persons for whom the asking one acts today. */
  acts_for: z.array(z.object({ name: z.string(), until: z.string() })),
  /** Filings that the person took a decision about, on each of the last seven days, today last. */
  week: z.array(z.object({ day: z.string(), filings: count })),
  /** `mine` by program; none where none waits. */
  programs: z.array(z.object({ program: z.string(), waiting: count })),
});
export type DeskData = z.infer<typeof deskData>;

export const reviewDesk = defineCall('reviewDesk', 'GET /api/v1.0/review/desk/', {
  tag: 'review',
  summary: 'What waits at the desk of the asking person today: of the own department, or of all',
  access: 'review.first',
  data: deskData,
});
