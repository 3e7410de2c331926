/** Call for comparing two submissions of a filing, for the company and for its office. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';

/** A value that differs between two submissions, as text. */
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

/** Numbers of the submissions to compare. `after` absent: the last one; `before` absent: the one before `after`. */
const twoOf = z.object({ before: seq.optional(), after: seq.optional() });
export type SubmissionPair = z.infer<typeof twoOf>;

const compared = z.object({
  /** All submissions of the filing, the first one first. */
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
