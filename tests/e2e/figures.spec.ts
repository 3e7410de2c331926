/** Figures that a company has given in another program: taken over, and where they differ seen while typing and explained. */
import type { Filing } from '../../domain/filing/types';
import { readSamples } from '../support/samples';
import { requireProgram, submitSample } from './support/filed';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const hightech = requireProgram('hightech');
const SAVE = `${hightech.calls.save[0]}`.replace(' /', ' /api/v1.0/');
const { filesData: _, ...answers } = readSamples('hightech')[0]?.data ?? {};

test.describe('High-tech form (/forms/declareForm)', () => {
  test('asks for a reason for a figure that differs from another program, and keeps it', async ({
    page,
    company,
  }) => {
    const { client } = company;
    await submitSample(client, requireProgram('gazelle'), { company });
    await client.must<Filing>(SAVE, { action: 'save', data: answers });
    await openAs(page, client, `${hightech.route}?section=finance`);
    const asked = page.getByRole('region', { name: '与以往申报不一致的数据' });
    const assets = asked.getByRole('listitem').filter({ hasText: '2023年“年末资产总额”为2,000.00万元' });
    await expect(assets).toContainText('中的1,600.00万元不一致');
    await expect(page.locator('[id="finance[0].total_assets"]')).toHaveAccessibleDescription(
      /与《.*》不一致/,
    );

    await page.locator('[id="finance[0].total_assets"]').fill('1600');
    await expect(assets).toHaveCount(0);
    await page.locator('[id="finance[0].total_assets"]').fill('2000');
    await assets.getByRole('textbox').fill('审计调整');
    await page.reload();
    await expect(assets.getByRole('textbox')).toHaveValue('审计调整');
    await assets.getByRole('button', { name: '保存说明' }).click();
    await expect(assets).toContainText('说明：审计调整');
    await page.reload();
    await expect(assets).toContainText('说明：审计调整');
  });

  test('begins with the figures of another program, names their source, and lists them by year', async ({
    page,
    company,
  }) => {
    const { client } = company;
    await submitSample(client, requireProgram('gazelle'), { company });
    await openAs(page, client, `${hightech.route}?section=finance`);
    await expect(page.locator('[id="finance[0].total_assets"]')).toHaveValue(/1,?600/);
    await expect(page.getByText(/项来自《.*》/)).toBeVisible();
    await page.goto('/enterpriseCenter/figures');
    const assets = page.getByRole('row').filter({ hasText: '资产总额' });
    await assets.getByRole('link', { name: '1,600.00' }).click();
    await expect(page).toHaveURL(/gazelleForm/);
  });
});

test.describe('Form on a phone (/forms/gazelleForm)', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows a long amount whole in the grid of years', async ({ page, company }) => {
    await openAs(page, company.client, '/forms/gazelleForm?section=operationData');
    const amount = page.locator('table input[inputmode="decimal"]').first();
    await amount.fill('98765432.1');
    await amount.blur();
    await expect(amount).toHaveValue('98,765,432.10');
    const room = await amount.evaluate((input: HTMLInputElement) => input.clientWidth - input.scrollWidth);
    expect(room).toBe(0);
  });

  test('closes what is open above a section by Back, and stays in the section', async ({ page, company }) => {
    await openAs(page, company.client, '/forms/gazelleForm?section=baseData');
    await page.locator('summary').filter({ hasText: '企业基本信息' }).first().tap();
    await page
      .getByRole('link', { name: /^近四年经营与研发数据/ })
      .first()
      .tap();
    await expect(page).toHaveURL(/section=operationData/);
    await page.getByRole('button', { name: '全屏填表' }).tap();
    await expect(page.getByRole('button', { name: '退出全屏' })).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(page.getByRole('button', { name: '全屏填表' })).toBeFocused();
    await expect(page).toHaveURL(/section=operationData/);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(/section=baseData/);
  });

  test('opens the calendar by a tap on its sign while the date has the focus', async ({ page, company }) => {
    await openAs(page, company.client, '/forms/gazelleForm?section=baseData');
    const date = page.getByPlaceholder('YYYY-MM-DD').first();
    await date.tap();
    const sign = page.getByLabel(/^从日历选择/).first();
    const place = await sign.boundingBox();
    if (!place) throw new Error('the sign is not in sight');
    await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
    await expect(page.locator('.ant-picker-dropdown')).toBeVisible();
  });
});
