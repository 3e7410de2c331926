import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHttp } from '../../../tests/support/server/test-server';

let server: Awaited<ReturnType<typeof startHttp>>;
beforeAll(async () => {
  server = await startHttp();
});
afterAll(() => server.close());

const ask: typeof server.ask = (...given) => server.ask(...given);
const chinese = { 'accept-language': 'zh-CN,zh;q=0.9' };

describe('envelope (startHttp)', () => {
  it('includes what the shape of the answer names, and nothing else', async () => {
    const reply = await ask('POST', '/api/test/echo', { payload: { name: '云帆', extra: 1 } });
    expect(reply.json()).toEqual({ code: 200, msg: 'success', data: { name: '云帆' } });
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('returns Chinese when asked in Chinese, English otherwise', async () => {
    expect((await ask('GET', '/api/test/worded', { headers: chinese })).json().msg).toBe('已保存');
    expect((await ask('GET', '/api/test/worded', { headers: { 'accept-language': 'ar' } })).json().msg).toBe(
      'saved',
    );
    expect((await ask('GET', '/api/test/refused', { headers: chinese })).json()).toEqual({
      code: 208,
      msg: '名额已满',
      data: { quota: 0 },
    });
  });

  it('includes one line per fault of a body, each naming its field', async () => {
    const payload = { name: 'x', rows: [{ year: 2024 }, { year: '2025' }] };
    const { status, json } = await ask('POST', '/api/test/echo', { payload });
    expect(status).toBe(200);
    expect(json()).toMatchObject({ code: -1, data: null });
    expect(json().msg).toEqual([
      expect.stringMatching(/^name: /),
      expect.stringMatching(/^rows\[1\]\.year: /),
    ]);
    const inChinese = await ask('POST', '/api/test/echo', { payload: {}, headers: chinese });
    expect(inChinese.json().msg).toEqual([expect.stringMatching(/^name: .*\p{Script=Han}/u)]);
  });

  it('includes faults of the first faulty part of a long list, by their place in the whole list', async () => {
    const rows = Array.from({ length: 5_000 }, (_, i) => ({ year: i === 120 || i === 4_000 ? 'x' : 2024 }));
    const answer = await ask('POST', '/api/test/large', { payload: { name: 'list', rows } });
    expect(answer.json().msg).toEqual([expect.stringMatching(/^rows\[120\]\.year: /)]);
  });

  it('shows a request id instead of the internal error', async () => {
    const { status, text, headers } = await ask('GET', '/api/test/fault');
    expect(status).toBe(500);
    expect(text).not.toContain('hunter2');
    expect(text).toContain(headers.get('x-request-id') as string);
  });

  it('returns a fault, not a missing record, for a value that a query of ours cannot read', async () => {
    const { status, text, headers } = await ask('GET', '/api/test/cast');
    expect(status).toBe(500);
    expect(text).toContain(headers.get('x-request-id') as string);
  });
});

describe('invalid requests (startHttp)', () => {
  const json = { 'content-type': 'application/json' };

  it.each([
    ['an unknown path', 404, 'GET', '/api/test/nowhere', {}],
    ['a wrong method', 405, 'DELETE', '/api/test/echo', {}],
    ['half a JSON', 400, 'POST', '/api/test/echo', { payload: '{"name":', headers: json }],
    ['JSON and more', 400, 'POST', '/api/test/echo', { payload: '[]]', headers: json }],
    [
      'a text',
      415,
      'POST',
      '/api/test/echo',
      { payload: 'name=x', headers: { 'content-type': 'text/plain' } },
    ],
    [
      'a packed body',
      415,
      'POST',
      '/api/test/echo',
      { payload: {}, headers: { 'content-encoding': 'gzip' } },
    ],
    ['a body of 3 MB', 413, 'POST', '/api/test/echo', { payload: { name: 'x'.repeat(3_000_000) } }],
    ['a broken escape', 400, 'GET', '/api/test/item/%zz', {}],
    ['an escape that is no UTF-8', 400, 'GET', '/%ff', {}],
    ['half an escape of a call', 400, 'POST', '/api/test/echo/%e4%b8', { payload: {} }],
    [
      'a form where JSON is asked for',
      415,
      'POST',
      '/api/test/echo',
      { payload: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    ],
  ])('return for %s %i, in the envelope', async (_case, status, method, path, given) => {
    const reply = await ask(method, path, given);
    expect(reply.status).toBe(status);
    expect(reply.json()).toEqual({ code: -1, msg: expect.any(String), data: null });
    expect(reply.headers.get('x-request-id')).toBeTruthy();
  });

  it('return the methods that a path allows', async () => {
    expect((await ask('DELETE', '/api/test/echo/')).headers.get('allow')).toBe('POST');
  });

  it.each(['0', '1%20or%201=1', '%00', '..%2f1', '中文', 'e'.repeat(60), 'e'.repeat(5_000)])(
    'return not found for the id %s',
    async (id) => {
      expect((await ask('GET', `/api/test/item/${id}`)).json()).toEqual({
        code: 208,
        msg: 'record not found',
        data: null,
      });
    },
  );

  it('fail when a parameter is given twice, also where an unknown value is ignored', async () => {
    expect((await ask('GET', '/api/test/list?sorter=odd')).json().data).toEqual({ sorter: 'name' });
    const twice = '/api/test/list?sorter=name&sorter=-name';
    expect((await ask('GET', twice)).json()).toEqual({
      code: -1,
      msg: ['sorter: given more than once. Give it once'],
      data: null,
    });
    expect((await ask('GET', twice, { headers: chinese })).json().msg).toEqual([
      'sorter：参数重复，请只给出一次',
    ]);
  });

  it('fail with endlessly nested JSON, and lose __proto__', async () => {
    const headers = { 'content-type': 'application/json' };
    const deep = await ask('POST', '/api/test/echo', {
      payload: `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
      headers,
    });
    expect(deep.status).toBe(400);
    const reply = await ask('POST', '/api/test/echo', {
      payload: '{"name":"ok","__proto__":{"polluted":1}}',
      headers,
    });
    expect(reply.json().code).toBe(200);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('fail with U+0000 in a text, which the database cannot keep', async () => {
    const { status, json } = await ask('POST', '/api/test/store', { payload: { name: 'a\0b' } });
    expect([status, json().code]).toEqual([400, -1]);
  });

  it('fail with half a character, which the database keeps in no JSON', async () => {
    const { status, json } = await ask('POST', '/api/test/keep', { payload: { name: 'a\ud83db' } });
    expect([status, json()]).toEqual([
      400,
      { code: -1, msg: expect.stringContaining('half a character'), data: null },
    ]);
  });

  it('return the one type that a call accepts', async () => {
    const headers = { 'content-type': 'text/plain' };
    const reply = await ask('POST', '/api/test/echo', { payload: 'name=x', headers });
    expect(reply.json().msg).toBe('type not allowed; send application/json');
  });

  it('fail with invalid UTF-8, instead of storing other letters than were sent', async () => {
    const gbk = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xd6, 0xd0]), Buffer.from('"}')]);
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${server.url}/api/test/echo`, { method: 'POST', headers, body: gbk });
    expect([reply.status, await reply.text()]).toEqual([
      400,
      '{"code":-1,"msg":"the body is not valid JSON: correct it and send it again","data":null}',
    ]);
  });
});

describe('paths and pages (startHttp)', () => {
  it('answer with and without the trailing slash', async () => {
    expect((await ask('GET', '/api/test/worded/')).text).toBe((await ask('GET', '/api/test/worded')).text);
  });

  it('return the page for deep links only, and hashed files with endless caching', async () => {
    const page = await ask('GET', '/forms/declareForm?tab=1');
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(page.text).toContain('<title>portal</title>');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await ask('GET', '/umi.0a1b2c3d.js')).headers.get('cache-control')).toContain('immutable');
    expect((await ask('GET', '/umi.99999999.js')).status).toBe(404);
    expect((await ask('POST', '/forms/declareForm')).status).toBe(404);
  });

  it('allow WebAssembly to the worker that recognises text, and to nothing else', async () => {
    const policyOf = async (path: string) => (await ask('GET', path)).headers.get('content-security-policy');
    expect(await policyOf('/recognition.0a1b2c3d.async.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    for (const path of ['/', '/umi.0a1b2c3d.js']) expect(await policyOf(path)).not.toContain('wasm');
  });

  it('include a description of the registered calls', async () => {
    const { openapi, paths } = (await ask('GET', '/api/docs/json')).json();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toContain('/api/test/item/{id}');
    expect(paths['/api/test/echo'].post.requestBody.content['application/json'].schema.required).toEqual([
      'name',
    ]);
    expect((await ask('GET', '/api/docs')).text).toContain('swagger-ui');
  });

  it.each(['json', 'yaml'])(
    'return the description in %s once, compressed, and not again to a client that has it',
    async (form) => {
      const askFor = (headers: Record<string, string>) => ask('GET', `/api/docs/${form}`, { headers });
      const plain = await askFor({ 'accept-encoding': 'identity' });
      expect(plain.headers.get('content-encoding')).toBeNull();
      for (const coding of ['br', 'gzip']) {
        const packed = await askFor({ 'accept-encoding': `${coding}, zstd;q=0` });
        expect(packed.headers.get('content-encoding')).toBe(coding);
        expect(packed.text).toBe(plain.text);
      }
      expect((await askFor({ 'accept-encoding': 'gzip, br;q=0' })).headers.get('content-encoding')).toBe(
        'gzip',
      );
      const etag = plain.headers.get('etag') ?? '';
      const again = await askFor({ 'if-none-match': etag });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    },
  );

  it('return metrics to this machine only', async () => {
    expect((await ask('GET', '/api/metrics')).text).toContain('http_request_duration_seconds_bucket');
    expect((await ask('GET', '/api/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(
      404,
    );
  });
});

describe('app.close', () => {
  it('finishes requests in flight', async () => {
    const taken = once(server.port, 'request');
    const slow = ask('GET', '/api/test/slow');
    await taken;
    const start = Date.now();
    const closing = server.stop();
    expect((await slow).json()).toEqual({ code: 200, msg: 'success', data: 'done' });
    await closing;
    expect(Date.now() - start).toBeLessThan(5_000);
    await expect(ask('GET', '/api/test/worded')).rejects.toThrow();
  });
});
