/**
 * Limits on guessing passwords. Failures are counted by place: a device that the account knows, or else a
 * network address. So only the place that fails is locked; attempts from unknown places together only wait
 * longer for each next one.
 */
import { DAY_SECONDS, MINUTE_SECONDS } from '../time';

/** Wrong passwords from one place after which the next attempt must bring a proof of work or a captcha. */
export const FAILURES_BEFORE_PROOF = 3;

/** Lock of a place, counted from its first failure (catalogue: checks.password.lock). */
export const PLACE_LOCK = { failures: 5, seconds: 30 * MINUTE_SECONDS } as const;

/**
 * Attempts at one account from unknown places: so many a day are free, then each waits for the one before, at
 * most `longestPause` seconds.
 */
export const UNKNOWN_DEVICE_LIMIT = {
  freely: 20,
  seconds: DAY_SECONDS,
  longestPause: 5 * MINUTE_SECONDS,
} as const;

/**
 * Attempts that each new address has without that wait, so that guessing from a few addresses cannot keep the
 * owner out; `aDay` bounds them, as an owner in a new place cannot be told from a guesser with many addresses.
 */
export const NEW_ADDRESS_ALLOWANCE = { tries: 3, aDay: 300 } as const;

/**
 * Failures of one address after which each of its attempts needs a proof of work. It is never locked: it may be
 * a whole office.
 */
export const ADDRESS_FAILURES_BEFORE_PROOF = { failures: 100, seconds: 15 * MINUTE_SECONDS } as const;

/** Days without a sign-in after which a device is unknown again. */
export const KNOWN_DEVICE_DAYS = 180;
export const MAX_KNOWN_DEVICES = 10;

/**
 * Seconds to wait between two attempts at an account from unknown places: 2, 4, 8 … up to the longest pause.
 */
export const computeRetryPause = (tries: number): number =>
  tries <= UNKNOWN_DEVICE_LIMIT.freely
    ? 0
    : Math.min(UNKNOWN_DEVICE_LIMIT.longestPause, 2 ** (tries - UNKNOWN_DEVICE_LIMIT.freely));
