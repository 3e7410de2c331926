import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { DecisionPreview, ScheduledDecisionData } from '../../domain/review/scheduled-decision-calls';
import { GOOD } from '../../tests/support/server/filing-clients';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { beta } from '../../tests/support/test-programs';
import { objections } from '../objections/tables';

const UNEXPLAINED =
  'An objection was upheld. Give an opinion that says why the filing is approved all the same';
const CHECK = { kind: 'upheld_objection', count: 1 };
const APPROVE = { action: 'approve', grant_approved: 1 };
const ANSWERED_AT = new Date('2026-06-09T02:00:00Z');

let clients: ReviewClients;
let filing: string;
let other: string;
let objection: string;

const submit = async (name: string): Promise<string> => {
  const id = await clients.submit('beta', clients.owner, { ...GOOD, basics: { ...GOOD.basics, name } });
  await clients.decide(id, clients.reviewer, PASS);
  return id;
};

beforeAll(async () => {
  const review = { expertReview: false, publicNotice: false };
  clients = await ReviewClients.open([{ ...beta, perCompanyAndBatch: 99, review }]);
});
beforeEach(async () => {
  await clients.restore();
  filing = await submit('甲');
  other = await submit('乙');
  objection = randomUUID();
  await clients.app.db.q.insert(objections).values({
    ...{ id: objection, no: 'YY20260608-000001', codeHash: 'x', filingId: filing, name: '李四' },
    ...{ phone: '13800000001', text: '与已立项项目内容相同', status: 'upheld', dueAt: ANSWERED_AT },
    ...{ answer: '情况属实', answeredAt: ANSWERED_AT, answeredBy: '周宁', updatedAt: ANSWERED_AT },
  });
});
afterAll(() => clients.close());

const order = async (ids: string[], more: object = {}) => {
  const filings = await Promise.all(
    ids.map(async (id) => ({ id, version: (await clients.read(id, clients.admin)).data.filing.version })),
  );
  return clients.app.call<ScheduledDecisionData>(paths.orderDecision, {
    token: clients.admin,
    body: { ...APPROVE, ...more, filings },
    headers: { 'idempotency-key': randomUUID() },
  });
};

describe('reviewFiling after an upheld objection', () => {
  it('returns it among the checks, with number and day but neither name nor text', async () => {
    for (const token of [clients.admin, clients.reviewer]) {
      const { data } = await clients.read(filing, token);
      expect(data.checks[0]).toEqual(CHECK);
      expect(data.upheld_objections).toEqual([
        { id: objection, no: 'YY20260608-000001', answered_at: ANSWERED_AT.toISOString() },
      ]);
      expect(JSON.stringify(data)).not.toMatch(/李四|13800000001|内容相同/);
    }
    expect((await clients.read(other, clients.admin)).data.upheld_objections).toEqual([]);
    const { data: found } = await clients.queue(clients.admin, { check: 'upheld_objection' });
    expect(found.list.map(({ id }) => id)).toEqual([filing]);
  });
});

describe('decideFiling after an upheld objection', () => {
  it('requires an opinion for the approval, and accepts the approval with one', async () => {
    const refused = await clients.decide(filing, clients.admin, APPROVE);
    expect(refused).toMatchObject({ code: 208, msg: UNEXPLAINED, data: { missing: [{ path: 'opinion' }] } });
    expect((await clients.decide(filing, clients.admin, { ...APPROVE, opinion: ' ' })).code).not.toBe(200);
    expect((await clients.decide(other, clients.admin, APPROVE)).code).toBe(200);
    const given = await clients.decide(filing, clients.admin, { ...APPROVE, opinion: '已核减相关经费' });
    expect(given).toMatchObject({ code: 200, data: { filing: { status: 'approved' }, checks: [CHECK] } });
  });
});

describe('orderDecision after an upheld objection', () => {
  it('names the check in the preview, and requires an opinion for one filing and for a list', async () => {
    const { data: preview } = await clients.app.call<DecisionPreview>(paths.previewOrder, {
      token: clients.admin,
      body: { action: 'approve', filings: [filing, other].map((id) => ({ id })) },
    });
    expect(preview.in.map(({ id, checks }) => [id, checks[0]])).toEqual([
      [filing, CHECK],
      [other, undefined],
    ]);
    for (const ids of [[filing], [filing, other]])
      expect(await order(ids)).toMatchObject({ code: 208, msg: UNEXPLAINED });
    expect((await order([other])).code).toBe(200);
    expect((await order([filing], { opinion: '已核减相关经费' })).code).toBe(200);
  });
});
