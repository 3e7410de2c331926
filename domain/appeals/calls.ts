/** Appeals of companies: sent from the filing, heard by somebody of the office who had no part in the decision. */

import { z } from 'zod';
import { defineCall } from '../calls/define';
import { agreed, definePageShape, idParams, listQuery, namedId } from '../calls/shapes';
import { id, key, lines, visible } from '../calls/text-kinds';
import { ANSWER_STATUSES, OBJECTION_OUTCOMES } from '../objections/objection';
import { APPEAL_HEARINGS, APPEALABLE, MAX_APPEAL_REASON_LENGTH } from './appeal';
import { appealMessages } from './messages';

const TAG = 'appeals';
const status = z.enum(ANSWER_STATUSES);

const appeal = z.object({
  no: z.string(),
  status,
  /** The decision that the appeal is against. */
  decision: z.enum(APPEALABLE),
  decided_at: z.string(),
  reason: z.string(),
  files: z.array(namedId),
  sent_at: z.string(),
  /** Name of the person of the company who sent the appeal. */
  sent_by: z.string(),
  due_at: z.string(),
  answer: z.string().nullable(),
  answered_at: z.string().nullable(),
});

const ownAppealData = z.object({
  /** The decision that can be appealed against, and the deadline for it; null where there is none. */
  decision: z.object({ action: z.enum(APPEALABLE), at: z.string(), until: z.string() }).nullable(),
  /** True if the caller may appeal now. */
  may: z.boolean(),
  /** Appeals of the filing, the latest first. */
  appeals: z.array(
    appeal.extend({
      /** The entry of the log that answers the appeal, which has a letter. */
      letter: z.object({ id: z.string(), action: z.string() }).nullable(),
    }),
  ),
});
export type OwnAppeals = z.infer<typeof ownAppealData>;
export type OwnAppeal = OwnAppeals['appeals'][number];

export const ownAppeal = defineCall('ownAppeal', 'GET /api/v1.0/portal/company/appeal/{id}/', {
  tag: TAG,
  summary:
    'Whether the decision on a filing can be appealed against, until when, and what has become of appeals',
  access: 'filing.read',
  params: idParams,
  data: ownAppealData,
});

const sendBody = z.object({
  reason: visible(lines(MAX_APPEAL_REASON_LENGTH), appealMessages.reasonMissing),
  /** Ids of files uploaded by the company; the service checks their number and types and words the refusal. */
  files: z.array(id).max(50).default([]),
});
export type SendAppealBody = z.input<typeof sendBody>;
export type SentAppeal = z.infer<typeof sendBody>;

export const sendAppeal = defineCall('sendAppeal', 'POST /api/v1.0/portal/company/appeal/{id}/', {
  tag: TAG,
  summary: 'Appeal against the decision on a filing: once for each decision, within the period',
  access: 'filing.appeal',
  params: idParams,
  body: sendBody,
  data: ownAppealData,
});

const heardAppeal = appeal.extend({
  id: z.string(),
  version: z.number().int(),
  filing_id: z.string(),
  program: z.string(),
  title: z.string(),
  company: z.string(),
  /** Contents of the decision, with the person and the office that took it; without both for a missed deadline. */
  contested: z.object({
    by: z.string().nullable(),
    office: z.string().nullable(),
    opinion: z.string().nullable(),
    reasons: z.array(z.string()),
    doc_no: z.string().optional(),
  }),
  /** True where the appeal was not answered in time. */
  overdue: z.boolean(),
  /** Status that the filing returns to if the appeal is upheld. */
  restores: key,
  /** The person of the office who answered. */
  answered_by: z.string().nullable(),
  /** People who may hear the appeal; null once it is answered. */
  hearing: z.enum(APPEAL_HEARINGS).nullable(),
});
export type AnsweredAppeal = z.infer<typeof heardAppeal>;

const appealsQuery = listQuery.extend({
  status: status.optional(),
  program: key.optional(),
  filing: id.optional(),
});
export type AppealsQuery = z.infer<typeof appealsQuery>;

export const appeals = defineCall('appeals', 'GET /api/v1.0/review/appeals/', {
  tag: TAG,
  summary:
    'Appeals in the programs of the asking person, with who may hear each: those without an answer first, the earliest due at the top',
  access: 'review.final',
  query: appealsQuery,
  data: definePageShape(heardAppeal),
});

const answerBody = z.object({
  version: z.number().int(),
  outcome: z.enum(OBJECTION_OUTCOMES),
  text: visible(lines(MAX_APPEAL_REASON_LENGTH), appealMessages.answerMissing),
  /** Confirms that the deadline of a correction that begins anew may lie in a year whose holidays are not entered. */
  confirmed: agreed,
});
export type AnswerAppealBody = z.infer<typeof answerBody>;

export const answerAppeal = defineCall('answerAppeal', 'POST /api/v1.0/review/appeals/{id}/answer/', {
  tag: TAG,
  summary:
    'Uphold an appeal, which undoes the decision, or dismiss it; the company gets a message and a letter',
  access: 'review.final',
  params: idParams,
  body: answerBody,
  data: heardAppeal,
});
