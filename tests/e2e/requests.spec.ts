/** The specification's section 8: what the portal does with each kind of answer. */
import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const MESSAGES = '**/api/v1.0/portal/company/message/?*';
const READ = '**/api/v1.0/portal/company/message/batch_read/';
const PAGE = '/enterpriseCenter/messageNotice';

test.use({ expectedErrors: /Failed to load resource/ });

const answering = (status: number, body: object | string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: typeof body === 'string' ? 'text/html' : 'application/json',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const failure = (msg: string | string[]) => ({ code: -1, msg, data: null });

/** A call that a person makes; what a page shows of its own is told in its place, without a toast. */
const markAllRead = (page: Page) => page.getByRole('button', { name: '全部标为已读' }).click();

const kept = (page: Page) =>
  page.evaluate(() => ({
    jwt: sessionStorage.getItem('jwt'),
    token: localStorage.getItem('token'),
    locale: localStorage.getItem('umi_locale'),
  }));

test.describe('Messages page (/enterpriseCenter/messageNotice)', () => {
  test('[spec 8.401] shows a message at 401, and opens the login after two seconds', async ({
    page,
    company,
  }) => {
    await page.route(MESSAGES, answering(401, failure('not authenticated')));
    await openAs(page, company.client, PAGE);
    await expect(page.getByText('没有权限，请重新登录').first()).toBeVisible();
    const told = Date.now();
    expect(page.url()).toContain(PAGE);
    await page.waitForURL(/\/login\/login/);
    expect(Date.now() - told).toBeGreaterThan(1_200);
  });

  test('[spec 8.403] opens the login at once on 403', async ({ page, company }) => {
    await page.route(MESSAGES, answering(403, failure('token expired')));
    await openAs(page, company.client, PAGE);
    await page.waitForURL(/\/login\/login/);
    await expect(page.getByText('登录已过期，请重新登录').first()).toBeVisible();
  });

  for (const msg of ['invalid token', 'not authenticated', 'no permission', 'token expired']) {
    test(`[spec 8.sessionEnd 8.storages] clears both storages but not the language on "${msg}" with code -1`, async ({
      page,
      company,
    }) => {
      await page.route(MESSAGES, answering(200, failure(msg)));
      await openAs(page, company.client, '/index');
      await page.evaluate(() => localStorage.setItem('umi_locale', 'zh-CN'));
      await page.goto(PAGE);
      await page.waitForURL(/\/login\/login/);
      await expect(page.getByText('登录已过期，请重新登录').first()).toBeVisible();
      expect(await kept(page)).toEqual({ jwt: null, token: null, locale: 'zh-CN' });
    });
  }

  test('[spec 8.list] shows a list of messages until it is closed', async ({ page, company }) => {
    await page.clock.install();
    await page.route(READ, answering(200, failure(['第一处有误', '第二处有误'])));
    await openAs(page, company.client, PAGE);
    await markAllRead(page);
    const toast = page.getByRole('alert').filter({ hasText: '第一处有误' }).first();
    await expect(toast).toContainText('第二处有误');
    const [first, second] = await Promise.all(
      ['第一处有误', '第二处有误'].map((line) => toast.getByText(line, { exact: true }).boundingBox()),
    );
    expect(second?.y).toBeGreaterThan(first?.y ?? Number.POSITIVE_INFINITY);
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await toast.locator('xpath=..').getByRole('button', { name: '关闭' }).click();
    await expect(toast).toBeHidden();
  });

  const failing = (page: Page) => page.locator('.ant-message').getByText('暂时无法查询').first();

  test('[spec 8.other] shows another failure for three seconds, and again in the account menu', async ({
    page,
    company,
  }) => {
    await page.clock.install();
    await page.route(READ, answering(200, failure('暂时无法查询')));
    await openAs(page, company.client, PAGE);
    await markAllRead(page);
    await expect(failing(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_000);
    await expect(failing(page)).toBeHidden();

    await page.getByRole('button', { name: /^账号菜单：/ }).click();
    await page.getByRole('menuitem', { name: '最近提示' }).click();
    await expect(page.getByRole('dialog', { name: '最近提示' }).getByRole('listitem').first()).toContainText(
      '暂时无法查询',
    );
  });

  test('shows messages until they are closed for users who set that', async ({ page, company }) => {
    await page.clock.install();
    await page.route(READ, answering(200, failure('暂时无法查询')));
    await openAs(page, company.client, PAGE);
    await page.getByRole('button', { name: '显示设置' }).click();
    await page.getByRole('switch', { name: '提示停留至手动关闭' }).click();
    await page.keyboard.press('Escape');
    await markAllRead(page);
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(failing(page)).toBeVisible();
    await page.getByRole('button', { name: '关闭', exact: true }).click();
    await expect(failing(page)).toBeHidden();
  });

  test('shows why a change was refused that no form waits for', async ({ page, company }) => {
    let asked = 0;
    await page.route(READ, (route) => {
      asked += 1;
      return answering(200, { code: 208, msg: '消息正在归档，请稍后再标记', data: null })(route);
    });
    await openAs(page, company.client, PAGE);
    await markAllRead(page);
    await expect(page.locator('.ant-message').getByText('消息正在归档，请稍后再标记')).toHaveCount(1);
    expect(asked).toBe(1);
  });

  test('[spec 8.208read] shows why a read was refused for business reasons', async ({ page, company }) => {
    await page.route(MESSAGES, answering(200, { code: 208, msg: '消息服务维护中', data: null }));
    await openAs(page, company.client, PAGE);
    await expect(page.locator('.ant-message').getByText('消息服务维护中')).toBeVisible();
  });

  test('[spec 8.offline] shows a notification that the network is abnormal without any response', async ({
    page,
    company,
  }) => {
    await page.route(READ, (route) => route.abort('connectionreset'));
    await openAs(page, company.client, PAGE);
    await markAllRead(page);
    const notice = page.locator('.ant-notification-notice');
    await expect(notice).toContainText('网络异常');
    await expect(notice).toContainText('您的网络发生异常，无法连接服务器');
  });

  for (const [what, body] of [
    ['the page of a proxy', '<html>502 Bad Gateway</html>'],
    ['half an answer', '{"code": 200, "da'],
  ]) {
    test(`keeps the page on ${what}`, async ({ page, company }) => {
      await page.route(MESSAGES, answering(502, body as string));
      await openAs(page, company.client, PAGE);
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
