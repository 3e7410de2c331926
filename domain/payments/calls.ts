/** Payments of granted amounts: recorded by finance officers, read by offices and by the company. Amounts are in 万元. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { definePageShape, idParams, listQuery } from '../calls/shapes';
import { id, key, line, lines, visible } from '../calls/text-kinds';
import { filingStatus } from '../filing/calls';
import { office } from '../review/queue-calls';
import { paymentMessages } from './messages';
import { PAYEE_ORIGINS } from './payee';
import { MAX_PAYMENT_NOTE_LENGTH, MAX_TAKE_BACK_REASON_LENGTH, MIN_PAYMENT, PAYMENT_STATES } from './payment';

const TAG = 'payments';
const MAX_AMOUNT = 99_999_999;

const amount = z.number().min(MIN_PAYMENT).max(MAX_AMOUNT).multipleOf(0.01);
const state = z.enum(PAYMENT_STATES);
const day = z.iso.date();

const payee = z.object({
  holder: z.string().nullable(),
  bank: z.string().nullable(),
  /** Masked in the list; whole for the one filing, and in the export. */
  account: z.string().nullable(),
  /** The record that states the account; null without one. */
  from: z.enum(PAYEE_ORIGINS).nullable(),
});

const grantItem = z.object({
  /** Id of the filing. */
  id: z.string(),
  program: z.string(),
  title: z.string(),
  subject: z.string().nullable(),
  batch: z.string(),
  company: z.string(),
  credit_code: z.string(),
  department: office,
  status: filingStatus,
  project_no: z.string(),
  receipt_no: z.string(),
  approved_at: z.string(),
  granted: z.number(),
  paid: z.number(),
  remaining: z.number(),
  state,
  /** Day of the latest payment. */
  last_paid_on: z.string().nullable(),
  /** Version of the payments of the filing: the number of acts on them. */
  version: z.number().int(),
  payee,
});
export type GrantItem = z.infer<typeof grantItem>;

export const paymentsQuery = listQuery.extend({
  program: key.optional(),
  batch: z
    .string()
    .regex(/^\d{4}-\d{1,3}$/)
    .optional(),
  state: state.optional(),
});
export type PaymentsQuery = z.infer<typeof paymentsQuery>;

const paymentsData = definePageShape(grantItem).extend({
  /** Sums over all filings that the filters find. */
  sums: z.object({ granted: z.number(), paid: z.number(), remaining: z.number() }),
  /** Number of filings by state, with all filters but the state. */
  by_state: z.record(state, z.number().int()),
  /** Batches to filter by. */
  batches: z.array(z.string()),
});
export type PaymentsData = z.infer<typeof paymentsData>;

export const payments = defineCall('payments', 'GET /api/v1.0/review/payments/', {
  tag: TAG,
  summary: 'Approved filings with a grant: the account it goes to, what was paid and what remains',
  access: 'payment.read',
  query: paymentsQuery,
  data: paymentsData,
});

const payment = z.object({
  id: z.string(),
  amount: z.number(),
  paid_on: z.string(),
  /** Number of the voucher, or another note. */
  note: z.string(),
  by: z.string(),
  at: z.string(),
  /** null for a payment that stands. */
  taken_back: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
});
export type RecordedPayment = z.infer<typeof payment>;

const filingPaymentsData = grantItem.extend({
  /** All payments, the latest recorded first. */
  payments: z.array(payment),
});
export type FilingPaymentsData = z.infer<typeof filingPaymentsData>;

export const filingPayments = defineCall('filingPayments', 'GET /api/v1.0/review/payments/{id}/', {
  tag: TAG,
  summary: 'The payments of one filing, and the whole number of the account; the read is logged',
  access: 'payment.read',
  params: idParams,
  data: filingPaymentsData,
});

const recordBody = z.object({
  /** Version of the payments that the person saw. */
  version: z.number().int().min(0),
  amount,
  paid_on: day,
  note: line(MAX_PAYMENT_NOTE_LENGTH).default(''),
});
export type RecordPaymentBody = z.infer<typeof recordBody>;

export const recordPayment = defineCall('recordPayment', 'POST /api/v1.0/review/payments/{id}/', {
  tag: TAG,
  summary: 'Record that an amount was paid: at most what remains of the grant; the company is told',
  access: 'payment.record',
  params: idParams,
  body: recordBody,
  data: filingPaymentsData,
});

const takeBackBody = z.object({
  version: z.number().int().min(0),
  payment: id,
  reason: visible(lines(MAX_TAKE_BACK_REASON_LENGTH), paymentMessages.reasonMissing),
});
export type TakeBackPaymentBody = z.infer<typeof takeBackBody>;

export const takeBackPayment = defineCall(
  'takeBackPayment',
  'POST /api/v1.0/review/payments/{id}/take_back/',
  {
    tag: TAG,
    summary: 'Take back a wrong record of a payment, with the reason; it stays in the log',
    access: 'payment.record',
    params: idParams,
    body: takeBackBody,
    data: filingPaymentsData,
  },
);

/** A payment that was not taken back, as company and reviewers see it. */
export const standingPayment = z.object({ id: z.string(), amount: z.number(), paid_on: z.string() });
export type StandingPayment = z.infer<typeof standingPayment>;

const ownPaymentsData = z.object({
  granted: z.number(),
  paid: z.number(),
  /** Payments that stand, the earliest first. */
  payments: z.array(standingPayment),
});
export type OwnPaymentsData = z.infer<typeof ownPaymentsData>;

export const ownPayments = defineCall('ownPayments', 'GET /api/v1.0/portal/company/payments/{id}/', {
  tag: TAG,
  summary: 'What was paid of the grant of an own filing; nothing (null) without a grant',
  access: 'filing.read',
  params: idParams,
  data: ownPaymentsData.nullable(),
});
