/** Calls of objections to public notices: sent and tracked without signing in, answered by the office that decides. */

import { z } from 'zod';
import { verification } from '../accounts/calls';
import { OBJECTION_HEADER } from '../api/call-constants';
import { defineCall } from '../calls/define';
import { credential, definePageShape, idParams, listQuery, namedId } from '../calls/shapes';
import { code, id, key, line, lines, visible } from '../calls/text-kinds';
import { objectionMessages } from './messages';
import {
  ANSWER_STATUSES,
  MAX_OBJECTION_LENGTH,
  MAX_OBJECTOR_NAME_LENGTH,
  OBJECTION_OUTCOMES,
} from './objection';

const TAG = 'objections';
const status = z.enum(ANSWER_STATUSES);

const objectBody = z.object({
  /** The filing, by `objection_to` of its public result. */
  to: id,
  name: visible(line(MAX_OBJECTOR_NAME_LENGTH), objectionMessages.nameMissing),
  phone: code,
  text: visible(lines(MAX_OBJECTION_LENGTH), objectionMessages.textMissing),
  sms_code: credential
    .optional()
    .describe('Proves the number, in place of other verification: the answer is then told by SMS'),
  ...verification,
});
export type SendObjectionBody = z.infer<typeof objectBody>;

const receiptData = z.object({
  no: z.string(),
  /** Tracking code, shown once; with the number it opens the status of the objection. */
  code: z.string(),
  /** Deadline of the answer. */
  due_at: z.string(),
});
export type ObjectionReceipt = z.infer<typeof receiptData>;

export const sendObjection = defineCall('sendObjection', 'POST /api/v1.0/public/objections/', {
  tag: TAG,
  summary: 'Object to what stands in public notice; gives a number and a code to look it up by',
  access: 'public',
  body: objectBody,
  data: receiptData,
});

const trackBody = z.object({ no: code, code });
export type TrackObjectionBody = z.infer<typeof trackBody>;

const trackedData = z.object({
  no: z.string(),
  status,
  company: z.string(),
  title: z.string(),
  text: z.string(),
  created_at: z.string(),
  due_at: z.string(),
  /** Number of files attached to the objection. */
  file_count: z.number().int(),
  answer: z.string().nullable(),
  answered_at: z.string().nullable(),
});
export type TrackedObjection = z.infer<typeof trackedData>;

/** Tracks an objection. The code travels in the body, as addresses are logged. */
export const trackObjection = defineCall('trackObjection', 'POST /api/v1.0/public/objections/track/', {
  tag: TAG,
  summary: 'What has become of an objection, by its number and its code',
  access: 'public',
  body: trackBody,
  data: trackedData,
});

const filesData = z.object({ file_count: z.number().int() });
export type ObjectionFiles = z.infer<typeof filesData>;

/** Adds a file to an objection. The code travels in a header, as addresses are logged. */
export const sendObjectionFile = defineCall('sendObjectionFile', 'POST /api/v1.0/public/objections/file/', {
  tag: TAG,
  summary: `One file for an objection without an answer (header ${OBJECTION_HEADER}); gives how many it has`,
  access: 'public',
  upload: { type: 'multipart/form-data', shape: z.object({ file: z.file() }) },
  data: filesData,
});

const objection = trackedData.extend({
  id: z.string(),
  version: z.number().int(),
  filing_id: z.string(),
  program: z.string(),
  name: z.string(),
  phone: z.string(),
  /** True where the objector proved the telephone number by an SMS code; messages are sent only to proved numbers. */
  phone_proved: z.boolean(),
  files: z.array(namedId),
  /** The person of the office who answered. */
  answered_by: z.string().nullable(),
});
export type Objection = z.infer<typeof objection>;

const objectionsQuery = listQuery.extend({
  status: status.optional(),
  program: key.optional(),
  filing: id.optional(),
});
export type ObjectionsQuery = z.infer<typeof objectionsQuery>;

export const objections = defineCall('objections', 'GET /api/v1.0/review/objections/', {
  tag: TAG,
  summary: 'Objections to public notices, those without an answer first, the earliest due at the top',
  access: 'review.final',
  query: objectionsQuery,
  data: definePageShape(objection),
});

const answerBody = z.object({
  version: z.number().int(),
  outcome: z.enum(OBJECTION_OUTCOMES),
  text: visible(lines(MAX_OBJECTION_LENGTH), objectionMessages.answerMissing),
});
export type AnswerObjectionBody = z.infer<typeof answerBody>;

export const answerObjection = defineCall(
  'answerObjection',
  'POST /api/v1.0/review/objections/{id}/answer/',
  {
    tag: TAG,
    summary: 'Answer an objection; whoever proved a telephone number is told by SMS',
    access: 'review.final',
    params: idParams,
    body: answerBody,
    data: objection,
  },
);

export const objectionFile = defineCall('objectionFile', 'GET /api/v1.0/review/objections/file/{id}/', {
  tag: TAG,
  summary: 'The bytes of a file that came with an objection, always as a download; not of one with a virus',
  access: 'review.final',
  params: idParams,
});
