import { getProgramsVersion, putProgramsInForce } from '@domain/programs/registry';
import { history } from 'umi';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { getOneTimePassword } from '@/utils/oneTimePassword';
import { mockCall } from '../../tests/support/portal/mock-call';
import { startStore } from '../../tests/support/portal/store';
import login, { type LoginState } from './login';
import user from './user';

const data = {
  access: 'tok',
  refresh: 'r',
  expires_in: 1800,
  device: 'd1.s',
  user: { id: 'u1', name: '王敏' },
};
const answer = (code: number, msg: string | string[], body: unknown = null) =>
  ({ code, msg, data: body }) as never;
const success = vi.spyOn(feedback, 'success').mockReturnValue();
const error = vi.spyOn(feedback, 'error').mockReturnValue();

const start = () => startStore<{ login: LoginState; user: typeof user.state }>([login, user]);

// Files share the programs in force.
afterEach(() => putProgramsInForce([], ''));
beforeEach(() => {
  vi.clearAllMocks();
  history.replace('/login/login');
});

describe('login/login', () => {
  test('[spec 3.login 4.loginKept 4.loginMessage 4.loginCallback] stores the whole answer under token and the access token under jwt, and runs the callback', async () => {
    mockCall('login').mockResolvedValue(answer(200, 'login succeeded', data));
    const callback = vi.fn();
    const { run, state } = start();
    await run({ type: 'login/login', payload: { username: 'demo', password: 'x' }, callback });
    expect(JSON.parse(localStorage.getItem('token') ?? '')).toEqual(data);
    expect(sessionStorage.getItem('jwt')).toBe('tok');
    expect(state().user.currentUser).toEqual(data.user);
    expect(success).toHaveBeenCalledExactlyOnceWith('登录成功');
    expect(callback).toHaveBeenCalledWith(data);
  });

  test('puts the programs that the office has published in force', async () => {
    const user = { ...data.user, programs_version: 'v1' };
    mockCall('login').mockResolvedValue(answer(200, '', { ...data, user }));
    mockCall('programsInForce').mockResolvedValue(answer(200, '', { version: 'v1', programs: [] }));
    await start().run({ type: 'login/login', payload: { username: 'demo', password: 'x' } });
    expect(getProgramsVersion()).toBe('v1');
  });

  test('keeps a one-time password in memory until a new one is set, and no other password', async () => {
    const sent = mockCall('login').mockResolvedValue(answer(200, '', data));
    mockCall('editPassword').mockResolvedValue(answer(200, ''));
    const { run } = start();
    const signIn = (password: string) =>
      run({ type: 'login/login', payload: { username: 'demo', password } });
    await signIn('own-password');
    expect(getOneTimePassword()).toBeNull();
    sent.mockResolvedValue(answer(200, '', { ...data, user: { ...data.user, must_change_password: true } }));
    await signIn('One-time-9');
    expect(getOneTimePassword()).toBe('One-time-9');
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('One-time-9');
    await run({ type: 'user/editPassword', payload: {} });
    expect(getOneTimePassword()).toBeNull();
  });

  test('[spec 4.login208] gives the form the message of a 208, stores nothing and may ask for a captcha', async () => {
    mockCall('login').mockResolvedValue(answer(208, '登录名或密码错误', { captcha_required: true }));
    const callback = vi.fn();
    const { run, state } = start();
    await run({ type: 'login/login', payload: { username: 'demo', password: 'x' }, callback });
    expect(error).not.toHaveBeenCalled();
    expect(state().login).toMatchObject({ captchaRequired: true, refusal: '登录名或密码错误' });
    expect(callback).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });
});

describe('login/smsLogin', () => {
  test('signs in as a password does, and shows why it is refused', async () => {
    const refused = answer(208, '短信验证码错误或已过期');
    const sent = mockCall('smsLogin').mockResolvedValueOnce(refused);
    sent.mockResolvedValueOnce(answer(200, '', data));
    const callback = vi.fn();
    const { run, state } = start();
    const enter = () => run({ type: 'login/smsLogin', payload: { username: 'demo' }, callback });
    await enter();
    expect(error).toHaveBeenCalledExactlyOnceWith('短信验证码错误或已过期');
    expect([callback.mock.calls, localStorage.length]).toEqual([[], 0]);
    await enter();
    expect([sessionStorage.getItem('jwt'), state().user.currentUser]).toEqual(['tok', data.user]);
    expect(callback).toHaveBeenCalledWith(data);
  });
});

describe('login/login and login/logout', () => {
  test('send the device with the next login of the same account, also after signing out', async () => {
    const sent = mockCall('login').mockResolvedValue(answer(200, '', data));
    mockCall('logout').mockResolvedValue(answer(200, ''));
    const { run } = start();
    const login = (username: string) => run({ type: 'login/login', payload: { username, password: 'x' } });
    await login('Demo');
    await run({ type: 'login/logout' });
    await login('demo');
    await login('other');
    expect(sent.mock.calls.map(([{ data }]) => data.device)).toEqual([undefined, 'd1.s', undefined]);
  });
});

describe('login/register', () => {
  test("[spec 4.register] shows the server's message as a success and runs the callback", async () => {
    mockCall('register').mockResolvedValue(answer(200, '注册成功，请登录'));
    const callback = vi.fn();
    await start().run({ type: 'login/register', payload: {}, callback });
    expect(success).toHaveBeenCalledWith('注册成功，请登录');
    expect(callback).toHaveBeenCalledOnce();
  });

  test('[spec 8.registered] returns to the page that a company is already registered, without a toast', async () => {
    const envelope = answer(-1, '该企业已注册，请登录');
    mockCall('register').mockRejectedValue(new RequestFailure('refused', { envelope }));
    expect(await start().run({ type: 'login/register', payload: {} })).toEqual(envelope);
    expect(success).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });
});

describe('login/sendSms', () => {
  test('[spec 4.sms200 4.smsElse] runs the callback only after 200', async () => {
    const callback = vi.fn();
    const { run } = start();
    mockCall('sendSms').mockResolvedValue(answer(208, '发送过于频繁'));
    await run({ type: 'login/sendSms', payload: {}, callback });
    expect(error).toHaveBeenCalledWith('发送过于频繁');
    expect(callback).not.toHaveBeenCalled();
    mockCall('sendSms').mockResolvedValue(answer(200, '验证码已发送'));
    await run({ type: 'login/sendSms', payload: {}, callback });
    expect(success).toHaveBeenCalledWith('验证码已发送');
    expect(callback).toHaveBeenCalledOnce();
  });
});

describe('login/forgetPassword', () => {
  test('[spec 4.forgotten] shows the message and runs the callback', async () => {
    mockCall('forgetPassword').mockResolvedValue(answer(200, '密码已重置，请登录'));
    const callback = vi.fn();
    await start().run({ type: 'login/forgetPassword', payload: {}, callback });
    expect(success).toHaveBeenCalledWith('密码已重置，请登录');
    expect(callback).toHaveBeenCalledOnce();
  });
});

describe('login/fetchCompanyName', () => {
  test.each([200, 208])('[spec 4.companyName] runs its callback on %i', async (code) => {
    mockCall('companyName').mockResolvedValue(answer(code, '', { registered: false }));
    const callback = vi.fn();
    await start().run({ type: 'login/fetchCompanyName', payload: '91350100M000100Y43', callback });
    expect(callback).toHaveBeenCalledWith(expect.objectContaining({ code }));
  });
});

describe('login/logout', () => {
  test('signs out without the server, and keeps the language', async () => {
    sessionStorage.setItem('jwt', 'tok');
    localStorage.setItem('umi_locale', 'en-US');
    history.replace('/index');
    mockCall('logout').mockRejectedValue(new RequestFailure('offline'));
    await start().run({ type: 'login/logout' });
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('umi_locale')).toBe('en-US');
    expect(history.location.pathname).toBe('/login/login');
  });
});

describe('login/fetchCaptcha and the like', () => {
  test.each([
    ['fetchCaptcha', 'captcha'],
    ['fetchCaptchaAudio', 'captchaAudio'],
    ['fetchChallenge', 'proofChallenge'],
  ] as const)('%s returns null when it fails, so that the field can say so', async (effect, name) => {
    mockCall(name).mockRejectedValue(new RequestFailure('offline'));
    const { run } = start();
    expect(await run({ type: `login/${effect}`, payload: {} })).toBeNull();
  });
});
