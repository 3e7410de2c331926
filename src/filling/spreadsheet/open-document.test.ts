/** OpenDocument files as other programs write them, built here. */
import { describe, expect, it } from 'vitest';
import { zipParts } from '../../../tests/support/zip';
import { readBook } from './readBook';

const text = (value: string) => ({ kind: 'text', text: value });
const odsOf = (rows: string, manifest = '<manifest/>') =>
  zipParts({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': manifest,
    'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table table:name="表">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });
const documentOf = (styles: string, tables: string) =>
  zipParts({
    'META-INF/manifest.xml': '<manifest/>',
    'content.xml': `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  });
const odsCell = (more: string) => `<table:table-cell ${more}><text:p>甲</text:p></table:table-cell>`;

describe(readBook, () => {
  it('reads an OpenDocument spreadsheet', async () => {
    const date =
      '<table:table-cell office:value-type="date" office:date-value="2025-03-31"><text:p>x</text:p></table:table-cell>';
    const row = `<table:table-row>${odsCell('office:value-type="string"')}${date}</table:table-row>`;
    const blank =
      '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16000"/></table:table-row>';
    expect(await readBook(odsOf(row + blank))).toMatchObject({
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
    expect(await readBook(odsOf(`${column}<table:table-row>${cells}</table:table-row>`))).toMatchObject({
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
    });
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
    const read = await readBook(documentOf(style('ta1', true) + style('ta2', false), tables.join('')));
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
    const read = await readBook(odsOf(rows.join('')));
    const found = 'book' in read ? read.book.sheets[0]?.rows : undefined;
    expect(found?.map(({ number, isHidden }) => [number, isHidden === true])).toEqual([
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
    expect(await readBook(odsOf(columns.join('') + row))).toMatchObject({
      book: { sheets: [{ hiddenColumns: [1, 2, 4] }] },
    });
  });

  it('keeps the blanks that an OpenDocument writes plainly or spells out, but not its indentation', async () => {
    const textsOf = async (...paragraphs: string[]) => {
      const cell = `<table:table-cell office:value-type="string">${paragraphs.map((each) => `<text:p>${each}</text:p>`).join('')}</table:table-cell>`;
      const read = await readBook(odsOf(`<table:table-row>${cell}</table:table-row>`));
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

  it('reads a boolean that is written as a formula', async () => {
    const cell = (formula: string, value: number) =>
      `<table:table-cell table:formula="of:=${formula}" office:value-type="float" office:value="${value}"><text:p>x</text:p></table:table-cell>`;
    const cells = cell('TRUE()', 1) + cell('FALSE()', 0) + cell('NOT(TRUE())', 0);
    const read = await readBook(odsOf(`<table:table-row>${cells}</table:table-row>`));
    expect('book' in read && read.book.sheets[0]?.rows[0]?.cells).toEqual([
      { kind: 'flag', flag: true },
      { kind: 'flag', flag: false },
      { kind: 'formula', result: { kind: 'number', number: 0 } },
    ]);
  });

  it('refuses an encrypted document and says that it has a password', async () => {
    expect(await readBook(odsOf('', '<manifest:encryption-data/>'))).toEqual({ fault: 'locked' });
  });

  it('refuses a cell repeated a million times', async () => {
    const many = odsCell('table:number-columns-repeated="16000"');
    const bytes = odsOf(`<table:table-row table:number-rows-repeated="1000000">${many}</table:table-row>`);
    expect(await readBook(bytes)).toMatchObject({ fault: 'cells' });
  });
});
