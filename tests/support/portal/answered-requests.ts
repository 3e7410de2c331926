/** Requests of the portal that a test answers, and what is shown of the answers. */
import { history } from 'umi';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { feedback } from '../../../src/utils/feedback';
import { saveLogin } from '../../../src/utils/session';

export const READ = 'GET /portal/report/source/';
export const SAVE = 'POST /portal/report/companyRec/';
export const PAGE = '/forms/gazelleForm?section=a';

export const fetched = vi.fn<typeof fetch>();

const spyOnFeedback = () => ({
  warn: vi.spyOn(feedback, 'warn'),
  error: vi.spyOn(feedback, 'error'),
  errorLines: vi.spyOn(feedback, 'errorLines'),
  notify: vi.spyOn(feedback, 'notify'),
});
/** Filled before the tests of each file, after which vitest ends the spies; files share this module. */
export const shown = {} as ReturnType<typeof spyOnFeedback>;

export const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
export const answers = (...responses: (Response | Error)[]) => {
  for (const response of responses) {
    if (response instanceof Error) fetched.mockRejectedValueOnce(response);
    else fetched.mockResolvedValueOnce(response);
  }
};
export const sent = (call = 0) =>
  new Request(new URL(String(fetched.mock.calls[call]?.[0]), 'http://portal'), fetched.mock.calls[call]?.[1]);
export const nothingShown = () => Object.values(shown).every((show) => show.mock.calls.length === 0);

/** Answers of the server in place of the network, and a session on a page. */
export function answerRequests(): void {
  beforeAll(() => void Object.assign(shown, spyOnFeedback()));

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
}

export const expectLogin = (from = '%2Fforms%2FgazelleForm%3Fsection%3Da') => {
  expect(history.location.pathname).toBe('/login/login');
  expect(history.location.search).toBe(`?redirect=${from}`);
};

export const expectSessionForgotten = () => {
  expect(sessionStorage.getItem('jwt')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem('token')).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['umi_locale']);
};
