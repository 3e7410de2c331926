import { beforeEach, describe, expect, test, vi } from 'vitest';
import { request } from './request';
import { getAccessToken, isSignedIn, readStoredLogin, saveLogin } from './session';

const READ = 'GET /portal/report/source/';
const fetched = vi.fn<typeof fetch>();
const json = (body: unknown) => new Response(JSON.stringify(body));
const ok = (data: unknown) => json({ code: 200, msg: 'ok', data });
const asked = () => fetched.mock.calls.map(([url]) => String(url));
const tokens = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
});

describe(isSignedIn, () => {
  test('returns true in a new tab with a stored login', () => {
    saveLogin({ access: 'a1', refresh: 'r1', expires_in: 1800 });
    sessionStorage.clear();
    expect(isSignedIn()).toBe(true);
    expect(sessionStorage.getItem('jwt')).toBe('a1');
  });
});

describe(request, () => {
  test('sends a token with time left as it is', async () => {
    saveLogin({ access: 'a1', refresh: 'r1', expires_in: 1800 });
    fetched.mockResolvedValueOnce(ok(1));
    await request(READ);
    expect(asked()).toHaveLength(1);
  });

  test('renews a token that is about to expire, once for all waiting calls', async () => {
    saveLogin({ access: 'a1', refresh: 'r1', expires_in: 30 });
    fetched.mockImplementation(async (url) =>
      String(url).includes('/refresh/') ? ok({ access: 'a2', refresh: 'r2', expires_in: 1800 }) : ok(1),
    );
    await Promise.all([request(READ), request(READ)]);
    expect(asked().filter((url) => url.includes('/refresh/'))).toHaveLength(1);
    expect(tokens().slice(1)).toEqual(['JWT a2', 'JWT a2']);
    expect(getAccessToken()).toBe('a2');
    expect(readStoredLogin()?.refresh).toBe('r2');
  });

  test('sends the old token when a renewal fails', async () => {
    saveLogin({ access: 'a1', refresh: 'r1', expires_in: 30 });
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(ok(1));
    expect((await request(READ)).data).toBe(1);
    expect(tokens().at(-1)).toBe('JWT a1');
  });

  test('sends a login without a refresh token, as another server may give it', async () => {
    saveLogin({ access: 'a1' });
    fetched.mockResolvedValueOnce(ok(1));
    await request(READ);
    expect(asked()).toHaveLength(1);
  });

  test('sends the token that another tab has renewed', async () => {
    saveLogin({ access: 'a1', refresh: 'r1', expires_in: 1800 });
    const other = { access: 'a2', refresh: 'r2', expires_in: 1800 };
    localStorage.setItem('token', JSON.stringify(other));
    fetched.mockResolvedValueOnce(ok(1));
    await request(READ);
    expect(tokens()).toEqual(['JWT a2']);
  });
});
