/** The portal as an application of its own, without a network and with a new version; and turned round, in Arabic. */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Filing } from '../../domain/filing/types';
import { openDemoClient, registerCompany } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const FORM = '/forms/gazelleForm?section=baseData';
const CURRENT = 'GET /api/v1.0/gazelle/portal/declare/';

const business = (page: Page) => page.locator('[id="baseData.main_business"]');
const version = (page: Page) => page.locator('meta[name=version]');
/** The worker of this page has everything, and the page is its own. */
const isKept = (page: Page) =>
  page.waitForFunction(() =>
    navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null),
  );

/** A portal of its own to deploy to: what is compressed would hide what is changed. */
function copyOfPortal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-dist-'));
  cpSync(realpathSync('dist'), folder, { recursive: true, filter: (path) => !/\.(gz|br)$/.test(path) });
  return folder;
}

/** Puts a newer build there: another page, and so another worker. */
function deploy(folder: string, name: string): void {
  const change = (file: string, from: string | RegExp, to: string) => {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(join(folder, file), after);
  };
  change('index.html', '<head>', `<head><meta name="version" content="${name}">`);
  change('precaching-worker.js', /(url:"index\.html",revision:")\w+/, `$1${name}`);
}

test.describe('Portal as an application (PORTAL_PWA)', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test('[spec 2.update] loses nothing by an update during an edit, nor by a start without a network', async ({
    page,
    context,
  }) => {
    const folder = copyOfPortal();
    const server = await new RealServer({ PORTAL_PWA: 'on', PORTAL_DIR: folder }).start();
    try {
      const { client } = await registerCompany(server);
      await page.goto(`${server.url}/favicon.svg`);
      await page.evaluate((login) => localStorage.setItem('token', login), JSON.stringify(client.login));
      await page.goto(server.url + FORM);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      await isKept(page);
      await expect(business(page)).toBeVisible();
      await expect(version(page)).toHaveCount(0);

      deploy(folder, 'v2');
      await page.evaluate(() => navigator.serviceWorker.getRegistration().then((worker) => worker?.update()));
      const confirm = page.getByRole('button', { name: '立即更新' });
      await expect(confirm).toBeVisible({ timeout: 30_000 });

      await context.setOffline(true);
      await business(page).fill('更新时填写');
      await confirm.click();
      await expect(version(page)).toHaveAttribute('content', 'v2', { timeout: 30_000 });
      await expect(page.getByRole('navigation', { name: '当前位置' })).toBeVisible();
      await expect(page.getByRole('region', { name: /本机上的/ })).toContainText('更新时填写');
      await page.goto(`${server.url}/index`);
      await expect(page.getByRole('region', { name: '本机上尚未提交到服务器的内容' })).toBeVisible();

      await context.setOffline(false);
      await page.getByRole('link', { name: /^打开 / }).click();
      await expect
        .poll(async () => (await client.must<Filing>(CURRENT)).data.baseData)
        .toMatchObject({ main_business: '更新时填写' });
    } finally {
      await server.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test.describe('Chunk that fails to load (ErrorBoundary)', () => {
  test.use({ expectedErrors: /Failed to load resource|ChunkLoadError|Loading (CSS )?chunk/ });

  test('shows an error in place of the page, and retries without losing the draft', async ({
    page,
    context,
    company,
  }) => {
    await openAs(page, company.client, FORM);
    await expect(business(page)).toBeVisible();
    const dialogs = page.waitForResponse(/feedback-whole/);
    await business(page).click();
    await dialogs;
    await context.setOffline(true);
    await business(page).fill('断网时填写');
    await page.getByRole('link', { name: '互动交流' }).click();
    await page.getByRole('button', { name: '保存并离开' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '页面无法加载' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '互动交流' })).toBeVisible();
    await page.goto(FORM);
    await expect(business(page)).toHaveValue('断网时填写');
  });
});

test.describe('Pages in Arabic (dir=rtl)', () => {
  test('show the menu on the right, and are never wider than the screen', async ({ page, company }) => {
    await openAs(page, company.client, '/index');
    await page.evaluate(() => localStorage.setItem('umi_locale', 'ar'));
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/index', '/enterpriseCenter/declare', '/enterpriseCenter/information', FORM]) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(await overflow(), `${path} at ${width}`).toBeLessThanOrEqual(0);
        if (width < 800) continue;
        const menu = await page.locator('.ant-pro-sider').boundingBox();
        const main = await page.locator('#main').boundingBox();
        expect(menu?.x).toBeGreaterThan(main?.x ?? Number.POSITIVE_INFINITY);
      }
    }
  });
});

test.describe('Menu of an office', () => {
  test('unfolds the group of the page alone, and folds each by itself', async ({ page, server }) => {
    const admin = await openDemoClient(server.url, 'admin');
    const menu = page.getByRole('menu').first();
    const group = (name: string) => menu.getByRole('menuitem', { name, exact: true });
    const [outcomes, schedule] = [group('评审与结果'), group('批次与发布')];
    await openAs(page, admin, '/review/windows');
    await expect(schedule).toHaveAttribute('aria-expanded', 'true');
    await expect(outcomes).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.locator('.ant-menu-item-selected')).toHaveCount(1);
    await expect(menu.locator('.ant-menu-submenu-selected')).toHaveCount(1);
    await outcomes.click();
    await schedule.click();
    await expect(outcomes).toHaveAttribute('aria-expanded', 'true');
    await expect(schedule).toHaveAttribute('aria-expanded', 'false');
  });
});
