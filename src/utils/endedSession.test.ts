/** Answers that end the session: the login opens, and unsaved work is kept. */
import { renderHook } from '@testing-library/react';
import { history } from 'umi';
import { describe, expect, test, vi } from 'vitest';
import {
  answerRequests,
  answers,
  expectLogin,
  expectSessionForgotten,
  fetched,
  json,
  nothingShown,
  PAGE,
  READ,
  SAVE,
  shown,
} from '../../tests/support/portal/answered-requests';
import { feedback } from './feedback';
import { request } from './request';
import { saveLogin } from './session';
import { cannotKeep, useUnsavedWork } from './unsaved';

const kept = async () => true;

answerRequests();

describe(request, () => {
  test('[spec 8.401 9.redirect] shows a message at 401, and opens the login after two seconds', async () => {
    answers(json({ code: -1, msg: 'not authenticated', data: null }, { status: 401 }));
    await expect(request(READ)).rejects.toMatchObject({ kind: 'session', status: 401 });
    expect(shown.error).toHaveBeenCalledWith('没有权限，请重新登录');
    vi.advanceTimersByTime(1_999);
    expect(history.location.pathname).toBe('/forms/gazelleForm');
    vi.advanceTimersByTime(1);
    expectLogin();
  });

  test('[spec 9.statusText] shows no time in the text of 401 that could be wrong', async () => {
    answers(json({ code: -1, msg: 'not authenticated', data: null }, { status: 401 }));
    await expect(request(READ)).rejects.toThrow();
    expect(shown.error).not.toHaveBeenCalledWith(expect.stringMatching(/\d|[一二两]\s*秒/));
  });

  test('shows many simultaneous 401 once', async () => {
    answers(
      ...[1, 2, 3].map(() => json({ code: -1, msg: 'not authenticated', data: null }, { status: 401 })),
    );
    await Promise.allSettled([request(READ), request(READ), request(READ)]);
    expect(shown.error).toHaveBeenCalledTimes(1);
  });

  test('keeps the display settings when 403 ends the session', async () => {
    localStorage.setItem('portal_settings', '{"largeText":true}');
    answers(json({ code: -1, msg: 'token expired', data: null }, { status: 403 }));
    await expect(request(READ)).rejects.toMatchObject({ kind: 'session' });
    expect(Object.keys(localStorage).sort()).toEqual(['portal_settings', 'umi_locale']);
  });

  test('ignores a late answer to an earlier session', async () => {
    const late = { resolve: (_: Response) => {} };
    fetched.mockReturnValueOnce(new Promise((resolve) => Object.assign(late, { resolve })));
    const asked = expect(request(READ)).rejects.toMatchObject({ kind: 'session', status: 403 });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    saveLogin({ access: 'tok456', refresh: 'r2' });
    late.resolve(json({ code: -1, msg: 'token expired', data: null }, { status: 403 }));
    await asked;
    expect(history.location.pathname + history.location.search).toBe(PAGE);
    expect(sessionStorage.getItem('jwt')).toBe('tok456');
    expect(nothingShown()).toBe(true);
  });

  test('shows the end of a session once, though further calls go out without a token', async () => {
    answers(json({ code: -1, msg: 'token expired', data: null }, { status: 403 }));
    await expect(request(READ)).rejects.toMatchObject({ kind: 'session', status: 403 });
    vi.runAllTimers();
    answers(json({ code: -1, msg: 'not authenticated', data: null }, { status: 401 }));
    await expect(request(SAVE)).rejects.toMatchObject({ kind: 'session', status: 401 });
    expect(shown.error.mock.calls).toEqual([['登录已过期，请重新登录']]);
  });

  test('shows a signed-in user that the account was disabled', async () => {
    const ended = { code: -1, msg: 'token expired', data: { switched_off: true } };
    answers(json(ended, { status: 403 }));
    await expect(request(READ)).rejects.toMatchObject({ kind: 'session', status: 403 });
    expect(shown.error.mock.calls).toEqual([['登录已过期：账号已停用，请联系企业主账号']]);
  });

  test('keeps a new session that begins within two seconds of a 401', async () => {
    answers(json({ code: -1, msg: 'not authenticated', data: null }, { status: 401 }));
    await expect(request(READ)).rejects.toMatchObject({ kind: 'session', status: 401 });
    saveLogin({ access: 'tok456', refresh: 'r2' });
    vi.advanceTimersByTime(2_000);
    expect(history.location.pathname + history.location.search).toBe(PAGE);
    expect(sessionStorage.getItem('jwt')).toBe('tok456');
  });

  test('[spec 8.403] opens the login at once on 403', async () => {
    answers(json({ code: -1, msg: 'token expired', data: null }, { status: 403 }));
    await expect(request(READ)).rejects.toMatchObject({ kind: 'session', status: 403 });
    expectLogin();
    expectSessionForgotten();
    expect(shown.error).toHaveBeenCalledWith('登录已过期，请重新登录');
  });

  test.each([401, 403])(
    'keeps a page whose text would be lost at %s, and offers the login',
    async (status) => {
      const closed = vi.spyOn(feedback, 'closeNotice');
      const work = renderHook(() => useUnsavedWork(cannotKeep));
      answers(json({ code: -1, msg: 'token expired', data: null }, { status }));
      await expect(request(SAVE)).rejects.toMatchObject({ kind: 'session' });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(history.location.pathname).toBe('/forms/gazelleForm');
      const notice = shown.notify.mock.lastCall?.[0];
      expect(notice).toMatchObject({ title: '登录已失效', duration: 0, action: { text: '重新登录' } });
      expect(notice?.description).toContain('请先复制需要保留的文字');

      notice?.action?.run();
      work.unmount();
      expectLogin();
      expectSessionForgotten();
      expect(closed).toHaveBeenCalledWith(notice?.key);
    },
  );

  test('opens the login at 403 once the work is stored', async () => {
    const work = renderHook(() => useUnsavedWork(kept));
    answers(json({ code: -1, msg: 'token expired', data: null }, { status: 403 }));
    await expect(request(SAVE)).rejects.toMatchObject({ kind: 'session' });
    await vi.waitFor(() => expectLogin());
    work.unmount();
    expect(shown.notify).not.toHaveBeenCalled();
  });
});
