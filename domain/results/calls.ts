/** Calls of the public results: proposed, approved and revoked filings. No sign-in is needed. */

import { z } from 'zod';
import { RESULT_LISTS } from '../api/call-constants';
import { defineCall } from '../calls/define';
import { listQuery } from '../calls/shapes';
import { key } from '../calls/text-kinds';
import { certificate, revocation } from '../recognitions/calls';
import { OPEN_DATA_FORMATS } from './open-data';
import { OPEN_SCOPES, PUBLISHED_STATUSES } from './publication';

const day = z.string();

const detail = z.object({
  title: z.string(),
  pairs: z.array(z.object({ name: z.string(), value: z.string() })),
  table: z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable(),
});

const result = z.object({
  program: z.string(),
  title: z.string(),
  kind: z.string().nullable(),
  batch: z.string(),
  company: z.string(),
  /** Subject of the filing; null where it is a person's name, or is not published. */
  subject: z.string().nullable(),
  status: z.enum(PUBLISHED_STATUSES),
  project_no: z.string().nullable(),
  /** Grant in 万元; null where none was granted. */
  grant: z.number().nullable(),
  approved_on: day.nullable(),
  /** The first and the last day of the public notice. */
  notice: z.object({ from: day, to: day, open: z.boolean() }).nullable(),
  /** Id of the filing, to be sent with an objection (`sendObjection`); null while nobody can object. */
  objection_to: z.string().nullable(),
  revoked: revocation.nullable(),
  /** The certificate of a recognition; null where the approval gave none. */
  certificate: certificate.nullable(),
  /** Extent to which a demand is published; null where the company does not choose it. */
  scope: z.enum(OPEN_SCOPES).nullable(),
  details: z.array(detail),
});
export type PublicResult = z.infer<typeof result>;

const resultsQuery = listQuery.extend({
  program: key.optional(),
  batch: z
    .string()
    .regex(/^\d{4}-\d{1,3}$/)
    .optional(),
  /** Results in public notice, or decided ones; absent: both. */
  list: z.enum(RESULT_LISTS).optional(),
});
export type ResultsQuery = z.infer<typeof resultsQuery>;

const resultsData = z.object({
  list: z.array(result),
  total: z.number().int(),
  /** True where a search matches more than `total`; the rest is not counted. */
  more: z.boolean(),
  /** Programs and batches to filter by, whatever the present filters. */
  programs: z.array(z.object({ key: z.string(), title: z.string() })),
  batches: z.array(z.string()),
  /** Office that takes objections while a notice runs. */
  objections: z.object({ office: z.string(), phone: z.string() }),
});
export type ResultsData = z.infer<typeof resultsData>;

export const publicResults = defineCall('publicResults', 'GET /api/v1.0/public/results/', {
  tag: 'results',
  summary: 'What was approved, and what stands in public notice, by program and batch',
  access: 'public',
  query: resultsQuery,
  data: resultsData,
});

const openDataQuery = resultsQuery.pick({ program: true, batch: true, list: true }).extend({
  format: z.enum(OPEN_DATA_FORMATS).default('json'),
  /** Language of the texts; part of the address, so that caches keep one copy for each language. */
  language: z.enum(['zh', 'en']).default('zh'),
});
export type OpenDataQuery = z.infer<typeof openDataQuery>;

export const openData = defineCall('openData', 'GET /api/v1.0/public/results/data/', {
  tag: 'results',
  summary:
    'The same as a file for reuse, CSV or JSON; answers 304 while nothing has changed (docs/guides/open-data.md)',
  access: 'public',
  query: openDataQuery,
});
