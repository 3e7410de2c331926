import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaData, LoginData, LoginRefusal } from '../../domain/accounts/calls';
import type { RecoveryCodesData, TotpSetUp } from '../../domain/accounts/second-factor-calls';
import { paths } from '../../domain/api/paths.generated';
import { createAccountAdmin, withEncodedId } from '../../tests/support/server/account-admin';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../../tests/support/server/application';
import {
  createFactorClient,
  PASSWORD,
  proof,
  type SecondFactors,
} from '../../tests/support/server/second-factors';
import { messages, outbox } from '../core/db/tables';
import { secondFactors } from './tables';

let app: TestApp;
let factors: SecondFactors;
beforeAll(async () => {
  app = await startTestApp();
  factors = createFactorClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.restore();
  app.clock.advance(3601);
});

describe('beginTotp and finishFactor', () => {
  it('requires the password and a first code to set up an app, and a code at the next sign-in', async () => {
    const token = await app.signIn('demo.filer');
    const wrong = { password: 'wrong' };
    expect((await app.call(paths.beginTotp, { token, body: wrong })).msg).toBe(
      'The current password is wrong. Type it again',
    );
    const begun = await app.call<TotpSetUp>(paths.beginTotp, { token, body: proof });
    expect(begun.data.uri).toContain(`secret=${begun.data.secret}`);
    const { ticket, secret } = begun.data;
    const odd = await app.call(paths.finishFactor, { token, body: { ticket, name: '手机', code: '000000' } });
    expect(odd.code).toBe(208);
    expect((await factors.login('demo.filer')).code).toBe(200);
    const body = { ticket, name: '手机', code: factors.codeOf(secret) };
    const done = await app.call<RecoveryCodesData>(paths.finishFactor, { token, body });
    expect(done.data.recovery_codes).toHaveLength(10);
    expect((await app.call(paths.finishFactor, { token, body })).code).toBe(208);

    const step = await factors.stepOf('demo.filer');
    expect(step).toMatchObject({ totp: true, recovery: true, passkey: null });
    app.clock.advance(30);
    expect(await factors.finish({ ticket: step.ticket, code: factors.codeOf(secret) })).toMatchObject({
      code: 200,
      data: { user: { username: 'demo.filer' } },
    });
    const [row] = await app.db.q.select().from(secondFactors);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('returns nothing secret about a factor, which is renamed and removed with the password', async () => {
    const token = await app.signIn('demo.filer');
    const { secret } = await factors.setUpApp(token);
    const [factor] = (await factors.factorsOf(token)).list;
    const id = factor?.id as string;
    expect(JSON.stringify(await factors.factorsOf(token))).not.toContain(secret);
    await app.call(withEncodedId(paths.renameFactor, id), { token, body: { name: '旧手机' } });
    expect((await factors.factorsOf(token)).list).toMatchObject([{ kind: 'totp', name: '旧手机' }]);
    const colleague = await app.signIn('demo');
    expect(
      (await app.call(withEncodedId(paths.removeFactor, id), { token: colleague, body: proof })).msg,
    ).toBe('record not found');
    const wrong = { password: 'wrong' };
    expect((await app.call(withEncodedId(paths.removeFactor, id), { token, body: wrong })).code).toBe(208);
    expect((await app.call(withEncodedId(paths.removeFactor, id), { token, body: proof })).code).toBe(200);
    expect((await factors.login('demo.filer')).code).toBe(200);
    const told = await app.db.q.select().from(messages).where(eq(messages.template, 'factor_removed'));
    expect(told.at(-1)?.body.zh).toContain('旧手机');
    // To the person, not to the colleagues of the company.
    expect(told.at(-1)).toMatchObject({ companyId: null, userId: expect.any(String) });
    const sent = await app.db.q.select().from(outbox).where(eq(outbox.scene, 'factor_removed'));
    expect(sent.length).toBeGreaterThan(0);
  });

  it('accepts each code for one sign-in only, at most one window early or late', async () => {
    const { secret } = await factors.setUpApp(await app.signIn('demo.filer'));
    const early = factors.codeOf(secret, 30_000);
    expect(
      (await factors.finish({ ticket: (await factors.stepOf('demo.filer')).ticket, code: early })).code,
    ).toBe(200);
    expect(
      (await factors.finish({ ticket: (await factors.stepOf('demo.filer')).ticket, code: early })).code,
    ).toBe(208);
    const now = factors.codeOf(secret);
    expect(
      (await factors.finish({ ticket: (await factors.stepOf('demo.filer')).ticket, code: now })).code,
    ).toBe(208);
    app.clock.advance(90);
    for (const aside of [-60_000, 60_000]) {
      const { ticket } = await factors.stepOf('demo.filer');
      expect((await factors.finish({ ticket, code: factors.codeOf(secret, aside) })).code).toBe(208);
    }
    const { ticket } = await factors.stepOf('demo.filer');
    const typed = factors.codeOf(secret).replace(/(...)(...)/, '$1 $2');
    expect((await factors.finish({ ticket, code: typed })).code).toBe(200);
  });

  it('opens one session for two parallel requests with the same code', async () => {
    const { secret } = await factors.setUpApp(await app.signIn('demo.filer'));
    const [one, two] = [await factors.stepOf('demo.filer'), await factors.stepOf('demo.filer')];
    const code = factors.codeOf(secret);
    const answers = await Promise.all([one, two].map(({ ticket }) => factors.finish({ ticket, code })));
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, 208]);
  });

  it('allows five tries in a place, and tells the person', async () => {
    const { secret, codes } = await factors.setUpApp(await app.signIn('demo.viewer'));
    const { ticket } = await factors.stepOf('demo.viewer');
    const wrong = factors.codeOf(secret) === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i++) expect((await factors.finish({ ticket, code: wrong })).code).toBe(208);
    const locked = await factors.finish({ ticket, code: factors.codeOf(secret) });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await factors.finish({ ticket, recovery_code: codes[0] })).code).toBe(208);
    const id = await createAccountAdmin(app).idOf('demo.viewer');
    const lines = await app.audit.read('user', id);
    expect(lines.filter(({ action }) => action === 'session.second_failed')).toHaveLength(5);
    const told = await app.db.q.select().from(messages).where(eq(messages.template, 'second_step_fails'));
    expect(told.filter(({ body }) => body.en.includes('demo.viewer'))).toHaveLength(1);
  });
});

describe('beginPasskey and secondStep', () => {
  it('accepts a passkey once, with the challenge of this sign-in', async () => {
    const { passkey } = await factors.setUpPasskey(await app.signIn('demo'));
    const { ticket, passkey: options } = await factors.stepOf('demo');
    const answer = passkey.use(options ?? {});
    expect(await factors.finish({ ticket, passkey: answer })).toMatchObject({ code: 200 });
    expect((await factors.finish({ ticket, passkey: answer })).code).toBe(208);
    const later = await factors.stepOf('demo');
    expect((await factors.finish({ ticket: later.ticket, passkey: answer })).code).toBe(208);
    const { list } = await factors.factorsOf(
      (await factors.finish({ ticket: later.ticket, passkey: passkey.use(later.passkey ?? {}) })).data.access,
    );
    expect(list).toMatchObject([{ kind: 'passkey', name: '办公电脑', last_used_at: expect.any(String) }]);
  });

  it('rejects a passkey of another page, of another account, or a copy with a lower counter', async () => {
    const { passkey } = await factors.setUpPasskey(await app.signIn('demo'));
    const { passkey: stranger } = await factors.setUpPasskey(await app.signIn('other'));
    const step = await factors.stepOf('demo');
    const { ticket } = step;
    const options = step.passkey ?? {};
    const elsewhere = passkey.use(options, 'https://portal.example');
    expect((await factors.finish({ ticket, passkey: elsewhere })).code).toBe(208);
    expect((await factors.finish({ ticket, passkey: stranger.use(options) })).code).toBe(208);
    const kept = passkey.use(options);
    const newer = passkey.use(options);
    expect((await factors.finish({ ticket, passkey: newer })).code).toBe(200);
    const next = await factors.stepOf('demo');
    await app.db.q.update(secondFactors).set({ counter: 1_000 });
    expect(
      (await factors.finish({ ticket: next.ticket, passkey: passkey.use(next.passkey ?? {}) })).code,
    ).toBe(208);
    expect((await factors.finish({ ticket: next.ticket, passkey: kept })).code).toBe(208);
    for (const odd of [{}, { id: 'x' }, { id: kept.id, response: 7 }, { ...kept, response: {} }])
      expect((await factors.finish({ ticket: next.ticket, passkey: odd })).code).toBe(208);
  });
});

describe('newRecoveryCodes', () => {
  it('accepts each code for one sign-in, and tells the person', async () => {
    const token = await app.signIn('demo.filer');
    const { codes } = await factors.setUpApp(token);
    const [first = '', second = ''] = codes;
    const spoken = first.replaceAll('-', ' ').toLowerCase();
    const { ticket } = await factors.stepOf('demo.filer');
    expect((await factors.finish({ ticket, recovery_code: spoken })).code).toBe(200);
    const again = await factors.stepOf('demo.filer');
    expect((await factors.finish({ ticket: again.ticket, recovery_code: first })).code).toBe(208);
    expect((await factors.finish({ ticket: again.ticket, recovery_code: second })).code).toBe(200);
    expect((await factors.factorsOf(token)).recovery_codes).toBe(8);
    const told = await app.db.q.select().from(messages).where(eq(messages.template, 'recovery_used'));
    expect(told).toHaveLength(2);
  });

  it('rejects old codes once new ones were created', async () => {
    const token = await app.signIn('demo');
    const { codes } = await factors.setUpPasskey(token);
    const made = await app.call<RecoveryCodesData>(paths.newRecoveryCodes, { token, body: proof });
    const { ticket } = await factors.stepOf('demo');
    expect((await factors.finish({ ticket, recovery_code: codes[0] })).code).toBe(208);
    const [fresh] = made.data.recovery_codes ?? [];
    expect((await factors.finish({ ticket, recovery_code: fresh })).code).toBe(200);
  });
});

describe('secondStep', () => {
  it('rejects a ticket after five minutes, after a change of password, and a missing one', async () => {
    const { secret } = await factors.setUpApp(await app.signIn('other'));
    const late = await factors.stepOf('other');
    app.clock.advance(301);
    expect((await factors.finish({ ticket: late.ticket, code: factors.codeOf(secret) })).msg).toContain(
      'expired',
    );
    for (const ticket of ['', 'x', `${late.ticket}x`, '7d65ddb7-7ea3-439d-949d-4cc4439a2e6d.x'])
      expect((await factors.finish({ ticket, code: factors.codeOf(secret) })).code).toBe(208);
    const step = await factors.stepOf('other');
    const { access } = (await factors.finish({ ticket: step.ticket, code: factors.codeOf(secret) })).data;
    const before = await factors.stepOf('other');
    const body = { old_password: PASSWORD, new_password: 'Quiet-River-77' };
    expect((await app.call(paths.editPassword, { token: access, body })).code).toBe(200);
    app.clock.advance(30);
    expect((await factors.finish({ ticket: before.ticket, code: factors.codeOf(secret) })).code).toBe(208);
  });

  it('requires a second factor after a code by SMS too, which is used up', async () => {
    const phone = '13800000001';
    const { secret } = await factors.setUpApp(await app.signIn('demo'));
    const { data } = await app.call<CaptchaData>(paths.captcha);
    const captcha = { captcha_id: data.captcha_id, captcha_code: TEST_CAPTCHA };
    await app.call(paths.sendSms, { body: { phone, scene: 'login', ...captcha } });
    const body = { username: 'demo', phone, sms_code: await app.codeSentTo(phone) };
    const asked = await app.call<LoginData & LoginRefusal>(paths.smsLogin, { body });
    expect([asked.code, asked.data.access]).toEqual([208, undefined]);
    expect((await app.call(paths.smsLogin, { body })).msg).toBe('The SMS code is wrong or has expired');
    const ticket = asked.data.second_step?.ticket;
    const { data: opened } = await factors.finish({ ticket, code: factors.codeOf(secret) });
    const lines = await app.audit.read('user', opened.user.id);
    expect(lines.at(-1)).toMatchObject({ action: 'session.login', details: { by: 'sms+totp' } });
  });
});
