/**
 * Codes by SMS (catalogue: checks.sms_code): six digits, five minutes, five wrong tries, one use, bound to number and
 * scene. Limits of sending: sms-limits. For a sign-in and a forgotten password a code is sent only to a number that an account
 * has. For any other number the answer is the same after the same time, with a code that is stored and never sent.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SendSmsBody, SendSmsData, SmsScene } from '../../domain/accounts/calls';
import { verificationMessages } from '../../domain/accounts/verification-messages';
import { mobileFault } from '../../domain/checks/contact';
import { normalisePhone } from '../../domain/checks/normalise';
import { getPortalName } from '../../domain/filing/office-settings';
import { fillText } from '../../domain/text';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { computeKeyedHash } from '../core/secrets';
import { type CaptchaDeps, demandVerification } from './captchas';
import { assertMaySendCode, countSentSms, RESEND_SECONDS, type SmsLimitDeps } from './sms-limits';
import { createUsersStore } from './users-store';
import { createSmsCodesStore } from './verification-store';

const VALID_SECONDS = 300;
const TYPED_AT_MOST = 40;
const WRONG_TRIES = 5;
/**
 * Milliseconds from a request that passed all limits to its answer, whatever was done for it, so that the time does not
 * reveal which numbers are known. The code is on its way by then.
 */
const ANSWER_AFTER_MS = 200;
const OF_ACCOUNTS: ReadonlySet<SmsScene> = new Set<SmsScene>(['login', 'forget_pwd']);

const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Normalizes a number. Throws 208 for anything but one mobile number, so that an SMS goes to one phone only. */
export function parseMobile(raw: string): string {
  const phone = normalisePhone(raw.slice(0, TYPED_AT_MOST));
  const fault = mobileFault(phone);
  if (fault) throw createRefusal(fault);
  return phone;
}

/** Dependencies of checking codes. */
export type SmsCodeDeps = Pick<Deps, 'db' | 'env' | 'clock'>;

type SendDeps = SmsCodeDeps & SmsLimitDeps & CaptchaDeps & Pick<Deps, 'outbox' | 'officeSettings'>;

const hashCode = ({ env }: SmsCodeDeps, id: string, code: string): string =>
  computeKeyedHash(env.jwtSecret, 'sms', id, code);

async function storeCode(deps: SendDeps, phone: string, scene: SmsScene): Promise<void> {
  const { db, clock, outbox, officeSettings } = deps;
  const isSent = !OF_ACCOUNTS.has(scene) || (await createUsersStore(db).isPhoneKnown(phone));
  const id = randomUUID();
  const code = createCode();
  const now = clock();
  const expiresAt = new Date(now.getTime() + VALID_SECONDS * 1000);
  const portal = getPortalName(await officeSettings.current());
  const text = fillText(verificationMessages.smsText, { portal, code, count: VALID_SECONDS / 60 }).zh;
  const row = { id, phone, scene, codeHash: hashCode(deps, id, code), createdAt: now, expiresAt };
  await db.transaction(async () => {
    await createSmsCodesStore(db).add(row);
    if (isSent) await outbox.enqueue({ kind: 'sms', to: phone, scene, code, text, until: expiresAt });
  });
  if (isSent) await countSentSms(deps);
  outbox.hurry();
}

/** Sends a code by SMS. Throws 208 for a wrong captcha, an invalid number, or a limit that is reached. */
export async function sendSmsCode(deps: SendDeps, body: SendSmsBody, ip: string): Promise<SendSmsData> {
  const phone = parseMobile(body.phone);
  await demandVerification(deps, body, { purpose: 'send_sms', ip });
  await assertMaySendCode(deps, phone, ip);
  await Promise.all([storeCode(deps, phone, body.scene), pause(ANSWER_AFTER_MS)]);
  return { resend_in: RESEND_SECONDS, expires_in: VALID_SECONDS };
}

/**
 * Checks a code by SMS without using it up. Returns the id of the right code, for `spendSmsCode` once all else is well;
 * throws 208 otherwise.
 */
export async function checkSmsCode(
  deps: SmsCodeDeps,
  phone: string,
  scene: SmsScene,
  code: string,
): Promise<string> {
  const store = createSmsCodesStore(deps.db);
  const row = await store.newest(phone, scene);
  if (!row || row.expiresAt <= deps.clock()) throw createRefusal(verificationMessages.smsWrong);
  if (!(await store.isRight(row.id, hashCode(deps, row.id, code.trim()), WRONG_TRIES)))
    throw createRefusal(verificationMessages.smsWrong);
  return row.id;
}

/** Uses up a checked code. Throws 208 when a parallel request did so first. */
export async function spendSmsCode({ db, clock }: SmsCodeDeps, id: string): Promise<void> {
  if (!(await createSmsCodesStore(db).use(id, clock()))) throw createRefusal(verificationMessages.smsWrong);
}
