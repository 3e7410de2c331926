/**
 * Codes by SMS (catalogue: checks.sms_code): six digits, five minutes, five wrong tries, one use, bound to number and
 * scene. How many are sent is bounded (sms-limits). A sign-in and
 * a forgotten password send only to numbers that an account has. For all others they answer the same after the same time:
 * a code is kept that nobody is told.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SendSmsBody, SendSmsData, SmsScene } from '../../domain/accounts/calls';
import { accountMessages } from '../../domain/accounts/messages';
import { mobileFault } from '../../domain/checks/contact';
import { normalisePhone } from '../../domain/checks/normalise';
import { getPortalName } from '../../domain/filing/offices';
import { fillText } from '../../domain/text';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import { keyedHash } from '../core/secrets';
import type { Captchas } from './captchas-service';
import { RESEND_SECONDS, type SmsLimits } from './sms-limits';
import { createSmsCodesStore } from './verification-store';

const VALID_SECONDS = 300;
const TYPED_AT_MOST = 40;
const WRONG_TRIES = 5;
/**
 * The answer comes no sooner after a request was taken, whatever was done for it: the time does not tell which numbers
 * are known. The code is on its way by then.
 */
const ANSWER_AFTER_MS = 200;
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
  { captchas, limits }: { captchas: Captchas; limits: SmsLimits },
  isKnownPhone: (phone: string) => Promise<boolean>,
) {
  const { db, env, clock, outbox, house } = deps;
  const store = createSmsCodesStore(db);
  const hashOf = (id: string, code: string) => keyedHash(env.jwtSecret, 'sms', id, code);

  async function keepCode(phone: string, scene: SmsScene): Promise<void> {
    const isSent = !OF_ACCOUNTS.has(scene) || (await isKnownPhone(phone));
    const id = randomUUID();
    const code = randomCode();
    const now = clock();
    const expiresAt = new Date(now.getTime() + VALID_SECONDS * 1000);
    const portal = getPortalName(await house.current());
    const text = fillText(accountMessages.smsText, { portal, code, minutes: VALID_SECONDS / 60 }).zh;
    await db.transaction(async () => {
      await store.add({ id, phone, scene, codeHash: hashOf(id, code), createdAt: now, expiresAt });
      if (isSent) await outbox.enqueue({ kind: 'sms', to: phone, scene, code, text, until: expiresAt });
    });
    if (isSent) await limits.countSent();
    outbox.hurry();
  }

  return {
    /** Sends a code. Throws 208 for a wrong captcha, a number that is none, or a limit that is reached. */
    async send(body: SendSmsBody, ip: string): Promise<SendSmsData> {
      const phone = mobileOf(body.phone);
      await captchas.demand(body, { purpose: 'send_sms', ip });
      await limits.assertCode(phone, ip);
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
