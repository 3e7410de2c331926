import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as BrowserErrors from './browserErrors';
import { parseStackFrames } from './browserErrors';
import { RequestFailure } from './failure';

const sent = vi.fn<typeof fetch>();
const reports = () => sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
/** Module loaded anew for each test, because it counts a page's errors and sends each once. */
let page: typeof BrowserErrors;
beforeEach(async () => {
  vi.resetModules();
  page = await import('./browserErrors');
  vi.stubGlobal('fetch', sent.mockReset().mockResolvedValue(new Response()));
});

const faulty = (message: string) =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}
    at t (https://portal.example/umi.1f3a5c7e.js:2:4711)
    at https://portal.example/p__index.0a1b2c3d.async.js?private=1:1:99`,
  });

describe('reportError', () => {
  test('sends an error once, with class, message, frames and route of the page', async () => {
    page.setErrorPage('/forms/gazelleForm');
    page.reportError(faulty('a is undefined'));
    page.reportError(faulty('a is undefined'));
    expect(reports()).toEqual([
      {
        name: 'TypeError',
        message: 'a is undefined',
        release: '',
        route: '/forms/gazelleForm',
        frames: [
          { file: 'umi.1f3a5c7e.js', line: 2, column: 4711 },
          { file: 'p__index.0a1b2c3d.async.js', line: 1, column: 99 },
        ],
      },
    ]);
    expect(sent.mock.calls[0]?.[0]).toBe('/api/v1.0/portal/browser_error/');
  });
});

describe('watchErrors', () => {
  test('sends uncaught errors, but no failed requests or chunks', async () => {
    const listened = vi.spyOn(window, 'addEventListener').mockImplementation(() => {});
    page.watchErrors();
    const listeners = new Map(listened.mock.calls.map(([type, listener]) => [String(type), listener]));
    listened.mockRestore();
    const dispatch = (event: Event) => (listeners.get(event.type) as EventListener)(event);
    dispatch(new ErrorEvent('error', { error: faulty('b is undefined') }));
    dispatch(Object.assign(new Event('unhandledrejection'), { reason: faulty('c is undefined') }));
    page.reportError(new RequestFailure('offline'));
    page.reportError(Object.assign(new Error('chunk'), { name: 'ChunkLoadError' }));
    page.reportError('a text');
    expect(reports().map(({ message }) => message)).toEqual(['b is undefined', 'c is undefined']);
  });

  test('sends at most ten errors of a page', () => {
    for (let i = 0; i < 20; i += 1) page.reportError(faulty(`d${i} is undefined`));
    expect(sent).toHaveBeenCalledTimes(10);
  });
});

describe(parseStackFrames, () => {
  test('reads the stacks of Firefox and Safari too', () => {
    expect(parseStackFrames('t@https://portal.example/umi.1f3a5c7e.js:2:47\n@https://x/a.js:1:2')).toEqual([
      { file: 'umi.1f3a5c7e.js', line: 2, column: 47 },
      { file: 'a.js', line: 1, column: 2 },
    ]);
  });
});
