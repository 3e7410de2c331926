import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser, LoginData, RefreshData } from '../../domain/accounts/calls';
import { paths } from '../../domain/api/paths.generated';
import { startTestApp, type TestApp } from '../../tests/support/server/application';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(60));

const login = async (username = 'demo') => {
  const body = { username, password: 'Portal#2026' };
  return (await app.call<LoginData>(paths.login, { body })).data;
};
const who = (token: string) => app.call<CurrentUser>(paths.currentUser, { token });
const refresh = (token: unknown) => app.call<RefreshData>(paths.refresh, { body: { refresh: token } });

const ENDED = { status: 403, code: -1, msg: 'token expired' };

describe('currentUser, refresh and logout', () => {
  it('returns who is signed in, in the language of the request', async () => {
    const { access } = await login('reviewer');
    expect((await who(access)).data).toMatchObject({
      username: 'reviewer',
      company: null,
      department: { id: 'D210112', name: 'Hunnan District science and technology department' },
      permissions: [
        'message.read',
        'question.receive',
        'question.answer',
        'review.list',
        'review.read',
        'review.first',
        'report.inspect',
        'report.review',
        'notices.read',
        'notices.send',
        'statistics.read',
      ],
    });
    const chinese = await app.call<CurrentUser>(paths.currentUser, {
      token: access,
      headers: { 'accept-language': 'zh-CN,zh;q=0.9' },
    });
    expect(chinese.data.department?.name).toBe('浑南区科技主管部门');
  });

  it('keeps the session when somebody who knows its id makes up a refresh token', async () => {
    const { access, refresh: token } = await login();
    const [id] = token.split('.');
    expect((await refresh(`${id}.anything`)).msg).toBe('invalid token');
    expect((await who(access)).code).toBe(200);
    expect((await refresh(token)).code).toBe(200);
  });

  it('creates a new session at every sign-in', async () => {
    const [first, second] = [await login(), await login()];
    expect(first.refresh.split('.')[0]).not.toBe(second.refresh.split('.')[0]);
  });

  it('ends the session by logging out, from the next request on', async () => {
    const { access, refresh: token } = await login();
    expect(await app.call(paths.logout, { token: access })).toMatchObject({ code: 200, msg: 'Logged out' });
    expect(await who(access)).toMatchObject(ENDED);
    expect(await refresh(token)).toMatchObject(ENDED);
  });

  it('ends the session after two hours without a request', async () => {
    const { refresh: token } = await login();
    app.clock.advance(2 * 3600 + 1);
    expect(await refresh(token)).toMatchObject(ENDED);
  });

  it('keeps a session by refreshing for at most a day: working on is possible for 20 hours', async () => {
    let { refresh: token } = await login();
    for (let hour = 1; hour < 24; hour++) {
      app.clock.advance(3600);
      const next = await refresh(token);
      expect([hour, next.code]).toEqual([hour, 200]);
      expect((await who(next.data.access)).code).toBe(200);
      token = next.data.refresh;
    }
    app.clock.advance(3600);
    expect(await refresh(token)).toMatchObject(ENDED);
  });

  it('ends the session when a used refresh token comes back', async () => {
    const first = await login();
    const second = await refresh(first.refresh);
    expect(second.data.refresh).not.toBe(first.refresh);
    expect((await who(second.data.access)).code).toBe(200);
    expect(await refresh(first.refresh)).toMatchObject(ENDED);
    expect(await who(second.data.access)).toMatchObject(ENDED);
    expect(await refresh(second.data.refresh)).toMatchObject(ENDED);
  });

  it('returns tokens to one of two parallel refreshes, never to both', async () => {
    const { refresh: token } = await login();
    const answers = await Promise.all([refresh(token), refresh(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('returns 401 for a session that never existed', async () => {
    const odd = ['', 'x', '7d65ddb7-7ea3-439d-949d-4cc4439a2e6d.x', 'a.b.c', ['x'], null];
    for (const token of odd)
      expect(await refresh(token)).toMatchObject({ status: 401, code: -1, msg: 'invalid token' });
  });

  it('logs the sign-in and the end', async () => {
    const { access, user } = await login('demo.viewer');
    await app.call(paths.logout, { token: access });
    const lines = await app.audit.read('user', user.id);
    expect(lines.map(({ action }) => action)).toEqual(['session.login', 'session.logout']);
  });
});
