/**
 * Codes by SMS (catalogue: checks.sms_code): six digits, five minutes, five wrong tries, one use, bound to number and
 * scene. One a minute and ten a day per number, thirty an hour per address. A forgotten password sends only to numbers
 * that an account has. For all others it answers the same after the same work: a code is kept that nobody is told.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SendSmsBody, SendSmsData, SmsScene } from '../../domain/api/calls/accounts';
import { accountMessages } from '../../domain/api/messages/accounts';
import { mobileFault } from '../../domain/checks/contact';
import { normalisePhone } from '../../domain/checks/normalise';
import { fillText } from '../../domain/text';
import type { Deps } from '../deps';
import { business } from '../errors';
import type { Captchas } from './captchas-service';
import { keyedHash } from './keyed-hash';
import { createSmsCodesStore } from './sms-codes-store';
import { refusedUntil } from './waiting';

const VALID_SECONDS = 300;
const RESEND_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * 60;
const TYPED_AT_MOST = 40;
const WRONG_TRIES = 5;
/** Time for the code to leave before the answer does. The same for every number: waiting for it would tell which are known. */
const HEAD_START_MS = 200;
const PER_NUMBER_AND_DAY = 10;
const PER_ADDRESS_AND_HOUR = 30;

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
  const { db, env, clock, counters, outbox } = deps;
  const store = createSmsCodesStore(db);
  const hashOf = (id: string, code: string) => keyedHash(env.jwtSecret, 'sms', id, code);

  async function limit(phone: string, ip: string): Promise<void> {
    const now = clock();
    const address = await counters.hit('sms.ip', ip, 3600);
    if (address.count > PER_ADDRESS_AND_HOUR)
      throw refusedUntil(address.resetsAt, now, accountMessages.smsTooMany);
    const minute = await counters.hit('sms.minute', phone, RESEND_SECONDS);
    if (minute.count > 1) throw refusedUntil(minute.resetsAt, now, accountMessages.smsTooSoon);
    const day = await counters.hit('sms.day', phone, DAY_SECONDS);
    if (day.count > PER_NUMBER_AND_DAY) throw refusedUntil(day.resetsAt, now, accountMessages.smsTooMany);
  }

  async function keepCode(phone: string, scene: SmsScene, isSent: boolean): Promise<void> {
    const id = randomUUID();
    const code = randomCode();
    const now = clock();
    const expiresAt = new Date(now.getTime() + VALID_SECONDS * 1000);
    const text = fillText(accountMessages.smsText, { code, minutes: VALID_SECONDS / 60 }).zh;
    await db.transaction(async () => {
      await store.add({ id, phone, scene, codeHash: hashOf(id, code), createdAt: now, expiresAt });
      if (isSent) await outbox.enqueue({ kind: 'sms', to: phone, scene, code, text, until: expiresAt });
    });
  }

  return {
    /** Sends a code. Throws 208 for a wrong captcha, a number that is none, or a limit that is reached. */
    async send(body: SendSmsBody, ip: string): Promise<SendSmsData> {
      const phone = mobileOf(body.phone);
      await captchas.demand(body, { purpose: 'send_sms' });
      await limit(phone, ip);
      const isKnown = await isKnownPhone(phone);
      await keepCode(phone, body.scene, isKnown || body.scene !== 'forget_pwd');
      outbox.hurry();
      await pause(HEAD_START_MS);
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
