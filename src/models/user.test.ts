import type { CurrentUser } from '@domain/accounts/calls';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { saveLogin } from '@/utils/session';
import { mockCall } from '../../tests/support/portal/mock-call';
import { startStore } from '../../tests/support/portal/store';
import user, { type UserState } from './user';

const answer = (code: number, msg: string, data: unknown = null) => ({ code, msg, data }) as never;
const success = vi.spyOn(feedback, 'success').mockReturnValue();
const error = vi.spyOn(feedback, 'error').mockReturnValue();
const start = () => startStore<{ user: UserState }>([user]);

beforeEach(() => {
  vi.clearAllMocks();
});

describe('user/fetchCurrentUser', () => {
  test('[spec 3.currentUser] stores who is signed in', async () => {
    mockCall('currentUser').mockResolvedValue(answer(200, '', { id: 'u1' }));
    const { run, state } = start();
    await run({ type: 'user/fetchCurrentUser' });
    expect(state().user).toEqual({ currentUser: { id: 'u1' } });
  });

  test('changes nothing on an answer of 208', async () => {
    mockCall('currentUser').mockResolvedValue(answer(208, 'no right'));
    const { run, state } = start();
    await run({ type: 'user/fetchCurrentUser' });
    expect(state().user.currentUser).toBeNull();
  });

  test('takes the stored user without a network, and throws on any other failure', async () => {
    const { run, state } = start();
    const fetchCurrentUser = mockCall('currentUser');
    fetchCurrentUser.mockRejectedValue(new RequestFailure('offline'));
    await expect(run({ type: 'user/fetchCurrentUser' })).rejects.toMatchObject({ kind: 'offline' });
    saveLogin({ access: 'a', user: { id: 'u1', name: '张三' } as CurrentUser });
    await run({ type: 'user/fetchCurrentUser' });
    expect(state().user.currentUser).toMatchObject({ name: '张三' });
    fetchCurrentUser.mockRejectedValue(new RequestFailure('status', { status: 500 }));
    await expect(run({ type: 'user/fetchCurrentUser' })).rejects.toMatchObject({ kind: 'status' });
  });
});

describe('user/editPassword', () => {
  test('clears the duty to change the password, and shows why a new one is refused', async () => {
    const { run, state } = start();
    await run({ type: 'user/saveCurrentUser', payload: { id: 'u1', must_change_password: true } });
    const callback = vi.fn();
    mockCall('editPassword').mockResolvedValue(answer(208, '当前密码不正确，请重新输入'));
    await run({ type: 'user/editPassword', payload: {}, callback });
    expect(error).toHaveBeenCalledWith('当前密码不正确，请重新输入');
    expect(state().user.currentUser?.must_change_password).toBe(true);
    mockCall('editPassword').mockResolvedValue(answer(200, '密码已修改'));
    await run({ type: 'user/editPassword', payload: {}, callback });
    expect(success).toHaveBeenCalledWith('密码已修改');
    expect(state().user.currentUser?.must_change_password).toBe(false);
    expect(callback).toHaveBeenCalledOnce();
  });
});
