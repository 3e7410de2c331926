import { describe, expect, it } from 'vitest';
import { unaskedYears } from './name-years';

const asked = [2023, 2024, 2025];

describe(unaskedYears, () => {
  it.each([
    ['2022年审计报告.pdf', [2022]],
    ['审计报告２０２１.pdf', [2021]],
    ['2019-2021审计报告.pdf', [2019, 2021]],
    ['2023年审计报告.pdf', []],
    ['2022-2024审计报告.pdf', []],
    ['审计报告（20220315）.pdf', []],
    ['审计报告2022-03-15.pdf', []],
    ['审字2022001号.pdf', []],
    ['审计报告.pdf', []],
  ])('returns, for %s, %j', (name, years) => expect(unaskedYears(name, asked)).toEqual(years));

  it('returns nothing where the field is about no year', () =>
    expect(unaskedYears('2022.pdf', [])).toEqual([]));
});
