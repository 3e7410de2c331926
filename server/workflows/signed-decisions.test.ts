import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { MessageItem } from '../../domain/inbox/calls';
import type {
  ScheduledDecisionData,
  ScheduledDecisions,
  SigningResult,
} from '../../domain/review/scheduled-decision-calls';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { HOLD } from '../../tests/support/server/decision-orders';
import { PASS, RETURN, type ReviewClients } from '../../tests/support/server/review-clients';
import { four, WorkflowClients } from '../../tests/support/server/workflow-clients';
import { withId } from '../../tests/support/with-id';
import { users } from '../core/db/tables';

let clients: ReviewClients;
let flows: WorkflowClients;

beforeAll(async () => {
  flows = await WorkflowClients.open();
  ({ clients } = flows);
});
afterAll(() => clients.close());
beforeEach(() => flows.restore());

describe('orderDecision and signDecision', () => {
  it('lead through four levels, by whoever has the duty, and nobody signs twice', async () => {
    expect(await flows.set(four)).toMatchObject({ code: 200, data: { version: 1 } });
    const id = await clients.submit('alpha');
    expect((await clients.own(id)).way).toEqual({
      levels: ['county', 'district', 'city', 'province'],
      at: 0,
      experts: false,
      notice: false,
    });
    expect(await flows.steps(id, 'handler')).toEqual([]);
    expect((await flows.read(id, 'county')).data.level_due_at).not.toBeNull();
    expect((await flows.mine('county')).list.map((each) => each.id)).toContain(id);
    expect((await flows.mine('handler')).list.map((each) => each.id)).not.toContain(id);
    await clients.decide(id, flows.as('county'), PASS);

    const waiting = await flows.mine('handler');
    expect(waiting.list.find((each) => each.id === id)).toMatchObject({ level: 'district' });
    expect([waiting.total, waiting.mine]).toEqual([waiting.list.length, waiting.list.length]);
    expect((await flows.mine('city')).list.map((each) => each.id)).not.toContain(id);
    expect(
      await clients.decide(id, flows.as('city'), { action: 'approve', grant_approved: 0 }),
    ).toMatchObject({
      code: 208,
      msg: expect.stringContaining('earlier level'),
    });
    const pass = { action: 'pass_level', opinion: '同意上报' };
    expect(await clients.decide(id, flows.as('handler'), pass)).toMatchObject({
      code: 208,
      msg: expect.stringContaining('signatures of colleagues'),
    });

    const ordered = await flows.order(id, 'handler', pass);
    expect(ordered.msg).toBe('Done: Passed this level of review. It takes effect after a signature (Check)');
    expect(ordered.data).toMatchObject({ part: 'check', counts: { signing: 1, waiting: 0 } });
    expect((await flows.read(id, 'handler')).data).toMatchObject({
      to_sign: null,
      held: { is_mine: true, part: 'check' },
    });
    expect((await flows.toSign('checker')).list).toMatchObject([{ id, part: 'check', by: 'handler' }]);
    expect(await flows.toSign('issuer')).toEqual({ list: [], total: 0 });
    expect(await flows.sign(id, 'checker', { agree: false })).toMatchObject({ code: 208 });
    await flows.sign(id, 'checker', { agree: false, note: '金额待核' });
    const back = await clients.app.call<ScheduledDecisionData>(withId(paths.decisionOrder, ordered.data.id), {
      token: flows.as('handler'),
    });
    expect(back.data.items).toMatchObject([{ state: 'refused', why: expect.stringContaining('金额待核') }]);

    await flows.order(id, 'handler', pass);
    expect(await flows.sign(id, 'checker', { agree: true, note: '金额已核' })).toMatchObject({ code: 200 });
    // The checker may issue as well, but has signed already.
    expect((await flows.read(id, 'checker')).data.to_sign).toBeNull();
    expect(await flows.toSign('checker')).toEqual({ list: [], total: 0 });
    clients.app.clock.advance(HOLD * 10);
    expect((await clients.own(id)).way?.at).toBe(1);
    expect(await flows.sign(id, 'issuer')).toMatchObject({ code: 200 });
    clients.app.clock.advance(HOLD);
    await vi.waitFor(async () => expect((await clients.own(id)).way?.at).toBe(2), { timeout: 10_000 });
    const { log } = (await flows.read(id, 'city')).data;
    expect(log.at(-1)).toMatchObject({
      action: 'pass_level',
      actor: { name: 'handler' },
      signatures: [
        { part: 'check', by: 'checker', note: '金额已核' },
        { part: 'issue', by: 'issuer' },
      ],
    });
    expect((await clients.log(id)).at(-1)).not.toHaveProperty('signatures');

    expect(await flows.steps(id, 'province')).toEqual([]);
    const returned = { ...RETURN, corrections: RETURN.corrections.slice(0, 1), action: 'return_level' };
    expect(await clients.decide(id, flows.as('city'), returned)).toMatchObject({
      msg: 'Done: City review: returned',
      data: { filing: { status: 'returned' } },
    });
    await clients.correctAll(id);
    expect((await clients.resubmit(id, (await clients.own(id)).data)).data.status).toBe('district_passed');
    expect((await clients.own(id)).way?.at).toBe(2);
    const { data: told } = await clients.app.call<{ list: MessageItem[] }>(paths.messages, {
      token: flows.as('city'),
    });
    expect(told.list).toContainEqual(expect.objectContaining({ title: 'Submitted again' }));
    expect((await clients.log(id)).map(({ action, level, to_level }) => [action, level, to_level])).toEqual([
      ['create', undefined, undefined],
      ['submit', 'county', undefined],
      ['pass_first', 'county', 'district'],
      ['pass_level', 'district', 'city'],
      ['return_level', 'city', undefined],
      ['answer_correction', undefined, undefined],
      ['resubmit_to_level', 'city', undefined],
    ]);
    await clients.decide(id, flows.as('city'), pass);
    expect(await flows.steps(id, 'province')).toEqual(['return_city', 'approve', 'reject_city']);
    expect((await flows.mine('province')).list.map((each) => each.id)).toContain(id);
    const order2 = await flows.order(id, 'province', { action: 'approve', grant_approved: 3 });
    expect(order2.data.counts).toMatchObject({ waiting: 1, signing: 0 });
    await flows.carriedOut(id, 'approved');
  });

  it('send the next signer one message, and accept signatures for a list', async () => {
    await flows.set(four);
    // A colleague of the issuer, who may sign in their place.
    await clients.app.db.q
      .update(users)
      .set({ duties: ['county.handle', 'district.issue'] })
      .where(eq(users.username, 'county'));
    const pass = { action: 'pass_level', opinion: '同意上报' };
    const ids = [await clients.submit('alpha'), await clients.submit('alpha')];
    for (const id of ids) {
      await clients.decide(id, flows.as('county'), PASS);
      await flows.order(id, 'handler', pass);
    }
    const told = async (name: string, page = '/review/toSign') => {
      const list = await clients.app.call<{ list: MessageItem[] }>(paths.messages, { token: flows.as(name) });
      return list.data.list.filter(({ link }) => link?.startsWith(page)).map(({ body }) => body);
    };
    expect(await told('checker')).toEqual([
      'handler sent decisions for your signature (Pass this level). 2 decisions wait for it now. Look at them and sign.',
    ]);
    expect([await told('handler'), await told('issuer')]).toEqual([[], []]);
    expect((await flows.numbersOf('checker')).desk.to_sign).toBe(2);
    const own = (name: string) =>
      clients.app.call<ScheduledDecisions>(paths.decisionOrders, { token: flows.as(name) });
    expect((await own('checker')).data).toEqual({ list: [], total: 0, to_sign: 2 });
    expect((await own('handler')).data).toMatchObject({ total: 2, to_sign: 0 });
    const waiting = await flows.toSign('checker');
    // Both wait since the same moment of the clock of tests.
    const byId = waiting.list.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(byId).toMatchObject(
      ids.toSorted().map((id) => ({ id, by: 'handler', decision: pass, signed: [], is_opened: false })),
    );
    const items = waiting.list.map(({ item }) => item);
    const signAll = (name: string, body: object) =>
      clients.app.call<SigningResult>(paths.signDecisions, { token: flows.as(name), body });
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
    expect((await flows.toSign('issuer')).list[0]?.signed).toEqual([{ part: 'check', by: 'checker' }]);
    expect(await signAll('issuer', { items, agree: false })).toMatchObject({ code: 208 });
    expect(await told('county')).toHaveLength(1);
    await signAll('issuer', { items, agree: false, note: '材料待核' });
    // Nothing is left for a colleague with the same duty, and the author hears who sent the decisions back and why.
    expect([await told('issuer'), await told('county')]).toEqual([[], []]);
    expect(await told('handler', '/review/orders')).toEqual([
      'issuer (Issue) sent back your decision (Pass this level) on 1 filing: 材料待核. Change it and decide again.',
      'issuer (Issue) sent back your decision (Pass this level) on 1 filing: 材料待核. Change it and decide again.',
    ]);
    expect((await flows.toSign('issuer')).total).toBe(0);
    for (const id of ids) expect((await flows.read(id, 'handler')).data.held).toBeNull();
  });

  it('leave the message with a deputy while something waits for the absent signer', async () => {
    await flows.set(four);
    const day = formatBeijingDay(clients.app.clock.now);
    const [deputy] = await clients.app.db.q.select().from(users).where(eq(users.username, 'checker'));
    const named = await clients.app.call(paths.nameDeputy, {
      token: flows.as('issuer'),
      body: { deputy: deputy?.id, from: day, until: day },
    });
    expect(named).toMatchObject({ code: 200 });
    const orders: string[] = [];
    for (const id of [await clients.submit('alpha'), await clients.submit('alpha')]) {
      await clients.decide(id, flows.as('county'), PASS);
      orders.push((await flows.order(id, 'handler', { action: 'pass_level', opinion: '同意' })).data.id);
      await flows.sign(id, 'checker');
    }
    const told = async () => {
      const { data } = await clients.app.call<{ list: MessageItem[] }>(paths.messages, {
        token: flows.as('checker'),
      });
      return data.list.filter(({ link }) => link === '/review/toSign').length;
    };
    expect(await told()).toBe(1);
    const takeBack = async (id: string | undefined) => {
      await clients.app.call(withId(paths.takeBackOrder, id ?? ''), { token: flows.as('handler') });
      return told();
    };
    expect(await takeBack(orders[0])).toBe(1);
    expect(await takeBack(orders[1])).toBe(0);
  });

  it('count the moment for taking a decision back from the last signature', async () => {
    await flows.set(four);
    const id = await clients.submit('alpha');
    await clients.decide(id, flows.as('county'), PASS);
    const { data } = await flows.order(id, 'handler', { action: 'pass_level', opinion: '同意' });
    await flows.sign(id, 'checker');
    clients.app.clock.advance(HOLD * 10);
    const one = () =>
      clients.app.call<ScheduledDecisionData>(withId(paths.decisionOrder, data.id), {
        token: flows.as('handler'),
      });
    expect((await one()).data).toMatchObject({ left: 0, counts: { signing: 1 } });
    await flows.sign(id, 'issuer');
    const due = new Date(clients.app.clock.now.getTime() + HOLD * 1000).toISOString();
    const waiting = { due_at: due, left: HOLD, counts: { waiting: 1, signing: 0 } };
    expect((await one()).data).toMatchObject(waiting);
    const { data: own } = await clients.app.call<ScheduledDecisions>(paths.decisionOrders, {
      token: flows.as('handler'),
    });
    expect(own.list).toMatchObject([waiting]);
  });

  it('allow taking a decision back while it waits for signatures', async () => {
    await flows.set(four);
    const id = await clients.submit('alpha');
    await clients.decide(id, flows.as('county'), PASS);
    const { data } = await flows.order(id, 'handler', { action: 'pass_level', opinion: '同意' });
    const taken = await clients.app.call<ScheduledDecisionData>(withId(paths.takeBackOrder, data.id), {
      token: flows.as('handler'),
    });
    expect(taken.data.counts).toMatchObject({ taken_back: 1, signing: 0 });
    expect(await flows.steps(id, 'handler')).toContain('pass_level');
  });
});
