/** Round trips of whole drafts as files, for every program, and hostile files. */
import type { FormContext } from '@domain/definition';
import { programs } from '@domain/programs/index.generated';
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import type { ReadBook } from '@domain/spreadsheet/model';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { createDraftSource, origin, planWholeBook, writeDraftBook } from '../../../tests/support/draft-books';
import { generatedAnswers } from '../../../tests/support/generated-answers';
import { createValidAnswers, ctx, smallForm } from '../../../tests/support/small-form';
import { readBook } from './readBook';
import { writeBook } from './writeBook';

const CTX: FormContext = { batchYear: 2026, today: '2026-06-10', settings: {} };

const read = async (bytes: ArrayBuffer): Promise<ReadBook> => {
  const found = await readBook(new Uint8Array(bytes));
  if (!('book' in found)) throw new Error(found.fault);
  return found.book;
};

describe.each(programs.map((program) => [program.key, program] as const))(
  'writeBook and readBook of %s',
  (_, program) => {
    it('return it unchanged, within the limits of a file', async () => {
      const form = await program.load();
      const from = createDraftSource(form, generatedAnswers(form, CTX, 7), CTX);
      const bytes = await writeBook(writeDraftBook(from));
      expect(bytes.byteLength).toBeLessThan(SHEET_LIMITS.fileBytes / 10);
      const book = await read(bytes);
      expect(book.origin).toEqual(origin);
      const { sections, faults, notices } = planWholeBook(from, book);
      expect([sections, faults, notices]).toEqual([[], [], []]);
    });
  },
);

const from = createDraftSource(smallForm, createValidAnswers(), ctx);
const opened = async () => {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await writeBook(writeDraftBook(from))) as ExcelJS.Buffer);
  return book;
};
const again = async (book: ExcelJS.Workbook) => read((await book.xlsx.writeBuffer()) as ArrayBuffer);

describe('writeBook of the whole draft', () => {
  it('locks what is not read, and offers the options of each field', async () => {
    const book = await opened();
    expect(book.worksheets.map(({ name, state }) => (state === 'visible' ? name : state))).toEqual([
      '使用说明',
      '基本信息',
      'veryHidden',
      ...['团队', '任务', '经费', '年度数据', '合计', '附件'],
      'veryHidden',
      'veryHidden',
    ]);
    const page = book.getWorksheet('基本信息') as ExcelJS.Worksheet;
    const line = (key: string) => {
      const rows = page.getRows(2, 10) ?? [];
      return rows.find((row) => row.getCell(1).value === key)?.getCell(3) as ExcelJS.Cell;
    };
    expect(line('doubled').protection?.locked).not.toBe(false);
    expect(line('amount').protection?.locked).toBe(false);
    expect(line('amount').numFmt).toBe('#,##0.00');
    expect(line('colour').dataValidation).toMatchObject({ type: 'list', formulae: ['_options!$B$1:$B$3'] });
    expect(line('colour').value).toBe('暖色 / 红');
    const files = book.getWorksheet('附件') as ExcelJS.Worksheet;
    expect([files.getCell('B2').value, files.getCell('C2').value]).toEqual(['执照', '附件']);
  });

  it('leaves out formulas without a result and over-long texts when read back, and names their cells', async () => {
    const book = await opened();
    const page = book.getWorksheet('基本信息') as ExcelJS.Worksheet;
    page.getCell('C2').value = 'x'.repeat(40_000);
    page.getCell('C6').value = { formula: 'WEBSERVICE("http://x")' };
    book.addWorksheet('别的').getCell('A1').value = 'x';
    const plan = planWholeBook(from, await again(book));
    expect(plan.sections).toEqual([]);
    expect(plan.faults.map(({ sheet, cell }) => [sheet, cell])).toEqual([
      ['别的', ''],
      ['基本信息', 'C2'],
      ['基本信息', 'C6'],
    ]);
    expect(plan.faults.every(({ isRefused }) => isRefused)).toBe(true);
  });

  it('is refused by readBook with thousands of sheets', async () => {
    const book = await opened();
    for (let i = 0; i <= SHEET_LIMITS.sheets; i++) book.addWorksheet(`s${i}`);
    expect(await readBook(new Uint8Array((await book.xlsx.writeBuffer()) as ArrayBuffer))).toHaveProperty(
      'fault',
    );
  });
});
