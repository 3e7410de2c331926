import { describe, expect, it } from 'vitest';
import { readListedExpert } from './pool-list';

describe(readListedExpert, () => {
  it.each([
    ['甲公司、乙公司', ['甲公司', '乙公司']],
    ['甲公司；乙公司;丙大学', ['甲公司', '乙公司', '丙大学']],
    ['甲公司，乙公司,丙大学', ['甲公司', '乙公司', '丙大学']],
    ['ABC Co., Ltd.\n示例（沈阳）公司', ['ABC Co., Ltd.', '示例（沈阳）公司']],
    ['无', []],
    [null, []],
  ])('returns the companies to avoid of %j', (avoided, names) => {
    expect(readListedExpert({ avoided }).avoided.map(({ name }) => name)).toEqual(names);
  });
});
