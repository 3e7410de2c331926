/** The specification's section 2 as react-router matches it, and what the build is told of sections 1, 2 and 9. */
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import config from '../../.umirc';
import proxy from '../../config/proxy';
import routes from '../../config/routes';
import { programs } from '../../domain/programs/index.generated';
import { routeFacts } from './facts';

type Route = (typeof routes)[number];

const nested = ({ routes: children, ...route }: Route): RouteObject =>
  ({ ...route, ...(children && { children: children.map(nested) }) }) as RouteObject;
const tree = routes.map(nested);

/** The routes from the outermost frame to the page. */
const routesTo = (path: string) => (matchRoutes(tree, path) ?? []).map(({ route }) => route as Route);
const pageAt = (path: string) => routesTo(path).at(-1);

const NOT_FOUND = '@/pages/404';

describe('routes (matchRoutes)', () => {
  it.each(routeFacts)('[spec 2.exact] match $path exactly', ({ path }) => {
    expect(pageAt(path)?.path).toBe(path);
    const swapped = path.replace(/[a-zA-Z]$/, (letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    );
    for (const other of [`${path}/more`, swapped]) expect(pageAt(other)?.component, other).toBe(NOT_FOUND);
  });

  it.each([
    ['/login/login', '/login', '@/layouts/LoginLayout', undefined],
    ['/forms/gazelleForm', '/forms', '@/layouts/BasicLayout', 'forms'],
    ['/enterpriseCenter/declare', '/enterpriseCenter', '@/layouts/BasicLayout', 'enterpriseCenter'],
  ])('[spec 2.parents] place %s inside %s and its layout', (path, parent, frame, section) => {
    const outer = routesTo(path).slice(0, -1);
    expect(outer.map((route) => route.path)).toContain(parent);
    expect(outer.map(({ component }) => component)).toContain(frame);
    expect(pageAt(path)?.section).toBe(section);
  });

  it('[spec 2.root] redirect / to /index', () => expect(pageAt('/')?.redirect).toBe('/index'));

  it.each(['/no-such-page', '/login/no', '/forms/no', '/enterpriseCenter/no'])(
    '[spec 2.notFound] return the not-found page for %s',
    (path) => expect(pageAt(path)?.component).toBe(NOT_FOUND),
  );

  it('[spec 1.programs] have a page to fill in each kind of declaration', () => {
    const filled = new Set(programs.map(({ route }) => route));
    const wanted = routeFacts.map(({ path }) => path).filter((path) => path.startsWith('/forms/'));
    const choosers = ['/forms/innovateFormIndex', '/forms/TechnologyPlan'];
    expect(wanted.filter((path) => !filled.has(path) && !choosers.includes(path))).toEqual([]);
  });
});

describe('build settings (.umirc.ts)', () => {
  it('[spec 2.base 9.assets] serve pages and assets from the root of the site', () => {
    expect(config).toMatchObject({ base: '/', publicPath: '/' });
  });

  it('[spec 2.base] serve them from the folder that PORTAL_BASE names', async () => {
    vi.stubEnv('PORTAL_BASE', '/portal/');
    vi.resetModules();
    const { default: moved } = await import('../../.umirc');
    expect(moved).toMatchObject({
      base: '/portal/',
      publicPath: '/portal/',
      favicons: ['/portal/favicon.svg'],
    });
    vi.unstubAllEnvs();
  });

  it('[spec 1.title] set the title to the word for portal', () => expect(config.title).toBe('门户'));

  it('[spec 9.chunkTimeout] wait 120 seconds for a chunk', () => {
    const chunkLoadTimeout = vi.fn();
    const plugin = () => ({ use: vi.fn() });
    const rule = () => ({
      exclude: { add: vi.fn() },
      include: { add: () => ({ end: () => ({ sideEffects: vi.fn() }) }) },
    });
    const memo = {
      output: { chunkLoadTimeout },
      module: { rule },
      resolve: { alias: { set: vi.fn() } },
      plugin,
    };
    config.chainWebpack?.(memo as never, { webpack: {} } as never);
    expect(chunkLoadTimeout).toHaveBeenCalledWith(120_000);
  });

  it('[spec 9.fileUrl] send file requests of development to port 8001 of this machine', () => {
    const targets = Object.values(proxy as Record<string, { target: string }>).map(({ target }) => target);
    expect(new Set(targets)).toEqual(new Set(['http://127.0.0.1:8001']));
  });
});
