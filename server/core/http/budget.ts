import { performance } from 'node:perf_hooks';
import type { FastifyRequest } from 'fastify';
import type { CallDefinition } from '../../../domain/calls/define';
import { getShareOwner } from '../access';
import { runWhenAdmitted } from './admission';
import { Allowance, type AllowanceTerms } from './allowance';
import { BODY_PER_PLACE, OWNER_ALLOWANCE, PERSON_ALLOWANCE } from './limits';

/** Milliseconds that this thread has worked since it began. */
export const getWorkedMs = (): number => performance.eventLoopUtilization().active;

/** Measures how much of this process's thread each of several pieces of work took. */
interface WorkMeter {
  /** Starts a task; returns the function that ends it and returns its milliseconds. */
  begin(): () => number;
}

/**
 * The thread cannot tell interleaved asynchronous tasks apart. So its working time is divided equally among all tasks
 * under way: a subject with many tasks is charged much, and one that waits beside it a little. `busyMs` returns the
 * thread's working time so far.
 */
export function createWorkMeter(busyMs: () => number): WorkMeter {
  let underWay = 0;
  let share = 0;
  let last = busyMs();
  const settle = () => {
    const now = busyMs();
    if (underWay > 0) share += (now - last) / underWay;
    last = now;
  };
  return {
    begin() {
      settle();
      underWay++;
      const from = share;
      return () => {
        settle();
        underWay--;
        return share - from;
      };
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Budget share held by a signed-in call until its work is done. */
    stay: BudgetStay | null;
  }
}

/** The share that a call takes of the allowances of its person and of the person's company. */
export interface BudgetStay {
  /** Its handler has begun: the stay ends with the work, even if the client breaks off. */
  isWorkedOn: boolean;
  /** Waits for places of the company as well. */
  joinOwner(owner: string): Promise<void>;
  /** Returns the places and charges the time; further calls have no effect. */
  end(): void;
}

/** Number of subjects from which idle ones are dropped. */
const FORGET_ABOVE = 2_000;
/** A subject counts as present this long after a call; an open portal polls its unread messages once a minute. */
const PRESENT_MS = 70_000;

/** Tells whether any other subject was seen recently; it suffices to store the last two subjects. */
function createPresence(now: () => number) {
  let [latest, before] = [
    { subject: '', at: Number.NEGATIVE_INFINITY },
    { subject: '', at: Number.NEGATIVE_INFINITY },
  ];
  return {
    note(subject: string): void {
      if (subject !== latest.subject) before = latest;
      latest = { subject, at: now() };
    },
    isAlone: (subject: string): boolean =>
      now() - (latest.subject === subject ? before : latest).at > PRESENT_MS,
  };
}

function createAllowances(terms: AllowanceTerms, now: () => number) {
  const all = new Map<string, Allowance>();
  const presence = createPresence(now);
  return (subject: string): Allowance => {
    presence.note(subject);
    const known = all.get(subject);
    if (known) return known;
    if (all.size >= FORGET_ABOVE) for (const [key, each] of all) if (each.isIdle) all.delete(key);
    const fresh = new Allowance(terms, now, () => presence.isAlone(subject));
    all.set(subject, fresh);
    return fresh;
  };
}

/** Acquires places for a person. `gone`: aborted when the client disconnects. */
export type CallBudget = (person: string, places: number, gone: AbortSignal) => Promise<BudgetStay>;

/** Limits the share of this process that one account or company may use. `workedMs`: see Deps. */
export function createBudget(
  workedMs: () => number,
  now: () => number = () => performance.now(),
): CallBudget {
  const meter = createWorkMeter(workedMs);
  const ofPerson = createAllowances(PERSON_ALLOWANCE, now);
  const ofOwner = createAllowances(OWNER_ALLOWANCE, now);

  return async (person, places, gone) => {
    const own = ofPerson(person);
    await own.enter(places, gone);
    const entered = [own];
    const charge = meter.begin();
    let isOver = false;
    return {
      isWorkedOn: false,
      async joinOwner(owner) {
        const allowance = ofOwner(owner);
        await allowance.enter(places, gone);
        if (isOver) allowance.leave(places, 0);
        else entered.push(allowance);
      },
      end() {
        if (isOver) return;
        isOver = true;
        const workMs = charge();
        for (const each of entered) each.leave(places, workMs);
      },
    };
  };
}

/** Number of places that a call takes: by its Content-Length, because the body has not been received yet. */
function computePlaces({ upload, large }: CallDefinition, { headers }: FastifyRequest): number {
  if (upload || !large) return 1;
  const bytes = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return 1 + Math.floor(bytes / BODY_PER_PLACE);
}

/** Uploads have an allowance of their own: over a slow connection they hold places for minutes, which must not delay a save. */
const getBudgetSubject = (id: string, call?: CallDefinition): string => (call?.upload ? `${id} uploads` : id);

/**
 * An onRequest hook, before the session is looked up: waits until the person has a place. It is given back when the work
 * is done, or with the connection where no work began.
 */
export function takePlace(call: CallDefinition) {
  return async function waitForPerson(request: FastifyRequest): Promise<void> {
    const { claims, gone, server } = request;
    if (!claims || !gone || call.access === 'public') return;
    gone.addEventListener('abort', () => {
      if (!request.stay?.isWorkedOn) request.stay?.end();
    });
    request.stay = await server.gate.budget(
      getBudgetSubject(claims.sub, call),
      computePlaces(call, request),
      gone,
    );
    if (gone.aborted) request.stay.end();
  };
}

/** An onRequest hook that runs after authentication and waits for places of the company. */
export async function takeOwnersPlace({ caller, stay, routeOptions }: FastifyRequest): Promise<void> {
  if (caller) await stay?.joinOwner(getBudgetSubject(getShareOwner(caller), routeOptions.config.call));
}

/** Runs a call when it is admitted, and ends its stay afterwards. */
export const runInStay = <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
  runWhenAdmitted(request, async () => {
    const { stay } = request;
    if (!stay) return work();
    stay.isWorkedOn = true;
    return work().finally(stay.end);
  });
