import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { readConditionLines } from '../expressions/conditions/condition-lines';
import { readFigureLines } from '../expressions/conditions/figure-lines';
import { parseExpression } from '../expressions/language/parse';
import { printExpression } from '../expressions/language/print';
import { programs } from '../programs/index.generated';
import {
  findAnswerUnit,
  findConditionFigure,
  listConditionFigures,
  listConditionParameters,
} from './condition-figures';
import { wordCondition } from './condition-words';
import { createVocabulary } from './vocabulary';

const place = { parameters: [] };
const documents = new Map(programs.map(({ key }) => [key, readProgramDocument(key)]));
const vocabularies = new Map([...documents].map(([key, document]) => [key, createVocabulary(document)]));
const openProgram = (key: string) => vocabularies.get(key) as ReturnType<typeof createVocabulary>;
const gazelle = openProgram('gazelle');
const hightech = openProgram('hightech');

describe(listConditionFigures, () => {
  it('lists each figure once, by a text that reads as it is printed', () => {
    for (const vocabulary of vocabularies.values()) {
      const texts = listConditionFigures(vocabulary, place).map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => printExpression(parseExpression(text)) !== text)).toEqual([]);
    }
  });

  it('lists sums, numbers of rows, values of years, given rows, and the columns of the own row first', () => {
    const figures = listConditionFigures(gazelle, {
      parameters: ['each'],
      table: 'productData',
      row: 'each',
    });
    expect(figures[0]?.text).toMatch(/^each\./);
    const labels = new Map(figures.map(({ text, label }) => [text, label.zh]));
    expect(labels.get("sum(productData, 'revenue_last_year')")).toBe('上年度销售收入合计');
    expect(labels.get('productData.length')).toBe('主导产品（服务）情况的行数');
    expect(labels.get("yr(operationData, 'rd_staff', -1)")).toBe('科技人员数（批次年度前1年）');
    const given = new Map(listConditionFigures(hightech, place).map(({ text, label }) => [text, label.zh]));
    expect([...given.values()]).toContain('“兼职人员”的企业职工');
  });
});

describe(findConditionFigure, () => {
  const find = (text: string) =>
    findConditionFigure(text, listConditionFigures(hightech, place), hightech, place);
  const [staff, all] = ['indicators.tech_staff_total', 'indicators.staff_total'];

  it('finds a share in percent, and shows the quotient of two figures of one unit so', () => {
    expect(find(`percentage(${staff}, ${all})`)).toMatchObject({
      type: 'percent',
      label: { zh: '科技人员数占职工总数的比例' },
    });
    expect(find(`${staff} / ${all}`)).toMatchObject({ type: 'percent', scale: 100 });
    expect(find('achievements.length / finance.length')).toMatchObject({ type: 'decimal' });
  });

  it('finds none for another formula', () => {
    expect(find(`${staff} * 2`)).toBeUndefined();
  });
});

describe(listConditionParameters, () => {
  it('lists thresholds of the sets that are numbers, and what a filing has', () => {
    const texts = listConditionParameters(openProgram('innovation_platform')).map(({ text }) => text);
    expect(texts).toContain("T('rd_ratio')");
    expect(texts).not.toContain("T('hosts')");
    expect(texts).toContain('ctx.today');
  });
});

describe(findAnswerUnit, () => {
  it.each([
    [{ type: 'money_wan' as const }, '10k_yuan'],
    [{ type: 'percent' as const }, 'percent'],
    [{ type: 'integer' as const, unit: '人' }, 'person'],
    [{ type: 'integer' as const, unit: '件' }, undefined],
  ])('finds for %j the unit %s', (figure, unit) => {
    expect(findAnswerUnit(figure)).toBe(unit);
  });
});

describe(wordCondition, () => {
  const word = (text: string, vocabulary = gazelle) => {
    const lines = readConditionLines(text);
    return lines && wordCondition(lines, vocabulary, place);
  };

  it.each([
    [
      'percentage(indicators.tech_staff_total, indicators.staff_total) >= 10',
      '科技人员数占职工总数的比例 ≥ 10%',
      'Science and technology staff as a share of Total staff ≥ 10 %',
    ],
    [
      'indicators.tech_staff_total / indicators.staff_total >= 0.07',
      '科技人员数占职工总数的比例 ≥ 7%',
      'Science and technology staff as a share of Total staff ≥ 7 %',
    ],
  ])('words the share %s', (text, zh, en) => {
    expect(word(text, hightech)).toMatchObject({ zh, en });
  });

  it.each([
    ["baseData.track === 'revenue_growth'", '申报路径为“收入增长型”'],
    ['baseData.is_hightech === false', '是否高新技术企业（有效期内）为“否”'],
    ["baseData.registered_date <= '2020-12-31'", '成立日期不晚于2020-12-31'],
    ['baseData.registered_date <= ctx.today', '成立日期不晚于填报当天'],
    ['baseData.paid_in_capital > 500', '实缴资本 > 500万元'],
    ['baseData.paid_in_capital <= baseData.registered_capital', '实缴资本 ≤ 注册资本'],
    ["!hasFile('audit_reports')", '各数据年度财务审计报告未上传'],
    [
      'isFilledIn(baseData.company_profile) && (ipData.invention_count >= 2 || productData.length === 3)',
      '企业简介（发展历程、行业地位、商业模式）已填写，并且（有效发明专利 ≥ 2件，或者主导产品（服务）情况的行数等于3）',
    ],
    [
      'all(productData, (each) => each.market_rank < 10)',
      '“主导产品（服务）情况”每一行都满足：国内细分市场排名 < 10',
    ],
    ['year(baseData.registered_date) > 2000', '年份(成立日期) > 2,000'],
  ])('words %s', (text, zh) => {
    expect(word(text)?.zh).toBe(zh);
  });

  it('words every condition and figure of the shipped programs that opens, in three languages', () => {
    for (const [key, { form }] of documents) {
      const vocabulary = openProgram(key);
      for (const { check, figure } of form.rules)
        for (const lines of [check && readConditionLines(check), figure && readFigureLines(figure)])
          if (lines) {
            const { zh, en, ar } = wordCondition(lines, vocabulary, place);
            expect([zh, en, ar].join('')).not.toMatch(/undefined$|\{\{|\[object/);
            expect(ar).not.toBe('');
          }
    }
  });
});
