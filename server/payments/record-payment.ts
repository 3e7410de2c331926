/** Records payments and takes wrong ones back. Both are lines of the filing's log, and the company is told. */
import { randomUUID } from 'node:crypto';
import { canGrantMoney } from '../../domain/definition';
import { wordMoney } from '../../domain/filing/units';
import type { MessageTemplateCode } from '../../domain/inbox/templates.generated';
import type { RecordPaymentBody, TakeBackPaymentBody } from '../../domain/payments/calls';
import { paymentMessages as texts } from '../../domain/payments/messages';
import { findPaymentFault, MAX_PAYMENTS } from '../../domain/payments/payment';
import { fillText, type TextParameters } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import { createConflict, createRefusal } from '../core/errors';
import { getCompanyContact } from '../core/inbox/outside-delivery';
import type { FilingRow } from '../filings/filings-store';
import type { PaymentDeps } from './payment-deps';
import { assertInPaymentScope } from './payments-service';
import type { GrantRow } from './payments-store';

interface LockedGrant {
  filing: FilingRow;
  row: GrantRow;
}

/** Locks the filing for the open transaction; throws unless its payments are those that the caller saw. */
async function lockGrant(
  { filings, store }: PaymentDeps,
  caller: Caller,
  id: string,
  version: number,
): Promise<LockedGrant> {
  const filing = await filings.lock(id);
  const row = assertInPaymentScope(caller, await store.find(id));
  if (!filing || row.granted <= 0) throw createRefusal(texts.notGranted);
  if (row.version !== version) throw createConflict(texts.stale, { version: row.version });
  return { filing, row };
}

interface LoggedPayment {
  id: string;
  amount: number;
  paidOn: string;
  note: string;
}

async function logPayment(
  { audit }: PaymentDeps,
  caller: Caller,
  { filing }: LockedGrant,
  action: 'record_payment' | 'take_back_payment',
  { id, amount, paidOn, note }: LoggedPayment,
  comment: string | null,
): Promise<void> {
  await audit.write({
    subjectKind: 'filing',
    subjectId: filing.id,
    companyId: filing.companyId,
    action,
    caller,
    version: filing.version,
    comment,
    details: { payment: { id, amount, paid_on: paidOn, ...(note && { note }) } },
  });
}

async function notifyCompany(
  { inbox, programs }: PaymentDeps,
  { filing, row }: LockedGrant,
  template: Extract<MessageTemplateCode, 'payment_recorded' | 'payment_taken_back'>,
  { amount, paidOn }: LoggedPayment,
  params: TextParameters,
): Promise<void> {
  const program = programs.find(({ key }) => key === filing.program);
  await inbox.send({
    companyId: filing.companyId,
    template,
    program: filing.program,
    filingId: filing.id,
    ...(program && { link: `${program.route}?id=${filing.id}` }),
    params: {
      program: program?.title ?? filing.program,
      no: row.projectNo,
      day: paidOn,
      amount: wordMoney(amount),
      ...params,
    },
    contact: {
      to: getCompanyContact(filing.company.profile),
      scene: template,
      about: filing.company.name,
    },
  });
}

/** Records a payment and returns its id. Throws if the filing is not approved now, or the amount is more than remains. */
export async function recordPayment(
  deps: PaymentDeps,
  caller: Caller,
  id: string,
  { version, amount, paid_on: paidOn, note }: RecordPaymentBody,
): Promise<string> {
  const { db, clock, store, programs } = deps;
  return db.transaction(async () => {
    const locked = await lockGrant(deps, caller, id, version);
    const { granted, paid, status, approvedAt, program } = locked.row;
    if (status !== 'approved') throw createRefusal(texts.notApproved);
    if (!canGrantMoney(programs.find(({ key }) => key === program) ?? {}))
      throw createRefusal(texts.grantOfProject);
    if ((await store.ofFiling(id)).length >= MAX_PAYMENTS)
      throw createRefusal(fillText(texts.tooMany, { limit: MAX_PAYMENTS }));
    const now = clock();
    const times = { approvedOn: formatBeijingDay(approvedAt), today: formatBeijingDay(now) };
    const fault = findPaymentFault({ amount, paidOn }, { granted, paid, ...times });
    if (fault) throw createRefusal(fault.message, { field: fault.path });
    const payment = { id: randomUUID(), amount, paidOn, note };
    await store.add({ ...payment, filingId: id, recordedBy: caller.userId, recordedAt: now });
    await logPayment(deps, caller, locked, 'record_payment', payment, null);
    await notifyCompany(deps, locked, 'payment_recorded', payment, {
      paid: wordMoney(paid + amount),
      granted: wordMoney(granted),
    });
    return payment.id;
  });
}

/** Takes a payment back; the row and its line in the log stay. */
export async function takeBackPayment(
  deps: PaymentDeps,
  caller: Caller,
  id: string,
  { version, payment: paymentId, reason }: TakeBackPaymentBody,
): Promise<void> {
  const { db, clock, store } = deps;
  await db.transaction(async () => {
    const locked = await lockGrant(deps, caller, id, version);
    const payment = (await store.ofFiling(id)).find((each) => each.id === paymentId);
    if (!payment || payment.takenBackAt) throw createRefusal(texts.takenBackAlready);
    await store.takeBack(payment.id, {
      takenBackBy: caller.userId,
      takenBackAt: clock(),
      takenBackReason: reason,
    });
    await logPayment(deps, caller, locked, 'take_back_payment', payment, reason);
    await notifyCompany(deps, locked, 'payment_taken_back', payment, {
      paid: wordMoney(locked.row.paid - payment.amount),
      reason,
    });
  });
}
