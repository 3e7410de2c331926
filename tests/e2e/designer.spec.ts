/** A program changed in the designer by two people of the office: by keys, with faults, the form beside it, and nothing lost. */
import type { Browser, Page } from '@playwright/test';
import { paths } from '../../domain/api/paths.generated';
import { DEMO_PASSWORD, openDemoClient } from '../support/server/api-client';
import { expect, test } from './support/fixtures';
import { openAs, signIn, submitSignIn } from './support/portal';

const SAVED = '已自动保存';

const getTree = (page: Page) => page.getByRole('tree', { name: '目录' });
const getRecord = (page: Page) => page.getByRole('region', { name: '内容' });
const chooseItem = (page: Page, name: string) =>
  getTree(page).getByRole('treeitem', { name, exact: true }).first().click();

async function openDesigner(browser: Browser, url: string, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await openAs(page, await openDemoClient(url, 'admin'), address);
  await expect(getTree(page)).toBeVisible();
  return page;
}

/** Begins a draft from the program in force; returns its address. */
async function beginDraft(page: Page): Promise<string> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin', DEMO_PASSWORD);
  await page.goto('/system/programs');
  await page.getByRole('button', { name: '新建草稿' }).click();
  const dialog = page.getByRole('dialog', { name: '新建草稿' });
  await dialog.getByRole('combobox', { name: '项目' }).fill('瞪羚');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '开始设计' }).click();
  await expect(page).toHaveURL(/\/system\/programs\/design\?draft=/);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

test.describe('Designer of programs (/system/programs/design)', () => {
  test('a shipped program is copied, changed by keys, tried, and saved; two people lose nothing', async ({
    page,
    server,
    browser,
  }) => {
    test.setTimeout(180_000);
    const address = await beginDraft(page);

    // It has the next free name. One that exists is a fault, which leads to the cell where another is typed.
    await expect(page.getByLabel('版本号')).toHaveValue('2026.2');
    await page.getByLabel('版本号').fill('2026.1');
    await page.getByText(/^问题（1/).click();
    await page.getByRole('button', { name: /已有.*版/ }).click();
    await expect(page.getByLabel('版本号')).toBeFocused();
    await page.getByLabel('版本号').fill('2027.1');
    await expect(page.getByText('没有问题，可以提交发布')).toBeVisible();
    await expect(page.getByRole('button', { name: '提交发布' })).toBeVisible();

    // A field is added by keys, after the one that is chosen.
    await chooseItem(page, '企业基本信息');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: '添加', exact: true }).press('Enter');
    const menu = page.locator('.ant-dropdown:visible');
    await menu.getByRole('menuitem', { name: /^字段/ }).hover();
    await page.getByRole('menuitem', { name: '整数', exact: true }).click();
    const key = getRecord(page).getByLabel('标识');
    await expect(key).toHaveValue('field_1');
    await key.fill('workshops');
    await key.press('Enter');
    await getRecord(page).getByLabel('名称（中文）').fill('车间数量');
    await getRecord(page).getByLabel('名称（英文）').fill('Workshops');
    const added = getTree(page).getByRole('treeitem', { name: '车间数量', exact: true });
    await expect(added).toHaveAttribute('aria-selected', 'true');

    // It moves by keys, and stands in the form.
    const order = async () =>
      (await getTree(page).getByRole('treeitem').allTextContents()).indexOf('车间数量');
    const before = await order();
    await added.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(order).toBe(before + 1);
    await expect(added).toBeFocused();
    await page.getByText('表单预览').click();
    await expect(page.getByRole('region', { name: '表单预览' }).getByLabel('车间数量')).toBeVisible();

    // A step back, and forth again.
    await added.focus();
    await page.keyboard.press('Control+z');
    await expect.poll(order).toBe(before);
    await page.keyboard.press('Control+y');
    await expect.poll(order).toBe(before + 1);

    // Somebody else changes another field at the same time: both stand, here and there.
    const colleague = await openDesigner(browser, server.url, address);
    await chooseItem(colleague, '企业负责人与联系人');
    await getRecord(colleague).getByLabel('标题（英文）').fill('People in charge');
    await getRecord(page).getByLabel('计量单位').fill('间');
    await expect(colleague.getByText(SAVED)).toBeVisible();
    await expect(page.getByText(SAVED)).toBeVisible();
    await chooseItem(page, '企业负责人与联系人');
    await expect(getRecord(page).getByLabel('标题（英文）')).toHaveValue('People in charge');
    await colleague.getByRole('searchbox', { name: '查找分组、字段、规则' }).fill('workshops');
    await chooseItem(colleague, '车间数量');
    await expect(getRecord(colleague).getByLabel('计量单位')).toHaveValue('间');

    // After a reload everything is there.
    await page.reload();
    await page.getByRole('searchbox', { name: '查找分组、字段、规则' }).fill('workshops');
    await chooseItem(page, '车间数量');
    await expect(getRecord(page).getByLabel('标识')).toHaveValue('workshops');
    await expect(getRecord(page).getByLabel('计量单位')).toHaveValue('间');
  });
});

const SECTION = '企业负责人与联系人';
const getTitle = (page: Page) => getRecord(page).getByLabel('标题（英文）');

test.describe('Draft of a program (/system/programs/design)', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 40[13]/ });

  test('loses nothing when the tab is closed without a network, or the session ends', async ({
    page,
    context,
    server,
  }) => {
    const address = await beginDraft(page);
    await chooseItem(page, SECTION);
    await context.setOffline(true);
    await getTitle(page).fill('People, typed without a network');
    await expect(page.getByText(/已存于本机/)).toBeVisible({ timeout: 15_000 });
    await page.close();
    await context.setOffline(false);

    const again = await context.newPage();
    await again.goto(address);
    await chooseItem(again, SECTION);
    await expect(getTitle(again)).toHaveValue('People, typed without a network');
    await expect(again.getByText(SAVED)).toBeVisible({ timeout: 15_000 });

    await (await openDemoClient(server.url, 'admin')).must(paths.endOtherSessions);
    await getTitle(again).fill('People, typed as the session ended');
    await expect(again).toHaveURL(/\/login\/login/, { timeout: 20_000 });
    await submitSignIn(again, 'admin', DEMO_PASSWORD);
    await expect(again).toHaveURL(/\/system\/programs\/design/);
    await chooseItem(again, SECTION);
    await expect(getTitle(again)).toHaveValue('People, typed as the session ended');
    await expect(again.getByText(SAVED)).toBeVisible({ timeout: 15_000 });
  });
});
