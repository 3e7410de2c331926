/** The server of `umi dev`: the real application, and faults on demand. */
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import faults, { type MockRequest, type MockResponse } from '../../mock/faults';
import server from '../../mock/server';
import { createSamplePdf } from '../support/sample-pdf';
import { DEMO_PASSWORD } from '../support/server/api-client';

type Handler = (request: MockRequest, response: MockResponse) => unknown;
const routes = { ...server, ...faults } as Record<string, Handler>;

interface Told {
  status: number;
  body: { code: number; msg: unknown; data: unknown };
  lost: boolean;
}

/** Calls a handler as umi does: the body parsed, the reply collected. */
const call = async (method: string, url: string, extra: Partial<MockRequest> = {}): Promise<Told> => {
  const told: Told = { status: 200, body: { code: 0, msg: '', data: null }, lost: false };
  const keep = (body: unknown) => {
    told.body = Buffer.isBuffer(body) ? JSON.parse(body.toString()) : (body as Told['body']);
  };
  const response: MockResponse = {
    status: (code) => {
      told.status = code;
      return response;
    },
    setHeader: () => {},
    json: keep,
    send: keep,
  };
  const socket = {
    destroy: () => {
      told.lost = true;
    },
  };
  const handler = routes[`${method} ${url}`] ?? routes[`${method} /api/(.*)`];
  const bytes = Readable.from([]);
  const body = { [Symbol.asyncIterator]: () => bytes[Symbol.asyncIterator]() };
  await handler?.({ method, originalUrl: url, headers: {}, socket, ...body, ...extra }, response);
  return told;
};

const json = { 'content-type': 'application/json' };

afterEach(() => call('DELETE', '/api/mock/faults'));

describe('mock/server.ts', () => {
  it('signs the demo account in and accepts an upload that umi has already parsed', async () => {
    const body = { username: 'demo', password: DEMO_PASSWORD };
    const login = await call('POST', '/api/login/', { headers: json, body });
    expect(login.body).toMatchObject({ code: 200, data: { user: { username: 'demo' } } });

    const { access } = login.body.data as { access: string };
    const pdf = { fieldname: 'file', originalname: '证明.pdf', mimetype: 'application/pdf' };
    const upload = await call('POST', '/api/v1.0/portal/file/', {
      headers: { 'content-type': 'multipart/form-data; boundary=gone', authorization: `JWT ${access}` },
      body: {},
      files: [{ ...pdf, buffer: createSamplePdf() }],
    });
    expect(upload.body).toMatchObject({ code: 200, data: { name: '证明.pdf' } });
  });

  it('accepts the raw bytes of a part, which umi leaves alone', async () => {
    const body = { username: 'demo', password: DEMO_PASSWORD };
    const login = await call('POST', '/api/login/', { headers: json, body });
    const authorization = `JWT ${(login.body.data as { access: string }).access}`;
    const begun = await call('POST', '/api/v1.0/portal/upload/', {
      headers: { ...json, authorization },
      body: { name: '大文件.pdf', size: 9 },
    });
    const { id } = begun.body.data as { id: string };
    const bytes = Readable.from([Buffer.from('%PDF-1.4\n')]);
    const part = await call('PUT', `/api/v1.0/portal/upload/${id}/?offset=0`, {
      headers: { 'content-type': 'application/octet-stream', authorization },
      [Symbol.asyncIterator]: () => bytes[Symbol.asyncIterator](),
    });
    expect(part.body).toMatchObject({ code: 200, data: { offset: 9 } });
  });
});

describe('mock/faults.ts', () => {
  it('returns a fault for one call, by header, by address or by the page it comes from', async () => {
    expect(await call('GET', '/api/users', { headers: { 'x-mock-fault': '401' } })).toMatchObject({
      status: 401,
    });
    expect((await call('GET', '/api/users?fault=expired')).body.msg).toBe('token expired');
    const referer = 'http://localhost:8000/index?fault=-1-list';
    expect((await call('GET', '/api/users', { headers: { referer } })).body.msg).toHaveLength(2);
    expect((await call('GET', '/api/health')).status).toBe(200);
  });

  it('repeats a fault for as many calls as requested, on the requested paths', async () => {
    const body = { fault: 'lost', path: '/health', times: 1 };
    await call('POST', '/api/mock/faults', { headers: json, body });
    expect((await call('GET', '/api/ready')).lost).toBe(false);
    expect((await call('GET', '/api/health')).lost).toBe(true);
    // A browser repeats it at once, which is no other call.
    expect((await call('GET', '/api/health')).lost).toBe(true);
    expect((await call('GET', '/api/health')).lost).toBe(false);
  });
});

describe('mock/server.ts without faults', () => {
  it('refuses JSON that cannot be read', async () => {
    const headers = { ...json, 'content-length': '14' };
    const told = await call('POST', '/api/login/', { headers, body: {} });
    expect(told).toMatchObject({ status: 400, body: { code: -1 } });
    const empty = await call('POST', '/api/login/', {
      headers: { ...json, 'content-length': '2' },
      body: {},
    });
    expect(empty.body.msg).not.toEqual(told.body.msg);
  });

  it('has no stream, and says so without an error', async () => {
    expect((await call('GET', paths.live.replace('GET ', ''))).status).toBe(204);
  });
});

describe('mock/faults.ts of lost and unknown faults', () => {
  it('runs the call when only the answer is lost', async () => {
    const lost = await call('GET', '/api/health', { headers: { 'x-mock-fault': 'lost-reply' } });
    expect(lost).toMatchObject({ lost: true, body: { code: 0 } });
  });

  it('refuses an unknown fault, and names the known ones', async () => {
    const told = await call('POST', '/api/mock/faults', { headers: json, body: { fault: 'flood' } });
    expect(told).toMatchObject({ status: 400, body: { code: -1 } });
    expect(told.body.msg).toContain('lost-reply');
  });
});
