import { describe, expect, it } from 'vitest';
import { listUnaskedYears } from './name-years';

const asked = [2023, 2024, 2025];

describe(listUnaskedYears, () => {
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
  ])('returns, for %s, %j', (name, years) => expect(listUnaskedYears(name, asked)).toEqual(years));

  it('returns nothing where the field is about no year', () =>
    expect(listUnaskedYears('2022.pdf', [])).toEqual([]));
});
