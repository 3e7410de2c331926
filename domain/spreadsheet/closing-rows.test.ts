import { describe, expect, it } from 'vitest';
import { findClosingRows } from './closing-rows';
import type { PlainCell, ReadRow } from './model';

const cellOf = (value: string | number | null): PlainCell => {
  if (value === null) return null;
  return typeof value === 'string' ? { kind: 'text', text: value } : { kind: 'number', number: value };
};
const rowsOf = (...rows: (string | number | null)[][]): ReadRow[] =>
  rows.map((cells, i) => ({ number: i + 2, cells: cells.map(cellOf) }));
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
  ])('takes the record %j for no note', (line) => {
    expect(found(rowsOf(record, line))).toEqual([]);
  });

  it('takes neither a line between records nor an exported row for a note', () => {
    expect(found(rowsOf(['备注：甲'], record))).toEqual([]);
    expect(found(rowsOf(record, ['r1', '备注：甲']), 0)).toEqual([]);
    expect(found(rowsOf(record, ['备注：甲', 'r1']), 1)).toEqual([]);
  });
});
