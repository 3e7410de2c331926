import { describe, expect, it } from 'vitest';
import { toPlainCell } from '../../tests/support/plain-cell';
import type { TableSection } from '../definition';
import { findClosingRows } from './closing-rows';
import type { ReadRow } from './model';
import { planImport } from './plan';

const rowsOf = (...rows: (string | number | null)[][]): ReadRow[] =>
  rows.map((cells, i) => ({ number: i + 2, cells: cells.map(toPlainCell) }));
const found = (rows: ReadRow[], identity?: number) =>
  [...findClosingRows(rows, identity)].map(({ number }) => number);
const record = [1, '甲', 40];

describe(findClosingRows, () => {
  it.each([
    [['备注：以上数据均不含税']],
    [['注：金额单位为万元']],
    [['注1：金额单位为万元']],
    [['说 明：', '由财务部门填写']],
    [['填表人：张三', null, '审核人：李四']],
    [['填表人：', '张三', '联系电话：', 13_800_138_000]],
    [['填表人：张三 审核人：李四 2026年3月1日']],
    [['单位负责人（签字）：', null, '制表日期：2026-03-01']],
    [['法定代表人：', null, '2026年 月 日']],
    [['填报单位（盖章）：']],
    [['Prepared by: Li Lei', 'Date:', '2026-03-01']],
    [['Note: without tax']],
    [['制表：张三', '审核：李四']],
    [['制表：', '张三', null, '审核：', '李四']],
    [['填表人 张三', '审核人 李四']],
    [['填表人　张 三']],
    [['填表人', '张三', '2024-01-01']],
    [[null, '填表人', '张三', '联系电话', 13_800_138_000]],
    [['备注', '以上单位为万元']],
    [['*注：以上单位为万元']],
    [['※ 注1：以上单位为万元']],
    [['【注】以上单位为万元']],
    [['（注）以上单位为万元']],
    [['【备注】：以上单位为万元']],
    [['数据来源：财务部']],
    [['（盖章）']],
    [['单位盖章', null, '2026年 月 日']],
    [['共计2项']],
    [['共计 2 项，金额300万元', null, 300]],
    [['说明：智能系统']],
    [['以下空白']],
    [[null, '——以下空白——']],
    [['（以下无正文）']],
  ])('finds the line %j below the records', (line) => {
    expect(found(rowsOf(record, line))).toEqual([3]);
  });

  it('finds several lines, the further points of a note, and totals between them', () => {
    const lines = [['注：1.金额不含税'], ['2.只填本年'], ['合计', null, 40], ['填表人：张三']];
    expect(found(rowsOf(record, ['合计', null, 40], ...lines))).toEqual([4, 5, 7]);
  });

  it.each([
    [['备注：某系统', 40, '甲']],
    [['注：某系统', '2026-03-01', '甲']],
    [[8, '备注：某系统']],
    [['备注管理系统']],
    [['审核人员培训', '张三']],
    [['负责人：张三', '沈阳', 40]],
    [['2.只填本年']],
    [['备注', 40]],
    [['备注', '以上', 40]],
    [[8, '备注', '以上单位为万元']],
    [[8, '填表人', '张三', '2024-01-01']],
    [['8', '共计2项']],
    [['说明', '智能系统']],
    [['负责人', '张三', '2024-01-01']],
    [['审核人', '李四']],
    [['填表人', '张三', 40]],
    [['填表人员培训']],
    [['填表人 培训管理系统']],
    [['制表：张三', '沈阳', 40]],
    [['统计分析系统']],
    [['盖章机', 40]],
    [['（盖章）', '甲']],
    [['共计2项系统']],
    [['共计2项', '甲']],
    [['【注】某系统', 40]],
    [['注塑机', '甲']],
    [['数据来源系统', 40]],
  ])('takes the record %j for no note', (line) => {
    expect(found(rowsOf(record, line))).toEqual([]);
  });

  it('finds a line of names without colons after one that tells who filled the table in', () => {
    expect(found(rowsOf(record, ['填表人', '张三'], ['审核人', '李四']))).toEqual([3, 4]);
  });

  it('takes neither a line between records nor an exported row for a note', () => {
    expect(found(rowsOf(['备注：甲'], record))).toEqual([]);
    expect(found(rowsOf(record, ['r1', '备注：甲']), 0)).toEqual([]);
    expect(found(rowsOf(record, ['备注：甲', 'r1']), 1)).toEqual([]);
    expect(found(rowsOf(record, ['r1', '填表人', '张三']), 0)).toEqual([]);
    expect(found(rowsOf(record, ['共计2项', 'r1']), 1)).toEqual([]);
    expect(found(rowsOf(['填表人', '张三'], record))).toEqual([]);
  });

  it.each(['说明：智能系统', '共计2项', '（盖章）'])('is told of when it is left out: %s', (text) => {
    const section = {
      key: 'systems',
      kind: 'table',
      title: { zh: '系统', en: 'Systems' },
      columns: [
        { key: 'name', zh: '名称', en: 'Name', type: 'text' },
        { key: 'count', zh: '数量', en: 'Count', type: 'integer' },
      ],
    } as unknown as TableSection;
    const rows = [
      { number: 1, cells: [toPlainCell('名称'), toPlainCell('数量')] },
      ...rowsOf(['甲', 4], [text, null]),
    ];
    const { rows: planned, faults } = planImport(
      { section, answers: {}, filled: {}, scope: {} as never },
      { sheets: [{ name: '表', rows }], known: {} },
      () => 'new',
    );
    expect(planned).toMatchObject([{ name: '甲' }]);
    expect(faults).toMatchObject([
      { cell: 'A3', isRefused: true, message: { zh: expect.stringContaining(text) } },
    ]);
  });
});
