/**
 * Limits of calls: body size, places and time, and frequency. A frequency slot begins with its first call; the refusal,
 * 429, tells when it ends.
 */

import { performance } from 'node:perf_hooks';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { CallName } from '../../../domain/api/paths.generated';
import type { CallDefinition, CallKind } from '../../../domain/calls/define';
import { getClientNetwork, isLoopback } from '../address';
import type { CounterStore } from '../counters/counters-store';
import { computeRetryAfter, problems } from '../errors';
import type { AllowanceTerms } from './allowance';

/** Upper bounds of a JSON body's text. */
export interface JsonLimits {
  /** Maximum nesting of lists and objects. */
  depth: number;
  /** Keys of one object. */
  keys: number;
  /** Items of one list. */
  items: number;
  /** Maximum number of values in a body. */
  values: number;
  /** Characters of one text as it is written, escapes counted. */
  text: number;
}

interface BodyLimits extends JsonLimits {
  bytes: number;
  /** The size limit as shown to people. */
  size: string;
}

/** Limits of most bodies: the deepest filing has five levels, the widest object forty keys; no text exceeds 20,000 characters. */
const usual: BodyLimits = {
  bytes: 256 * 1024,
  size: '256 KB',
  depth: 32,
  keys: 500,
  items: 1_000,
  values: 10_000,
  text: 64 * 1024,
};
/** Answers of a form (16,000 values at most, with 500 rows in a table), and logs of up to 5,000 lines. */
const large: BodyLimits = { ...usual, bytes: 2 * 1024 * 1024, size: '2 MB', items: 5_000, values: 100_000 };
const anonymous: BodyLimits = { ...usual, bytes: 64 * 1024, size: '64 KB', values: 1_000 };

export const getBodyLimits = (
  call?: Pick<CallDefinition, 'access' | 'large' | 'longestText'>,
): BodyLimits => {
  if (call?.large) return call.longestText ? { ...large, text: call.longestText } : large;
  return call?.access === 'public' ? anonymous : usual;
};

/** Limit of a request's head. An id in an address may be as long as that: it is then one that does not exist. */
export const MAX_HEADERS_BYTES = 16 * 1024;

/** Flood limit for one person or address across all calls, far above normal office use. */
const GENERAL_LIMIT = { max: 3_000, windowMs: 10_000 };

interface CallLimit {
  max: number;
  slotSeconds: number;
  /** Counted in each process alone: for calls that cost less than a counter in the database would. */
  inProcess?: true;
}

/** Maximum number of requests received and not yet answered; beyond it only submissions are accepted. */
export const IN_FLIGHT_AT_MOST = 1_000;
/** Maximum number of open event streams: `ofPerson`, whose tabs hold one each, and `atMost` in the process. */
export const STREAMS = { ofPerson: 20, atMost: 10_000 };
/** Mean event loop delay above which only submissions are accepted. */
export const MAX_LOOP_DELAY_MS = 1_000;

/** Capacity of one kind of call in the process. */
export interface KindTerms {
  /**
   * `leaves`: shared slots that the kind leaves free for others. `places`: slots of its own instead, for calls that wait
   * for a connection or a worker thread rather than for the main thread.
   */
  leaves?: number;
  places?: number;
  /** `waiting`: calls that may wait; `waitMs`: maximum wait of each; `retryAfter`: seconds, for calls that are refused. */
  waiting: number;
  waitMs: number;
  retryAfter: number;
}

/** Slots by kind of call: one is reserved for sign-in, one for submissions. */
export const KIND_TERMS: Record<CallKind, KindTerms> = {
  submit: { leaves: 0, waiting: 500, waitMs: 25_000, retryAfter: 2 },
  upload: { places: 32, waiting: 200, waitMs: 20_000, retryAfter: 4 },
  save: { leaves: 2, waiting: 200, waitMs: 5_000, retryAfter: 5 },
  signIn: { leaves: 1, waiting: 200, waitMs: 10_000, retryAfter: 3 },
  read: { leaves: 3, waiting: 300, waitMs: 5_000, retryAfter: 2 },
  print: { places: 24, waiting: 100, waitMs: 20_000, retryAfter: 5 },
};

/**
 * Limits of one person, per process: a browser holds six connections, and saving every three seconds needs 10 ms of each
 * second.
 */
export const PERSON_ALLOWANCE: AllowanceTerms = {
  places: 8,
  waiting: 40,
  waitMs: 5_000,
  burstMs: 4_000,
  msPerSecond: 300,
};
/** The people of one company together. */
export const OWNER_ALLOWANCE: AllowanceTerms = {
  places: 24,
  waiting: 120,
  waitMs: 5_000,
  burstMs: 8_000,
  msPerSecond: 450,
};
/** Bytes of a body per additional place. */
export const BODY_PER_PLACE = 256 * 1024;

/**
 * Frequency limits of costly calls per person, and of every public call per address; accounts and phone numbers have
 * limits of their own.
 */
export const CALL_LIMITS: Partial<Record<CallName, CallLimit>> = {
  login: { max: 1_200, slotSeconds: 60 },
  refresh: { max: 600, slotSeconds: 60 },
  beginOidc: { max: 600, slotSeconds: 60 },
  finishOidc: { max: 600, slotSeconds: 60 },
  leaveOidc: { max: 600, slotSeconds: 60 },
  secondStep: { max: 1_200, slotSeconds: 60 },
  captcha: { max: 300, slotSeconds: 60 },
  captchaAudio: { max: 120, slotSeconds: 60 },
  proofChallenge: { max: 300, slotSeconds: 60 },
  sendSms: { max: 60, slotSeconds: 3_600 },
  inviteUser: { max: 60, slotSeconds: 3_600 },
  register: { max: 120, slotSeconds: 3_600 },
  forgetPassword: { max: 120, slotSeconds: 3_600 },
  smsLogin: { max: 120, slotSeconds: 3_600 },
  companyName: { max: 300, slotSeconds: 60 },
  ownData: { max: 10, slotSeconds: 3_600 },
  document: { max: 120, slotSeconds: 60 },
  bundle: { max: 60, slotSeconds: 60 },
  beginUpload: { max: 600, slotSeconds: 60 },
  finishUpload: { max: 600, slotSeconds: 60 },
  beginPhoneLink: { max: 60, slotSeconds: 60 },
  openPhoneLink: { max: 600, slotSeconds: 60 },
  sendFromPhone: { max: 300, slotSeconds: 60 },
  sendObjection: { max: 60, slotSeconds: 3_600 },
  sendObjectionFile: { max: 60, slotSeconds: 60 },
  trackObjection: { max: 60, slotSeconds: 60 },
  checkCopy: { max: 120, slotSeconds: 60 },
  checkSealed: { max: 30, slotSeconds: 60 },
  publicResults: { max: 300, slotSeconds: 60 },
  openData: { max: 60, slotSeconds: 60 },
  figureDictionary: { max: 60, slotSeconds: 60 },
  programSchema: { max: 60, slotSeconds: 60 },
  exportFilings: { max: 30, slotSeconds: 300 },
  rankingFile: { max: 30, slotSeconds: 300 },
  printList: { max: 30, slotSeconds: 300 },
  exportRecognitions: { max: 30, slotSeconds: 300 },
  exportPayments: { max: 30, slotSeconds: 300 },
  issueCertificate: { max: 120, slotSeconds: 300 },
  importRecognitions: { max: 30, slotSeconds: 300 },
  exportReports: { max: 30, slotSeconds: 300 },
  exportCompanies: { max: 30, slotSeconds: 300 },
  exportReadLog: { max: 30, slotSeconds: 300 },
  exportAuditLog: { max: 30, slotSeconds: 300 },
  orderArchive: { max: 30, slotSeconds: 300 },
  downloadArchive: { max: 30, slotSeconds: 300 },
  reviewDocument: { max: 120, slotSeconds: 60 },
  reviewBundle: { max: 60, slotSeconds: 60 },
  letter: { max: 120, slotSeconds: 60 },
  reviewLetter: { max: 120, slotSeconds: 60 },
  certificate: { max: 120, slotSeconds: 60 },
  reviewCertificate: { max: 120, slotSeconds: 60 },
  checkLog: { max: 120, slotSeconds: 60 },
  probeServices: { max: 30, slotSeconds: 60 },
  sendTest: { max: 10, slotSeconds: 600 },
  sendAgain: { max: 30, slotSeconds: 60 },
  tableExported: { max: 120, slotSeconds: 60 },
  reportBrowserError: { max: 120, slotSeconds: 60, inProcess: true },
  pageView: { max: 1_200, slotSeconds: 60, inProcess: true },
  portalSettings: { max: 1_200, slotSeconds: 60, inProcess: true },
  departments: { max: 600, slotSeconds: 60, inProcess: true },
  industries: { max: 600, slotSeconds: 60, inProcess: true },
  taxAuthorities: { max: 600, slotSeconds: 60, inProcess: true },
  health: { max: 1_200, slotSeconds: 60, inProcess: true },
  ready: { max: 1_200, slotSeconds: 60, inProcess: true },
};

/** Counts the programs' own download calls as `document`, because they print the same, whatever their path. */
const getCountedName = (name: string): CallName =>
  name.endsWith('.download') ? 'document' : (name as CallName);

type Subject = ['person' | 'address', string];

/** A person by a genuine token where the call asks for one, anybody else by the address. */
function getLimitSubject({ claims, ip, routeOptions }: FastifyRequest): Subject {
  const { call } = routeOptions.config;
  return claims && call && call.access !== 'public'
    ? ['person', claims.sub]
    : ['address', getClientNetwork(ip)];
}

/** Counts keys in this process, all in the same slots of `slotMs`. */
function createProcessCounter(slotMs: number, now: () => number = () => performance.now()) {
  const counts = new Map<string, number>();
  let endsAt = now() + slotMs;

  return {
    /** Number of hits of the key in this slot, this one included, and the seconds left. */
    hit(key: string): { count: number; secondsLeft: number } {
      if (now() >= endsAt) {
        counts.clear();
        endsAt = now() + slotMs;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { count, secondsLeft: Math.max(1, Math.ceil((endsAt - now()) / 1000)) };
    },
  };
}

/**
 * Creates an onRequest hook that limits all calls of one subject together, before anything that costs. Counted in this
 * process, for all subjects in the same ten seconds: a flood must not turn into database writes.
 */
export function createFloodLimitHook(
  { max, windowMs } = GENERAL_LIMIT,
  now?: () => number,
): onRequestHookHandler {
  const counter = createProcessCounter(windowMs, now);

  return function limitFlood(request, _reply, done) {
    const [kind, subject] = getLimitSubject(request);
    if (kind === 'address' && isLoopback(request.ip)) return done();
    const { count, secondsLeft } = counter.hit(`${kind}:${subject}`);
    if (count > max) throw problems.tooMany(secondsLeft);
    done();
  };
}

/**
 * Creates an onRequest hook for limited calls, after authentication. Counts in the database, across processes, except for
 * the cheapest calls.
 */
export function createCallLimitHook(counters: CounterStore, clock: () => Date) {
  const inProcess = new Map<number, ReturnType<typeof createProcessCounter>>();
  const counterFor = (slotSeconds: number) => {
    const counter = inProcess.get(slotSeconds) ?? createProcessCounter(slotSeconds * 1000);
    inProcess.set(slotSeconds, counter);
    return counter;
  };

  return async function limitCall(request: FastifyRequest): Promise<void> {
    const { call } = request.routeOptions.config;
    const name = call && getCountedName(call.name);
    const limit = name && CALL_LIMITS[name];
    if (!limit) return;
    const [kind, subject] = getLimitSubject(request);
    if (limit.inProcess) {
      if (kind === 'address' && isLoopback(request.ip)) return;
      const { count, secondsLeft } = counterFor(limit.slotSeconds).hit(`${name}:${kind}:${subject}`);
      if (count > limit.max) throw problems.tooMany(secondsLeft);
      return;
    }
    const { count, resetsAt } = await counters.hit(`${kind}:${name}`, subject, limit.slotSeconds);
    if (count > limit.max) throw problems.tooMany(computeRetryAfter(resetsAt, clock()));
  };
}
