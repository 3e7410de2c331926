/**
 * Admission limits how many calls the process works on at once, by kind. A call whose kind has no free slot waits in a
 * queue of that kind, in turn by person; kinds are served in order of priority, and a call that finds the queue full is
 * refused with a Retry-After.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { CALL_KINDS, type CallKind, getCallKind } from '../../../domain/calls/define';
import { problems } from '../errors';
import { getCurrentSubject } from '../request-context';
import { createWaitingLine } from '../waiting-line';
import { IN_FLIGHT_AT_MOST, KIND_TERMS, type KindTerms, MAX_LOOP_DELAY_MS } from './limits';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when the client disconnects. */
    gone: AbortSignal | null;
  }
}

/** Abort reason; without one each abort would create an error with its stack. */
const CLOSED = 'closed';
const SAMPLE_EVERY_MS = 2_000;
const LOOK_EVERY_MS = 10;
/** Minimum number of concurrent calls: the embedded database serves one at a time, while the main thread works on the rest. */
const FEWEST_SLOTS = 8;
/** Connections that are left to jobs. */
const JOBS = 2;

/** Requests that are answered even when the rest is refused. */
export const ALWAYS_ANSWERED = new Set(['/api/health', '/api/metrics']);

/** Number of calls processed at once: further ones would only wait for a connection, without fair order. */
export const computeSlotCount = (connections: number): number => Math.max(FEWEST_SLOTS, connections - JOBS);

interface AdmissionOptions {
  slots: number;
  terms?: Record<CallKind, KindTerms>;
  /**
   * Mean event loop delay over a sample above which the process counts as late; 0 turns the check off. A short peak does
   * not count.
   */
  maxLoopDelayMs?: number;
  sampleEveryMs?: number;
}

/** Tells whether the process is late. */
function watchLoop(maxDelayMs: number, everyMs: number) {
  if (maxDelayMs === 0) return { isLate: () => false, stop: () => {} };
  const delay = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS });
  delay.enable();
  let isLate = false;
  const sampling = setInterval(() => {
    isLate = delay.mean / 1e6 - LOOK_EVERY_MS > maxDelayMs;
    delay.reset();
  }, everyMs).unref();
  const stop = () => {
    clearInterval(sampling);
    delay.disable();
  };
  return { isLate: () => isLate, stop };
}

export function createAdmission(options: AdmissionOptions) {
  const { slots, terms = KIND_TERMS } = options;
  const { maxLoopDelayMs = MAX_LOOP_DELAY_MS, sampleEveryMs = SAMPLE_EVERY_MS } = options;
  const loop = watchLoop(maxLoopDelayMs, sampleEveryMs);
  const newKind = () => ({ line: createWaitingLine(), running: 0, refused: 0 });
  const kinds = new Map(CALL_KINDS.map((kind) => [kind, newKind()] as const));
  const stateOf = (kind: CallKind) => kinds.get(kind) as ReturnType<typeof newKind>;
  let taken = 0;

  function mayBegin(kind: CallKind): boolean {
    const { places, leaves = 0 } = terms[kind];
    return places === undefined ? taken + leaves < slots : stateOf(kind).running < places;
  }

  function count(kind: CallKind, by: 1 | -1): void {
    stateOf(kind).running += by;
    if (terms[kind].places === undefined) taken += by;
  }

  function callNext(): void {
    for (const [kind, { line }] of kinds) while (mayBegin(kind) && line.callNext()) count(kind, 1);
  }

  /** Randomizes Retry-After, lest all refused clients return at once. */
  function refusal(kind: CallKind): Error {
    stateOf(kind).refused++;
    return problems.unavailable(Math.ceil(terms[kind].retryAfter * (1 + Math.random())));
  }

  function assertRoom(kind: CallKind): void {
    if (stateOf(kind).line.waiting >= terms[kind].waiting) throw refusal(kind);
  }

  return {
    /** Refuses early, before a request has cost anything; `kind` is that of its call, if it has one. */
    arrive(kind: CallKind | null, inFlight = 0): void {
      const isTooMuch = loop.isLate() || inFlight > IN_FLIGHT_AT_MOST;
      if (isTooMuch && kind !== 'submit') throw refusal(kind ?? 'read');
      if (kind) assertRoom(kind);
    },

    /** Waits until a call of this kind may begin; returns the function that ends it. */
    async enter(kind: CallKind, subject: string, gone?: AbortSignal): Promise<() => void> {
      // Nearly always there is room: then no place in the line is made, with its timer and listener.
      if (stateOf(kind).line.waiting === 0 && mayBegin(kind)) count(kind, 1);
      else {
        assertRoom(kind);
        const turn = stateOf(kind).line.wait({
          subject,
          limitMs: terms[kind].waitMs,
          late: () => refusal(kind),
          ...(gone && { gone }),
        });
        callNext();
        await turn;
      }
      return () => {
        count(kind, -1);
        callNext();
      };
    },

    addMetrics(registry: Registry): void {
      const gauge = (name: string, help: string, figure: (kind: CallKind) => number) =>
        new Gauge({
          name,
          help,
          labelNames: ['kind'],
          registers: [registry],
          collect() {
            for (const kind of CALL_KINDS) this.set({ kind }, figure(kind));
          },
        });
      gauge('calls_running', 'Calls that are worked on, by kind', (kind) => stateOf(kind).running);
      gauge('calls_waiting', 'Calls that wait for their turn, by kind', (kind) => stateOf(kind).line.waiting);
      new Counter({
        name: 'calls_refused_total',
        help: 'Calls that found no room, by kind',
        labelNames: ['kind'],
        registers: [registry],
        collect() {
          this.reset();
          for (const kind of CALL_KINDS) this.inc({ kind }, stateOf(kind).refused);
        },
      });
    },

    close: loop.stop,
  };
}

export type AdmissionControl = ReturnType<typeof createAdmission>;

/** Refuses requests on arrival when the process is overloaded, also those for pages and files of the portal. */
export function addAdmission(app: FastifyInstance, admission: AdmissionControl): void {
  let inFlight = 0;
  app.decorateRequest('gone', null);
  app.addHook('onRequest', (request, reply, done) => {
    const gone = new AbortController();
    request.gone = gone.signal;
    const { call } = request.routeOptions.config;
    const counts = call?.stream ? 0 : 1;
    inFlight += counts;
    reply.raw.once('close', () => {
      inFlight -= counts;
      gone.abort(CLOSED);
    });
    if (!ALWAYS_ANSWERED.has(request.url)) admission.arrive(call ? getCallKind(call) : null, inFlight);
    done();
  });
  app.addHook('onClose', async () => admission.close());
}

/** Runs a call once its kind has a free slot. Its body has been received by then, so that a slow connection takes no slot. */
export async function runWhenAdmitted<T>(
  { server, routeOptions, body, gone }: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const { call } = routeOptions.config;
  const kind = call && getCallKind(call, body ?? null);
  if (!kind) return work();
  const leave = await server.gate.admission.enter(kind, getCurrentSubject(), gone ?? undefined);
  return work().finally(leave);
}
