/** One test for each line of the specification's section 8, and for cases that it leaves open. */
import { ERROR_LEVEL } from '@domain/api/codes';
import { renderHook } from '@testing-library/react';
import { history } from 'umi';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { feedback } from './feedback';
import { request, requestFile } from './request';
import { saveLogin } from './session';
import { cannotKeep, useUnsavedWork } from './unsaved';

const READ = 'GET /portal/report/source/';
const SAVE = 'POST /portal/report/companyRec/';
const PAGE = '/forms/gazelleForm?section=a';

const kept = async () => true;
const fetched = vi.fn<typeof fetch>();
const shown = {
  warn: vi.spyOn(feedback, 'warn'),
  error: vi.spyOn(feedback, 'error'),
  errorLines: vi.spyOn(feedback, 'errorLines'),
  notify: vi.spyOn(feedback, 'notify'),
};

const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
const answers = (...responses: (Response | Error)[]) => {
  for (const response of responses) {
    if (response instanceof Error) fetched.mockRejectedValueOnce(response);
    else fetched.mockResolvedValueOnce(response);
  }
};
const sent = (call = 0) =>
  new Request(new URL(String(fetched.mock.calls[call]?.[0]), 'http://portal'), fetched.mock.calls[call]?.[1]);
const nothingShown = () => Object.values(shown).every((show) => show.mock.calls.length === 0);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.stubGlobal('fetch', fetched.mockReset());
  for (const show of Object.values(shown)) show.mockReset();
  localStorage.setItem('umi_locale', 'zh-CN');
  saveLogin({ access: 'tok123', refresh: 'r1' });
  history.replace(PAGE);
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const expectLogin = (from = '%2Fforms%2FgazelleForm%3Fsection%3Da') => {
  expect(history.location.pathname).toBe('/login/login');
  expect(history.location.search).toBe(`?redirect=${from}`);
};

const expectSessionForgotten = () => {
  expect(sessionStorage.getItem('jwt')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem('token')).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['umi_locale']);
};

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

// ---------- files

const FILE = 'GET /portal/report/filing/{id}/document/';
const asJson = { 'Content-Type': 'application/json; charset=utf-8' };
const fetchPaper = () => requestFile(FILE, { path: { id: 'f1' } });

describe(requestFile, () => {
  test("returns a file with its bytes and the server's file name", async () => {
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': "attachment; filename=a.pdf; filename*=UTF-8''%E7%94%B3%E6%8A%A5.pdf",
    };
    answers(new Response('%PDF-1.7', { headers }));
    const { name, blob } = await fetchPaper();
    expect([name, await blob.text()]).toEqual(['申报.pdf', '%PDF-1.7']);
    expect(sent().credentials).toBe('omit');
  });

  test.each([
    [401, null],
    [403, null],
    [200, { code: -1, msg: 'token expired', data: null }],
  ])('opens the login when a file request meets the end of the session (%i)', async (status, envelope) => {
    answers(
      json(envelope ?? { code: -1, msg: 'not authenticated', data: null }, { status, headers: asJson }),
    );
    await expect(fetchPaper()).rejects.toMatchObject({ kind: 'session' });
    await vi.advanceTimersByTimeAsync(2_500);
    expectLogin();
  });

  test("shows the server's text of a refusal, lists line by line, and a missing network as such", async () => {
    answers(
      json({ code: 208, msg: '请先缩小筛选范围', data: null }, { headers: asJson }),
      json({ code: -1, msg: ['一', '二'], data: null }, { headers: asJson }),
      new TypeError('Failed to fetch'),
    );
    await expect(fetchPaper()).rejects.toMatchObject({ kind: 'refused' });
    expect(shown.error).toHaveBeenLastCalledWith('请先缩小筛选范围');
    await expect(fetchPaper()).rejects.toMatchObject({ kind: 'refused' });
    expect(shown.errorLines).toHaveBeenCalledWith(['一', '二']);
    await expect(fetchPaper()).rejects.toMatchObject({ kind: 'offline' });
    expect(shown.notify).toHaveBeenCalledWith(expect.objectContaining({ key: 'offline' }));
  });
});
