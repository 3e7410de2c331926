/** Changes planned from edited files, on a small form. */
import { describe, expect, it } from 'vitest';
import { ctx, smallForm } from '../../tests/support/small-form';
import type { Answers } from '../definition';
import { computeAnswers } from '../filing/compute';
import { listRulesAboutSection, runRules } from '../filing/rules';
import { createFormScope } from '../filing/scope';
import { formatCellName, type PlainCell, type ReadBook } from './model';
import { planImport, planSheet } from './plan';
import { buildSheet } from './sheet';
import type { SheetSource } from './source';

const ANSWERS: Answers = {
  basics: { has_team: true, registered: '2020-01-01' },
  team: [
    { row: 'a', name: '甲', share: 40, mail: 'a@b.cn' },
    { row: 'b', name: '乙', share: 60 },
  ],
  tasks: [{ row: 't', title: '任务', lead: 'T02', helpers: ['T01', 'T02'] }],
  funds: [{ row: 'own', amount: 10 }],
  years: [{ affiliation_year: 2024, income: 5, cost: 2 }],
};

const sourceOf = (key: string, answers: Answers = ANSWERS): SheetSource => {
  const section = smallForm.sections.find((each) => each.key === key);
  if (!section) throw new Error(key);
  const filled = computeAnswers(smallForm, answers, ctx);
  return { section, answers, filled, scope: createFormScope(smallForm, filled, ctx) };
};

const text = (value: string): PlainCell => ({ kind: 'text', text: value });
const number = (value: number): PlainCell => ({ kind: 'number', number: value });

/** The exported file, whose cells a test can change by name (`C2`) before the import. */
function exported(source: SheetSource) {
  const sheet = buildSheet(source, 'zh');
  const rows = [sheet.columns.map(({ head }) => text(head)), ...sheet.rows.map(({ cells }) => [...cells])];
  const book: ReadBook = {
    sheets: [{ name: sheet.name, rows: rows.map((cells, i) => ({ number: i + 1, cells })) }],
    known: { [sheet.section ?? '']: sheet.known },
  };
  return {
    book,
    sheet,
    rows,
    put(name: string, cell: PlainCell) {
      const column =
        rows[0]?.findIndex((_, i) => formatCellName(i, 1).replace('1', '') === name.replace(/\d+/, '')) ?? -1;
      const at = Number(name.replace(/\D+/, '')) - 1;
      if (!rows[at]) {
        rows[at] = sheet.columns.map(() => null);
        book.sheets[0]?.rows.push({ number: at + 1, cells: rows[at] });
      }
      (rows[at] as PlainCell[])[column] = cell;
      return this;
    },
    without(...numbers: number[]) {
      const only = book.sheets[0];
      if (only) only.rows = only.rows.filter((row) => !numbers.includes(row.number));
      return this;
    },
  };
}

let ids = 0;
const plan = (source: SheetSource, book: ReadBook) => planImport(source, book, () => `new${++ids}`);

describe(buildSheet, () => {
  it('has the unit in its headings, the rules in its notes, and locks computed cells', () => {
    const { columns, rows } = buildSheet(sourceOf('years'), 'zh');
    expect(columns.map(({ head, isLocked }) => [head, isLocked])).toEqual([
      ['年度', true],
      ['收入', false],
      ['成本', false],
      ['利润', true],
    ]);
    expect(rows.map(({ cells }) => cells[0])).toEqual([number(2024), number(2025)]);
    const share = buildSheet(sourceOf('team'), 'zh').columns.find(({ key }) => key === 'share');
    expect(share).toMatchObject({
      note: '必填\n应填数字\n不小于0\n最多2位小数',
      validation: { kind: 'decimal', min: 0, max: 1e12 },
    });
  });

  it('locks the numbers of a row of sums', () => {
    const { rows, columns } = buildSheet(sourceOf('funds'), 'zh');
    expect(columns.map(({ key }) => key)).toEqual(['#row', '#item', 'amount']);
    expect(rows.map(({ locked }) => locked)).toEqual([[2], [], []]);
    expect(rows[0]?.cells).toEqual([text('total'), text('合计'), number(10)]);
  });
});

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
      ['C2', true, '“姓名”是公式，未导入。请复制该单元格，用“选择性粘贴—数值”改为数值'],
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
      '“年度数据”不需填报2019年度，请删除该行',
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
      '“年度数据”不需填报2019年度，请删除该行',
    ]);
    expect(dated('2025-06-01')).toMatchObject({ changes: [], faults: [{ isRefused: true }] });
  });

  it('names a year once where its row is refused, and takes no other text for one', () => {
    const file = exported(sourceOf('years')).put('A4', text('2019年度')).put('B4', number(1));
    file.put('A5', text('三年平均')).put('B5', number(1));
    expect(plan(sourceOf('years'), file.book).faults.map(({ message }) => message.zh)).toEqual([
      '“年度数据”不需填报2019年度，请删除该行',
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

describe(buildSheet, () => {
  it('shows the verdicts on a second sheet, which is never read as the table', () => {
    const source = sourceOf('team');
    const results = listRulesAboutSection(smallForm, runRules(smallForm, source.filled, ctx), 'team');
    const { verdicts } = buildSheet(source, 'zh', results);
    expect(verdicts?.head).toEqual(['条件', '判断结果', '实际值与要求']);
    expect(verdicts?.rows.map(([, verdict]) => verdict)).toEqual(['已满足']);
    expect(buildSheet(source, 'zh').verdicts).toBeUndefined();

    const { book } = exported(source);
    const [table] = book.sheets;
    const renamed = {
      ...book,
      sheets: [
        { ...table, name: '改名' },
        { name: '条件与逻辑校验', rows: [] },
      ],
    } as ReadBook;
    expect(plan(source, renamed)).toMatchObject({ isBlocked: false, faults: [] });
  });
});
