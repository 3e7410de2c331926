/** Rows of edited files: which are new, changed and removed, and what is refused. */
import { describe, expect, it } from 'vitest';
import { ANSWERS, exported, number, plan, sourceOf, text } from '../../tests/support/exported-table';
import type { PlainCell, ReadBook } from './model';
import { planSheet } from './plan';
import type { SheetSource } from './source';

describe('planImport() of rows', () => {
  it('tells new, changed and removed rows apart', () => {
    const source = sourceOf('team');
    const file = exported(source)
      .put('C2', text('甲甲'))
      .put('C5', text('丙'))
      .put('D5', number(1))
      .without(3);
    expect(plan(source, file.book)).toMatchObject({
      added: 1,
      changed: 1,
      removed: 1,
      faults: [],
      changes: [{ row: { row: 'a' }, field: 'name', value: '甲甲' }],
      rows: [
        { row: 'a', name: '甲甲', share: 40, mail: 'a@b.cn' },
        { row: expect.stringMatching(/^new/), name: '丙', share: 1 },
      ],
    });
  });

  it('removes an emptied row, and keeps one added since the export', () => {
    const source = sourceOf('team');
    const file = exported(source).put('C3', null).put('D3', null);
    const later = { ...ANSWERS, team: [...(ANSWERS.team as []), { row: 'c', name: '后来' }] };
    expect(plan(sourceOf('team', later), file.book)).toMatchObject({
      removed: 1,
      rows: [{ row: 'a' }, { row: 'c', name: '后来' }],
    });
  });

  it('gives a copied row a new identity, and follows the order of the file', () => {
    const source = sourceOf('team');
    const { book } = exported(source);
    const [head, first, second] = book.sheets[0]?.rows ?? [];
    if (!head || !first || !second) throw new Error('rows');
    book.sheets[0] = {
      name: '团队',
      rows: [head, { ...second, number: 2 }, { ...first, number: 3 }, { ...first, number: 4 }],
    };
    const { rows, added, isReordered } = plan(source, book);
    expect(rows.map(({ row }) => row)).toEqual(['b', 'a', expect.stringMatching(/^new/)]);
    expect([added, isReordered]).toEqual([1, true]);
  });

  it('appends rows of a sheet that was not exported here', () => {
    const source = sourceOf('team');
    const book: ReadBook = {
      known: {},
      sheets: [
        {
          name: 'x',
          rows: [
            { number: 1, cells: [text(' 姓名 ')] },
            { number: 2, cells: [text('丁')] },
          ],
        },
      ],
    };
    const { rows, removed, faults } = plan(source, book);
    expect(rows.map(({ name }) => name)).toEqual(['甲', '乙', '丁']);
    expect(removed).toBe(0);
    expect(faults.map(({ message }) => message.zh)).toContain('没有“份额”这一列，其原有内容保持不变');
  });

  it('refuses the whole sheet if it has more rows than the table takes', () => {
    const source = sourceOf('team');
    const file = exported(source);
    for (let row = 4; row < 8; row++) file.put(`C${row}`, text(`人${row}`));
    const result = plan(source, file.book);
    expect(result.isBlocked).toBe(true);
    expect(result.faults[0]?.message.zh).toBe('导入后共6行，最多5行，请减少1行后再导入');
  });
});

/** The visible columns of the exported file, with these of its rows, in a new workbook. */
function copied(source: SheetSource, ...numbers: number[]): ReadBook {
  const { rows } = exported(source);
  const chosen = [1, ...numbers].map((number) => rows[number - 1]?.slice(1) ?? []);
  return { known: {}, sheets: [{ name: '表', rows: chosen.map((cells, i) => ({ number: i + 1, cells })) }] };
}

describe('planImport() of rows without identity', () => {
  const put = (book: ReadBook, row: number, place: number, cell: PlainCell): ReadBook => {
    (book.sheets[0]?.rows[row - 1]?.cells as PlainCell[])[place] = cell;
    return book;
  };

  it('knows equal rows in a copy of the visible columns, and adds only the changed one', () => {
    const source = sourceOf('team');
    const result = plan(source, put(copied(source, 3, 2), 2, 1, text('乙乙')));
    expect(result).toMatchObject({ added: 1, changed: 0, removed: 0, changes: [], isReordered: false });
    expect(result.rows).toMatchObject([
      { row: 'a', name: '甲', mail: 'a@b.cn' },
      { row: 'b', name: '乙' },
      { row: expect.stringMatching(/^new/), name: '乙乙', share: 60 },
    ]);
    expect(result.faults).toMatchObject([
      { isRefused: false, message: { zh: expect.stringMatching(/1行与表中的行相同.*其余1行作为新行加入/) } },
    ]);
  });

  it('changes nothing and says nothing where all rows are equal', () => {
    const source = sourceOf('team');
    const { rows, added, removed, faults, isReordered } = plan(source, copied(source, 2, 3));
    expect([rows, added, removed, faults, isReordered]).toEqual([ANSWERS.team, 0, 0, [], false]);
  });

  it('matches each row once, and none by a single value or the rest of a wrong row', () => {
    const source = sourceOf('team');
    expect(plan(source, copied(source, 2, 2))).toMatchObject({ added: 1, rows: { length: 3 } });
    const single = sourceOf('team', { ...ANSWERS, team: [{ row: 'a', name: '甲' }] });
    expect(plan(single, copied(single, 2))).toMatchObject({ added: 1 });
    const wrong = plan(source, put(copied(source, 2), 2, 1, { kind: 'formula' }));
    expect(wrong).toMatchObject({ added: 1, rows: { length: 3 } });
  });

  it('knows an equal row whose identity alone was lost, and then removes none for a new row', () => {
    const source = sourceOf('team');
    const lost = exported(source).put('A2', null);
    expect(plan(source, lost.book)).toMatchObject({
      added: 0,
      removed: 0,
      rows: [{ row: 'a' }, { row: 'b' }],
    });
    const changed = exported(source).put('A2', null).put('A3', null).put('C3', text('乙乙'));
    expect(plan(source, changed.book)).toMatchObject({ added: 1, removed: 0, rows: { length: 3 } });
  });

  it('removes no row for a column of identities that was deleted', () => {
    const source = sourceOf('team');
    const known = exported(source).book.known;
    const equal = plan(source, { ...copied(source, 2, 3), known });
    expect(equal).toMatchObject({ added: 0, removed: 0, rows: ANSWERS.team, faults: [] });
    expect(plan(source, { ...copied(source, 3), known })).toMatchObject({ added: 0, removed: 0 });
    const book = put(put(copied(source, 2, 3), 2, 1, text('丙')), 3, 1, text('丁'));
    const changed = plan(source, { ...book, known });
    expect(changed.rows.map(({ name }) => name)).toEqual(['甲', '乙', '丙', '丁']);
    expect(changed).toMatchObject({ added: 2, removed: 0, gone: [], removedWithFiles: 0 });
    expect(changed.faults.map(({ message }) => message.zh)).toEqual([
      expect.stringContaining('文件中没有行标识，认不出改动过的行'),
    ]);
  });

  it('adds all rows of another filing', () => {
    const source = sourceOf('team');
    const { book } = exported(source);
    const sheet = book.sheets[0] as ReadBook['sheets'][number];
    expect(planSheet(source, sheet, null, () => 'new')).toMatchObject({ added: 2, rows: { length: 4 } });
  });
});

describe('planImport() of wrong cells', () => {
  it('names each wrong cell with its sheet, and keeps the old value', () => {
    const source = sourceOf('team');
    const file = exported(source)
      .put('C2', { kind: 'formula' })
      .put('D2', text('四成'))
      .put('D3', number(0.333))
      .put('E3', text('nobody'));
    const { rows, faults, isBlocked } = plan(source, file.book);
    expect(isBlocked).toBe(false);
    expect(faults.map(({ cell, isRefused, message }) => [cell, isRefused, message.zh])).toEqual([
      ['C2', true, expect.stringContaining('“姓名”是公式，文件中没有计算结果，未导入')],
      ['D2', true, '“份额”：应填数字'],
      ['D3', true, '“份额”最多保留2位小数'],
      ['E3', false, expect.stringContaining('“邮箱”')],
    ]);
    expect(faults.every(({ sheet }) => sheet === '团队')).toBe(true);
    expect(rows).toEqual([
      { row: 'a', name: '甲', share: 40, mail: 'a@b.cn' },
      { row: 'b', name: '乙', share: 60, mail: 'nobody' },
    ]);
  });

  it('reads the result of a formula, in the decimals of the form, and asks to check it', () => {
    const source = sourceOf('team');
    const { rows, faults } = plan(
      source,
      exported(source)
        .put('C2', { kind: 'formula', result: { kind: 'text', text: '张三' } })
        .put('D2', { kind: 'formula', result: { kind: 'number', number: 33.333333333333336 } })
        .put('D3', { kind: 'formula', result: { kind: 'number', number: 60 } }).book,
    );
    expect(rows).toMatchObject([
      { name: '张三', share: 33.33 },
      { name: '乙', share: 60 },
    ]);
    expect(faults.map(({ cell, isRefused, message }) => [cell, isRefused, message.zh])).toEqual([
      ['C2', false, '“姓名”是公式，按文件中的计算结果读入，请核对'],
      ['D2', false, '“份额”是公式，按文件中的计算结果读入，请核对'],
    ]);
  });

  it('refuses error values and numbers that lost digits, but says nothing of computed cells', () => {
    const source = sourceOf('team');
    const file = exported(source)
      .put('B2', { kind: 'formula' })
      .put('B3', { kind: 'error' })
      .put('C2', number(4.4e17))
      .put('C3', { kind: 'error' });
    expect(plan(source, file.book).faults.map(({ cell }) => cell)).toEqual(['C2', 'C3']);
  });

  it('says nothing of faults that existed before and were not changed', () => {
    const answers = { ...ANSWERS, team: [{ row: 'a', name: '甲', share: -1, mail: '？' }] };
    const source = sourceOf('team', answers);
    expect(plan(source, exported(source).book).faults).toEqual([]);
  });

  it('names columns that are unknown or occur twice', () => {
    const source = sourceOf('team');
    const { book, rows } = exported(source);
    rows[0]?.push(text('备注'), text('姓名'));
    expect(plan(source, book).faults.map(({ cell, message }) => [cell, message.zh.slice(0, 9)])).toEqual([
      ['F1', '本表没有“备注”这'],
      ['G1', '列“姓名”重复，只'],
    ]);
  });

  it('refuses a file of another table', () => {
    const source = sourceOf('team');
    const { book } = exported(sourceOf('funds'));
    expect(plan(source, book)).toMatchObject({ isBlocked: true, rows: [] });
    const two = { ...book, sheets: [...book.sheets, ...book.sheets] };
    const [fault] = plan(source, two).faults;
    expect(fault?.message.zh).toContain(
      '没有名为“团队”的工作表，也没有带本表列名的工作表（现有：经费, 经费）',
    );
  });
});
