/**
 * Limits on guessing passwords. Failures are counted by account and place; a place is a device that the account knows, or
 * else a network address. Only the place that fails is locked; attempts from all unknown places share one wait, which grows
 * with each attempt.
 */
import { DAY_SECONDS, MINUTE_SECONDS } from '../time';

/** Wrong passwords from one place after which the next attempt must bring a proof of work or a captcha. */
export const FAILURES_BEFORE_PROOF = 3;

/** Lock of a place for one account: failures, and seconds counted from the first of them (catalogue: checks.password.lock). */
export const PLACE_LOCK = { failures: 5, seconds: 30 * MINUTE_SECONDS } as const;

/**
 * Attempts at one account from unknown places: `freely` per day need no wait, then each waits for the one before, at most
 * `longestPause` seconds.
 */
export const UNKNOWN_DEVICE_LIMIT = {
  freely: 20,
  seconds: DAY_SECONDS,
  longestPause: 5 * MINUTE_SECONDS,
} as const;

/**
 * Attempts of each new address that are exempt from the wait of UNKNOWN_DEVICE_LIMIT, so that guessing from a few addresses
 * cannot keep the owner out; `aDay` bounds them, as an owner in a new place cannot be told from a guesser with many
 * addresses.
 */
export const NEW_ADDRESS_ALLOWANCE = { tries: 3, aDay: 300 } as const;

/**
 * Failures from one network address, over all accounts, after which each of its attempts needs a proof of work. The address
 * as a whole is never locked, as a whole office may share it.
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
