import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BatchResetResult, BatchResult, ResetPasswordData } from '../../domain/accounts/sub-user-calls';
import { paths } from '../../domain/api/paths.generated';
import { createAccountAdmin, NOT_FOUND } from '../../tests/support/server/account-admin';
import { startTestApp, type TestApp } from '../../tests/support/server/application';

let app: TestApp;
let people: ReturnType<typeof createAccountAdmin>;
let owner: string;
let admin: string;

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
});

describe('resetPassword and batchResetPassword', () => {
  const reset = (token: string, body: object) =>
    app.call<ResetPasswordData>(paths.resetPassword, { token, body });

  it('returns a one-time password, ends the sessions, and opens a lock', async () => {
    const { user, password } = await people.made(owner);
    const token = await app.signIn(user.username, password);
    for (let i = 0; i < 6; i++)
      await app.call(paths.login, { body: { username: user.username, password: 'wrong' } });
    const { data } = await reset(owner, { id: user.id });
    expect(data.password).toHaveLength(14);
    expect((await app.call(paths.currentUser, { token })).status).toBe(403);
    expect(
      (await people.me(await app.signIn(user.username, data.password as string))).must_change_password,
    ).toBe(true);
  });

  it('allows the one-time password for three days, and then says whom to ask', async () => {
    const { user, password } = await people.made(owner);
    expect(user.password_expires_at).toBe(new Date(app.clock.now.getTime() + 72 * 3_600_000).toISOString());
    app.clock.advance(72 * 3_600 - 60);
    await app.signIn(user.username, password);
    app.clock.advance(60);
    await expect(app.signIn(user.username, password)).rejects.toThrow("Ask the company's main account");
    const wrong = app.signIn(user.username, 'wrong');
    await expect(wrong).rejects.toThrow('Wrong user name or password');

    const reviewer = { role: 'reviewer', department_id: 'D210106' };
    const officer = await people.made(await app.signIn('admin'), reviewer);
    app.clock.advance(72 * 3_600);
    await expect(app.signIn(officer.user.username, officer.password)).rejects.toThrow('city administrator');

    const { data } = await reset(await app.signIn('demo'), { id: user.id });
    const token = await app.signIn(user.username, data.password as string);
    const own = { old_password: data.password, new_password: 'Valley-bridge-5' };
    expect((await app.call(paths.editPassword, { token, body: own })).code).toBe(200);
    app.clock.advance(100 * 3_600);
    await app.signIn(user.username, 'Valley-bridge-5');
  });

  it('accepts a given password by the rules, sends it to nobody, and requires a change', async () => {
    const { user } = await people.made(owner);
    expect((await reset(owner, { id: user.id, password: '12345678' })).code).toBe(208);
    const given = await reset(owner, { id: user.id, password: 'Given-word-77' });
    expect(given.data).toEqual({ id: user.id, password: null, invites_by_sms: false });
    expect((await people.me(await app.signIn(user.username, 'Given-word-77'))).must_change_password).toBe(
      true,
    );
  });

  it('rejects the own account; only an administrator resets a main account', async () => {
    const demo = await people.idOf('demo');
    expect((await reset(owner, { id: demo })).code).toBe(208);
    const { data } = await reset(admin, { id: await people.idOf('other') });
    expect(data.password).toHaveLength(14);
    await app.signIn('other', data.password as string).then(async (token) => {
      const body = { old_password: data.password, new_password: 'Interim-word-9' };
      expect((await app.call(paths.editPassword, { token, body })).code).toBe(200);
    });
    expect(await app.signIn('other', 'Interim-word-9')).toBeTruthy();
  });

  it('resets a batch one by one, with a password each', async () => {
    const [a, b] = [await people.made(owner), await people.made(owner)];
    const ids = [a.user.id, b.user.id, a.user.id, await people.idOf('demo')];
    const { data } = await app.call<BatchResetResult>(paths.batchResetPassword, {
      token: owner,
      body: { ids },
    });
    expect(data.done).toEqual([a.user.id, b.user.id]);
    expect(data.refused).toEqual([{ id: ids[3], msg: expect.stringContaining('main account') }]);
    expect(new Set(data.passwords.map(({ password }) => password)).size).toBe(2);
    for (const { username, password } of data.passwords)
      expect(await app.signIn(username, password)).toBeTruthy();
  });
});

describe('batchDelete', () => {
  it('deletes accounts: sessions end and login names become free', async () => {
    const { user, password } = await people.made(owner, { username: 'short.lived' });
    const token = await app.signIn('short.lived', password);
    expect((await people.remove(owner, [user.id, user.id])).data).toEqual({ done: [user.id], refused: [] });
    expect((await app.call(paths.currentUser, { token })).status).toBe(403);
    await expect(app.signIn('short.lived', password)).rejects.toThrow('Wrong user name or password');
    expect(await people.read(owner, user.id)).toMatchObject(NOT_FOUND);
    expect((await people.create(owner, { username: 'short.lived' })).code).toBe(200);
  });

  it('rejects the own and the main account, and deletes the rest', async () => {
    const { user } = await people.made(owner);
    const { data } = await people.remove(owner, [await people.idOf('demo'), user.id]);
    expect(data.done).toEqual([user.id]);
    expect(data.refused).toHaveLength(1);
    const byAdmin = await people.remove(admin, [await people.idOf('admin'), await people.idOf('demo')]);
    expect(byAdmin.data.done).toEqual([]);
    expect(await app.signIn('demo')).toBeTruthy();
  });

  it('returns the refusal in the language of the request', async () => {
    const { data } = await app.call<BatchResult>(paths.batchDelete, {
      token: owner,
      body: { ids: ['x'] },
      headers: { 'accept-language': 'zh-CN' },
    });
    expect(data.refused).toEqual([{ id: 'x', msg: '记录不存在或已删除，请刷新后重试' }]);
  });
});

describe('batchDelete of administrators', () => {
  it('keeps one of two administrators who delete each other', async () => {
    const { user, password } = await people.made(admin, { role: 'administrator' });
    const second = await app.signIn(user.username, password);
    const body = { old_password: password, new_password: 'Second-admin-9' };
    await app.call(paths.editPassword, { token: second, body });
    const adminId = await people.idOf('admin');
    const [first, other] = await Promise.all([
      people.remove(admin, [user.id]),
      people.remove(second, [adminId]),
    ]);
    const deleted = [...(first.data?.done ?? []), ...(other.data?.done ?? [])];
    expect(deleted).toHaveLength(1);
  });
});
