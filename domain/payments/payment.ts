/**
 * Payments of a granted amount: what remains, the state of a filing, and whether a payment can be recorded. Amounts are in 万元 with
 * two decimals, like grants.
 */
import { sumAmounts } from '../filing/units';
import { formatGrouped } from '../number-format';
import { fillText, type StateWord, type Text } from '../text';
import { paymentMessages } from './messages';

export const PAYMENT_STATES = ['unpaid', 'partly', 'paid'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const paymentStates: Record<PaymentState, StateWord> = {
  unpaid: { zh: '未拨付', en: 'Not paid', ar: 'لم تُصرف', colour: 'default' },
  partly: { zh: '部分拨付', en: 'Partly paid', ar: 'صُرف جزء منها', colour: 'processing' },
  paid: { zh: '已拨付', en: 'Paid', ar: 'صُرفت', colour: 'success' },
};

/** Smallest amount of a payment: 100 yuan. */
export const MIN_PAYMENT = 0.01;
export const MAX_PAYMENT_NOTE_LENGTH = 100;
export const MAX_TAKE_BACK_REASON_LENGTH = 500;
/** Maximum number of payments of a filing, with those that were taken back. */
export const MAX_PAYMENTS = 100;

interface GrantedAndPaid {
  granted: number;
  paid: number;
}

/** Amount that is still to be paid; 0 where more was paid than is granted now. */
export const computeRemainingPayment = ({ granted, paid }: GrantedAndPaid): number =>
  Math.max(0, sumAmounts([granted, -paid]));

export const getPaymentState = ({ granted, paid }: GrantedAndPaid): PaymentState => {
  if (paid <= 0) return 'unpaid';
  return paid < granted ? 'partly' : 'paid';
};

export interface PaymentFault {
  /** Name of the field in the body of the call. */
  path: 'amount' | 'paid_on';
  message: Text;
}

interface PaymentTimes {
  /** Beijing day of the approval. */
  approvedOn: string;
  today: string;
}

/** Fault of a payment before it is recorded; null without one. Days are YYYY-MM-DD. */
export function findPaymentFault(
  { amount, paidOn }: { amount: number; paidOn: string },
  { granted, paid, approvedOn, today }: GrantedAndPaid & PaymentTimes,
): PaymentFault | null {
  const remaining = computeRemainingPayment({ granted, paid });
  if (remaining === 0) return { path: 'amount', message: paymentMessages.nothingLeft };
  if (amount > remaining) {
    const word = (tenThousands: number) => formatGrouped(tenThousands, 0, 2);
    const amounts = { granted: word(granted), paid: word(paid), remaining: word(remaining) };
    return { path: 'amount', message: fillText(paymentMessages.tooMuch, amounts) };
  }
  if (paidOn < approvedOn)
    return { path: 'paid_on', message: fillText(paymentMessages.beforeApproval, { day: approvedOn }) };
  if (paidOn > today) return { path: 'paid_on', message: fillText(paymentMessages.inFuture, { day: today }) };
  return null;
}
