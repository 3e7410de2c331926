/**
 * Second factors: an app that shows codes, or a passkey of the device. A person who has one uses it at every
 * sign-in. The office can require one of everybody on the administering side: they set it up before anything
 * else.
 */

import type { Text } from '../text';
import { isCompanySide, type Role } from './roles';
import { secondFactorMessages } from './sign-in-messages';

export const FACTOR_KINDS = ['totp', 'passkey'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

export const factorNames: Record<FactorKind, Text> = {
  totp: { zh: '验证器应用', en: 'Authenticator app', ar: 'تطبيق مصادقة' },
  passkey: { zh: '通行密钥', en: 'Passkey', ar: 'مفتاح مرور' },
};

export const MAX_FACTORS = 10;

/** Time-based codes (RFC 6238): six digits, a new code each half minute, one code early or late is accepted. */
export const TOTP = { digits: 6, period: 30, window: 1 } as const;

export const RECOVERY_CODES = 10;

/** Seconds allowed for the second step of a sign-in, and for setting up a factor. */
export const STEP_SECONDS = { signIn: 300, setUp: 600 } as const;

/** Wrong second factors per day from unknown devices; beyond them only a known device can try before the next day. */
export const MAX_UNKNOWN_DEVICE_TRIES = 50;

/** Wrong second factors after which the person is notified: whoever reaches the second step knows the password. */
export const FAILURES_BEFORE_NOTICE = 3;

interface Account {
  role: Role;
  secondFactor: boolean;
}

/** True where the account must set up a second factor before anything else. */
export const mustSetFactor = (
  { role, secondFactor }: Account,
  settings: { officeSecondFactor: boolean },
): boolean => settings.officeSecondFactor && !isCompanySide(role) && !secondFactor;

/** The reason why a factor cannot be removed; null when it can. */
export const findFactorRemovalFault = (
  { role, factors }: { role: Role; factors: number },
  settings: { officeSecondFactor: boolean },
): Text | null =>
  factors === 1 && mustSetFactor({ role, secondFactor: false }, settings)
    ? secondFactorMessages.lastNeeded
    : null;

/** The normalised form of a typed code: without the spaces and hyphens that it is printed with. */
export const normaliseFactorCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
