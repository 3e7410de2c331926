import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../domain/accounts/calls';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { AuditLogData } from '../../domain/audit/calls';
import type { CompanyHistory, CompanyInfo } from '../../domain/company/calls';
import type { CompanyChangeRequest, ReceivedChange } from '../../domain/company/change-calls';
import type { CompanyRecord } from '../../domain/company/record-calls';
import type { Filing } from '../../domain/filing/types';
import type { MessageItem } from '../../domain/inbox/calls';
import type { RetentionData } from '../../domain/retention/calls';
import { upload } from '../../tests/support/file-sample';
import { BASE } from '../../tests/support/server/filing-clients';
import { ReviewClients } from '../../tests/support/server/review-clients';
import { encodeMultipart } from '../../tests/support/server/upload-client';
import { withId } from '../../tests/support/with-id';
import { companies, submissions, users } from '../core/db/tables';
import type { Deps } from '../core/deps';
import { createInbox } from '../core/inbox/inbox-service';
import type { FilesDeps } from '../files/files-service';
import { recognitions } from '../recognitions/tables';
import { createChangeDeps } from './change-steps';
import { applyDueChanges } from './feature';

const OLD_NAME = '示例智能装备有限公司';
const NEW_NAME = '示例智造股份有限公司';
const TODAY = '2026-06-10';
const AN_ID = '210102199003076632';

let clients: ReviewClients;
let company: string;
let paper: string;

beforeAll(async () => {
  clients = await ReviewClients.open();
});
beforeEach(async () => {
  await clients.restore();
  const { data } = await clients.app.call<CurrentUser>(paths.currentUser, { token: clients.owner });
  company = data.company?.id as string;
  paper = await upload(clients.app, clients.owner, 'pdf');
});
afterAll(() => clients.close());

type Answer = CompanyChangeRequest & { conflict?: boolean };
const ask = (body: object, token = clients.owner, headers = {}) => {
  clients.app.clock.advance(1);
  return clients.app.call<Answer>(paths.requestChange, {
    token,
    headers,
    body: { kind: 'name', data: { name: NEW_NAME }, holds_from: TODAY, evidence: [paper], ...body },
  });
};
const withdraw = (id: string, version = 1, token = clients.owner) =>
  clients.app.call<Answer>(withId(paths.withdrawChange, id), { token, body: { version } });
const decide = (id: string, body: object, token = clients.admin) =>
  clients.app.call<ReceivedChange & { conflict?: boolean }>(withId(paths.decideChange, id), {
    token,
    body: { version: 1, outcome: 'accept', ...body },
  });
const own = async (token = clients.owner) =>
  (await clients.app.call<PagedList<CompanyChangeRequest>>(paths.ownChanges, { token })).data;
const received = async (token = clients.admin, query: Record<string, string> = {}) =>
  clients.app.call<PagedList<ReceivedChange>>(paths.companyChanges, { token, query });
const profile = async () =>
  (await clients.app.call<CompanyInfo>(withId(paths.companyInfo, company), { token: clients.owner })).data
    .data;
const history = async () =>
  (await clients.app.call<CompanyHistory>(withId(paths.companyHistory, company), { token: clients.owner }))
    .data;
const inbox = async (token: string) =>
  (await clients.app.call<PagedList<MessageItem>>(paths.messages, { token })).data.list.map(
    ({ title }) => title,
  );

/** Runs the job that applies due changes, as the server does every minute. */
function applyDue(): Promise<void> {
  const { app } = clients;
  const clock = () => app.clock.now;
  const deps = { ...app, clock, log: app.app.log, inbox: createInbox({ db: app.db, clock }) };
  return applyDueChanges(createChangeDeps(deps as unknown as Deps, { files: {} as FilesDeps }));
}

describe('requestChange and withdrawChange', () => {
  it('requires what changes, evidence of the own company, and a day that is near', async () => {
    expect((await ask({ data: {} })).msg).toBe('Give "Company name"');
    expect((await ask({ data: { name: OLD_NAME } })).msg).toMatch(/nothing to change/);
    expect((await ask({ evidence: [] })).msg).toMatch(/Attach the new licence/);
    const theirs = await upload(clients.app, clients.stranger, 'pdf');
    expect((await ask({ evidence: [theirs] })).code).toBe(208);
    expect((await ask({ holds_from: '2027-06-11' })).msg).toBe(
      'The day can be at most 12 months ahead. Ask for the change later',
    );
    expect((await ask({ holds_from: '1949-10-01' })).msg).toMatch(/was founded on/);
    expect((await ask({ data: { name: '市级管理员' } })).msg).toMatch(/goes by this name/);
    const wrongId = { legal_rep_name: '李强', legal_rep_id_no: '210102199003070000' };
    expect((await ask({ kind: 'legal_rep', data: wrongId })).msg).toEqual([
      expect.stringContaining('identity card number'),
    ]);
    expect((await own()).total).toBe(0);
  });

  it('accepts a request of the owner of the company alone', async () => {
    for (const username of ['demo.filer', 'demo.viewer', 'admin', 'reviewer']) {
      const answer = await ask({}, await clients.app.signIn(username));
      expect([username, answer.code]).toEqual([username, 208]);
    }
  });

  it('accepts one open request of a kind, tells those who decide, and allows withdrawing it while undecided', async () => {
    const tries = await Promise.all([ask({ note: '改制' }), ask({ note: '改制' })]);
    expect(tries.map(({ code }) => code).sort()).toEqual([200, 208]);
    const [sent, refused] = tries.sort((a, b) => a.code - b.code).map(({ data, msg }) => ({ data, msg }));
    expect(refused?.msg).toMatch(/^A request of this kind \(Change of name\) is under way/);
    const id = sent?.data.id as string;
    expect(sent?.data).toMatchObject({
      status: 'requested',
      changes: [{ key: 'name', before: OLD_NAME, after: NEW_NAME }],
      evidence: [{ id: paper, name: 'paper.pdf' }],
    });
    expect(await inbox(clients.admin)).toContain('A company asks for a change');
    expect((await withdraw(id, 7)).data).toMatchObject({ conflict: true, version: 1 });
    expect((await withdraw(id, 1, clients.stranger)).msg).toBe('record not found');
    expect((await withdraw(id)).data.status).toBe('withdrawn');
    expect((await withdraw(id, 2)).msg).toMatch(/decided or taken back/);
    expect((await decide(id, { version: 2 })).msg).toMatch(/decided or taken back/);
    expect(await inbox(clients.admin)).not.toContain('A company asks for a change');
    expect((await profile()).name).toBe(OLD_NAME);
  });

  it('stores a request once that is sent twice with one key', async () => {
    const headers = { 'idempotency-key': 'a-change-of-name' };
    const [first, again] = [await ask({}, clients.owner, headers), await ask({}, clients.owner, headers)];
    expect([first.code, again.code, again.data.id]).toEqual([200, 200, first.data.id]);
    await withdraw(first.data.id);
  });
});

describe('decideChange and applyDueChanges', () => {
  it('allows those who manage companies alone; two officials get a conflict, and a refusal says why', async () => {
    const { data } = await ask({});
    expect((await received(clients.reviewer)).code).toBe(208);
    expect((await decide(data.id, {}, clients.reviewer)).code).toBe(208);
    expect((await received(await clients.app.signIn('auditor'))).data.list[0]?.id).toBe(data.id);
    expect((await received(clients.admin, { keyword: '智造', status: 'requested' })).data.total).toBe(1);
    expect((await received(clients.admin, { id: data.id, status: 'refused' })).data.total).toBe(0);
    expect((await decide(data.id, { outcome: 'refuse' })).msg).toEqual([expect.stringContaining('Say why')]);
    expect((await decide(data.id, { version: 3 })).data).toMatchObject({ conflict: true, version: 1 });
    const refused = await decide(data.id, { outcome: 'refuse', reason: '营业执照不清晰' });
    expect(refused).toMatchObject({ code: 200, data: { status: 'refused', decided_by: '周岩' } });
    expect(await inbox(clients.owner)).toContain('Change refused');
    const [seen] = (await own()).list;
    expect(seen).toMatchObject({ reason: '营业执照不清晰', decided_by: 'City officer' });
  });

  it('updates the profile at once where its day has come, and new filings with it; earlier filings keep what they said', async () => {
    const filing = await clients.submit('beta', clients.owner, {
      basics: { name: OLD_NAME, amount: 10 },
    });
    const licence = await upload(clients.app, clients.owner, 'png');
    const { data } = await ask({ data: { name: NEW_NAME, license_file: [licence] }, evidence: [] });
    expect(await decide(data.id, {})).toMatchObject({
      msg: 'Accepted; the company information is up to date',
      data: {
        status: 'in_effect',
        changes: expect.arrayContaining([{ key: 'name', before: OLD_NAME, after: NEW_NAME }]),
      },
    });
    expect(await profile()).toMatchObject({ name: NEW_NAME, license_file: [licence] });
    const fresh = await clients.app.call<Filing>(`GET ${BASE}/betaInfo/?fresh=1`, { token: clients.owner });
    expect(fresh.data.data.basics).toMatchObject({ name: NEW_NAME });
    const papers = await clients.app.db.q.select().from(submissions).where(eq(submissions.filingId, filing));
    expect(papers[0]?.snapshot).toContain(OLD_NAME);
    expect(papers[0]?.snapshot).not.toContain(NEW_NAME);
    const [line] = (await history()).list;
    expect(line).toMatchObject({ action: 'company.change', actor: { name: 'City officer' } });
    expect(line?.changes).toContainEqual({ key: 'name', before: OLD_NAME, after: NEW_NAME });
    expect(await inbox(clients.owner)).toContain('Change in effect');
  });

  it('updates the profile once on its day, where that is later', async () => {
    const data = { registered_address: '沈阳市铁西区新秀街2号', district: '210106' };
    const sent = await ask({ kind: 'address', data, holds_from: '2026-06-20' });
    expect((await received(clients.admin, { id: sent.data.id })).data.list[0]?.keeps_department).toMatch(
      /^Hunnan/,
    );
    const before = await profile();
    expect((await decide(sent.data.id, {})).msg).toBe('Accepted; it takes effect on 20 Jun 2026');
    await applyDue();
    expect(await profile()).toEqual(before);
    expect((await ask({ kind: 'address', data })).code).toBe(208);
    await clients.setClock(new Date('2026-06-19T16:00:30Z'));
    await applyDue();
    await applyDue();
    expect(await profile()).toMatchObject(data);
    const { list } = await history();
    expect(list[0]).toMatchObject({ action: 'company.change', actor: { role: 'system' } });
    expect(list[1]?.changes).not.toEqual(list[0]?.changes);
    expect((await own()).list[0]).toMatchObject({
      status: 'in_effect',
      changes: expect.arrayContaining([
        { key: 'registered_address', before: before.registered_address, after: data.registered_address },
      ]),
    });
    const lines = await clients.app.audit.read('company_change', sent.data.id);
    expect(lines.map(({ action }) => action)).toEqual([
      'company_change.request',
      'company_change.accept',
      'company_change.apply',
    ]);
  });

  it('deletes what belonged to the former representative, and shows an ID number to the owner alone', async () => {
    const data = { legal_rep_name: '李强', legal_rep_id_type: 'id_card', legal_rep_id_no: AN_ID };
    const sent = await ask({ kind: 'legal_rep', data });
    expect(sent.data.changes).toContainEqual(
      expect.objectContaining({ key: 'legal_rep_id_no', after: AN_ID }),
    );
    for (const seen of [(await received()).data, await own(await clients.app.signIn('demo.viewer'))])
      expect(JSON.stringify(seen)).not.toContain(AN_ID);
    expect((await decide(sent.data.id, {})).code).toBe(200);
    expect(await profile()).toMatchObject({ legal_rep_name: '李强', legal_rep_mobile: null });
    expect(JSON.stringify(await history())).not.toContain(AN_ID);
  });
});

describe('a new credit code', () => {
  const OLD_CODE = '91210112MA0YQ1X2XQ';
  const NEW_CODE = '91210102MA0YK100XU';
  const certificate = {
    id: randomUUID(),
    program: 'beta',
    certificateNo: '老证〔2024〕9号',
    holderName: OLD_NAME,
    holderCode: OLD_CODE,
    validFrom: '2025-01-01',
    validTo: '2027-12-31',
    remindOn: '2027-06-30',
  };
  const held = async () =>
    (
      await clients.app.call<{ list: { no: string }[] }>(paths.ownRecognitions, { token: clients.owner })
    ).data.list.map(({ no }) => no);
  const mayEnter = (username: string) =>
    clients.app.signIn(username).then(
      () => true,
      () => false,
    );

  it('is refused where it is wrong, not in force yet, or that of another company', async () => {
    const refused = async (code: string, holds_from = TODAY) =>
      String((await ask({ kind: 'credit_code', data: { credit_code: code }, holds_from })).msg);
    expect(await refused('91210102MA0YK100XX')).toMatch(/credit code/i);
    expect(await refused(NEW_CODE, '2026-06-11')).toMatch(/once the new licence is in force/);
    expect(await refused('91210106MA10BBC218')).toMatch(
      /^Another company is registered with the credit code/,
    );
  });

  it('takes sign-in and earlier certificates with it, and leaves submitted filings as they were', async () => {
    await clients.app.db.q.insert(recognitions).values(certificate);
    const filing = await clients.submit('beta', clients.owner, { basics: { name: OLD_NAME, amount: 10 } });
    await clients.app.db.q
      .update(users)
      .set({ username: OLD_CODE, usernameKey: OLD_CODE.toLowerCase() })
      .where(and(eq(users.companyId, company), eq(users.role, 'owner')));

    const { data } = await ask({ kind: 'credit_code', data: { credit_code: NEW_CODE } });
    expect(data.changes).toEqual([{ key: 'credit_code', before: OLD_CODE, after: NEW_CODE }]);
    expect((await decide(data.id, {})).data.status).toBe('in_effect');

    expect(await profile()).toMatchObject({ credit_code: NEW_CODE, name: OLD_NAME });
    expect(await held()).toContain(certificate.certificateNo);
    expect([await mayEnter(NEW_CODE), await mayEnter(OLD_CODE)]).toEqual([true, false]);
    const [told] = (await clients.app.call<PagedList<MessageItem>>(paths.messages, { token: clients.owner }))
      .data.list;
    expect(told?.body).toMatch(/Sign in with the new code/);
    const { data: review } = await clients.read(filing, clients.admin);
    expect(review.filing).toMatchObject({ id: filing });
    const [paper] = await clients.app.db.q.select().from(submissions).where(eq(submissions.filingId, filing));
    expect(paper?.snapshot).toContain(OLD_CODE);
  });

  it('leaves the company to be found, held and checked by its former code, and logs the new login name', async () => {
    await clients.app.db.q
      .update(users)
      .set({ username: OLD_CODE, usernameKey: OLD_CODE.toLowerCase() })
      .where(and(eq(users.companyId, company), eq(users.role, 'owner')));
    const filing = await clients.submit('beta', clients.owner, { basics: { name: OLD_NAME, amount: 10 } });
    const { data } = await ask({ kind: 'credit_code', data: { credit_code: NEW_CODE } });
    expect((await decide(data.id, {})).data.status).toBe('in_effect');

    const token = clients.admin;
    const query = { keyword: OLD_CODE };
    const find = async (path: string) =>
      (await clients.app.call<PagedList<{ id: string }>>(path, { token, query })).data.list.map(
        ({ id }) => id,
      );
    expect(await find(paths.managedCompanies)).toEqual([company]);
    expect(await find(paths.reviewQueue)).toContain(filing);
    expect(await find(paths.companyChanges)).toEqual([data.id]);

    const held = await clients.app.call<RetentionData>(paths.addHold, {
      token,
      body: { credit_code: OLD_CODE, reason: '诉讼' },
    });
    expect(held.data.holds).toMatchObject([{ credit_code: NEW_CODE, reason: '诉讼' }]);

    const csv = `统一社会信用代码,企业名称,列入原因,列入机关,列入日期\n${OLD_CODE},${OLD_NAME},虚假申报,市信用办,2026-05-01\n`;
    await clients.app.app.inject({
      method: 'POST',
      url: `${withId(paths.importRegister, 'blacklist').split(' ')[1]}?source=x&as_of=2026-06-01`,
      headers: { authorization: `JWT ${token}`, 'content-type': 'multipart/form-data; boundary=xyz' },
      payload: encodeMultipart('list.csv', Buffer.from(csv)),
    });
    const record = await clients.app.call<CompanyRecord>(withId(paths.companyRecord, company), { token });
    expect(record.data.blacklist).toMatchObject({ state: 'listed', key: OLD_CODE });

    const { data: log } = await clients.app.call<AuditLogData>(paths.auditLog, {
      token,
      query: { action: 'user.update' },
    });
    expect(log.list[0]?.changes).toMatchObject([{ before: OLD_CODE, after: NEW_CODE }]);
  });

  it('is no former code once the company has it again', async () => {
    for (const code of [NEW_CODE, OLD_CODE]) {
      const { data } = await ask({ kind: 'credit_code', data: { credit_code: code } });
      expect((await decide(data.id, {})).data.status).toBe('in_effect');
    }
    const [row] = await clients.app.db.q.select().from(companies).where(eq(companies.id, company));
    expect(row).toMatchObject({ creditCode: OLD_CODE, formerCodes: [NEW_CODE] });
  });

  it('takes effect where somebody else has the new code as login name, and signs the company in by it', async () => {
    const { q } = clients.app.db;
    const ownNames = { username: OLD_CODE, usernameKey: OLD_CODE.toLowerCase() };
    const isOwner = and(eq(users.companyId, company), eq(users.role, 'owner'));
    await q.update(users).set(ownNames).where(isOwner);
    const squatted = { username: NEW_CODE, usernameKey: NEW_CODE.toLowerCase() };
    await q.update(users).set(squatted).where(eq(users.usernameKey, 'other'));
    const { data } = await ask({ kind: 'credit_code', data: { credit_code: NEW_CODE } });
    expect((await decide(data.id, {})).data.status).toBe('in_effect');
    const token = await clients.app.signIn(NEW_CODE);
    const { data: user } = await clients.app.call<CurrentUser>(paths.currentUser, { token });
    expect(user.company?.id).toBe(company);
  });

  it('is refused by the portal where another company took it meanwhile', async () => {
    const { data } = await ask({ kind: 'credit_code', data: { credit_code: NEW_CODE } });
    await clients.app.db.q
      .update(companies)
      .set({ creditCode: NEW_CODE })
      .where(eq(companies.creditCode, '91210106MA10BBC218'));
    expect((await decide(data.id, {})).msg).toMatch(/^Another company is registered/);
    expect((await profile()).credit_code).toBe(OLD_CODE);
    expect((await decide(data.id, { outcome: 'refuse', reason: '代码已被注册' })).code).toBe(200);
  });
});

it('is the only way to change what is printed on the licence', async () => {
  const { data } = await clients.app.call<CompanyInfo>(withId(paths.companyInfo, company), {
    token: clients.owner,
  });
  const facts = [
    { registered_address: '别处' },
    { legal_rep_name: '王五' },
    { name: '别名' },
    { credit_code: '91210102MA0YK100XU' },
  ];
  for (const change of facts) {
    const answer = await clients.app.call(withId(paths.updateCompanyInfo, company), {
      token: clients.owner,
      body: { version: data.version, data: change },
    });
    expect([answer.code, answer.msg]).toEqual([208, expect.stringContaining('Company changes')]);
  }
});
