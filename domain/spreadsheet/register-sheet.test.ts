import { describe, expect, it } from 'vitest';
import { toPlainCell } from '../../tests/support/plain-cell';
import { REGISTER_KINDS, registers } from '../registers/kinds';
import type { PlainCell, ReadBook } from './model';
import { findRegisterColumn } from './register-rows';
import { convertRegisterSheet, createRegisterTemplate } from './register-sheet';

const text = (value: string): PlainCell => (value ? { kind: 'text', text: value } : null);
const book = (...rows: [number, PlainCell[]][]): ReadBook => ({
  sheets: [
    { name: '说明', rows: [{ number: 1, cells: [text('填表说明')] }] },
    { name: '名册', rows: rows.map(([number, cells]) => ({ number, cells })) },
  ],
  known: {},
});

describe(createRegisterTemplate, () => {
  it('has for each register headings that are recognised on import', () => {
    for (const kind of REGISTER_KINDS)
      for (const language of ['zh', 'en'] as const) {
        const heads = createRegisterTemplate(kind, language).columns.filter(({ isHidden }) => !isHidden);
        expect(heads.flatMap(({ head }) => findRegisterColumn(kind, head) ?? [])).toEqual(
          registers[kind].columns.map(({ key }) => key),
        );
      }
  });
});

describe(convertRegisterSheet, () => {
  it('finds the sheet and its headings below a title, and keeps the row numbers', () => {
    const found = convertRegisterSheet(
      'blacklist',
      book(
        [1, [text('市级失信名单')]],
        [3, [text('统一社会信用代码 *'), text('列入原因'), text('列入日期')]],
        [6, [text('91210102MA0YK100XU'), text('说“谎”, "虚报"'), { kind: 'date', date: '2026-03-01' }]],
      ),
    );
    if (!('text' in found)) throw new Error(found.fault.en);
    expect(found.text.split('\n')).toEqual([
      '',
      '',
      '"统一社会信用代码","列入原因","列入日期"',
      '',
      '',
      '"91210102MA0YK100XU","说“谎”, ""虚报""","2026-03-01"',
    ]);
  });

  const heads = ['序号', '信用代码', '列入原因', '列入日期', '公式'];
  const rowsOf = (...rows: (string | number)[][]) =>
    rows.map((cells, i) => ({ number: i + 1, cells: cells.map(toPlainCell) }));
  const convert = (sheets: ReadBook['sheets']) => {
    const read = convertRegisterSheet('blacklist', { sheets, known: {} });
    if (!('text' in read)) throw new Error(read.fault.zh);
    return read;
  };

  it('names each formula and error value of its own columns, and ignores those of others', () => {
    const formula: PlainCell = { kind: 'formula' };
    const rows = [
      ...rowsOf(heads),
      { number: 2, cells: [formula, text('91210102MA0YK100XU'), text('失信'), formula, null, formula] },
      { number: 3, cells: [formula, { kind: 'error' } as const, text('失信'), text('2026-03-01'), null] },
      { number: 4, cells: [formula, null, null, null, null, formula] },
      { number: 5, cells: [text('合计'), formula] },
    ];
    const { text: sent, faults } = convert([{ name: '名册', rows }]);
    expect(faults).toMatchObject([
      { sheet: '名册', cell: 'D2', message: { zh: expect.stringContaining('选择性粘贴') } },
      { cell: 'B3' },
    ]);
    expect(sent.split('\n')).toHaveLength(3);
  });

  it('reads all sheets of the register, and finds the row of each line', () => {
    const line = (code: string) => [1, code, '失信', '2026-03-01'];
    const {
      text: sent,
      sheets,
      notes,
      findRow,
    } = convert([
      { name: '一季度', rows: rowsOf(heads.slice(0, 4), line('A'), line('B')) },
      { name: '汇总', rows: rowsOf(['季度', '家数'], ['一', 2]) },
      {
        name: '二季度',
        rows: rowsOf(['失信名单'], [...heads.slice(0, 4), '移除原因'], [...line('C'), '已履行']),
      },
    ]);
    expect(sheets).toEqual(['一季度', '二季度']);
    const lines = sent.split('\n');
    const at = (code: string) => findRow(lines.findIndex((each) => each.includes(`"${code}"`)) + 1);
    expect([at('A'), at('B'), at('C')]).toEqual([
      { sheet: '一季度', row: 2 },
      { sheet: '一季度', row: 3 },
      { sheet: '二季度', row: 3 },
    ]);
    expect(notes.map(({ sheet, cell }) => sheet + cell)).toEqual(['汇总', '二季度E2']);
    expect(notes[1]?.message.zh).toContain('“移除原因”这一列');
  });

  it('refuses a sheet without headings', () => {
    expect(convertRegisterSheet('patent', book([1, [text('其他')]]))).toMatchObject({
      fault: { zh: expect.stringContaining('专利号') },
    });
  });
});
