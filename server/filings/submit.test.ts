import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry, ReceiptData } from '../../domain/api/calls/filings';
import type { MessageItem } from '../../domain/api/calls/inbox';
import type { Page } from '../../domain/api/envelope';
import type { Filing } from '../../domain/filing/types';
import { testPrograms } from '../../tests/support/test-programs';
import { filings, submissions, windowExtensions, windows } from '../db/tables';
import { startTestApp, type TestApp } from '../testing';

const BASE = '/api/v1.0/test/portal';
const GOOD = { basics: { name: '示例', amount: 10 } };
type Refused = { receipt: { no: string }; missing: { path: string }[]; closes_at: string };

let app: TestApp;
let owner: string;

beforeEach(async () => {
  await app?.close();
  app = await startTestApp({ programs: testPrograms });
  owner = await app.signIn('demo');
});
afterAll(() => app.close());

const post = <T = Filing>(body: object, token = owner, headers = {}) =>
  app.call<T>(`POST ${BASE}/alpha/`, { token, body, headers });
const put = <T = Filing>(id: string, body: object, token = owner) =>
  app.call<T>(`PUT ${BASE}/betaInfo/${id}/submit/`, { token, body });
const withdraw = (id: string, body = {}) =>
  app.call<Filing>(`POST /api/v1.0/portal/report/filing/${id}/withdraw/`, { token: owner, body });

async function draft(path = 'alpha'): Promise<{ id: string; version: number }> {
  const { data } = await app.call<Filing>(`POST ${BASE}/${path}/`, { token: owner, body: { data: GOOD } });
  return { id: data.id ?? '', version: data.version };
}

/** Sessions end with the time that passes. */
async function setClock(at: string): Promise<void> {
  app.clock.now = new Date(at);
  owner = await app.signIn('demo');
}

const rowOf = async (id: string) => (await app.db.q.select().from(filings).where(eq(filings.id, id)))[0];

describe('submitting', () => {
  it('gives a receipt, a paper whose hash it bears, a log line and a message', async () => {
    const { id } = await draft();
    const { data, msg } = await post({ id, version: 1, action: 'submit', data: GOOD });
    expect(msg).toBe('submission succeeded');
    expect(data).toMatchObject({ status: 'submitted', version: 2, actions: ['withdraw'] });
    expect(data.receipt?.no).toBe('AL20260610-000001');
    expect(data.receipt?.submitted_at).toBe('2026-06-10T02:00:00.000Z');

    const [paper] = await app.db.q.select().from(submissions).where(eq(submissions.filingId, id));
    expect(
      createHash('sha256')
        .update(paper?.snapshot ?? '')
        .digest('hex'),
    ).toBe(data.receipt?.sha256);
    expect(JSON.parse(paper?.snapshot ?? '')).toMatchObject({
      program: 'alpha',
      edition: '2026.1',
      filing: { id, version: 2, company: '示例智能装备有限公司' },
    });

    const receipt = await app.call<ReceiptData>(`GET /api/v1.0/portal/report/filing/${id}/receipt/`, {
      token: owner,
    });
    expect(receipt.data).toMatchObject({
      ...data.receipt,
      filing_id: id,
      company: '示例智能装备有限公司',
      seq: 1,
    });
    expect(receipt.data.contact.name).not.toBe('');

    const log = await app.call<LogEntry[]>(`GET ${BASE}/audit/${id}/log`, { token: owner });
    expect(log.data.map(({ action, to_status }) => [action, to_status])).toEqual([
      ['create', 'draft'],
      ['submit', 'submitted'],
    ]);
    const inbox = await app.call<Page<MessageItem>>('GET /api/v1.0/portal/company/message/', {
      token: owner,
      query: { keyword: 'AL20260610-000001' },
    });
    expect(inbox.data.list).toMatchObject([{ filing_id: id, category: 'review', read: false }]);
  });

  it('makes one submission of twenty parallel ones, and tells the others its receipt', async () => {
    const { id, version } = await draft('beta');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => put<Refused>(id, { version, data: GOOD })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array(19).fill(208)]);
    expect(new Set(answers.map(({ data }) => data.receipt.no))).toEqual(new Set(['BE20260610-000001']));
    expect(await app.db.q.select().from(submissions).where(eq(submissions.filingId, id))).toHaveLength(1);
  });

  it('submits a new filing in one step, once, however often it is sent', async () => {
    const sent = { action: 'submit', data: GOOD };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post<Refused>(sent)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array(19).fill(208)]);
    expect(new Set(answers.map(({ data }) => data.receipt.no)).size).toBe(1);
  });

  it('repeats the first answer to the same Idempotency-Key', async () => {
    const { id, version } = await draft();
    const body = { id, version, action: 'submit', data: GOOD };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(body, owner, { 'idempotency-key': 'once' })),
    );
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.receipt?.no)).size).toBe(1);
  });

  it('gives numbers without gaps, also when attempts failed in between', async () => {
    const first = await draft('beta');
    await put(first.id, { version: 1 });
    const second = await draft('beta');
    await put(second.id, { version: 1, data: { basics: {} } });
    await put(second.id, { version: 7 });
    const { data } = await put(second.id, {});
    expect(data.receipt?.no).toBe('BE20260610-000002');
  });

  it('is refused while something is missing or wrong, with a place for each fault, and changes nothing', async () => {
    const { id } = await draft();
    const bad = {
      basics: { name: '' },
      team: [
        { person: 'a', share: 70 },
        { person: 'b', share: 70 },
      ],
    };
    const { code, data } = await post<Refused>({ id, version: 1, action: 'submit', data: bad });
    expect(code).toBe(208);
    expect(data.missing.map(({ path }) => path)).toEqual(['basics.name', 'basics.amount', 'team']);
    expect(await rowOf(id)).toMatchObject({ version: 1, status: 'draft', data: GOOD });
    const own = await app.call<Refused>(`POST ${BASE}/gamma`, {
      token: owner,
      body: { action: 'submit', data: {} },
    });
    expect(own).toMatchObject({ code: 208, msg: 'The data is incomplete' });
    expect(own.data.missing.length).toBeGreaterThan(0);
  });

  it('is bound to the version that was seen', async () => {
    const { id } = await draft('beta');
    await app.call(`PUT ${BASE}/betaDraft/${id}/`, { token: owner, body: { version: 1, data: GOOD } });
    expect((await put(id, { version: 1 })).data).toMatchObject({ conflict: true, version: 2 });
    expect((await rowOf(id))?.status).toBe('draft');
  });

  it('contains the last edit; an autosave that arrives later changes nothing', async () => {
    const { id } = await draft();
    const edited = { basics: { name: '最后的修改', amount: 11 } };
    await post({ id, version: 1, action: 'submit', data: edited });
    const late = await post<Refused>({ id, version: 1, data: GOOD });
    expect(late).toMatchObject({
      code: 208,
      data: { status: 'submitted', receipt: { no: 'AL20260610-000001' } },
    });
    expect(late.msg).toBe('This filing was already submitted as AL20260610-000001');
    expect(await rowOf(id)).toMatchObject({ version: 2, data: edited });
  });

  it('keeps warnings with the paper, and whether they were confirmed', async () => {
    const { id } = await draft();
    const data = { basics: { name: '示例', amount: 600 } };
    const saved = await post({ id, version: 1, data });
    expect(saved.data.warnings).toMatchObject([{ rule: 'TP-02', path: 'basics.amount' }]);
    await post({ id, version: 2, action: 'submit', data, confirmed_warnings: ['TP-02'] });
    const [paper] = await app.db.q.select().from(submissions).where(eq(submissions.filingId, id));
    expect(JSON.parse(paper?.snapshot ?? '').warnings).toEqual([{ confirmed: true, rule: 'TP-02' }]);
  });

  it('takes no attachment that is not the own company’s', async () => {
    const { id } = await draft();
    const filesData = { report: ['00000000-0000-4000-8000-000000000000'] };
    const { code, data } = await post<Refused>({
      id,
      version: 1,
      action: 'submit',
      data: { ...GOOD, filesData },
    });
    expect(code).toBe(208);
    expect(data.missing).toMatchObject([{ path: 'filesData.report' }]);
  });
});

describe('the window', () => {
  const close = (at: string) =>
    app.db.q
      .update(windows)
      .set({ closesAt: new Date(at) })
      .where(eq(windows.program, 'alpha'));

  it('is half-open, by the clock of the server; drafts can be saved afterwards', async () => {
    const { id } = await draft();
    await close('2026-06-10T04:00:00Z');
    await setClock('2026-06-10T04:00:00Z');
    const late = await post<Refused>({ id, version: 1, action: 'submit', data: GOOD });
    expect(late.code).toBe(208);
    expect(late.msg).toContain('closed at 2026-06-10 12:00 (Beijing time)');
    expect(late.data.closes_at).toBe('2026-06-10T04:00:00.000Z');
    expect((await post({ id, version: 1, data: GOOD })).data).toMatchObject({
      version: 2,
      actions: ['save', 'delete'],
    });
    await setClock('2026-06-10T03:59:59.999Z');
    expect((await post({ id, version: 2, action: 'submit', data: GOOD })).code).toBe(200);
  });

  it('can be extended for one company', async () => {
    const { id } = await draft();
    await close('2026-06-10T03:00:00Z');
    await setClock('2026-06-10T05:00:00Z');
    expect((await post({ id, version: 1, action: 'submit', data: GOOD })).code).toBe(208);
    const [window] = await app.db.q
      .select()
      .from(windows)
      .where(eq(windows.program, 'alpha'))
      .orderBy(windows.batchYear)
      .offset(1);
    const companyId = (await rowOf(id))?.companyId ?? '';
    const until = new Date('2026-06-11T00:00:00Z');
    await app.db.q.insert(windowExtensions).values({ windowId: window?.id ?? '', companyId, until });
    const shown = await app.call<Filing>(`GET ${BASE}/alphaInfo/`, { token: owner });
    expect(shown.data.window).toMatchObject({ status: 'open', extended_until: until.toISOString() });
    expect((await post({ id, version: 1, action: 'submit', data: GOOD })).code).toBe(200);
  });

  it('may be missing: the form can be filled, not submitted', async () => {
    await app.db.q.delete(windows).where(eq(windows.program, 'alpha'));
    const info = await app.call<Filing>(`GET ${BASE}/alphaInfo/`, { token: owner });
    expect(info.data).toMatchObject({ window: null, batch: '2026-1' });
    const { id } = await draft();
    const refused = await post({ id, version: 1, action: 'submit', data: GOOD });
    expect(refused).toMatchObject({ code: 208, msg: expect.stringContaining('no declare window') });
  });

  it('belongs to the year in Shanghai', async () => {
    await app.db.q.delete(windows).where(eq(windows.program, 'alpha'));
    await setClock('2026-12-31T16:30:00Z');
    const info = await app.call<Filing>(`GET ${BASE}/alphaInfo/`, { token: owner });
    expect(info.data.batch).toBe('2027-1');
  });
});

describe('after submission', () => {
  async function submitted(): Promise<string> {
    const { id } = await draft();
    await post({ id, version: 1, action: 'submit', data: GOOD });
    return id;
  }

  it('can be taken back while nobody has begun the review, and submitted again with a new number', async () => {
    const id = await submitted();
    const { data } = await withdraw(id);
    expect(data).toMatchObject({ status: 'withdrawn', version: 3, actions: ['save', 'submit'] });
    expect((await withdraw(id)).code).toBe(208);
    const changed = { basics: { name: '示例', amount: 20 } };
    const again = await post({ id, version: 3, action: 'submit', data: changed });
    expect(again.data.receipt?.no).toBe('AL20260610-000002');
    const papers = await app.db.q
      .select()
      .from(submissions)
      .where(eq(submissions.filingId, id))
      .orderBy(submissions.seq);
    expect(papers.map(({ seq }) => seq)).toEqual([1, 2]);
    const log = await app.call<LogEntry[]>(`GET ${BASE}/audit/${id}/log`, { token: owner });
    expect(log.data.at(-1)).toMatchObject({
      action: 'resubmit_withdrawn',
      changes: expect.arrayContaining([{ path: 'basics.amount', before: 10, after: 20 }]),
    });
  });

  it('stays once a reviewer has acted, or the window has closed', async () => {
    const id = await submitted();
    await app.db.q.update(filings).set({ reviewStartedAt: app.clock.now }).where(eq(filings.id, id));
    expect((await withdraw(id)).msg).toBe('The review has begun, the filing cannot be withdrawn');
    await app.db.q.update(filings).set({ reviewStartedAt: null }).where(eq(filings.id, id));
    await setClock('2026-08-30T00:00:00Z');
    expect((await withdraw(id)).msg).toContain('closed at');
    expect((await rowOf(id))?.status).toBe('submitted');
  });

  it('cannot be dropped', async () => {
    const id = await submitted();
    const drop = () => app.call(`DELETE /api/v1.0/portal/report/filing/${id}/`, { token: owner });
    expect((await drop()).code).toBe(208);
    await withdraw(id);
    expect((await drop()).code).toBe(208);
  });

  it('is corrected after a return until the deadline, whatever the window says', async () => {
    const id = await submitted();
    const due = new Date('2026-09-10T00:00:00Z');
    const correction = { status: 'returned', returnedBy: 'city', correctionDueAt: due };
    await app.db.q.update(filings).set(correction).where(eq(filings.id, id));
    await setClock('2026-09-09T00:00:00Z');
    expect((await post({ id, version: 2, data: GOOD })).data.actions).toEqual(['save', 'submit']);
    await setClock(due.toISOString());
    expect((await post({ id, version: 3, action: 'submit', data: GOOD })).msg).toContain(
      'correction deadline passed',
    );
    await setClock('2026-09-09T23:59:59Z');
    const again = await post({ id, version: 3, action: 'submit', data: GOOD });
    expect(again.data.status).toBe('district_passed');
  });
});
