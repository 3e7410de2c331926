/**
 * Calls of mandates: given and ended by a company, accepted, declined and ended by the agent, who then acts for the
 * company. The paths are our own.
 */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { definePageShape, idParams, listQuery, namedId } from '../calls/shapes';
import { code, id, key, lines } from '../calls/text-kinds';
import { MANDATE_ANSWERS, MANDATE_STATUSES, MAX_MANDATE_NOTE_LENGTH } from './mandate';

const TAG = 'mandates';
const version = z.number().int();
const status = z.enum(MANDATE_STATUSES);

export const mandate = z.object({
  id: z.string(),
  version,
  status,
  /** The company for which the agent acts. */
  company: namedId,
  agent: z.object({ name: z.string(), username: z.string(), company: z.string() }),
  programs: z.array(z.string()),
  may_submit: z.boolean(),
  /** First and last day, both included. */
  first_day: z.string(),
  last_day: z.string(),
  note: z.string(),
  given_by: z.string(),
  given_at: z.string(),
  answered_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** Name of the person who ended the mandate; null where it expired. */
  ended_by: z.string().nullable(),
  /** Filings of the mandate's programs that need an action of the company; for the agent alone, while the mandate is in force. */
  waits: z
    .object({
      drafts: z.number().int(),
      returned: z.number().int(),
      /** Earliest deadline among these filings; null where none is known. */
      due_at: z.string().nullable(),
    })
    .optional(),
});
export type Mandate = z.infer<typeof mandate>;

const query = listQuery.pick({ current: true, pageSize: true }).extend({ status: status.optional() });
export type MandatesQuery = z.infer<typeof query>;

export const givenMandates = defineCall('givenMandates', 'GET /api/v1.0/portal/company/mandates/', {
  tag: TAG,
  summary: 'Mandates that the company has given, those that are open first',
  access: 'mandate.give',
  query,
  data: definePageShape(mandate),
});

const giveBody = z.object({
  /** The login name of the agent, and the credit code of the company that the agent belongs to. */
  username: code,
  credit_code: code,
  programs: z.array(key).max(100),
  may_submit: z.boolean().default(false),
  first_day: z.iso.date(),
  /** Last day; absent: the longest term. */
  last_day: z.iso.date().optional(),
  note: lines(MAX_MANDATE_NOTE_LENGTH).default(''),
});
export type GiveMandateBody = z.input<typeof giveBody>;
export type GivenMandate = z.infer<typeof giveBody>;

export const giveMandate = defineCall('giveMandate', 'POST /api/v1.0/portal/company/mandates/', {
  tag: TAG,
  summary: 'Give an account of another company a mandate for listed programs; it holds once it is accepted',
  access: 'mandate.give',
  body: giveBody,
  data: mandate,
});

export const heldMandates = defineCall('heldMandates', 'GET /api/v1.0/portal/mandates/', {
  tag: TAG,
  summary: 'Mandates that the signed-in person was given, those that are open first',
  access: 'mandate.hold',
  query,
  data: definePageShape(mandate),
});

const answerBody = z.object({ version, answer: z.enum(MANDATE_ANSWERS) });
export type AnswerMandateBody = z.infer<typeof answerBody>;

export const answerMandate = defineCall('answerMandate', 'POST /api/v1.0/portal/mandates/{id}/answer/', {
  tag: TAG,
  summary: 'Accept a mandate, or decline it',
  access: 'mandate.hold',
  params: idParams,
  body: answerBody,
  data: mandate,
});

const endBody = z.object({ version });

export const endMandate = defineCall('endMandate', 'POST /api/v1.0/portal/company/mandates/{id}/end/', {
  tag: TAG,
  summary: 'End a mandate at once: the company that gave it, or the agent',
  access: 'mandate.hold',
  params: idParams,
  body: endBody,
  data: mandate,
});

const actForBody = z.object({
  /** Id of the mandate to act under; null: the own company. */
  mandate: id.nullable(),
});

export const actFor = defineCall('actFor', 'POST /api/v1.0/accounts/portal/act_for/', {
  tag: TAG,
  summary:
    'Act for a company by its mandate from now on, in all tabs of the session, or for the own company again',
  access: 'signedIn',
  body: actForBody,
  data: z.null(),
});
