/** Edited workbooks of the same draft and of others. */
import { describe, expect, it } from 'vitest';
import {
  createDraftSource,
  origin,
  planWholeBook,
  readBack,
  writeDraftBook,
} from '../../tests/support/draft-books';
import { createValidAnswers, ctx, smallForm } from '../../tests/support/small-form';
import type { Answers } from '../definition';
import type { PlainCell, ReadBook } from './model';
import { listChangeLines } from './preview';

const from = createDraftSource(smallForm, createValidAnswers(), ctx);
const text = (value: string): PlainCell => ({ kind: 'text', text: value });
const number = (value: number): PlainCell => ({ kind: 'number', number: value });

const exported = (answers: Answers = createValidAnswers()): ReadBook =>
  readBack(writeDraftBook(createDraftSource(smallForm, answers, ctx)));

const sheetIn = (book: ReadBook, name: string) => {
  const sheet = book.sheets.find((each) => each.name === name);
  if (!sheet) throw new Error(name);
  return sheet;
};

/** Writes a value into the line with the name of its field. */
function put(book: ReadBook, item: string, cell: PlainCell, sheet = '基本信息'): void {
  const row = sheetIn(book, sheet).rows.find(
    ({ cells }) => cells[1]?.kind === 'text' && cells[1].text === item,
  );
  if (!row) throw new Error(item);
  row.cells[2] = cell;
}

const said = (book: ReadBook, own = origin) => {
  const { notices, faults, isBlocked } = planWholeBook(from, book, { own });
  return { isBlocked, said: [...notices, ...faults.map(({ message }) => message)].map(({ zh }) => zh) };
};

describe('planBook (planWholeBook), rows of fields', () => {
  it('changes fields, also to nothing, to zero and to several choices', () => {
    const book = exported();
    put(book, '名称', null);
    put(book, '金额', number(0));
    put(book, '标签', text('甲；乙'));
    put(book, '颜色', text('暖色 / 橙'));
    put(book, '两倍', number(999));
    const plan = planWholeBook(from, book);
    const { doubled: _, ...basics } = plan.answers.basics as Record<string, unknown>;
    expect(basics).toEqual({
      ...createValidAnswers().basics,
      name: null,
      amount: 0,
      tags: ['a', 'b'],
      colour: 'orange',
    });
    expect(plan.faults).toMatchObject([
      { cell: 'C11', message: { zh: expect.stringContaining('“两倍”（C11）文件为999，系统计算为0。') } },
    ]);
    expect(
      listChangeLines(from, plan, 9).map(({ field, before, after }) => [field?.zh, before?.zh, after?.zh]),
    ).toEqual([
      ['名称', '甲公司', undefined],
      ['金额', '12.5万元', '0万元'],
      ['颜色', '暖色 / 红', '暖色 / 橙'],
      ['标签', '甲', '甲、乙'],
    ]);
  });

  it('finds rows by their names where the ids are gone, and names unknown ones', () => {
    const book = exported();
    for (const row of sheetIn(book, '基本信息').rows) row.cells[0] = null;
    put(book, '名称', text('乙公司'));
    sheetIn(book, '基本信息').rows.push({ number: 40, cells: [null, text('备注'), text('x'), null, null] });
    sheetIn(book, '基本信息').rows.push({
      number: 41,
      cells: [null, text('名称'), text('丙公司'), null, null],
    });
    const plan = planWholeBook(from, book);
    expect(plan.answers.basics).toMatchObject({ name: '乙公司' });
    expect(plan.faults.map(({ cell, message }) => [cell, message.zh.slice(0, 12)])).toEqual([
      ['B40', '本栏目没有“备注”这一项'],
      ['B41', '“名称”重复，只导入了第'],
    ]);
  });

  it('imports sections that only answers of the same file require', () => {
    const { basics, team, ...rest } = createValidAnswers();
    const before = createDraftSource(
      smallForm,
      { ...rest, basics: { ...basics, has_team: false }, team: [] },
      ctx,
    );
    const plan = planWholeBook(before, exported());
    expect(plan.faults).toEqual([]);
    expect(plan.answers.team).toMatchObject([{ name: '张三' }, { name: '李四' }]);
  });
});

describe('planBook (planWholeBook), figures that the form computes', () => {
  const figures = (book: ReadBook) =>
    planWholeBook(from, book).faults.map(({ sheet, cell, message, isRefused }) => [
      `${sheet}!${cell}`,
      message.zh,
      isRefused,
    ]);
  const setCell = (book: ReadBook, sheet: string, [row, place]: [number, number], value: number) => {
    const cells = sheetIn(book, sheet).rows.find(({ number }) => number === row)?.cells;
    if (cells) cells[place] = number(value);
  };

  it('reports changed sums and columns of formulas, once for each table', () => {
    const book = exported();
    setCell(book, '经费', [2, 2], 9);
    setCell(book, '年度数据', [2, 3], 8);
    setCell(book, '年度数据', [3, 3], -1);
    expect(figures(book)).toEqual([
      [
        '经费!C2',
        '以下由系统计算，文件中的数未导入：合计“金额”（C2）文件为9，系统计算为3.3。请核对文件中的相关数据',
        true,
      ],
      [
        '年度数据!D2',
        '以下由系统计算，文件中的数未导入：2024年“利润”（D2）文件为8，系统计算为6；2025年“利润”（D3）文件为-1，系统计算为15。请核对文件中的相关数据',
        true,
      ],
    ]);
  });

  it('compares them with what the answers of the file yield, and passes over rounding and what was exported', () => {
    const book = exported();
    setCell(book, '经费', [3, 2], 2.14);
    setCell(book, '经费', [2, 2], 4.3);
    setCell(book, '年度数据', [2, 1], 11);
    expect(figures(book)).toEqual([]);
  });
});

describe('planBook (planWholeBook), rows of tables', () => {
  it('keeps the identity of rows, and updates references to them', () => {
    const book = exported();
    const team = sheetIn(book, '团队');
    team.rows = [team.rows[0], team.rows[2]].flatMap((row) => row ?? []);
    const plan = planWholeBook(from, book);
    expect(plan.answers.team).toEqual([createValidAnswers().team?.[1 as never]]);
    expect(plan.answers.tasks).toEqual([{ row: 't1', title: '开发', lead: 'T01', helpers: ['T01'] }]);
    expect(listChangeLines(from, plan, 9)).toMatchObject([
      { row: { zh: '第1行' }, field: null, before: { zh: '姓名：张三；份额：60' }, after: null },
    ]);
  });
});

describe('planBook (planWholeBook), origin of the workbook', () => {
  it('refuses a workbook of another form or another company', () => {
    expect(said({ ...exported(), origin: { ...origin, program: 'other', title: '别的表' } })).toEqual({
      isBlocked: true,
      said: ['这是“别的表”的工作簿，不能导入“小表”。请在对应的申报表中导入'],
    });
    expect(
      said({ ...exported(), origin: { ...origin, company: 'other', companyName: '乙公司' } }),
    ).toMatchObject({
      isBlocked: true,
      said: ['这是“乙公司”的工作簿，不能导入本企业的申报表'],
    });
  });

  it('warns of another edition, an earlier save, or an unknown origin', () => {
    expect(said({ ...exported(), origin: { ...origin, edition: '0', version: '2' } }).said).toEqual([
      expect.stringContaining('又保存过'),
      expect.stringContaining('旧版申报表'),
    ]);
    const { origin: _, ...unknown } = exported();
    expect(said(unknown).said).toEqual([expect.stringContaining('不是导出的工作簿')]);
  });

  it('imports the rows of another filing as new rows', () => {
    const plan = planWholeBook(from, { ...exported(), origin: { ...origin, filing: 'other' } });
    expect(plan.notices[0]?.zh).toContain('另一份申报');
    expect(plan.sections.map(({ section, added, removed }) => [section.key, added, removed])).toEqual([
      ['team', 2, 0],
      ['tasks', 1, 0],
    ]);
    expect(plan.answers.funds).toEqual(from.answers.funds);
  });

  it('knows the rows of a draft that was exported before its first save and opened again', () => {
    const unsaved = { ...origin, filing: 'opened-before', version: '0' };
    const { sections, notices } = planWholeBook(from, { ...exported(), origin: unsaved });
    expect([sections, notices.map(({ zh }) => zh)]).toEqual([[], [expect.stringContaining('又保存过')]]);
    const ofAnother = { ...unsaved, referred: 'another project' };
    const plan = planWholeBook(from, { ...exported(), origin: ofAnother });
    expect(plan.sections.map(({ added }) => added)).toEqual([2, 1]);
  });

  it('refuses a workbook of no form at all', () => {
    const book = exported();
    for (const sheet of book.sheets) sheet.name = `x${sheet.name}`;
    expect(said(book)).toMatchObject({
      isBlocked: true,
      said: [expect.stringContaining('没有本申报表的工作表')],
    });
  });

  it('leaves a section alone whose sheet was removed, and says so', () => {
    const book = exported();
    book.sheets = book.sheets.filter(({ name }) => name !== '经费');
    const plan = planWholeBook(from, book);
    expect(plan.sections).toEqual([]);
    expect(plan.faults).toMatchObject([
      { isRefused: false, message: { zh: expect.stringContaining('“经费”') } },
    ]);
  });
});
