import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Users from '.';

const account = {
  id: 'u9',
  name: '陈工',
  username: 'chengong',
  role: 'reviewer',
  more_roles: [],
  duties: ['city.issue'],
  programs: [],
  enabled: true,
  company: null,
  department: null,
  phone: null,
  last_login_at: null,
  second_factor: false,
};

async function show() {
  const data = { list: [account], total: 1, current: 1, pageSize: 10 };
  mockCall('users').mockResolvedValue({ code: 200, msg: '', data } as never);
  const me = { id: 'u1', role: 'administrator', permissions: [], company: null };
  const models = [{ namespace: 'loading', state: { effects: {} } }];
  render(withPortal(me, <Users />, { at: '/enterpriseCenter/users', models }));
  return screen.findByRole('checkbox', { name: /陈工/ });
}

it('shows the actions on marked accounts after the list, so that a mark moves no row', async () => {
  const mark = await show();
  fireEvent.click(mark);
  const reset = screen.getByRole('button', { name: '批量重置密码' });
  expect(mark.compareDocumentPosition(reset)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows the duties that an account of an office is limited to', async () => {
  await show();
  expect((await screen.findAllByText(/市级.*签发/))[0]).toBeVisible();
});
