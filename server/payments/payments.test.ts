/** Payments of grants: who records and reads them, what is refused, and what the company sees. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { AuditLogData, ReadLogData } from '../../domain/audit/calls';
import type { Program } from '../../domain/definition';
import type { MessageItem } from '../../domain/inbox/calls';
import type { FilingPaymentsData, OwnPaymentsData, PaymentsData } from '../../domain/payments/calls';
import { GOOD } from '../../tests/support/server/filing-clients';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { alpha, beta, gamma } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { approvals, users } from '../core/db/tables';
import { payments } from './tables';

const text = { type: 'text', maxLength: 100 } as const;
/** beta with the account that the grant goes to. */
const withAccount: Program = {
  ...beta,
  review: { expertReview: false, publicNotice: false },
  load: async () => {
    const form = await beta.load();
    return {
      ...form,
      sections: [
        ...form.sections,
        {
          key: 'bank',
          kind: 'fields',
          title: { zh: '收款账户', en: 'Bank account' },
          fields: [
            {
              key: 'holder',
              zh: '户名',
              en: 'Account name',
              source: 'company.name',
              mayDiffer: true,
              ...text,
            },
            { key: 'bank', zh: '开户银行', en: 'Bank', source: 'company.bank_name', ...text },
            {
              key: 'no',
              zh: '银行账号',
              en: 'Account',
              source: 'company.bank_account',
              sensitive: true,
              ...text,
            },
          ],
        },
      ],
    };
  },
};
const withoutAccount: Program = { ...alpha, review: { expertReview: false, publicNotice: false } };
const withoutGrant: Program = {
  ...gamma,
  review: { expertReview: false, publicNotice: false },
  decides: 'acceptance',
};
const BANK = { holder: '示例公司', bank: '某银行', no: '95580000000012' };
const TODAY = '2026-06-10';

let clients: ReviewClients;
let finance: string;
/** Ids of filings with and without a grant. */
let ids: Record<'granted' | 'other' | 'none', string>;

async function approve(program: string, grant: number, data: object = GOOD): Promise<string> {
  const id = await clients.submit(program, clients.owner, data);
  await clients.decide(id, clients.reviewer, PASS);
  await clients.decide(id, clients.admin, { action: 'approve', grant_approved: grant });
  return id;
}

beforeAll(async () => {
  clients = await ReviewClients.open([withoutAccount, withAccount, withoutGrant]);
});
beforeEach(async () => {
  await clients.restore();
  finance = await clients.app.signIn('finance');
  ids = {
    granted: await approve('beta', 100, { ...GOOD, bank: BANK }),
    other: await approve('alpha', 20),
    none: await approve('gamma', 0),
  };
});
afterAll(() => clients.close());

type Answer = FilingPaymentsData & { conflict?: true; field?: string };
const record = (id: string, body: object, token = finance, key?: string) =>
  clients.app.call<Answer>(withId(paths.recordPayment, id), {
    token,
    body: { version: 0, amount: 40, paid_on: TODAY, ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const takeBack = (id: string, body: object, token = finance) =>
  clients.app.call<Answer>(withId(paths.takeBackPayment, id), {
    token,
    body: { reason: '金额录错', ...body },
  });
const read = (id: string, token = finance) =>
  clients.app.call<FilingPaymentsData>(withId(paths.filingPayments, id), { token });
const list = async (query: Record<string, string> = {}, token = finance) =>
  (await clients.app.call<PaymentsData>(paths.payments, { token, query })).data;
const own = (id: string, token = clients.owner) =>
  clients.app.call<OwnPaymentsData | null>(withId(paths.ownPayments, id), { token });

describe('payments', () => {
  it('lists filings with a grant, their day of approval and account, masked, with sums of the filter', async () => {
    const all = await list();
    expect(all.list.map(({ id }) => id).sort()).toEqual([ids.granted, ids.other].sort());
    expect(all.list.find(({ id }) => id === ids.granted)).toMatchObject({
      granted: 100,
      paid: 0,
      remaining: 100,
      state: 'unpaid',
      receipt_no: expect.stringMatching(/^BE/),
      approved_at: expect.stringContaining(TODAY),
      payee: { holder: '示例公司', bank: '某银行', account: '955*********12', from: 'filing' },
    });
    expect(all.list.find(({ id }) => id === ids.other)?.payee).toMatchObject({
      holder: null,
      from: 'company',
    });
    expect(all.sums).toEqual({ granted: 120, paid: 0, remaining: 120 });
    await record(ids.granted, {});
    await record(ids.other, { amount: 20 });
    expect((await list()).by_state).toEqual({ unpaid: 0, partly: 1, paid: 1 });
    const partly = await list({ state: 'partly' });
    expect(partly).toMatchObject({ total: 1, sums: { granted: 100, paid: 40, remaining: 60 } });
    expect((await list({ program: 'alpha' })).sums).toEqual({ granted: 20, paid: 20, remaining: 0 });
    const { receipt_no, project_no } = partly.list[0] as PaymentsData['list'][number];
    for (const keyword of [receipt_no, project_no])
      expect((await list({ keyword })).list.map(({ id }) => id)).toEqual([ids.granted]);
  });

  it('are none of an acceptance with a grant of earlier days, which is shown once something was paid', async () => {
    const { q } = clients.app.db;
    await q.update(approvals).set({ grantApproved: 100 }).where(eq(approvals.filingId, ids.none));
    expect((await list()).sums).toEqual({ granted: 120, paid: 0, remaining: 120 });
    expect((await own(ids.none)).data).toBeNull();
    expect((await record(ids.none, {})).msg).toContain('An acceptance grants nothing');
    const [payer] = await q.select({ id: users.id }).from(users).where(eq(users.username, 'finance'));
    await q.insert(payments).values({
      id: randomUUID(),
      filingId: ids.none,
      amount: 60,
      paidOn: TODAY,
      note: '',
      recordedBy: payer?.id ?? '',
      recordedAt: clients.app.clock.now,
    });
    const item = (await list({ program: 'gamma' })).list[0];
    expect(item).toMatchObject({ id: ids.none, paid: 60, remaining: 0 });
    const [paid] = (await read(ids.none)).data.payments;
    expect((await takeBack(ids.none, { version: 1, payment: paid?.id })).code).toBe(200);
    expect((await list({ program: 'gamma' })).total).toBe(0);
  });

  it('are limited to the department and the programs of the account', async () => {
    const limit = (change: object) =>
      clients.app.db.q.update(users).set(change).where(eq(users.username, 'finance'));
    await limit({ programs: ['alpha'] });
    expect((await list()).list.map(({ id }) => id)).toEqual([ids.other]);
    expect((await record(ids.granted, {})).msg).toBe('record not found');
    await limit({ programs: [], reviewDepartment: 'D210106' });
    expect((await list()).total).toBe(0);
    expect((await read(ids.granted)).msg).toBe('record not found');
  });
});

describe('filingPayments', () => {
  it('shows the whole account number, and logs the read', async () => {
    expect((await read(ids.granted)).data.payee.account).toBe('95580000000012');
    const reads = (await clients.app.call<ReadLogData>(paths.readLog, { token: clients.admin })).data.list;
    expect(reads.filter(({ kind }) => kind === 'account')).toMatchObject([
      { person: { username: 'finance' }, filing: { id: ids.granted } },
    ]);
  });
});

describe('recordPayment', () => {
  it('records instalments up to the grant; the company sees them, and is told', async () => {
    const first = await record(ids.granted, { note: '凭证2026-018' });
    expect(first).toMatchObject({
      code: 200,
      data: { paid: 40, remaining: 60, state: 'partly', version: 1 },
    });
    clients.app.clock.now = new Date(clients.app.clock.now.getTime() + 1000);
    expect((await record(ids.granted, { version: 1, amount: 60, paid_on: TODAY })).data).toMatchObject({
      state: 'paid',
      payments: [{ amount: 60 }, { amount: 40, note: '凭证2026-018' }],
    });
    expect((await own(ids.granted)).data).toMatchObject({
      granted: 100,
      paid: 100,
      payments: [{ amount: 40, paid_on: TODAY }, { amount: 60 }],
    });
    const lines = (await clients.log(ids.granted)).filter(({ action }) => action === 'record_payment');
    expect(lines.map(({ payment }) => payment)).toEqual([
      { amount: 40, paid_on: TODAY },
      { amount: 60, paid_on: TODAY },
    ]);
    const { data } = await clients.app.call<PagedList<MessageItem>>(paths.messages, { token: clients.owner });
    const told = data.list.filter(({ title }) => title === 'Grant paid');
    expect(told).toHaveLength(2);
    expect(told.map(({ body }) => body).join()).toContain('CNY 400,000 was paid on 10 Jun 2026');
    const review = (await clients.read(ids.granted, clients.reviewer)).data;
    expect(review.approval?.payments).toMatchObject([{ amount: 40 }, { amount: 60 }]);
    expect(review.log.find(({ action }) => action === 'record_payment')?.payment?.note).toBe('凭证2026-018');
  });

  it('refuses more than remains, a day to come, and a filing without a grant, each with the next step', async () => {
    await record(ids.granted, { amount: 99.5 });
    const over = await record(ids.granted, { version: 1, amount: 0.51 });
    expect(over).toMatchObject({ code: 208, data: { field: 'amount' } });
    expect(over.msg).toContain('at most 0.5 left. Correct the amount');
    const later = await record(ids.granted, { version: 1, amount: 0.5, paid_on: '2026-06-11' });
    expect(later).toMatchObject({ code: 208, data: { field: 'paid_on' } });
    expect((await record(ids.none, {})).msg).toContain('has no grant');
    expect((await read(ids.granted)).data.paid).toBe(99.5);
  });

  it('is refused to everybody but finance officers; administrators read', async () => {
    for (const token of [clients.admin, clients.reviewer, clients.owner, clients.stranger])
      expect((await record(ids.granted, {}, token)).msg).toContain('you do not have the right');
    expect((await read(ids.granted, clients.admin)).data.payee.account).toBe('95580000000012');
    expect((await read(ids.granted, clients.reviewer)).msg).toContain('you do not have the right');
    expect((await own(ids.granted, clients.stranger)).msg).toBe('record not found');
    expect((await own(ids.none)).data).toBeNull();
  });

  it('pays once for a double click, and refuses a second officer who saw an older list', async () => {
    const key = randomUUID();
    const twice = await Promise.all([
      record(ids.granted, {}, finance, key),
      record(ids.granted, {}, finance, key),
    ]);
    expect(twice.map(({ code, data }) => [code, data.paid])).toEqual([
      [200, 40],
      [200, 40],
    ]);
    const both = await Promise.all([1, 2].map((amount) => record(ids.other, { amount })));
    expect(both.map(({ code }) => code).sort()).toEqual([200, 208]);
    const stale = both.find(({ code }) => code === 208);
    expect(stale).toMatchObject({ data: { conflict: true, version: 1 } });
    expect(stale?.msg).toContain('nothing was done');
  });

  it('is refused once the approval is revoked; what was paid stays listed and can be taken back', async () => {
    await record(ids.granted, {});
    await clients.decide(ids.granted, clients.admin, {
      action: 'revoke',
      opinion: '弄虚作假',
      reasons: ['overdue_acceptance'],
      doc_no: '沈科发〔2026〕1号',
    });
    const [row] = (await list({ program: 'beta' })).list;
    expect(row).toMatchObject({ status: 'revoked', paid: 40, remaining: 0, state: 'partly' });
    expect((await record(ids.granted, { version: 1 })).msg).toContain('is not approved at present');
    const payment = (await read(ids.granted)).data.payments[0]?.id;
    expect((await takeBack(ids.granted, { version: 1, payment })).code).toBe(200);
  });
});

describe('takeBackPayment', () => {
  it('takes a wrong payment back with a reason; both stay in the log, and the company is told', async () => {
    const { data } = await record(ids.granted, {});
    const payment = data.payments[0]?.id;
    expect((await takeBack(ids.granted, { version: 1, payment, reason: ' ' })).code).not.toBe(200);
    const back = await takeBack(ids.granted, { version: 1, payment });
    expect(back.data).toMatchObject({
      paid: 0,
      state: 'unpaid',
      version: 2,
      payments: [{ amount: 40, taken_back: { reason: '金额录错' } }],
    });
    expect((await takeBack(ids.granted, { version: 2, payment })).msg).toContain('taken back before');
    expect((await takeBack(ids.granted, { version: 2, payment }, clients.admin)).msg).toContain('right');
    expect((await own(ids.granted)).data?.payments).toEqual([]);
    const lines = (await clients.log(ids.granted)).filter(({ action }) => action.includes('payment'));
    expect(lines.map(({ action, comment }) => [action, comment])).toEqual([
      ['record_payment', null],
      ['take_back_payment', '金额录错'],
    ]);
    const { data: messages } = await clients.app.call<PagedList<MessageItem>>(paths.messages, {
      token: clients.owner,
    });
    expect(messages.list.map(({ title }) => title)).toContain('Payment record taken back');
  });
});

describe('exportPayments', () => {
  it('sends a workbook, and is logged with its number of rows', async () => {
    const [method, url] = paths.exportPayments.split(' ') as ['POST', string];
    const headers = { authorization: `JWT ${finance}` };
    const sent = await clients.app.app.inject({
      method,
      url,
      headers,
      payload: { filter: { state: 'unpaid' } },
    });
    expect(sent.headers['content-type']).toContain('spreadsheetml');
    const { data } = await clients.app.call<AuditLogData>(paths.auditLog, { token: clients.admin });
    expect(data.list.find(({ action }) => action === 'export.list')?.about.join()).toContain('rows: 2');
    const other = { authorization: `JWT ${clients.reviewer}` };
    expect((await clients.app.app.inject({ method, url, headers: other, payload: {} })).json().code).toBe(
      208,
    );
  });
});
