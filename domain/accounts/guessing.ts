/**
 * The cost of wrong passwords, and who bears it. They are counted by place: a device that the account knows, or else an address.
 * So nobody shuts a place out but who fails there; strangers together only wait longer for each next try.
 */
import { DAY_SECONDS, MINUTE_SECONDS } from '../time';

/** Wrong passwords in one place, after which the next try has to bring a proof or a captcha. */
export const PROOF_AFTER = 3;

/** Catalogue: checks.password.lock. The place may try again that long after its first failure. */
export const PLACE_LOCK = { failures: 5, seconds: 30 * MINUTE_SECONDS } as const;

/** Tries at one account a day from places that it does not know: beyond them each waits for the one before … */
export const STRANGERS = { freely: 20, seconds: DAY_SECONDS, longestPause: 5 * MINUTE_SECONDS } as const;

/**
 * … but for the first tries of an address: who guesses from a few addresses cannot keep out who comes from another one.
 * So many a day, as nobody can tell the owner in a new place from a guesser who has many.
 */
export const NEWCOMERS = { tries: 3, aDay: 300 } as const;

/** One address may be a whole office: beyond so many failures its tries bring a proof each, and are never shut out. */
export const ADDRESS_PROOF = { failures: 100, seconds: 15 * MINUTE_SECONDS } as const;

/** A device that has not signed in for so long is a stranger again; an account knows so many. */
export const KNOWN_DAYS = 180;
export const DEVICES_AT_MOST = 10;

/** Seconds from one try of strangers at an account to the next: 2, 4, 8 … up to the longest. */
export const pauseAfter = (tries: number): number =>
  tries <= STRANGERS.freely ? 0 : Math.min(STRANGERS.longestPause, 2 ** (tries - STRANGERS.freely));
