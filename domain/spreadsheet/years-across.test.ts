import { describe, expect, it } from 'vitest';
import { toPlainCell } from '../../tests/support/plain-cell';
import { ctx, smallForm } from '../../tests/support/small-form';
import type { Answers, Section } from '../definition';
import { computeAnswers } from '../filing/compute';
import { createFormScope } from '../filing/scope';
import { selectSheetReading } from './fitting-sheets';
import type { ReadBook } from './model';
import { planImport } from './plan';

const answers: Answers = {
  basics: { has_team: true, registered: '2020-01-01' },
  years: [{ affiliation_year: 2024, income: 5, cost: 2 }],
};
const filled = computeAnswers(smallForm, answers, ctx);
const section = smallForm.sections.find(({ key }) => key === 'years') as Section & { kind: 'yearly' };
const indicators = section.indicators.map((field) =>
  field.type === 'money_wan' ? { ...field, unit: '万元' } : field,
);
const source = {
  section: { ...section, indicators },
  answers,
  filled,
  scope: createFormScope(smallForm, filled, ctx),
};

type Value = string | number | null;
const bookOf = (...rows: Value[][]): ReadBook => ({
  sheets: [
    { name: '年表', rows: rows.map((cells, i) => ({ number: i + 1, cells: cells.map(toPlainCell) })) },
  ],
  known: {},
});
const planned = (...rows: Value[][]) => planImport(source, bookOf(...rows), () => 'new');
const said = ({ faults }: ReturnType<typeof planned>) =>
  faults.map(({ cell, message, isRefused }) => [cell, message.zh, isRefused]);

describe('planImport() of years down', () => {
  it.each(['年份', '会计年度', '所属 年度：'])('finds the column of years by the heading %s', (head) => {
    const plan = planned([head, '收入'], ['2024年度', 7], ['FY2025', 9]);
    expect(plan.rows).toMatchObject([
      { affiliation_year: 2024, income: 7 },
      { affiliation_year: 2025, income: 9 },
    ]);
  });
});

describe('planImport() of years across', () => {
  it('asks for the years of a statement that names none', () => {
    const plan = planned(['利润表'], ['项目', '本期金额', '上期金额'], ['收入', 7, 5]);
    expect(plan.isBlocked).toBe(true);
    expect(said(plan)).toEqual([
      [
        '',
        '文件像是利润表，“本期金额”“上期金额”没有写明年度，未导入；请把它们改为对应的年度（如2025年）后再导入',
        true,
      ],
    ]);
  });

  it('reads the indicators below a line with another unit in that unit, and says so', () => {
    const plan = planned(['单位：万元'], ['指标', 2024], ['收入', 7], ['单位：元'], ['成本', 30_000]);
    expect(plan.rows).toMatchObject([{ income: 7, cost: 3 }]);
    expect(said(plan)).toContainEqual(['A5', '“成本”按“元”读取，已换算为“万元”，请核对', false]);
    const back = planned(['单位：元'], ['指标', 2024], ['收入', 70_000], ['单位：万元'], ['成本', 3]);
    expect(back.rows).toMatchObject([{ income: 7, cost: 3 }]);
    expect(said(back)).toContainEqual([
      'A4',
      '表格上方注明的单位是“元”，表内注明的是“万元”，已按表内的单位读取，请核对数值',
      false,
    ]);
  });

  it('reads indicators down and years across, as the screen shows them', () => {
    const plan = planned(
      ['年度数据', null, null],
      ['指标', 2024, '2025年'],
      ['一、收入（万元）', 7, 9],
      ['成本', 2, 3],
      ['利润', 5, 6],
    );
    expect(plan).toMatchObject({
      isBlocked: false,
      changed: 2,
      faults: [],
      rows: [
        { affiliation_year: 2024, income: 7, cost: 2 },
        { affiliation_year: 2025, income: 9, cost: 3 },
      ],
      changes: [
        { row: { affiliation_year: 2024 }, field: 'income', value: 7 },
        { row: { affiliation_year: 2025 }, field: 'income', value: 9 },
        { row: { affiliation_year: 2025 }, field: 'cost', value: 3 },
      ],
    });
  });

  it('names the row of headings', () => {
    const book = bookOf(['年度数据'], ['指标', 2024, 2025], ['收入', 7, 9]);
    expect(selectSheetReading(source, book, undefined)).toMatchObject({ sheet: '年表', headRow: 2 });
  });

  it('says of each cell, row and column that it cannot take why, at its place in the file', () => {
    const plan = planned(
      ['序号', '指标', 2024, 2025, '2025年度', 2019, '合计', '备注'],
      [1, '收入', '约七', 9, 9, 1, 16, '甲'],
      [2, '出口额', 1, 1, null, 1, 2, null],
      [3, '收入', 8, 8, null, 1, 2, null],
    );
    expect(said(plan)).toEqual([
      ['E1', '列“2025年度”重复，只导入了第一列，请删除该列', true],
      ['F1', '本表不需填报“2019”，该列未导入。可以删除该列', true],
      ['H1', expect.stringContaining('本表没有“备注”这一列'), true],
      ['B3', expect.stringContaining('本栏目没有“出口额”这一项'), true],
      ['B4', expect.stringContaining('“收入”重复'), true],
      ['', '没有“成本（万元）”这一项，其原有内容保持不变', false],
      ['C2', '“收入”：应填数字', true],
    ]);
    expect(plan.changes).toEqual([{ row: { affiliation_year: 2025 }, field: 'income', value: 9 }]);
  });

  it('converts from the unit that a column states, and refuses one that it cannot convert', () => {
    const plan = planned(
      ['指标', '单位', 2024, 2025],
      ['收入', '万美元', 7, 9],
      ['成本', '元', 40_000, 30_000],
    );
    expect(plan.changes).toMatchObject([
      { row: { affiliation_year: 2024 }, field: 'cost', value: 4 },
      { row: { affiliation_year: 2025 }, field: 'cost', value: 3 },
    ]);
    expect(said(plan).slice(0, 2)).toEqual([
      ['A2', expect.stringContaining('“收入（万美元）”的单位是“万美元”，本表要求“万元”'), true],
      ['A3', '“成本（元）”按“元”读取，已换算为“万元”，请核对', false],
    ]);
  });

  it('says that the unit above the table is not that of the indicators, which is followed', () => {
    const plan = planned(['单位：元'], ['指标', 2024], ['收入（万元）', 7], ['成本（万元）', 2]);
    expect(plan.changes).toMatchObject([{ field: 'income', value: 7 }]);
    expect(said(plan)).toEqual([['', expect.stringContaining('单位是“元”，表内注明的是“万元”'), false]]);
  });

  it('says that values were read from rows and columns which the file hides', () => {
    const book = bookOf(['指标', 2024, 2025], ['收入', 7, 9], ['成本', 2, 3]);
    const [sheet] = book.sheets;
    const rows = (sheet?.rows ?? []).map((row) =>
      row.number === 3 ? { ...row, isHidden: true as const } : row,
    );
    const hidden = { ...book, sheets: [{ name: '年表', rows, hiddenColumns: [2] }] };
    expect(said(planImport(source, hidden, () => 'new'))).toEqual([
      ['A3', expect.stringContaining('隐藏或被筛选掉的1行（如第3行）'), false],
      ['C1', expect.stringContaining('隐藏的1列（如C列）'), false],
    ]);
  });

  it('reads a row a year as before, with a column of numbers too', () => {
    const plan = planned(['序号', '年度', '收入（万元）', 2023], [1, 2024, 2024, 1], [2, '2025年', 9, 1]);
    expect(plan.changes).toMatchObject([
      { row: { affiliation_year: 2024 }, value: 2024 },
      { row: { affiliation_year: 2025 }, value: 9 },
    ]);
    expect(said(plan)[0]?.[1]).toContain('本表没有“2023”这一列');
  });
});
