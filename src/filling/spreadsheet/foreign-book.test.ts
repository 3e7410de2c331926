/** Files as other programs write them, built here: parts and cells that exported workbooks never have. */
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import type { ReadRow } from '@domain/spreadsheet/model';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readBook } from './readBook';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

async function zipOf(parts: Record<string, string | Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

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
  return zipOf({
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
  const read = await readBook(await bookOf(made));
  return 'book' in read ? read.book.sheets[0]?.rows : read.fault;
};
const firstRow = async (made: Made) => {
  const rows = await rowsOf(made);
  return Array.isArray(rows) ? rows[0]?.cells : rows;
};
const visibilityOf = async (made: Made) => visibilityIn(await rowsOf(made));
function visibilityIn(rows: ReadRow[] | string | undefined) {
  return Array.isArray(rows) ? rows.map(({ number, isHidden }) => [number, isHidden === true]) : rows;
}
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
    const read = await readBook(await bookOf(made));
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
      const read = await readBook(await bookOf({ data, prefix, after }));
      expect(read).toMatchObject({ book: { sheets: [{ merges: [merged] }] } });
    }
  });

  it('marks formulas, with a result and without one', async () => {
    const data = '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>A1</f></c></row>';
    expect(await firstRow({ data })).toEqual([{ kind: 'formula' }, { kind: 'formula' }]);
  });

  it('reads a boolean that is written as a formula', async () => {
    const data =
      '<row r="1"><c r="A1" t="b"><f aca="false">TRUE()</f><v>1</v></c><c r="B1" t="b"><f>FALSE()</f><v>0</v></c><c r="C1" t="b"><f>NOT(TRUE())</f><v>0</v></c></row>';
    const flags = [{ kind: 'flag', flag: true }, { kind: 'flag', flag: false }, { kind: 'formula' }];
    expect(await firstRow({ data })).toEqual(flags);
    const cell = (formula: string, value: number) =>
      `<table:table-cell table:formula="of:=${formula}" office:value-type="float" office:value="${value}"><text:p>x</text:p></table:table-cell>`;
    const cells = cell('TRUE()', 1) + cell('FALSE()', 0) + cell('NOT(TRUE())', 0);
    const read = await readBook(await odsOf(`<table:table-row>${cells}</table:table-row>`));
    expect('book' in read && read.book.sheets[0]?.rows[0]?.cells).toEqual(flags);
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

  const odsOf = (rows: string, manifest = '<manifest/>') =>
    zipOf({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'META-INF/manifest.xml': manifest,
      'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table table:name="表">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    });
  const documentOf = (styles: string, tables: string) =>
    zipOf({
      'META-INF/manifest.xml': '<manifest/>',
      'content.xml': `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    });
  const odsCell = (more: string) => `<table:table-cell ${more}><text:p>甲</text:p></table:table-cell>`;

  it('reads an OpenDocument spreadsheet', async () => {
    const date =
      '<table:table-cell office:value-type="date" office:date-value="2025-03-31"><text:p>x</text:p></table:table-cell>';
    const row = `<table:table-row>${odsCell('office:value-type="string"')}${date}</table:table-row>`;
    const blank =
      '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16000"/></table:table-row>';
    expect(await readBook(await odsOf(row + blank))).toMatchObject({
      book: {
        sheets: [{ name: '表', rows: [{ cells: [text('甲'), { kind: 'date', date: '2025-03-31' }] }] }],
      },
    });
  });

  it('reads a percentage of an OpenDocument whose column alone has the format', async () => {
    const column = '<table:table-column table:default-cell-style-name="ce1"/>';
    const percentage = (style: string) =>
      `<table:table-cell${style} office:value-type="percentage" office:value="0.05"><text:p>5%</text:p></table:table-cell>`;
    const number =
      '<table:table-cell office:value-type="float" office:value="5"><text:p>5%</text:p></table:table-cell>';
    const cells = percentage('') + percentage(' table:style-name="ce2"') + number;
    expect(await readBook(await odsOf(`${column}<table:table-row>${cells}</table:table-row>`))).toMatchObject(
      {
        book: {
          sheets: [
            {
              rows: [
                {
                  cells: [
                    { kind: 'number', number: 0.05, isPercent: true },
                    { kind: 'number', number: 0.05, isPercent: true },
                    { kind: 'number', number: 5 },
                  ],
                },
              ],
            },
          ],
        },
      },
    );
  });

  it('skips the sheets that an OpenDocument hides, and those of the portal however shown', async () => {
    const style = (name: string, isShown: boolean) =>
      `<style:style style:name="${name}" style:family="table" style:master-page-name="x"><style:table-properties table:display="${isShown}" style:writing-mode="lr-tb"/></style:style>`;
    const table = (name: string, styled: string) =>
      `<table:table table:name="${name}" table:style-name="${styled}"><table:table-row>${odsCell('office:value-type="string"')}</table:table-row></table:table>`;
    const tables = [
      table('旧数据', 'ta2'),
      table('表', 'ta1'),
      table('_options', 'ta1'),
      table('_rows', 'ta2'),
      table('另表', 'ta1'),
    ];
    const read = await readBook(await documentOf(style('ta1', true) + style('ta2', false), tables.join('')));
    expect('book' in read && read.book.sheets.map(({ name }) => name)).toEqual(['表', '另表']);
    expect('book' in read && read.book.known).toEqual({ '': ['甲'] });
  });

  it('tells which rows an OpenDocument hides or filters out', async () => {
    const row = (attributes: string, cell = odsCell('office:value-type="string"')) =>
      `<table:table-row${attributes}>${cell}</table:table-row>`;
    const rows = [
      row(' table:number-rows-repeated="2"'),
      row(' table:visibility="collapse" table:number-rows-repeated="2"'),
      row(' table:visibility="filter" table:number-rows-repeated="3"', '<table:table-cell/>'),
      row(' table:visibility="visible"'),
      `<table:table-row-group table:display="false">${row(' table:visibility="filter"')}</table:table-row-group>`,
      row(' table:visibility="collapse" table:number-rows-repeated="1048000"', '<table:table-cell/>'),
    ];
    const read = await readBook(await odsOf(rows.join('')));
    expect('book' in read && visibilityIn(read.book.sheets[0]?.rows)).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, true],
      [8, false],
      [9, true],
    ]);
  });

  it('tells which columns an OpenDocument hides', async () => {
    const column = (attributes: string) => `<table:table-column${attributes}/>`;
    const columns = [
      column(''),
      column(' table:visibility="collapse" table:number-columns-repeated="2"'),
      column(''),
      `<table:table-column-group table:display="false">${column(' table:visibility="collapse"')}</table:table-column-group>`,
      column(' table:visibility="collapse" table:number-columns-repeated="16000"'),
    ];
    const row = `<table:table-row>${odsCell('office:value-type="string"').repeat(5)}</table:table-row>`;
    expect(await readBook(await odsOf(columns.join('') + row))).toMatchObject({
      book: { sheets: [{ hiddenColumns: [1, 2, 4] }] },
    });
  });

  it('keeps the blanks that an OpenDocument writes plainly or spells out, but not its indentation', async () => {
    const textsOf = async (...paragraphs: string[]) => {
      const cell = `<table:table-cell office:value-type="string">${paragraphs.map((each) => `<text:p>${each}</text:p>`).join('')}</table:table-cell>`;
      const read = await readBook(await odsOf(`<table:table-row>${cell}</table:table-row>`));
      return 'book' in read && read.book.sheets[0]?.rows[0]?.cells;
    };
    expect(await textsOf('previous', '  ? pct(a,  b)', ' ', '<text:s text:c="2"/>: null ')).toEqual([
      text('previous\n  ? pct(a,  b)\n \n  : null '),
    ]);
    expect(await textsOf('<text:span>粗 </text:span>  <text:a> 链</text:a> 细')).toEqual([
      text('粗    链 细'),
    ]);
    expect(await textsOf('\n      甲\n      乙\n    ')).toEqual([text('甲 乙')]);
  });

  it('refuses an encrypted document and says that it has a password', async () => {
    expect(await readBook(await odsOf('', '<manifest:encryption-data/>'))).toEqual({ fault: 'locked' });
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

  it('refuses a cell repeated a million times', async () => {
    const many = odsCell('table:number-columns-repeated="16000"');
    const bytes = await odsOf(
      `<table:table-row table:number-rows-repeated="1000000">${many}</table:table-row>`,
    );
    expect(await readBook(bytes)).toMatchObject({ fault: 'cells' });
  });

  it('expands no entity, and ignores defined names', async () => {
    const names = '<definedNames><definedName name="n">表!$A$1:$XFD$1048576</definedName></definedNames>';
    const data = `<row r="1">${inline('&b;')}</row>`;
    expect(await firstRow({ data, properties: names })).toEqual([text('&b;')]);
  });
});
