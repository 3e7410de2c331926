import type { Page } from '@playwright/test';
import { listPageFaults } from './support/axe';
import { expect, test } from './support/fixtures';
import { getUsernameField, openAs, submitSignIn } from './support/portal';

const OWN_PASSWORD = 'Mountain-lake-77';

/** Fills the form of a new account and gives its one-time password. */
async function createUser(page: Page, username: string): Promise<string> {
  await page.getByRole('button', { name: '新建账号' }).click();
  const form = page.getByRole('dialog', { name: '新建账号' });
  await form.getByLabel('登录名').fill(username);
  await form.getByLabel('姓名').fill('吴迪');
  await form.getByLabel('手机号').fill('137 0000 0001');
  const granted = form.getByRole('checkbox', { name: '瞪羚企业申报' });
  // A group shows a choice a moment after the click; `check` would look at once.
  await granted.click();
  await expect(granted).toBeChecked();
  await form.getByRole('button', { name: '创建账号' }).click();
  const told = page.getByRole('dialog', { name: '已创建账号：吴迪' });
  const password = await told.locator('code').textContent();
  await told.getByRole('button', { name: '我已记下' }).click();
  await expect(told).toBeHidden();
  return password ?? '';
}

test.describe('Users page (/enterpriseCenter/users)', () => {
  test('creates an account, whose user first sets a password and then files what was granted', async ({
    page,
    browser,
    company,
    server,
  }) => {
    const username = `wu.${company.username}`;
    await openAs(page, company.client, '/enterpriseCenter/users');
    const password = await createUser(page, username);
    const row = page.getByRole('row', { name: new RegExp(username) });
    await expect(row).toContainText('待改密码');
    await expect(row).toContainText('瞪羚企业申报');
    expect(await listPageFaults(page, 'accounts')).toEqual([]);

    const theirs = await (await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })).newPage();
    await theirs.goto('/enterpriseCenter/declare');
    await submitSignIn(theirs, username, password);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('设置您自己的密码');
    // Typed a moment ago, it is not asked for again; a page that was loaded anew does not know it any more.
    await expect(theirs.getByLabel('一次性密码')).toHaveCount(0);
    await theirs.goto('/enterpriseCenter/declare');
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('设置您自己的密码');
    expect(await listPageFaults(theirs, 'first password')).toEqual([]);
    await theirs.getByLabel('一次性密码').fill(password);
    await theirs.getByLabel('新密码', { exact: true }).fill(OWN_PASSWORD);
    await theirs.getByLabel('再次输入新密码').fill(OWN_PASSWORD);
    await theirs.getByRole('button', { name: '设置密码并继续' }).click();
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('我的申报');

    await expect(theirs.getByRole('menuitem', { name: '账号管理' })).toHaveCount(0);
    await theirs.goto('/enterpriseCenter/users');
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/您没有“管理用户”的权限/);
    await theirs.goto('/index');
    await expect(theirs.getByRole('link', { name: /^开始申报/ })).toHaveText('开始申报');
    await expect(theirs.getByRole('link', { name: '开始申报 瞪羚企业申报' })).toBeVisible();

    await row.getByRole('button', { name: /更多操作/ }).click();
    await page.getByRole('menuitem', { name: '停用' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
    await expect(row).toContainText('已停用');
    await theirs.reload();
    await expect(getUsernameField(theirs)).toBeVisible();
  });
});
