/**
 * How many SMS the portal sends to numbers that somebody has typed: each costs money and reaches a stranger. Codes are
 * bounded by number and address, invitations by number and by who invites, both for the whole portal
 * (env.smsCodesPerDay). The two are counted apart: nobody keeps a number from its codes by inviting it.
 */

import { accountMessages } from '../../domain/accounts/messages';
import type { Text } from '../../domain/text';
import { DAY_SECONDS, HOUR_SECONDS } from '../../domain/time';
import { networkOf } from '../core/address';
import type { Deps } from '../core/deps';
import { refusedUntil } from '../core/errors';

export const RESEND_SECONDS = 60;
const CODES = { perNumber: { minute: 1, day: 10 }, perAddress: { hour: 30, day: 200 } };
/** Twice the accounts that a company has at most. */
const INVITATIONS = { perNumber: { minute: 1, day: 3 }, perInviter: { day: 40 } };
/** The operator is warned at this part of the day's codes. */
const WARNED_AT = 0.8;

export type SmsLimits = ReturnType<typeof createSmsLimits>;

export function createSmsLimits({
  env,
  clock,
  counters,
  log,
}: Pick<Deps, 'env' | 'clock' | 'counters' | 'log'>) {
  /** Tries beyond a limit count, too. */
  async function assertWithin(kind: string, subject: string, most: number, seconds: number, text: Text) {
    const { count, resetsAt } = await counters.hit(kind, subject, seconds);
    if (count > most) throw refusedUntil(resetsAt, clock(), text);
  }

  /** Refuses all numbers alike, for unknown numbers are not sent to. */
  async function assertLeftToday(): Promise<void> {
    if ((await counters.peek('sms.sent', 'all')) < env.smsCodesPerDay) return;
    const { resetsAt } = await counters.hit('sms.sent', 'all', DAY_SECONDS);
    throw refusedUntil(resetsAt, clock(), accountMessages.smsNoneLeft);
  }

  return {
    async assertCode(phone: string, ip: string): Promise<void> {
      const { perNumber, perAddress } = CODES;
      const { smsTooManyHere, smsTooSoon, smsTooMany } = accountMessages;
      const address = networkOf(ip);
      await assertWithin('sms.ip', address, perAddress.hour, HOUR_SECONDS, smsTooManyHere);
      await assertWithin('sms.ip.day', address, perAddress.day, DAY_SECONDS, smsTooManyHere);
      await assertLeftToday();
      await assertWithin('sms.minute', phone, perNumber.minute, RESEND_SECONDS, smsTooSoon);
      await assertWithin('sms.day', phone, perNumber.day, DAY_SECONDS, smsTooMany);
    },

    /** `inviter`: the company, or the person of an office. */
    async assertInvitation(phone: string, inviter: string): Promise<void> {
      const { perNumber, perInviter } = INVITATIONS;
      const { inviteTooMany, inviteTooSoon, inviteNumberFull } = accountMessages;
      await assertWithin('invite.by', inviter, perInviter.day, DAY_SECONDS, inviteTooMany);
      await assertLeftToday();
      await assertWithin('invite.minute', phone, perNumber.minute, RESEND_SECONDS, inviteTooSoon);
      await assertWithin('invite.day', phone, perNumber.day, DAY_SECONDS, inviteNumberFull);
    },

    async countSent(): Promise<void> {
      const { count } = await counters.hit('sms.sent', 'all', DAY_SECONDS);
      const most = env.smsCodesPerDay;
      if (count === most) log.error({ most }, 'no SMS codes are left for today: SMS_CODES_PER_DAY');
      else if (count === Math.ceil(most * WARNED_AT))
        log.warn({ count, most }, 'many SMS codes were sent today');
    },
  };
}
