/**
 * Codes by SMS (catalogue: checks.sms_code): six digits, five minutes, five wrong tries, one use, bound to number and
 * scene. How many are sent is bounded by number, by address, and for the whole portal (env.smsCodesPerDay). A sign-in and
 * a forgotten password send only to numbers that an account has. For all others they answer the same after the same time:
 * a code is kept that nobody is told.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { accountMessages } from '../../domain/api/messages/accounts';
import type { SendSmsBody, SendSmsData, SmsScene } from '../../domain/accounts/calls';
import { mobileFault } from '../../domain/checks/contact';
import { normalisePhone } from '../../domain/checks/normalise';
import { portalName } from '../../domain/filing/offices';
import { fillText, type Text } from '../../domain/text';
import { networkOf } from '../core/address';
import type { Deps } from '../core/deps';
import { business, refusedUntil } from '../core/errors';
import { keyedHash } from '../core/secrets';
import type { Captchas } from './captchas-service';
import { createSmsCodesStore } from './verification-store';

const VALID_SECONDS = 300;
const RESEND_SECONDS = 60;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const TYPED_AT_MOST = 40;
const WRONG_TRIES = 5;
/**
 * The answer comes no sooner after a request was taken, whatever was done for it: the time does not tell which numbers
 * are known. The code is on its way by then.
 */
const ANSWER_AFTER_MS = 200;
const PER_NUMBER = { minute: 1, day: 10 };
const PER_ADDRESS = { hour: 30, day: 200 };
/** The operator is warned at this part of the day's codes. */
const WARNED_AT = 0.8;
const OF_ACCOUNTS: ReadonlySet<SmsScene> = new Set<SmsScene>(['login', 'forget_pwd']);

const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Gives the number in its one form, or throws 208: exactly one phone is ever addressed. */
export function mobileOf(raw: string): string {
  const phone = normalisePhone(raw.slice(0, TYPED_AT_MOST));
  const fault = mobileFault(phone);
  if (fault) throw business(fault);
  return phone;
}

export type SmsCodes = ReturnType<typeof createSmsCodes>;

export function createSmsCodes(
  deps: Deps,
  captchas: Captchas,
  isKnownPhone: (phone: string) => Promise<boolean>,
) {
  const { db, env, clock, counters, outbox, house, log } = deps;
  const store = createSmsCodesStore(db);
  const hashOf = (id: string, code: string) => keyedHash(env.jwtSecret, 'sms', id, code);

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

  async function limit(phone: string, ip: string): Promise<void> {
    const { smsTooManyHere, smsTooSoon, smsTooMany } = accountMessages;
    const address = networkOf(ip);
    await assertWithin('sms.ip', address, PER_ADDRESS.hour, HOUR_SECONDS, smsTooManyHere);
    await assertWithin('sms.ip.day', address, PER_ADDRESS.day, DAY_SECONDS, smsTooManyHere);
    await assertLeftToday();
    await assertWithin('sms.minute', phone, PER_NUMBER.minute, RESEND_SECONDS, smsTooSoon);
    await assertWithin('sms.day', phone, PER_NUMBER.day, DAY_SECONDS, smsTooMany);
  }

  async function countSent(): Promise<void> {
    const { count } = await counters.hit('sms.sent', 'all', DAY_SECONDS);
    const most = env.smsCodesPerDay;
    if (count === most) log.error({ most }, 'no SMS codes are left for today: SMS_CODES_PER_DAY');
    else if (count === Math.ceil(most * WARNED_AT))
      log.warn({ count, most }, 'many SMS codes were sent today');
  }

  async function keepCode(phone: string, scene: SmsScene): Promise<void> {
    const isSent = !OF_ACCOUNTS.has(scene) || (await isKnownPhone(phone));
    const id = randomUUID();
    const code = randomCode();
    const now = clock();
    const expiresAt = new Date(now.getTime() + VALID_SECONDS * 1000);
    const portal = portalName(await house.current());
    const text = fillText(accountMessages.smsText, { portal, code, minutes: VALID_SECONDS / 60 }).zh;
    await db.transaction(async () => {
      await store.add({ id, phone, scene, codeHash: hashOf(id, code), createdAt: now, expiresAt });
      if (isSent) await outbox.enqueue({ kind: 'sms', to: phone, scene, code, text, until: expiresAt });
    });
    if (isSent) await countSent();
    outbox.hurry();
  }

  return {
    /** Sends a code. Throws 208 for a wrong captcha, a number that is none, or a limit that is reached. */
    async send(body: SendSmsBody, ip: string): Promise<SendSmsData> {
      const phone = mobileOf(body.phone);
      await captchas.demand(body, { purpose: 'send_sms', ip });
      await limit(phone, ip);
      await Promise.all([keepCode(phone, body.scene), pause(ANSWER_AFTER_MS)]);
      return { resend_in: RESEND_SECONDS, expires_in: VALID_SECONDS };
    },

    /** Gives the id of the code that was right, to be used up when all else is well. Throws 208 otherwise. */
    async check(phone: string, scene: SmsScene, code: string): Promise<string> {
      const row = await store.newest(phone, scene);
      if (!row || row.expiresAt <= clock()) throw business(accountMessages.smsWrong);
      if (!(await store.isRight(row.id, hashOf(row.id, code.trim()), WRONG_TRIES)))
        throw business(accountMessages.smsWrong);
      return row.id;
    },

    /** Uses up a checked code. Throws 208 when a parallel request did so first. */
    async use(id: string): Promise<void> {
      if (!(await store.use(id, clock()))) throw business(accountMessages.smsWrong);
    },
  };
}
