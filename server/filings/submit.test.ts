import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../../domain/api/envelope';
import type { LogEntry, ReceiptData } from '../../domain/calls/filings';
import type { MessageItem } from '../../domain/calls/inbox';
import { BASE, FilingDesk, GOOD } from '../../tests/support/server/filing-clients';
import { submissions } from '../core/db/tables';

type Refused = { receipt: { no: string }; missing: { path: string }[]; closes_at: string };

let desk: FilingDesk;

beforeEach(async () => {
  await desk?.app.close();
  desk = await FilingDesk.open();
});
afterAll(() => desk.app.close());

describe('submitting', () => {
  it('gives a receipt, a paper whose hash it bears, a log line and a message', async () => {
    const { id } = await desk.draft();
    const { data, msg } = await desk.post({ id, version: 1, action: 'submit', data: GOOD });
    expect(msg).toBe('submission succeeded');
    expect(data).toMatchObject({ status: 'submitted', version: 2, actions: ['withdraw'] });
    expect(data.receipt?.no).toBe('AL20260610-000001');
    expect(data.receipt?.submitted_at).toBe('2026-06-10T02:00:00.000Z');

    const [paper] = await desk.app.db.q.select().from(submissions).where(eq(submissions.filingId, id));
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

    const receipt = await desk.app.call<ReceiptData>(`GET /api/v1.0/portal/report/filing/${id}/receipt/`, {
      token: desk.owner,
    });
    expect(receipt.data).toMatchObject({
      ...data.receipt,
      filing_id: id,
      company: '示例智能装备有限公司',
      seq: 1,
    });
    expect(receipt.data.contact.name).not.toBe('');

    const log = await desk.app.call<LogEntry[]>(`GET ${BASE}/audit/${id}/log`, { token: desk.owner });
    expect(log.data.map(({ action, to_status }) => [action, to_status])).toEqual([
      ['create', 'draft'],
      ['submit', 'submitted'],
    ]);
    const inbox = await desk.app.call<Page<MessageItem>>('GET /api/v1.0/portal/company/message/', {
      token: desk.owner,
      query: { keyword: 'AL20260610-000001' },
    });
    expect(inbox.data.list).toMatchObject([{ declaration_id: id, category: 'review', read: false }]);
  });

  it('makes one submission of twenty parallel ones, and tells the others its receipt', async () => {
    const { id, version } = await desk.draft('beta');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => desk.put<Refused>(id, { version, data: GOOD })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array(19).fill(208)]);
    expect(new Set(answers.map(({ data }) => data.receipt.no))).toEqual(new Set(['BE20260610-000001']));
    expect(await desk.app.db.q.select().from(submissions).where(eq(submissions.filingId, id))).toHaveLength(
      1,
    );
  });

  it('submits a new filing in one step, once, however often it is sent', async () => {
    const sent = { action: 'submit', data: GOOD };
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.post<Refused>(sent)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array(19).fill(208)]);
    expect(new Set(answers.map(({ data }) => data.receipt.no)).size).toBe(1);
  });

  it('repeats the first answer to the same Idempotency-Key', async () => {
    const { id, version } = await desk.draft();
    const body = { id, version, action: 'submit', data: GOOD };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => desk.post(body, { 'idempotency-key': 'once' })),
    );
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.receipt?.no)).size).toBe(1);
  });

  it('gives numbers without gaps, also when attempts failed in between', async () => {
    const first = await desk.draft('beta');
    await desk.put(first.id, { version: 1 });
    const second = await desk.draft('beta');
    await desk.put(second.id, { version: 1, data: { basics: {} } });
    await desk.put(second.id, { version: 7 });
    const { data } = await desk.put(second.id, {});
    expect(data.receipt?.no).toBe('BE20260610-000002');
  });

  it('[spec 4.platform208] is refused while something is missing or wrong, with a place for each fault, and changes nothing', async () => {
    const { id } = await desk.draft();
    const bad = {
      basics: { name: '' },
      team: [
        { person: 'a', share: 70 },
        { person: 'b', share: 70 },
      ],
    };
    const { code, data } = await desk.post<Refused>({ id, version: 1, action: 'submit', data: bad });
    expect(code).toBe(208);
    expect(data.missing.map(({ path }) => path)).toEqual(['basics.name', 'basics.amount', 'team']);
    expect(await desk.rowOf(id)).toMatchObject({ version: 1, status: 'draft', data: GOOD });
    const own = await desk.app.call<Refused>(`POST ${BASE}/gamma`, {
      token: desk.owner,
      body: { action: 'submit', data: {} },
    });
    expect(own).toMatchObject({ code: 208, msg: 'The data is incomplete' });
    expect(own.data.missing.length).toBeGreaterThan(0);
  });

  it('is bound to the version that was seen', async () => {
    const { id } = await desk.draft('beta');
    await desk.app.call(`PUT ${BASE}/betaDraft/${id}/`, {
      token: desk.owner,
      body: { version: 1, data: GOOD },
    });
    expect((await desk.put(id, { version: 1 })).data).toMatchObject({ conflict: true, version: 2 });
    expect((await desk.rowOf(id))?.status).toBe('draft');
  });

  it('contains the last edit; an autosave that arrives later changes nothing', async () => {
    const { id } = await desk.draft();
    const edited = { basics: { name: '最后的修改', amount: 11 } };
    await desk.post({ id, version: 1, action: 'submit', data: edited });
    const late = await desk.post<Refused>({ id, version: 1, data: GOOD });
    expect(late).toMatchObject({
      code: 208,
      data: { status: 'submitted', receipt: { no: 'AL20260610-000001' } },
    });
    expect(late.msg).toBe('This filing was already submitted as AL20260610-000001');
    expect(await desk.rowOf(id)).toMatchObject({ version: 2, data: edited });
  });

  it('keeps warnings with the paper, and whether they were confirmed', async () => {
    const { id } = await desk.draft();
    const data = { basics: { name: '示例', amount: 600 } };
    const saved = await desk.post({ id, version: 1, data });
    expect(saved.data.warnings).toMatchObject([{ rule: 'TP-02', path: 'basics.amount' }]);
    await desk.post({ id, version: 2, action: 'submit', data, confirmed_warnings: ['TP-02'] });
    const [paper] = await desk.app.db.q.select().from(submissions).where(eq(submissions.filingId, id));
    expect(JSON.parse(paper?.snapshot ?? '').warnings).toEqual([{ confirmed: true, rule: 'TP-02' }]);
  });

  it('takes no attachment that is not the own company’s', async () => {
    const { id } = await desk.draft();
    const filesData = { report: ['00000000-0000-4000-8000-000000000000'] };
    const { code, data } = await desk.post<Refused>({
      id,
      version: 1,
      action: 'submit',
      data: { ...GOOD, filesData },
    });
    expect(code).toBe(208);
    expect(data.missing).toMatchObject([{ path: 'filesData.report' }]);
  });
});
