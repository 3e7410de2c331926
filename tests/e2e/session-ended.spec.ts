/** A session that ends while somebody types: the login knows them, and leads back to the field. */
import type { Page } from '@playwright/test';
import { type ApiClient, registerCompany } from '../support/server/api-client';
import { expect, test } from './support/fixtures';
import { getPasswordField, getUsernameField, openAs, signInButton, submitSignIn } from './support/portal';

const FORM = '/forms/gazelleForm?section=baseData';
const LOGOUT = 'POST /api/v1.0/accounts/portal/logout/';

const business = (page: Page) => page.locator('[id="baseData.main_business"]');

const typeAndEnd = async (page: Page, client: ApiClient) => {
  await openAs(page, client, FORM);
  await expect(business(page)).toBeEditable();
  await client.must(LOGOUT);
  await business(page).pressSequentially('会话结束前的内容');
  await expect(page).toHaveURL(/\/login\/login\?redirect=/, { timeout: 20_000 });
};

test.use({ expectedErrors: /status of 40[13]/ });

test.describe('Gazelle form after its session ended (/forms/gazelleForm)', () => {
  test('returns the user to the field with the typed text after signing in', async ({ page, company }) => {
    await typeAndEnd(page, company.client);
    await expect(page.getByText('登录已过期，请重新登录').first()).toBeVisible();
    await expect(page.getByText('您填写的内容已暂存在本机，登录后可接着填写。')).toBeVisible();
    await expect(getUsernameField(page)).toHaveValue(company.username);
    await expect(getPasswordField(page)).toBeFocused();
    await page.reload();
    await expect(page.locator('#shell')).toHaveCount(0);
    await expect(getUsernameField(page)).toHaveValue(company.username);
    await getPasswordField(page).fill(company.password);
    await signInButton(page).click();
    await expect(page).toHaveURL(/\/forms\/gazelleForm/);
    await expect(business(page)).toBeFocused();
    await expect(business(page)).toHaveValue('会话结束前的内容');
  });

  test('opens the home page of another account instead', async ({ page, company, server }) => {
    const other = await registerCompany(server);
    await typeAndEnd(page, company.client);
    await submitSignIn(page, other.company.username, other.company.password);
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByText('会话结束前的内容')).toHaveCount(0);
  });
});
