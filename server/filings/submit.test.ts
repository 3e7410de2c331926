import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import type { LogEntry, ReceiptData } from '../../domain/filing/calls';
import type { MessageItem } from '../../domain/inbox/calls';
import { BASE, FilingClients, GOOD } from '../../tests/support/server/filing-clients';
import { submissions } from '../core/db/tables';

type Refused = { receipt: { no: string }; missing: { path: string }[]; closes_at: string };

let clients: FilingClients;

beforeEach(async () => {
  await clients?.app.close();
  clients = await FilingClients.open();
});
afterAll(() => clients.app.close());

describe('submitFiling', () => {
  it('returns a receipt, and creates a paper with its hash, a log line and a message', async () => {
    const { id } = await clients.draft();
    const { data, msg } = await clients.post({ id, version: 1, action: 'submit', data: GOOD });
    expect(msg).toBe('submission succeeded');
    expect(data).toMatchObject({ status: 'submitted', version: 2, actions: ['withdraw'] });
    expect(data.receipt?.no).toBe('AL20260610-000001');
    expect(data.receipt?.submitted_at).toBe('2026-06-10T02:00:00.000Z');

    const [paper] = await clients.app.db.q.select().from(submissions).where(eq(submissions.filingId, id));
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

    const receipt = await clients.app.call<ReceiptData>(`GET /api/v1.0/portal/report/filing/${id}/receipt/`, {
      token: clients.owner,
    });
    expect(receipt.data).toMatchObject({
      ...data.receipt,
      filing_id: id,
      company: '示例智能装备有限公司',
      seq: 1,
    });
    expect(receipt.data.contact.name).not.toBe('');

    const log = await clients.app.call<LogEntry[]>(`GET ${BASE}/audit/${id}/log`, { token: clients.owner });
    expect(log.data.map(({ action, to_status }) => [action, to_status])).toEqual([
      ['create', 'draft'],
      ['submit', 'submitted'],
    ]);
    const inbox = await clients.app.call<PagedList<MessageItem>>('GET /api/v1.0/portal/company/message/', {
      token: clients.owner,
      query: { keyword: 'AL20260610-000001' },
    });
    expect(inbox.data.list).toMatchObject([{ declaration_id: id, category: 'review', read: false }]);
  });

  it('creates one submission from twenty parallel ones, and returns its receipt to the others', async () => {
    const { id, version } = await clients.draft('beta');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => clients.put<Refused>(id, { version, data: GOOD })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array(19).fill(208)]);
    expect(new Set(answers.map(({ data }) => data.receipt.no))).toEqual(new Set(['BE20260610-000001']));
    expect(
      await clients.app.db.q.select().from(submissions).where(eq(submissions.filingId, id)),
    ).toHaveLength(1);
  });

  it('creates and submits a new filing in one step, once, however often it is sent', async () => {
    const sent = { action: 'submit', data: GOOD };
    const answers = await Promise.all(Array.from({ length: 20 }, () => clients.post<Refused>(sent)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array(19).fill(208)]);
    expect(new Set(answers.map(({ data }) => data.receipt.no)).size).toBe(1);
  });

  it('returns the first answer for the same Idempotency-Key', async () => {
    const { id, version } = await clients.draft();
    const body = { id, version, action: 'submit', data: GOOD };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => clients.post(body, { 'idempotency-key': 'once' })),
    );
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.receipt?.no)).size).toBe(1);
  });

  it('returns numbers without gaps, also after failed attempts', async () => {
    const first = await clients.draft('beta');
    await clients.put(first.id, { version: 1 });
    const second = await clients.draft('beta');
    await clients.put(second.id, { version: 1, data: { basics: {} } });
    await clients.put(second.id, { version: 7 });
    const { data } = await clients.put(second.id, {});
    expect(data.receipt?.no).toBe('BE20260610-000002');
  });

  it('[spec 4.platform208] refuses a filing with missing or wrong answers, with a place for each fault, and changes nothing', async () => {
    const { id } = await clients.draft();
    const bad = {
      basics: { name: '' },
      team: [
        { person: 'a', share: 70 },
        { person: 'b', share: 70 },
      ],
    };
    const { code, data } = await clients.post<Refused>({ id, version: 1, action: 'submit', data: bad });
    expect(code).toBe(208);
    expect(data.missing.map(({ path }) => path)).toEqual(['basics.name', 'basics.amount', 'team']);
    expect(await clients.rowOf(id)).toMatchObject({ version: 1, status: 'draft', data: GOOD });
    const own = await clients.app.call<Refused>(`POST ${BASE}/gamma`, {
      token: clients.owner,
      body: { action: 'submit', data: {} },
    });
    expect(own).toMatchObject({ code: 208, msg: 'The data is incomplete' });
    expect(own.data.missing.length).toBeGreaterThan(0);
  });

  it('requires the version that was seen', async () => {
    const { id } = await clients.draft('beta');
    await clients.app.call(`PUT ${BASE}/betaDraft/${id}/`, {
      token: clients.owner,
      body: { version: 1, data: GOOD },
    });
    expect((await clients.put(id, { version: 1 })).data).toMatchObject({ conflict: true, version: 2 });
    expect((await clients.rowOf(id))?.status).toBe('draft');
  });

  it('includes the last edit; an autosave that arrives later changes nothing', async () => {
    const { id } = await clients.draft();
    const edited = { basics: { name: '最后的修改', amount: 11 } };
    await clients.post({ id, version: 1, action: 'submit', data: edited });
    const late = await clients.post<Refused>({ id, version: 1, data: GOOD });
    expect(late).toMatchObject({
      code: 208,
      data: { status: 'submitted', receipt: { no: 'AL20260610-000001' } },
    });
    expect(late.msg).toBe('This filing was already submitted as AL20260610-000001. Reload to see it');
    expect(await clients.rowOf(id)).toMatchObject({ version: 2, data: edited });
  });

  it('keeps warnings with the paper, and whether they were confirmed', async () => {
    const { id } = await clients.draft();
    const data = { basics: { name: '示例', amount: 600 } };
    const saved = await clients.post({ id, version: 1, data });
    expect(saved.data.warnings).toMatchObject([{ rule: 'TP-02', path: 'basics.amount' }]);
    await clients.post({ id, version: 2, action: 'submit', data, confirmed_warnings: ['TP-02'] });
    const [paper] = await clients.app.db.q.select().from(submissions).where(eq(submissions.filingId, id));
    expect(JSON.parse(paper?.snapshot ?? '').warnings).toEqual([{ confirmed: true, rule: 'TP-02' }]);
  });

  it('rejects an attachment of another company', async () => {
    const { id } = await clients.draft();
    const filesData = { report: ['00000000-0000-4000-8000-000000000000'] };
    const { code, data } = await clients.post<Refused>({
      id,
      version: 1,
      action: 'submit',
      data: { ...GOOD, filesData },
    });
    expect(code).toBe(208);
    expect(data.missing).toMatchObject([{ path: 'filesData.report' }]);
  });
});
