import { describe, expect, it } from 'vitest';
import { arrangeTable, computeTableHeight, type FittedTable, PADDING, type PaperTableRows } from './columns';
import { ACROSS, UPRIGHT } from './page';
import { computeTextUnits } from './text-widths';

const table = (
  columns: number,
  rows: number,
  text: (row: number, column: number) => string,
): PaperTableRows => ({
  head: Array.from({ length: columns }, (_, i) => (i === 0 ? '序号' : `指标名称${i}`)),
  rows: Array.from({ length: rows }, (_, row) => ({
    cells: Array.from({ length: columns }, (_, i) => ({
      text: i === 0 ? String(row + 1) : text(row, i),
      number: false,
    })),
    sum: false,
  })),
});
const short = () => '机械设计';
const code = () => '91210112MA0YQ1X2XQ';

const totalOf = (widths: number[]) => widths.reduce((sum, width) => sum + width + 2 * PADDING + 0.5, 1);

describe('tables on a page (layout)', () => {
  it.each([
    [3, 5],
    [10, 4],
    [13, 60],
  ])('of %i columns with short texts stands upright over the whole width', (columns, rows) => {
    const { across, parts } = arrangeTable(table(columns, rows, short), UPRIGHT, ACROSS);
    expect([across, parts.length]).toEqual([false, 1]);
    expect(totalOf(parts[0]?.widths ?? [])).toBeCloseTo(UPRIGHT.width, 5);
  });

  it('are laid out in landscape only when wide and long enough for a landscape page', () => {
    const wide = arrangeTable(table(9, 60, code), UPRIGHT, ACROSS);
    expect(wide.across).toBe(true);
    expect(computeTableHeight(wide.parts[0] as never)).toBeGreaterThan(ACROSS.height / 2);
    expect(totalOf(wide.parts[0]?.widths ?? [])).toBeCloseTo(ACROSS.width, 5);
    expect(arrangeTable(table(9, 3, code), UPRIGHT, ACROSS).across).toBe(false);
  });

  it('are split between columns when wide and short, with the row names in each part', () => {
    const { parts } = arrangeTable(
      table(14, 3, (row, column) => (column === 1 ? `甲${row}` : code())),
      UPRIGHT,
      ACROSS,
    );
    expect(parts.length).toBeGreaterThan(1);
    const heads = parts.map(({ table: { head } }) => head);
    for (const [i, { table: part, widths }] of parts.entries()) {
      expect(part.head.slice(0, 2)).toEqual(['序号', '指标名称1']);
      expect(part.rows.map(({ cells }) => cells[1]?.text)).toEqual(['甲0', '甲1', '甲2']);
      expect(part.head.length, `part ${i}`).toBeGreaterThan(3);
      expect(totalOf(widths)).toBeCloseTo(UPRIGHT.width, 5);
    }
    expect(heads.flatMap((head) => head.slice(2))).toEqual(
      Array.from({ length: 12 }, (_, i) => `指标名称${i + 2}`),
    );
  });

  it('give words of heads, and codes in capitals, their whole width in the font', () => {
    const head = ['Name', 'IP number', 'Year of transformation', 'Credit code', 'Remarks'];
    const said = ['Reducer', 'ZL 2024 1 0012345.6', '2024', code(), 'A text that is long. '.repeat(4)];
    const cells = said.map((text) => ({ text, number: false }));
    const [part] = arrangeTable({ head, rows: [{ cells, sum: false }] }, UPRIGHT, ACROSS).parts;
    const { widths, fontSize } = part as FittedTable;
    for (const [i, name] of head.entries())
      for (const word of name.split(' '))
        expect(widths[i], word).toBeGreaterThan((computeTextUnits(word, true) * fontSize) / 2);
    expect(widths[3]).toBeGreaterThan((computeTextUnits(code()) * fontSize) / 2);
  });

  it('give spare room to columns of text, and none to row numbers and amounts', () => {
    const { parts } = arrangeTable(
      {
        head: ['序号', '名称', '金额（万元）'],
        rows: [
          {
            cells: [
              { text: '1', number: false },
              { text: '减速器', number: false },
              { text: '35.5', number: true },
            ],
            sum: false,
          },
        ],
      },
      UPRIGHT,
      ACROSS,
    );
    const [no = 0, name = 0, amount = 0] = parts[0]?.widths ?? [];
    expect(no).toBeLessThan(UPRIGHT.width / 15);
    expect(amount).toBeLessThan(UPRIGHT.width / 6);
    expect(name).toBeGreaterThan(UPRIGHT.width / 2);
  });

  it('keep a column that is wider than the page', () => {
    const { parts } = arrangeTable(
      table(3, 2, () => '9'.repeat(400)),
      UPRIGHT,
      ACROSS,
    );
    expect(new Set(parts.flatMap(({ table: { head } }) => head)).size).toBe(3);
    for (const { widths } of parts) expect(totalOf(widths)).toBeLessThanOrEqual(UPRIGHT.width + 0.001);
    const numbers = table(2, 1, () => '9'.repeat(400));
    for (const { cells } of numbers.rows) for (const cell of cells) cell.number = true;
    expect(totalOf(arrangeTable(numbers, UPRIGHT, ACROSS).parts[0]?.widths ?? [])).toBeCloseTo(
      UPRIGHT.width,
      5,
    );
  });
});
