import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import login from '@/models/login';
import * as accounts from '@/services/accounts';
import { inPortal } from '../../../../tests/support/portal/in-portal';
import { noteFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { smallChallenge } from '../../../../tests/support/portal/small-challenge';
import SignIn from './components/SignIn';

afterEach(() => vi.restoreAllMocks());

const models = [login, { namespace: 'loading', state: { effects: {} } }];
const show = (state?: object) =>
  render(
    inPortal({}, <SignIn onSms={() => {}} onForgot={() => {}} onSignedIn={() => {}} />, {
      at: { pathname: '/login/login', state },
      models,
    }),
  );

test('begins with the name', () => {
  show();
  expect(screen.getByLabelText('登录名或统一社会信用代码')).toHaveFocus();
});

test('begins with the password where registration brings the name along', () => {
  show({ username: 'lingfeng' });
  expect(screen.getByLabelText('登录名或统一社会信用代码')).toHaveValue('lingfeng');
  expect(screen.getByLabelText('密码')).toHaveFocus();
});

test('says that typed text is kept, where a session ended', () => {
  show({ username: 'lingfeng', account: '1', isKept: true });
  expect(screen.getByRole('status')).toHaveTextContent('您填写的内容已暂存在本机');
});

test('a sign-in that needs a proof sends one of the requested level, a new one each time', async () => {
  noteFeedback();
  const challenge = vi.spyOn(accounts, 'fetchChallenge');
  challenge.mockImplementation(
    async () => ({ code: 200, msg: '', data: await smallChallenge('login') }) as never,
  );
  const sent = vi.spyOn(accounts, 'login');
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
  const [first, second, third] = sent.mock.calls.map(([{ proof }]) => proof);
  expect([first, typeof second, typeof third]).toEqual([undefined, 'string', 'string']);
  expect(second).not.toBe(third);
  expect(challenge).toHaveBeenLastCalledWith({ purpose: 'login', level: 2 });
});
