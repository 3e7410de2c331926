import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DecisionOrders, HOLD } from '../../tests/support/server/decision-orders';
import { PASS, type ReviewClients } from '../../tests/support/server/review-clients';
import { auditLog, decisionOrderItems, users } from '../core/db/tables';

let clients: ReviewClients;
let orders: DecisionOrders;
let own: string[];

beforeAll(async () => {
  orders = await DecisionOrders.open();
  ({ clients } = orders);
});
afterAll(() => clients.close());
beforeEach(async () => {
  await orders.restore();
  ({ own } = orders);
});

describe('takeBackOrder and waiting decisions', () => {
  it('refuse other decisions meanwhile, and say until when and by whom', async () => {
    const [first = ''] = own;
    const { data, msg } = await orders.passAll([first]);
    expect(msg).toBe('Done: Passed the first review. It can be taken back within 30 seconds');
    const mine = (await clients.read(first, clients.reviewer)).data;
    expect(mine).toMatchObject({ steps: [], held: { order: data.id, is_mine: true, by: '孙浩' } });
    expect((await clients.read(first, clients.admin)).data.held).toMatchObject({
      is_mine: false,
      by: '孙浩',
    });
    const row = (await clients.queue(clients.reviewer)).data.list.find(({ id }) => id === first);
    expect(row).toMatchObject({ steps: [], held: { is_mine: true } });

    const refused = { code: 208, msg: expect.stringContaining('孙浩 has decided'), data: { conflict: true } };
    expect(await clients.decide(first, clients.reviewer, PASS)).toMatchObject(refused);
    expect(await orders.passAll([first])).toMatchObject(refused);
    const list = await orders.passAll();
    expect(list.data.items[0]).toMatchObject({ state: 'refused', why: expect.stringContaining('孙浩') });
    await orders.takeBack(list.data.id);
    await orders.ended(data.id);
    expect(await orders.status(first)).toBe('district_passed');
  });

  it('allow the own person alone to take back a decision, and only before it is carried out', async () => {
    const [first = ''] = own;
    const { data } = await orders.passAll([first]);
    expect(await orders.takeBack(data.id, clients.admin)).toMatchObject({
      code: 208,
      msg: 'record not found',
    });
    expect(await orders.progress(data.id, clients.admin)).toMatchObject({ code: 208 });
    const back = await orders.takeBack(data.id);
    expect(back.data).toMatchObject({ decision: PASS, items: [{ state: 'taken_back' }] });
    clients.app.clock.advance(HOLD);
    expect(await orders.takeBack(data.id)).toMatchObject({
      code: 208,
      msg: expect.stringContaining('taken effect'),
    });
    expect((await orders.stand(first)).held).toBeNull();
    expect(await orders.status(first)).toBe('submitted');
    const { data: later } = await orders.passAll([first]);
    await orders.ended(later.id);
    expect(await orders.takeBack(later.id)).toMatchObject({ code: 208 });
    const lines = await clients.app.db.q.select().from(auditLog).where(eq(auditLog.subjectId, data.id));
    expect(lines.map(({ action }) => action).sort()).toEqual(['order.create', 'order.take_back']);
  });

  it('refuse at once what would be refused when due', async () => {
    const [first = ''] = own;
    const [filing] = await orders.seen([first]);
    const returned = { action: 'return_first', opinion: '改', reasons: ['mismatch'], days: 5 };
    const corrections = [{ path: 'nowhere.at_all', comment: '?' }];
    expect(await orders.order({ ...returned, corrections, filings: [filing] })).toMatchObject({
      code: 208,
      msg: expect.stringContaining('nowhere.at_all'),
    });
    expect((await orders.stand(first)).held).toBeNull();
    expect(await orders.status(first)).toBe('submitted');
  });

  it('require a confirmation where a correction would end in a year without holidays entered', async () => {
    const begun = clients.app.clock.now;
    onTestFinished(() => clients.setClock(begun));
    await clients.setClock(new Date('2026-12-28T02:00:00Z'));
    const returned = { action: 'return_first', opinion: '改', reasons: ['mismatch'], days: 5 };
    const body = {
      ...returned,
      corrections: [{ comment: '请核对' }],
      filings: await orders.seen([own[0] ?? '']),
    };
    expect(await orders.order(body)).toMatchObject({
      code: 208,
      msg: expect.stringContaining('4 Jan 2027 may not be a working day'),
      data: { confirm: true },
    });
    const several = { ...body, filings: await orders.seen(own.slice(0, 2)) };
    expect(await orders.order(several)).toMatchObject({ code: 208, data: { confirm: true } });
    expect(await orders.order({ ...body, confirmed: true })).toMatchObject({ code: 200 });
  });

  it.each([
    ['disabled', { enabled: false }],
    ['made an expert', { role: 'expert' }],
  ])('reject a decision whose person was %s meanwhile', async (_how, change) => {
    const { data } = await orders.passAll();
    await clients.app.db.q.update(users).set(change).where(eq(users.username, 'reviewer'));
    clients.app.clock.advance(HOLD);
    const rows = () =>
      clients.app.db.q.select().from(decisionOrderItems).where(eq(decisionOrderItems.orderId, data.id));
    await vi.waitFor(
      async () => expect((await rows()).map(({ state }) => state)).not.toContain('waiting'),
      10_000,
    );
    expect((await rows()).map(({ refusal }) => refusal?.en)).toEqual(
      Array(3).fill(expect.stringContaining('had been disabled or had lost the right')),
    );
    expect(await Promise.all(own.map(orders.status))).toEqual(Array(3).fill('submitted'));
  });
});
