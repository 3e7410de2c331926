/** A whole declaration goes out as a workbook and a filled one comes back. On the gazelle form. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import type { Filing } from '../../domain/filing/types';
import type { ApiClient } from '../support/server/api-client';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const FORM = '/forms/gazelleForm';
const CURRENT = 'GET /api/v1.0/gazelle/portal/declare/';
const SAVE = 'POST /api/v1.0/gazelle/portal/declare/';
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const ROUNDS = [
  { row: 'r1', investor: '甲资本', amount: 1200.5, received_date: '2025-03-31' },
  { row: 'r2', investor: '乙资本', amount: 300, received_date: '2025-06-30' },
];

const stored = async (client: ApiClient) => (await client.must<Filing>(CURRENT)).data;

const open = async (page: Page, client: ApiClient) => {
  await client.must<Filing>(SAVE, { action: 'save', data: { financingData: ROUNDS } });
  await openAs(page, client, FORM);
};

const exported = async (page: Page): Promise<ExcelJS.Workbook> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出工作簿' }).click();
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await readFile(await (await download).path())) as unknown as ExcelJS.Buffer);
  return book;
};

const give = async (page: Page, book: ExcelJS.Workbook) => {
  const buffer = Buffer.from(await book.xlsx.writeBuffer());
  await page
    .getByLabel(/选择要导入“.*瞪羚.*”的表格文件（\.xlsx、\.xls、\.ods 或 \.csv）/)
    .setInputFiles({ name: '填好.xlsx', mimeType: MIME, buffer });
};

const sheetOf = (book: ExcelJS.Workbook, name: string) => book.getWorksheet(name) as ExcelJS.Worksheet;

/** The cell for the value of a field. */
function cellOf(sheet: ExcelJS.Worksheet, key: string): ExcelJS.Cell {
  let found: ExcelJS.Cell | undefined;
  sheet.eachRow((row) => {
    if (row.getCell(1).value === key) found = row.getCell(3);
  });
  if (!found) throw new Error(key);
  return found;
}

test.describe('Import and export of a draft (WorkbookTools)', () => {
  test('exports every section, and imports, saves and undoes the changes', async ({ page, company }) => {
    await open(page, company.client);
    const book = await exported(page);
    expect(book.worksheets.filter(({ state }) => state === 'visible').length).toBeGreaterThan(8);

    const rounds = sheetOf(book, '股权融资情况');
    rounds.getCell('D2').value = 1500;
    rounds.getCell('C4').value = '丙资本';
    // Zero is an answer where nothing was.
    cellOf(sheetOf(book, '企业基本信息'), 'paid_in_capital').value = 0;
    await give(page, book);

    const dialog = page.getByRole('dialog', { name: /导入“.*瞪羚/ });
    await expect(dialog.getByRole('row', { name: /到位金额.* 1,200\.5万元 1,500万元/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /新增一行.*丙资本/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: '企业基本信息 · 实缴资本 （空） 0万元' })).toBeVisible();
    await expect(dialog).toContainText('修改填写项1项新增1行修改1行删除0行');
    expect((await stored(company.client)).financingData).toEqual(ROUNDS);

    await dialog.getByRole('button', { name: '导入', exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
    const after = [{ ...ROUNDS[0], amount: 1500 }, ROUNDS[1], { investor: '丙资本' }];
    await expect
      .poll(async () => (await stored(company.client)).financingData, { timeout: 15_000 })
      .toMatchObject(after);
    expect(await stored(company.client)).toMatchObject({ baseData: { paid_in_capital: 0 } });

    await page.getByRole('button', { name: '撤销' }).click();
    await expect
      .poll(async () => (await stored(company.client)).financingData, { timeout: 15_000 })
      .toEqual(ROUNDS);
  });

  test('imports an unchanged workbook without changes, and refuses that of another form', async ({
    page,
    company,
  }) => {
    await open(page, company.client);
    const book = await exported(page);
    await give(page, book);
    const dialog = page.getByRole('dialog', { name: /导入“.*瞪羚/ });
    await expect(dialog).toContainText('没有可导入的改动');
    await expect(dialog).toContainText('未发现问题');
    await dialog.locator('.ant-modal-footer').getByRole('button', { name: '关闭' }).click();
    await expect(dialog).toBeHidden();

    const origin = sheetOf(book, '_origin');
    origin.getCell('B1').value = 'hightech';
    origin.getCell('B2').value = '高新技术企业认定';
    await give(page, book);
    await expect(dialog.getByRole('alert')).toContainText('这是“高新技术企业认定”的工作簿，不能导入');
    await expect(dialog.getByRole('button', { name: '导入', exact: true })).toHaveCount(0);
  });
});
