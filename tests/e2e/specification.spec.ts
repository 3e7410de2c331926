/** Sections 1 and 2 of the specification, as somebody sees them who opens the built portal. */
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../domain/api/paths.generated';
import { routeFacts } from '../conformance/facts';
import { type ApiClient, openDemoClient, registerCompany } from '../support/server/api-client';
import { expect, test } from './support/fixtures';
import { openAs, openInPortal } from './support/portal';

/** The part of the portal that one page alone needs. */
const PART = '**/p__interaction__index.*.async.js';

let client: ApiClient;
/** Has an approved project, which a result continues. */
let funded: ApiClient;

test.beforeAll(async ({ server }) => {
  client = (await registerCompany(server)).client;
  funded = await openDemoClient(server.url);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

type Mark = (page: Page) => Locator;
const named =
  (name: string | RegExp): Mark =>
  (page) =>
    page.getByRole('heading', { name, level: 2 });
/** The list of a form leads to these sections, by their names in section 3 of the specification. */
const sections =
  (path: string, ...keys: string[]) =>
  (page: Page): Locator[] =>
    ['filesData', ...keys].map((key) => page.locator(`a[href="${path}?section=${key}"]`).first());

/** What each page of section 2 calls itself, and what stands on none but it. */
const PAGES: Record<string, [title: string | RegExp, mark?: Mark]> = {
  '/login/register': ['企业注册', (page) => page.getByLabel('统一社会信用代码')],
  '/login/login': ['登录', (page) => page.getByLabel('密码', { exact: true })],
  '/index': [/^您好，/, named('最新消息')],
  '/preview': ['预览', (page) => page.getByRole('link', { name: '到“我的申报”中选择' })],
  '/interaction': ['互动交流', named('常见问题')],
  '/forms/declareForm': ['高新技术企业认定申请'],
  '/forms/gazelleForm': ['瞪羚企业申报'],
  '/forms/innovateForm': ['科技创新平台认定申报'],
  '/forms/innovateFormIndex': ['科技创新平台认定申报', named('重点实验室')],
  '/forms/incubationCarrier': ['孵化载体认定申报'],
  '/forms/unveilingProject': ['揭榜挂帅项目申报（第二阶段）'],
  '/forms/achievementProject': ['揭榜挂帅成果验收'],
  '/forms/TechnologyPlan': ['科技计划项目', named(/^J /)],
  '/forms/technologyPlanA': ['重点研发计划项目申报'],
  '/forms/TechnologyPlanB': ['科技服务业项目申报'],
  '/forms/TechnologyPlanC': ['科技研究项目申报'],
  '/forms/TechnologyPlanD': ['海外工程师与柔性引才项目申报'],
  '/forms/TechnologyPlanE': ['外国专家项目申报'],
  '/forms/TechnologyPlanF': ['科技工作者之家建设项目申报'],
  '/forms/TechnologyPlanG': ['首席科学家（科技顾问）聘任项目申报'],
  '/forms/TechnologyPlanH': ['课题研究（软科学）项目申报'],
  '/forms/TechnologyPlanI': ['社会发展科技专项项目申报'],
  '/forms/TechnologyPlanJ': ['揭榜挂帅技术需求申报'],
  '/enterpriseCenter/information': ['企业信息', named('登记信息')],
  '/enterpriseCenter/declare': ['我的申报', (page) => page.getByRole('combobox', { name: '按状态筛选' })],
  '/enterpriseCenter/messageNotice': [
    '消息通知',
    (page) => page.getByRole('navigation', { name: '消息类别' }),
  ],
};

const PEOPLE_AND_TASKS = ['worker_data', 'project_schedule_data', 'leader_task_data'];
const SECTIONS: Record<string, string[]> = {
  '/forms/gazelleForm': ['years', 'honorData', 'operationData', 'standardData', 'productData'],
  '/forms/technologyPlanA': ['economic_indicator_data'],
  '/forms/TechnologyPlanH': PEOPLE_AND_TASKS,
  '/forms/TechnologyPlanI': PEOPLE_AND_TASKS,
};

test.describe('Pages of the specification (routeFacts)', () => {
  for (const { id, path, says } of routeFacts) {
    test(`[spec ${id}] ${says}`, async ({ page }) => {
      const [title, mark] = PAGES[path] ?? [''];
      if (path.startsWith('/login')) await page.goto(path);
      else await openAs(page, path === '/forms/achievementProject' ? funded : client, path);
      await expect(heading(page)).toHaveText(title);
      const marks = mark ? [mark(page)] : sections(path, ...(SECTIONS[path] ?? []))(page);
      for (const each of marks) await expect(each).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }
});

test.describe('Programs page (/forms/programs)', () => {
  test('[spec 1.programs] links to each program of the specification', async ({ page }) => {
    await openAs(page, funded, '/forms/programs');
    const isForm = (path: string) => path.startsWith('/forms/') && !/Index$|TechnologyPlan$/.test(path);
    for (const { path } of routeFacts.filter((fact) => isForm(fact.path)))
      await expect(page.getByRole('main').locator(`a[href="${path}"]`).first(), path).toBeVisible();
  });
});

test.describe('Login page in an English browser (/login/login)', () => {
  test.use({ locale: 'en-US' });

  test('[spec 1.language 1.languageKept 1.title] shows Chinese at first, and keeps the chosen language', async ({
    page,
  }) => {
    await page.goto('/login/login');
    await expect(page).toHaveTitle(/门户$/);
    await expect(heading(page)).toHaveText('登录');
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(heading(page)).toHaveText('Log in');
    expect(await page.evaluate(() => localStorage.getItem('umi_locale'))).toBe('en-US');
    await page.reload();
    await expect(heading(page)).toHaveText('Log in');
  });
});

test.describe('Layout and routing (BasicLayout)', () => {
  test('[spec 1.direction] show he, ar, fa and ku from right to left', async ({ page }) => {
    for (const tag of ['he', 'ar', 'fa', 'ku']) {
      await page.goto('/favicon.svg');
      await page.evaluate((language) => localStorage.setItem('umi_locale', language), tag);
      await page.goto('/login/login');
      await expect(page.locator('html'), tag).toHaveAttribute('dir', 'rtl');
      const label = page.locator('label').first();
      expect(await label.evaluate((node) => getComputedStyle(node).direction), tag).toBe('rtl');
    }
  });

  /** The colour that something stands on. */
  const groundOf = (at: Locator) =>
    at.evaluate((node) => {
      const grounds: string[] = [];
      for (let each: Element | null = node; each; each = each.parentElement)
        grounds.push(getComputedStyle(each).backgroundColor);
      return grounds.find((ground) => ground !== 'rgba(0, 0, 0, 0)');
    });

  test('[spec 1.layout] show a dark fixed menu at the side, a fixed bar on top, and the full width', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await openAs(page, client, '/enterpriseCenter/information');
    await expect(heading(page)).toBeVisible();
    const sider = page.locator('.ant-pro-sider');
    expect(await groundOf(sider.getByText('首页'))).toBe('rgb(0, 21, 41)');
    expect(await sider.boundingBox()).toMatchObject({ x: 0, y: 0, height: 700 });
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.y).toBe(0);
    expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBe(
      await page.evaluate(() => document.documentElement.clientWidth),
    );

    // The page is short until its form is there.
    const scroll = () => page.evaluate(() => document.scrollingElement?.scrollTo(0, 400));
    await expect.poll(() => scroll().then(() => page.evaluate(() => window.scrollY))).toBeGreaterThan(100);
    expect(await sider.boundingBox()).toMatchObject({ x: 0, y: 0 });
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);

    const primary = page.locator('.ant-btn-primary').first();
    expect(await groundOf(primary)).toBe('rgb(50, 105, 255)');
    await expect(sider.getByText('企业中心')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('umi_locale', 'en-US'));
    await page.reload();
    await expect(sider.getByText('Enterprise centre')).toBeVisible();
  });

  test('[spec 1.pwaOff 2.noWorkers] start no worker without the setting, and remove an old one with its caches', async ({
    page,
  }) => {
    const kept = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: (await caches.keys()).length,
      }));
    await page.goto('/login/login');
    await expect(heading(page)).toBeVisible();
    expect(await kept()).toEqual({ workers: 0, caches: 0 });
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/precaching-worker.js');
      await navigator.serviceWorker.ready;
    });
    expect(await kept()).toEqual({ workers: 1, caches: 1 });
    await page.reload();
    await expect.poll(kept).toEqual({ workers: 0, caches: 0 });
  });

  test('[spec 1.pageViews] report each change of route to the counting service', async ({ page }) => {
    const told: string[] = [];
    const [, path = ''] = paths.pageView.split(' ');
    page.on('request', (request) => {
      if (request.url().endsWith(path)) told.push((request.postDataJSON() as { route: string }).route);
    });
    await openAs(page, client, '/index');
    await expect(heading(page)).toBeVisible();
    await openInPortal(page, '/interaction');
    await expect(heading(page)).toHaveText('互动交流');
    await openInPortal(page, '/enterpriseCenter/declare');
    await expect(heading(page)).toHaveText('我的申报');
    await expect.poll(() => told).toEqual(['/index', '/interaction', '/enterpriseCenter/declare']);
  });

  for (const path of ['/forms/technologyplanA', '/index/more', '/forms/gazelleForm/x', '/Index'])
    test(`[spec 2.exact 2.notFound] show the not-found page for ${path}`, async ({ page }) => {
      await openAs(page, client, path);
      await expect(heading(page)).toHaveText('页面不存在');
    });

  test('[spec 2.root 2.base] redirect / to /index, and load everything from the root of the site', async ({
    page,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
    await openAs(page, client, '/');
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/index$/);
    await expect(heading(page)).toHaveText(/^您好，/);
    const parts = addresses.filter((address) => address.endsWith('.js'));
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((address) => address.lastIndexOf('/') !== 0)).toEqual([]);
  });

  test('[spec 2.parents] keep one layout for the pages of a parent', async ({ page }) => {
    await page.goto('/login/login');
    await expect(page.locator('#shell')).toHaveCount(0);
    const loginFrame = await page.getByRole('banner').elementHandle();
    await page.getByRole('link', { name: '企业注册' }).click();
    await expect(heading(page)).toHaveText('企业注册');
    expect(await loginFrame?.evaluate((node) => node.isConnected)).toBe(true);

    await openAs(page, client, '/forms/TechnologyPlan');
    await expect(heading(page)).toHaveText('科技计划项目');
    const frame = await page.locator('.ant-pro-sider').elementHandle();
    for (const [path, title] of [
      ['/enterpriseCenter/information', '企业信息'],
      ['/enterpriseCenter/declare', '我的申报'],
    ] as const) {
      await openInPortal(page, path);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText('企业中心');
      expect(await frame?.evaluate((node) => node.isConnected)).toBe(true);
    }
  });

  /** The script of the page /interaction. */

  test('[spec 2.onDemand] load a page when it is opened, with a large spinner meanwhile', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isAsked = false;
    await page.route(PART, async (route) => {
      isAsked = true;
      await held;
      await route.continue();
    });
    await openAs(page, client, '/index');
    await expect(heading(page)).toHaveText(/^您好，/);
    expect(isAsked).toBe(false);
    await openInPortal(page, '/interaction');
    const wheel = page.getByTestId('wheel');
    await expect(wheel).toBeVisible();
    const [turning, room] = [await wheel.boundingBox(), await page.locator('#main').boundingBox()];
    if (!turning || !room) throw new Error('nothing is drawn');
    expect(Math.min(turning.width, turning.height)).toBeGreaterThanOrEqual(32);
    expect(turning.x + turning.width / 2).toBeCloseTo(room.x + room.width / 2, -1);
    expect(turning.y).toBeGreaterThan(900 / 4);
    expect(turning.y).toBeLessThan((900 * 3) / 4);
    release();
    await expect(heading(page)).toHaveText('互动交流');
    await expect(wheel).toBeHidden();
  });
});

test.describe('Missing chunk (ErrorBoundary)', () => {
  test.use({ expectedErrors: /Failed to load resource|ChunkLoadError|Loading (CSS )?chunk/ });

  test('[spec 2.chunkFailure 8.chunk] shows a ChunkLoadError in place of the page, and loads again', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    page.on('pageerror', ({ name, message }) => errors.push(`${name} ${message}`));
    await page.route(PART, (route) => route.fulfill({ status: 404, body: 'not found' }));
    await openAs(page, client, '/index');
    await expect(heading(page)).toHaveText(/^您好，/);
    await openInPortal(page, '/interaction');
    const told = page.getByRole('alert').filter({ hasText: '页面加载失败' });
    await expect(told).toBeVisible();
    expect(errors.join('\n')).toContain('ChunkLoadError');
    await page.unroute(PART);
    await told.getByRole('button', { name: '重新加载' }).click();
    await expect(heading(page)).toHaveText('互动交流');
  });
});
