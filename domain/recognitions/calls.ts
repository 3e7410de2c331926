/** Recognitions that approvals gave, as companies and offices read them. The paths are our own. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { definePageShape, idParams, listQuery } from '../calls/shapes';
import { code, key, line, lines } from '../calls/text-kinds';
import { CERTIFICATE_ISSUES, MAX_HOLDER_LENGTH, MAX_ISSUE_REASON_LENGTH } from './issuing';
import { RECOGNITION_STATES } from './recognition';
import { MAX_CERTIFICATE_NO_LENGTH, MAX_LISTED_RECOGNITIONS } from './recognition-list';

const TAG = 'results';

const state = z.enum(RECOGNITION_STATES);

export const certificate = z.object({
  no: z.string(),
  valid_from: z.string(),
  /** Last day of validity. */
  valid_to: z.string(),
});

/** Day of a revocation, and number of the document by which it was decided. */
export const revocation = z.object({ on: z.string(), doc_no: z.string().nullable() });

const recognition = certificate.extend({
  state,
  /** Id of the recognition, equal to that of the approved filing if there is one. */
  id: z.string(),
  /** Id of the approved filing; null for an imported recognition from before the portal, which has no certificate here. */
  filing: z.string().nullable(),
  /** Version of the recognition, counted with every action of the office. */
  version: z.number().int(),
  program: z.string(),
  /** Name of what the program gives, such as 孵化载体. */
  title: z.string(),
  kind: z.string(),
  kind_name: z.string().nullable(),
  /** Subject of the filing, which tells several recognitions of a company apart; null for none. */
  subject: z.string().nullable(),
  batch: z.string(),
  /** `id`: null for a company that is not registered here. */
  company: z.object({ id: z.string().nullable(), name: z.string() }),
  revoked_on: z.string().nullable(),
});
export type RecognitionItem = z.infer<typeof recognition>;

export const recognitionsQuery = listQuery.extend({ program: key.optional(), state: state.optional() });
export type RecognitionsQuery = z.infer<typeof recognitionsQuery>;

export const ownRecognitions = defineCall('ownRecognitions', 'GET /api/v1.0/portal/company/recognitions/', {
  tag: TAG,
  summary: 'Recognitions of the company with their certificates, the longest valid first',
  access: 'filing.read',
  query: recognitionsQuery,
  data: definePageShape(recognition),
});

export const recognitions = defineCall('recognitions', 'GET /api/v1.0/review/recognitions/', {
  tag: TAG,
  summary: 'Recognitions of the companies that the office looks after, by state, program and company',
  access: 'review.list',
  query: recognitionsQuery,
  data: definePageShape(recognition),
});

const issueBody = z.object({
  issue: z.enum(CERTIFICATE_ISSUES),
  reason: lines(MAX_ISSUE_REASON_LENGTH).min(1),
  /** Corrected name of the company; null: unchanged. */
  company: line(MAX_HOLDER_LENGTH).nullable().default(null),
  valid_from: z.iso.date(),
  valid_to: z.iso.date(),
  /** Version of the recognition that the caller read. */
  version: z.number().int().min(1),
});
export type IssueCertificateBody = z.infer<typeof issueBody>;

export const issueCertificate = defineCall(
  'issueCertificate',
  'POST /api/v1.0/review/recognitions/{id}/certificates/',
  {
    tag: TAG,
    summary:
      'Issue a certificate again, corrected, or with a longer validity: it takes the place of the one before',
    access: 'review.final',
    params: idParams,
    body: issueBody,
    data: recognition,
  },
);

const importBody = z.object({
  recognitions: z
    .array(
      z.object({
        program: key,
        kind: line(64),
        no: line(MAX_CERTIFICATE_NO_LENGTH).min(1),
        company: line(MAX_HOLDER_LENGTH).min(1),
        credit_code: code,
        valid_from: z.iso.date(),
        valid_to: z.iso.date(),
      }),
    )
    .min(1)
    .max(MAX_LISTED_RECOGNITIONS),
  /** True for a trial: the list is checked and nothing is stored. */
  preview: z.boolean().default(false),
});
export type ImportRecognitionsBody = z.infer<typeof importBody>;

const importData = z.object({
  /** Faults of the list; lines are counted from 0. */
  faults: z.array(z.object({ line: z.number().int(), field: z.string(), msg: z.string() })),
});
export type ImportedRecognitions = z.infer<typeof importData>;

export const importRecognitions = defineCall(
  'importRecognitions',
  'POST /api/v1.0/review/recognitions/import/',
  {
    tag: TAG,
    summary: 'Recognitions from before the portal: all lines of a list, or none where one has a fault',
    access: 'review.final',
    body: importBody,
    large: true,
    data: importData,
  },
);
