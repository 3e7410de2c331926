import type { CurrentUser } from '@domain/accounts/calls';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import AntdFrame from '@/layouts/components/AntdFrame';
import { setOneTimePassword } from '@/utils/oneTimePassword';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import { FirstPassword } from '.';

afterEach(() => setOneTimePassword(null));

const person = { id: 'u9', name: '陈工', username: 'chengong', must_change_password: true };
const models = [{ namespace: 'loading', state: { effects: {} } }];
const show = (invited?: string, more: Partial<CurrentUser> = {}) => {
  const step = <FirstPassword />;
  const state = invited && { invitation: { username: invited, password: 'One-time-9' } };
  const at = { pathname: '/index', state };
  render(withPortal({ ...person, ...more }, <AntdFrame>{step}</AntdFrame>, { at, models }));
};

describe('FirstPassword', () => {
  it('asks only for a new password after signing in with a one-time password', () => {
    setOneTimePassword('One-time-9');
    show();
    expect(screen.getByLabelText('新密码')).toBeInTheDocument();
    expect(screen.queryByLabelText('一次性密码')).toBeNull();
  });

  it('names the company of the account and who set the one-time password', () => {
    const company = { id: 'c1', name: '示例智能装备有限公司', credit_code: '', status: '' };
    show(person.username, { company, password_set_by: '林晓燕' });
    expect(screen.getByText(/该账号属于示例智能装备有限公司。一次性密码由林晓燕设置。$/)).toBeInTheDocument();
  });

  it('leaves no empty line for an account of an office', () => {
    show(person.username, { company: null, password_set_by: '林晓燕' });
    expect(screen.getByText(/一次性密码由林晓燕设置。$/).querySelectorAll('br')).toHaveLength(1);
  });

  it('asks for the one-time password again where the page no longer knows it', () => {
    show();
    expect(screen.getByLabelText('一次性密码')).toBeInTheDocument();
  });

  it('asks only for a new password after a reload, where an invitation of this person led here', () => {
    show(person.username);
    expect(screen.queryByLabelText('一次性密码')).toBeNull();
  });

  it('asks for the one-time password where the invitation is somebody else’s', () => {
    show('wu.di');
    expect(screen.getByLabelText('一次性密码')).toBeInTheDocument();
  });
});
