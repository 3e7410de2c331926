import { expect, test } from './support/fixtures';
import { openAs, openInPortal } from './support/portal';

/** The routes of the specification, section 2, and those of the accounts. */
const ROUTES = [
  '/index',
  '/preview',
  '/interaction',
  '/forms/declareForm',
  '/forms/gazelleForm',
  '/forms/innovateForm',
  '/forms/innovateFormIndex',
  '/forms/incubationCarrier',
  '/forms/unveilingProject',
  '/forms/achievementProject',
  '/forms/TechnologyPlan',
  '/forms/technologyPlanA',
  ...[...'BCDEFGHIJ'].map((letter) => `/forms/TechnologyPlan${letter}`),
  '/enterpriseCenter/information',
  '/enterpriseCenter/declare',
  '/enterpriseCenter/reportInfo',
  '/enterpriseCenter/messageNotice',
  '/enterpriseCenter/users',
  '/enterpriseCenter/departments',
  '/enterpriseCenter/account',
];

test.describe('Every route (/index and others)', () => {
  test('has a title and a heading of its own', async ({ page, company }) => {
    await openAs(page, company.client, '/index');
    const titles = [await page.title()];
    for (const route of ROUTES.slice(1)) {
      await openInPortal(page, route);
      // A page that comes slowly stands under the title of the one before for a moment.
      await expect.poll(async () => titles.includes(await page.title()), route).toBe(false);
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveText(/\S/);
      expect(new URL(page.url()).pathname).toBe(route);
      titles.push(await page.title());
    }
  });
});

test.describe('Root (/)', () => {
  test('redirects / to /index, and /login to the login', async ({ page, company }) => {
    await page.goto('/login');
    await expect(page).toHaveURL(/\/login\/login$/);
    await openAs(page, company.client, '/');
    await expect(page).toHaveURL(/\/index$/);
  });
});

test.describe('Pages without a session (/forms/gazelleForm)', () => {
  test('redirect to the login and back', async ({ page }) => {
    await page.goto('/forms/gazelleForm');
    await expect(page).toHaveURL(/\/login\/login\?redirect=/);
    await expect(page).toHaveTitle(/登录/);
  });
});

test.describe('NotFound page (/no-such-page)', () => {
  for (const path of [
    '/no-such-page',
    '/forms/technologyPlanZ',
    '/forms/technologyplana',
    '/enterpriseCenter/x',
  ]) {
    test(`shows that ${path} does not exist, with a way home`, async ({ page, company }) => {
      await openAs(page, company.client, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
      await expect(page).toHaveTitle(/页面不存在/);
      await page
        .getByRole('link', { name: '返回首页' })
        .or(page.getByRole('button', { name: '返回首页' }))
        .click();
      await expect(page).toHaveURL(/\/index$/);
    });
  }
});
