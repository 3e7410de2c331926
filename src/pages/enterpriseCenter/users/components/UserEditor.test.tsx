import type { CurrentUser } from '@domain/accounts/calls';
import type { SubUserAccount } from '@domain/accounts/sub-user-calls';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import UserEditor, { type UserToEdit } from './UserEditor';

const company = { id: 'c1', name: '示例', credit_code: 'x', status: 'active' };
/** Each test uses another person, so that no drafts are shared. */
let owner = { id: 'u0', role: 'owner', company } as CurrentUser;
let people = 0;
const person = (id: string, name: string, phone: string) =>
  ({
    ...{ id, name, phone, username: `user.${id}`, email: null, role: 'viewer', company },
    ...{ department_id: null, tax_ids: [], programs: [], enabled: true, version: 3 },
  }) as unknown as SubUserAccount;
const wu = person('u2', '吴迪', '13700000001');
const sun = person('u3', '孙新', '13700000002');

const departments = [{ id: 'd1', name: '研发部', user_count: 1 }];

const answer = (code: number, msg: string, data: unknown = null) => ({ code, msg, data }) as never;
mockCall('user').mockImplementation(async ({ path: { id } }) =>
  answer(
    200,
    '',
    [wu, sun].find((each) => each.id === id),
  ),
);
mockCall('ownTaxes').mockResolvedValue(answer(200, '', []));
const create = mockCall('createUser');
const update = mockCall('updateUser');
const remove = mockCall('batchDelete');
vi.spyOn(feedback, 'success').mockReturnValue();
const undoable = vi.spyOn(feedback, 'undoable').mockReturnValue();

const onSaved = vi.fn();
const onTakenBack = vi.fn();
const onClose = vi.fn();
const editor = (editing: UserToEdit | null) =>
  withPortal(
    owner,
    <ConfigProvider theme={{ token: { motion: false } }}>
      <UserEditor
        editing={editing}
        me={owner}
        departments={departments}
        onClose={onClose}
        onSaved={onSaved}
        onTakenBack={onTakenBack}
      />
    </ConfigProvider>,
  );
const field = (name: string) => screen.findByLabelText(name);
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
/** Presses a button found by its text: a query by role takes seconds in a dialog of this size. */
const submit = (name: RegExp) => act(async () => fireEvent.click(screen.getByText(name)));

/** Dialogs render slowly in jsdom. */
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => {
  people += 1;
  owner = { ...owner, id: `owner${people}` };
  vi.clearAllMocks();
});

describe('UserEditor', () => {
  test('shows each account with its own values, and a new one with none', async () => {
    const { rerender } = render(editor(wu));
    expect(await field('姓名')).toHaveValue('吴迪');
    expect(await field('手机号')).toHaveValue('13700000001');
    for (const [next, name] of [
      [sun, '孙新'],
      ['new', ''],
    ] as [UserToEdit, string][]) {
      rerender(editor(null));
      await waitFor(() => expect(screen.queryByLabelText('姓名')).toBeNull());
      rerender(editor(next));
      expect(await field('姓名')).toHaveValue(name);
    }
  });

  test('sends a change in its stored form, and keeps the login name', async () => {
    update.mockResolvedValue(answer(200, '账号已更新', wu));
    render(editor(wu));
    await type('姓名', '吴迪迪');
    expect(await field('登录名')).toBeDisabled();
    await submit(/^保\s?存$/);
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(null));
    expect(update).toHaveBeenCalledWith({
      path: { id: 'u2' },
      data: expect.objectContaining({ name: '吴迪迪', role: 'viewer', version: 3 }),
    });
  });

  test('restores what was typed when it is opened again, until that is cancelled', async () => {
    const { rerender } = render(editor('new'));
    const reopen = async () => {
      rerender(editor(null));
      await waitFor(() => expect(screen.queryByLabelText('姓名')).toBeNull());
      rerender(editor('new'));
    };
    await type('姓名', '吴迪');
    await submit(/^全选$/);
    fireEvent.keyDown(await field('姓名'), { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await reopen();
    expect(await field('姓名')).toHaveValue('吴迪');
    for (const box of await screen.findAllByRole('checkbox')) expect(box).toBeChecked();

    await submit(/^Cancel$/);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
    await reopen();
    expect(await field('姓名')).toHaveValue('');
  });

  test('shows what is wrong beside the field, and sends nothing', async () => {
    render(editor('new'));
    await field('姓名');
    await submit(/^创建账号$/);
    expect(await screen.findByText('请输入11位手机号码')).toBeInTheDocument();
    expect(create).not.toHaveBeenCalled();
  });

  test('shows a login name that is taken beside its field', async () => {
    render(editor('new'));
    await type('登录名', 'demo.filer');
    await type('姓名', '吴迪');
    await type('手机号', '137 0000 0001');
    create.mockResolvedValue(answer(208, '登录名已被使用'));
    await submit(/^创建账号$/);
    expect(await screen.findByText('登录名已被使用')).toBeInTheDocument();
    expect(await field('登录名')).toHaveAttribute('aria-invalid', 'true');
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('takes a change back by the former values, and a new account by removing it', async () => {
    update.mockResolvedValue(answer(200, '账号已更新', { ...wu, version: 4 }));
    const { unmount } = render(editor(wu));
    await type('姓名', '吴迪迪');
    await submit(/^保\s?存$/);
    await waitFor(() => expect(undoable).toHaveBeenCalled());
    await undoable.mock.lastCall?.[0].undo();
    expect(update).toHaveBeenLastCalledWith({
      path: { id: 'u2' },
      data: expect.objectContaining({ name: '吴迪', phone: '13700000001', role: 'viewer', version: 4 }),
    });
    expect(onTakenBack).toHaveBeenCalledOnce();
    unmount();

    create.mockResolvedValue(answer(200, '账号已创建', { ...sun, password: 'x', invites_by_sms: false }));
    remove.mockResolvedValue(answer(200, '已删除', { refused: [] }));
    render(editor('new'));
    await type('登录名', 'sun.xin');
    await type('姓名', '孙新');
    await type('手机号', '13700000002');
    await submit(/^创建账号$/);
    await waitFor(() => expect(create).toHaveBeenCalled());
    await waitFor(() => expect(undoable).toHaveBeenCalledTimes(2));
    await undoable.mock.lastCall?.[0].undo();
    expect(remove).toHaveBeenCalledWith({ data: { ids: ['u3'] } });
  });
});
