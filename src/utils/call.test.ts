import { ERROR_LEVEL } from '@domain/api/codes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './call';
import { feedback } from './feedback';

const fetched = vi.fn<typeof fetch>();
const answer = (code: number, msg: string) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify({ code, msg, data: null })));
const sent = () =>
  new Request(new URL(String(fetched.mock.calls[0]?.[0]), 'http://portal'), fetched.mock.calls[0]?.[1]);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  answer(200, 'success');
});

describe(call, () => {
  it('sends path, query and body at the address of its name, and returns the envelope', async () => {
    expect(await call('companyHistory', { path: { id: 'c 1' }, params: { current: 2 } })).toMatchObject({
      code: 200,
    });
    expect(sent()).toMatchObject({
      method: 'GET',
      url: 'http://portal/api/v1.0/portal/company/info/c%201/history/?current=2',
    });
    fetched.mockClear();
    await call('actFor', { data: { mandate: null } });
    expect(sent().method).toBe('POST');
    expect(await sent().json()).toEqual({ mandate: null });
  });

  it('sends an idempotency key as its header beside others, and in no other place', async () => {
    await call('copyFiling', { path: { id: 'f1' }, idempotencyKey: 'k1', headers: { 'X-Other': 'o' } });
    expect(sent().headers.get('Idempotency-Key')).toBe('k1');
    expect(sent().headers.get('X-Other')).toBe('o');
    expect(sent().url).not.toContain('k1');
    expect(await sent().text()).toBe('');
    fetched.mockClear();
    await call('copyFiling', { path: { id: 'f1' } });
    expect(sent().headers.has('Idempotency-Key')).toBe(false);
  });

  it('is sent also where the page goes meanwhile, if asked to be', async () => {
    await call('noteFilling', { path: { id: 'f1' }, data: { section: null }, keepalive: true });
    expect(fetched.mock.calls[0]?.[1]?.keepalive).toBe(true);
  });

  it.each([
    ['a refused read', 1, () => call('messages')],
    [
      'a refused change, which its form shows',
      0,
      () => call('withdraw', { path: { id: 'f' }, data: { version: 1 } }),
    ],
    ['a refused change that no form waits for', 1, () => call('batchRead', { data: { message_ids: ['m'] } })],
    ['a read that nobody waits for', 0, () => call('notices')],
    ['a read that its caller silences', 0, () => call('messages', { level: ERROR_LEVEL.silent })],
    ['a silent read that its caller makes loud', 1, () => call('notices', { level: ERROR_LEVEL.error })],
  ])('shows %s %i times as a toast', async (_, times, make) => {
    const error = vi.spyOn(feedback, 'error').mockReturnValue();
    error.mockClear();
    answer(208, 'refused');
    await make();
    expect(error).toHaveBeenCalledTimes(times);
  });
});
