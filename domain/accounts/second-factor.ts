/**
 * Second factors: beside the password, an app that shows codes or a passkey of the device. Who has one brings it with
 * every sign-in. The house can ask it of everybody on the administering side: they set one up before anything else.
 */

import type { Text } from '../text';
import { isCompanySide, type Role } from './roles';
import { secondFactorMessages } from './sign-in-messages';

export const FACTOR_KINDS = ['totp', 'passkey'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

export const FACTORS_AT_MOST = 10;

/** RFC 6238 as every app takes it: six digits, a new code each half minute, one code early or late. */
export const TOTP = { digits: 6, period: 30, window: 1 } as const;

export const RECOVERY_CODES = 10;

/** The time for a second step, and for setting up a factor. */
export const STEP_SECONDS = { signIn: 300, setUp: 600 } as const;

/** Second factors tried in vain by strangers in a day; beyond them a device that the account knows, or the next day. */
export const STRANGERS_AT_MOST = 50;

/** Wrong second factors after which the person is told: whoever came so far knows the password. */
export const TOLD_AFTER = 3;

interface Account {
  role: Role;
  secondFactor: boolean;
}

/** True for whoever has to set up a factor before anything else. */
export const mustSetFactor = (
  { role, secondFactor }: Account,
  house: { officeSecondFactor: boolean },
): boolean => house.officeSecondFactor && !isCompanySide(role) && !secondFactor;

/** The reason why a factor cannot be removed; null when it can. */
export const removalFault = (
  { role, factors }: { role: Role; factors: number },
  house: { officeSecondFactor: boolean },
): Text | null =>
  factors === 1 && mustSetFactor({ role, secondFactor: false }, house)
    ? secondFactorMessages.lastNeeded
    : null;

/** A code as it is typed, in its one form: without the spaces and hyphens that it is printed with. */
export const normaliseFactorCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
