import { describe, expect, it } from 'vitest';
import {
  findRegisterColumn,
  findRegisterHead,
  type RegisterHead,
  readRegisterRows,
  readRegisterValues,
} from './register-rows';

const rowsOf = (...rows: string[][]) => rows.map((cells, i) => ({ number: i + 1, cells }));

describe(findRegisterColumn, () => {
  it.each([
    ['信用代码', 'credit_code'],
    ['统一社会信用代码（必填）', 'credit_code'],
    ['* 统一社会信用代码', 'credit_code'],
    ['Credit code', 'credit_code'],
    ['credit_code', 'credit_code'],
    ['单位名称', 'name'],
    ['移除日期', 'removed_on'],
    ['移出日期（选填）', 'removed_on'],
    ['备注', null],
    ['', null],
  ])('finds the column of %j', (heading, key) => {
    expect(findRegisterColumn('blacklist', heading)).toBe(key);
  });
});

describe(readRegisterRows, () => {
  const heads = ['序号', '统一社会信用代码', '企业名称', '列入原因', '列入日期', '解除情况'];
  const entry = ['1', '91210102MA0YK100XU', '甲公司', '失信', '2026-03-01', '已解除'];
  const read = (...rows: string[][]) => {
    const all = rowsOf(...rows);
    const head = findRegisterHead('blacklist', all) as RegisterHead;
    const { rows: own, notes } = readRegisterRows(all, head);
    return { values: own.map((row) => readRegisterValues(head, row)), notes };
  };

  it('returns the entries below titles, and tells unread columns, totals and notes', () => {
    const { values, notes } = read(
      ['市级失信名单'],
      heads,
      entry,
      ['2'],
      heads,
      ['3', '', '小计', '1家'],
      ['合计', '', '5家'],
      ['注：以上数据来自市场监督管理局'],
      ['填表人：张三', '', '日期：2026-03-01'],
    );
    expect(values).toEqual([
      {
        credit_code: '91210102MA0YK100XU',
        name: '甲公司',
        reason: '失信',
        listed_on: '2026-03-01',
      },
    ]);
    expect(notes.map(({ line, place, message }) => `${line}/${place} ${message.zh.split('”')[0]}`)).toEqual([
      '2/5 名册没有“解除情况',
      '6/2 “小计',
      '7/0 “合计',
      '8/0 “注：以上数据来自市场监督管理局',
      '9/0 “填表人：张三',
    ]);
  });

  it('tells no column without values', () => {
    expect(read(heads, entry.slice(0, 5)).notes).toEqual([]);
  });
});
