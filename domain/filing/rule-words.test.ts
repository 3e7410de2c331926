import { describe, expect, it } from 'vitest';
import { describeFigure } from './rule-words';

const least = (value: number | null, threshold: number | null) =>
  describeFigure({ value, threshold, bound: 'least', unit: 'percent' });

describe(describeFigure, () => {
  it('returns the figure together with its threshold', () => {
    expect(least(5.14, 5)).toMatchObject({ zh: '5.14%，要求不低于5%', en: '5.14 %, at least 5 %' });
    expect(
      describeFigure({ value: 1200.5, threshold: 1000, bound: 'above', unit: '10k_yuan' }),
    ).toMatchObject({
      zh: '1,200.5万元，要求高于1,000万元',
      en: 'CNY 12,005,000, above CNY 10,000,000',
    });
  });

  it('returns a date as such, no later than another', () => {
    const [value, threshold] = ['2028-06-30', '2028-02-04'].map((day) => Date.parse(day) / 86_400_000);
    expect(
      describeFigure({ value: value as number, threshold: threshold as number, bound: 'most', unit: 'date' }),
    ).toMatchObject({
      zh: '2028-06-30，要求不晚于2028-02-04',
      en: '2028-06-30, no later than 2028-02-04',
    });
  });

  it.each([
    [1, '1 item, at least 1 item'],
    [0, '0 items, at least 1 item'],
    [1200, '1,200 items, at least 1 item'],
  ])('counts %i in the right singular or plural: "%s"', (value, en) => {
    expect(describeFigure({ value, threshold: 1, bound: 'least', unit: 'item' }).en).toBe(en);
  });

  it('does not round a figure to its threshold', () => {
    expect(least(4.9999, 5).zh).toBe('4.9999%，要求不低于5%');
    expect(least(5, 5).zh).toBe('5%，要求不低于5%');
  });

  it('returns the threshold alone without a figure, and says where none is set', () => {
    expect(least(null, 5)).toMatchObject({ zh: '要求不低于5%', en: 'at least 5 % is asked' });
    expect(least(3, null).zh).toBe('尚未设定标准，不作判断');
  });
});
