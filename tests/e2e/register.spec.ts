import type { Page } from '@playwright/test';
import { generateCompany, type NewCompany, registerCompany } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';
import { expect, test } from './support/fixtures';
import { assertNoToast, selectFirst } from './support/portal';

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click();

const identify = async (page: Page, company: NewCompany) => {
  await page.goto('/login/register');
  await page.getByLabel('统一社会信用代码').fill(company.creditCode);
};

const nameCompany = async (page: Page, company: NewCompany) => {
  const name = page.getByLabel('企业名称');
  await name.fill(company.name);
  await expect(name).toHaveValue(company.name);
};

/** Everything that a registration asks for, up to the button that sends it. */
async function fillIn(page: Page, server: RealServer, company: NewCompany) {
  await identify(page, company);
  await nameCompany(page, company);
  await next(page);
  for (const name of ['归口管理部门', '主管税务机关', '所属行业']) await selectFirst(page, name);
  await next(page);
  await page.getByLabel('联系人', { exact: true }).fill('陈工');
  await page.getByLabel('联系人手机').fill(company.phone);
  await expect(page.getByText('安全验证已通过')).toBeVisible();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /\d+秒后重发/ })).toBeDisabled();
  const sms = await server.sms(company.phone);
  await page.getByLabel(/^短信验证码/).fill(sms.code ?? '');
  await page.getByLabel(/^登录名/).fill(company.username);
  await page.getByLabel('设置密码', { exact: true }).fill(company.password);
  await page.getByLabel('确认密码').fill(company.password);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
}

test.describe('Register page (/login/register)', () => {
  test('[spec 4.register 4.sms200 4.companyName] registers a company end to end, and signs it in', async ({
    page,
    server,
  }) => {
    const company = generateCompany();
    await fillIn(page, server, company);
    await page.getByRole('button', { name: '提交注册' }).click();
    await expect(page.getByText('注册成功').first()).toBeVisible();
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByText(company.name).first()).toBeVisible();
  });

  test('[spec 8.registered] shows beside the name that a company was registered meanwhile, without a toast', async ({
    page,
    server,
  }) => {
    await fillIn(page, server, generateCompany());
    await expect(page.locator('.ant-message-notice')).toHaveCount(0);
    const body = JSON.stringify({ code: -1, msg: '该企业已注册，请登录', data: null });
    await page.route('**/company/register/', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    await page.getByRole('button', { name: '提交注册' }).click();
    await expect(page.getByRole('main').getByText('该企业已注册').first()).toBeVisible();
    await assertNoToast(page);
  });

  test('refuses a code with a wrong check digit', async ({ page }) => {
    await page.goto('/login/register');
    await page.getByLabel('统一社会信用代码').fill('91350100M000100Y44');
    await page.getByLabel('企业名称').fill('福建试验有限公司');
    await next(page);
    await expect(page).toHaveTitle(/^错误：/);
    await expect(page.getByText('校验位不正确').first()).toBeVisible();
    await expect(page.getByLabel('统一社会信用代码')).toHaveAttribute('aria-invalid', 'true');
  });

  test('shows the error of a field nearer to it than to the next one', async ({ page }) => {
    await page.goto('/login/register');
    await next(page);
    await expect(page.getByText('请输入统一社会信用代码')).toBeVisible();
    const ends = await page.getByText('营业执照上的18位代码').boundingBox();
    const begins = await page.locator('label', { hasText: '企业名称' }).boundingBox();
    expect((begins?.y ?? 0) - ((ends?.y ?? 0) + (ends?.height ?? 0))).toBeGreaterThanOrEqual(16);
  });

  test('corrects spaces, full width and small letters in the credit code', async ({ page }) => {
    await page.goto('/login/register');
    const code = page.getByLabel('统一社会信用代码');
    await code.fill(' ９１350100m000100y43 ');
    await code.blur();
    await expect(code).toHaveValue('91350100M000100Y43');
  });

  test('[spec 4.companyName] leads a registered company to the login', async ({ page, server }) => {
    const { company } = await registerCompany(server);
    await identify(page, company);
    await page.getByLabel('统一社会信用代码').blur();
    await expect(page.getByText('该企业已注册').first()).toBeVisible();
  });
});
