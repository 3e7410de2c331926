import type { Page } from '@playwright/test';
import { startOidcService } from '../support/server/oidc-service';
import { findFreePort, RealServer } from '../support/server/real-server';
import { addApp, clearPageSession, computeFactorCode, findDialog, keepCodes } from './support/factors';
import { test as base, expect } from './support/fixtures';
import { signIn, submitSignIn } from './support/portal';

const NAME = '市统一身份认证';

/** A portal of its own, for the service has to know its address and both have to live on one day. */
const test = base.extend<object, { service: Awaited<ReturnType<typeof startOidcService>> }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern.
    async ({}, use) => {
      const service = await startOidcService(`http://127.0.0.1:${await findFreePort()}/login/login`);
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ service }, use) => {
      const { origin, port } = new URL(service.page);
      const { client, issuer } = service;
      const provider = { id: 'city', name: NAME, issuer, client_id: client.id, client_secret: client.secret };
      const env = { PORT: port, PUBLIC_URL: origin, OIDC_PROVIDERS: JSON.stringify([provider]) };
      const server = await new RealServer(env, true, Date.now()).start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const goToService = (page: Page) => page.getByRole('button', { name: NAME }).click();

/** Comes from the service unknown, signs in by password once, and binds. */
async function bind(page: Page, { username, password }: { username: string; password: string }) {
  await page.goto('/login/login');
  await goToService(page);
  await expect(page.getByText(`您在“${NAME}”的账号尚未绑定`)).toBeVisible();
  await submitSignIn(page, username, password);
  await expect(findDialog(page)).toContainText(`将“${NAME}”的身份绑定到本账号？`);
  await findDialog(page).getByLabel('当前密码').fill(password);
  await findDialog(page)
    .getByRole('button', { name: /^绑\s?定$/ })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: NAME })).toContainText('绑定');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
}

test.describe('Sign-in by another service (/login/login)', () => {
  test('signs in a known user once bound, and signs out of both', async ({ page, company, service }) => {
    service.expects('zhang');
    await bind(page, company);

    await clearPageSession(page);
    await page.goto('/login/login');
    await goToService(page);
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByText('登录成功').first()).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/index$/);

    await signOut(page);
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/login\/login/);
    // The next person at this computer is not the last one.
    service.expects('li');
    await goToService(page);
    await expect(page.getByText(`您在“${NAME}”的账号尚未绑定`)).toBeVisible();
  });

  test("asks for the portal's second factor after the service, once", async ({ page, company, service }) => {
    service.expects('wang');
    await bind(page, company);
    const secret = await addApp(page, company.password);
    await keepCodes(page);

    await clearPageSession(page);
    await page.goto('/login/login');
    await goToService(page);
    await expect(page.getByRole('heading', { name: '第二步验证' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.getByLabel('6位验证码').fill(await computeFactorCode(page, secret, 30_000));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/index$/);
    await page.goto('/enterpriseCenter/account');
    await page.getByRole('button', { name: `解除绑定 ${NAME}` }).click();
    await findDialog(page).getByLabel('当前密码').fill(company.password);
    await findDialog(page).getByRole('button', { name: '解除绑定', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: NAME })).toBeHidden();
  });

  test('refuses an answer that another tab requested, or that comes again', async ({
    page,
    context,
    company,
    service,
  }) => {
    service.expects('zhao');
    await bind(page, company);
    await clearPageSession(page);
    await page.goto('/login/login');
    const back = page.waitForRequest((request) => request.url().startsWith(`${service.page}?`));
    await goToService(page);
    const answer = (await back).url();
    await expect(page).toHaveURL(/\/index$/);

    await clearPageSession(page);
    for (const tab of [page, await context.newPage()]) {
      await tab.goto(answer);
      await expect(tab.getByText('本次登录不是从此页面发起的').first()).toBeVisible();
      expect(await tab.evaluate(() => localStorage.getItem('token'))).toBeNull();
    }
  });

  test('shows that a service is away beside the password, which still signs in', async ({
    page,
    company,
    service,
  }) => {
    service.lies({ status: 503 });
    await page.goto('/login/login');
    await goToService(page);
    await expect(page.getByText(`“${NAME}”暂时无法连接`).first()).toBeVisible();
    service.lies(null);
    await signIn(page, company.username, company.password);
    await expect(page).toHaveURL(/\/index$/);
  });
});
