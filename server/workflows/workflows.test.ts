import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { MessageItem } from '../../domain/inbox/calls';
import type {
  DecisionAwaitingSignature,
  ScheduledDecisionData,
  ScheduledDecisions,
  SigningResult,
} from '../../domain/review/scheduled-decision-calls';
import type { DeskData } from '../../domain/statistics/calls';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { WorkflowBody, WorkflowData } from '../../domain/workflow/calls';
import type { Duty } from '../../domain/workflow/duties';
import type { LevelCode, SigningPart } from '../../domain/workflow/workflow';
import { runDueJob } from '../../tests/support/server/due-job';
import { PASS, RETURN, ReviewClients } from '../../tests/support/server/review-clients';
import { alpha } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { messages, users } from '../core/db/tables';

const HOLD = 30;
let clients: ReviewClients;
let people: Record<string, string>;

const level = (code: LevelCode, signatures: SigningPart[] = [], due_days: number | null = null) => ({
  code,
  due_days,
  signatures,
});
const usual: WorkflowBody = {
  version: 0,
  levels: [level('district'), level('city')],
  experts: false,
  notice_days: null,
};
const four: WorkflowBody = {
  ...usual,
  levels: [level('county', [], 3), level('district', ['check', 'issue']), level('city'), level('province')],
};

/** Officers beside those of the demo, each with duties of its own. */
const OFFICERS: Record<string, { role: 'reviewer' | 'administrator'; duties: Duty[] }> = {
  county: { role: 'reviewer', duties: ['county.handle'] },
  handler: { role: 'reviewer', duties: ['district.handle'] },
  checker: { role: 'reviewer', duties: ['district.check', 'district.issue'] },
  issuer: { role: 'reviewer', duties: ['district.issue'] },
  city: { role: 'administrator', duties: ['city.handle'] },
  province: { role: 'administrator', duties: ['province.handle'] },
};

beforeAll(async () => {
  clients = await ReviewClients.open([
    { ...alpha, perCompanyAndBatch: 99, review: { expertReview: false, publicNotice: false } },
  ]);
});
afterAll(() => clients.close());
beforeEach(async () => {
  await clients.restore();
  const { q } = clients.app.db;
  // The department of the other reviewer has too few people for signatures.
  await q.update(users).set({ enabled: false }).where(eq(users.username, 'reviewer.tiexi'));
  const [reviewer] = await q.select().from(users).where(eq(users.username, 'reviewer'));
  const passwordHash = reviewer?.passwordHash ?? '';
  people = {};
  for (const [username, { role, duties }] of Object.entries(OFFICERS)) {
    const reviewDepartment = role === 'reviewer' ? (reviewer?.reviewDepartment ?? null) : null;
    const more = { id: randomUUID(), name: username, createdAt: clients.app.clock.now };
    await q
      .insert(users)
      .values({ ...more, username, usernameKey: username, role, duties, reviewDepartment, passwordHash });
    people[username] = await clients.app.signIn(username);
  }
});

const set = (body: WorkflowBody, token = clients.admin) =>
  clients.app.call<WorkflowData>(withId(paths.saveWorkflow, 'alpha').replace('{program}', 'alpha'), {
    token,
    body,
  });
const as = (name: string): string => people[name] ?? '';
const read = (id: string, name: string) => clients.read(id, as(name));
const steps = async (id: string, name: string) => (await read(id, name)).data.steps;
const mine = async (name: string) => (await clients.queue(as(name), { status: 'mine' })).data;

/** Home and the queue at the present time of the clock: earlier sessions have ended. */
async function numbersOf(name: string) {
  const token = await clients.app.signIn(name);
  const { data: desk } = await clients.app.call<DeskData>(paths.reviewDesk, { token });
  const { data: waiting } = await clients.queue(token, { status: 'mine' });
  const { data: late } = await clients.queue(token, { due: 'overdue' });
  return { desk, waiting, late };
}

async function order(id: string, name: string, body: object) {
  const { version } = (await read(id, name)).data.filing;
  return clients.app.call<ScheduledDecisionData>(paths.orderDecision, {
    token: as(name),
    body: { ...body, filings: [{ id, version }] },
    headers: { 'idempotency-key': randomUUID() },
  });
}

async function sign(id: string, name: string, body: object = { agree: true }) {
  const { to_sign } = (await read(id, name)).data;
  return clients.app.call(withId(paths.signDecision, to_sign?.id ?? randomUUID()), { token: as(name), body });
}

const toSign = async (name: string) =>
  (
    await clients.app.call<{ list: DecisionAwaitingSignature[]; total: number }>(paths.decisionsToSign, {
      token: as(name),
    })
  ).data;

/** Lets the time of the hold pass, and the job take its turn. */
async function carriedOut(id: string, status: string): Promise<void> {
  clients.app.clock.advance(HOLD);
  await vi.waitFor(async () => expect((await clients.own(id)).status).toBe(status), { timeout: 10_000 });
}

describe('workflows', () => {
  it('returns the default workflow of two steps for each program without one of its own', async () => {
    const { data } = await clients.app.call<WorkflowData[]>(paths.workflows, { token: clients.owner });
    const levels = [level('district'), { ...level('city'), due_days: 20 }];
    expect(data).toEqual([{ ...usual, levels, signing: null, program: 'alpha', set_at: null }]);
    const id = await clients.submit('alpha');
    await clients.decide(id, clients.reviewer, PASS);
    const city = (await clients.read(id, clients.admin)).data;
    expect(city.steps).toEqual(['return_city', 'approve', 'reject_city']);
    // Its own deadline, and not the day of the first review, which is over.
    expect([city.level_due_at, city.review_by]).toEqual([expect.stringMatching(/^20\d\d-/), null]);
    const approved = await clients.decide(id, clients.admin, { action: 'approve', grant_approved: 1 });
    expect(approved.data.filing.status).toBe('approved');
  });
});

describe('deadlines of levels (saveWorkflow)', () => {
  it('are reported to those who act at the level, and to administrators a day after they pass', async () => {
    const { db, clock } = clients.app;
    const look = () => runDueJob(clients.app, [alpha]);
    const told = async (template: string) => {
      const rows = await db.q
        .select({ username: users.username })
        .from(messages)
        .innerJoin(users, eq(users.id, messages.userId))
        .where(eq(messages.template, template));
      return rows.map(({ username }) => username).sort();
    };
    await set(four);
    const id = await clients.submit('alpha');
    const due = new Date((await read(id, 'county')).data.level_due_at ?? 0);
    await look();
    clock.now = due;
    await look();
    await look();
    for (const name of ['county', 'reviewer', 'admin', 'handler', 'city']) {
      const { desk, waiting, late } = await numbersOf(name);
      const isTurn = name === 'county' || name === 'reviewer';
      expect([name, desk.mine, desk.overdue]).toEqual([name, waiting.total, isTurn ? 1 : 0]);
      expect([name, late.list.map((each) => each.id), waiting.overdue]).toEqual([name, [id], 1]);
      expect([name, waiting.list.some((each) => each.id === id)]).toEqual([name, isTurn]);
    }
    expect(await told('level_overdue')).toEqual(['county', 'reviewer']);
    expect(await told('level_escalated')).toEqual([]);
    clock.now = new Date(due.getTime() + 86_400_000);
    await look();
    expect(await told('level_escalated')).toEqual(['admin', 'city', 'province']);
  });
});

describe('orderDecision and signDecision', () => {
  it('lead through four levels, by whoever has the duty, and nobody signs twice', async () => {
    expect(await set(four)).toMatchObject({ code: 200, data: { version: 1 } });
    const id = await clients.submit('alpha');
    expect((await clients.own(id)).way).toEqual({
      levels: ['county', 'district', 'city', 'province'],
      at: 0,
      experts: false,
      notice: false,
    });
    expect(await steps(id, 'handler')).toEqual([]);
    expect((await read(id, 'county')).data.level_due_at).not.toBeNull();
    expect((await mine('county')).list.map((each) => each.id)).toContain(id);
    expect((await mine('handler')).list.map((each) => each.id)).not.toContain(id);
    await clients.decide(id, as('county'), PASS);

    const waiting = await mine('handler');
    expect(waiting.list.find((each) => each.id === id)).toMatchObject({ level: 'district' });
    expect([waiting.total, waiting.mine]).toEqual([waiting.list.length, waiting.list.length]);
    expect((await mine('city')).list.map((each) => each.id)).not.toContain(id);
    expect(await clients.decide(id, as('city'), { action: 'approve', grant_approved: 0 })).toMatchObject({
      code: 208,
      msg: expect.stringContaining('earlier level'),
    });
    const pass = { action: 'pass_level', opinion: '同意上报' };
    expect(await clients.decide(id, as('handler'), pass)).toMatchObject({
      code: 208,
      msg: expect.stringContaining('signatures of colleagues'),
    });

    const ordered = await order(id, 'handler', pass);
    expect(ordered.msg).toBe('Done: Passed this level of review. It takes effect after a signature (Check)');
    expect(ordered.data).toMatchObject({ part: 'check', counts: { signing: 1, waiting: 0 } });
    expect((await read(id, 'handler')).data).toMatchObject({
      to_sign: null,
      held: { is_mine: true, part: 'check' },
    });
    expect((await toSign('checker')).list).toMatchObject([{ id, part: 'check', by: 'handler' }]);
    expect(await toSign('issuer')).toEqual({ list: [], total: 0 });
    expect(await sign(id, 'checker', { agree: false })).toMatchObject({ code: 208 });
    await sign(id, 'checker', { agree: false, note: '金额待核' });
    const back = await clients.app.call<ScheduledDecisionData>(withId(paths.decisionOrder, ordered.data.id), {
      token: as('handler'),
    });
    expect(back.data.items).toMatchObject([{ state: 'refused', why: expect.stringContaining('金额待核') }]);

    await order(id, 'handler', pass);
    expect(await sign(id, 'checker', { agree: true, note: '金额已核' })).toMatchObject({ code: 200 });
    // The checker may issue as well, but has signed already.
    expect((await read(id, 'checker')).data.to_sign).toBeNull();
    expect(await toSign('checker')).toEqual({ list: [], total: 0 });
    clients.app.clock.advance(HOLD * 10);
    expect((await clients.own(id)).way?.at).toBe(1);
    expect(await sign(id, 'issuer')).toMatchObject({ code: 200 });
    clients.app.clock.advance(HOLD);
    await vi.waitFor(async () => expect((await clients.own(id)).way?.at).toBe(2), { timeout: 10_000 });
    const { log } = (await read(id, 'city')).data;
    expect(log.at(-1)).toMatchObject({
      action: 'pass_level',
      actor: { name: 'handler' },
      signatures: [
        { part: 'check', by: 'checker', note: '金额已核' },
        { part: 'issue', by: 'issuer' },
      ],
    });
    expect((await clients.log(id)).at(-1)).not.toHaveProperty('signatures');

    expect(await steps(id, 'province')).toEqual([]);
    const returned = { ...RETURN, corrections: RETURN.corrections.slice(0, 1), action: 'return_level' };
    expect(await clients.decide(id, as('city'), returned)).toMatchObject({
      msg: 'Done: City review: returned',
      data: { filing: { status: 'returned' } },
    });
    await clients.correctAll(id);
    expect((await clients.resubmit(id, (await clients.own(id)).data)).data.status).toBe('district_passed');
    expect((await clients.own(id)).way?.at).toBe(2);
    expect((await clients.log(id)).map(({ action, level, to_level }) => [action, level, to_level])).toEqual([
      ['create', undefined, undefined],
      ['submit', 'county', undefined],
      ['pass_first', 'county', 'district'],
      ['pass_level', 'district', 'city'],
      ['return_level', 'city', undefined],
      ['answer_correction', undefined, undefined],
      ['resubmit_to_level', 'city', undefined],
    ]);
    await clients.decide(id, as('city'), pass);
    expect(await steps(id, 'province')).toEqual(['return_city', 'approve', 'reject_city']);
    expect((await mine('province')).list.map((each) => each.id)).toContain(id);
    const order2 = await order(id, 'province', { action: 'approve', grant_approved: 3 });
    expect(order2.data.counts).toMatchObject({ waiting: 1, signing: 0 });
    await carriedOut(id, 'approved');
  });

  it('send the next signer one message, and accept signatures for a list', async () => {
    await set(four);
    // A colleague of the issuer, who may sign in their place.
    await clients.app.db.q
      .update(users)
      .set({ duties: ['county.handle', 'district.issue'] })
      .where(eq(users.username, 'county'));
    const pass = { action: 'pass_level', opinion: '同意上报' };
    const ids = [await clients.submit('alpha'), await clients.submit('alpha')];
    for (const id of ids) {
      await clients.decide(id, as('county'), PASS);
      await order(id, 'handler', pass);
    }
    const told = async (name: string, page = '/review/toSign') => {
      const list = await clients.app.call<{ list: MessageItem[] }>(paths.messages, { token: as(name) });
      return list.data.list.filter(({ link }) => link?.startsWith(page)).map(({ body }) => body);
    };
    expect(await told('checker')).toEqual([
      'handler sent decisions for your signature (Pass this level). 2 decisions wait for it now. Look at them and sign.',
    ]);
    expect([await told('handler'), await told('issuer')]).toEqual([[], []]);
    expect((await numbersOf('checker')).desk.to_sign).toBe(2);
    const own = (name: string) =>
      clients.app.call<ScheduledDecisions>(paths.decisionOrders, { token: as(name) });
    expect((await own('checker')).data).toEqual({ list: [], total: 0, to_sign: 2 });
    expect((await own('handler')).data).toMatchObject({ total: 2, to_sign: 0 });
    const waiting = await toSign('checker');
    // Both wait since the same moment of the clock of tests.
    const byId = waiting.list.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(byId).toMatchObject(
      ids.toSorted().map((id) => ({ id, by: 'handler', decision: pass, signed: [], is_opened: false })),
    );
    const items = waiting.list.map(({ item }) => item);
    const signAll = (name: string, body: object) =>
      clients.app.call<SigningResult>(paths.signDecisions, { token: as(name), body });
    expect(await signAll('issuer', { items, agree: true })).toMatchObject({
      code: 200,
      data: {
        done: [],
        refused: items.map((item) => ({ item, msg: expect.stringContaining('not assigned') })),
      },
    });
    const mixed = await signAll('checker', { items: [...items, randomUUID()], agree: true });
    expect(mixed.data.done).toEqual(items);
    expect(mixed.data.refused).toMatchObject([{ msg: expect.stringContaining('Reload the list') }]);
    expect([await told('checker'), (await told('issuer')).length]).toEqual([[], 1]);
    expect((await toSign('issuer')).list[0]?.signed).toEqual([{ part: 'check', by: 'checker' }]);
    expect(await signAll('issuer', { items, agree: false })).toMatchObject({ code: 208 });
    expect(await told('county')).toHaveLength(1);
    await signAll('issuer', { items, agree: false, note: '材料待核' });
    // Nothing is left for a colleague with the same duty, and the author hears who sent the decisions back and why.
    expect([await told('issuer'), await told('county')]).toEqual([[], []]);
    expect(await told('handler', '/review/orders')).toEqual([
      'issuer (Issue) sent back your decision (Pass this level) on 1 filing: 材料待核. Change it and decide again.',
      'issuer (Issue) sent back your decision (Pass this level) on 1 filing: 材料待核. Change it and decide again.',
    ]);
    expect((await toSign('issuer')).total).toBe(0);
    for (const id of ids) expect((await read(id, 'handler')).data.held).toBeNull();
  });

  it('leave the message with a deputy while something waits for the absent signer', async () => {
    await set(four);
    const day = formatBeijingDay(clients.app.clock.now);
    const [deputy] = await clients.app.db.q.select().from(users).where(eq(users.username, 'checker'));
    const named = await clients.app.call(paths.nameDeputy, {
      token: as('issuer'),
      body: { deputy: deputy?.id, from: day, until: day },
    });
    expect(named).toMatchObject({ code: 200 });
    const orders: string[] = [];
    for (const id of [await clients.submit('alpha'), await clients.submit('alpha')]) {
      await clients.decide(id, as('county'), PASS);
      orders.push((await order(id, 'handler', { action: 'pass_level', opinion: '同意' })).data.id);
      await sign(id, 'checker');
    }
    const told = async () => {
      const { data } = await clients.app.call<{ list: MessageItem[] }>(paths.messages, {
        token: as('checker'),
      });
      return data.list.filter(({ link }) => link === '/review/toSign').length;
    };
    expect(await told()).toBe(1);
    const takeBack = async (id: string | undefined) => {
      await clients.app.call(withId(paths.takeBackOrder, id ?? ''), { token: as('handler') });
      return told();
    };
    expect(await takeBack(orders[0])).toBe(1);
    expect(await takeBack(orders[1])).toBe(0);
  });

  it('count the moment for taking a decision back from the last signature', async () => {
    await set(four);
    const id = await clients.submit('alpha');
    await clients.decide(id, as('county'), PASS);
    const { data } = await order(id, 'handler', { action: 'pass_level', opinion: '同意' });
    await sign(id, 'checker');
    clients.app.clock.advance(HOLD * 10);
    const one = () =>
      clients.app.call<ScheduledDecisionData>(withId(paths.decisionOrder, data.id), { token: as('handler') });
    expect((await one()).data).toMatchObject({ left: 0, counts: { signing: 1 } });
    await sign(id, 'issuer');
    const due = new Date(clients.app.clock.now.getTime() + HOLD * 1000).toISOString();
    const waiting = { due_at: due, left: HOLD, counts: { waiting: 1, signing: 0 } };
    expect((await one()).data).toMatchObject(waiting);
    const { data: own } = await clients.app.call<ScheduledDecisions>(paths.decisionOrders, {
      token: as('handler'),
    });
    expect(own.list).toMatchObject([waiting]);
  });

  it('allow taking a decision back while it waits for signatures', async () => {
    await set(four);
    const id = await clients.submit('alpha');
    await clients.decide(id, as('county'), PASS);
    const { data } = await order(id, 'handler', { action: 'pass_level', opinion: '同意' });
    const taken = await clients.app.call<ScheduledDecisionData>(withId(paths.takeBackOrder, data.id), {
      token: as('handler'),
    });
    expect(taken.data.counts).toMatchObject({ taken_back: 1, signing: 0 });
    expect(await steps(id, 'handler')).toContain('pass_level');
  });
});

describe('saveWorkflow', () => {
  it('leaves filings under way unchanged', async () => {
    const before = await clients.submit('alpha');
    await set({ ...four, notice_days: 7 });
    await clients.decide(before, clients.reviewer, PASS);
    expect((await clients.read(before, clients.admin)).data.steps).toContain('approve');
    const after = await clients.submit('alpha');
    await set({ ...usual, version: 1, notice_days: 3 });
    expect((await clients.own(after)).way).toMatchObject({ at: 0, notice: true, levels: { length: 4 } });
    expect((await clients.own(await clients.submit('alpha'))).way).toMatchObject({ levels: { length: 2 } });
  });

  it('rejects a workflow that leads nowhere, and a stale version', async () => {
    expect(await set({ ...usual, levels: [level('district')] })).toMatchObject({
      code: -1,
      msg: [expect.stringContaining('two levels at least'), expect.stringContaining('The last level')],
    });
    const short = await set({ ...usual, levels: [level('district'), level('city', ['check'])] });
    expect(short.code).toBe(200);
    expect(await set(usual)).toMatchObject({ code: 208, data: { conflict: true, version: 1 } });
    expect(await set({ ...usual, version: 1 }, clients.reviewer)).toMatchObject({ code: 208 });
    await clients.app.db.q.update(users).set({ enabled: false }).where(eq(users.username, 'issuer'));
    await clients.app.db.q.update(users).set({ enabled: false }).where(eq(users.username, 'checker'));
    expect(await set({ ...four, version: 1 })).toMatchObject({
      code: -1,
      msg: [expect.stringContaining('District review')],
    });
  });
});
