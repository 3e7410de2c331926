import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import login from '@/models/login';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { createSmallChallenge } from '../../../../tests/support/portal/small-challenge';
import { withPortal } from '../../../../tests/support/portal/with-portal';
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

  test('signs in by an invitation link, without any input', async () => {
    mockFeedback();
    const sent = mockCall('login');
    sent.mockResolvedValue({ code: 208, msg: '登录名或密码错误', data: null } as never);
    show(undefined, '#invited=wu.di&code=vathZEUhM3F9db');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('账号“wu.di”已为您开通。设置自己的密码后即可使用。')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '设置密码' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        data: expect.objectContaining({ username: 'wu.di', password: 'vathZEUhM3F9db' }),
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '登录名或密码错误 邀请链接用过一次或过期后即失效',
    );
    expect(screen.getByText('链接只能使用一次；已设置过密码的，请直接登录：')).toBeVisible();
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
