import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import AntdFrame from '@/layouts/components/AntdFrame';
import { setOneTimePassword } from '@/utils/oneTimePassword';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import { FirstPassword } from '.';

afterEach(() => setOneTimePassword(null));

const person = { id: 'u9', name: '陈工', username: 'chengong', must_change_password: true };
const models = [{ namespace: 'loading', state: { effects: {} } }];
const show = () => {
  const step = <FirstPassword />;
  render(withPortal(person, <AntdFrame>{step}</AntdFrame>, { models }));
};

describe('FirstPassword', () => {
  it('asks only for a new password after signing in with a one-time password', () => {
    setOneTimePassword('One-time-9');
    show();
    expect(screen.getByLabelText('新密码')).toBeInTheDocument();
    expect(screen.queryByLabelText('一次性密码')).toBeNull();
  });

  it('asks for the one-time password again where the page no longer knows it', () => {
    show();
    expect(screen.getByLabelText('一次性密码')).toBeInTheDocument();
  });
});
