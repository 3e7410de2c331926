import { expect, test } from './support/fixtures';
import {
  getPasswordField,
  getUsernameField,
  openAs,
  signIn,
  signInButton,
  submitSignIn,
} from './support/portal';

test.describe('Login page (/login/login)', () => {
  test('[spec 4.loginMessage 4.loginKept 4.loginCallback 8.200] signs in, says so, and stores the session as specified', async ({
    page,
    company,
  }) => {
    await page.goto('/login/login');
    await submitSignIn(page, company.username, company.password);
    await expect(page.getByText('登录成功').first()).toBeVisible();
    await expect(page).toHaveURL(/\/index$/);
    const kept = await page.evaluate(() => ({
      login: JSON.parse(localStorage.getItem('token') ?? 'null'),
      jwt: sessionStorage.getItem('jwt'),
      cookies: document.cookie,
    }));
    expect(kept.login.access).toBe(kept.jwt);
    expect(kept.cookies).toBe('');
  });

  test('returns to the requested page', async ({ page, company }) => {
    await page.goto('/enterpriseCenter/declare?status=draft');
    await expect(page).toHaveURL(/\/login\/login\?redirect=/);
    await submitSignIn(page, company.username, company.password);
    await expect(page).toHaveURL(/\/enterpriseCenter\/declare\?status=draft$/);
  });

  for (const target of ['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)']) {
    test(`refuses to follow redirect=${target} out of the portal`, async ({ page, company, server }) => {
      await page.goto(`/login/login?redirect=${encodeURIComponent(target)}`);
      await submitSignIn(page, company.username, company.password);
      await expect(page).toHaveURL(`${server.url}/index`);
    });
  }

  test('[spec 4.login208] keeps the name when the password was wrong', async ({ page, company }) => {
    await page.goto('/login/login');
    await submitSignIn(page, company.username, 'not-it');
    await expect(page.getByRole('alert').filter({ hasText: '登录名或密码错误' })).toBeVisible();
    await expect(getUsernameField(page)).toHaveValue(company.username);
  });

  test('names empty fields and sends nothing', async ({ page }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/login/')) sent += 1;
    });
    await page.goto('/login/login');
    await signInButton(page).click();
    await expect(page.getByText('请输入登录名或统一社会信用代码').first()).toBeVisible();
    await expect(page.getByText('请输入密码').first()).toBeVisible();
    expect(sent).toBe(0);
  });

  test('works by keyboard alone', async ({ page, company }) => {
    await page.goto('/login/login');
    await expect(getUsernameField(page)).toBeVisible();
    for (let stop = 0; stop < 20; stop += 1) {
      if (await getUsernameField(page).evaluate((field) => field === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(company.username);
    await page.keyboard.press('Tab');
    await expect(getPasswordField(page)).toBeFocused();
    await page.keyboard.type(company.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/index$/);
  });

  test('signs in a new tab, too', async ({ page, context, company }) => {
    await signIn(page, company.username, company.password);
    const tab = await context.newPage();
    await tab.goto('/enterpriseCenter/declare');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(tab.url()).pathname).toBe('/enterpriseCenter/declare');
  });
});

test.describe('Ended session (/login/login)', () => {
  test.use({ expectedErrors: /status of 40[13]/ });

  test('ends in every tab on signing out', async ({ page, context, company }) => {
    await signIn(page, company.username, company.password);
    const tab = await context.newPage();
    await tab.goto('/index');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/\/login\/login/);
    await tab.goto('/enterpriseCenter/messageNotice');
    await expect(tab).toHaveURL(/\/login\/login/);
  });

  test('leads to the login at the next call when revoked', async ({ page, company }) => {
    await openAs(page, company.client, '/index');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await company.client.must('POST /api/v1.0/accounts/portal/logout/');
    await page.goto('/enterpriseCenter/declare');
    await expect(page).toHaveURL(/\/login\/login/);
    await expect(page.getByText('登录已过期，请重新登录').first()).toBeVisible();
  });
});
