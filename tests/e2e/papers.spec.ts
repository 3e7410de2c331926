/** Values come from papers into a form: accounts as PDF, and the portal's own PDF. */
import type { Page } from '@playwright/test';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import { createPaperPdf, statements, yuanAmounts } from '../support/made-papers';
import { photographPages } from '../support/recognise';
import type { ApiClient } from '../support/server/api-client';
import { withId } from '../support/with-id';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const FORM = '/forms/gazelleForm';
const CURRENT = 'GET /api/v1.0/gazelle/portal/declare/';
const SAVE = 'POST /api/v1.0/gazelle/portal/declare/';

const stored = async (client: ApiClient) => (await client.must<Filing>(CURRENT)).data;

const chooseInDialog = async (page: Page, name: string, buffer: Buffer, mimeType = 'application/pdf') => {
  await page.getByRole('button', { name: '从材料读取' }).click();
  const dialog = page.getByRole('dialog', { name: '从材料读取填写内容' });
  await dialog
    .getByLabel('选择PDF或照片')
    .and(dialog.locator('input'))
    .setInputFiles({ name, mimeType, buffer });
  return dialog;
};

test.describe('Values read from papers (src/filling/papers)', () => {
  test('fills in the figures of an audit report that were looked at, as one step that is undone', async ({
    page,
    company,
  }) => {
    const [balance = [], income = []] = statements('元', yuanAmounts);
    const own = [{ text: `编制单位：${company.name}`, x: 40, y: 760 }];
    await openAs(page, company.client, FORM);
    const pdf = await createPaperPdf([[...balance, ...own], income]);
    const dialog = await chooseInDialog(page, '审计报告.pdf', Buffer.from(pdf));
    await expect(dialog.getByText(/审计报告\.pdf · 财务报表/)).toBeVisible();
    const revenue = dialog.getByRole('listitem').filter({ hasText: /2025年 · 营业收入/ });
    await expect(revenue).toContainText(/（空）.*2,350\.60.*第2页/);
    await expect(revenue.getByRole('img', { name: /一、营业收入 23,506,000\.00/ })).toBeVisible();
    await dialog.getByRole('checkbox', { name: /2024年 · 净利润/ }).uncheck();
    await dialog.getByRole('button', { name: /填入所选/ }).click();
    await expect(dialog).toBeHidden();
    const rowOf = async (year: number) =>
      ((await stored(company.client)).operationData as { affiliation_year: number }[]).find(
        (row) => row.affiliation_year === year,
      );
    await expect
      .poll(() => rowOf(2025), { timeout: 20_000 })
      .toMatchObject({ operating_revenue: 2350.6, total_assets: 4120.75 });
    expect(await rowOf(2024)).toMatchObject({ total_profit: -51.58 });
    expect(await rowOf(2024)).not.toHaveProperty('net_profit');
    await page.getByRole('button', { name: '撤销' }).first().click();
    await expect
      .poll(async () => (await rowOf(2025)) ?? {}, { timeout: 20_000 })
      .not.toHaveProperty('operating_revenue');
  });

  test('recognises the figures of a photographed income statement, each to be looked at', async ({
    page,
    company,
  }) => {
    const [, income] = await photographPages(await createPaperPdf(statements('元', yuanAmounts)));
    await openAs(page, company.client, FORM);
    const dialog = await chooseInDialog(page, '利润表.png', income ?? Buffer.of(), 'image/png');
    const revenue = dialog.getByRole('listitem').filter({ hasText: /2025年 · 营业收入/ });
    await expect(revenue).toContainText(/（空）.*2,350\.60.*第1页.*由图片识别的文字/, { timeout: 30_000 });
    await expect(revenue.getByRole('checkbox')).not.toBeChecked();
    await expect(revenue.getByRole('img', { name: /营业收入 23,506,000\.00/ })).toBeVisible();
  });

  test('reads back the PDF that the portal printed, exactly', async ({ page, company, server }) => {
    const years = [{ affiliation_year: 2025, operating_revenue: 1123.45, export_value: 6.7 }];
    const begun = await company.client.must<Filing>(SAVE, { action: 'save', data: { operationData: years } });
    const [, path = ''] = withId(paths.document, begun.id ?? '').split(' ');
    const printed = await fetch(`${server.url}${path}`, {
      headers: { authorization: `JWT ${company.client.access}` },
    });
    const pdf = Buffer.from(await printed.arrayBuffer());
    await company.client.must<Filing>(SAVE, {
      action: 'save',
      id: begun.id,
      version: begun.version,
      data: { ...begun.data, operationData: [] },
    });
    await openAs(page, company.client, FORM);
    const dialog = await chooseInDialog(page, '去年的申报书.pdf', pdf);
    const revenue = dialog.getByRole('listitem').filter({ hasText: /2025年 · 营业收入/ });
    await expect(revenue).toContainText(/（空）.*1,123\.45.*本系统打印，原样读回/);
    await expect(revenue.getByRole('checkbox')).toBeChecked();
    await dialog.getByRole('button', { name: /填入所选/ }).click();
    await expect
      .poll(async () => (await stored(company.client)).operationData, { timeout: 20_000 })
      .toEqual(expect.arrayContaining([expect.objectContaining({ ...years[0] })]));
  });
});
