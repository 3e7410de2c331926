import type { CurrentUser } from '@domain/accounts/calls';
import type { SubUserAccount } from '@domain/accounts/sub-user-calls';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import HandOver from './HandOver';

const company = { id: 'c1', name: '示例', credit_code: 'x', status: 'active' };
const me = { id: 'u0', username: 'wang', role: 'owner', company } as CurrentUser;
const admin = { id: 'a0', username: 'admin', role: 'administrator', company: null } as unknown as CurrentUser;
const account = (id: string, name: string, changes: object = {}) =>
  ({
    ...{ id, name, username: `user.${id}`, role: 'filer', company, enabled: true },
    ...{ must_change_password: false, ...changes },
  }) as unknown as SubUserAccount;
const owner = account('u0', '王敏', { role: 'owner' });
const accounts = [
  owner,
  account('u1', '吴迪'),
  account('u2', '孙新', { must_change_password: true }),
  account('u3', '周平', { enabled: false }),
  account('u4', '郑直', { company: { ...company, id: 'c2', name: '示例二' } }),
];

const answer = (code: number, msg: string, data: unknown = null) => ({ code, msg, data }) as never;
const list = mockCall('users');
const handOver = mockCall('handOverMainAccount');
vi.spyOn(feedback, 'success').mockReturnValue();
const error = vi.spyOn(feedback, 'error').mockReturnValue();
const onDone = vi.fn();
const dialog = (user: CurrentUser) =>
  withPortal(
    user,
    <ConfigProvider theme={{ token: { motion: false } }}>
      <HandOver owner={owner} me={user} onClose={() => {}} onDone={onDone} />
    </ConfigProvider>,
  );
const type = async (name: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(name), { target: { value } });
const submit = () => act(async () => fireEvent.click(screen.getByText(/^移交主账号$/)));

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => {
  vi.clearAllMocks();
  list.mockResolvedValue(answer(200, '', { list: accounts, total: accounts.length }));
});

describe('HandOver', () => {
  test('offers colleagues who can take over, and hands over with reason and password', async () => {
    const to = { id: 'u1', username: 'user.u1', password: null, invites_by_sms: false };
    handOver.mockResolvedValue(answer(200, '企业主账号已移交', to));
    render(dialog(me));
    expect(screen.getByText(/您的账号改为企业填报员/)).toBeVisible();
    expect(screen.queryByLabelText('登录名')).toBeNull();
    const choice = await screen.findByLabelText('接手账号');
    fireEvent.mouseDown(choice);
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toHaveLength(1);
    fireEvent.click(screen.getByTitle('吴迪 (user.u1)'));
    await type('移交原因', ' 原负责人离职 ');
    await type('当前密码', 'Portal#2026');
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(to));
    expect(handOver).toHaveBeenCalledExactlyOnceWith({
      path: { id: 'u0' },
      data: { account: 'u1', reason: '原负责人离职', password: 'Portal#2026' },
    });
  });

  test('sends nothing without a successor, a reason and a password, and stays open when refused', async () => {
    handOver.mockResolvedValue(answer(208, '当前密码不正确，请重新输入'));
    render(dialog(admin));
    await submit();
    expect(await screen.findByText('请选择接手主账号的本企业账号')).toBeVisible();
    expect(screen.getByText('请填写移交原因')).toBeVisible();
    expect(handOver).not.toHaveBeenCalled();

    fireEvent.click(screen.getByLabelText('还没有账号的人员'));
    await type('登录名', 'ｌｉ．ｎａ');
    await type('姓名', '李娜');
    await type('手机号', '137 0000 0099');
    await type('移交原因', '原负责人离职');
    await type('当前密码', 'wrong');
    await submit();
    await waitFor(() => expect(error).toHaveBeenCalledWith('当前密码不正确，请重新输入'));
    const person = { username: 'li.na', name: '李娜', phone: '13700000099', email: null };
    expect(handOver).toHaveBeenCalledExactlyOnceWith({
      path: { id: 'u0' },
      data: { person, reason: '原负责人离职', password: 'wrong' },
    });
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByLabelText('姓名')).toHaveValue('李娜');
  });
});
