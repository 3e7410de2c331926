/** Sections 4 and 8 of the specification, where no other test of the browser shows them: what becomes of an answer. */
import type { Page, Route } from '@playwright/test';
import { paths } from '../../domain/api/paths.generated';
import type { HighlightedMessages } from '../../domain/inbox/calls';
import { getSaveCall } from '../support/file-sample';
import { requireProgram, saveSample } from './support/filed';
import { expect, test } from './support/fixtures';
import { assertNoToast, getUsernameField, openAs } from './support/portal';

const answering = (body: object) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });

const toast = (page: Page) => page.locator('.ant-message-notice');

test.describe('Bell (NoticeBell)', () => {
  test('[spec 4.read 4.clear] marks a followed notice as read, and removes a cleared kind', async ({
    page,
    company,
  }) => {
    const glance = () => company.client.must<HighlightedMessages>(paths.glint);
    const nameFor = (count: number) => (count > 0 ? `通知，${count}条未读` : '通知，没有未读');
    const { unread } = await glance();
    expect(unread).toBeGreaterThan(0);
    await openAs(page, company.client, '/index');
    const bell = page.getByRole('button', { name: /^通知/ });
    await expect(bell).toHaveAccessibleName(nameFor(unread));
    await bell.click();
    const panel = page.getByRole('dialog', { name: '通知' });
    await panel.getByRole('link', { name: /^未读/ }).first().click();
    await expect(bell).toHaveAccessibleName(nameFor(unread - 1));
    await expect.poll(async () => (await glance()).unread).toBe(unread - 1);

    await bell.click();
    const kinds = panel.getByRole('tab');
    const before = await kinds.count();
    await panel.getByRole('button', { name: /^清空/ }).click();
    await expect(kinds).toHaveCount(before - 1);
  });
});

test.describe('Login page (/login/login)', () => {
  test("[spec 4.smsElse] shows the server's message when a code was not sent", async ({ page, company }) => {
    await page.route('**/send_sms', answering({ code: 208, msg: '今日发送次数已用完', data: null }));
    await page.goto('/login/login');
    await page.getByRole('button', { name: '用短信验证码' }).click();
    await getUsernameField(page).fill(company.username);
    await page.getByLabel('注册手机号').fill(company.phone);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(toast(page).filter({ has: page.getByRole('alert') })).toHaveText('今日发送次数已用完');
  });
});

test.describe('Platform form (/forms/innovateForm)', () => {
  test('[spec 4.platform208 8.208platform] asks to complete an incomplete platform', async ({
    page,
    company,
  }) => {
    const data = { selectIndex: { select_index: 1 } };
    await company.client.must(getSaveCall(requireProgram('innovation_platform')), { action: 'save', data });
    await openAs(page, company.client, '/forms/innovateForm?view=check');
    await expect(page.getByRole('status').filter({ hasText: '已自动保存' })).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: '确认提交' }).click();
    await expect(page.getByRole('main').getByText('数据不完整，请补充完整后再提交')).toBeVisible();
  });
});

test.describe('Gazelle form (/forms/gazelleForm)', () => {
  test('[spec 8.208write] leaves a refused submission to the form, without a toast', async ({
    page,
    company,
  }) => {
    const program = requireProgram('gazelle');
    await saveSample(company.client, program, company);
    await page.route('**/submit/', answering({ code: 208, msg: '窗口已满', data: { missing: [] } }));
    await openAs(page, company.client, `${program.route}?view=check`);
    await expect(page.getByRole('heading', { level: 2, name: '预览并提交' })).toBeVisible();
    for (const warning of await page.locator('#form-warnings').getByRole('checkbox').all())
      await warning.check();
    await page.getByRole('button', { name: '确认提交' }).click();
    await expect(page.getByRole('main').getByText('窗口已满')).toBeVisible();
    await assertNoToast(page);
  });

  test('[spec 4.initDeclare] shows that a declaration with a closed window is under construction', async ({
    page,
    company,
  }) => {
    await page.route('**/gazelle/portal/declare/', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const window = { ...body.data.window, status: 'closed' };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, window } } });
    });
    await openAs(page, company.client, '/forms/gazelleForm');
    await expect(toast(page).filter({ has: page.getByRole('alert') })).toHaveText('模块建设中');
  });
});
