/** Constants of the API protocol (specification, sections 8 and 9) in one place. */

export const API_BASE = '/api/v1.0';

/** Values of `code` in the body of an answer. */
export const CODE = { success: 200, businessError: 208, failure: -1 } as const;
export type ResponseCode = (typeof CODE)[keyof typeof CODE];

/** Ways in which the portal shows an error. */
export const ERROR_LEVEL = { silent: 0, warn: 1, error: 2, notification: 4, redirect: 9 } as const;
export type ErrorLevel = (typeof ERROR_LEVEL)[keyof typeof ERROR_LEVEL];

/** Delays, timeouts and intervals of the portal, in milliseconds. */
export const TIMING = {
  redirectAfter401: 2_000,
  loadingDelay: 200,
  chunkLoadTimeout: 120_000,
  autosaveAfter: 5_000,
  unreadPoll: 60_000,
  /** Heartbeat of a stream, in milliseconds: one that is silent for twice as long is broken. */
  streamBeat: 20_000,
} as const;

/** Display times of toasts and notifications in seconds, the unit of antd. */
export const TOAST_SECONDS = 3;
export const NOTIFICATION_SECONDS = 4.5;

export const RATIO_DECIMALS = 2;
export const SELECT_INDEX_DEFAULT = 1;
export const MAX_LANGUAGE_LISTENERS = 5;

/** Files are served by the same process as the API. */
export const FILE_URL = 'http://127.0.0.1:8001';

export const PAGE_SIZE = { default: 20, max: 100 } as const;

/** Keys of browser storage. */
export const STORAGE = {
  login: 'token',
  access: 'jwt',
  locale: 'umi_locale',
  settings: 'portal_settings',
  devices: 'known_devices',
  brand: 'portal_brand',
} as const;

export const AUTH_SCHEME = 'JWT';

/** Header that names the company that the page acts for: the id of a mandate, or `own` for the own company. */
export const ACTING_HEADER = 'x-acting-by';
export const OWN_COMPANY = 'own';

/** Telephone number that the help names: 12345 reaches the government service hotline in every city. */
export const HELP_LINE = '12345';

/** Maximum number of stack frames that an error report of a browser holds. */
export const MAX_STACK_FRAMES = 10;
