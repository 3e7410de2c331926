/** Files as other programs write them, built here: parts and cells that exported workbooks never have. */
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import { describe, expect, it } from 'vitest';
import { zipParts } from '../../../tests/support/zip';
import { readBook } from './readBook';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

interface Made {
  /** The content of `sheetData`. */
  data: string;
  /** Elements before `sheetData`. */
  before?: string;
  /** Elements after `sheetData`. */
  after?: string;
  /** Namespace prefix of the element names, such as `x:`. */
  prefix?: string;
  properties?: string;
  texts?: string;
  textsName?: string;
  styles?: string;
  sheetName?: string;
  parts?: Record<string, string | Buffer>;
}

/** Builds a package with one sheet; `data` must contain the prefix itself. */
function bookOf({ data, prefix: p = '', properties = '', texts = '', styles = '', ...more }: Made) {
  const {
    textsName = 'sharedStrings.xml',
    sheetName = 'sheet1.xml',
    parts = {},
    before = '',
    after = '',
  } = more;
  const ns = p ? `xmlns:${p.slice(0, -1)}="${MAIN}"` : `xmlns="${MAIN}"`;
  const part = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}" ContentType="${TYPE}.${kind}+xml"/>`;
  return zipParts({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${part('workbook.xml', 'sheet.main')}${part(`worksheets/${sheetName}`, 'worksheet')}${part('sharedStrings.xml', 'sharedStrings')}${part('styles.xml', 'styles')}</Types>`,
    'xl/workbook.xml': `<${p}workbook ${ns} xmlns:r="${RELATIONS}">${properties}<${p}sheets><${p}sheet name="表" sheetId="1" r:id="r1"/></${p}sheets></${p}workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/${sheetName}"/></Relationships>`,
    [`xl/worksheets/${sheetName}`]: `<${p}worksheet ${ns}>${before}<${p}sheetData>${data}</${p}sheetData>${after}</${p}worksheet>`,
    [`xl/${textsName}`]: texts || `<sst xmlns="${MAIN}"/>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    ...parts,
  });
}

const rowsOf = async (made: Made) => {
  const read = await readBook(bookOf(made));
  return 'book' in read ? read.book.sheets[0]?.rows : read.fault;
};
const firstRow = async (made: Made) => {
  const rows = await rowsOf(made);
  return Array.isArray(rows) ? rows[0]?.cells : rows;
};
const visibilityOf = async (made: Made) => {
  const rows = await rowsOf(made);
  return Array.isArray(rows) ? rows.map(({ number, isHidden }) => [number, isHidden === true]) : rows;
};
const text = (value: string) => ({ kind: 'text', text: value });
const inline = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const formatted = (code: string) =>
  `<numFmts count="1"><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>`;

describe(readBook, () => {
  it('reads elements with a prefix, and ignores malformed properties', async () => {
    const data = '<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>甲</x:t></x:is></x:c></x:row>';
    const parts = { 'docProps/app.xml': '<ap:Properties><br></ap:Properties>', 'xl/drawings/d.xml': '<br>' };
    expect(await rowsOf({ data, prefix: 'x:', parts })).toEqual([{ number: 1, cells: [text('甲')] }]);
  });

  it('counts rows and cells without references, and skips blank ones', async () => {
    const data = `<row><c r="A1" s="1"/><c s="1"/>${inline('甲')}</row><row/><row><c><v>7</v></c></row>`;
    expect(await rowsOf({ data })).toEqual([
      { number: 1, cells: [null, null, text('甲')] },
      { number: 3, cells: [{ kind: 'number', number: 7 }] },
    ]);
  });

  it.each(['1', 'true'])('reads date serials of a file with date1904="%s"', async (flag) => {
    const made = { properties: `<workbookPr date1904="${flag}"/>`, styles: formatted('yyyy-mm-dd') };
    const data = '<row r="1"><c r="A1" s="1"><v>42735</v></c><c r="B1"><v>42735</v></c></row>';
    expect(await firstRow({ ...made, data })).toEqual([
      { kind: 'date', date: '2021-01-01' },
      { kind: 'number', number: 42_735, is1904: true },
    ]);
  });

  it.each([
    ['0.00,,&quot;百万元&quot;', 12_345_678, '12.345678百万元'],
    ['0!.0,&quot;万&quot;', 12_345, '1.2345万'],
    ['0&quot;.&quot;0,', 12_345, '1.2345'],
    ['[&gt;=100000000]0!.00,,&quot;亿&quot;;[&gt;=10000]0!.0,&quot;万&quot;;0', 12_345, '1.2345万'],
    ['[&gt;=10000]0!.0,&quot;万&quot;;0', 9999, undefined],
    ['#,##0,_ ;[Red]-#,##0,', -12_345_678, '-12345.678'],
    ['#,##0.00&quot;元&quot;', 3_000_000, '3000000元'],
    ['#,##0.00&quot;人&quot;', 12, undefined],
    ['￥#,##0.00', 12.5, undefined],
    ['yyyy&quot;年&quot;', 'date', undefined],
  ])('reads the format %s of %s as the amount that it shows', async (code, number, amount) => {
    const data = `<row r="1"><c r="A1" s="1"><v>${number === 'date' ? 45_000 : number}</v></c></row>`;
    const shown = amount
      ? expect.objectContaining({ amount })
      : expect.not.objectContaining({ amount: expect.anything() });
    expect(await firstRow({ styles: formatted(code), data })).toEqual([shown]);
  });

  it('tells which rows the file hides', async () => {
    const data = `<row r="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"><c r="A2"><v>2</v></c></row><row r="4" hidden="true"><c r="A4"><v>4</v></c></row>`;
    expect(await visibilityOf({ data })).toEqual([
      [1, false],
      [2, true],
      [4, true],
    ]);
  });

  const hiddenColumnsOf = async (made: Made) => {
    const read = await readBook(bookOf(made));
    return 'book' in read ? read.book.sheets[0]?.hiddenColumns : read.fault;
  };

  it('tells which filled columns the file hides, however many it claims to have', async () => {
    const cell = (name: string) => `<c r="${name}1"><v>1</v></c>`;
    const data = `<row r="1">${['A', 'B', 'C', 'E'].map(cell).join('')}</row>`;
    const columns =
      '<cols><col min="1" max="1" width="9"/><col min="2" max="2" hidden="true"/><col min="3" max="3" hidden="0"/><col hidden="1" min="4" max="4000000000"/></cols>';
    expect(await hiddenColumnsOf({ data, before: columns })).toEqual([1, 4]);
    expect(await hiddenColumnsOf({ data })).toBeUndefined();
  });

  it('reads ISO dates', async () => {
    const data =
      '<row r="1"><c r="A1" t="d"><v>2025-03-31</v></c><c r="B1" t="d"><v>2025-03-31T23:30:00</v></c></row>';
    const day = { kind: 'date', date: '2025-03-31' };
    expect(await firstRow({ data })).toEqual([day, day]);
  });

  it('reads shared texts whatever their part is called, and blank ones among them', async () => {
    const texts = `<sst xmlns="${MAIN}"><si><t>甲</t></si><si/><si><t>a</t><r><t>b</t></r></si></sst>`;
    const data = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>2</v></c></row>';
    expect(await firstRow({ data, texts, textsName: 'SharedStrings.xml' })).toEqual([text('甲'), text('ab')]);
  });

  it('reads rare signs that stand as their numbers', async () => {
    const data = `<row r="1">${inline('&#x20BB7;野家')}${inline('&#134071;')}</row>`;
    expect(await firstRow({ data })).toEqual([text('𠮷野家'), text('𠮷')]);
  });

  it.each(['utf16le', 'utf-16be'] as const)('reads parts in %s', async (encoding) => {
    const xml = Buffer.from(
      `<?xml version="1.0" encoding="UTF-16"?><worksheet xmlns="${MAIN}"><sheetData><row r="1">${inline('甲')}</row></sheetData></worksheet>`,
      'utf16le',
    );
    const part = encoding === 'utf16le' ? xml : Buffer.from(xml).swap16();
    expect(await firstRow({ data: '', parts: { 'xl/worksheets/sheet1.xml': part } })).toEqual([text('甲')]);
  });

  it('reads CDATA', async () => {
    expect(await firstRow({ data: `<row r="1">${inline('<![CDATA[甲 & <乙>]]>')}</row>` })).toEqual([
      text('甲 & <乙>'),
    ]);
  });

  it('tells a percent format from a quoted percent sign, and keeps shown zeros', async () => {
    const data = '<row r="1"><c r="A1" s="1"><v>12.5</v></c></row>';
    expect(await firstRow({ data, styles: formatted('0.00&quot;%&quot;') })).toEqual([
      { kind: 'number', number: 12.5 },
    ]);
    expect(await firstRow({ data, styles: formatted('0.0%') })).toMatchObject([{ isPercent: true }]);
    const code = '<row r="1"><c r="A1" s="1"><v>123</v></c></row>';
    expect(await firstRow({ data: code, styles: formatted('00000') })).toMatchObject([{ shown: '00123' }]);
  });

  it('reads a time of day as it is shown', async () => {
    const data = '<row r="1"><c r="A1" s="1"><v>0.3958333333</v></c></row>';
    expect(await firstRow({ data, styles: formatted('h:mm') })).toEqual([text('9:30')]);
  });

  it('ignores cells that are only styled, and pictures', async () => {
    const blank = Array.from(
      { length: 30_000 },
      (_, i) => `<row r="${i + 2}"><c r="A${i + 2}" s="1"/></row>`,
    );
    const wide = Array.from({ length: 300 }, () => '<c s="1"/>').join('');
    const parts = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`xl/media/${i}.png`, 'x']));
    const data = `<row r="1">${inline('甲')}${wide}</row>${blank.join('')}`;
    expect(await rowsOf({ data, parts })).toEqual([{ number: 1, cells: [text('甲')] }]);
  });

  it('tells which cells are merged, with a prefix or without', async () => {
    const merged = { top: 1, bottom: 2, left: 0, right: 0 };
    for (const prefix of ['', 'x:']) {
      const after = `<${prefix}mergeCells><${prefix}mergeCell xml:id="1" ref="A1:A2"/></${prefix}mergeCells>`;
      const data = `<${prefix}row r="1"><${prefix}c r="A1"><${prefix}v>1</${prefix}v></${prefix}c></${prefix}row>`;
      const read = await readBook(bookOf({ data, prefix, after }));
      expect(read).toMatchObject({ book: { sheets: [{ merges: [merged] }] } });
    }
  });

  it('marks formulas, with a result, without one, and with one that shows nothing', async () => {
    const data =
      '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><f>A1</f></c><c r="C1"><f>A1</f><v></v></c>' +
      '<c r="D1" t="str"><f>IF(A1=2,"","x")</f><v></v></c><c r="E1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>';
    expect(await firstRow({ data })).toEqual([
      { kind: 'formula', result: { kind: 'number', number: 2 } },
      { kind: 'formula' },
      { kind: 'formula' },
      null,
      { kind: 'error' },
    ]);
  });

  it('reads a boolean that is written as a formula', async () => {
    const data =
      '<row r="1"><c r="A1" t="b"><f aca="false">TRUE()</f><v>1</v></c><c r="B1" t="b"><f>FALSE()</f><v>0</v></c><c r="C1" t="b"><f>NOT(TRUE())</f><v>0</v></c></row>';
    expect(await firstRow({ data })).toEqual([
      { kind: 'flag', flag: true },
      { kind: 'flag', flag: false },
      { kind: 'formula', result: { kind: 'flag', flag: false } },
    ]);
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('姓名,编号\n甲,00123\n')],
    ['UTF-8 with its mark', new TextEncoder().encode('\ufeff姓名,编号\r\n甲,00123\r\n')],
    [
      'GB 18030',
      new Uint8Array([
        0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xb1, 0xe0, 0xba, 0xc5, 0x0a, 0xbc, 0xd7, 0x2c, 0x30, 0x30, 0x31, 0x32,
        0x33,
      ]),
    ],
  ])('reads values of a text file in %s as texts', async (_, bytes) => {
    const read = await readBook(bytes as Uint8Array<ArrayBuffer>);
    expect('book' in read && read.book.sheets[0]?.rows.map(({ cells }) => cells)).toEqual([
      [text('姓名'), text('编号')],
      [text('甲'), text('00123')],
    ]);
  });

  const rows = (count: number, cell: string) => `<row>${cell}</row>`.repeat(count);
  it.each([
    ['a row beyond all sheets', '<row r="4000000000"><c r="A4000000000"><v>1</v></c></row>', 'damaged'],
    ['a row far below', '<row r="40000000"><c r="A40000000"><v>1</v></c></row>', 'damaged'],
    ['rows without end', rows(SHEET_LIMITS.rows + 1, '<c><v>1</v></c>'), 'rows'],
    ['cells without end', rows(SHEET_LIMITS.cells + 1, '<c><v>1</v></c>'), 'cells'],
  ])('refuses %s', async (_, data, fault) => {
    expect(await rowsOf({ data })).toBe(fault);
  });

  it('refuses a long text that thousands of cells share', async () => {
    const texts = `<sst xmlns="${MAIN}"><si><t>${'长'.repeat(30_000)}</t></si></sst>`;
    expect(await rowsOf({ data: rows(5_000, '<c t="s"><v>0</v></c>'), texts })).toBe('unpacked');
  });

  it('expands no entity, and ignores defined names', async () => {
    const names = '<definedNames><definedName name="n">表!$A$1:$XFD$1048576</definedName></definedNames>';
    const data = `<row r="1">${inline('&b;')}</row>`;
    expect(await firstRow({ data, properties: names })).toEqual([text('&b;')]);
  });
});
