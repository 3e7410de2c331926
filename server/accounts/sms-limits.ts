/**
 * Limits of SMS to numbers that somebody typed: each costs money and may reach a stranger. Codes are limited by number and by
 * network, invitations by number and by inviter, and both together by day (env.smsCodesPerDay). Codes and invitations to a number
 * are counted apart, so that nobody can use up the codes of a number by inviting it.
 */

import { invitationMessages } from '../../domain/accounts/invitation-messages';
import { verificationMessages } from '../../domain/accounts/verification-messages';
import type { Text } from '../../domain/text';
import { DAY_SECONDS, HOUR_SECONDS } from '../../domain/time';
import { getClientNetwork } from '../core/address';
import type { Deps } from '../core/deps';
import { computeRetryAfter, createTimedRefusal } from '../core/errors';

export const RESEND_SECONDS = 60;

interface SmsLimit {
  /** Kind of the counter; the number, network or inviter is its subject. */
  kind: string;
  most: number;
  seconds: number;
  text: Text;
}

const CODES = {
  networkHour: { kind: 'sms.ip', most: 30, seconds: HOUR_SECONDS, text: verificationMessages.smsTooManyHere },
  networkDay: {
    kind: 'sms.ip.day',
    most: 200,
    seconds: DAY_SECONDS,
    text: verificationMessages.smsTooManyHere,
  },
  numberMinute: {
    kind: 'sms.minute',
    most: 1,
    seconds: RESEND_SECONDS,
    text: verificationMessages.smsTooSoon,
  },
  numberDay: { kind: 'sms.day', most: 10, seconds: DAY_SECONDS, text: verificationMessages.smsTooMany },
};

const INVITATIONS = {
  /** Invitations per inviter and day: twice the maximum accounts of a company. */
  inviterDay: { kind: 'invite.by', most: 40, seconds: DAY_SECONDS, text: invitationMessages.tooMany },
  numberMinute: { kind: 'invite.minute', most: 1, seconds: RESEND_SECONDS, text: invitationMessages.tooSoon },
  numberDay: { kind: 'invite.day', most: 3, seconds: DAY_SECONDS, text: invitationMessages.numberFull },
};

/** Part of the day's SMS at which the log warns the operator. */
const WARNED_AT = 0.8;

export type SmsLimitDeps = Pick<Deps, 'env' | 'clock' | 'counters' | 'log'>;

/** Counts a try, also one beyond the limit. Throws 208 beyond the limit. */
async function assertWithin(
  { counters, clock }: SmsLimitDeps,
  limit: SmsLimit,
  subject: string,
): Promise<void> {
  const { count, resetsAt } = await counters.hit(limit.kind, subject, limit.seconds);
  if (count <= limit.most) return;
  const now = clock();
  throw createTimedRefusal(resetsAt, now, limit.text, { resend_in: computeRetryAfter(resetsAt, now) });
}

/**
 * Throws 208 when the day's SMS are used up; also for an unknown number, to which none would be sent, so that the answer
 * reveals nothing.
 */
async function assertLeftToday({ env, clock, counters }: SmsLimitDeps): Promise<void> {
  if ((await counters.peek('sms.sent', 'all')) < env.smsCodesPerDay) return;
  const { resetsAt } = await counters.hit('sms.sent', 'all', DAY_SECONDS);
  throw createTimedRefusal(resetsAt, clock(), verificationMessages.smsNoneLeft);
}

export async function assertMaySendCode(deps: SmsLimitDeps, phone: string, ip: string): Promise<void> {
  const network = getClientNetwork(ip);
  await assertWithin(deps, CODES.networkHour, network);
  await assertWithin(deps, CODES.networkDay, network);
  await assertLeftToday(deps);
  await assertWithin(deps, CODES.numberMinute, phone);
  await assertWithin(deps, CODES.numberDay, phone);
}

/** Throws 208 beyond the limits of invitations. `inviter`: id of the company, or of the person of an office. */
export async function assertMayInvite(deps: SmsLimitDeps, phone: string, inviter: string): Promise<void> {
  await assertWithin(deps, INVITATIONS.inviterDay, inviter);
  await assertLeftToday(deps);
  await assertWithin(deps, INVITATIONS.numberMinute, phone);
  await assertWithin(deps, INVITATIONS.numberDay, phone);
}

export async function countSentSms({ env, counters, log }: SmsLimitDeps): Promise<void> {
  const { count } = await counters.hit('sms.sent', 'all', DAY_SECONDS);
  const most = env.smsCodesPerDay;
  if (count === most) log.error({ most }, 'no SMS codes are left for today: SMS_CODES_PER_DAY');
  else if (count === Math.ceil(most * WARNED_AT)) log.warn({ count, most }, 'many SMS codes were sent today');
}
