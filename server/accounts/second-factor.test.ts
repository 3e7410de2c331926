import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths';
import type { CaptchaData, CurrentUser, LoginData, LoginRefusal } from '../../domain/calls/accounts';
import type { HouseData } from '../../domain/calls/house';
import type {
  FactorsData,
  PasskeySetUp,
  RecoveryCodesData,
  TotpSetUp,
} from '../../domain/calls/second-factors';
import type { SecondStep } from '../../domain/calls/second-step';
import { at, managing } from '../../tests/support/server/account-admin';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../../tests/support/server/application';
import { createSoftwarePasskey } from '../../tests/support/server/software-passkey';
import { messages, outbox, secondFactors, users } from '../core/db/tables';

const PASSWORD = 'Portal#2026';
const SITE = 'http://localhost';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(3601));

const proof = { password: PASSWORD };
const login = (username: string, device?: string) =>
  app.call<LoginData & LoginRefusal>(paths.login, { body: { username, password: PASSWORD, device } });
const finish = (body: object) => app.call<LoginData>(paths.secondStep, { body });
const factorsOf = async (token: string) => (await app.call<FactorsData>(paths.factors, { token })).data;
const codeOf = (secret: string, aside = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now.getTime() + aside });

/** A sign-in up to its second step. */
async function stepOf(username: string): Promise<SecondStep> {
  const { code, data } = await login(username);
  expect([code, data?.access]).toEqual([208, undefined]);
  return data.second_step as SecondStep;
}

async function setUpApp(token: string, name = '手机') {
  const { data } = await app.call<TotpSetUp>(paths.beginTotp, { token, body: proof });
  const body = { ticket: data.ticket, name, code: codeOf(data.secret) };
  const { data: done } = await app.call<RecoveryCodesData>(paths.finishFactor, { token, body });
  app.clock.advance(60);
  return { secret: data.secret, codes: done.recovery_codes ?? [], ticket: data.ticket };
}

async function setUpPasskey(token: string) {
  const passkey = createSoftwarePasskey(SITE);
  const { data } = await app.call<PasskeySetUp>(paths.beginPasskey, { token, body: proof });
  const body = { ticket: data.ticket, name: '办公电脑', passkey: passkey.make(data.options) };
  const done = await app.call<RecoveryCodesData>(paths.finishFactor, { token, body });
  expect(done).toMatchObject({ code: 200 });
  return { passkey, codes: done.data.recovery_codes ?? [] };
}

const reset = async (username: string) => {
  const id = await managing(app).idOf(username);
  return app.call(paths.resetFactors, { token: await app.signIn('admin'), body: { id } });
};

describe('an app that shows codes', () => {
  it('is set up with the password and a first code, and asked for at the next sign-in', async () => {
    const token = await app.signIn('demo.filer');
    const wrong = { password: 'wrong' };
    expect((await app.call(paths.beginTotp, { token, body: wrong })).msg).toBe(
      'The old password is wrong, type it again',
    );
    const begun = await app.call<TotpSetUp>(paths.beginTotp, { token, body: proof });
    expect(begun.data.uri).toContain(`secret=${begun.data.secret}`);
    const { ticket, secret } = begun.data;
    const odd = await app.call(paths.finishFactor, { token, body: { ticket, name: '手机', code: '000000' } });
    expect(odd.code).toBe(208);
    expect((await login('demo.filer')).code).toBe(200);
    const body = { ticket, name: '手机', code: codeOf(secret) };
    const done = await app.call<RecoveryCodesData>(paths.finishFactor, { token, body });
    expect(done.data.recovery_codes).toHaveLength(10);
    expect((await app.call(paths.finishFactor, { token, body })).code).toBe(208);

    const step = await stepOf('demo.filer');
    expect(step).toMatchObject({ totp: true, recovery: true, passkey: null });
    app.clock.advance(30);
    expect(await finish({ ticket: step.ticket, code: codeOf(secret) })).toMatchObject({
      code: 200,
      data: { user: { username: 'demo.filer' } },
    });
    const [row] = await app.db.q.select().from(secondFactors);
    expect(JSON.stringify(row)).not.toContain(secret);
    await reset('demo.filer');
  });

  it('is not listed with anything secret, and can be renamed and removed with the password', async () => {
    const token = await app.signIn('demo.filer');
    const { secret } = await setUpApp(token);
    const [factor] = (await factorsOf(token)).list;
    const id = factor?.id as string;
    expect(JSON.stringify(await factorsOf(token))).not.toContain(secret);
    await app.call(at(paths.renameFactor, id), { token, body: { name: '旧手机' } });
    expect((await factorsOf(token)).list).toMatchObject([{ kind: 'totp', name: '旧手机' }]);
    const colleague = await app.signIn('demo');
    expect((await app.call(at(paths.removeFactor, id), { token: colleague, body: proof })).msg).toBe(
      'record not found',
    );
    const wrong = { password: 'wrong' };
    expect((await app.call(at(paths.removeFactor, id), { token, body: wrong })).code).toBe(208);
    expect((await app.call(at(paths.removeFactor, id), { token, body: proof })).code).toBe(200);
    expect((await login('demo.filer')).code).toBe(200);
    const told = await app.db.q.select().from(messages).where(eq(messages.template, 'factor_removed'));
    expect(told.at(-1)?.body.zh).toContain('旧手机');
    const sent = await app.db.q.select().from(outbox).where(eq(outbox.scene, 'factor_removed'));
    expect(sent.length).toBeGreaterThan(0);
  });

  it('shows each code for one sign-in only, one window early or late at most', async () => {
    const { secret } = await setUpApp(await app.signIn('demo.filer'));
    const early = codeOf(secret, 30_000);
    expect((await finish({ ticket: (await stepOf('demo.filer')).ticket, code: early })).code).toBe(200);
    expect((await finish({ ticket: (await stepOf('demo.filer')).ticket, code: early })).code).toBe(208);
    const now = codeOf(secret);
    expect((await finish({ ticket: (await stepOf('demo.filer')).ticket, code: now })).code).toBe(208);
    app.clock.advance(90);
    for (const aside of [-60_000, 60_000]) {
      const { ticket } = await stepOf('demo.filer');
      expect((await finish({ ticket, code: codeOf(secret, aside) })).code).toBe(208);
    }
    const { ticket } = await stepOf('demo.filer');
    const typed = codeOf(secret).replace(/(...)(...)/, '$1 $2');
    expect((await finish({ ticket, code: typed })).code).toBe(200);
    await reset('demo.filer');
  });

  it('opens one session to two who bring the same code at once', async () => {
    const { secret } = await setUpApp(await app.signIn('demo.filer'));
    const [one, two] = [await stepOf('demo.filer'), await stepOf('demo.filer')];
    const code = codeOf(secret);
    const answers = await Promise.all([one, two].map(({ ticket }) => finish({ ticket, code })));
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, 208]);
    await reset('demo.filer');
  });

  it('cannot be guessed: five tries in a place, and the person is told', async () => {
    const { secret, codes } = await setUpApp(await app.signIn('demo.viewer'));
    const { ticket } = await stepOf('demo.viewer');
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i++) expect((await finish({ ticket, code: wrong })).code).toBe(208);
    const locked = await finish({ ticket, code: codeOf(secret) });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await finish({ ticket, recovery_code: codes[0] })).code).toBe(208);
    const id = await managing(app).idOf('demo.viewer');
    const lines = await app.audit.read('user', id);
    expect(lines.filter(({ action }) => action === 'session.second_failed')).toHaveLength(5);
    const told = await app.db.q.select().from(messages).where(eq(messages.template, 'second_step_fails'));
    expect(told.filter(({ body }) => body.en.includes('demo.viewer'))).toHaveLength(1);
    await reset('demo.viewer');
  });
});

describe('a passkey', () => {
  it('is asked for with a challenge of this sign-in, and opens it once', async () => {
    const { passkey } = await setUpPasskey(await app.signIn('demo'));
    const { ticket, passkey: options } = await stepOf('demo');
    const answer = passkey.use(options ?? {});
    expect(await finish({ ticket, passkey: answer })).toMatchObject({ code: 200 });
    expect((await finish({ ticket, passkey: answer })).code).toBe(208);
    const later = await stepOf('demo');
    expect((await finish({ ticket: later.ticket, passkey: answer })).code).toBe(208);
    const { list } = await factorsOf(
      (await finish({ ticket: later.ticket, passkey: passkey.use(later.passkey ?? {}) })).data.access,
    );
    expect(list).toMatchObject([{ kind: 'passkey', name: '办公电脑', last_used_at: expect.any(String) }]);
    await reset('demo');
  });

  it('is of no use on another page, nor to another account, nor as a copy that counts behind', async () => {
    const { passkey } = await setUpPasskey(await app.signIn('demo'));
    const { passkey: stranger } = await setUpPasskey(await app.signIn('other'));
    const step = await stepOf('demo');
    const { ticket } = step;
    const options = step.passkey ?? {};
    const elsewhere = passkey.use(options, 'https://portal.example');
    expect((await finish({ ticket, passkey: elsewhere })).code).toBe(208);
    expect((await finish({ ticket, passkey: stranger.use(options) })).code).toBe(208);
    const kept = passkey.use(options);
    const newer = passkey.use(options);
    expect((await finish({ ticket, passkey: newer })).code).toBe(200);
    const next = await stepOf('demo');
    await app.db.q.update(secondFactors).set({ counter: 1_000 });
    expect((await finish({ ticket: next.ticket, passkey: passkey.use(next.passkey ?? {}) })).code).toBe(208);
    expect((await finish({ ticket: next.ticket, passkey: kept })).code).toBe(208);
    for (const odd of [{}, { id: 'x' }, { id: kept.id, response: 7 }, { ...kept, response: {} }])
      expect((await finish({ ticket: next.ticket, passkey: odd })).code).toBe(208);
    await reset('demo');
    await reset('other');
  });
});

describe('recovery codes', () => {
  it('open one sign-in each, and the person is told', async () => {
    const token = await app.signIn('demo.filer');
    const { codes } = await setUpApp(token);
    const [first = '', second = ''] = codes;
    const spoken = first.replaceAll('-', ' ').toLowerCase();
    const { ticket } = await stepOf('demo.filer');
    expect((await finish({ ticket, recovery_code: spoken })).code).toBe(200);
    const again = await stepOf('demo.filer');
    expect((await finish({ ticket: again.ticket, recovery_code: first })).code).toBe(208);
    expect((await finish({ ticket: again.ticket, recovery_code: second })).code).toBe(200);
    expect((await factorsOf(token)).recovery_codes).toBe(8);
    const told = await app.db.q.select().from(messages).where(eq(messages.template, 'recovery_used'));
    expect(told).toHaveLength(2);
    await reset('demo.filer');
  });

  it('are void when others were made', async () => {
    const token = await app.signIn('demo');
    const { codes } = await setUpPasskey(token);
    const made = await app.call<RecoveryCodesData>(paths.newRecoveryCodes, { token, body: proof });
    const { ticket } = await stepOf('demo');
    expect((await finish({ ticket, recovery_code: codes[0] })).code).toBe(208);
    const [fresh] = made.data.recovery_codes ?? [];
    expect((await finish({ ticket, recovery_code: fresh })).code).toBe(200);
    await reset('demo');
  });
});

describe('the second step', () => {
  it('is over after five minutes, with another password, and for whoever has no ticket', async () => {
    const { secret } = await setUpApp(await app.signIn('other'));
    const late = await stepOf('other');
    app.clock.advance(301);
    expect((await finish({ ticket: late.ticket, code: codeOf(secret) })).msg).toContain('expired');
    for (const ticket of ['', 'x', `${late.ticket}x`, '7d65ddb7-7ea3-439d-949d-4cc4439a2e6d.x'])
      expect((await finish({ ticket, code: codeOf(secret) })).code).toBe(208);
    const step = await stepOf('other');
    const { access } = (await finish({ ticket: step.ticket, code: codeOf(secret) })).data;
    const before = await stepOf('other');
    const body = { old_password: PASSWORD, new_password: 'Quiet-River-77' };
    expect((await app.call(paths.editPassword, { token: access, body })).code).toBe(200);
    app.clock.advance(30);
    expect((await finish({ ticket: before.ticket, code: codeOf(secret) })).code).toBe(208);
    await reset('other');
  });

  it('follows a code by SMS, too, and uses that code up', async () => {
    const phone = '13800000001';
    const { secret } = await setUpApp(await app.signIn('demo'));
    const { data } = await app.call<CaptchaData>(paths.captcha);
    const captcha = { captcha_id: data.captcha_id, captcha_code: TEST_CAPTCHA };
    await app.call(paths.sendSms, { body: { phone, scene: 'login', ...captcha } });
    const body = { username: 'demo', phone, sms_code: await app.codeSentTo(phone) };
    const asked = await app.call<LoginData & LoginRefusal>(paths.smsLogin, { body });
    expect([asked.code, asked.data.access]).toEqual([208, undefined]);
    expect((await app.call(paths.smsLogin, { body })).msg).toBe('The SMS code is wrong or has expired');
    const ticket = asked.data.second_step?.ticket;
    const { data: opened } = await finish({ ticket, code: codeOf(secret) });
    const lines = await app.audit.read('user', opened.user.id);
    expect(lines.at(-1)).toMatchObject({ action: 'session.login', details: { by: 'sms+totp' } });
    await reset('demo');
  });
});

describe('a lost factor', () => {
  it('is reset by the manager of the account: sessions end, the person is told, the log says by whom', async () => {
    const token = await app.signIn('reviewer');
    await setUpApp(token);
    expect((await reset('reviewer')).code).toBe(200);
    expect((await app.call(paths.currentUser, { token })).status).toBe(403);
    expect((await login('reviewer')).code).toBe(200);
    const id = await managing(app).idOf('reviewer');
    const lines = await app.audit.read('user', id);
    const line = { action: 'user.factors_reset', actorRole: 'administrator' };
    expect(lines).toContainEqual(expect.objectContaining(line));
    const told = await app.db.q.select().from(messages).where(eq(messages.template, 'factors_reset'));
    expect(told.filter(({ userId }) => userId === id)).toHaveLength(1);
  });

  it('is not the own one’s, another company’s, or one that is not there', async () => {
    const admin = await app.signIn('admin');
    const own = await managing(app).idOf('admin');
    expect((await app.call(paths.resetFactors, { token: admin, body: { id: own } })).code).toBe(208);
    const other = await managing(app).idOf('other');
    const token = await app.signIn('demo');
    expect((await app.call(paths.resetFactors, { token, body: { id: other } })).msg).toBe('record not found');
    expect((await reset('expert')).msg).toBe('There is no second factor, set one up first');
  });
});

describe('an office that requires one', () => {
  const require = async (office_second_factor: boolean, token: string) => {
    const { data } = await app.call<HouseData>(paths.house, { token });
    return app.call<HouseData>(paths.saveHouse, { token, body: { ...data, office_second_factor } });
  };
  it('lets its people do nothing else before they have one; companies are not asked', async () => {
    const admin = await app.signIn('admin');
    expect((await require(true, admin)).data.office_second_factor).toBe(true);
    const token = await app.signIn('reviewer');
    const me = await app.call<CurrentUser>(paths.currentUser, { token });
    expect(me.data.must_set_factor).toBe(true);
    const refused = await app.call(paths.reviewQueue, { token });
    expect(refused).toMatchObject({ code: 208, data: { must_set_factor: true } });
    expect((await app.call(paths.house, { token: admin })).code).toBe(208);
    const company = await app.signIn('demo.viewer');
    expect((await app.call(paths.factors, { token: company })).code).toBe(200);
    expect((await app.call<CurrentUser>(paths.currentUser, { token: company })).data.must_set_factor).toBe(
      false,
    );
    await setUpApp(token);
    expect((await app.call(paths.reviewQueue, { token })).code).toBe(200);
    const { list, required } = await factorsOf(token);
    expect(required).toBe(true);
    const last = await app.call(at(paths.removeFactor, list[0]?.id ?? ''), { token, body: proof });
    expect(last.msg).toContain('add another one');
  });

  it('asks again whose factor was reset', async () => {
    const admin = await app.signIn('admin');
    await setUpApp(admin);
    const id = (await app.db.q.select().from(users).where(eq(users.usernameKey, 'reviewer')))[0]?.id;
    expect((await app.call(paths.resetFactors, { token: admin, body: { id } })).code).toBe(200);
    const again = await app.signIn('reviewer');
    expect((await app.call(paths.reviewQueue, { token: again })).code).toBe(208);
    expect((await require(false, admin)).data.office_second_factor).toBe(false);
    expect((await app.call(paths.reviewQueue, { token: again })).code).toBe(200);
  });
});
