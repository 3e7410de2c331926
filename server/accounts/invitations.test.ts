import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { createAccountAdmin, NOT_FOUND, withEncodedId } from '../../tests/support/server/account-admin';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { auditLog, outbox } from '../core/db/tables';
import { readEnv } from '../core/env';
import { canInviteBySms, writeInvitationSms } from './invite-user';

const PORTAL = 'https://portal.example.gov.cn';
/** SMS gateway at a port where nothing listens, so that messages wait in the outbox. */
const GATEWAY = { SMS_PROVIDER: 'http', SMS_GATEWAY_URL: 'http://127.0.0.1:9', PUBLIC_URL: PORTAL };
const NUMBER = '13912340000';

let app: TestApp;
let people: ReturnType<typeof createAccountAdmin>;
let owner: string;
beforeAll(async () => {
  app = await startTestApp({ env: GATEWAY });
  people = createAccountAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(25 * 3600);
  owner = await app.signIn('demo');
});

const invite = (token: string, id: string, body: object) =>
  app.call(withEncodedId(paths.inviteUser, id), { token, body });
const sentTo = async (phone: string) =>
  (await app.db.q.select().from(outbox)).filter(({ recipient }) => recipient === phone);

describe('inviteUser', () => {
  it('sends the invitation link to the number that was entered, and logs it', async () => {
    const { user, password } = await people.made(owner);
    expect(await invite(owner, user.id, { phone: '139 1234 0000', password })).toMatchObject({ code: 200 });
    const [message] = await sentTo(NUMBER);
    const text = JSON.stringify(message?.payload);
    expect(text).toContain(`${PORTAL}/login/login#invited=${user.username}&code=${password}`);
    expect(text).toContain('示例智能装备有限公司邀请您');
    const noted = await app.db.q.select().from(auditLog).where(eq(auditLog.subjectId, user.id));
    expect(noted.find(({ action }) => action === 'user.invite')?.details).toMatchObject({
      phone: '139****0000',
    });
  });

  it('leads to a page that names the company and who opened the account, until the password is set', async () => {
    const { user, password } = await people.made(owner);
    const token = await app.signIn(user.username, password);
    const inviter = (await people.me(owner)).name;
    expect(await people.me(token)).toMatchObject({
      company: { name: '示例智能装备有限公司' },
      password_set_by: inviter,
    });
    expect(await people.me(owner)).not.toHaveProperty('password_set_by');
  });

  it('rejects a password that is no longer valid, and an invalid number', async () => {
    const { user, password } = await people.made(owner);
    const refused = async (body: object) => (await invite(owner, user.id, body)).msg;
    expect(await refused({ phone: NUMBER, password: 'Another-one-77' })).toMatch(
      /replaced, used, or has expired/,
    );
    expect(await refused({ phone: '024-1234567', password })).toMatch(/11-digit mobile/);
    app.clock.advance(73 * 3600);
    owner = await app.signIn('demo');
    expect(await refused({ phone: NUMBER, password })).toMatch(/replaced, used, or has expired/);
  });

  it('rejects an account of another company', async () => {
    const { user, password } = await people.made(owner);
    const stranger = await app.signIn('other');
    expect(await invite(stranger, user.id, { phone: NUMBER, password })).toMatchObject(NOT_FOUND);
  });

  it('sends one SMS a minute and three a day to a number, without using up its codes', async () => {
    const { user, password } = await people.made(owner);
    const phone = '13912340001';
    const send = () => invite(owner, user.id, { phone, password });
    expect((await send()).code).toBe(200);
    const soon = await send();
    expect(soon.msg).toBe('This number has just got an invitation. Try again in 60 s');
    expect(Number(soon.headers['retry-after'])).toBe(60);
    for (let sent = 1; sent < 3; sent++) {
      app.clock.advance(61);
      expect((await send()).code).toBe(200);
    }
    app.clock.advance(61);
    expect((await send()).msg).toMatch(/all invitations of 24 hours/);
    expect(await sentTo(phone)).toHaveLength(3);
  });

  it('sends at most forty a day for a company', async () => {
    const { user, password } = await people.made(owner);
    const codes: number[] = [];
    for (let each = 0; each <= 40; each++)
      codes.push((await invite(owner, user.id, { phone: `138123${40000 + each}`, password })).code);
    expect(codes.filter((code) => code === 200)).toHaveLength(40);
    expect(codes.at(-1)).toBe(208);
  });
});

describe('resetPassword and inviteUser by the settings of SMS', () => {
  it('returns with each one-time password whether invitations go by SMS', async () => {
    const made = await people.create(owner);
    expect(made.data).toMatchObject({ invites_by_sms: true });
    const body = { id: made.data.id };
    expect((await app.call(paths.resetPassword, { token: owner, body })).data).toMatchObject({
      invites_by_sms: true,
    });
  });

  it('rejects invitations, and offers none, where SMS are not configured', async () => {
    const bare = await startTestApp();
    try {
      const token = await bare.signIn('demo');
      const { data } = await createAccountAdmin(bare).create(token);
      expect(data.invites_by_sms).toBe(false);
      const body = { phone: NUMBER, password: data.password };
      expect(await bare.call(withEncodedId(paths.inviteUser, data.id), { token, body })).toMatchObject({
        code: 208,
        msg: 'Invitations by SMS are not switched on. Copy the link and send it yourself',
      });
    } finally {
      await bare.close();
    }
  });
});

describe('canInviteBySms', () => {
  const CLOUD = {
    SMS_PROVIDER: 'aliyun',
    SMS_ACCESS_KEY: 'k',
    SMS_SECRET_KEY: 's',
    SMS_SIGN: 'sign',
    PUBLIC_URL: PORTAL,
  };
  const templates = (more: object) =>
    JSON.stringify({ code: { id: '1', params: ['code'] }, notice: { id: '2', params: ['title'] }, ...more });
  const offered = (source: Record<string, string>) => canInviteBySms(readEnv(source));

  it('returns true for a gateway that sends any text, and false without an address of the portal', () => {
    expect(offered(GATEWAY)).toBe(true);
    const { PUBLIC_URL: _, ...unreached } = GATEWAY;
    expect(offered(unreached)).toBe(false);
  });

  it('returns true for a cloud with a template for invitations that accepts the text', () => {
    expect(offered({ ...CLOUD, SMS_TEMPLATES: templates({}) })).toBe(false);
    const invitation = { id: '3', params: ['text'] };
    expect(offered({ ...CLOUD, SMS_TEMPLATES: templates({ invitation }) })).toBe(true);
  });
});

describe('withdrawInvitation', () => {
  const withdraw = (token: string, id: string, invitation: string) =>
    app.call(withEncodedId(paths.withdrawInvitation, id), { token, body: { invitation } });
  const begin = async (phone: string) => {
    const { user, password } = await people.made(owner);
    const { data } = await invite(owner, user.id, { phone, password });
    return { user, invitation: (data as unknown as { invitation: string }).invitation };
  };

  it('withdraws the SMS before it goes out, once, and logs it', async () => {
    const { user, invitation } = await begin('13912340011');
    const [waiting] = await sentTo('13912340011');
    expect(waiting?.nextAttemptAt.getTime()).toBe(app.clock.now.getTime() + 30_000);
    const stranger = await app.signIn('other');
    expect(await withdraw(stranger, user.id, invitation)).toMatchObject(NOT_FOUND);
    expect(await withdraw(owner, user.id, invitation)).toMatchObject({ code: 200 });
    expect(await withdraw(owner, user.id, invitation)).toMatchObject({ code: 200 });
    expect(await sentTo('13912340011')).toEqual([]);
    const noted = await app.db.q.select().from(auditLog).where(eq(auditLog.subjectId, user.id));
    expect(noted.filter(({ action }) => action === 'user.uninvite')).toHaveLength(1);
  });

  it('refuses what has gone out, and says how to make its link void', async () => {
    const { user, invitation } = await begin('13912340012');
    await app.db.q.update(outbox).set({ attempts: 1 }).where(eq(outbox.id, invitation));
    expect((await withdraw(owner, user.id, invitation)).msg).toMatch(/gone out.*Reset the password/);
    expect(await sentTo('13912340012')).toHaveLength(1);
  });

  it('finds no invitation of another account', async () => {
    const first = await begin('13912340013');
    const second = await people.made(owner);
    expect(await withdraw(owner, second.user.id, first.invitation)).toMatchObject(NOT_FOUND);
  });
});

describe(writeInvitationSms, () => {
  it('keeps the link whole within 140 characters, however long the name of the company', () => {
    const link = `${PORTAL}/login/login#invited=chen.gong&code=vathZEUhM3F9db`;
    const text = writeInvitationSms(
      { portal: { zh: '企业申报平台', en: 'Portal' }, company: '某'.repeat(80) },
      link,
    );
    expect(text.length).toBeLessThanOrEqual(140);
    expect(text.endsWith(link)).toBe(true);
  });
});
