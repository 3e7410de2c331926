/** Pages under axe while they show faults or hold something open over them. */
import type { Page } from '@playwright/test';
import type { Filing } from '../../domain/filing/types';
import { openDemoClient } from '../support/server/api-client';
import { listPageFaults, watchTraffic } from './support/axe';
import { expect, test } from './support/fixtures';
import { openAs, openInPortal, signInButton } from './support/portal';

const SAVE = 'POST /api/v1.0/gazelle/portal/declare/';
const FORM = '/forms/gazelleForm';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const showsFaults = (page: Page) => expect(page.locator('[aria-invalid=true]').first()).toBeVisible();

test.setTimeout(180_000);

test.describe('States of pages (listPageFaults)', () => {
  test('have no accessibility faults in forms that show errors', async ({ page, company }) => {
    const faults: string[] = [];
    await page.goto('/login/login');
    await signInButton(page).click();
    await showsFaults(page);
    faults.push(...(await listPageFaults(page, 'login')));
    await openInPortal(page, '/login/register');
    await press(page, '下一步');
    await showsFaults(page);
    faults.push(...(await listPageFaults(page, 'register')));
    await openInPortal(page, '/check');
    await press(page, '核验');
    await showsFaults(page);
    faults.push(...(await listPageFaults(page, 'check of a copy')));

    await openAs(page, company.client, `${FORM}?view=check`);
    const toFillIn = page.locator('#form-to-fill-in');
    await toFillIn.locator('summary').first().click();
    await expect(toFillIn.getByRole('link').first()).toBeVisible();
    faults.push(...(await listPageFaults(page, 'form, to fill in')));
    await toFillIn.getByRole('link').first().click();
    await press(page, '校验本页');
    await showsFaults(page);
    faults.push(...(await listPageFaults(page, 'form, section')));
    expect(faults).toEqual([]);
  });

  test('have no accessibility faults in dialogs and drawers', async ({ page, server }) => {
    const faults: string[] = [];
    const dialog = page.getByRole('dialog');
    const look = async (state: string) => {
      await expect(dialog).toBeVisible();
      faults.push(...(await listPageFaults(page, state)));
    };
    const leave = async (name = '关闭') => {
      await dialog.getByRole('button', { name }).click();
      await expect(dialog).toBeHidden();
    };
    await openAs(page, await openDemoClient(server.url), '/enterpriseCenter/users');
    await press(page, '新建账号');
    await look('account, new');
    await press(page, '创建账号');
    await showsFaults(page);
    await look('account, faults');
    await leave();
    await press(page, /更多操作/);
    await page.getByRole('menuitem', { name: '重置密码' }).click();
    await look('account, reset');
    await leave('取消');
    await openInPortal(page, '/enterpriseCenter/departments');
    await press(page, '新建部门');
    await look('department, new');
    await leave();
    await openInPortal(page, '/interaction');
    await press(page, '提出咨询');
    await look('question, new');
    await press(page, '提交');
    await showsFaults(page);
    await look('question, faults');
    expect(faults).toEqual([]);
  });

  test('have no accessibility faults in what the bar opens', async ({ page, company }) => {
    const faults: string[] = [];
    const isQuiet = watchTraffic(page);
    await openAs(page, company.client, '/index');
    await isQuiet();
    for (const name of [/^通知/, '显示设置', /^账号菜单/]) {
      const popup = page.locator('header [role="dialog"], .ant-dropdown:visible');
      const open = async () => {
        await press(page, name);
        await expect(popup).toBeVisible();
      };
      const close = async () => {
        await page.keyboard.press('Escape');
        await expect(popup).toBeHidden();
        await expect(page.getByRole('button', { name }).first()).toBeFocused();
      };
      faults.push(...(await listPageFaults(page, String(name), { open, close })));
    }
    await press(page, '帮助');
    await expect(page.getByRole('dialog')).toBeVisible();
    faults.push(...(await listPageFaults(page, 'help')));
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
    const search = page.getByRole('combobox', { name: /^搜索项目/ });
    await page.keyboard.press('Control+k');
    await search.fill('申报');
    await expect(page.getByRole('group', { name: '申报项目' })).toBeVisible();
    faults.push(...(await listPageFaults(page, 'search')));
    await search.fill('没有的词');
    await expect(page.getByText(/^没有找到/)).toBeVisible();
    faults.push(...(await listPageFaults(page, 'search, nothing found')));
    await page.getByRole('button', { name: /^键盘快捷键/ }).click();
    await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
    faults.push(...(await listPageFaults(page, 'shortcuts')));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 900 });
    await press(page, '打开菜单');
    await expect(page.getByRole('menuitem', { name: '首页' })).toBeVisible();
    faults.push(...(await listPageFaults(page, 'menu')));
    expect(faults).toEqual([]);
  });

  test('have no accessibility faults in a conflict between two windows', async ({
    page,
    company: { client },
  }) => {
    const business = page.locator('[id="baseData.main_business"]');
    const save = (main_business: string, of: Partial<Filing> = {}) =>
      client.must<Filing>(SAVE, { ...of, action: 'save', data: { baseData: { main_business } } });
    const { id, version } = await save('工业机器人');
    await openAs(page, client, `${FORM}?section=baseData`);
    await expect(business).toHaveValue('工业机器人');
    await save('他人填写', { id, version });
    await business.fill('本人填写');
    await expect(page.getByRole('dialog', { name: /与您在另一个窗口的修改不一致/ })).toBeVisible({
      timeout: 20_000,
    });
    expect(await listPageFaults(page, 'conflict')).toEqual([]);
  });
});
