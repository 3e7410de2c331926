/** Values of edited files, given rows, years and fields. */
import { describe, expect, it } from 'vitest';
import { exported, number, plan, sourceOf, text } from '../../tests/support/exported-table';
import { buildSheet } from './sheet';

describe('planImport() of values', () => {
  it('reads values as people and spreadsheet programs write them', () => {
    const source = sourceOf('team');
    const file = exported(source)
      .put('D2', { kind: 'number', number: 0.125, isPercent: true })
      .put('D3', text('１,２００.5'))
      .put('C3', number(7));
    expect(plan(source, file.book).rows).toMatchObject([{ share: 12.5 }, { share: 1200.5, name: '7' }]);
  });

  it('reads references to one or more rows of other tables', () => {
    const source = sourceOf('tasks');
    const cells = buildSheet(source, 'zh').rows[0]?.cells;
    expect(cells).toEqual([text('t'), text('任务'), text('T02'), text('T01；T02')]);
    const file = exported(source).put('C2', text('t01')).put('D2', text('T02'));
    expect(plan(source, file.book).rows).toMatchObject([{ lead: 'T01', helpers: ['T02'] }]);
  });
});

describe('planImport() of given rows and years', () => {
  it('fills years that were not stored yet', () => {
    const source = sourceOf('years');
    const file = exported(source).put('B3', number(9));
    const { rows, changes, changed } = plan(source, file.book);
    expect(rows).toEqual([
      { affiliation_year: 2024, income: 5, cost: 2 },
      { affiliation_year: 2025, income: 9 },
    ]);
    expect(changes).toEqual([{ row: { affiliation_year: 2025 }, field: 'income', value: 9 }]);
    expect(changed).toBe(1);
  });

  it('refuses a year that is not asked for, or occurs twice', () => {
    const source = sourceOf('years');
    const file = exported(source).put('A4', number(2019)).put('B4', number(1));
    file.put('A5', text('2024年')).put('B5', number(1));
    expect(plan(source, file.book).faults.map(({ message }) => message.zh)).toEqual([
      '“年度数据”不需填报2019年度，请删除该年度的数据',
      '“年度数据”2024年度重复',
    ]);
  });

  it.each(['2025年度', '2025 年度', '2025年', 'FY2025', 'fy 2025', '２０２５年'])(
    'reads %s as a year',
    (year) => {
      const file = exported(sourceOf('years')).put('A3', text(year)).put('B3', number(9));
      const { changes, faults } = plan(sourceOf('years'), file.book);
      expect(changes).toEqual([{ row: { affiliation_year: 2025 }, field: 'income', value: 9 }]);
      expect(faults).toEqual([]);
    },
  );

  it('reads the first day of a year as the year, and no other day', () => {
    const dated = (date: string) =>
      plan(
        sourceOf('years'),
        exported(sourceOf('years')).put('A3', { kind: 'date', date }).put('B3', number(9)).book,
      );
    expect(dated('2025-01-01')).toMatchObject({
      changes: [{ row: { affiliation_year: 2025 }, field: 'income', value: 9 }],
      faults: [],
    });
    expect(dated('2019-01-01').faults.map(({ message }) => message.zh)).toEqual([
      '“年度数据”不需填报2019年度，请删除该年度的数据',
    ]);
    expect(dated('2025-06-01')).toMatchObject({ changes: [], faults: [{ isRefused: true }] });
  });

  it('names a year once where its row is refused, and takes no other text for one', () => {
    const file = exported(sourceOf('years')).put('A4', text('2019年度')).put('B4', number(1));
    file.put('A5', text('三年平均')).put('B5', number(1));
    expect(plan(sourceOf('years'), file.book).faults.map(({ message }) => message.zh)).toEqual([
      '“年度数据”不需填报2019年度，请删除该年度的数据',
      '表中没有这一行，该行未导入。请把内容移到导出文件原有的行中',
    ]);
  });

  it('finds given rows by their labels too, and ignores numbers in sums', () => {
    const source = sourceOf('funds');
    const file = exported(source).put('A4', null).put('C4', number(3)).put('C2', number(99));
    expect(plan(source, file.book)).toMatchObject({
      changes: [{ row: { row: 'other' }, field: 'amount', value: 3 }],
      faults: [],
    });
  });
});

describe('planImport() of fields', () => {
  it('says that a value was read from a line which the file hides', () => {
    const { book, sheet } = exported(sourceOf('basics'));
    const line = sheet.rows.findIndex(
      ({ cells: [key] }) => key?.kind === 'text' && key.text === 'registered',
    );
    const row = book.sheets[0]?.rows[line + 1];
    Object.assign(row ?? {}, { isHidden: true, cells: [text('registered'), null, text('2021-01-01')] });
    expect(plan(sourceOf('basics'), book)).toMatchObject({
      changes: [{ field: 'registered', value: '2021-01-01' }],
      faults: [{ isRefused: false, message: { zh: expect.stringContaining(`1行（如第${line + 2}行）`) } }],
    });
  });
});
