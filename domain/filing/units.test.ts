import { describe, expect, it } from 'vitest';
import { programs } from '../programs/index.generated';
import { listSectionFields } from './sections';
import { getUnitText, isUnit, readUnitName, sumAmounts } from './units';

describe(getUnitText, () => {
  it('has an English name for the unit of every field of every program', async () => {
    const forms = await Promise.all(programs.map((program) => program.load()));
    const units = forms
      .flatMap((form) => form.sections.flatMap(listSectionFields))
      .flatMap(({ unit }) => unit ?? []);
    expect(units.length).toBeGreaterThan(100);
    expect([...new Set(units)].filter((unit) => /\p{Script=Han}/u.test(getUnitText(unit).en))).toEqual([]);
  });

  it('keeps the Chinese unit, and an unknown one', () => {
    expect(getUnitText('万元').zh).toBe('万元');
    expect(getUnitText('kW')).toMatchObject({ zh: 'kW', en: 'kW' });
  });
});

describe(readUnitName, () => {
  it.each([
    [
      '元',
      '单位：元',
      '计量单位:元',
      '单位为元',
      '以元计',
      '人民币：元',
      '折人民币元',
      '元人民币',
      '￥',
      '￥元',
      '圆',
      'CNY',
    ],
    ['万元', '万', '单位：人民币万元', '万人民币', 'ten thousand CNY'],
    ['千元', '千', 'K元', 'thousand CNY'],
    ['百万元', '百万'],
  ])('reads %s from what people write', (unit, ...written) => {
    for (const text of written) expect([text, readUnitName(text), isUnit(text)]).toEqual([text, unit, true]);
  });

  it('knows units by the thousand, and takes no other words for units', () => {
    expect(['万台', '千件'].map(isUnit)).toEqual([true, true]);
    expect(['一', '十', '不含税', '甲公司', '单位', ''].map(isUnit)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe(sumAmounts, () => {
  it('returns a sum that is exact to two decimals', () => {
    expect(sumAmounts([0.1, 0.2, null])).toBe(0.3);
    expect(sumAmounts([])).toBe(0);
  });
});
