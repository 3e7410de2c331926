import { describe, expect, it } from 'vitest';
import { findTotalLabel } from './total-rows';

describe(findTotalLabel, () => {
  it.each([
    '合计',
    '总计',
    '小计',
    '共计',
    '合 计',
    '合　计：',
    '合计（万元）',
    '合计(含税)：',
    '本页合计',
    '本页小计',
    '累计',
    '本年合计',
    '2023年度小计',
    '2024年合计：',
    '第一季度小计',
    '12月份 合计',
    '上半年累计',
    'Total',
    'TOTALS:',
    'Sub total',
    'sum',
    'المجموع:',
  ])('returns the place of %s as the first text of a row', (label) => {
    expect(findTotalLabel([label, '6项'])).toBe(0);
    expect(findTotalLabel(['', ' ', label, '5'])).toBe(2);
  });

  it.each([
    '合计科技公司',
    '2023年会计',
    '2023年度小计科技公司',
    '研发合计',
    '合计（沈阳）科技公司',
    'Total Energies',
    'summary',
    '1',
    '',
  ])('returns -1 for a row that begins with “%s”', (text) => {
    expect(findTotalLabel([text, '5'])).toBe(-1);
  });

  it('returns -1 where the label stands behind another text', () => {
    expect(findTotalLabel(['2024', '合计'])).toBe(-1);
    expect(findTotalLabel([])).toBe(-1);
  });
});
