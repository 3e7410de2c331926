/** A draft survives. Tried on the gazelle form, with values that no other section depends on. */
import type { Page } from '@playwright/test';
import type { Filing } from '../../domain/filing/types';
import type { ApiClient } from '../support/server/api-client';
import { expect, test } from './support/fixtures';
import { openAs, submitSignIn } from './support/portal';

const FORM = '/forms/gazelleForm?section=baseData';
const CURRENT = 'GET /api/v1.0/gazelle/portal/declare/';
const SAVE = 'POST /api/v1.0/gazelle/portal/declare/';
/** The autosave, which sends what changed. */
const SAVES = '**/api/v1.0/portal/filing/*/';

const business = (page: Page) => page.locator('[id="baseData.main_business"]');
const capital = (page: Page) => page.locator('[id="baseData.paid_in_capital"]');
const state = (page: Page) => page.getByRole('banner').or(page.getByRole('main')).getByRole('status');
const says = (page: Page, text: string | RegExp) => state(page).filter({ hasText: text }).first();

const stored = async (client: ApiClient) =>
  (await client.must<Filing>(CURRENT)).data.baseData as Record<string, unknown> | undefined;

/** A draft that exists already, with one value in it. */
const begin = (client: ApiClient) =>
  client.must<Filing>(SAVE, { action: 'save', data: { baseData: { main_business: '工业机器人' } } });

test.describe('Gazelle form (/forms/gazelleForm)', () => {
  test('saves by itself, says so only afterwards, and has it after a reload', async ({ page, company }) => {
    await openAs(page, company.client, FORM);
    await business(page).fill('协作机器人');
    await expect(says(page, '即将自动保存')).toBeVisible();
    await expect(says(page, /已自动保存 \d\d:\d\d:\d\d/)).toBeVisible({ timeout: 15_000 });
    expect((await stored(company.client))?.main_business).toBe('协作机器人');
    await page.reload();
    await expect(business(page)).toHaveValue('协作机器人');
  });
});

test.describe('Gazelle form on a busy server (/forms/gazelleForm)', () => {
  test.use({ expectedErrors: /503/ });

  test('keeps saving when the server is busy, and says so without a toast', async ({ page, company }) => {
    await begin(company.client);
    await openAs(page, company.client, FORM);
    await expect(business(page)).toHaveValue('工业机器人');
    let refused = 0;
    await page.route(SAVES, (route) => {
      if (route.request().method() !== 'PATCH' || refused > 0) return route.continue();
      refused++;
      const body = JSON.stringify({ code: -1, msg: '服务暂时不可用，请稍后重试', data: null });
      return route.fulfill({
        status: 503,
        headers: { 'retry-after': '4' },
        contentType: 'application/json',
        body,
      });
    });
    await business(page).fill('最后一天的修改');
    await expect(says(page, '暂存在本机，系统繁忙，稍后自动保存')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('服务暂时不可用')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(says(page, /已自动保存/)).toBeVisible({ timeout: 15_000 });
    expect((await stored(company.client))?.main_business).toBe('最后一天的修改');
  });
});

test.describe('Gazelle form values (/forms/gazelleForm)', () => {
  test('accepts amounts as people write them, and keeps what it cannot read', async ({ page, company }) => {
    await openAs(page, company.client, FORM);
    await capital(page).fill('１,５００.5');
    await capital(page).blur();
    await expect(capital(page)).toHaveValue('1,500.50');
    await capital(page).fill('一千五');
    await capital(page).blur();
    await expect(capital(page)).toHaveValue('一千五');
    await expect(page.getByText(/“一千五”未保存：应填数字/).first()).toBeVisible();
  });

  test('keeps in the browser what does not fit, and on the server the earlier value', async ({
    page,
    company,
  }) => {
    const tooLong = '机器人'.repeat(1000);
    await begin(company.client);
    await openAs(page, company.client, FORM);
    await expect(business(page)).toHaveValue('工业机器人');
    await capital(page).fill('1500');
    await expect(says(page, /已自动保存/)).toBeVisible({ timeout: 15_000 });
    await business(page).fill(tooLong);
    await capital(page).fill('一千五');
    await capital(page).blur();
    const partly = says(page, /2项因格式不符未保存（已存于本机）/);
    await expect(partly).toBeVisible({ timeout: 15_000 });
    const before = { main_business: '工业机器人', paid_in_capital: 1500 };
    expect(await stored(company.client)).toMatchObject(before);

    await page.reload();
    await expect(business(page)).toHaveValue(tooLong);
    await expect(capital(page)).toHaveValue('一千五');
    await expect(partly).toBeVisible({ timeout: 15_000 });
    expect(await stored(company.client)).toMatchObject(before);

    await business(page).fill('协作机器人');
    await capital(page).fill('1600');
    await expect(says(page, /已自动保存 [\d:]+$/)).toBeVisible({ timeout: 15_000 });
    expect(await stored(company.client)).toMatchObject({
      main_business: '协作机器人',
      paid_in_capital: 1600,
    });
  });
});

test.describe('Gazelle form without a network (/forms/gazelleForm)', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('keeps typing, shows that it is offline, and saves when the network is back', async ({
    page,
    context,
    company,
  }) => {
    await begin(company.client);
    await openAs(page, company.client, FORM);
    await expect(business(page)).toHaveValue('工业机器人');
    await context.setOffline(true);
    await business(page).fill('离线时填写');
    await expect(says(page, '离线，已存于本机')).toBeVisible({ timeout: 15_000 });
    await context.setOffline(false);
    await expect(says(page, /已自动保存/)).toBeVisible({ timeout: 15_000 });
    expect((await stored(company.client))?.main_business).toBe('离线时填写');
  });

  test('never claims to keep what the browser refuses to store', async ({ page, context, company }) => {
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    });
    await begin(company.client);
    await openAs(page, company.client, FORM);
    await expect(business(page)).toHaveValue('工业机器人');
    await context.setOffline(true);
    await business(page).fill('离线时填写');
    await expect(says(page, '离线，未保存，请不要关闭页面')).toBeVisible({ timeout: 15_000 });

    // The portal's own dialog was not loaded before the network went: the browser asks.
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await page.getByRole('link', { name: /首页/ }).first().click();
    expect(await asked).toContain('修改没能存于本机');
    await expect(business(page)).toHaveValue('离线时填写');
    await context.setOffline(false);
    await expect(page.getByText('修改没能存于本机')).toBeVisible();
    await expect(says(page, /已自动保存/)).toBeVisible({ timeout: 15_000 });
    expect((await stored(company.client))?.main_business).toBe('离线时填写');
  });

  test('restores unsent text after the tab was closed', async ({ page, context, company }) => {
    await begin(company.client);
    const again = await context.newPage();
    await again.goto('/favicon.svg');
    await openAs(page, company.client, FORM);
    await expect(business(page)).toHaveValue('工业机器人');
    await context.setOffline(true);
    await business(page).fill('关闭前填写');
    await expect(says(page, '离线，已存于本机')).toBeVisible({ timeout: 15_000 });
    // One that is closed has a network again for as long as it takes to go, and may save.
    const crashed = page.waitForEvent('crash');
    const devtools = await context.newCDPSession(page);
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
    // A tab counts as open until the browser has let go of its lock.
    await again.waitForFunction(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.every(({ name }) => !name?.startsWith('filing-tab/'));
    });
    await context.setOffline(false);
    expect((await stored(company.client))?.main_business).toBe('工业机器人');

    await again.goto(FORM);
    await expect(business(again)).toHaveValue('关闭前填写');
    await expect(says(again, /已恢复本机上/)).toBeVisible();
    await expect(says(again, /已自动保存/)).toBeVisible({ timeout: 15_000 });
    expect((await stored(company.client))?.main_business).toBe('关闭前填写');
  });

  test('stores a save whose answer was lost only once', async ({ page, company }) => {
    const { version } = await begin(company.client);
    await openAs(page, company.client, FORM);
    await expect(business(page)).toHaveValue('工业机器人');
    let lost = 0;
    await page.route(SAVES, async (route) => {
      if (route.request().method() !== 'PATCH' || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await business(page).fill('答复丢失');
    await expect(says(page, /已自动保存/)).toBeVisible({ timeout: 30_000 });
    expect(lost).toBe(1);
    const filing = await company.client.must<Filing>(CURRENT);
    expect((filing.data.baseData as Record<string, unknown>).main_business).toBe('答复丢失');
    expect(filing.version).toBeLessThanOrEqual((version ?? 0) + 2);
  });
});

test.describe('Gazelle form in two tabs (/forms/gazelleForm)', () => {
  test('merges what one tab changed, and asks about what both changed', async ({
    page,
    context,
    company,
  }) => {
    await begin(company.client);
    await openAs(page, company.client, FORM);
    const other = await context.newPage();
    await other.goto(FORM);
    await expect(business(page)).toHaveValue('工业机器人');
    await expect(business(other)).toHaveValue('工业机器人');

    await business(page).fill('第一个标签页');
    await expect(says(page, /已自动保存/)).toBeVisible({ timeout: 15_000 });
    await business(other).fill('第二个标签页');
    await capital(other).fill('1500');

    const dialog = other.getByRole('dialog', { name: /与您在另一个窗口的修改不一致/ });
    await expect(dialog).toBeVisible({ timeout: 20_000 });
    await expect(dialog).toContainText('第一个标签页');
    await expect(dialog).toContainText('第二个标签页');
    expect((await stored(company.client))?.main_business).toBe('第一个标签页');

    await dialog.getByRole('radio', { name: /第二个标签页/ }).check();
    await dialog.getByRole('button', { name: '按选择保存' }).click();
    await expect(says(other, /已自动保存/)).toBeVisible({ timeout: 15_000 });
    expect(await stored(company.client)).toMatchObject({
      main_business: '第二个标签页',
      paid_in_capital: 1500,
    });
  });
});

test.describe('Gazelle form at the end of a session (/forms/gazelleForm)', () => {
  test.use({ expectedErrors: /status of 40[13]/ });

  test('returns to the form after signing in, with the text', async ({ page, company }) => {
    await begin(company.client);
    await openAs(page, company.client, FORM);
    await expect(business(page)).toHaveValue('工业机器人');
    await company.client.must('POST /api/v1.0/accounts/portal/logout/');
    await business(page).fill('会话结束前填写');
    await expect(page).toHaveURL(/\/login\/login/, { timeout: 20_000 });
    await submitSignIn(page, company.username, company.password);
    await expect(page).toHaveURL(/\/forms\/gazelleForm/);
    await expect(business(page)).toHaveValue('会话结束前填写');
    await expect(says(page, /已自动保存/)).toBeVisible({ timeout: 15_000 });
  });
});

test.describe('Check page (/forms/gazelleForm?view=check)', () => {
  test('refuses an incomplete form, with a link from each fault to its field', async ({ page, company }) => {
    let submissions = 0;
    page.on('request', (request) => {
      if (request.url().includes('/submit/')) submissions += 1;
    });
    await begin(company.client);
    await openAs(page, company.client, '/forms/gazelleForm?view=check');
    const summary = page.getByRole('alert').filter({ hasText: '提交前请修正以下问题' });
    await expect(page.getByRole('region', { name: /^待填写（\d+项）$/ })).toBeVisible();
    await expect(summary).toHaveCount(0);
    await page.getByRole('button', { name: '确认提交' }).click();
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^错误：/);
    await summary.getByRole('link').first().click();
    await expect(page).toHaveURL(/section=/);
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
    expect(submissions).toBe(0);
  });
});
