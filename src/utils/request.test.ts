/** One case for each line of the specification's section 8, and for what lies between the lines. */
import { ERROR_LEVEL } from '@domain/api/codes';
import { history } from 'umi';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feedback } from './feedback';
import { request, requestFile } from './request';
import { keepLogin } from './session';

const READ = 'GET /portal/report/source/';
const SAVE = 'POST /portal/report/companyRec/';
const PAGE = '/forms/gazelleForm?section=a';

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
  keepLogin({ access: 'tok123', refresh: 'r1' });
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

// ---------- what is sent

test('[spec 6.header 6.noCookies] carries the token, the language and no cookie', async () => {
  answers(json({ code: 200, msg: 'ok', data: 1 }));
  await request(READ, { params: { type: 'a', empty: undefined } });
  expect(sent().url).toBe('http://portal/api/v1.0/portal/report/source/?type=a');
  expect(sent().headers.get('Authorization')).toBe('JWT tok123');
  expect(sent().headers.get('Accept-Language')).toBe('zh-CN');
  expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('omit');
});

test('fills ids into the path, escaped, and sends objects as JSON', async () => {
  answers(json({ code: 200, msg: 'ok', data: null }));
  await request('PUT /portal/company/info/{id}/', { path: { id: 'a/b' }, data: { version: 1 } });
  expect(sent().url).toContain('/portal/company/info/a%2Fb/');
  expect(sent().method).toBe('PUT');
  expect(await sent().json()).toEqual({ version: 1 });
});

test('asks for no list where an address names no row', async () => {
  answers(json({ code: 208, msg: 'record not found', data: null }));
  await request('GET /portal/company/info/{id}/', { path: { id: '' } }).catch(() => {});
  expect(sent().url).toMatch(/\/portal\/company\/info\/-\/$/);
});

// ---------- 200 and 208

test('[spec 8.200] 200 resolves with the envelope and shows nothing', async () => {
  answers(json({ code: 200, msg: 'ok', data: { a: 1 } }));
  expect(await request(READ)).toEqual({ code: 200, msg: 'ok', data: { a: 1 } });
  expect(nothingShown()).toBe(true);
});

test('[spec 8.208read] 208 of a read shows the message of the server', async () => {
  answers(json({ code: 208, msg: '记录不存在或已删除，请刷新后重试', data: null }));
  expect((await request(READ)).code).toBe(208);
  expect(shown.error).toHaveBeenCalledWith('记录不存在或已删除，请刷新后重试');
});

test('[spec 8.208write] 208 of a save is left to the form', async () => {
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
  '[spec 8.sessionEnd 8.storages] -1 with "%s" ends the session and keeps only the language',
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
  '[spec 8.registered] -1 with "%s" shows no toast',
  async (msg) => {
    answers(json({ code: -1, msg, data: null }));
    await expect(request(SAVE)).rejects.toMatchObject({ kind: 'refused', envelope: { msg } });
    expect(nothingShown()).toBe(true);
  },
);

test('[spec 8.list] -1 with a list shows its lines until they are closed', async () => {
  answers(json({ code: -1, msg: ['name: required', 'phone: wrong'], data: null }));
  await expect(request(SAVE)).rejects.toMatchObject({ kind: 'refused' });
  expect(shown.errorLines).toHaveBeenCalledWith(['name: required', 'phone: wrong']);
});

test('[spec 8.other 5.code] -1 with any other message shows it as an error', async () => {
  answers(json({ code: -1, msg: 'busy', data: null }));
  await expect(request(SAVE)).rejects.toMatchObject({ kind: 'refused' });
  expect(shown.error).toHaveBeenCalledWith('busy');
  expect(sessionStorage.getItem('jwt')).toBe('tok123');
});

// ---------- levels

test('[spec 8.levels] the level says how an error is shown', async () => {
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

test('[spec 8.401 9.redirect] 401 says so at once, and goes to the login after two seconds', async () => {
  answers(json({ code: -1, msg: 'not authenticated', data: null }, { status: 401 }));
  await expect(request(READ)).rejects.toMatchObject({ kind: 'session', status: 401 });
  expect(shown.error).toHaveBeenCalledWith('没有权限，请重新登录');
  vi.advanceTimersByTime(1_999);
  expect(history.location.pathname).toBe('/forms/gazelleForm');
  vi.advanceTimersByTime(1);
  expectLogin();
});

test('[spec 9.statusText] the text of 401 claims no time that would be wrong', async () => {
  answers(json({ code: -1, msg: 'not authenticated', data: null }, { status: 401 }));
  await expect(request(READ)).rejects.toThrow();
  expect(shown.error).not.toHaveBeenCalledWith(expect.stringMatching(/\d|[一二两]\s*秒/));
});

test('many 401 at once say so once', async () => {
  answers(...[1, 2, 3].map(() => json({ code: -1, msg: 'not authenticated', data: null }, { status: 401 })));
  await Promise.allSettled([request(READ), request(READ), request(READ)]);
  expect(shown.error).toHaveBeenCalledTimes(1);
});

test('an end by 403 leaves the display as the person needs it', async () => {
  localStorage.setItem('portal_settings', '{"largeText":true}');
  answers(json({ code: -1, msg: 'token expired', data: null }, { status: 403 }));
  await expect(request(READ)).rejects.toMatchObject({ kind: 'session' });
  expect(Object.keys(localStorage).sort()).toEqual(['portal_settings', 'umi_locale']);
});

test('a late answer to the session before ends nothing', async () => {
  const late = { resolve: (_: Response) => {} };
  fetched.mockReturnValueOnce(new Promise((resolve) => Object.assign(late, { resolve })));
  const asked = expect(request(READ)).rejects.toMatchObject({ kind: 'session', status: 403 });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  keepLogin({ access: 'tok456', refresh: 'r2' });
  late.resolve(json({ code: -1, msg: 'token expired', data: null }, { status: 403 }));
  await asked;
  expect(history.location.pathname + history.location.search).toBe(PAGE);
  expect(sessionStorage.getItem('jwt')).toBe('tok456');
  expect(nothingShown()).toBe(true);
});

test('tells of one end once, though the page sends more without a token while it is taken down', async () => {
  answers(json({ code: -1, msg: 'token expired', data: null }, { status: 403 }));
  await expect(request(READ)).rejects.toMatchObject({ kind: 'session', status: 403 });
  vi.runAllTimers();
  answers(json({ code: -1, msg: 'not authenticated', data: null }, { status: 401 }));
  await expect(request(SAVE)).rejects.toMatchObject({ kind: 'session', status: 401 });
  expect(shown.error.mock.calls).toEqual([['登录已过期，请重新登录']]);
});

test('tells who was signed in that the account was switched off', async () => {
  const ended = { code: -1, msg: 'token expired', data: { switched_off: true } };
  answers(json(ended, { status: 403 }));
  await expect(request(READ)).rejects.toMatchObject({ kind: 'session', status: 403 });
  expect(shown.error.mock.calls).toEqual([['登录已过期：账号已停用，请联系企业主账号']]);
});

test('who signs in within the two seconds after a 401 stays', async () => {
  answers(json({ code: -1, msg: 'not authenticated', data: null }, { status: 401 }));
  await expect(request(READ)).rejects.toMatchObject({ kind: 'session', status: 401 });
  keepLogin({ access: 'tok456', refresh: 'r2' });
  vi.advanceTimersByTime(2_000);
  expect(history.location.pathname + history.location.search).toBe(PAGE);
  expect(sessionStorage.getItem('jwt')).toBe('tok456');
});

test('[spec 8.403] 403 goes to the login at once', async () => {
  answers(json({ code: -1, msg: 'token expired', data: null }, { status: 403 }));
  await expect(request(READ)).rejects.toMatchObject({ kind: 'session', status: 403 });
  expectLogin();
  expectSessionForgotten();
  expect(shown.error).toHaveBeenCalledWith('登录已过期，请重新登录');
});

test('[spec 8.offline] no response is a notification', async () => {
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
])('%s with status 200 is an error toast', async (_, body) => {
  answers(new Response(body));
  await expect(request(READ)).rejects.toMatchObject({ kind: 'unreadable' });
  expect(shown.error).toHaveBeenCalledWith('服务器的答复无法读取，请稍后重试');
});

test('a read that is taken back while its body is under way says nothing', async () => {
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

test('204 and an HTML 502 are error toasts too', async () => {
  answers(new Response(null, { status: 204 }), new Response('<html>', { status: 502 }));
  await expect(request(SAVE)).rejects.toMatchObject({ kind: 'unreadable' });
  await expect(request(SAVE)).rejects.toMatchObject({ kind: 'status', status: 502 });
  expect(shown.error).toHaveBeenLastCalledWith('服务器出错（502），请稍后重试');
});

test('a failure carries its reason in words, each message of the server in a line of its own', async () => {
  answers(new Response('<html>', { status: 502 }), json({ code: -1, msg: ['a', 'b'], data: null }));
  await expect(request(SAVE)).rejects.toMatchObject({ reason: '服务器出错（502），请稍后重试' });
  await expect(request(SAVE)).rejects.toMatchObject({ reason: 'a\nb' });
});

// ---------- an overloaded server

const overloaded = (status: number, after: string) =>
  json({ code: -1, msg: 'busy', data: null }, { status, headers: { 'Retry-After': after } });

test.each([429, 503])('a read that meets %i is repeated when the server says', async (status) => {
  answers(overloaded(status, '3'), json({ code: 200, msg: 'ok', data: 7 }));
  const answer = request(READ);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect((await answer).data).toBe(7);
  expect(nothingShown()).toBe(true);
});

test('a write is never repeated by itself', async () => {
  answers(overloaded(503, '1'));
  await expect(request(SAVE)).rejects.toMatchObject({ kind: 'status', status: 503 });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(shown.error).toHaveBeenCalledWith('busy');
});

test('nobody waits for minutes', async () => {
  answers(overloaded(429, '600'));
  await expect(request(READ)).rejects.toMatchObject({ kind: 'status', status: 429 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

// ---------- files

const FILE = 'GET /portal/report/filing/{id}/document/';
const asJson = { 'Content-Type': 'application/json; charset=utf-8' };
const fetchPaper = () => requestFile(FILE, { path: { id: 'f1' } });

test('a file comes with its bytes and the name that the server gives', async () => {
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
])('a file that meets the end of the session (%i) takes the way to the login', async (status, envelope) => {
  answers(json(envelope ?? { code: -1, msg: 'not authenticated', data: null }, { status, headers: asJson }));
  await expect(fetchPaper()).rejects.toMatchObject({ kind: 'session' });
  await vi.advanceTimersByTimeAsync(2_500);
  expectLogin();
});

test('a refused file shows the words of the server, a list line by line, and the network as such', async () => {
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
