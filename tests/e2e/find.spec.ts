/** The search over the whole portal, and the list of shortcuts, by keyboard. */
import type { Page } from '@playwright/test';
import type { Filing } from '../../domain/filing/types';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const SAVE = 'POST /api/v1.0/gazelle/portal/declare/';

const field = (page: Page) => page.getByRole('combobox', { name: /^搜索项目/ });
const button = (page: Page) => page.getByRole('button', { name: '搜索', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const optionIn = (page: Page, group: string) => page.getByRole('group', { name: group }).getByRole('option');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the search by key and looks for these words. */
async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
}

/** Goes down to the option of this group, and opens it. */
async function choose(page: Page, group: string): Promise<void> {
  const option = optionIn(page, group);
  await expect(option).toBeVisible();
  for (let step = 0; step < 10; step++) {
    if ((await option.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

test.describe('Search (Ctrl+K)', () => {
  test('[focus link] finds a program and an own declaration, and opens them by keyboard', async ({
    page,
    company: { client },
  }) => {
    await client.must<Filing>(SAVE, { action: 'save', data: { baseData: { main_business: '工业机器人' } } });
    await openAs(page, client, '/index');
    await expect(title(page)).toBeVisible();
    await find(page, '瞪羚');
    await choose(page, '申报项目');
    await expect(page).toHaveURL(/\/forms\/programs\/gazelle$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();

    await find(page, '瞪羚');
    await expect(optionIn(page, '我的申报')).toContainText('瞪羚企业申报');
    await choose(page, '我的申报');
    await expect(page).toHaveURL(/\/forms\/gazelleForm\?id=/);
    await expect(title(page)).toContainText('瞪羚企业申报');
  });

  test('returns the focus to a field on Escape, even after the width has changed', async ({
    page,
    company,
  }) => {
    await openAs(page, company.client, '/forms/programs');
    const before = page.getByLabel('搜索项目名称或用途');
    await before.focus();
    await page.keyboard.type('?');
    await expect(before).toHaveValue('?');
    await expect(dialog(page)).toHaveCount(0);
    await find(page, '消息');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(before).toBeFocused();

    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('消息');
    for (const width of [700, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('button', { name: '打开菜单' })).toHaveCount(width < 768 ? 1 : 0);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('消息');
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('lists the shortcuts on a question mark', async ({ page, company }) => {
    await openAs(page, company.client, '/index');
    await expect(title(page)).toBeVisible();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: '键盘快捷键' });
    await expect(list).toContainText('打开全站搜索');
    // It is seen a moment before it hears keys.
    await expect(list.locator(':focus')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('fits on a telephone, where its button has no words', async ({ page, company }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, company.client, '/index');
    await button(page).click();
    await field(page).fill('没有的词');
    await expect(page.getByText(/^没有找到与“没有的词”有关的内容/)).toBeVisible();
    await field(page).fill('消息通知');
    await optionIn(page, '页面').click();
    await expect(title(page)).toHaveText('消息通知');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
