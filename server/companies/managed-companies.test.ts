import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LoginData } from '../../domain/accounts/calls';
import type { ResetPasswordData } from '../../domain/accounts/sub-user-calls';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type {
  CompanyLog,
  ManagedCompanies,
  ManagedCompany,
} from '../../domain/company/managed-company-calls';
import type { MessageItem } from '../../domain/inbox/calls';
import type { QueueData } from '../../domain/review/queue-calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { withId } from '../../tests/support/with-id';
import { outbox } from '../core/db/tables';

const DEMO = '示例智能装备有限公司';
const OTHER = '样例电子科技有限公司';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(3600);
  admin = await app.signIn('admin');
});

const list = async (query: Record<string, string> = {}) =>
  (await app.call<ManagedCompanies>(paths.managedCompanies, { token: admin, query })).data;
const names = async (query: Record<string, string>) => (await list(query)).list.map(({ name }) => name);
const idOf = async (name: string) => (await list({ keyword: name })).list[0]?.id as string;
const one = async (id: string) =>
  (await app.call<ManagedCompany>(withId(paths.managedCompany, id), { token: admin })).data;
const step = (id: string, body: object, headers = {}) =>
  app.call<ManagedCompany>(withId(paths.stepCompany, id), { token: admin, body, headers });
const move = (id: string, body: object) =>
  app.call<ManagedCompany>(withId(paths.moveCompany, id), { token: admin, body });
const log = async (id: string, query: Record<string, string> = {}) =>
  (await app.call<CompanyLog>(withId(paths.managedCompanyLog, id), { token: admin, query })).data;
const inbox = async (username: string) =>
  (await app.call<PagedList<MessageItem>>(paths.messages, { token: await app.signIn(username) })).data.list;

async function sentTo(phone: string): Promise<string[]> {
  const toSend = and(eq(outbox.recipient, phone), isNull(outbox.sentAt));
  await expect.poll(() => app.db.q.$count(outbox, toSend), { timeout: 20_000 }).toBe(0);
  const folder = join(app.dataDir, 'outbox');
  const sent = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return sent.filter(({ to }) => to === phone).map(({ text }) => text);
}

describe('managedCompanies', () => {
  it('returns companies by name, credit code, department, status and day of registration', async () => {
    expect(await names({ keyword: '智能' })).toEqual([DEMO]);
    expect(await names({ keyword: '91210106ma10' })).toEqual([OTHER]);
    expect(await names({ keyword: '%' })).toEqual([]);
    expect(await names({ department: 'D210112' })).toEqual(expect.arrayContaining([DEMO]));
    expect(await names({ department: 'D210112' })).not.toContain(OTHER);
    expect(await names({ status: 'disabled' })).toEqual([]);
    expect(await names({ status: 'active', sorter: 'name' })).toEqual(expect.arrayContaining([DEMO, OTHER]));
    expect(await names({ from: '2026-06-10', to: '2026-06-10' })).toEqual(expect.arrayContaining([DEMO]));
    expect(await names({ from: '2026-06-11' })).toEqual([]);
    expect(await names({ to: '2026-06-09' })).toEqual([]);
  });

  it('returns pages with the number of accounts and filings, and rejects an invalid day', async () => {
    const { list: rows, total, by_status } = await list({ pageSize: '1' });
    expect(rows).toHaveLength(1);
    expect(by_status.active).toBe(total);
    const [demo] = (await list({ keyword: DEMO })).list;
    expect(demo).toMatchObject({ accounts: 3, department: { value: 'D210112' }, status: 'active' });
    expect(demo?.filings).toBeGreaterThan(0);
    const wrong = await app.call(paths.managedCompanies, { token: admin, query: { from: '2026-02-30' } });
    expect(wrong).toMatchObject({ code: -1, msg: [expect.stringContaining('from')] });
  });

  it('allows administrators and auditors alone', async () => {
    for (const username of ['reviewer', 'demo']) {
      const answer = await app.call(paths.managedCompanies, { token: await app.signIn(username) });
      expect(answer).toMatchObject({ code: 208, msg: expect.stringContaining('read companies') });
    }
  });
});

describe('managedCompany and managedCompanyLog', () => {
  it('shows profile, accounts, filings and sessions, with sensitive values masked', async () => {
    const id = await idOf(DEMO);
    const before = await one(id);
    await app.signIn('demo');
    const company = await one(id);
    expect(company.sessions).toBe(before.sessions + 1);
    expect(company.accounts.map(({ username }) => username)).toEqual(['demo', 'demo.filer', 'demo.viewer']);
    expect(company.accounts[0]?.phone).toBe('138****0001');
    expect(company.profile).toMatchObject({ name: DEMO, bank_account: '620**************01' });
    expect(JSON.stringify(company)).not.toContain('210102198001011232');
    expect(company.filings.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0);
    expect(company.steps).toEqual(['disable']);
  });

  it('returns not found for a company that does not exist', async () => {
    for (const id of ['7d65ddb7-7ea3-439d-949d-4cc4439a2e6d', 'x', '1 or 1=1'])
      for (const path of [paths.managedCompany, paths.managedCompanyLog])
        expect(await app.call(withId(path, encodeURIComponent(id)), { token: admin })).toMatchObject({
          code: 208,
          msg: 'record not found',
        });
  });

  it('returns a log of what was done to the company and to all that belongs to it, with who did it', async () => {
    const id = await idOf(DEMO);
    const owner = await app.signIn('demo');
    const { version } = await one(id);
    const change = { version, data: { employee_total: 130, bank_account: '6222000000000000009' } };
    await app.call(withId(paths.updateCompanyInfo, id), { token: owner, body: change });
    const [newest] = (await log(id, { about: 'profile' })).list;
    expect(newest).toMatchObject({ action: 'company.update', actor: { name: '王敏', role: 'owner' } });
    expect(newest?.changes).toContainEqual({ key: 'employee_total', before: 120, after: 130 });
    expect(JSON.stringify(newest)).not.toContain('6222000000000000009');
    const everything = await log(id, { pageSize: '100' });
    const actions = everything.list.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['session.login', 'company.register', 'submit']));
    const login = everything.list.find(({ action }) => action === 'session.login');
    expect(login?.subject).toMatchObject({ kind: 'user', name: '王敏 (demo)' });
    expect(everything.list.map((line) => line.at)).toEqual(
      everything.list
        .map((line) => line.at)
        .sort()
        .reverse(),
    );
  });
});

describe('stepCompany', () => {
  it('disables a company at once with a reason: it keeps its filings, its contact is told, and enabling lets everybody in again', async () => {
    const id = await idOf(OTHER);
    const before = await one(id);
    const token = await app.signIn('other');
    expect((await step(id, { step: 'disable', version: before.version })).msg).toBe('Give a reason');
    const done = await step(id, { step: 'disable', version: before.version, reason: '营业执照已吊销' });
    expect(done).toMatchObject({
      code: 200,
      msg: 'Done: Disable',
      data: { status: 'disabled', sessions: 0 },
    });
    expect(done.data.filings).toEqual(before.filings);
    expect((await app.call(paths.currentUser, { token })).status).toBe(403);
    await expect(app.signIn('other')).rejects.toThrow('The company is closed');
    expect(await sentTo('13800000011')).toContainEqual(expect.stringContaining('营业执照已吊销'));

    const { version } = done.data;
    expect((await step(id, { step: 'enable', version })).data).toMatchObject({ status: 'active' });
    expect((await app.call(paths.currentUser, { token })).status).toBe(403);
    const titles = (await inbox('other')).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Company disabled', 'Company enabled again']));
    const lines = (await log(id)).list.filter(({ action }) => action.startsWith('company.'));
    expect(lines.slice(0, 2)).toMatchObject([
      { action: 'company.enable', from_status: 'disabled', to_status: 'active', actor: { name: '周岩' } },
      { action: 'company.disable', from_status: 'active', comment: '营业执照已吊销' },
    ]);
  });

  it('rejects a stale version, a step that the status does not have, and a repeated one', async () => {
    const id = await idOf(OTHER);
    const { version } = await one(id);
    const stale = await step(id, { step: 'disable', version: version - 1, reason: 'x' });
    expect(stale).toMatchObject({ code: 208, msg: expect.stringContaining('changed in the meantime') });
    const wrong = await step(id, { step: 'activate', version });
    expect(wrong).toMatchObject({ code: 208, msg: expect.stringContaining('not possible') });
    const headers = { 'idempotency-key': 'disable-once' };
    const body = { step: 'disable', version, reason: 'x' };
    const first = await step(id, body, headers);
    expect(await step(id, body, headers)).toMatchObject({ code: 200, data: first.data });
    const answers = await Promise.all([1, 2].map(() => step(id, { step: 'enable', version: version + 1 })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 208]);
    expect((await one(id)).status).toBe('active');
  });
});

describe('moveCompany', () => {
  it('sets the department, tells the company, and moves its filings to the other office', async () => {
    const id = await idOf(DEMO);
    const queue = async () =>
      (
        await app.call<QueueData>(paths.reviewQueue, { token: await app.signIn('reviewer') })
      ).data.list.filter(({ company }) => company === DEMO);
    const [filing] = await queue();
    const open = async (username: string) =>
      (await app.call(withId(paths.reviewFiling, filing?.id ?? ''), { token: await app.signIn(username) }))
        .msg;
    expect(await open('reviewer.tiexi')).toBe('record not found');
    const { version } = await one(id);
    expect((await move(id, { department: 'D999999', version })).msg).toBe(
      'There is no such department in charge. Choose again',
    );
    expect((await move(id, { department: 'D210112', version })).code).toBe(208);
    expect((await move(id, { department: 'D210106', version: version - 1 })).code).toBe(208);
    const moved = await move(id, { department: 'D210106', version, reason: '注册地址已迁移' });
    expect(moved).toMatchObject({
      code: 200,
      data: { department: { value: 'D210106' }, version: version + 1 },
    });
    expect(await queue()).toEqual([]);
    expect(await open('reviewer')).toMatch(
      /^The company of this filing left your department at .* now with Tiexi District/,
    );
    const [line] = (await log(id, { about: 'profile' })).list;
    expect(line).toMatchObject({
      action: 'company.department',
      comment: '注册地址已迁移',
      changes: [{ key: 'department', before: 'D210112', after: 'D210106' }],
    });
    expect((await inbox('demo'))[0]?.title).toBe('Department in charge changed');
    expect((await inbox('reviewer'))[0]?.title).toBe('A company left your department');
    expect((await inbox('reviewer.tiexi'))[0]).toMatchObject({
      title: 'A company was transferred to your department',
      body: expect.stringContaining('Reason: 注册地址已迁移.'),
    });
    await move(id, { department: 'D210112', version: version + 1 });
    expect(await open('reviewer')).toBe('success');
    expect(await open('reviewer.tiexi')).toContain('is now with');
    const titles = async (username: string) =>
      (await inbox(username)).map(({ title }) => title).filter((title) => title.includes('department'));
    expect(await titles('reviewer')).toEqual(['A company was transferred to your department']);
    expect(await titles('reviewer.tiexi')).toEqual(['A company left your department']);
    expect(
      (await inbox('demo')).filter(({ title }) => title === 'Department in charge changed'),
    ).toHaveLength(1);
  });
});

describe('resetPassword of a main account', () => {
  it('resets the password for an administrator, and tells the company without the secret', async () => {
    const { accounts } = await one(await idOf(OTHER));
    const id = accounts[0]?.id;
    const { data } = await app.call<ResetPasswordData>(paths.resetPassword, { token: admin, body: { id } });
    const login = { username: 'other', password: data.password };
    const { data: signedIn } = await app.call<LoginData>(paths.login, { body: login });
    expect(signedIn.user.must_change_password).toBe(true);
    const texts = await sentTo('13800000011');
    expect(texts).toContainEqual(expect.stringContaining('主账号other的密码已由市级管理员重置'));
    expect(texts.join()).not.toContain(data.password);
  });
});
