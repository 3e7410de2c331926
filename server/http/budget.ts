import { performance } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../domain/api/calls/define';
import { Allowance, type AllowanceTerms } from './allowance';
import { BODY_PER_PLACE, COMPANY_ALLOWANCE, PERSON_ALLOWANCE } from './limits';
import { createWorkMeter } from './work-meter';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call that somebody signed in makes, until its work is done. */
    stay: Stay | null;
  }
}

/** What a call takes of the allowances of its person and of the person's company. */
export interface Stay {
  /** Its handler has begun: the stay ends with the work, even if the client breaks off. */
  isWorkedOn: boolean;
  /** Waits for places of the company as well. */
  joinCompany(companyId: string): Promise<void>;
  /** Gives the places back and charges the time; more than once is the same as once. */
  end(): void;
}

/** Subjects that are remembered before those that are idle are forgotten. */
const FORGET_ABOVE = 2_000;

function createAllowances(terms: AllowanceTerms) {
  const all = new Map<string, Allowance>();
  return (subject: string): Allowance => {
    const known = all.get(subject);
    if (known) return known;
    if (all.size >= FORGET_ABOVE) for (const [key, each] of all) if (each.isIdle) all.delete(key);
    const fresh = new Allowance(terms, () => performance.now());
    all.set(subject, fresh);
    return fresh;
  };
}

/** `gone`: nobody waits for the answer any more. */
export type Budget = (userId: string, places: number, gone: AbortSignal) => Promise<Stay>;

/** One account, or one company's accounts together, cannot take this process from the others. */
export function createBudget(): Budget {
  const meter = createWorkMeter();
  const ofPerson = createAllowances(PERSON_ALLOWANCE);
  const ofCompany = createAllowances(COMPANY_ALLOWANCE);

  return async (userId, places, gone) => {
    const person = ofPerson(userId);
    await person.enter(places, gone);
    const entered = [person];
    const workMs = meter.begin();
    let isOver = false;
    return {
      isWorkedOn: false,
      async joinCompany(companyId) {
        const company = ofCompany(companyId);
        await company.enter(places, gone);
        if (isOver) company.leave(places, 0);
        else entered.push(company);
      },
      end() {
        if (isOver) return;
        isOver = true;
        const charged = workMs();
        for (const each of entered) each.leave(places, charged);
      },
    };
  };
}

/** Places that a call takes, by the size of its body: what is said of it, since it has not come yet. */
function placesOf({ upload, large }: Call, { headers }: FastifyRequest): number {
  if (upload || !large) return 1;
  const bytes = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return 1 + Math.floor(bytes / BODY_PER_PLACE);
}

/**
 * An onRequest hook, before the session is looked up: waits until the person has a place. It is given back when the work
 * is done, or with the connection where no work began.
 */
export function takePlace(call: Call) {
  return async function waitForPerson(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.claims || call.access === 'public') return;
    const gone = new AbortController();
    reply.raw.once('close', () => {
      gone.abort();
      if (!request.stay?.isWorkedOn) request.stay?.end();
    });
    request.stay = await request.server.gate.budget(request.claims.sub, placesOf(call, request), gone.signal);
    if (gone.signal.aborted) request.stay.end();
  };
}

/** An onRequest hook, once it is known whose account it is. */
export async function takeCompanyPlace({ caller, stay }: FastifyRequest): Promise<void> {
  if (caller?.companyId) await stay?.joinCompany(caller.companyId);
}

/** Does the work of a call, which ends its stay. */
export async function inStay<T>({ stay }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  if (!stay) return work();
  stay.isWorkedOn = true;
  return work().finally(stay.end);
}
