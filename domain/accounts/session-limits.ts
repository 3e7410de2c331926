/**
 * The length of a session, in seconds (OWASP ASVS 5.0 level 2): twelve hours at most, and two hours without a request.
 * The server writes down that it was used at most once a minute, so that reads stay reads: what a client may rely on is
 * that much less.
 */
const ABSOLUTE = 12 * 3_600;
const IDLE = 2 * 3_600;
const NOTED_EVERY = 60;

export const SESSION_SECONDS = {
  absolute: ABSOLUTE,
  idle: IDLE,
  notedEvery: NOTED_EVERY,
  /** Without a request for this long it is certainly still there. */
  surelyIdle: IDLE - NOTED_EVERY,
  /** A person is warned this long before the end (WCAG 2.2, 2.2.1). */
  warning: 120,
} as const;
