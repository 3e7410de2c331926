/** Calls of scheduled decisions: decisions on one filing or many that can be withdrawn before they are carried out. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { definePageShape, idParams, listQuery } from '../calls/shapes';
import { id, key, lines } from '../calls/text-kinds';
import { OFFICE_ACTIONS } from '../filing/actions';
import { DUE_ACTIONS } from '../filing/deciding';
import { MAX_FILINGS_PER_DECISION, SCHEDULED_DECISION_STATES } from '../filing/scheduled-decisions';
import { MAX_SIGNATURES_AT_ONCE } from '../workflow/owed-signatures';
import { signedPart } from '../workflow/signed-part';
import { SIGNING_PARTS } from '../workflow/workflow';
import { decisionBody } from './calls';
import { scheduledDecisionMessages } from './messages';
import { openCheck, queueQuery } from './queue-calls';

const TAG = 'review';
const NOTE_AT_MOST = 1000;
const time = z.string();
const version = z.number().int().min(0);
const named = z.object({ id: z.string(), company: z.string(), receipt_no: z.string() });
const seen = z.object({ id, version });

const previewBody = z
  .object({
    /** Action of the decision; absent: the answer lists the possible actions, each with the number of filings. */
    action: z.enum(DUE_ACTIONS).optional(),
    /** Filings with the versions that the officer saw; otherwise those that the filters of the queue find. */
    filings: z
      .array(seen.partial({ version: true }))
      .min(1)
      .max(MAX_FILINGS_PER_DECISION)
      .optional(),
    filter: queueQuery.omit({ current: true, pageSize: true }).optional(),
    without_experts: decisionBody.shape.without_experts,
  })
  .refine(({ filings, filter }) => (filings === undefined) !== (filter === undefined), {
    params: { text: scheduledDecisionMessages.noList },
  });
export type DecisionPreviewBody = z.infer<typeof previewBody>;

const previewData = z.object({
  /** Actions that are possible for some of the filings, each with their number. */
  steps: z.array(z.object({ action: z.enum(DUE_ACTIONS), count: z.number().int() })),
  /** Filings of the decision in the order of the list, each with its version. */
  in: z.array(
    named.extend({
      version: z.number().int(),
      program: z.string(),
      subject: z.string().nullable(),
      /** Open checks, the gravest first. */
      checks: z.array(openCheck),
      /** True where the person has opened the filing. */
      is_opened: z.boolean(),
    }),
  ),
  /** Filings left out, each with the reason; for filings that the person does not review, nothing else is disclosed. */
  out: z.array(named.extend({ version: z.number().int(), why: z.string() })),
  /** True where the filters find more filings than one decision takes. */
  more: z.boolean(),
});
export type DecisionPreview = z.infer<typeof previewData>;

export const previewOrder = defineCall('previewOrder', 'POST /api/v1.0/review/decision_orders/preview/', {
  tag: TAG,
  summary:
    'Which filings a decision on many would reach, with their open checks, and why the others are left out; changes nothing',
  access: 'review.first',
  kind: 'read',
  body: previewBody,
  large: true,
  data: previewData,
});

const orderBody = decisionBody.omit({ version: true }).extend({
  filings: z
    .array(seen.extend({ grant_approved: decisionBody.shape.grant_approved }))
    .min(1)
    .max(MAX_FILINGS_PER_DECISION),
});
export type ScheduleDecisionBody = z.infer<typeof orderBody>;

const orderHead = z.object({
  id: z.string(),
  action: z.enum(OFFICE_ACTIONS),
  ordered_at: time,
  /**
   * Time at which the decision is due to be carried out; it can be withdrawn until then, and later as long as it is not carried
   * out.
   */
  due_at: time,
  /** Seconds until `due_at`, by the server's clock. */
  left: z.number().int(),
  counts: z.record(z.enum(SCHEDULED_DECISION_STATES), z.number().int()),
  /** First filing, which names the decision in lists. */
  first: named.extend({ program: z.string() }),
  /** Number of refusals that the person has not seen yet. */
  unseen: z.number().int(),
});
export type ScheduledDecisionHead = z.infer<typeof orderHead>;

const orderData = orderHead.extend({
  /** Next signature that the first filing waits for. */
  part: z.enum(SIGNING_PARTS).nullable(),
  /** Decision as entered; a withdrawal returns it to the desk. */
  decision: decisionBody.omit({ version: true }),
  items: z.array(
    named.extend({
      version: z.number().int(),
      state: z.enum(SCHEDULED_DECISION_STATES),
      /** Reason of a refusal, and how to proceed. */
      why: z.string().nullable(),
      at: time.nullable(),
    }),
  ),
});
export type ScheduledDecisionData = z.infer<typeof orderData>;

export const orderDecision = defineCall('orderDecision', 'POST /api/v1.0/review/decision_orders/', {
  tag: TAG,
  summary: 'Decide on one filing or many; carried out after a moment in which it can be taken back',
  access: 'review.first',
  body: orderBody,
  large: true,
  data: orderData,
});

const ordersQuery = listQuery.omit({ keyword: true }).extend({
  /** Restricts the list to decisions that are not carried out yet, or that have unseen refusals. */
  open: z.literal('true').optional(),
});
export type ScheduledDecisionsQuery = z.infer<typeof ordersQuery>;

const ordersData = definePageShape(orderHead).extend({
  /** Number of decisions of colleagues that wait for a signature of the person. */
  to_sign: z.number().int(),
});
export type ScheduledDecisions = z.infer<typeof ordersData>;

export const decisionOrders = defineCall('decisionOrders', 'GET /api/v1.0/review/decision_orders/', {
  tag: TAG,
  summary: "The person's own orders, the newest first, and how many of colleagues wait for a signature",
  access: 'review.first',
  query: ordersQuery,
  data: ordersData,
});

export const decisionOrder = defineCall('decisionOrder', 'GET /api/v1.0/review/decision_orders/{id}/', {
  tag: TAG,
  summary: 'How far an order is, filing by filing',
  access: 'review.first',
  params: idParams,
  data: orderData,
});

const toSign = named.extend({
  /** Id of the decision to sign; `id` is that of its filing. */
  item: z.string(),
  program: z.string(),
  subject: z.string().nullable(),
  decision: decisionBody.omit({ version: true }),
  part: z.enum(SIGNING_PARTS),
  /** Name of the officer who decided. */
  by: z.string(),
  ordered_at: time,
  /** Signatures given so far, in their order. */
  signed: z.array(signedPart),
  /** Open checks of the filing, the gravest first. */
  checks: z.array(openCheck),
  /** True where the person has opened the filing. */
  is_opened: z.boolean(),
});
export type DecisionAwaitingSignature = z.infer<typeof toSign>;

export const decisionsToSign = defineCall(
  'decisionsToSign',
  'GET /api/v1.0/review/decision_orders/to_sign/',
  {
    tag: TAG,
    summary:
      'Decisions of colleagues that wait for a signature of the person, by their filings, the oldest first',
    access: 'review.first',
    query: listQuery.omit({ keyword: true }).extend({ program: key.optional() }),
    data: definePageShape(toSign),
  },
);

const signBody = z.object({
  /** True to sign; false returns the decision to its handler, with a note. */
  agree: z.boolean(),
  note: lines(NOTE_AT_MOST).optional(),
});
export type SignDecisionBody = z.infer<typeof signBody>;

export const signDecision = defineCall(
  'signDecision',
  'POST /api/v1.0/review/decision_orders/items/{id}/signature/',
  {
    tag: TAG,
    summary:
      'Sign a decision on one filing, or send it back; nobody signs twice, and nobody the own decision',
    access: 'review.first',
    params: idParams,
    body: signBody,
    data: z.null(),
  },
);

const signManyBody = signBody.extend({ items: z.array(id).min(1).max(MAX_SIGNATURES_AT_ONCE) });
export type SignDecisionsBody = z.infer<typeof signManyBody>;

const signedMany = z.object({
  /** Ids of decisions that were signed or sent back. */
  done: z.array(z.string()),
  /** Ids of decisions that could not be signed, each with the reason. */
  refused: z.array(z.object({ item: z.string(), msg: z.string() })),
});
export type SigningResult = z.infer<typeof signedMany>;

export const signDecisions = defineCall(
  'signDecisions',
  'POST /api/v1.0/review/decision_orders/signatures/',
  {
    tag: TAG,
    summary: 'Sign several decisions, or send them back, each by itself',
    access: 'review.first',
    body: signManyBody,
    large: true,
    data: signedMany,
  },
);

export const takeBackOrder = defineCall(
  'takeBackOrder',
  'POST /api/v1.0/review/decision_orders/{id}/take_back/',
  {
    tag: TAG,
    summary: 'Take back whatever of an order was not carried out yet',
    access: 'review.first',
    params: idParams,
    data: orderData,
  },
);

export const noteOrder = defineCall('noteOrder', 'POST /api/v1.0/review/decision_orders/{id}/seen/', {
  tag: TAG,
  summary: 'Note that the person has seen what was refused',
  access: 'review.first',
  params: idParams,
  data: z.null(),
});
