import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import { findOpenObjectionRefusal } from '../../domain/objections/objection';
import type { RegisterCheckResult } from '../../domain/registers/register-checks';
import type { DecisionPreview, ScheduledDecisionHead } from '../../domain/review/scheduled-decision-calls';
import { say, type Text } from '../../domain/text';
import { DecisionOrders, HOLD } from '../../tests/support/server/decision-orders';
import { PASS, type ReviewClients } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';
import { outbox, readLog } from '../core/db/tables';
import { objections } from '../objections/tables';
import { registerChecks } from '../registers/tables';

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

const withdraw = async (id: string) => {
  const { version } = await clients.own(id, 'beta');
  return clients.app.call<Filing>(withId(paths.withdraw, id), {
    token: clients.owner,
    body: { version },
  });
};

describe('previewOrder and orderDecision', () => {
  it('return which filings are included, and why others are not, without a change', async () => {
    const [first, second, third] = own as [string, string, string];
    await clients.decide(third, clients.reviewer, PASS);
    const foreign = await clients.submit('beta', clients.stranger);
    const filings = [...(await orders.seen([first, third, foreign])), { id: second, version: 99 }];
    const { data } = await clients.app.call<DecisionPreview>(paths.previewOrder, {
      token: clients.reviewer,
      body: { action: 'pass_first', filings },
    });
    expect(data.in.map(({ id }) => id)).toEqual([first]);
    expect(data.out.map(({ id, why }) => [id, why])).toEqual([
      [third, expect.stringContaining('not possible while the filing is')],
      [foreign, expect.stringContaining('another office reviews it')],
      [second, expect.stringContaining('This filing changed at')],
    ]);
    expect(data.out[1]?.company).toBe('');
    expect(await orders.status(first)).toBe('submitted');
  });

  it('return the decisions that fit, and which filings are black-listed, objected to or never opened', async () => {
    const [first, second] = own as [string, string];
    const { q } = clients.app.db;
    await q.delete(readLog);
    const filings = await orders.seen([first]);
    const listed: RegisterCheckResult = {
      ...{ register: 'blacklist', key: '', path: null, state: 'listed' },
      ...{ differences: [], origin: null, reason: null },
    };
    await q
      .insert(registerChecks)
      .values({ filingId: second, seq: 1, facts: [listed] })
      .onConflictDoUpdate({
        target: [registerChecks.filingId, registerChecks.seq],
        set: { facts: [listed] },
      });
    await clients.read(first, clients.reviewer);
    const at2 = { id: second, version: filings[0]?.version };
    const look = async (action?: 'pass_first') =>
      clients.app.call<DecisionPreview>(paths.previewOrder, {
        token: clients.reviewer,
        body: { ...(action && { action }), filings: [...filings, at2] },
      });
    const { data } = await look();
    expect(data.in).toEqual([]);
    expect(data.steps.map(({ action, count }) => [action, count])).toEqual([
      ['pass_first', 2],
      ['return_first', 2],
      ['reject_first', 2],
    ]);
    const { data: passing } = await look('pass_first');
    expect(passing.in.map(({ id, is_opened, checks }) => [id, is_opened, checks[0]])).toEqual([
      [first, true, undefined],
      [second, false, { kind: 'blacklist', count: 1 }],
    ]);
  });

  it('return a preview by the filters of the queue', async () => {
    const { data } = await clients.app.call<DecisionPreview>(paths.previewOrder, {
      token: clients.reviewer,
      body: { action: 'pass_first', filter: { program: 'beta', status: 'submitted' } },
    });
    expect(data.in.map(({ id }) => id)).toEqual(expect.arrayContaining(own));
    expect(data).toMatchObject({ out: [], more: false });
    const both = await clients.app.call(paths.previewOrder, {
      token: clients.reviewer,
      body: { action: 'pass_first' },
    });
    expect(both).toMatchObject({ code: -1 });
  });

  it('apply the decisions when they are due, and notify the company only then', async () => {
    const { data, msg } = await orders.passAll();
    expect(msg).toBe('Decisions ordered: 3. They can be taken back within 30 seconds');
    expect(data.counts).toEqual({ signing: 0, waiting: 3, done: 0, refused: 0, taken_back: 0 });
    const [first = ''] = own;
    expect((await clients.own(first, 'beta')).status).toBe('submitted');
    const sent = (await clients.app.db.q.select().from(outbox)).length;
    expect((await orders.ended(data.id)).counts).toMatchObject({ done: 3, refused: 0 });
    expect(await Promise.all(own.map(orders.status))).toEqual(Array(3).fill('district_passed'));
    expect((await clients.app.db.q.select().from(outbox)).length).toBeGreaterThanOrEqual(sent);
    expect((await clients.read(first, clients.admin)).data.log.at(-1)).toMatchObject({
      action: 'pass_first',
      actor: { name: '孙浩' },
      comment: '同意',
    });
  });

  it('store a list once, however often it is sent', async () => {
    const filings = await orders.seen(own);
    const key = randomUUID();
    const first = await orders.order({ ...PASS, filings }, { key });
    const second = await orders.order({ ...PASS, filings }, { key });
    expect(second.data.id).toBe(first.data.id);
    await orders.ended(first.data.id);
    const log = (await clients.read(own[0] ?? '', clients.admin)).data.log;
    expect(log.filter(({ action }) => action === 'pass_first')).toHaveLength(1);
    await orders.takeBack(first.data.id);
  });

  it('reject what changed meanwhile with its reason, and carry out the rest', async () => {
    const { data } = await orders.passAll();
    await withdraw(own[1] ?? '');
    const after = await orders.ended(data.id);
    expect(after.counts).toMatchObject({ done: 2, refused: 1 });
    expect(after.unseen).toBe(1);
    expect(after.items.map(({ state, why }) => [state, why])).toEqual([
      ['done', null],
      ['refused', expect.stringContaining('company has withdrawn')],
      ['done', null],
    ]);
    const open = await clients.app.call<{ list: ScheduledDecisionHead[] }>(paths.decisionOrders, {
      token: clients.reviewer,
      query: { open: 'true' },
    });
    expect(open.data.list.map(({ id }) => id)).toContain(data.id);
    await clients.app.call(withId(paths.noteOrder, data.id), { token: clients.reviewer });
    expect((await orders.progress(data.id)).data.unseen).toBe(0);
  });

  it('continue after a failed item, leave nothing half done, and retry it', async () => {
    const { q } = clients.app.db;
    const [first = '', second = '', third = ''] = own;
    // As if the process ended after the filing was changed, before its audit line was written.
    await q.execute(
      sql.raw(`create function fail() returns trigger language plpgsql as
      $$begin if new.subject_id = '${second}' then raise exception 'gone'; end if; return new; end$$`),
    );
    await q.execute(sql`create trigger fail before insert on audit_log for each row execute function fail()`);
    const mend = () => q.execute(sql`drop function if exists fail cascade`);
    onTestFinished(async () => void (await mend()));
    const filings = await orders.seen(own);
    const { data } = await orders.order({ ...PASS, filings });
    clients.app.clock.advance(HOLD);
    await vi.waitFor(async () => expect(await orders.status(third)).toBe('district_passed'), 10_000);
    expect(await orders.status(second)).toBe('submitted');
    expect((await orders.progress(data.id)).data.items.map(({ state }) => state)).toEqual([
      'done',
      'waiting',
      'done',
    ]);
    await mend();
    expect((await orders.ended(data.id)).counts).toMatchObject({ done: 3 });
    for (const id of [first, second, third]) {
      const { log } = (await clients.read(id, clients.admin)).data;
      expect(log.filter(({ action }) => action === 'pass_first')).toHaveLength(1);
    }
  });

  it('give up an item that keeps failing, and notify its person', async () => {
    const [first = ''] = own;
    const { data } = await orders.passAll([first]);
    const { q } = clients.app.db;
    await q.execute(sql`create function fail() returns trigger language plpgsql as
      $$begin raise exception 'gone'; end$$`);
    await q.execute(sql`create trigger fail before insert on audit_log for each row execute function fail()`);
    onTestFinished(async () => void (await q.execute(sql`drop function if exists fail cascade`)));
    clients.app.clock.advance(700);
    const after = await orders.ended(data.id);
    expect(after.items).toMatchObject([{ state: 'refused', why: expect.stringContaining('had a fault') }]);
    expect(await orders.status(first)).toBe('submitted');
  });

  it('return at once what is wrong with each filing that changed before the order', async () => {
    const filings = await orders.seen(own);
    await clients.decide(own[0] ?? '', clients.reviewer, PASS);
    const { data } = await orders.order({ ...PASS, filings });
    expect(data.items.map(({ state, why }) => [state, why !== null])).toEqual([
      ['refused', true],
      ['waiting', false],
      ['waiting', false],
    ]);
    await orders.takeBack(data.id);
    const none = await orders.order({ action: 'approve', filings });
    expect(none).toMatchObject({ code: 208, data: { missing: [{ path: 'grant_approved' }] } });
    const all = await orders.order({ ...PASS, filings: filings.map(({ id }) => ({ id, version: 0 })) });
    expect(all).toMatchObject({ code: 208, msg: expect.stringContaining('None of these filings') });
  });

  it('leave a filing with an unanswered objection out of an approval, but not out of other decisions', async () => {
    for (const id of own) await clients.decide(id, clients.reviewer, PASS);
    const [objected = ''] = own;
    const now = clients.app.clock.now;
    await clients.app.db.q.insert(objections).values({
      ...{ id: randomUUID(), no: 'YY-1', codeHash: '-', filingId: objected, name: '', phone: '' },
      ...{ text: '重复立项', dueAt: now, updatedAt: now },
    });
    const filings = await orders.seen(own);
    const look = async (action: 'approve' | 'reject_city') =>
      (
        await clients.app.call<DecisionPreview>(paths.previewOrder, {
          token: clients.admin,
          body: { action, filings },
        })
      ).data;
    const approving = await look('approve');
    expect(approving.out.map(({ id, why }) => [id, why])).toEqual([
      [objected, say(findOpenObjectionRefusal(1) as Text, 'en')],
    ]);
    expect(approving.in).toHaveLength(2);
    expect(approving.steps).toContainEqual({ action: 'approve', count: 2 });
    expect((await look('reject_city')).in).toHaveLength(3);

    const { data } = await orders.order(
      { action: 'approve', grant_approved: 5, filings },
      { token: clients.admin },
    );
    expect(data.items.map(({ state }) => state)).toEqual(['refused', 'waiting', 'waiting']);
    await orders.takeBack(data.id, clients.admin);
  });

  it("set each filing's own grant, and project numbers in the order of the list", async () => {
    for (const id of own) await clients.decide(id, clients.reviewer, PASS);
    const filings = (await orders.seen(own)).map((each, i) => ({
      ...each,
      ...(i < 2 && { grant_approved: 10 * i }),
    }));
    const { data } = await orders.order(
      { action: 'approve', grant_approved: 5, filings },
      { token: clients.admin },
    );
    clients.app.clock.advance(HOLD);
    await vi.waitFor(
      async () => expect((await orders.progress(data.id, clients.admin)).data.counts.done).toBe(3),
      10_000,
    );
    const approvals = await Promise.all(own.map(async (id) => (await orders.stand(id)).approval));
    expect(approvals.map((each) => each?.grant_approved)).toEqual([0, 10, 5]);
    const numbers = approvals.map((each) => each?.project_no ?? '');
    expect([...numbers].sort()).toEqual(numbers);
  });
});
