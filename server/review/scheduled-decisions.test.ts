import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import { findOpenObjectionRefusal } from '../../domain/objections/objection';
import type { RegisterCheckResult } from '../../domain/registers/register-checks';
import type {
  DecisionPreview,
  ScheduledDecisionData,
  ScheduledDecisionHead,
} from '../../domain/review/scheduled-decision-calls';
import { say, type Text } from '../../domain/text';
import { GOOD } from '../../tests/support/server/filing-clients';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { beta } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { auditLog, decisionOrderItems, filings, outbox, readLog, users } from '../core/db/tables';
import { objections } from '../objections/tables';
import { registerChecks } from '../registers/tables';

const HOLD = 30;
let clients: ReviewClients;
let own: string[];

beforeAll(async () => {
  const review = { expertReview: false, publicNotice: false };
  clients = await ReviewClients.open([{ ...beta, perCompanyAndBatch: 99, review }]);
});
afterAll(() => clients.close());

/** Three filings of one company, with distinct names. */
beforeEach(async () => {
  await clients.app.db.q
    .update(users)
    .set({ enabled: true, role: 'reviewer' })
    .where(eq(users.username, 'reviewer'));
  own = [];
  for (const name of ['甲', '乙', '丙'])
    own.push(await clients.submit('beta', clients.owner, { ...GOOD, basics: { ...GOOD.basics, name } }));
});

const stand = async (id: string) => (await clients.read(id, clients.admin)).data;
const status = async (id: string) =>
  (await clients.app.db.q.select({ status: filings.status }).from(filings).where(eq(filings.id, id)))[0]
    ?.status;
const seen = async (ids: string[]) =>
  Promise.all(ids.map(async (id) => ({ id, version: (await stand(id)).filing.version })));

const order = async (body: object, { token = clients.reviewer, key = randomUUID() as string } = {}) =>
  clients.app.call<ScheduledDecisionData>(paths.orderDecision, {
    token,
    body,
    headers: { 'idempotency-key': key },
  });
const passAll = async (ids = own) => order({ ...PASS, filings: await seen(ids) });
const progress = async (id: string, token = clients.reviewer) =>
  clients.app.call<ScheduledDecisionData>(withId(paths.decisionOrder, id), { token });
const takeBack = (id: string, token = clients.reviewer) =>
  clients.app.call<ScheduledDecisionData>(withId(paths.takeBackOrder, id), { token });

/** Advances the clock past the hold time, and waits for the job. */
async function ended(id: string): Promise<ScheduledDecisionData> {
  clients.app.clock.advance(HOLD);
  return vi.waitFor(
    async () => {
      const { data } = await progress(id);
      expect(data.counts.waiting).toBe(0);
      return data;
    },
    { timeout: 10_000 },
  );
}

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
    const filings = [...(await seen([first, third, foreign])), { id: second, version: 99 }];
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
    expect(await status(first)).toBe('submitted');
  });

  it('return the decisions that fit, and which filings are black-listed, objected to or never opened', async () => {
    const [first, second] = own as [string, string];
    const { q } = clients.app.db;
    await q.delete(readLog);
    const filings = await seen([first]);
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
    const { data, msg } = await passAll();
    expect(msg).toBe('Decisions ordered: 3. They can be taken back within 30 seconds');
    expect(data.counts).toEqual({ signing: 0, waiting: 3, done: 0, refused: 0, taken_back: 0 });
    const [first = ''] = own;
    expect((await clients.own(first, 'beta')).status).toBe('submitted');
    const sent = (await clients.app.db.q.select().from(outbox)).length;
    expect((await ended(data.id)).counts).toMatchObject({ done: 3, refused: 0 });
    expect(await Promise.all(own.map(status))).toEqual(Array(3).fill('district_passed'));
    expect((await clients.app.db.q.select().from(outbox)).length).toBeGreaterThanOrEqual(sent);
    expect((await clients.read(first, clients.admin)).data.log.at(-1)).toMatchObject({
      action: 'pass_first',
      actor: { name: '孙浩' },
      comment: '同意',
    });
  });

  it('store a list once, however often it is sent', async () => {
    const filings = await seen(own);
    const key = randomUUID();
    const first = await order({ ...PASS, filings }, { key });
    const second = await order({ ...PASS, filings }, { key });
    expect(second.data.id).toBe(first.data.id);
    await ended(first.data.id);
    const log = (await clients.read(own[0] ?? '', clients.admin)).data.log;
    expect(log.filter(({ action }) => action === 'pass_first')).toHaveLength(1);
    await takeBack(first.data.id);
  });

  it('reject what changed meanwhile with its reason, and carry out the rest', async () => {
    const { data } = await passAll();
    await withdraw(own[1] ?? '');
    const after = await ended(data.id);
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
    expect((await progress(data.id)).data.unseen).toBe(0);
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
    const filings = await seen(own);
    const { data } = await order({ ...PASS, filings });
    clients.app.clock.advance(HOLD);
    await vi.waitFor(async () => expect(await status(third)).toBe('district_passed'), 10_000);
    expect(await status(second)).toBe('submitted');
    expect((await progress(data.id)).data.items.map(({ state }) => state)).toEqual([
      'done',
      'waiting',
      'done',
    ]);
    await mend();
    expect((await ended(data.id)).counts).toMatchObject({ done: 3 });
    for (const id of [first, second, third]) {
      const { log } = (await clients.read(id, clients.admin)).data;
      expect(log.filter(({ action }) => action === 'pass_first')).toHaveLength(1);
    }
  });

  it('give up an item that keeps failing, and notify its person', async () => {
    const [first = ''] = own;
    const { data } = await passAll([first]);
    const { q } = clients.app.db;
    await q.execute(sql`create function fail() returns trigger language plpgsql as
      $$begin raise exception 'gone'; end$$`);
    await q.execute(sql`create trigger fail before insert on audit_log for each row execute function fail()`);
    onTestFinished(async () => void (await q.execute(sql`drop function if exists fail cascade`)));
    clients.app.clock.advance(700);
    const after = await ended(data.id);
    expect(after.items).toMatchObject([{ state: 'refused', why: expect.stringContaining('had a fault') }]);
    expect(await status(first)).toBe('submitted');
  });

  it('return at once what is wrong with each filing that changed before the order', async () => {
    const filings = await seen(own);
    await clients.decide(own[0] ?? '', clients.reviewer, PASS);
    const { data } = await order({ ...PASS, filings });
    expect(data.items.map(({ state, why }) => [state, why !== null])).toEqual([
      ['refused', true],
      ['waiting', false],
      ['waiting', false],
    ]);
    await takeBack(data.id);
    const none = await order({ action: 'approve', filings });
    expect(none).toMatchObject({ code: 208, data: { missing: [{ path: 'grant_approved' }] } });
    const all = await order({ ...PASS, filings: filings.map(({ id }) => ({ id, version: 0 })) });
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
    const filings = await seen(own);
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

    const { data } = await order({ action: 'approve', grant_approved: 5, filings }, { token: clients.admin });
    expect(data.items.map(({ state }) => state)).toEqual(['refused', 'waiting', 'waiting']);
    await takeBack(data.id, clients.admin);
  });

  it("set each filing's own grant, and project numbers in the order of the list", async () => {
    for (const id of own) await clients.decide(id, clients.reviewer, PASS);
    const filings = (await seen(own)).map((each, i) => ({
      ...each,
      ...(i < 2 && { grant_approved: 10 * i }),
    }));
    const { data } = await order({ action: 'approve', grant_approved: 5, filings }, { token: clients.admin });
    clients.app.clock.advance(HOLD);
    await vi.waitFor(
      async () => expect((await progress(data.id, clients.admin)).data.counts.done).toBe(3),
      10_000,
    );
    const approvals = await Promise.all(own.map(async (id) => (await stand(id)).approval));
    expect(approvals.map((each) => each?.grant_approved)).toEqual([0, 10, 5]);
    const numbers = approvals.map((each) => each?.project_no ?? '');
    expect([...numbers].sort()).toEqual(numbers);
  });
});

describe('takeBackOrder and waiting decisions', () => {
  it('refuse other decisions meanwhile, and say until when and by whom', async () => {
    const [first = ''] = own;
    const { data, msg } = await passAll([first]);
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
    expect(await passAll([first])).toMatchObject(refused);
    const list = await passAll();
    expect(list.data.items[0]).toMatchObject({ state: 'refused', why: expect.stringContaining('孙浩') });
    await takeBack(list.data.id);
    await ended(data.id);
    expect(await status(first)).toBe('district_passed');
  });

  it('allow the own person alone to take back a decision, and only before it is carried out', async () => {
    const [first = ''] = own;
    const { data } = await passAll([first]);
    expect(await takeBack(data.id, clients.admin)).toMatchObject({
      code: 208,
      msg: 'record not found',
    });
    expect(await progress(data.id, clients.admin)).toMatchObject({ code: 208 });
    const back = await takeBack(data.id);
    expect(back.data).toMatchObject({ decision: PASS, items: [{ state: 'taken_back' }] });
    clients.app.clock.advance(HOLD);
    expect(await takeBack(data.id)).toMatchObject({
      code: 208,
      msg: expect.stringContaining('taken effect'),
    });
    expect((await stand(first)).held).toBeNull();
    expect(await status(first)).toBe('submitted');
    const { data: later } = await passAll([first]);
    await ended(later.id);
    expect(await takeBack(later.id)).toMatchObject({ code: 208 });
    const lines = await clients.app.db.q.select().from(auditLog).where(eq(auditLog.subjectId, data.id));
    expect(lines.map(({ action }) => action).sort()).toEqual(['order.create', 'order.take_back']);
  });

  it('refuse at once what would be refused when due', async () => {
    const [first = ''] = own;
    const [filing] = await seen([first]);
    const returned = { action: 'return_first', opinion: '改', reasons: ['mismatch'], days: 5 };
    const corrections = [{ path: 'nowhere.at_all', comment: '?' }];
    expect(await order({ ...returned, corrections, filings: [filing] })).toMatchObject({
      code: 208,
      msg: expect.stringContaining('nowhere.at_all'),
    });
    expect((await stand(first)).held).toBeNull();
    expect(await status(first)).toBe('submitted');
  });

  it('require a confirmation where a correction would end in a year without holidays entered', async () => {
    const begun = clients.app.clock.now;
    onTestFinished(() => clients.setClock(begun));
    await clients.setClock(new Date('2026-12-28T02:00:00Z'));
    const returned = { action: 'return_first', opinion: '改', reasons: ['mismatch'], days: 5 };
    const body = { ...returned, corrections: [{ comment: '请核对' }], filings: await seen([own[0] ?? '']) };
    expect(await order(body)).toMatchObject({
      code: 208,
      msg: expect.stringContaining('4 Jan 2027 may not be a working day'),
      data: { confirm: true },
    });
    const several = { ...body, filings: await seen(own.slice(0, 2)) };
    expect(await order(several)).toMatchObject({ code: 208, data: { confirm: true } });
    expect(await order({ ...body, confirmed: true })).toMatchObject({ code: 200 });
  });

  it.each([
    ['disabled', { enabled: false }],
    ['made an expert', { role: 'expert' }],
  ])('reject a decision whose person was %s meanwhile', async (_how, change) => {
    const { data } = await passAll();
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
    expect(await Promise.all(own.map(status))).toEqual(Array(3).fill('submitted'));
  });
});
