import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { history } from 'umi';
import { afterEach, describe, expect, test, vi } from 'vitest';
import login from '@/models/login';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { createSmallChallenge } from '../../../../tests/support/portal/small-challenge';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Login from '.';
import SignIn from './components/SignIn';

afterEach(() => vi.restoreAllMocks());

const models = [login, { namespace: 'loading', state: { effects: {} } }];
const show = (state?: object, hash = '') =>
  render(
    withPortal({}, <SignIn onSms={() => {}} onForgot={() => {}} onSignedIn={() => {}} />, {
      at: { pathname: '/login/login', hash, state },
      models,
    }),
  );

describe('SignIn', () => {
  test('puts the focus on the name', () => {
    show();
    expect(screen.getByLabelText('登录名或统一社会信用代码')).toHaveFocus();
  });

  test('puts the focus on the password where registration passes the name', () => {
    show({ username: 'lingfeng' });
    expect(screen.getByLabelText('登录名或统一社会信用代码')).toHaveValue('lingfeng');
    expect(screen.getByLabelText('密码')).toHaveFocus();
  });

  test('shows that typed text is kept, where a session ended', () => {
    show({ username: 'lingfeng', account: '1', isKept: true });
    expect(screen.getByRole('status')).toHaveTextContent('您填写的内容已暂存在本机');
  });

  const INVITED = '#invited=wu.di&code=vathZEUhM3F9db';
  const accept = async (answer: object) => {
    mockFeedback();
    const sent = mockCall('login');
    sent.mockResolvedValue(answer as never);
    show(undefined, INVITED);
    fireEvent.click(screen.getByRole('button', { name: '设置密码' }));
    const values = { username: 'wu.di', password: 'vathZEUhM3F9db' };
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ data: expect.objectContaining(values) }));
    return sent;
  };

  test('signs in by an invitation link, without any input', async () => {
    await accept({ code: 208, msg: '一次性密码已过期，请联系企业主账号重新设置', data: {} });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('账号“wu.di”已为您开通。设置自己的密码后即可使用。')).toBeVisible();
    expect((await screen.findByRole('alert')).textContent).toBe('一次性密码已过期，请联系企业主账号重新设置');
    expect(screen.getByText('链接只能使用一次；已设置过密码的，请直接登录：')).toBeVisible();
  });

  test('explains a used invitation and asks for the own password, with the focus there', async () => {
    const data = { captcha_required: false, wrong_credentials: true };
    const sent = await accept({ code: 208, msg: '登录名或密码错误', data });
    const own = await screen.findByLabelText('密码');
    expect(own).toHaveFocus();
    expect(screen.getByLabelText('登录名或统一社会信用代码')).toHaveValue('wu.di');
    expect(screen.getByRole('alert').textContent).toBe(
      '邀请链接已使用或已失效。已设置密码的，请用自己的密码登录；未设置的，请让邀请人重新发送。',
    );
    fireEvent.change(own, { target: { value: 'Own#2026' } });
    fireEvent.click(screen.getByRole('button', { name: /登\s*录/ }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ data: expect.objectContaining({ password: 'Own#2026' }) }),
    );
    expect((await screen.findByRole('alert')).textContent).toBe('登录名或密码错误');
  });

  test('passes the invitation on to the step that sets a password, for a reload there', async () => {
    mockFeedback();
    const opened = vi.spyOn(history, 'replace').mockReturnValue();
    const user = { id: 'u9', username: 'wu.di', must_change_password: true };
    mockCall('login').mockResolvedValue({ code: 200, msg: '', data: { access: 'tok', user } } as never);
    const at = { pathname: '/login/login', hash: INVITED, state: null };
    render(withPortal({}, <Login />, { at, models }));
    fireEvent.click(screen.getByRole('button', { name: '设置密码' }));
    const invitation = { username: 'wu.di', password: 'vathZEUhM3F9db' };
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/index', { invitation }));
    localStorage.clear();
    sessionStorage.clear();
  });

  test('sends a proof of the requested level, a new one each time', async () => {
    mockFeedback();
    const challenge = mockCall('proofChallenge');
    challenge.mockImplementation(
      async () => ({ code: 200, msg: '', data: await createSmallChallenge('login') }) as never,
    );
    const sent = mockCall('login');
    const data = { captcha_required: true, proof_level: 2 };
    sent.mockResolvedValue({ code: 208, msg: '登录名或密码错误', data } as never);
    show();
    fireEvent.change(screen.getByLabelText('登录名或统一社会信用代码'), { target: { value: 'lingfeng' } });
    fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'wrong' } });
    const submit = async (times: number) => {
      fireEvent.click(screen.getByRole('button', { name: /登\s*录/ }));
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(challenge).toHaveBeenCalledTimes(times));
      await screen.findByText('安全验证已通过');
    };
    await submit(1);
    await submit(2);
    await submit(3);
    const [first, second, third] = sent.mock.calls.map(([{ data }]) => data.proof);
    expect([first, typeof second, typeof third]).toEqual([undefined, 'string', 'string']);
    expect(second).not.toBe(third);
    expect(challenge).toHaveBeenLastCalledWith({ params: { purpose: 'login', level: 2 } });
  });
});
