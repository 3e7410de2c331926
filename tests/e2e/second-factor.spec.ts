import type { BrowserContext, Page } from '@playwright/test';
import type { FactorsData } from '../../domain/accounts/second-factor-calls';
import { paths } from '../../domain/api/paths.generated';
import { ApiClient, DEMO_PASSWORD } from '../support/server/api-client';
import { withId } from '../support/with-id';
import { addApp, clearPageSession, computeFactorCode, findDialog, keepCodes } from './support/factors';
import { expect, test } from './support/fixtures';
import { signIn, submitSignIn } from './support/portal';

/** Chromium's own authenticator in software: it is there, and says yes. */
async function plugInPasskey(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.describe('Second factor (/enterpriseCenter/account)', () => {
  test('sets up an app, asks for its code on signing in, and accepts a recovery code instead', async ({
    page,
    company,
  }) => {
    const { username, password } = company;
    const scripts: string[] = [];
    await signIn(page, username, password);
    await page.goto('/enterpriseCenter/account');
    const secret = await addApp(page, password);
    const codes = await keepCodes(page);
    expect(codes).toHaveLength(10);
    await expect(page.getByText('剩余恢复码：10个')).toBeVisible();

    await clearPageSession(page);
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/login/login');
    await submitSignIn(page, username, password);
    await expect(page.getByRole('heading', { name: '第二步验证' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expect(page.getByLabel('6位验证码')).toBeFocused();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('验证未通过');
    // The code of the set-up is spent: the next one is good already.
    await page.getByLabel('6位验证码').fill(await computeFactorCode(page, secret, 30_000));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/index$/);
    expect(scripts.filter((url) => url.includes('webauthn'))).toEqual([]);

    await clearPageSession(page);
    await page.goto('/login/login');
    await submitSignIn(page, username, password);
    await page.getByRole('button', { name: '用恢复码' }).click();
    await page.getByLabel('恢复码').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/index$/);
    await page.goto('/enterpriseCenter/account');
    await expect(page.getByText('剩余恢复码：9个')).toBeVisible();
  });

  test('registers a passkey, signs in by it, and removes it with the password', async ({
    page,
    context,
    company,
    server,
  }) => {
    const { username, password } = company;
    const portal = server.url.replace('127.0.0.1', 'localhost');
    await plugInPasskey(context, page);
    await page.goto(`${portal}/login/login`);
    await submitSignIn(page, username, password);
    await page.waitForURL(/\/index$/);
    await page.goto(`${portal}/enterpriseCenter/account`);
    await page.getByRole('button', { name: '添加通行密钥' }).click();
    await findDialog(page).getByLabel('名称').fill('办公电脑');
    await findDialog(page).getByLabel('当前密码').fill(password);
    await findDialog(page).getByRole('button', { name: '完成设置' }).click();
    await keepCodes(page);
    await expect(page.getByRole('listitem').filter({ hasText: '办公电脑' })).toContainText('通行密钥');

    await clearPageSession(page);
    await page.goto(`${portal}/login/login`);
    await submitSignIn(page, username, password);
    await page.getByRole('button', { name: '使用通行密钥' }).click();
    await expect(page).toHaveURL(/\/index$/);

    await page.goto(`${portal}/enterpriseCenter/account`);
    await page.getByRole('button', { name: '移除 办公电脑' }).click();
    await findDialog(page).getByLabel('当前密码').fill(password);
    await findDialog(page)
      .getByRole('button', { name: /移\s*除/ })
      .click();
    await expect(page.getByRole('listitem').filter({ hasText: '办公电脑' })).toBeHidden();
    await clearPageSession(page);
    await page.goto(`${portal}/login/login`);
    await submitSignIn(page, username, password);
    await expect(page).toHaveURL(/\/index$/);
  });

  test("shows an office's users nothing else before they set one up, where that is required", async ({
    page,
    server,
  }) => {
    const password = DEMO_PASSWORD;
    await signIn(page, 'admin', password);
    await page.goto('/system/house');
    await page.getByRole('switch', { name: '要求第二验证' }).click();
    await page.getByRole('button', { name: /保\s*存/ }).click();
    await page.goto('/review/filings');
    await expect(page.getByRole('heading', { name: '设置第二验证' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await addApp(page, password);
    await keepCodes(page);
    await expect(page).toHaveURL(/\/review\/filings$/);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.goto('/system/house');
    await page.getByRole('switch', { name: '要求第二验证' }).click();
    await page.getByRole('button', { name: /保\s*存/ }).click();
    await expect(page.getByText('单位设置已保存').first()).toBeVisible();

    // Other tests of this server sign in as the administrator with a password alone.
    const admin = new ApiClient(server.url);
    admin.access = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}').access);
    const { list } = await admin.must<FactorsData>(paths.factors);
    for (const { id } of list) await admin.must(withId(paths.removeFactor, id), { password });
  });
});
