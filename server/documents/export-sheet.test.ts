import { buffer } from 'node:stream/consumers';
import { Workbook, type Worksheet } from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { ExportCell } from '../../domain/document/export';
import { createWorkbookStream } from './export-sheet';

async function openSheet(head: string[], ...chunks: ExportCell[][][]): Promise<Worksheet> {
  async function* rows() {
    yield* chunks;
  }
  const book = new Workbook();
  await book.xlsx.load((await buffer(createWorkbookStream('企业名单', head, rows()))) as never);
  return book.worksheets[0] as Worksheet;
}

const head = ['编号', '企业', '登记日期', '项目简介', '人数'];
const row = (no: number): ExportCell[] => [
  `GX-${no}`,
  '沈阳某某智能装备股份有限公司',
  { date: '2026-06-10' },
  '减速器。'.repeat(40),
  12,
];

describe('createWorkbookStream', () => {
  it('gives each column the width of its texts, within limits', async () => {
    const sheet = await openSheet(head, [row(1)], [row(2)]);
    const widths = head.map((_, column) => sheet.getColumn(column + 1).width);
    expect(widths).toEqual([8, 30, 12, 50, 8]);
  });

  it('shows each line of a text as a line, from the top of the cell', async () => {
    const sheet = await openSheet(['成员', '日期'], [['张三\n李四', { date: '2026-06-10' }]]);
    expect(sheet.getCell('A2').alignment).toMatchObject({ vertical: 'top', wrapText: true });
    expect(sheet.getCell('B2').alignment).toMatchObject({ vertical: 'top' });
    expect(sheet.getColumn(1).width).toBeLessThan(15);
  });

  it('puts the header of numbers where they stand, at the right', async () => {
    const sheet = await openSheet(head, [row(1)]);
    const sides = head.map((_, column) => sheet.getCell(1, column + 1).alignment?.horizontal);
    expect(sides).toEqual([undefined, undefined, undefined, undefined, 'right']);
    expect(sheet.getCell('E1').font).toMatchObject({ bold: true });
  });

  it.each([
    [[[row(1), row(2)], [row(3)]], 'A1:E4', 'landscape'],
    [[], 'A1:E1', 'portrait'],
  ])(
    'filters all rows by the header, which stays visible and is printed on each page',
    async (chunks, range, orientation) => {
      const sheet = await openSheet(head, ...chunks);
      expect(sheet.autoFilter).toBe(range);
      expect(sheet.getRow(1).values).toEqual([undefined, ...head]);
      expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
      expect(sheet.pageSetup).toMatchObject({
        orientation,
        fitToPage: true,
        fitToWidth: 1,
        fitToHeight: 0,
        printTitlesRow: '1:1',
      });
    },
  );
});
