import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaData, LoginData } from '../../domain/accounts/calls';
import { paths } from '../../domain/api/paths.generated';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../../tests/support/server/application';
import { users } from '../core/db/tables';

const PHONE = '13800000001';
const MISMATCH = { code: 208, msg: 'The account and mobile number do not match' };
const WRONG = { code: 208, msg: 'The SMS code is wrong or has expired' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(3600));

async function codeFor(phone: string, scene = 'login'): Promise<string> {
  const { data } = await app.call<CaptchaData>(paths.captcha);
  const captcha = { captcha_id: data.captcha_id, captcha_code: TEST_CAPTCHA };
  expect(await app.call(paths.sendSms, { body: { phone, scene, ...captcha } })).toMatchObject({ code: 200 });
  return app.codeSentTo(phone);
}

async function laterCode(): Promise<string> {
  app.clock.advance(61);
  return codeFor(PHONE);
}

const enter = (username: string, sms_code: string, phone = PHONE) =>
  app.call<LoginData>(paths.smsLogin, { body: { username, phone, sms_code } });

describe('smsLogin', () => {
  it('opens the account of the number, once', async () => {
    const code = await codeFor(PHONE);
    const { data } = await enter('demo', code, '138 0000 0001');
    expect(data.user.username).toBe('demo');
    expect(await app.call(paths.currentUser, { token: data.access })).toMatchObject({ code: 200 });
    expect(await enter('demo', code)).toMatchObject(WRONG);
  });

  it('rejects a code of another scene or another number', async () => {
    const forgotten = await codeFor(PHONE, 'forget_pwd');
    expect(await enter('demo', forgotten)).toMatchObject(WRONG);
    expect(await enter('demo.filer', await laterCode())).toMatchObject(MISMATCH);
    expect(await enter('nobody.there', await laterCode())).toMatchObject(MISMATCH);
  });

  it('rejects the code after five wrong tries', async () => {
    const code = await codeFor(PHONE);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i++) expect(await enter('demo', wrong)).toMatchObject(WRONG);
    expect(await enter('demo', code)).toMatchObject(WRONG);
  });

  it('rejects a disabled account, and says so to the holder of the phone', async () => {
    const enable = (enabled: boolean) =>
      app.db.q.update(users).set({ enabled }).where(eq(users.usernameKey, 'demo'));
    await enable(false);
    const { code, msg } = await enter('demo', await codeFor(PHONE));
    expect([code, msg]).toEqual([208, expect.stringContaining('The account is disabled')]);
    await enable(true);
    expect(await enter('demo', await laterCode())).toMatchObject({ code: 200 });
  });

  it('opens one session for two parallel requests', async () => {
    const code = await codeFor(PHONE);
    const answers = await Promise.all([enter('demo', code), enter('demo', code)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, 208]);
  });
});
