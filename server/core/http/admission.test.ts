import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CALL_KINDS, type CallDefinition, type CallKind } from '../../../domain/calls/define';
import type { AuditStore } from '../audit/audit-store';
import type { Problem } from '../errors';
import { addAdmission, createAdmission } from './admission';
import { createErrorHandler } from './error-handler';
import { KIND_TERMS } from './limits';

/** Waiting limits of a kind in these tests. Of the three slots, saves leave one free and reads two. */
const few = { waiting: 2, waitMs: 200, retryAfter: 5 };
const terms = {
  ...KIND_TERMS,
  submit: { ...few, leaves: 0, waiting: 9 },
  save: { ...few, leaves: 1 },
  read: { ...few, leaves: 2 },
  upload: { ...few, places: 1 },
};

function stage() {
  const admission = createAdmission({ slots: 3, terms, maxLoopDelayMs: 0 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (kind: CallKind, subject = 'somebody', gone?: AbortSignal) => {
    const name = `${kind} of ${subject}`;
    const entered = admission.enter(kind, subject, gone).then((leave) => {
      begun.push(name);
      ends.set(name, leave);
    });
    return entered.then(
      () => null,
      (problem: Problem) => problem,
    );
  };
  const settled = () => sleep(1);
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { admission, begun, call, end, settled };
}

describe(createAdmission, () => {
  it('keeps slots for what goes first: reads stop first, then saves, and a submission finds one', async () => {
    const { begun, call, settled } = stage();
    for (const name of ['a', 'b']) call('read', name);
    for (const name of ['a', 'b']) call('save', name);
    for (const name of ['a', 'b']) call('submit', name);
    await settled();
    expect(begun).toEqual(['read of a', 'save of a', 'submit of a']);
  });

  it('gives a free slot to the first kind in order, whoever came first', async () => {
    const { begun, call, end, settled } = stage();
    for (const name of ['a', 'b', 'c']) call('submit', name);
    call('read');
    call('save');
    call('submit', 'late');
    await settled();
    await end('submit of a');
    await end('submit of b');
    await end('submit of c');
    await end('submit of late');
    await end('save of somebody');
    expect(begun.slice(3)).toEqual(['submit of late', 'save of somebody', 'read of somebody']);
  });

  it('gives slots round by person within a kind', async () => {
    const { begun, call, end, settled } = stage();
    for (const name of ['a', 'b']) call('save', name);
    call('save', 'greedy');
    call('save', 'greedy');
    expect((await call('save', 'modest'))?.kind).toBe('unavailable');
    await settled();
    expect(begun).toHaveLength(2);
    await end('save of a');
    call('save', 'modest');
    await end('save of b');
    await end('save of greedy');
    expect(begun.slice(2)).toEqual(['save of greedy', 'save of greedy', 'save of modest']);
  });

  it('refuses with a time to come again what finds no room or waited too long, and never a submission while saves are served', async () => {
    const { admission, begun, call, end, settled } = stage();
    for (const name of ['a', 'b', 'c', 'd']) call('save', name);
    const refused = await call('save', 'e');
    expect(refused).toMatchObject({ kind: 'unavailable' });
    expect(refused?.extras.retryAfterSeconds).toBeGreaterThanOrEqual(5);
    for (let i = 0; i < 5; i++) call('submit', String(i));
    await settled();
    for (let i = 0; i < 5; i++) await end(`submit of ${i}`);
    await settled();
    expect(begun.filter((name) => name.startsWith('submit'))).toHaveLength(5);
    const metrics = async (registry = new Registry()) => {
      admission.addMetrics(registry);
      return registry.metrics();
    };
    expect(await metrics()).toContain('calls_waiting{kind="save"} 2');
    await sleep(2 * few.waitMs);
    const after = await metrics();
    expect(after).toContain('calls_waiting{kind="save"} 0');
    expect(after).toContain('calls_refused_total{kind="save"} 3');
    expect(after).toContain('calls_refused_total{kind="submit"} 0');
  });

  it('gives uploads places of their own, which neither take slots nor wait for one', async () => {
    const { begun, call, settled } = stage();
    for (const name of ['a', 'b', 'c']) call('submit', name);
    call('upload', 'a');
    call('upload', 'b');
    await settled();
    expect(begun).toEqual(['submit of a', 'submit of b', 'submit of c', 'upload of a']);
  });

  it('forgets aborted requests', async () => {
    const { admission, begun, call, end } = stage();
    const gone = new AbortController();
    for (const name of ['a', 'b']) call('save', name);
    const left = call('save', 'c', gone.signal);
    gone.abort();
    expect(await left).not.toBeNull();
    await end('save of a');
    await end('save of b');
    expect(begun).toEqual(['save of a', 'save of b']);
    await Promise.all(['a', 'b'].map((name) => call('save', name)));
    admission.close();
  });

  it('has terms for each kind, of which a submission leaves nothing to others', () => {
    expect(Object.keys(KIND_TERMS).sort()).toEqual([...CALL_KINDS].sort());
    expect(KIND_TERMS.submit.leaves).toBe(0);
  });
});

const SAMPLE_MS = 200;
let app: FastifyInstance;

beforeEach(async () => {
  app = fastify();
  app.setErrorHandler(createErrorHandler({} as AuditStore));
  const late = { maxLoopDelayMs: 40, sampleEveryMs: SAMPLE_MS };
  addAdmission(app, createAdmission({ slots: 6, ...late }));
  const call = { method: 'PUT', kind: 'submit' } as CallDefinition;
  app.put('/submit', { config: { call } }, async () => 'submitted');
  app.get('/work', async () => 'done');
  app.get('/api/health', async () => 'alive');
  await app.ready();
});
afterEach(() => app.close());

const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
const work = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until; );
};

describe('addAdmission', () => {
  it('refuses all but submissions with 503 while the process is late, and accepts them again afterwards', async () => {
    expect(await statusOf('/work')).toBe(200);
    for (const until = performance.now() + 3 * SAMPLE_MS; performance.now() < until; await sleep(0)) work(80);
    const refused = await app.inject({ url: '/work' });
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: -1 });
    expect(await statusOf('/api/health')).toBe(200);
    expect((await app.inject({ method: 'PUT', url: '/submit' })).body).toBe('submitted');
    await sleep(3 * SAMPLE_MS);
    expect(await statusOf('/work')).toBe(200);
  });

  it('continues after a single pause', async () => {
    await sleep(SAMPLE_MS / 2);
    work(SAMPLE_MS);
    await sleep(0);
    expect(await statusOf('/work')).toBe(200);
  });
});
