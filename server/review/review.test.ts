import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../domain/api/calls/filings';
import type { QueueData, ReviewData } from '../../domain/api/calls/review';
import { paths } from '../../domain/api/paths';
import type { Filing } from '../../domain/filing/types';
import { BASE, GOOD } from '../../tests/support/filing-desk';
import { alpha, beta, gamma } from '../../tests/support/test-programs';
import { approvals, auditLog, outbox } from '../db/tables';
import { createFilingsStore } from '../filings/filings-store';
import { createInbox } from '../inbox/inbox-service';
import { createOutboxStore } from '../outbox/outbox-store';
import { startTestApp, type TestApp } from '../testing';
import { createExpiry } from './expiry-service';
import { createReviewStore } from './review-store';
import { createTelling } from './telling';

/** Everything; neither experts nor notice; experts alone. */
const programs = [
  alpha,
  { ...beta, review: { expertReview: false, publicNotice: false } },
  { ...gamma, review: { expertReview: true, publicNotice: false } },
];
const TEAM = [{ row: 'a', person: '张三', share: 60 }];

let app: TestApp;
let owner: string;
let stranger: string;
let reviewer: string;
let admin: string;

const signIn = async () => {
  [owner, stranger, reviewer, admin] = (await Promise.all(
    ['demo', 'other', 'reviewer', 'admin'].map((name) => app.signIn(name)),
  )) as [string, string, string, string];
};

beforeAll(async () => {
  app = await startTestApp({ programs });
  await signIn();
});
afterAll(() => app.close());

const at = (path: string, id: string) => path.replace('{id}', id);

async function submit(program: string, token = owner, data: object = GOOD, of: object = {}): Promise<string> {
  const { data: filing, msg } = await app.call<Filing>(`POST ${BASE}/${program}/`, {
    token,
    body: { action: 'submit', data, ...of },
  });
  if (!filing?.id || filing.status === 'draft') throw new Error(String(msg));
  return filing.id;
}

const read = (id: string, token: string) => app.call<ReviewData>(at(paths.reviewFiling, id), { token });

/** At the version that the person sees, unless the body says otherwise. */
async function decide(id: string, token: string, body: object) {
  const { data } = await read(id, token);
  const version = data?.filing.version ?? 0;
  return app.call<ReviewData>(at(paths.decideFiling, id), { token, body: { version, ...body } });
}

/** The job as compose wires it. */
const expiry = () => {
  const { db, audit } = app;
  const clock = () => app.clock.now;
  const tell = createTelling({ outbox: createOutboxStore(db, clock), inbox: createInbox({ db, clock }) });
  const stores = { filings: createFilingsStore(db), store: createReviewStore(db) };
  return createExpiry({ db, clock, audit, programs, ...stores, tell });
};

const log = async (id: string, path = 'audit') =>
  (await app.call<LogEntry[]>(`GET ${BASE}/${path}/${id}/log`, { token: owner })).data;

const textsSent = async () => (await app.db.q.select().from(outbox)).map(({ kind, scene }) => [kind, scene]);

describe('a filing that goes all the way', () => {
  let id: string;
  const RETURN = {
    opinion: '请核对金额',
    reasons: ['mismatch'],
    days: 5,
    corrections: [
      { path: 'basics.amount', comment: '与附件不一致' },
      { path: 'team[0].share', comment: '合计' },
    ],
  };

  it('is returned with what to correct, and the company is told', async () => {
    id = await submit('alpha', owner, { ...GOOD, team: TEAM });
    const { data, code, msg } = await decide(id, reviewer, { action: 'return_first', ...RETURN });
    expect([code, msg]).toEqual([200, 'Done: Returned by the first review']);
    expect(data.filing).toMatchObject({ status: 'returned', version: 3 });
    expect(data.correction_due_at).toBe('2026-06-17T09:00:00.000Z');
    expect(data.steps).toEqual(['extend_correction']);

    const own = await app.call<Filing>(`GET ${BASE}/alpha/${id}/`, { token: owner });
    expect(own.data.returned).toEqual(RETURN.corrections.map((each) => ({ ...each, resolved: false })));
    expect(own.data.actions).toEqual(['save', 'submit']);
    expect((await log(id)).at(-1)).toMatchObject({
      action: 'return_first',
      actor: { name: 'Department reviewer' },
      comment: '请核对金额',
      reasons: ['mismatch'],
      fix_items: RETURN.corrections,
      correction_deadline: '2026-06-17T09:00:00.000Z',
    });
    const inbox = await app.call<{ list: { category: string; body: string }[] }>(paths.messages, {
      token: owner,
    });
    const told = inbox.data.list.filter(({ category }) => category === 'correction');
    expect(told.map(({ body }) => body)).toEqual([
      expect.stringContaining('2 items to correct. Submit again before 2026-06-17 17:00'),
    ]);
    expect((await textsSent()).sort()).toEqual([
      ['mail', 'filing_returned'],
      ['sms', 'filing_returned'],
    ]);
  });

  it('gets more time, fifteen working days in all at most', async () => {
    expect(await decide(id, admin, { action: 'extend_correction', days: 5 })).toMatchObject({
      code: 208,
      msg: expect.stringContaining('2026-06-17 17:00'),
    });
    const { data } = await decide(id, reviewer, { action: 'extend_correction', days: 15 });
    expect(data).toMatchObject({ correction_due_at: '2026-07-02T09:00:00.000Z' });
    const far = await decide(id, reviewer, { action: 'extend_correction', days: 16 });
    expect(far).toMatchObject({ code: -1 });
  });

  it('shows the office what was signed until it is submitted again, and then what changed', async () => {
    const { data: own } = await app.call<Filing>(`GET ${BASE}/alpha/${id}/`, { token: owner });
    const data = {
      basics: { ...GOOD.basics, amount: 12 },
      team: [...TEAM, { row: 'b', person: '李四', share: 40 }],
    };
    const saved = await app.call<Filing>(`POST ${BASE}/alpha/`, {
      token: owner,
      body: { id, version: own.version, data },
    });
    expect((await read(id, reviewer)).data.filing.data).toMatchObject({ basics: { amount: 10 } });

    const body = { id, version: saved.data.version, action: 'submit', data };
    const again = await app.call<Filing>(`POST ${BASE}/alpha/`, { token: owner, body });
    expect(again.data).toMatchObject({ status: 'submitted', returned: [] });
    const { data: shown } = await read(id, reviewer);
    expect(shown.filing.data).toMatchObject({ basics: { amount: 12 } });
    expect(shown.submission).toBe(2);
    expect(
      shown.changes?.map(({ section, row, field, before, after }) => [
        section,
        row?.is,
        field,
        before,
        after,
      ]),
    ).toEqual([
      ['Basics', undefined, 'Amount', '10.00', '12.00'],
      ['Basics', undefined, 'Doubled', '20.00', '24.00'],
      ['Team', 'added', 'Person', null, '李四'],
      ['Team', 'added', 'Share', null, '40.00'],
    ]);
  });

  it('passes, comes back from the city, and is sent there again', async () => {
    expect((await decide(id, reviewer, { action: 'pass_first', opinion: '同意' })).data.filing.status).toBe(
      'district_passed',
    );
    const back = await decide(id, admin, { action: 'return_city', ...RETURN });
    expect(back.data.filing.status).toBe('returned');
    const again = await app.call<Filing>(`POST ${BASE}/alpha/`, {
      token: owner,
      body: { id, version: back.data.filing.version, action: 'submit', data: { ...GOOD, team: TEAM } },
    });
    expect(again.data.status).toBe('district_passed');
  });

  it('is seen by experts, publicised, approved with a number, and revoked by a document', async () => {
    expect(await decide(id, admin, { action: 'publicise' })).toMatchObject({
      code: 208,
      msg: expect.stringContaining('experts'),
    });
    await decide(id, admin, { action: 'to_experts' });
    const noticed = await decide(id, admin, { action: 'publicise' });
    expect(noticed.data).toMatchObject({ notice_until: '2026-06-17', steps: ['reject_city'] });
    expect(await decide(id, admin, { action: 'approve', grant_approved: 35.5 })).toMatchObject({
      code: 208,
      msg: 'The public notice runs until 2026-06-17, it can be approved from the day after',
    });
    app.clock.now = new Date('2026-06-17T15:59:59Z');
    await signIn();
    const lastDay = { action: 'approve', grant_approved: 35.5 };
    expect(await decide(id, admin, lastDay)).toMatchObject({
      code: 208,
      data: { notice_until: '2026-06-17' },
    });
    app.clock.now = new Date('2026-06-17T16:00:00Z');
    expect((await read(id, admin)).data.steps).toEqual(['approve', 'reject_city']);
    expect(await decide(id, admin, { action: 'approve' })).toMatchObject({
      code: 208,
      data: { missing: [{ path: 'grant_approved' }] },
    });
    const approved = await decide(id, admin, {
      action: 'approve',
      grant_approved: 35.5,
      opinion: '同意立项',
    });
    expect(approved.data).toMatchObject({
      filing: { status: 'approved' },
      approval: { project_no: 'AL2026-0001', grant_approved: 35.5 },
      steps: ['revoke'],
    });
    expect(await app.db.q.select().from(approvals).where(eq(approvals.filingId, id))).toHaveLength(1);
    const revoked = await decide(id, admin, {
      action: 'revoke',
      reasons: ['other'],
      doc_no: '沈科〔2026〕1号',
    });
    expect(revoked.data).toMatchObject({ filing: { status: 'revoked' }, steps: [] });
    const life = (await log(id)).map(({ action }) => action);
    expect(life.slice(-6)).toEqual([
      'return_city',
      'resubmit_to_city',
      'to_experts',
      'publicise',
      'approve',
      'revoke',
    ]);
  });
});

describe('other ends', () => {
  it('are a rejection by the first review, for one of its reasons', async () => {
    const id = await submit('beta');
    const wrong = await decide(id, reviewer, { action: 'reject_first', opinion: '否', reasons: ['budget'] });
    expect(wrong).toMatchObject({ code: 208, data: { missing: [{ path: 'reasons' }] } });
    const right = { action: 'reject_first', opinion: '不符合', reasons: ['eligibility'] };
    expect((await decide(id, reviewer, right)).data.filing.status).toBe('rejected');
  });

  it('are an approval without experts and notice, and a rejection by the city', async () => {
    const id = await submit('beta');
    await decide(id, reviewer, { action: 'pass_first', opinion: '同意' });
    const rejected = { action: 'reject_city', opinion: '预算过高', reasons: ['budget'] };
    expect((await decide(id, admin, rejected)).data.filing.status).toBe('rejected');
  });

  it('are an approval straight from the experts where there is no notice', async () => {
    const id = await submit('gamma', owner, GOOD, { selectIndex: 1 });
    await decide(id, reviewer, { action: 'pass_first', opinion: '同意' });
    await decide(id, admin, { action: 'to_experts' });
    const approved = await decide(id, admin, { action: 'approve', grant_approved: 0 });
    expect(approved.data.approval?.project_no).toBe('GA2026-0001');
  });

  it('are a correction that did not come in time', async () => {
    const id = await submit('gamma', owner, GOOD, { selectIndex: 2 });
    const back = { action: 'return_first', opinion: '补正', reasons: ['incomplete'], days: 1 };
    await decide(id, reviewer, back);
    const due = (await createFilingsStore(app.db).find(id))?.correctionDueAt as Date;
    const expire = expiry();
    app.clock.now = new Date(due.getTime() - 1);
    await expire();
    expect((await createFilingsStore(app.db).find(id))?.status).toBe('returned');
    app.clock.now = due;
    await Promise.all([expire(), expire()]);
    await signIn();
    expect((await read(id, reviewer)).data.filing.status).toBe('rejected');
    const lines = (await log(id, 'gamma')).filter(({ action }) => action === 'expire_correction');
    expect(lines).toMatchObject([{ actor: { role: 'system' }, to_status: 'rejected' }]);
  });
});

describe('two at once', () => {
  it('give one decision, one message and one clear refusal', async () => {
    const id = await submit('alpha', stranger);
    await app.db.q.execute(
      sql`update companies set profile = jsonb_set(profile, '{department}', '"D210112"')
        where id = (select company_id from filings where id = ${id}::uuid)`,
    );
    const version = (await read(id, reviewer)).data.filing.version;
    const bodies = [
      { action: 'pass_first', opinion: '同意' },
      { action: 'reject_first', opinion: '不符合', reasons: ['eligibility'] },
      { action: 'return_first', opinion: '补正', reasons: ['incomplete'], days: 3 },
    ];
    const answers = await Promise.all(
      bodies.map((body) =>
        app.call(at(paths.decideFiling, id), { token: reviewer, body: { version, ...body } }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 208, 208]);
    const refused = answers.filter(({ code }) => code === 208);
    for (const { msg, data } of refused) {
      expect(msg).toMatch(/^This filing changed at .* Your decision was not made/);
      expect(data).toMatchObject({ conflict: true, version: version + 1 });
    }
    const lines = await app.audit.read('filing', id);
    expect(lines.filter(({ actorRole }) => actorRole === 'reviewer')).toHaveLength(1);
  });

  it('a page that was open while the company withdrew and sent again decides nothing', async () => {
    const id = await submit('beta', stranger);
    const { version } = (await read(id, reviewer)).data.filing;
    const withdrawn = await app.call<Filing>(at(paths.withdraw, id), { token: stranger, body: {} });
    expect((await read(id, reviewer)).msg).toBe('record not found');
    await app.call(`POST ${BASE}/beta/`, {
      token: stranger,
      body: { id, version: withdrawn.data.version, action: 'submit', data: GOOD },
    });
    const late = await app.call(at(paths.decideFiling, id), {
      token: reviewer,
      body: { version, action: 'pass_first', opinion: '同意' },
    });
    expect(late).toMatchObject({ code: 208, data: { conflict: true, status: 'submitted' } });
    expect((await read(id, reviewer)).data.filing.status).toBe('submitted');
  });

  it('a correction names a place that is there', async () => {
    const { data } = await app.call<QueueData>(paths.reviewQueue, {
      token: reviewer,
      query: { status: 'mine' },
    });
    const id = data.list[0]?.id ?? '';
    const back = { action: 'return_first', opinion: '补正', reasons: ['incomplete'], days: 1 };
    for (const path of ['team[7].person', 'basics.nothing', 'nowhere', "x' or 1=1"]) {
      const answer = await decide(id, reviewer, { ...back, corrections: [{ path, comment: '?' }] });
      expect([path, answer.code, answer.data]).toEqual([path, 208, { path }]);
    }
  });
});

describe('who may look', () => {
  it('is the own department and the city; another department finds nothing, and that leaves a line', async () => {
    const id = await submit('gamma', stranger, GOOD, { selectIndex: 1 });
    await app.db.q.execute(sql`update companies set profile = jsonb_set(profile, '{department}', '"D210106"')
      where id = (select company_id from filings where id = ${id}::uuid)`);
    const list = (token: string) =>
      app.call<QueueData>(paths.reviewQueue, { token, query: { pageSize: '100' } });
    expect((await list(reviewer)).data.list.map((item) => item.id)).not.toContain(id);
    expect((await list(admin)).data.list.map((item) => item.id)).toContain(id);
    const body = { version: 1, action: 'pass_first', opinion: '同意' };
    const refusals = [
      await read(id, reviewer),
      await app.call(at(paths.decideFiling, id), { token: reviewer, body }),
    ];
    expect(refusals.map(({ code, msg }) => [code, msg])).toEqual(Array(2).fill([208, 'record not found']));
    const denied = await app.db.q.select().from(auditLog).where(eq(auditLog.action, 'access.denied'));
    const ofDepartment = denied.filter(({ details }) => details?.reason === 'other_department');
    expect(ofDepartment).toHaveLength(2);
  });

  it('is no company: every call of the desk is refused with 208 and leaves a line', async () => {
    const count = async () =>
      (await app.db.q.select().from(auditLog).where(eq(auditLog.action, 'access.denied'))).length;
    const before = await count();
    const id = await submit('gamma', stranger, GOOD, { selectIndex: 2 });
    const body = { version: 1, action: 'approve', grant_approved: 100 };
    for (const call of [paths.reviewQueue, at(paths.reviewFiling, id), at(paths.decideFiling, id)]) {
      const answer = await app.call(call, { token: stranger, ...(call.startsWith('POST') && { body }) });
      expect([call, answer.code]).toEqual([call, 208]);
    }
    expect((await count()) - before).toBe(3);
  });

  it('is not the other level of review for the steps of this one', async () => {
    const id = await submit('beta', owner).catch(() => '');
    const { data } = await app.call<QueueData>(paths.reviewQueue, {
      token: admin,
      query: { status: 'submitted' },
    });
    const waiting = id || (data.list[0]?.id ?? '');
    const answer = await decide(waiting, admin, { action: 'pass_first', opinion: '同意' });
    expect(answer).toMatchObject({ code: 208, msg: expect.stringContaining('other level') });
  });
});

describe('the queue', () => {
  const list = async (query: Record<string, string>) =>
    (await app.call<QueueData>(paths.reviewQueue, { token: admin, query: { pageSize: '100', ...query } }))
      .data;

  it('is searched, filtered, sorted and paged', async () => {
    const all = await list({});
    expect(all.list.every(({ status }) => !['draft', 'withdrawn'].includes(status))).toBe(true);
    expect(Object.values(all.by_status).reduce((sum, n) => sum + n, 0)).toBe(all.total);
    expect(all.batches).toEqual(['2026-1', '2025-1']);
    for (const { status } of (await list({ status: 'district_passed' })).list)
      expect(status).toBe('district_passed');
    for (const { batch } of (await list({ batch: '2025-1' })).list) expect(batch).toBe('2025-1');
    for (const { program } of (await list({ program: 'gamma' })).list) expect(program).toBe('gamma');
    const { company, receipt_no: no } = all.list[0] as QueueData['list'][number];
    expect((await list({ keyword: no.toLowerCase() })).list).toHaveLength(1);
    for (const item of (await list({ keyword: company })).list) expect(item.company).toBe(company);
    expect((await list({ keyword: "%' or 1=1 --" })).list).toEqual([]);
    const times = (await list({ sorter: '-submitted_at' })).list.map((item) => item.submitted_at);
    expect(times).toEqual([...times].sort().reverse());
    const page = await list({ pageSize: '1', current: '2' });
    expect(page.list.map(({ id }) => id)).toEqual([all.list[1]?.id]);
    expect(page.total).toBe(all.total);
  });
});
