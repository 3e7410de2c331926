import { toWorkbook } from '@domain/spreadsheet/model';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { createPlainSheet, type PlainColumn } from './plainSheet';
import { writeBook } from './writeBook';

interface Item {
  name: string;
  value: number;
  at: string;
}

const columnsOf = (heads: string[]): PlainColumn<Item>[] => [
  { head: heads[0] ?? '', kind: 'text', width: 20, of: ({ name }) => name },
  { head: heads[1] ?? '', kind: 'number', width: 12, of: ({ value }) => value },
  { head: heads[2] ?? '', kind: 'day', width: 12, of: ({ at }) => at },
  { head: heads[3] ?? '', kind: 'minute', width: 18, of: ({ at }) => at },
];
const items: Item[] = [
  { name: '\u2068GX-1\u2069 شركة', value: 1200, at: '2025-12-15T18:11:00Z' },
  { name: '', value: 3, at: '' },
];

async function openSheet(heads: string[]): Promise<ExcelJS.Worksheet> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await writeBook(toWorkbook(createPlainSheet('表', columnsOf(heads), items))));
  return book.worksheets[0] as ExcelJS.Worksheet;
}

describe(createPlainSheet, () => {
  it('has numbers and Beijing dates that can be sorted and filtered, and texts without invisible marks', async () => {
    const sheet = await openSheet(['名称', '数值', '日期', '时间']);
    const cells = ['A2', 'B2', 'C2', 'D2'].map((at) => sheet.getCell(at));
    expect(cells.map(({ value }) => value)).toEqual([
      'GX-1 شركة',
      1200,
      new Date('2025-12-16T00:00:00Z'),
      new Date('2025-12-16T02:11:00Z'),
    ]);
    expect(cells.map(({ numFmt = 'General' }) => numFmt)).toEqual([
      '@',
      'General',
      'yyyy-mm-dd',
      'yyyy-mm-dd hh:mm',
    ]);
    expect(['A3', 'C3'].map((at) => sheet.getCell(at).value)).toEqual([null, null]);
    expect(sheet.autoFilter).toBe('A1:D3');
  });

  it('is not protected, since it is never imported', async () => {
    const sheet = await openSheet(['名称', '数值', '日期', '时间']);
    expect((sheet as unknown as { sheetProtection: unknown }).sheetProtection ?? null).toBeNull();
  });

  it.each([
    [['名称', '数值', '日期', '时间'], false],
    [['الاسم', 'القيمة', 'اليوم', 'الوقت'], true],
  ])('runs in the direction of its heads %s', async (heads, isRightToLeft) => {
    const [view] = (await openSheet(heads)).views;
    expect(Boolean(view?.rightToLeft)).toBe(isRightToLeft);
  });
});
