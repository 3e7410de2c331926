/** One test for each line of the specification's section 8, and for cases that it leaves open. */
import { ERROR_LEVEL } from '@domain/api/codes';
import { describe, expect, test, vi } from 'vitest';
import {
  answerRequests,
  answers,
  expectLogin,
  expectSessionForgotten,
  fetched,
  json,
  nothingShown,
  READ,
  SAVE,
  sent,
  shown,
} from '../../tests/support/portal/answered-requests';
import { request } from './request';

answerRequests();

describe(request, () => {
  // ---------- what is sent

  test('[spec 6.header 6.noCookies] sends the token and the language but no cookie', async () => {
    answers(json({ code: 200, msg: 'ok', data: 1 }));
    await request(READ, { params: { type: 'a', empty: undefined } });
    expect(sent().url).toBe('http://portal/api/v1.0/portal/report/source/?type=a');
    expect(sent().headers.get('Authorization')).toBe('JWT tok123');
    expect(sent().headers.get('Accept-Language')).toBe('zh-CN');
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('omit');
  });

  test('escapes ids in the path, and sends objects as JSON', async () => {
    answers(json({ code: 200, msg: 'ok', data: null }));
    await request('PUT /portal/company/info/{id}/', { path: { id: 'a/b' }, data: { version: 1 } });
    expect(sent().url).toContain('/portal/company/info/a%2Fb/');
    expect(sent().method).toBe('PUT');
    expect(await sent().json()).toEqual({ version: 1 });
  });

  test('requests no list where an address names no row', async () => {
    answers(json({ code: 208, msg: 'record not found', data: null }));
    await request('GET /portal/company/info/{id}/', { path: { id: '' } }).catch(() => {});
    expect(sent().url).toMatch(/\/portal\/company\/info\/-\/$/);
  });

  // ---------- 200 and 208

  test('[spec 8.200] returns the envelope of 200 and shows nothing', async () => {
    answers(json({ code: 200, msg: 'ok', data: { a: 1 } }));
    expect(await request(READ)).toEqual({ code: 200, msg: 'ok', data: { a: 1 } });
    expect(nothingShown()).toBe(true);
  });

  test("[spec 8.208read] shows the server's message for 208 of a read", async () => {
    answers(json({ code: 208, msg: '记录不存在或已删除，请刷新后重试', data: null }));
    expect((await request(READ)).code).toBe(208);
    expect(shown.error).toHaveBeenCalledWith('记录不存在或已删除，请刷新后重试');
  });

  test('[spec 8.208write] leaves 208 of a save to the form', async () => {
    answers(json({ code: 208, msg: '数据不完整', data: { missing: [] } }));
    expect((await request(SAVE)).data).toEqual({ missing: [] });
    expect(nothingShown()).toBe(true);
  });

  // ---------- -1

  test.each([
    'invalid token',
    'not authenticated',
    'no permission',
    'token expired',
    '无效的令牌',
    '未登录',
    '没有权限',
    '登录已过期',
  ])(
    '[spec 8.sessionEnd 8.storages] ends the session on -1 with "%s" and keeps only the language',
    async (msg) => {
      sessionStorage.setItem('register_draft', '{}');
      localStorage.setItem('portal_settings', '{"largeText":true}');
      localStorage.setItem('known_devices', '{"demo":"d1"}');
      answers(json({ code: -1, msg, data: null }));
      await expect(request(SAVE, { level: ERROR_LEVEL.silent })).rejects.toMatchObject({ kind: 'session' });
      expectSessionForgotten();
      expectLogin();
      expect(shown.error).toHaveBeenCalledWith('登录已过期，请重新登录');
    },
  );

  test.each(['this company is already registered, please log in', '该企业已注册，请登录'])(
    '[spec 8.registered] shows no toast on -1 with "%s"',
    async (msg) => {
      answers(json({ code: -1, msg, data: null }));
      await expect(request(SAVE)).rejects.toMatchObject({ kind: 'refused', envelope: { msg } });
      expect(nothingShown()).toBe(true);
    },
  );

  test('[spec 8.list] shows the lines of -1 with a list until they are closed', async () => {
    answers(json({ code: -1, msg: ['name: required', 'phone: wrong'], data: null }));
    await expect(request(SAVE)).rejects.toMatchObject({ kind: 'refused' });
    expect(shown.errorLines).toHaveBeenCalledWith(['name: required', 'phone: wrong']);
  });

  test('[spec 5.code] decides by the code alone, whatever else the answer says', async () => {
    const answer = (code: number, status = 200) => json({ code, msg: 'busy', data: { a: 1 } }, { status });
    answers(answer(200), answer(208), answer(-1), answer(200, 500), answer(-1, 400));
    expect((await request(SAVE)).data).toEqual({ a: 1 });
    expect((await request(SAVE)).code).toBe(208);
    expect(nothingShown()).toBe(true);
    await expect(request(SAVE)).rejects.toMatchObject({ kind: 'refused' });
    expect((await request(SAVE)).code).toBe(200);
    await expect(request(SAVE)).rejects.toMatchObject({ envelope: { code: -1 } });
    expect(shown.error).toHaveBeenCalledTimes(2);
  });

  test('[spec 8.other] shows -1 with any other message as an error', async () => {
    answers(json({ code: -1, msg: 'busy', data: null }));
    await expect(request(SAVE)).rejects.toMatchObject({ kind: 'refused' });
    expect(shown.error).toHaveBeenCalledWith('busy');
    expect(sessionStorage.getItem('jwt')).toBe('tok123');
  });

  // ---------- levels

  test('[spec 8.levels] shows an error as its level says', async () => {
    const busy = () => json({ code: -1, msg: 'busy', data: null });
    answers(busy(), busy(), busy(), busy(), busy());
    await expect(request(SAVE, { level: ERROR_LEVEL.silent })).rejects.toThrow();
    expect(nothingShown()).toBe(true);
    await expect(request(SAVE, { level: ERROR_LEVEL.warn })).rejects.toThrow();
    expect(shown.warn).toHaveBeenCalledWith('busy');
    await expect(request(SAVE, { level: ERROR_LEVEL.error })).rejects.toThrow();
    expect(shown.error).toHaveBeenCalledTimes(1);
    await expect(request(SAVE, { level: ERROR_LEVEL.notification })).rejects.toThrow();
    expect(shown.notify).toHaveBeenCalledWith({ type: 'error', title: 'busy' });
    await expect(request(SAVE, { level: ERROR_LEVEL.redirect })).rejects.toThrow();
    expectLogin();
  });

  // ---------- HTTP

  test('[spec 8.offline] shows a notification without any response', async () => {
    answers(new TypeError('Failed to fetch'));
    await expect(request(SAVE)).rejects.toMatchObject({ kind: 'offline' });
    expect(shown.notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: '网络异常', description: '您的网络发生异常，无法连接服务器' }),
    );
  });

  test.each([
    ['an HTML page', '<html>502</html>'],
    ['an empty body', ''],
    ['a cut body', '{"code":200,"ms'],
    ['a bare value', 'null'],
  ])('shows an error toast for %s with status 200', async (_, body) => {
    answers(new Response(body));
    await expect(request(READ)).rejects.toMatchObject({ kind: 'unreadable' });
    expect(shown.error).toHaveBeenCalledWith('服务器的答复无法读取，请稍后重试');
  });

  test('shows nothing for a read that is aborted during its body', async () => {
    const taking = new AbortController();
    const body = new ReadableStream({
      pull(controller) {
        taking.abort();
        controller.error(new DOMException('', 'AbortError'));
      },
    });
    answers(new Response(body));
    await expect(request(READ, { signal: taking.signal })).rejects.toMatchObject({ kind: 'aborted' });
    expect(shown.error).not.toHaveBeenCalled();
  });

  test('shows error toasts for 204 and an HTML 502 too', async () => {
    answers(new Response(null, { status: 204 }), new Response('<html>', { status: 502 }));
    await expect(request(SAVE)).rejects.toMatchObject({ kind: 'unreadable' });
    await expect(request(SAVE)).rejects.toMatchObject({ kind: 'status', status: 502 });
    expect(shown.error).toHaveBeenLastCalledWith('服务器出错（502），请稍后重试');
  });

  test('throws with its reason in words, each server message on its own line', async () => {
    answers(new Response('<html>', { status: 502 }), json({ code: -1, msg: ['a', 'b'], data: null }));
    await expect(request(SAVE)).rejects.toMatchObject({ reason: '服务器出错（502），请稍后重试' });
    await expect(request(SAVE)).rejects.toMatchObject({ reason: 'a\nb' });
  });

  // ---------- an overloaded server

  const overloaded = (status: number, after: string) =>
    json({ code: -1, msg: 'busy', data: null }, { status, headers: { 'Retry-After': after } });

  test.each([429, 503])('repeats a read that gets %i when the server says', async (status) => {
    answers(overloaded(status, '3'), json({ code: 200, msg: 'ok', data: 7 }));
    const answer = request(READ);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect((await answer).data).toBe(7);
    expect(nothingShown()).toBe(true);
  });

  test('never repeats a write', async () => {
    answers(overloaded(503, '1'));
    await expect(request(SAVE)).rejects.toMatchObject({ kind: 'status', status: 503 });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(shown.error).toHaveBeenCalledWith('busy');
  });

  test('does not wait for minutes', async () => {
    answers(overloaded(429, '600'));
    await expect(request(READ)).rejects.toMatchObject({ kind: 'status', status: 429 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
