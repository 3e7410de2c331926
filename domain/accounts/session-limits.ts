import { DAY_SECONDS, HOUR_SECONDS } from '../time';

/**
 * Limits of a session, in seconds: a day at most (no less than 20 hours by WCAG 2.2, 2.2.1, no more than 24 by NIST SP
 * 800-63B-4 for AAL2), and two hours without a request, which the person can extend. The server records the use of a session
 * at most once a minute, so that reads do not write; a client can rely on that minute less.
 */
const IDLE = 2 * HOUR_SECONDS;
const NOTED_EVERY = 60;

export const SESSION_SECONDS = {
  absolute: DAY_SECONDS,
  idle: IDLE,
  notedEvery: NOTED_EVERY,
  /** Seconds without a request for which a session is certainly still valid. */
  surelyIdle: IDLE - NOTED_EVERY,
  /** Seconds before the end at which the person is warned (WCAG 2.2, 2.2.1). */
  warning: 120,
} as const;
