/**
 * Calls of the ranking meeting of the city office: filings of a batch by the scores of their panels, the budget, and proposed
 * grants.
 */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { key } from '../calls/text-kinds';
import { MAX_GRANT } from './calls';
import { CUT_SIDES, RANKED_STATUSES } from './ranking';

const TAG = 'review';
const RIGHT = 'review.final';

/** Amount in 万元. */
const amount = z.number().min(0).max(MAX_GRANT).multipleOf(0.01);
const version = z.number().int().min(0);
const batch = z.string().regex(/^\d{4}-\d{1,3}$/);

/** An amount that several people can set; version 0: nobody has set it yet. */
const savedAmount = z.object({ amount: amount.nullable(), version });
export type SavedAmount = z.infer<typeof savedAmount>;

const series = z.object({ program: key, batch });

const rankedFiling = z.object({
  id: z.string(),
  version: z.number().int(),
  company: z.string(),
  subject: z.string().nullable(),
  receipt_no: z.string(),
  department: z.string(),
  status: z.enum(RANKED_STATUSES),
  /** Mean score of the panel members who have answered; null without any. */
  score: z.number().nullable(),
  /** Lowest and highest total score of a panel member. */
  span: z.object({ lowest: z.number(), highest: z.number() }).nullable(),
  /** Mean scores by key of the criterion. */
  criteria: z.record(z.string(), z.number()),
  panel: z.object({ required: z.number().int(), submitted: z.number().int(), complete: z.boolean() }),
  /** The grant applied for; null where the form does not ask for one. */
  asked: z.number().nullable(),
  /** Proposed grant; for an approved filing, the granted one. */
  grant: savedAmount,
  /** True while an objection to the filing is unanswered: it cannot be approved. */
  is_objected: z.literal(true).optional(),
});
export type RankedFiling = z.infer<typeof rankedFiling>;

const rankingData = z.object({
  list: z.array(rankedFiling),
  /** True where the batch has more filings than a ranking takes. */
  more: z.boolean(),
  budget: savedAmount,
  /** Sum of the approved grants of the batch. */
  granted: z.number(),
  /** Criteria of the batch's panels, in their order. */
  criteria: z.array(z.object({ key: z.string(), name: z.string(), points: z.number() })),
  /** Earlier batches of the program with approved filings, the latest first. */
  earlier: z.array(
    z.object({
      batch: z.string(),
      filings: z.number().int(),
      approved: z.number().int(),
      /** Lowest score of an approved filing. */
      lowest: z.number().nullable(),
      granted: z.number(),
    }),
  ),
});
export type RankingData = z.infer<typeof rankingData>;
export type EarlierBatch = RankingData['earlier'][number];

export const ranking = defineCall('ranking', 'GET /api/v1.0/review/ranking/', {
  tag: TAG,
  summary: 'The filings of a program and batch that went to experts, with scores and proposed grants',
  access: 'ranking.read',
  query: series,
  data: rankingData,
});
export type RankingQuery = z.infer<typeof series>;

export const rankedSeries = defineCall('rankedSeries', 'GET /api/v1.0/review/ranking/series/', {
  tag: TAG,
  summary: 'The programs and batches of which filings went to experts, the latest first',
  access: 'ranking.read',
  data: z.array(series),
});

const budgetBody = series.extend({ amount: amount.nullable(), version });
export type BudgetBody = z.infer<typeof budgetBody>;

export const setBudget = defineCall('setBudget', 'PUT /api/v1.0/review/ranking/budget/', {
  tag: TAG,
  summary: 'Set the budget of a program and batch, or take it away',
  access: RIGHT,
  body: budgetBody,
  data: savedAmount,
});

export const proposeGrant = defineCall('proposeGrant', 'PUT /api/v1.0/review/filings/{id}/grant/', {
  tag: TAG,
  summary: 'Keep a proposed grant; companies do not see it',
  access: RIGHT,
  params: idParams,
  body: savedAmount,
  data: savedAmount,
});

const cut = z.object({ by: z.enum(CUT_SIDES), at: z.number().min(0).max(MAX_GRANT) });

const rankingFileBody = series.extend({
  format: z.enum(['xlsx', 'pdf']),
  language: z.enum(['zh', 'en']).default('zh'),
  cut,
});
export type RankingFileBody = z.infer<typeof rankingFileBody>;

export const rankingFile = defineCall('rankingFile', 'POST /api/v1.0/review/ranking/file/', {
  tag: TAG,
  summary: 'The ranking with its line, as .xlsx or as a PDF on A4',
  access: 'ranking.read',
  kind: 'print',
  body: rankingFileBody,
});
