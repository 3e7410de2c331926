/** A table goes out as a spreadsheet file and a filled one comes back. On the gazelle form's financing rounds. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import type { Option } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import { readProgramDocument } from '../support/program-documents';
import type { ApiClient } from '../support/server/api-client';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const FORM = '/forms/gazelleForm?section=financingData';
const CURRENT = 'GET /api/v1.0/gazelle/portal/declare/';
const SAVE = 'POST /api/v1.0/gazelle/portal/declare/';
const SHEET = '股权融资情况';
const { financing_round: rounds } = readProgramDocument('gazelle').dictionaries;
const [seed, second] = (rounds?.items ?? []) as unknown as [Option, Option];

const BEFORE = [
  { row: 'r1', round: seed.value, investor: '=甲资本', amount: 1200.5, received_date: '2025-03-31' },
  { row: 'r2', round: seed.value, investor: '乙资本', amount: 300, received_date: '2025-06-30' },
];

const stored = async (client: ApiClient) =>
  (await client.must<Filing>(CURRENT)).data.financingData as Record<string, unknown>[];

const open = async (page: Page, client: ApiClient) => {
  await client.must<Filing>(SAVE, { action: 'save', data: { financingData: BEFORE } });
  await openAs(page, client, FORM);
};

const exported = async (page: Page): Promise<{ book: ExcelJS.Workbook; sheet: ExcelJS.Worksheet }> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${SHEET}.xlsx`);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await readFile(await file.path())) as unknown as ExcelJS.Buffer);
  return { book, sheet: book.getWorksheet(SHEET) as ExcelJS.Worksheet };
};

const give = async (page: Page, book: ExcelJS.Workbook) => {
  const buffer = Buffer.from(await book.xlsx.writeBuffer());
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page
    .getByLabel(`选择要导入“${SHEET}”的表格文件（.xlsx、.xls、.ods 或 .csv）`)
    .setInputFiles({ name: '填好.xlsx', mimeType, buffer });
};

test.describe('Import and export of a table (SheetTools)', () => {
  test('exports typed and locked cells, and imports, saves and undoes the changes', async ({
    page,
    company,
  }) => {
    await open(page, company.client);
    const { book, sheet } = await exported(page);
    const heads = (sheet.getRow(1).values as string[]).slice(2);
    expect(heads).toEqual([
      '融资轮次',
      '投资机构',
      '到位金额（折合人民币）（万元）',
      '到位日期',
      '投资协议与到账凭证',
    ]);
    expect([sheet.getCell('C2').value, sheet.getCell('C2').type]).toEqual([
      '=甲资本',
      ExcelJS.ValueType.String,
    ]);
    expect(sheet.getCell('D2').value).toBe(1200.5);
    expect(sheet.getCell('E2').value).toEqual(new Date('2025-03-31'));
    expect(sheet.getCell('B9').dataValidation.type).toBe('list');

    sheet.getCell('D2').value = 1500;
    sheet.getRow(4).values = [null, second.zh, '丙资本', 80, new Date('2026-01-02')];
    await give(page, book);
    const dialog = page.getByRole('dialog', { name: `导入“${SHEET}”` });
    await expect(dialog).toContainText('新增1行修改1行删除0行');
    await expect(dialog).toContainText('未发现问题');
    expect(await stored(company.client)).toEqual(BEFORE);

    await dialog.getByRole('button', { name: '导入', exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
    const after = [
      { ...BEFORE[0], amount: 1500 },
      BEFORE[1],
      { round: second.value, investor: '丙资本', amount: 80, received_date: '2026-01-02' },
    ];
    await expect.poll(() => stored(company.client), { timeout: 15_000 }).toMatchObject(after);
    await expect(page.getByRole('status').filter({ hasText: '共3行' })).toBeVisible();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(page.getByRole('status').filter({ hasText: '共2行' })).toBeVisible();
  });

  test('names the cells of a faulty file, and imports the rest only on request', async ({
    page,
    company,
  }) => {
    await open(page, company.client);
    const { book, sheet } = await exported(page);
    sheet.getCell('D2').value = { formula: '1+1', result: 2 };
    sheet.getCell('D3').value = '约三百万';
    sheet.getCell('C3').value = '丁资本';
    await give(page, book);
    const dialog = page.getByRole('dialog', { name: `导入“${SHEET}”` });
    const row = (cell: string) => dialog.getByRole('row').filter({ hasText: `工作表“${SHEET}”${cell}` });
    await expect(row('D2')).toContainText('是公式，按文件中的计算结果读入，请核对');
    await expect(row('D3')).toContainText('应填数字');
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(dialog).toBeHidden();
    expect(await stored(company.client)).toEqual(BEFORE);

    await give(page, book);
    await dialog.getByRole('button', { name: '导入其余内容' }).click();
    await expect
      .poll(() => stored(company.client), { timeout: 15_000 })
      .toEqual([
        { ...BEFORE[0], amount: 2 },
        { ...BEFORE[1], investor: '丁资本' },
      ]);
  });
});
