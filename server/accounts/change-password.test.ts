import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaData, CurrentUser } from '../../domain/accounts/calls';
import { paths } from '../../domain/api/paths.generated';
import { createAccountAdmin } from '../../tests/support/server/account-admin';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../../tests/support/server/application';
import { runAfterPasswordCheck } from '../../tests/support/server/password-check';

const PHONE = '13800000001';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.restore();
  app.clock.advance(3600);
});

const edit = (token: string, old_password: string, new_password: string) =>
  app.call(paths.editPassword, { token, body: { old_password, new_password } });
const stateOf = async (token: string) => (await app.call(paths.currentUser, { token })).status;

async function codeFor(phone: string, scene = 'forget_pwd'): Promise<string> {
  const { data } = await app.call<CaptchaData>(paths.captcha);
  const captcha = { captcha_id: data.captcha_id, captcha_code: TEST_CAPTCHA };
  const sent = await app.call(paths.sendSms, { body: { phone, scene, ...captcha } });
  expect(sent.code).toBe(200);
  return app.codeSentTo(phone);
}

const forget = (body: object) => app.call(paths.forgetPassword, { body });

describe('editPassword', () => {
  it('requires the old password, ends other sessions and keeps the current one', async () => {
    const [here, there] = [await app.signIn('demo.filer'), await app.signIn('demo.filer')];
    expect(await edit(here, 'wrong', 'Mountain-lake-7')).toMatchObject({
      code: 208,
      msg: 'The current password is wrong. Type it again',
    });
    expect(await edit(here, 'Portal#2026', 'Mountain-lake-7')).toMatchObject({ code: 200 });
    expect([await stateOf(here), await stateOf(there)]).toEqual([200, 403]);
    expect(await app.signIn('demo.filer', 'Mountain-lake-7')).toBeTruthy();
    await expect(app.signIn('demo.filer')).rejects.toThrow('Wrong user name or password');
  });

  it('does not undo a reset that came while the old password was compared', async () => {
    const [token, admin] = [await app.signIn('reviewer'), await app.signIn('admin')];
    const id = await createAccountAdmin(app).idOf('reviewer');
    runAfterPasswordCheck(() =>
      app.call(paths.resetPassword, { token: admin, body: { id, password: 'Given-out-by-1' } }),
    );
    expect(await edit(token, 'Portal#2026', 'Mountain-lake-7')).toMatchObject({
      code: 208,
      msg: 'The current password is wrong. Type it again',
    });
    expect(await app.signIn('reviewer', 'Given-out-by-1')).toBeTruthy();
    await expect(app.signIn('reviewer', 'Mountain-lake-7')).rejects.toThrow('Wrong user name or password');
  });

  it('rejects the last five passwords', async () => {
    let current = 'Mountain-lake-7';
    await edit(await app.signIn('demo.filer'), 'Portal#2026', current);
    for (const next of ['Second-one-77', 'Third-one-777', 'Fourth-one-77', 'Fifth-one-777']) {
      const token = await app.signIn('demo.filer', current);
      for (const former of ['Mountain-lake-7', current])
        expect(await edit(token, current, former)).toMatchObject({
          code: 208,
          msg: 'The new password must differ from the last five. Choose another',
        });
      expect((await edit(token, current, next)).code).toBe(200);
      current = next;
    }
    const token = await app.signIn('demo.filer', current);
    expect((await edit(token, current, 'Portal#2026')).code).toBe(200);
  });

  it('rejects short, common and personal passwords with the reason', async () => {
    const token = await app.signIn('demo');
    for (const password of [
      'short',
      'password',
      '12345678',
      '91210112MA0YQ1X2XQ',
      'x'.repeat(129),
      'x'.repeat(10_000),
    ])
      expect([password.slice(0, 20), (await edit(token, 'Portal#2026', password)).code]).toEqual([
        password.slice(0, 20),
        208,
      ]);
  });

  it('accepts 65 and 128 characters exactly as typed', async () => {
    let current = 'Portal#2026';
    for (const next of [`${'longer '.repeat(9)}ab`, 'Zq9-'.repeat(32)]) {
      const token = await app.signIn('demo.viewer', current);
      expect((await edit(token, current, next)).code).toBe(200);
      await expect(app.signIn('demo.viewer', next.slice(0, -1))).rejects.toThrow();
      current = next;
    }
    expect(await app.signIn('demo.viewer', current)).toBeTruthy();
  });

  it('stops endless guessing from an open session', async () => {
    const token = await app.signIn('other');
    for (let i = 0; i < 5; i++) expect((await edit(token, `guess-${i}`, 'Mountain-lake-7')).code).toBe(208);
    const locked = await edit(token, 'Portal#2026', 'Mountain-lake-7');
    expect(locked.code).toBe(208);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('forgetPassword', () => {
  it('sets a new password with a code by SMS; all sessions end and the lock opens', async () => {
    const session = await app.signIn('demo');
    for (let i = 0; i < 5; i++)
      await app.call(paths.login, { body: { username: 'demo', password: 'wrong' } });
    const sms_code = await codeFor(PHONE);
    const body = { username: '91210112MA0YQ1X2XQ', phone: PHONE, sms_code, password: 'River-stone-42' };
    expect(await forget(body)).toMatchObject({ code: 200 });
    expect(await stateOf(session)).toBe(403);
    expect(await app.signIn('demo', 'River-stone-42')).toBeTruthy();
    expect(await forget({ ...body, password: 'River-stone-43' })).toMatchObject({
      code: 208,
      msg: 'The SMS code is wrong or has expired',
    });
  });

  it('returns the same answer for an unknown account as for a wrong number', async () => {
    const answers = [];
    for (const username of ['nobody', 'other', '91210106MA10BBC218']) {
      app.clock.advance(3600);
      const sms_code = await codeFor(PHONE);
      answers.push(await forget({ username, phone: PHONE, sms_code, password: 'River-stone-44' }));
    }
    for (const answer of answers)
      expect(answer).toMatchObject({
        code: 208,
        msg: 'The account and mobile number do not match',
        data: null,
      });
  });

  it('returns the same answer for a known and an unknown account without a code', async () => {
    const body = { phone: PHONE, sms_code: '000000', password: 'River-stone-44' };
    const known = await forget({ ...body, username: 'demo' });
    const unknown = await forget({ ...body, username: 'nobody' });
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    expect(known.code).toBe(208);
  });

  it('rejects a code sent for a registration', async () => {
    const sms_code = await codeFor(PHONE, 'register');
    const answer = await forget({ username: 'demo', phone: PHONE, sms_code, password: 'River-stone-44' });
    expect(answer).toMatchObject({ code: 208, msg: 'The SMS code is wrong or has expired' });
  });
});

describe('editPassword after a one-time password', () => {
  it('allows nothing but changing it', async () => {
    const admin = await app.signIn('admin');
    const list = await app.call<{ list: { id: string }[] }>(paths.users, {
      token: admin,
      query: { keyword: 'demo.filer' },
    });
    const id = list.data.list[0]?.id as string;
    const reset = await app.call<{ password: string }>(paths.resetPassword, { token: admin, body: { id } });
    const token = await app.signIn('demo.filer', reset.data.password);

    const me = await app.call<CurrentUser>(paths.currentUser, { token });
    expect(me.data.must_change_password).toBe(true);
    for (const call of [paths.ownDepartments, paths.messages, paths.companyChoose, paths.notices])
      expect(await app.call(call, { token })).toMatchObject({
        code: 208,
        msg: 'Please change the one-time password first',
      });
    expect((await edit(token, reset.data.password, 'Valley-cloud-5')).code).toBe(200);
    expect((await app.call(paths.ownDepartments, { token })).code).toBe(200);
  });
});
