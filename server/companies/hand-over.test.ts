import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HandOverData } from '../../domain/accounts/sub-user-calls';
import { paths } from '../../domain/api/paths.generated';
import type { CompanyHistory } from '../../domain/company/calls';
import type { CompanyLog } from '../../domain/company/managed-company-calls';
import { createAccountAdmin, NOT_FOUND, withEncodedId } from '../../tests/support/server/account-admin';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { companies, mandates, messages, outbox, users } from '../core/db/tables';

const PASSWORD = 'Portal#2026';
const LEFT = '原负责人已离职';
const LI = { username: 'li.na', name: '李娜', phone: '13700000099' };

let app: TestApp;
let people: ReturnType<typeof createAccountAdmin>;
let owner: string;
let admin: string;
let demo: string;
let filer: string;
let company: string;

beforeAll(async () => {
  app = await startTestApp();
  people = createAccountAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.restore();
  app.clock.advance(60);
  owner = await app.signIn('demo');
  admin = await app.signIn('admin');
  demo = await people.idOf('demo');
  filer = await people.idOf('demo.filer');
  company = (await people.me(owner)).company?.id as string;
});

const handOver = (token: string, id: string, body: object) =>
  app.call<HandOverData>(withEncodedId(paths.handOverMainAccount, id), {
    token,
    body: { reason: LEFT, password: PASSWORD, ...body },
  });
const listOwners = async () =>
  (
    await app.db.q
      .select()
      .from(users)
      .where(and(eq(users.companyId, company), eq(users.role, 'owner'), isNull(users.deletedAt)))
  ).map(({ username }) => username);
const readMessages = async () =>
  (await app.db.q.select().from(messages).where(eq(messages.companyId, company))).filter(
    ({ template }) => template === 'owner_handed_over',
  );
const listSmsTo = async () =>
  (await app.db.q.select().from(outbox)).filter(({ kind }) => kind === 'sms').map((row) => row.recipient);

describe('handOverMainAccount by the main account', () => {
  it('makes the chosen colleague the main account, and the caller a filer of every program', async () => {
    const next = await app.signIn('demo.filer');
    expect(await handOver(owner, demo, { account: filer })).toMatchObject({
      code: 200,
      data: { username: 'demo.filer', password: null },
    });
    expect(await listOwners()).toEqual(['demo.filer']);
    expect(await people.me(next)).toMatchObject({ role: 'owner' });
    expect((await people.create(next)).code).toBe(200);
    const former = await people.me(owner);
    expect(former).toMatchObject({ role: 'filer', name: '王敏' });
    expect(former.programs.length).toBeGreaterThan(10);
    expect((await people.list(owner)).code).toBe(208);
    expect((await people.update(next, demo, { enabled: false })).code).toBe(200);
  });

  it('asks for the password, a reason and a colleague who can sign in', async () => {
    const { user: invited } = await people.made(owner);
    const viewer = await people.idOf('demo.viewer');
    await people.update(owner, viewer, { enabled: false });
    const refused: [object, RegExp][] = [
      [{ account: filer, password: 'Wrong#2026' }, /current password is wrong/],
      [{ account: filer, reason: '\u3000' }, /Give the reason/],
      [{ account: invited.id }, /has not signed in/],
      [{ account: viewer }, /is disabled/],
      [{ account: demo }, /same company/],
      [{ account: await people.idOf('other') }, /same company/],
      [{ account: 'x' }, /same company/],
      [{}, /same company/],
      [{ person: LI }, /Only the authority/],
      [{ account: filer, person: LI }, /Give one person/],
    ];
    for (const [body, msg] of refused)
      expect([body, await handOver(owner, demo, body)]).toEqual([
        body,
        expect.objectContaining({ code: 208, msg: expect.stringMatching(msg) }),
      ]);
    expect(await listOwners()).toEqual(['demo']);
    expect(await readMessages()).toEqual([]);
  });

  it('rejects other people, and accounts that are no main account', async () => {
    const other = await app.signIn('other');
    expect(await handOver(other, demo, { account: filer })).toMatchObject(NOT_FOUND);
    expect((await handOver(await app.signIn('demo.filer'), demo, { account: filer })).msg).toMatch(/right/);
    expect((await handOver(owner, filer, { account: filer })).msg).toMatch(/not the main account/);
    expect((await handOver(admin, await people.idOf('reviewer'), { account: filer })).msg).toMatch(
      /not the main account/,
    );
    expect(await listOwners()).toEqual(['demo']);
  });

  it('leaves one main account where two handovers, or a change and a deletion of the successor, meet', async () => {
    const viewer = await people.idOf('demo.viewer');
    await Promise.all([
      handOver(owner, demo, { account: filer }),
      handOver(admin, demo, { account: viewer }),
      people.update(admin, filer, { role: 'viewer' }),
      people.remove(admin, [viewer]),
    ]);
    expect(await listOwners()).toHaveLength(1);
  });
});

describe('handOverMainAccount by an office', () => {
  it('opens a new account with a one-time password, and ends all access of the person who has left', async () => {
    const creditCode = (await people.me(owner)).company?.credit_code as string;
    const { data } = await handOver(admin, demo, { person: LI });
    expect(data).toMatchObject({ username: 'li.na', password: expect.any(String) });
    expect(await listOwners()).toEqual(['li.na']);
    expect(await app.call(paths.currentUser, { token: owner })).toMatchObject({ status: 403 });
    await expect(app.signIn('demo')).rejects.toThrow();
    const next = await app.signIn('li.na', data.password as string);
    expect(await people.me(next)).toMatchObject({ role: 'owner', name: '李娜', must_change_password: true });
    expect(await app.signIn(creditCode, data.password as string)).toBeTruthy();
  });

  it('leaves log, sessions and second factors with the former person', async () => {
    const before = await app.audit.read('user', demo);
    const { data } = await handOver(admin, demo, { person: { ...LI, username: 'demo' } });
    expect(data.id).not.toBe(demo);
    const next = await app.signIn('demo', data.password as string);
    const { id } = await people.me(next);
    expect(id).toBe(data.id);
    const actions = (await app.audit.read('user', id)).map(({ action }) => action);
    expect(actions).toEqual(['user.create', 'session.login']);
    expect((await app.audit.read('user', demo)).slice(0, before.length)).toEqual(before);
    const [former] = await app.db.q.select().from(users).where(eq(users.id, demo));
    expect(former).toMatchObject({ name: '王敏', enabled: false });
  });

  it('names both persons and the reason in the log and in the inbox of the company, and tells both by SMS', async () => {
    const { phone } = (await people.read(admin, demo)).data;
    await handOver(admin, demo, { person: LI });
    const change = { key: 'account.owner', before: '王敏 (demo)', after: '李娜 (li.na)' };
    const log = await app.call<CompanyLog>(withEncodedId(paths.managedCompanyLog, company), {
      token: admin,
      query: { about: 'profile' },
    });
    expect(log.data.list[0]).toMatchObject({
      action: 'company.hand_over',
      comment: LEFT,
      changes: expect.arrayContaining([change]),
    });
    const history = await app.call<CompanyHistory>(withEncodedId(paths.companyHistory, company), {
      token: await app.signIn('demo.viewer'),
    });
    expect(history.data.list[0]).toMatchObject({
      action: 'company.hand_over',
      changes: expect.arrayContaining([change]),
    });
    const [message] = await readMessages();
    expect(message?.body.zh).toBe(
      '“示例智能装备有限公司”的企业主账号已由王敏 (demo)移交给李娜 (li.na)，办理人：市级管理员。原因：原负责人已离职。如有疑问，请立即联系管理部门。',
    );
    expect(await listSmsTo()).toEqual(expect.arrayContaining([phone, LI.phone]));
  });

  it('passes the contact of the company on where it was the former person, with one SMS to each number', async () => {
    const { phone } = (await people.read(admin, demo)).data as { phone: string };
    const load = async () => (await app.db.q.select().from(companies).where(eq(companies.id, company)))[0];
    const setContact = async (mobile: string) => {
      const profile = { ...(await load())?.profile, contact_mobile: mobile };
      await app.db.q.update(companies).set({ profile }).where(eq(companies.id, company));
    };
    await setContact(phone);
    await app.db.q.delete(outbox);
    await handOver(admin, demo, { person: LI });
    const passed = await load();
    expect(passed?.profile).toMatchObject({ contact_name: LI.name, contact_mobile: LI.phone });
    expect((await listSmsTo()).sort()).toEqual([LI.phone, phone].sort());
    const line = (await app.audit.read('company', company)).at(-1);
    expect(JSON.stringify(line?.details)).toContain('contact_mobile');

    await setContact('13600000001');
    const [next] = await app.db.q.select().from(users).where(eq(users.username, LI.username));
    await app.db.q
      .update(users)
      .set({ mustChangePassword: false })
      .where(eq(users.id, next?.id as string));
    expect((await handOver(admin, next?.id as string, { account: filer })).code).toBe(200);
    expect((await load())?.profile.contact_mobile).toBe('13600000001');
    expect(await listSmsTo()).toContain('13600000001');
  });

  it('takes a colleague as well, and rejects a login name that is taken', async () => {
    expect((await handOver(admin, demo, { person: { ...LI, username: 'Other' } })).msg).toBe(
      'The login name is taken',
    );
    expect(await listOwners()).toEqual(['demo']);
    expect((await handOver(admin, demo, { account: filer })).code).toBe(200);
    expect(await listOwners()).toEqual(['demo.filer']);
  });

  it('ends the mandates that the former person has accepted, not those that the company has given', async () => {
    const row = { companyId: company, programs: ['gazelle'], maySubmit: true, givenBy: '王敏', note: '' };
    const term = {
      firstDay: '2020-01-01',
      lastDay: '2040-01-01',
      status: 'accepted' as const,
      updatedAt: app.clock.now,
    };
    const otherId = await people.idOf('other');
    const [otherUser] = await app.db.q.select().from(users).where(eq(users.id, otherId));
    const given = { ...row, ...term, id: crypto.randomUUID(), userId: otherId };
    const accepted = {
      ...given,
      id: crypto.randomUUID(),
      companyId: otherUser?.companyId as string,
      userId: demo,
    };
    await app.db.q.insert(mandates).values([given, accepted]);
    await handOver(admin, demo, { person: LI });
    const shut = await app.db.q.select().from(mandates).where(eq(mandates.isShut, true));
    expect(shut.map(({ id }) => id)).toEqual([accepted.id]);
  });
});
