/** Call of the queue of an office: submitted filings, found by filters. */
import { z } from 'zod';
import { ORDER_BY_ASSIGNMENT, QUEUE_COLUMNS } from '../api/call-constants';
import { defineCall } from '../calls/define';
import { defineSorter, listQuery, namedId } from '../calls/shapes';
import { key, line } from '../calls/text-kinds';
import { OFFICE_ACTIONS } from '../filing/actions';
import {
  ANSWER_PATH,
  MAX_ANSWER_COLUMNS,
  MAX_ANSWER_FILTERS_LENGTH,
  parseAnswerFilters,
} from '../filing/answer-filters';
import { filingStatus } from '../filing/calls';
import { DUE } from '../filing/due';
import { FILING_STATUSES, STATUS_GROUPS } from '../filing/status';
import { MARK } from '../statistics/marks';
import { LEVEL_CODES, SIGNING_PARTS } from '../workflow/workflow';
import { CHECK_KINDS, FILTERED_CHECKS } from './checks';
import { reviewMessages } from './messages';

const time = z.string();
export const office = z.object({ value: z.string(), label: z.string() });

/** A scheduled decision that is not carried out yet: until it is, no other step is possible and the company sees nothing. */
export const held = z.object({
  /** Id of the scheduled decision, which the officer who made it may withdraw. */
  order: z.string(),
  by: z.string(),
  is_mine: z.boolean(),
  until: time,
  /** Signature that the decision waits for; null once it has all of them. */
  part: z.enum(SIGNING_PARTS).nullable(),
});
export type HeldDecision = z.infer<typeof held>;

export const openCheck = z.object({ kind: z.enum(CHECK_KINDS), count: z.number().int() });

const queueItem = z.object({
  id: z.string(),
  program: z.string(),
  title: z.string(),
  kind: z.string(),
  subject: z.string().nullable(),
  batch: z.string(),
  company: z.string(),
  credit_code: z.string(),
  department: office,
  status: filingStatus,
  group: z.enum(STATUS_GROUPS),
  version: z.number().int(),
  receipt_no: z.string(),
  /** Number of the project and grant (万元); null without an approval. */
  project_no: z.string().nullable(),
  grant: z.number().nullable(),
  submitted_at: time,
  /** The day by which the first review should be done; null at later levels. */
  review_by: time.nullable(),
  /** Deadline of the level that decides at present; null where the workflow sets none. */
  level_due_at: time.nullable(),
  /** True where one of these deadlines has passed. */
  is_late: z.boolean(),
  /** The level that the filing waits for. */
  level: z.enum(LEVEL_CODES).nullable(),
  correction_due_at: time.nullable(),
  /** Time before which no step of the office is due: experts have not answered, or a notice is running. */
  waits_until: time.nullable(),
  updated_at: time,
  /** The person expected to review the filing. */
  assignee: namedId.nullable(),
  /** The person who acts for the assignee today. */
  deputy: namedId.nullable(),
  /** Version of the assignment; 0 where nobody was ever assigned. */
  assignment_version: z.number().int(),
  /** Decisions that the asking person may take now. */
  steps: z.array(z.enum(OFFICE_ACTIONS)),
  held: held.nullable(),
  /** Open checks, the gravest first; empty for people who may not open filings. */
  checks: z.array(openCheck),
  /** Names of colleagues who are viewing the filing. */
  readers: z.array(z.string()),
  /** Requested signed answers as text, by path. */
  answers: z.record(z.string(), z.string()),
});
export type QueueItem = z.infer<typeof queueItem>;

const queueData = z.object({
  list: z.array(queueItem),
  /** By path of a requested answer: what earlier editions call it, or that they do not ask for it; none where all agree. */
  answer_editions: z.record(z.string(), z.string()),
  total: z.number().int(),
  /** True where a search finds more than `total`; the rest was not counted. */
  more: z.boolean(),
  /** Number of filings by status, with all filters but status and keyword. */
  by_status: z.partialRecord(filingStatus, z.number().int()),
  /** Number of these filings that wait for a due decision of the asking person's office. */
  mine: z.number().int(),
  /** Number of these filings that are assigned to the asking person. */
  assigned_to_me: z.number().int(),
  /** Number of these filings whose level, the first or a later one, has missed its deadline. */
  overdue: z.number().int(),
  /** Batches to filter by. */
  batches: z.array(z.string()),
  /** Departments to filter by, for people who review for several. */
  departments: z.array(office),
});
export type QueueData = z.infer<typeof queueData>;

export const queueQuery = listQuery.extend({
  program: key.optional(),
  /**
   * A status, a group of statuses, `open`: undecided filings, or `mine`: those that wait for a due decision of the asking person.
   */
  status: z.enum(['mine', 'open', ...FILING_STATUSES, ...STATUS_GROUPS]).optional(),
  batch: z
    .string()
    .regex(/^\d{4}-\d{1,3}$/)
    .optional(),
  /** Id of the assignee; `me`: the asking person and those whose deputy they are today; `nobody`: unassigned filings. */
  assigned: z.union([z.enum(['me', 'nobody']), z.uuid()]).optional(),
  /** Key of a department in its dictionary. */
  department: key.optional(),
  due: z.enum(DUE).optional(),
  /** Kind of an open check. */
  check: z.enum(FILTERED_CHECKS).optional(),
  /** Year of the batch. */
  year: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  /** Mark of the filing (domain/statistics/marks). */
  mark: z.string().regex(MARK).optional(),
  /** Filters on the signed answers of one program, such as `basics.name~words;plan.total:10..50` (domain/filing/answer-filters). */
  answers: line(MAX_ANSWER_FILTERS_LENGTH)
    .refine((text) => parseAnswerFilters(text) !== null, { params: { text: reviewMessages.answerFilters } })
    .optional(),
  /** Paths of the single answers to list, all of one program, separated by commas. */
  fields: z
    .string()
    .regex(new RegExp(`^${ANSWER_PATH}(,${ANSWER_PATH}){0,${MAX_ANSWER_COLUMNS - 1}}$`))
    .optional(),
  sorter: z.union([z.literal(ORDER_BY_ASSIGNMENT), defineSorter(QUEUE_COLUMNS)]).default('submitted_at'),
});
export type QueueQuery = z.infer<typeof queueQuery>;

export const reviewQueue = defineCall('reviewQueue', 'GET /api/v1.0/review/filings/', {
  tag: 'review',
  summary: 'Filings that were submitted: those of the own department, or all',
  access: 'review.list',
  query: queueQuery,
  data: queueData,
});
