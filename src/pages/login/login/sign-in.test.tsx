import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inPortal } from '@/components/testing/in-portal';
import login from '@/models/login';
import SignIn from './components/SignIn';

const models = [login, { namespace: 'loading', state: { effects: {} } }];
const show = (state?: object) =>
  render(
    inPortal({}, <SignIn onForgot={() => {}} onSignedIn={() => {}} />, {
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
