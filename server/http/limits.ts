import type { CallName } from '../../domain/api/paths';

export const BODY_LIMIT_BYTES = 2 * 1024 * 1024;
export const BODY_LIMIT_TEXT = '2 MB';
/** The deepest filing has five levels; what nests a thousand deep is an attack on the parser. */
export const JSON_DEPTH = 64;

/** Of a request's head. An id in an address may be as long as that: it is then one that does not exist. */
export const MAX_HEADERS_BYTES = 16 * 1024;

/** Slow clients are cut: milliseconds for the head of a request, and for the whole of it (uploads included). */
export const HEADERS_TIMEOUT_MS = 15_000;
export const REQUEST_TIMEOUT_MS = 120_000;
export const KEEP_ALIVE_MS = 15_000;

/** One address, all calls together: a guard against floods, far above what a company's office needs. */
export const GENERAL_LIMIT = { max: 3_000, windowMs: 10_000 };

interface CallLimit {
  max: number;
  slotSeconds: number;
}

/** What one address may try of the calls that guess or cost something; accounts and numbers have limits of their own. */
export const CALL_LIMITS: Partial<Record<CallName, CallLimit>> = {
  login: { max: 1_200, slotSeconds: 60 },
  refresh: { max: 600, slotSeconds: 60 },
  captcha: { max: 300, slotSeconds: 60 },
  proofChallenge: { max: 300, slotSeconds: 60 },
  sendSms: { max: 60, slotSeconds: 3_600 },
  register: { max: 120, slotSeconds: 3_600 },
  forgetPassword: { max: 120, slotSeconds: 3_600 },
  companyName: { max: 300, slotSeconds: 60 },
  document: { max: 120, slotSeconds: 60 },
  bundle: { max: 60, slotSeconds: 60 },
  beginUpload: { max: 600, slotSeconds: 60 },
  finishUpload: { max: 600, slotSeconds: 60 },
  checkCopy: { max: 120, slotSeconds: 60 },
  publicResults: { max: 300, slotSeconds: 60 },
  letter: { max: 120, slotSeconds: 60 },
  reviewLetter: { max: 120, slotSeconds: 60 },
  checkLog: { max: 120, slotSeconds: 60 },
  tableExported: { max: 120, slotSeconds: 60 },
};

/** The programs' own download calls print as well: what prints is counted together, whatever path it came by. */
export const countedAs = (name: string): CallName =>
  name.endsWith('.download') ? 'document' : (name as CallName);
