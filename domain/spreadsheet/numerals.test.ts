import { describe, expect, it } from 'vitest';
import { toPlainCell } from '../../tests/support/plain-cell';
import type { Field } from '../definition';
import { readValue } from './cells';
import { spellInDigits } from './numerals';

const field = (type: Field['type'], more: object = {}) =>
  ({ key: 'value', zh: '数值', en: 'Value', type, ...more }) as Field;
const wan = field('money_wan', { unit: '万元', precision: 2 });
const yuan = field('decimal', { unit: '元', precision: 2 });
const usd = field('decimal', { unit: '万美元' });
const whole = field('integer');
const people = field('integer', { unit: '人' });

const read = (of: Field, text: string, unit?: string) => {
  const found = readValue(of, toPlainCell(text), null, {}, unit);
  return 'value' in found ? found : { refused: found.refused.zh };
};

describe(spellInDigits, () => {
  it.each<[Field, string, number | string]>([
    [field('date'), '二〇二四年三月一日', '2024-03-01'],
    [field('date'), '二零二四年十二月三十一日', '2024-12-31'],
    [field('date'), '贰零贰肆年零叁月壹拾伍日', '2024-03-15'],
    [field('date'), '2024年三月一日', '2024-03-01'],
    [field('month'), '二〇二四年十月', '2024-10'],
    [field('year'), '二〇二二年', 2022],
    [field('year'), '二〇二二年度', 2022],
    [field('year'), '二零二二', 2022],
    [field('percent'), '百分之三十', 30],
    [field('percent'), '百分之十二点五', 12.5],
    [field('percent'), '百分之百', 100],
    [whole, '第3名', 3],
    [whole, '第一', 1],
    [whole, '第十二位', 12],
    [whole, '五百', 500],
    [people, '五十人', 50],
    [people, '三百二十', 320],
    [people, '一万二千', 12_000],
    [wan, '壹佰万元', 100],
    [wan, '壹佰万元整', 100],
    [wan, '人民币壹仟贰佰万圆整', 1200],
    [wan, '五百万元', 500],
    [wan, '五百万', 500],
    [wan, '五百', 500],
    [wan, '三点五亿元', 35_000],
    [wan, '两亿', 20_000],
    [wan, '一万二千元', 1.2],
    [yuan, '壹万贰仟', 12_000],
    [usd, '五百万美元', 500],
  ])('reads the value of %j from %s, and asks to check it', (of, text, value) => {
    expect(read(of, text)).toMatchObject({
      value,
      hint: { zh: expect.stringMatching(new RegExp(`^“数值”写的是“${text}”，按“.+”读入，请核对$`)) },
    });
  });

  it.each<[Field, string]>([
    [wan, '三五百'],
    [wan, '一百五'],
    [wan, '百万'],
    [wan, '百万元'],
    [wan, '一万二千'],
    [wan, '壹佰元伍角'],
    [wan, '约五百万'],
    [wan, '人民币五百'],
    [people, '第三'],
    [field('decimal'), '第三'],
    [field('date'), '二〇二四年十三月一日'],
    [field('date'), '二〇二四年三月'],
    [field('year'), '二十二年'],
    [field('percent'), '三成'],
  ])('refuses as a value of %j: %s', (of, text) => {
    expect(read(of, text)).toHaveProperty('refused');
  });

  it('reads an amount in the unit of its column', () => {
    expect(read(wan, '五十万', '元')).toMatchObject({ value: 50 });
    expect(read(wan, '五十', '亿元')).toMatchObject({ value: 500_000 });
  });

  it('leaves texts and digits as they are', () => {
    expect(read(field('text'), '第一')).toEqual({ value: '第一', hint: null });
    expect(read(wan, '500')).toEqual({ value: 500, hint: null });
  });
});
