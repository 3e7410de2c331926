import { describe, expect, it } from 'vitest';
import { createValidAnswers, smallForm } from '../../tests/support/small-form';
import type { Field } from '../definition';
import { hightechDomain } from '../reference/hightech-domain';
import { formatValue, normaliseAnswers, parseInput } from './input';
import { listSectionFields } from './sections';

const field = (type: Field['type'], more: object = {}): Field =>
  ({ key: 'x', zh: '某', en: 'X', type, ...more }) as Field;
const colour = listSectionFields(smallForm.sections[0] as never).find(({ key }) => key === 'colour') as Field;
const tags = listSectionFields(smallForm.sections[0] as never).find(({ key }) => key === 'tags') as Field;

const ofRows = field('multiselect', { options: { rowsOf: 'patents', column: 'no' } });

describe(parseInput, () => {
  it.each<[Field, string, unknown]>([
    [field('money_wan'), ' 1,234.5 ', 1234.5],
    [field('money_wan'), '１，２３４．５０', 1234.5],
    [field('money_wan'), '−3', -3],
    [field('money_wan'), "'1,234.5", 1234.5],
    [field('date'), "'2026/6/3", '2026-06-03'],
    [field('year'), '‘2024', 2024],
    [field('money_wan'), '（515.8）', -515.8],
    [field('money_wan'), '( 1,234.5 )', -1234.5],
    [field('percent'), '(5.2%)', -5.2],
    [field('percent'), '（5.2）％', -5.2],
    [field('decimal'), '1 234 567.25', 1234567.25],
    [field('integer'), '1,234,567', 1234567],
    [field('decimal'), '.5', 0.5],
    [field('year'), '２０２４', 2024],
    [field('boolean'), '✓', true],
    [field('boolean'), '没有', false],
    [field('boolean'), '☑是 □否', true],
    [field('boolean'), '是□ / 否■', false],
    [field('boolean'), '√是', true],
    [field('boolean'), '❌', false],
    [field('phone'), '（024）12345678转801', '024-12345678-801'],
    [field('email'), '<a@b.cn>', 'a@b.cn'],
    [field('percent'), '12.5%', 12.5],
    [field('year'), '2024年', 2024],
    [field('integer'), '　', null],
    [field('date'), '——', null],
    [field('month'), '／', null],
    [colour, '无', null],
    [ofRows, 'N/A', null],
    [field('boolean'), '无', false],
    [field('text'), '/', '/'],
    [field('date'), '2026/6/3', '2026-06-03'],
    [field('date'), '2026年6月3日', '2026-06-03'],
    [field('date'), '20260603', '2026-06-03'],
    [field('month'), '2026.6', '2026-06'],
    [field('boolean'), '是', true],
    [field('boolean'), 'No', false],
    [field('credit_code'), ' ９１350100m000100y43', '91350100M000100Y43'],
    [field('phone'), '138 0013 8000', '13800138000'],
    [field('text'), ' 甲 公司 ', '甲 公司'],
    [field('text'), 'ＡＢＣ（沈阳）公司', 'ＡＢＣ（沈阳）公司'],
    [field('text', { pattern: String.raw`^\d{6}$` }), '１１０００３', '110003'],
    [field('text', { means: 'number' }), 'ＺＬ２０２３１０１２３４５６．Ｘ', 'ZL202310123456.X'],
    [field('text', { zh: '合同编号' }), 'ＨＴ－２０２３／０１', 'HT-2023/01'],
    [field('text', { zh: '编号（专利号、文号）' }), '沈科发（２０２３）１２号', '沈科发（2023）12号'],
    [field('text', { zh: '登记号' }), '٢٠٢٣SR۱۲', '2023SR12'],
    [field('text', { zh: '登记号' }), "'00123", '00123'],
    [field('text', { means: 'id_no' }), "'110105 1949 1231 002x", '11010519491231002X'],
    [field('text', { zh: '备注' }), "'00 123", "'00 123"],
    [colour, '红', 'red'],
    [colour, 'Warm / Orange', 'orange'],
    [colour, 'Warm>Orange', 'orange'],
    [colour, 'ＯＲＡＮＧＥ', 'orange'],
    [colour, '暖色-橙', 'orange'],
    [colour, 'blue', 'blue'],
    [tags, '甲；B', ['a', 'b']],
    [tags, '甲/B', ['a', 'b']],
    [tags, '甲 B；', ['a', 'b']],
    [ofRows, 'IP01、IP02/IP03+ip04 IP 05', ['IP01', 'IP02', 'IP03', 'IP04', 'IP05']],
  ])('reads %o from "%s"', (given, raw, value) => {
    expect(parseInput(given, raw)).toEqual({ value });
  });

  it.each<[Field, string]>([
    [field('money_wan'), 'abc'],
    [field('money_wan'), '1.2.3'],
    [field('money_wan'), '1e5'],
    [field('money_wan'), '10%'],
    [field('integer'), '10 ％'],
    [field('decimal'), '(10%)'],
    [field('date'), '44197.5'],
    [field('month'), '44197'],
    [field('boolean'), 'maybe'],
    [field('boolean'), '□是 □否'],
    [field('boolean'), '是√否'],
    [colour, 'green'],
    [colour, '暖色'],
    [colour, '红/橙'],
    [tags, '甲;丙'],
  ])('refuses, for %o, "%s" and says what to enter', (given, raw) => {
    expect(parseInput(given, raw)).toHaveProperty('fault.zh', expect.stringMatching(/^应填/));
  });

  it.each<[Field, string, string]>([
    [field('text', { zh: '授权号' }), '9.1E+17', '末尾数字已丢失'],
    [field('text', { zh: '证书（文件）编号' }), '２.0231e+11', '末尾数字已丢失'],
    [field('credit_code'), '9.1210E+17', '末尾数字已丢失'],
    [field('text'), '#N/A', '错误值'],
    [field('textarea'), ' #REF! ', '错误值'],
    [field('phone'), '########', '列宽不足'],
  ])('refuses, for %o, "%s", in which a spreadsheet lost the value', (given, raw, reason) => {
    expect(parseInput(given, raw)).toHaveProperty('fault.zh', expect.stringContaining(reason));
  });

  it.each(['-', '—', '/', '无', 'N/A'])('asks whether "%s" is 0 or nothing in an amount', (raw) => {
    expect(parseInput(field('money_wan'), raw)).toHaveProperty(
      'fault.zh',
      expect.stringContaining('分不清是0还是没有'),
    );
  });

  it('reads a value of a test and a name with the same signs', () => {
    expect(parseInput(field('text', { zh: '指标值' }), '1.0E+10')).toEqual({ value: '1.0E+10' });
    expect(parseInput(field('text'), '#1 样机')).toEqual({ value: '#1 样机' });
  });
});

describe('parseInput of a number with separators', () => {
  it.each(['1,5', '12,34,567', '1,2345', '１，５', '1，5', '1,234,56', '1 5', '0,5', '1,234.5,6'])(
    'refuses %s and says how thousands and decimals are written',
    (raw) => {
      for (const type of ['money_wan', 'decimal', 'integer', 'percent'] as const)
        expect(parseInput(field(type), raw)).toHaveProperty('fault.zh', expect.stringContaining('分隔千位'));
    },
  );

  it.each(['(1.5', '1.5)', '(-1.5)', '()', '--1', '1.5-', '1-2'])(
    'refuses %s because it is no number',
    (raw) => {
      expect(parseInput(field('decimal'), raw)).toHaveProperty('fault.zh', '应填数字');
    },
  );

  it.each([
    ['2,024', '四位年份'],
    ['24', '四位年份'],
    ['1899', '1900年至2100年'],
    ['2101', '1900年至2100年'],
  ])('refuses the year %s', (raw, reason) => {
    expect(parseInput(field('year'), raw)).toHaveProperty('fault.zh', expect.stringContaining(reason));
  });
});

describe(formatValue, () => {
  it.each<[Field, unknown, string, string]>([
    [field('money_wan'), 1234.5, '1,234.50', '1,234.50'],
    [field('percent'), 3.2, '3.20', '3.20'],
    [field('decimal'), 9.58, '9.58', '9.58'],
    [field('integer'), 12345, '12,345', '12,345'],
    [field('year'), 2026, '2026', '2026'],
    [field('boolean'), false, '否', 'No'],
    [field('money_wan'), 0, '0.00', '0.00'],
    [field('money_wan', { precision: 2 }), 2.155, '2.155', '2.155'],
    [field('money_wan', { computed: () => 0 }), 2.155, '2.16', '2.16'],
    [field('money_wan'), null, '', ''],
    [
      field('cascader', { options: hightechDomain }),
      '10101',
      '电子信息 / 软件 / 基础软件',
      'Electronic information / Software / Basic software',
    ],
    [tags, ['a', 'b'], '甲、乙', 'A, B'],
    [field('text'), [2024, 2025], '2024、2025', '2024, 2025'],
    [colour, 'gone', 'gone', 'gone'],
  ])('writes %o with the value %j', (given, value, zh, en) => {
    expect([formatValue(given, value as never, 'zh'), formatValue(given, value as never, 'en')]).toEqual([
      zh,
      en,
    ]);
  });
});

describe(normaliseAnswers, () => {
  it('returns codes and addresses in their stored form, and leaves other answers as they are', () => {
    const answers = createValidAnswers();
    Object.assign(answers.basics as object, { code: '９１350100m000100y43 ', name: ' 甲 ' });
    (answers.team as { mail?: string }[])[1] = { mail: ' li@example.com ' };
    const normalised = normaliseAnswers(smallForm, answers);
    expect(normalised.basics).toMatchObject({ code: '91350100M000100Y43', name: ' 甲 ' });
    expect(normalised.team).toMatchObject([{}, { mail: 'li@example.com' }]);
  });

  it('returns numbers in half width, as typing, pasting and importing read them', () => {
    const column = field('text', { key: 'number', zh: '授权号' });
    const form = { ...smallForm, sections: [{ ...smallForm.sections[0], fields: [column] }] } as never;
    expect(normaliseAnswers(form, { basics: { number: 'ＺＬ１' } })).toEqual({ basics: { number: 'ZL1' } });
  });
});
