import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { Provider } from 'react-redux';
import { history } from 'umi';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import login from '@/models/login';
import user from '@/models/user';
import { feedback } from '@/utils/feedback';
import { isSignedIn, readStoredLogin, saveLogin } from '@/utils/session';
import { startStore } from '../../../../tests/support/portal/store';
import { prepareFrameDialog } from '../FrameDialog';
import SessionEnd from '.';

const loading = { namespace: 'loading', state: { effects: {} } };
const fetched = vi.fn<typeof fetch>();
const asked = (path: string) => fetched.mock.calls.filter(([url]) => String(url).includes(path));
const answer = (data: unknown) => new Response(JSON.stringify({ code: 200, msg: 'ok', data }));
const tokens = { access: 'a2', refresh: 'r2', expires_in: 1800, idle_in: 600, ends_in: 3000 };
const error = vi.spyOn(feedback, 'error').mockReturnValue();

const open = (times: object = {}) => {
  saveLogin({ access: 'a1', refresh: 'r1', expires_in: 1800, idle_in: 600, ends_in: 3600, ...times });
  const { redux } = startStore([login, user, loading]);
  render(
    <Provider store={redux}>
      <ConfigProvider theme={{ token: { motion: false } }}>
        <input aria-label="typing" />
        <SessionEnd />
      </ConfigProvider>
    </Provider>,
  );
  screen.getByLabelText('typing').focus();
};
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const dialog = () => screen.queryByRole('dialog', { name: '登录即将结束' });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** Dialogs render slowly in jsdom. */
vi.setConfig({ testTimeout: 60_000 });
beforeAll(prepareFrameDialog);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => answer(tokens)),
  );
  error.mockClear();
  history.replace('/forms/gazelleForm?filing=1');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('SessionEnd', () => {
  test('shows a warning two minutes before the end; staying postpones the end and returns the focus', async () => {
    open();
    await pass(479);
    expect(dialog()).toBeNull();
    await pass(2);
    expect(dialog()).not.toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('登录将在两分钟内结束');
    await press('继续使用');
    await pass(2);
    expect(asked('/refresh/')).toHaveLength(1);
    expect(dialog()).toBeNull();
    expect(screen.getByLabelText('typing')).toHaveFocus();
    await pass(470);
    expect(dialog()).toBeNull();
    await pass(12);
    expect(dialog()).not.toBeNull();
  });

  test('extends the session on Escape, too', async () => {
    open();
    await pass(481);
    await act(async () => fireEvent.keyDown(dialog() as HTMLElement, { key: 'Escape', keyCode: 27 }));
    await pass(2);
    expect(asked('/refresh/')).toHaveLength(1);
    expect(dialog()).toBeNull();
  });

  test('closes when another tab extends the session', async () => {
    open();
    await pass(481);
    expect(dialog()).not.toBeNull();
    saveLogin({ ...tokens, access: 'a3' });
    await act(async () => fireEvent(window, new StorageEvent('storage', { key: 'session_used_at' })));
    await pass(2);
    expect(dialog()).toBeNull();
    expect(asked('/refresh/')).toHaveLength(0);
  });

  test('shows that an extension failed, and continues the countdown', async () => {
    open();
    await pass(481);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await press('继续使用');
    expect(error).toHaveBeenCalledWith('无法连接服务器，登录时间没有延长，请重试');
    expect(dialog()).not.toBeNull();
  });

  test('ends a session here that has ended on the server', async () => {
    open();
    await pass(481);
    const ended = JSON.stringify({ code: -1, msg: 'token expired', data: null });
    fetched.mockResolvedValue(new Response(ended, { status: 403 }));
    await press('继续使用');
    await pass(1);
    expect(isSignedIn()).toBe(false);
    expect(history.location.pathname).toBe('/login/login');
  });

  test('ends the session on server and browser when time is up, and keeps the address to return to', async () => {
    open();
    await pass(601);
    expect(asked('/logout/')).toHaveLength(1);
    expect(isSignedIn()).toBe(false);
    expect(history.location.pathname).toBe('/login/login');
    expect(history.location.search).toBe(`?redirect=${encodeURIComponent('/forms/gazelleForm?filing=1')}`);
  });

  test('leaves the page when another tab signs out', async () => {
    open();
    localStorage.clear();
    await act(async () => fireEvent(window, new StorageEvent('storage', { key: null })));
    expect(readStoredLogin()).toBeNull();
    expect(history.location.pathname).toBe('/login/login');
    expect(asked('/logout/')).toHaveLength(0);
  });

  test('shows once that the longest session cannot be extended', async () => {
    open({ ends_in: 300 });
    await pass(181);
    expect(screen.getByRole('alert')).toHaveTextContent('一次登录最多持续24小时');
    expect(screen.queryByRole('button', { name: '继续使用' })).toBeNull();
    await press(/^稍 ?后$/);
    await pass(30);
    expect(dialog()).toBeNull();
    expect(isSignedIn()).toBe(true);
    await pass(100);
    expect(history.location.pathname).toBe('/login/login');
  });
});
