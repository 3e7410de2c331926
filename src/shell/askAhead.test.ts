import { paths } from '@domain/api/paths.generated';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAhead, READ_OF_HOME, READ_OF_QUEUE, READS_OF_ALL_PAGES } from '@/shell/askAhead';
import { setActing } from '@/utils/acting';
import { takeAhead } from '@/utils/ahead';
import { sendRequest } from '@/utils/http';
import { saveLogin } from '@/utils/session';

const answer = () => new Response(JSON.stringify({ code: 200, msg: '', data: 'early' }), { status: 200 });
const fetched = vi.fn(async (_url: string, _init?: RequestInit) => answer());

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  saveLogin({ access: 'token', expires_in: 900 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  delete window.portalAhead;
  setActing(null);
});

describe(askAhead, () => {
  it('names the calls as the list of calls does', () => {
    const { portalSettings, currentUser, home, savedViews } = paths;
    expect([...READS_OF_ALL_PAGES, READ_OF_HOME, READ_OF_QUEUE].map((path) => `GET ${path}`)).toEqual([
      portalSettings,
      currentUser,
      home,
      savedViews,
    ]);
  });

  it('asks nothing with a token that is about to expire, which is renewed first', () => {
    saveLogin({ access: 'token', expires_in: 30 });
    askAhead([READ_OF_HOME], 'zh-CN');
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe(takeAhead, () => {
  it('gives the answer to the first read of the call, and to no other', async () => {
    askAhead([READ_OF_HOME], 'zh-CN');
    expect(fetched).toHaveBeenCalledTimes(1);
    setActing({ acting: null } as never);
    expect((await sendRequest(paths.home)).envelope?.data).toBe('early');
    expect(fetched).toHaveBeenCalledTimes(1);
    await sendRequest(paths.home);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('gives no answer to another language, another person, after 15 seconds, or where the call failed', async () => {
    const headers = { 'Accept-Language': 'zh-CN', Authorization: 'Bearer token' };
    askAhead([READ_OF_HOME], 'en-US');
    expect(await takeAhead(READ_OF_HOME, headers)).toBeNull();
    askAhead([READ_OF_HOME], 'zh-CN');
    expect(await takeAhead(READ_OF_HOME, { ...headers, Authorization: 'Bearer other' })).toBeNull();
    vi.useFakeTimers();
    askAhead([READ_OF_HOME], 'zh-CN');
    vi.advanceTimersByTime(16_000);
    expect(await takeAhead(READ_OF_HOME, headers)).toBeNull();
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    askAhead([READ_OF_HOME], 'zh-CN');
    expect(await takeAhead(READ_OF_HOME, window.portalAhead?.get(READ_OF_HOME)?.headers ?? {})).toBeNull();
  });
});
