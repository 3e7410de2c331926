/** Two submissions of a filing beside each other, for the company and for its office. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';

/** A value that differs, in words. */
export const filingChange = z.object({
  path: z.string(),
  section: z.string(),
  row: z
    .object({
      number: z.number().int(),
      title: z.string().nullable(),
      is: z.enum(['kept', 'added', 'removed']),
    })
    .nullable(),
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type FilingChange = z.infer<typeof filingChange>;

const seq = z.coerce.number().int().min(1).max(100_000);

/** Two submissions to compare. Without `after` the last one, without `before` the one before that. */
const twoOf = z.object({ before: seq.optional(), after: seq.optional() });
export type SubmissionPair = z.infer<typeof twoOf>;

const compared = z.object({
  /** All of them, the first one first. */
  submissions: z.array(z.object({ seq: z.number().int(), no: z.string(), submitted_at: z.string() })),
  before: z.number().int(),
  after: z.number().int(),
  changes: z.array(filingChange),
});
export type ComparedSubmissions = z.infer<typeof compared>;

const comparing = {
  summary: 'What differs between two submissions of a filing',
  params: idParams,
  query: twoOf,
  data: compared,
};

export const filingChanges = defineCall('filingChanges', 'GET /api/v1.0/portal/report/filing/{id}/changes/', {
  tag: 'filings',
  access: 'filing.read',
  ...comparing,
});
export const reviewChanges = defineCall('reviewChanges', 'GET /api/v1.0/review/filings/{id}/changes/', {
  tag: 'review',
  access: 'review.read',
  ...comparing,
});
