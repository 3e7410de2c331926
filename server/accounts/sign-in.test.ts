import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaData, LoginData, LoginRefusal } from '../../domain/accounts/calls';
import { accountMessages } from '../../domain/accounts/messages';
import type { AccountSession } from '../../domain/accounts/own-account-calls';
import { paths } from '../../domain/api/paths.generated';
import { startTestApp, TEST_CAPTCHA, type TestApp } from '../../tests/support/server/application';
import { runAfterPasswordCheck } from '../../tests/support/server/password-check';
import { companies, users } from '../core/db/tables';
import { hashPassword } from './passwords';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
/** Moves the clock past every lock and limit of the test before. */
beforeEach(async () => {
  await app.restore();
  app.clock.advance(3600);
});

const login = <T = LoginData & LoginRefusal>(body: object, headers?: Record<string, string>) =>
  app.call<T>(paths.login, { body, headers });

async function withCaptcha(code = TEST_CAPTCHA) {
  const { data } = await app.call<CaptchaData>(paths.captcha);
  return { captcha_id: data.captcha_id, captcha_code: code };
}

async function fail(username: string, times: number) {
  const answers = [];
  for (let i = 0; i < times; i++)
    answers.push(await login({ username, password: `wrong-${i}`, ...(i >= 3 && (await withCaptcha())) }));
  return answers;
}

describe('login (name and password)', () => {
  it('returns tokens and the person', async () => {
    const answer = await login({ username: 'demo', password: 'Portal#2026' });
    expect(answer).toMatchObject({ status: 200, code: 200, msg: 'login succeeded' });
    expect(answer.data).toMatchObject({
      expires_in: 1800,
      user: {
        username: 'demo',
        role: 'owner',
        company: { credit_code: '91210112MA0YQ1X2XQ', status: 'active' },
      },
    });
    expect(answer.data.user.permissions).toContain('users.manage');
    expect(JSON.stringify(answer.data)).not.toMatch(/argon2|passwordHash|password_hash/);
  });

  it('returns its message in Chinese to a Chinese portal', async () => {
    const answer = await login({ username: 'demo', password: 'Portal#2026' }, { 'accept-language': 'zh-CN' });
    expect(answer.msg).toBe('登录成功');
  });

  it('accepts the login name in any case, and the credit code as people type it', async () => {
    for (const username of ['DEMO', ' demo ', 'ｄｅｍｏ', '91210112MA0YQ1X2XQ', '91210112 ma0yq1x2xq'])
      expect([username, (await login({ username, password: 'Portal#2026' })).code]).toEqual([username, 200]);
  });

  it('signs a company in by its code, whoever had that as login name before', async () => {
    const code = '91210112MA0YQ1X2XQ';
    const names = { username: code, usernameKey: code.toLowerCase() };
    await app.db.q.update(users).set(names).where(eq(users.usernameKey, 'other'));
    const answer = await login({ username: code, password: 'Portal#2026' });
    expect(answer.data.user).toMatchObject({ username: 'demo' });
    await app.db.q
      .update(users)
      .set({ username: 'other', usernameKey: 'other' })
      .where(eq(users.usernameKey, code.toLowerCase()));
  });

  it('returns byte for byte the same answer for a wrong password and an unknown name', async () => {
    const wrong = await login({ username: 'other', password: 'wrong' });
    const unknown = await login({ username: 'nobody', password: 'wrong' });
    expect(wrong).toMatchObject({ status: 200, code: 208, msg: 'Wrong user name or password' });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  });

  it('rejects a password that was changed while it was compared', async () => {
    const token = await app.signIn('demo.filer');
    runAfterPasswordCheck(() => {
      const body = { old_password: 'Portal#2026', new_password: 'Mountain-lake-7' };
      return app.call(paths.editPassword, { token, body });
    });
    const late = await login({ username: 'demo.filer', password: 'Portal#2026' });
    expect(late).toMatchObject({ code: 208, msg: 'Wrong user name or password' });
    expect(late.data).not.toHaveProperty('access');
    const { data } = await app.call<AccountSession[]>(paths.sessions, { token });
    expect(data.map(({ current }) => current)).toEqual([true]);
  });

  it('returns after as much work for an unknown name as for a wrong password', async () => {
    // Measured in processor time, not by the clock: a busy machine takes longer over the same work.
    const workOf = async (username: string) => {
      const before = process.cpuUsage();
      await login({ username, password: 'wrong' });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await workOf('nobody-here');
    // The demo account's own hash uses cheap parameters in tests.
    const passwordHash = await hashPassword('Portal#2026');
    await app.db.q.update(users).set({ passwordHash }).where(eq(users.username, 'demo'));
    let known = 0;
    let unknown = 0;
    for (let i = 0; i < 24; i++) {
      if (i % 3 === 0) app.clock.advance(3600);
      known += await workOf('demo');
      unknown += await workOf('nobody-here');
    }
    expect(unknown / known).toBeGreaterThan(0.6);
    expect(unknown / known).toBeLessThan(1.6);
  });
});

describe('login (failed attempts)', () => {
  it('requires a captcha from the fourth try on, for unknown names too', async () => {
    for (const username of ['demo', 'nobody']) {
      const failures = await fail(username, 3);
      expect(failures.map(({ data }) => data.captcha_required)).toEqual([false, false, true]);
      expect(failures.every(({ data }) => data.wrong_credentials === true)).toBe(true);
      const without = await login({ username, password: 'Portal#2026' });
      expect(without).toMatchObject({
        code: 208,
        msg: 'Complete the security check first, or enter the captcha',
        data: { captcha_required: true },
      });
      const wrong = await login({ username, password: 'Portal#2026', ...(await withCaptcha('9999')) });
      expect(wrong).toMatchObject({
        code: 208,
        msg: 'The captcha is wrong or has expired: type the new one',
      });
    }
    const right = await login({ username: 'demo', password: 'Portal#2026', ...(await withCaptcha('abcd')) });
    expect(right.code).toBe(200);
    expect((await login({ username: 'demo', password: 'Portal#2026' })).code).toBe(200);
  });

  it('locks the account after five failures, says for how long, and unlocks it by time; others are not affected', async () => {
    await fail('demo', 5);
    const locked = await login({ username: 'demo', password: 'Portal#2026', ...(await withCaptcha()) });
    expect(locked).toMatchObject({ code: 208, msg: expect.stringContaining('Try again in 30 min') });
    expect(Number(locked.headers['retry-after'])).toBe(1800);
    expect((await login({ username: 'other', password: 'Portal#2026' })).code).toBe(200);
    expect((await login({ username: '91210112MA0YQ1X2XQ', password: 'Portal#2026' })).code).toBe(208);
    app.clock.advance(1801);
    expect((await login({ username: 'demo', password: 'Portal#2026' })).code).toBe(200);
  });

  it('returns the same words for a locked name that nobody has', async () => {
    await fail('nobody', 5);
    const locked = await login({ username: 'nobody', password: 'x', ...(await withCaptcha()) });
    expect(locked).toMatchObject({ code: 208, msg: expect.stringContaining('The account is locked') });
  });

  it('checks no more than five of many parallel guesses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => login({ username: 'demo', password: `guess-${i}` })),
    );
    const judged = answers.filter(({ msg }) => msg === 'Wrong user name or password');
    expect(judged.length).toBeGreaterThan(0);
    expect(judged.length).toBeLessThanOrEqual(5);
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 208));
  });
});

describe('login (captcha)', () => {
  it('accepts a captcha only once', async () => {
    const { data } = await app.call<CaptchaData>(paths.captcha);
    await fail('demo', 3);
    const answer = { captcha_id: data.captcha_id, captcha_code: TEST_CAPTCHA };
    expect((await login({ username: 'demo', password: 'wrong', ...answer })).msg).toBe(
      'Wrong user name or password',
    );
    expect((await login({ username: 'demo', password: 'Portal#2026', ...answer })).msg).toBe(
      'The captcha is wrong or has expired: type the new one',
    );
  });

  it('rejects an expired captcha, an empty answer and nonsense', async () => {
    await fail('demo', 3);
    const late = await withCaptcha();
    app.clock.advance(121);
    const odd = [
      late,
      await withCaptcha(''),
      await withCaptcha('x'.repeat(10_000)),
      { captcha_id: 'x', captcha_code: 'ABCD' },
    ];
    for (const captcha of odd)
      expect((await login({ username: 'demo', password: 'Portal#2026', ...captcha })).code).toBe(208);
  });
});

describe('login (accounts that may not sign in)', () => {
  const set = (changes: Partial<typeof users.$inferInsert>) =>
    app.db.q.update(users).set(changes).where(eq(users.username, 'demo.viewer'));
  const setCompany = (status: string) =>
    app.db.q.update(companies).set({ status }).where(eq(companies.creditCode, '91210106MA10BBC218'));

  it('shows that an account is disabled only to someone who knows the password', async () => {
    await set({ enabled: false });
    const right = await login({ username: 'demo.viewer', password: 'Portal#2026' });
    expect(right).toMatchObject({
      code: 208,
      msg: "The account is disabled. Contact the company's main account",
    });
    const wrong = await login({ username: 'demo.viewer', password: 'wrong' });
    expect(wrong.msg).toBe('Wrong user name or password');
  });

  it('accepts a company that waits for the office, and nobody of one that was rejected or disabled', async () => {
    const shut: [string, string][] = [
      ['rejected', accountMessages.companyRejected.en],
      ['disabled', 'The company is closed. Contact the authority'],
    ];
    for (const [status, msg] of shut) {
      await setCompany(status);
      const answer = await login({ username: 'other', password: 'Portal#2026' });
      expect(answer).toMatchObject({ code: 208, msg });
      expect((await login({ username: 'other', password: 'wrong' })).msg).toBe('Wrong user name or password');
    }
    await setCompany('pending');
    const waiting = await login({ username: 'other', password: 'Portal#2026' });
    expect(waiting.data.user.company?.status).toBe('pending');
  });
});

describe('login (malformed input)', () => {
  const odd: unknown[] = [
    { $ne: 1 },
    ['demo'],
    1,
    null,
    true,
    { __proto__: { admin: true } },
    "demo' or '1'='1",
    '\u0000',
  ];

  it('rejects any text as a wrong login name or password, never with a fault', async () => {
    for (const username of odd) {
      const answer = await login({ username, password: 'Portal#2026' });
      expect([username, answer.status, answer.code]).toEqual([username, 200, 208]);
    }
    for (const password of odd) {
      const answer = await login({ username: 'reviewer', password });
      expect([password, answer.status, answer.code]).toEqual([password, 200, 208]);
      app.clock.advance(1900);
    }
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  it('returns the names of missing fields', async () => {
    const answer = await login({});
    expect(answer).toMatchObject({ status: 200, code: -1 });
    expect(answer.msg).toEqual([expect.stringContaining('username'), expect.stringContaining('password')]);
  });

  it('rejects an endless password like a wrong one', async () => {
    const endless = await login({ username: 'admin', password: 'x'.repeat(10_000) });
    expect(endless).toMatchObject({ status: 200, code: 208, msg: 'Wrong user name or password' });
  });
});
