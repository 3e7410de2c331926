import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Workbook } from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { usualCriteria } from '../../domain/experts/usual-criteria';
import type { RankingData, RankingQuery, SavedAmount } from '../../domain/review/ranking-calls';
import type { ScheduledDecisionData } from '../../domain/review/scheduled-decision-calls';
import { createAssessment, createExpertClients } from '../../tests/support/server/expert-review';
import { alpha } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { auditLog, decisionOrderItems, storedFilings } from '../core/db/tables';
import { objections } from '../objections/tables';

const clients = createExpertClients();
const { ask, read } = clients;
const SERIES = { program: 'alpha', batch: '2026-1' };
const ids: string[] = [];
/** Resets the state to the four filings after scoring. */
let goBack: () => Promise<void>;

/** Filing sent to experts with their scores; null for an expert who has not answered. */
async function scored(points: (number[] | null)[]): Promise<string> {
  clients.app.clock.advance(60);
  const id = await clients.passed('alpha');
  const names = ['expert', 'expert2'].slice(0, points.length);
  const asked = await clients.toExperts(id, names);
  expect([asked.code, asked.msg]).toEqual([200, expect.anything()]);
  for (const [i, given] of points.entries()) {
    const name = names[i] ?? '';
    const member = await clients.memberOf(id, name);
    await clients.declare(member, name);
    if (given) await clients.submit(member, name, createAssessment(given));
  }
  return id;
}

const HIGH = usualCriteria.funding.map(({ points }) => points);
const LOW = usualCriteria.funding.map(({ points }) => points / 2);

beforeAll(async () => {
  await clients.start([{ ...alpha, perCompanyAndBatch: 9, asks: 'basics.amount' }]);
  ids.push(await scored([LOW, LOW]), await scored([HIGH, HIGH]), await scored([HIGH, null]));
  ids.push(await scored([HIGH, LOW]));
  goBack = await clients.app.keep();
}, 60_000);
beforeEach(async () => {
  await goBack();
  await clients.signIn();
});
afterAll(() => clients.close());

const ranking = async (name = 'admin') => {
  const query = new URLSearchParams(SERIES);
  return (await ask<RankingData>(name, `${paths.ranking}?${query}`)).data;
};
const propose = (id: string, body: SavedAmount) =>
  ask<SavedAmount>('admin', withId(paths.proposeGrant, id), body);
const budget = (body: SavedAmount) => ask<SavedAmount>('admin', paths.setBudget, { ...SERIES, ...body });

describe('ranking and setBudget', () => {
  it('return what went to experts by score, and whose panel is not complete', async () => {
    const { list, budget: kept, granted } = await ranking();
    expect(list.map(({ id, score, panel }) => [id, score, panel.complete])).toEqual([
      [ids[1], 100, true],
      [ids[2], 100, false],
      [ids[3], 75, true],
      [ids[0], 50, true],
    ]);
    expect([kept, granted]).toEqual([{ amount: null, version: 0 }, 0]);
    expect((await ask<RankingQuery[]>('admin', paths.rankedSeries)).data).toContainEqual(SERIES);
  });

  it('mark a filing with an objection that has no answer yet', async () => {
    const { q } = clients.app.db;
    const id = randomUUID();
    await q.insert(objections).values({
      ...{ id, no: 'YY-1', codeHash: '-', filingId: ids[3] ?? '', name: '', phone: '', text: '重复立项' },
      ...{ dueAt: clients.app.clock.now, updatedAt: clients.app.clock.now },
    });
    const marked = async () => (await ranking()).list.filter((row) => row.is_objected).map((row) => row.id);
    expect(await marked()).toEqual([ids[3]]);
    await q.update(objections).set({ status: 'dismissed' });
    expect(await marked()).toEqual([]);
  });

  it('store a proposed grant at the version that was seen, no higher than requested, and outside the filing’s log', async () => {
    const [id = ''] = ids;
    expect((await propose(id, { amount: 8.25, version: 0 })).data).toEqual({ amount: 8.25, version: 1 });
    const late = await propose(id, { amount: 9, version: 0 });
    expect([late.code, late.data]).toMatchObject([208, { conflict: true, amount: 8.25, version: 1 }]);
    const high = await propose(id, { amount: 10.01, version: 1 });
    expect([high.code, String(high.msg)]).toEqual([208, expect.stringContaining('CNY 100,000')]);
    expect((await propose(id, { amount: -1, version: 1 })).code).toBe(-1);
    expect((await propose(id, { amount: 1.005, version: 1 })).code).toBe(-1);
    expect((await ranking()).list.find((each) => each.id === id)?.grant).toEqual({
      amount: 8.25,
      version: 1,
    });
    const lines = await clients.app.audit.read('proposed_grant', id);
    expect(lines.map(({ action, details }) => [action, details])).toEqual([
      ['grant.propose', { amount: 8.25, before: null }],
    ]);
    expect(
      (await clients.app.audit.read('filing', id)).some(({ action }) => action === 'grant.propose'),
    ).toBe(false);
    const own = await ask('demo', `GET /api/v1.0/test/portal/alpha/${id}/`);
    expect(JSON.stringify(own.data)).not.toContain('8.25');
  });

  it('store a budget, and refuse approvals beyond it without a reason, which is logged', async () => {
    expect((await budget({ amount: 15, version: 0 })).data).toEqual({ amount: 15, version: 1 });
    expect((await budget({ amount: 99, version: 0 })).data).toMatchObject({ conflict: true, amount: 15 });
    const [low = '', high = ''] = ids;
    for (const id of [low, high]) await clients.decide(id, { action: 'publicise' });
    clients.app.clock.advance(10 * 86_400);
    await clients.signIn();
    const version = async (id: string) => (await read(id)).data.filing.version;
    const filings = [
      { id: low, version: await version(low), grant_approved: 8.25 },
      { id: high, version: await version(high), grant_approved: 7 },
    ];
    const order = (more: object = {}) =>
      ask<ScheduledDecisionData>('admin', paths.orderDecision, { action: 'approve', filings, ...more });
    const refused = await order();
    expect([refused.code, refused.data]).toMatchObject([208, { over_budget: true }]);
    expect(String(refused.msg)).toContain('CNY 2,500 above the budget of CNY 150,000');

    const single = await clients.decide(low, { action: 'approve', grant_approved: 15.01 });
    expect(single.data).toMatchObject({ over_budget: true });
    expect((await clients.decide(low, { action: 'approve', grant_approved: 9 })).code).toBe(200);
    const beyond = await clients.decide(high, { action: 'approve', grant_approved: 7 });
    expect(beyond.data).toMatchObject({ over_budget: true });
    const reasoned = { action: 'approve', grant_approved: 7, over_budget: '局长办公会同意追加' };
    expect((await clients.decide(high, reasoned)).code).toBe(200);
    const [line] = (await clients.app.audit.read('filing', high)).filter(
      ({ action }) => action === 'approve',
    );
    expect(line?.details).toMatchObject({ over_budget: '局长办公会同意追加' });
    const log = await ask('demo', `GET /api/v1.0/test/portal/audit/${high}/log`);
    expect(JSON.stringify(log.data)).not.toContain('追加');

    const { granted, list } = await ranking();
    expect(granted).toBe(16);
    expect(list.find(({ id }) => id === low)).toMatchObject({ status: 'approved', grant: { amount: 9 } });
    expect((await propose(low, { amount: 1, version: 1 })).code).toBe(208);
    const kept = await clients.app.db.q.select().from(auditLog).where(eq(auditLog.action, 'budget.set'));
    expect(kept.map(({ details }) => details)).toEqual([{ amount: 15, before: null }]);
  });

  it('count waiting approvals against the budget', async () => {
    const [, , third = ''] = ids;
    const fourth = await scored([LOW, LOW]);
    await budget({ amount: 4, version: 0 });
    for (const id of [third, fourth])
      await clients.decide(id, { action: 'publicise', without_experts: '已电话征询' });
    clients.app.clock.advance(10 * 86_400);
    await clients.signIn();
    const order = async (list: string[], grant: number) => {
      const filings = await Promise.all(
        list.map(async (id) => ({
          id,
          version: (await read(id)).data.filing.version,
          grant_approved: grant,
        })),
      );
      return ask<ScheduledDecisionData>('admin', paths.orderDecision, { action: 'approve', filings });
    };
    expect((await order([third, fourth], 2.5)).data).toMatchObject({ over_budget: true });
    expect((await order([third], 2.5)).code).toBe(200);
    expect((await order([fourth], 2.5)).data).toMatchObject({ over_budget: true });
    // Until it is signed as well.
    await clients.app.db.q.update(decisionOrderItems).set({ state: 'signing', toSign: ['issue'] });
    expect((await order([fourth], 2.5)).data).toMatchObject({ over_budget: true });
    expect((await order([fourth], 1.5)).code).toBe(200);
  });

  it('refuse to publicise proposed grants beyond the budget without a reason', async () => {
    const id = ids[3] as string;
    await budget({ amount: 9, version: 0 });
    const { data } = await ask<SavedAmount>('admin', withId(paths.proposeGrant, id), {
      amount: 9.5,
      version: 0,
    });
    expect(data.amount).toBe(9.5);
    const order = async (more: object = {}) => {
      const filings = [{ id, version: (await read(id)).data.filing.version }];
      return ask<ScheduledDecisionData>('admin', paths.orderDecision, {
        action: 'publicise',
        filings,
        ...more,
      });
    };
    const refused = await order();
    expect([refused.code, refused.data]).toMatchObject([
      208,
      { over_budget: true, over: expect.any(Number) },
    ]);
    expect((await order({ over_budget: '局长办公会同意追加' })).code).toBe(200);
  });

  it('return span and criteria of each panel, and the cut-off of earlier batches', async () => {
    const now = await ranking();
    const [key = ''] = Object.keys(now.list[0]?.criteria ?? {});
    expect(now.criteria.map((each) => each.key)).toContain(key);
    const apart = now.list.find(({ span }) => span && span.lowest !== span.highest);
    expect([apart?.span, apart?.criteria.innovation]).toEqual([{ lowest: 50, highest: 100 }, 22.5]);
    expect(now.earlier).toEqual([]);
    const { q } = clients.app.db;
    await q
      .update(storedFilings)
      .set({ batchYear: 2025, status: 'approved' })
      .where(eq(storedFilings.id, ids[1] as string));
    expect((await ranking()).earlier).toMatchObject([
      { batch: '2025-1', filings: 1, approved: 1, lowest: 100 },
    ]);
  });

  it('allow the city office alone, and create a table and a paper', async () => {
    expect((await ask('reviewer', `${paths.ranking}?${new URLSearchParams(SERIES)}`)).code).not.toBe(200);
    expect((await ask('reviewer', paths.setBudget, { ...SERIES, amount: 1, version: 0 })).code).not.toBe(200);
    const file = (format: string) =>
      clients.app.app.inject({
        method: 'POST',
        url: paths.rankingFile.replace('POST ', ''),
        headers: { authorization: `JWT ${clients.token('admin')}` },
        payload: { ...SERIES, format, cut: { by: 'rank', at: 2 } },
      });
    const table = await file('xlsx');
    expect(table.headers['content-type']).toContain('spreadsheetml');
    const book = new Workbook();
    await book.xlsx.load(table.rawPayload as never);
    const heads: string[] = [];
    book.worksheets[0]?.eachRow((row) => heads.push(String(row.values)));
    expect(heads).toContainEqual(expect.stringContaining('名次,申报单位,申报内容,申报编号'));
    const pdf = await file('pdf');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
  }, 60_000);
});
