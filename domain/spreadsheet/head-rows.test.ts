/** Headings in two rows, with the cells merged as spreadsheet programs have them, and without, as in CSV. */
import { describe, expect, it } from 'vitest';
import { toPlainCell } from '../../tests/support/plain-cell';
import type { Field, TableSection } from '../definition';
import { findTableHead } from './head-rows';
import { repeatMergedCells } from './merged-cells';
import type { MergedCells } from './model';
import { planImport } from './plan';

const column = (key: string, zh: string, type: string, more: object = {}) =>
  ({ key, zh, en: key, type, ...more }) as Field;
const section = {
  key: 'stages',
  kind: 'table',
  title: { zh: '进度', en: 'Schedule' },
  columns: [
    column('stage', '阶段', 'text'),
    column('from', '开始日期', 'date'),
    column('to', '结束日期', 'date'),
    column('planned', '计划支出', 'money_wan', { unit: '万元', precision: 2 }),
    column('spent', '实际支出', 'money_wan', { unit: '万元', precision: 2 }),
  ],
} as TableSection;
const source = { section, answers: {}, filled: {}, scope: {} as never };

const sheetOf = (rows: (string | number)[][], merges?: MergedCells[]) => ({
  name: '表',
  rows: rows.map((cells, i) => ({ number: i + 1, cells: cells.map(toPlainCell) })),
  ...(merges && { merges }),
});
const planned = (rows: (string | number)[][], merges?: MergedCells[]) =>
  planImport(source, { sheets: [repeatMergedCells(sheetOf(rows, merges))], known: {} }, () => 'new');
const merge = (top: number, left: number, bottom: number, right: number): MergedCells => ({
  top,
  left,
  bottom,
  right,
});
const record = { stage: '一', from: '2026-01-01', to: '2026-06-30', planned: 5 };

describe(planImport, () => {
  const heads = [
    ['阶段', '时间', '', '计划支出'],
    ['', '开始日期', '结束日期', ''],
    ['一', '2026-01-01', '2026-06-30', 5],
  ];

  it.each([
    ['merged', [merge(1, 0, 2, 0), merge(1, 1, 1, 2), merge(1, 3, 2, 3)]],
    ['not told to be merged', undefined],
  ])('reads every column of two rows of headings that are %s', (_, merges) => {
    const { rows, faults } = planned(heads, merges);
    expect(rows).toEqual([expect.objectContaining(record)]);
    expect(faults.filter(({ cell }) => cell)).toEqual([]);
  });

  it.each([
    [['(1)', '（2）', '(3)', '(4)']],
    [[1, 2, 3, 4]],
    [['①', '②', '③', '④=②+③']],
    [['A', 'B', 'C', 'D']],
    [['甲', '乙', 1, 2]],
  ])('makes no record of the row %j, which numbers the columns', (numbering) => {
    const [names = []] = heads.slice(1, 2);
    const { rows, faults } = planned([
      ['阶段', ...names.slice(1, 3), '计划支出'],
      numbering,
      ...heads.slice(2),
    ]);
    expect(rows).toEqual([expect.objectContaining(record)]);
    expect(faults.filter(({ cell }) => cell)).toEqual([]);
  });

  it('keeps a record that begins as a row of column numbers does', () => {
    const { rows } = planned([
      ['阶段', '计划支出', '实际支出'],
      ['1', 2, 2],
      ['2', 3, 4],
    ]);
    expect(rows).toMatchObject([{ stage: '1', planned: 2 }, { stage: '2' }]);
  });

  it('reads them below a title', () => {
    const title = [['2026年度进度表', '', '', '']];
    const merges = [merge(1, 0, 1, 3), merge(2, 0, 3, 0), merge(2, 1, 2, 2), merge(2, 3, 3, 3)];
    expect(planned([...title, ...heads], merges).rows).toEqual([expect.objectContaining(record)]);
    expect(planned([...title, ...heads]).rows).toEqual([expect.objectContaining(record)]);
  });

  it('takes the name of the group for a part of the heading', () => {
    const { rows } = planned([
      ['阶段', '支出', ''],
      ['', '计划', '实际'],
      ['一', 5, 4],
    ]);
    expect(rows).toMatchObject([{ stage: '一', planned: 5, spent: 4 }]);
  });

  it('takes no record for headings', () => {
    const { rows } = planned([
      ['阶段', '说明', '计划支出'],
      ['准备', '开始日期', ''],
      ['实施', '', 5],
    ]);
    expect(rows).toMatchObject([{ stage: '准备' }, { stage: '实施', planned: 5 }]);
  });

  it('names a column of the first row that the table does not have', () => {
    const [fault] = planned([
      ['阶段', '时间', '', '经办'],
      ['', '开始日期', '结束日期', ''],
      ['一', '2026-01-01', '2026-06-30', '甲'],
    ]).faults;
    expect(fault).toMatchObject({ cell: 'D1', message: { zh: expect.stringContaining('经办') } });
  });

  it.each([
    ['in brackets', ['', '（元）', '（台）', '（元）'], undefined],
    ['in half-width brackets', ['', '(元)', '', '[元]'], undefined],
    ['bare', ['', '元', '台', '元'], undefined],
    ['with a label', ['单位：', '元', '台', '元'], undefined],
    ['of a whole', ['', '元/台', '台', '（人民币元）'], undefined],
    ['below headings merged with it', ['阶段', '元', '', '元'], [merge(1, 0, 2, 0)]],
    ['merged across columns', ['', '（元）', '', ''], [merge(2, 1, 2, 3)]],
  ])('reads a row of units below the headings: %s', (_, units, merges) => {
    const { rows, faults } = planned(
      [['阶段', '计划支出', '数量', '实际支出'], units, ['一', 50_000, 1, 40_000]],
      merges,
    );
    expect(rows).toHaveLength(1);
    expect(rows).toMatchObject([{ stage: '一', planned: 5, spent: 4 }]);
    expect(faults).toContainEqual(
      expect.objectContaining({
        cell: 'B1',
        isRefused: false,
        message: expect.objectContaining({ zh: expect.stringContaining('已换算为“万元”') }),
      }),
    );
  });

  it('reads the units of two rows of headings, and takes the unit of a heading over that below', () => {
    const { rows } = planned([
      ['阶段', '支出', ''],
      ['', '计划', '实际（万元）'],
      ['', '（元）', '（元）'],
      ['一', 50_000, 4],
    ]);
    expect(rows).toMatchObject([{ stage: '一', planned: 5, spent: 4 }]);
  });

  it.each([[['月', '']], [['（元）', 5]], [['（甲）', '']]])('takes the record %j for no units', (record) => {
    expect(planned([['阶段', '计划支出'], record, ['一', 5]]).rows).toHaveLength(2);
  });

  it('takes no value of a column of units for the unit of its heading', () => {
    const heads = findTableHead(
      sheetOf([
        ['指标', '单位'],
        ['', '万元'],
      ]),
      ({ text }) => (text === '指标' ? text : undefined),
    );
    expect(heads?.number).toBe(1);
  });
});
