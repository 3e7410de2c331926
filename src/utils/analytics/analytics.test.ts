import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageViews } from '.';

const routes = [
  {
    path: '/',
    children: [
      { path: '/', redirect: '/index' },
      { path: '/index' },
      { path: '/forms/gazelleForm' },
      { path: '/*' },
    ],
  },
] as never;

const sent = vi.fn<typeof fetch>();
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const ownViews = () => sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
let views: ReturnType<typeof createPageViews>;

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', sent.mockReset().mockResolvedValue(new Response()));
  Object.assign(navigator, { doNotTrack: null });
  document.head.replaceChildren();
  Object.assign(window, { _hmt: undefined, dataLayer: undefined });
  views = createPageViews();
});

const visit = (...paths: string[]) => {
  for (const path of paths) views.visit(routes, path);
};

describe(createPageViews, () => {
  test('[spec 1.pageViews 6.noCookies] reports each opened page to the own server, also from before the service was known', async () => {
    visit('/', '/index');
    await views.start({ service: 'own', id: null });
    visit('/forms/gazelleForm', '/forms/gazelleForm', '/index');
    expect(ownViews()).toEqual([{ route: '/index' }, { route: '/forms/gazelleForm' }, { route: '/index' }]);
    expect(sent.mock.calls[0]?.[0]).toBe('/api/v1.0/portal/page_view/');
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true });
    expect(scripts()).toEqual([]);
  });

  test('reports an unknown address without its content', async () => {
    await views.start({ service: 'own', id: null });
    visit('/users/demo/13800138000');
    expect(ownViews()).toEqual([{ route: '/*' }]);
  });

  test('sends nothing and loads no script when switched off', async () => {
    visit('/index');
    await views.start({ service: 'off', id: null });
    visit('/forms/gazelleForm');
    expect(sent).not.toHaveBeenCalled();
    expect(scripts()).toEqual([]);
  });

  test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'sends nothing for users who set %j',
    async (wish) => {
      vi.stubGlobal('navigator', wish);
      visit('/index');
      await views.start({ service: 'own', id: null });
      visit('/forms/gazelleForm');
      expect(sent).not.toHaveBeenCalled();
    },
  );

  test('reports only routes to Baidu', async () => {
    await views.start({ service: 'baidu', id: 'a'.repeat(32) });
    visit('/forms/gazelleForm');
    expect(scripts()).toEqual([`https://hm.baidu.com/hm.js?${'a'.repeat(32)}`]);
    expect(window._hmt).toEqual([
      ['_setAutoPageview', false],
      ['_setReferrerOverride', ''],
      ['_trackPageview', '/forms/gazelleForm'],
    ]);
    expect(sent).not.toHaveBeenCalled();
  });

  test('reports only routes to Google, and stores nothing', async () => {
    await views.start({ service: 'google', id: 'G-AB12CD34EF' });
    visit('/forms/gazelleForm');
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF']);
    const commands = (window.dataLayer ?? []).map((entry) => [...(entry as unknown[])]);
    expect(commands[0]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ analytics_storage: 'denied' }),
    ]);
    expect(commands).toContainEqual([
      'config',
      'G-AB12CD34EF',
      expect.objectContaining({ send_page_view: false }),
    ]);
    expect(commands.at(-1)).toEqual([
      'event',
      'page_view',
      {
        page_location: 'http://localhost:3000/forms/gazelleForm',
        page_title: '/forms/gazelleForm',
        page_referrer: '',
      },
    ]);
  });
});
