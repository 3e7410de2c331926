import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import { type PlainCell, type SheetColumn, type SheetContent, toWorkbook } from '@domain/spreadsheet/model';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readBook } from './readBook';
import { writeBook } from './writeBook';

const column = (key: string, more: Partial<SheetColumn> = {}): SheetColumn => ({
  key,
  head: key,
  note: '',
  width: 12,
  format: '@',
  isLocked: false,
  isHidden: false,
  validation: null,
  ...more,
});

const text = (value: string): PlainCell => ({ kind: 'text', text: value });

const sheet = (
  columns: SheetColumn[],
  rows: PlainCell[][],
  more: Partial<SheetContent> = {},
): SheetContent => ({
  name: '表',
  columns,
  rows: rows.map((cells) => ({ cells, locked: [] })),
  frozen: 1,
  room: 10,
  known: [],
  ...more,
});

const bytesOf = async (from: SheetContent) => new Uint8Array(await writeBook(toWorkbook(from)));
const openBook = async (bytes: Uint8Array) => {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as unknown as ExcelJS.Buffer);
  return book;
};
const pack = (book: ExcelJS.Workbook) => book.xlsx.writeBuffer().then((bytes) => new Uint8Array(bytes));

const everyKind: PlainCell[] = [
  text('=1+1'),
  text('+86 138'),
  text('-x'),
  text('@SUM(A1)'),
  text(' 两端 空白 '),
  text('一\n二\r\n三\t四'),
  text('_x0041_ & <b> "\u0001'),
  text('𠮷＝1'),
  text('0012'),
  { kind: 'number', number: 0.1 },
  { kind: 'number', number: -1234567890.12 },
  { kind: 'date', date: '2026-06-30' },
  { kind: 'date', date: '1900-03-01' },
  null,
  text('完'),
];
const kinds = everyKind.map((cell, i) =>
  column(`c${i}`, {
    note: '必填',
    format: cell?.kind === 'date' ? 'yyyy-mm-dd' : cell?.kind === 'number' ? '#,##0.00' : '@',
    validation: i === 14 ? { kind: 'list', values: ['完', '未完'], isStrict: true } : null,
  }),
);
const everything = sheet(kinds, [everyKind, everyKind.map(() => null), everyKind], { known: ['r1', 'r2'] });
/** Cells as read back: a number keeps the zeros of its format, and line ends are normalized, which an import treats as equal. */
const readKinds = everyKind.map((cell): PlainCell => {
  if (cell?.kind === 'number' && cell.number === 0.1) return { ...cell, shown: '0.10' };
  return cell?.kind === 'text' ? text(cell.text.replaceAll('\r\n', '\n')) : cell;
});
const asRead = {
  book: {
    known: { '': ['r1', 'r2'] },
    sheets: [
      {
        name: '表',
        rows: [
          { number: 1, cells: kinds.map(({ head }) => text(head)) },
          { number: 2, cells: readKinds },
          { number: 4, cells: readKinds },
        ],
      },
    ],
  },
};

describe('writeBook and readBook', () => {
  it('keep every kind of cell', async () => {
    expect(await readBook(await bytesOf(everything))).toEqual(asRead);
  });

  it('keep every kind of cell when LibreOffice has opened and saved the file', async () => {
    const saved = readFileSync(join(__dirname, 'fixtures/saved-by-libreoffice.xlsx'));
    expect(await readBook(new Uint8Array(saved))).toEqual(asRead);
  });

  it('write texts as texts, whatever they begin with', async () => {
    const book = await openBook(await bytesOf(sheet([column('a')], [[text('=HYPERLINK("http://x")')]])));
    const cell = book.worksheets[0]?.getCell('A2');
    expect(cell?.type).toBe(ExcelJS.ValueType.String);
    expect(cell?.numFmt).toBe('@');
  });

  it('print on the width of a page, with whole headings on each', async () => {
    const columns = [
      column('_id', { isHidden: true }),
      column('到位金额（折合人民币）（万元）'),
      column('b'),
    ];
    const few = await openBook(await bytesOf(sheet(columns, [], { frozen: 2 })));
    const page = few.worksheets[0] as ExcelJS.Worksheet;
    expect(page.pageSetup).toMatchObject({
      paperSize: 9,
      orientation: 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '1:1',
    });
    expect(page.getRow(1).height).toBe(51);
    const many = Array.from({ length: 12 }, (_, i) => column(`c${i}`, { width: 24 }));
    const wide = await openBook(await bytesOf(sheet(many, [])));
    expect(wide.worksheets[0]?.pageSetup).toMatchObject({ orientation: 'landscape', fitToWidth: 2 });
  });

  it('lock computed cells, unlock the rest, and freeze the header', async () => {
    const columns = [column('a', { note: '必填' }), column('b', { isLocked: true })];
    const made = sheet(columns, [[text('x'), text('y')]]);
    (made.rows[0] as { locked: number[] }).locked = [0];
    const book = await openBook(
      await bytesOf({ ...made, rows: [...made.rows, { cells: [text('z'), null], locked: [] }] }),
    );
    const page = book.worksheets[0] as ExcelJS.Worksheet;
    const isLocked = (address: string) => page.getCell(address).protection?.locked !== false;
    expect(['A1', 'B1', 'A2', 'B2', 'A3', 'B3'].map(isLocked)).toEqual([true, true, true, true, false, true]);
    expect(page.getColumn(1).protection?.locked).toBe(false);
    expect((page as unknown as { sheetProtection: object }).sheetProtection).toMatchObject({ sheet: true });
    expect(page.views[0]).toMatchObject({ state: 'frozen', xSplit: 1, ySplit: 1 });
    expect(JSON.stringify(page.getCell('A1').note)).toContain('必填');
  });

  it('offer the options of a column below the last row too', async () => {
    const validation = { kind: 'list' as const, values: ['甲', '乙,丙'], isStrict: true };
    const book = await openBook(await bytesOf(sheet([column('a', { validation })], [])));
    expect(book.worksheets[0]?.getCell('A11').dataValidation).toMatchObject({
      type: 'list',
      formulae: ['_options!$A$1:$A$2'],
    });
    expect(book.getWorksheet('_options')?.state).toBe('veryHidden');
    expect(book.getWorksheet('_options')?.getCell('A2').value).toBe('乙,丙');
  });

  it('tell formulas, errors, percentages, links and formatted texts apart', async () => {
    const book = new ExcelJS.Workbook();
    const page = book.addWorksheet('表');
    page.getCell('A1').value = { formula: '1+1', result: 2 };
    page.getCell('B1').value = { error: '#REF!' };
    page.getCell('C1').value = 0.125;
    page.getCell('C1').numFmt = '0.0%';
    page.getCell('D1').value = { text: 'a@b.cn', hyperlink: 'mailto:a@b.cn' };
    page.getCell('E1').value = { richText: [{ text: '粗' }, { text: '细' }] };
    page.getCell('F1').value = true;
    const read = await readBook(await pack(book));
    expect('book' in read && read.book.sheets[0]?.rows[0]?.cells).toEqual([
      { kind: 'formula', result: { kind: 'number', number: 2 } },
      { kind: 'error' },
      { kind: 'number', number: 0.125, isPercent: true },
      text('a@b.cn'),
      text('粗细'),
      { kind: 'flag', flag: true },
    ]);
  });
});

describe('readBook of separated values', () => {
  const rowsOf = async (content: string) => {
    const read = await readBook(new TextEncoder().encode(content));
    if (!('book' in read)) return read;
    return read.book.sheets[0]?.rows.map(({ number, cells }) => [
      number,
      cells.map((cell) => cell?.kind === 'text' && cell.text),
    ]);
  };

  it.each([
    [
      '1\n\n\n\n1',
      [
        [1, ['1']],
        [5, ['1']],
      ],
    ],
    [
      '0\r\n\r\n0\r\n',
      [
        [1, ['0']],
        [3, ['0']],
      ],
    ],
    ['PK,名称', [[1, ['PK', '名称']]]],
    [
      'ID;名称\n7;甲',
      [
        [1, ['ID', '名称']],
        [2, ['7', '甲']],
      ],
    ],
    ['TABLE,名称', [[1, ['TABLE', '名称']]]],
  ])('returns the cells of %j, whatever else begins so', async (content, rows) => {
    expect(await rowsOf(content)).toEqual(rows);
  });
});

describe('readBook of wrong files', () => {
  /** Zips files with the platform: a zip bomb takes seconds to pack in JavaScript. */
  const zipOf = async (files: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> => {
    const zip = new ZipFile();
    for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
    zip.end();
    const parts: Buffer[] = [];
    for await (const part of zip.outputStream) parts.push(part as Buffer);
    return new Uint8Array(Buffer.concat(parts));
  };
  const needed = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' };

  it.each([
    ['bytes of nothing known', new Uint8Array(100), 'not_spreadsheet'],
    ['nothing', new Uint8Array(0), 'empty'],
    ['a compound file cut short', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'damaged'],
    ['too many bytes', new Uint8Array(SHEET_LIMITS.fileBytes + 1), 'too_big'],
  ] as const)('refuses %s', async (_, bytes, fault) => {
    expect(await readBook(bytes)).toMatchObject({ fault });
  });

  it('refuses an archive of something else', async () => {
    expect(await readBook(await zipOf({ 'a.txt': 'a' }))).toEqual({ fault: 'not_spreadsheet' });
  });

  it('refuses an archive that unpacks to far more, even if it lies about its size', async () => {
    const bomb = await zipOf({
      ...needed,
      'xl/worksheets/sheet1.xml': ' '.repeat(SHEET_LIMITS.unpackedBytes + 1),
    });
    expect(bomb.length).toBeLessThan(SHEET_LIMITS.fileBytes);
    expect(await readBook(bomb)).toEqual({ fault: 'unpacked' });
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 46; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
    expect(await readBook(bomb)).toEqual({ fault: 'unpacked' });
  });

  it('refuses a truncated workbook', async () => {
    const bytes = await bytesOf(sheet([column('a')], [[text('x')]]));
    expect(await readBook(bytes.slice(0, bytes.length - 200))).toHaveProperty('fault');
    expect(await readBook(await zipOf(needed))).toHaveProperty('fault');
  });

  it('refuses too many sheets, rows or columns', async () => {
    const sheets = new ExcelJS.Workbook();
    for (let i = 0; i <= SHEET_LIMITS.sheets; i++) sheets.addWorksheet(`s${i}`);
    expect(await readBook(await pack(sheets))).toMatchObject({
      fault: 'sheets',
      actual: SHEET_LIMITS.sheets + 1,
    });
    const wide = new ExcelJS.Workbook();
    wide.addWorksheet('w').addRow(Array.from({ length: SHEET_LIMITS.columns + 1 }, (_, i) => i));
    expect(await readBook(await pack(wide))).toMatchObject({ fault: 'columns' });
    const long = new ExcelJS.Workbook();
    const page = long.addWorksheet('l');
    for (let i = 0; i <= SHEET_LIMITS.rows; i++) page.addRow([i]);
    expect(await readBook(await pack(long))).toMatchObject({ fault: 'rows' });
  });

  it('skips rules and merged cells that span a whole sheet', async () => {
    const book = new ExcelJS.Workbook();
    book.addWorksheet('表').getCell('A1').value = 'x';
    const zip = await JSZip.loadAsync(await pack(book));
    const path = 'xl/worksheets/sheet1.xml';
    const xml = (await zip.file(path)?.async('string')) as string;
    const wide =
      '<mergeCells count="1"><mergeCell ref="B1:XFD1048576"/></mergeCells><dataValidations count="1"><dataValidation type="whole" sqref="A1:XFD1048576"><formula1>1</formula1></dataValidation></dataValidations>';
    zip.file(path, xml.replace('</sheetData>', `</sheetData>${wide}`));
    const bytes = (await zip.generateAsync({ type: 'uint8array' })) as Uint8Array<ArrayBuffer>;
    // Expanding the ranges cell by cell would exceed the test's time limit.
    expect(await readBook(bytes)).toHaveProperty('book');
  });
});

describe(writeBook, () => {
  it('writes the verdicts on a second sheet, as text', async () => {
    const verdicts = { title: '条件与逻辑校验', head: ['条件', '结果'], rows: [['=1+1', '已满足']] };
    const read = await readBook(await bytesOf(sheet([column('a')], [[text('x')]], { verdicts })));
    expect(read).toMatchObject({
      book: {
        sheets: [
          { name: '表' },
          { name: '条件与逻辑校验', rows: [{}, { cells: [text('=1+1'), text('已满足')] }] },
        ],
      },
    });
  });
});
