import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'GZ-A1',
    zh: '在本市登记注册、具有独立法人资格',
    en: 'Registered in the city with independent legal personality',
  },
  {
    id: 'GZ-A2',
    zh: '注册成立时间不超过20年',
    en: 'Registered for no more than 20 years',
    value: 20,
    unit: 'year',
  },
  {
    id: 'GZ-A3',
    oneOf: 'track',
    zh: '收入增长型：三年年均收入复合增长率不低于20%，基年收入超过1000万元，且上一年度正增长',
    en: 'Revenue growth track: three-year compound growth of at least 20%, base-year revenue above 10 million yuan, and growth in the last year',
    value: 20,
    unit: '%',
  },
  {
    id: 'GZ-A4',
    oneOf: 'track',
    zh: '雇员增长型：三年年均雇员复合增长率不低于30%，基年雇员超过100人，且上一年度正增长',
    en: 'Employee growth track: three-year compound growth of at least 30%, more than 100 employees in the base year, and growth in the last year',
    value: 30,
    unit: '%',
  },
  {
    id: 'GZ-A5',
    oneOf: 'track',
    zh: '风险投资型：一次性获得风险投资1000万元以上（或等值外币）',
    en: 'Venture capital track: 10 million yuan or more (or the equivalent) in one venture investment',
    value: 1000,
    unit: '万元',
  },
  {
    id: 'GZ-A6',
    oneOf: 'track',
    zh: '成立5年（含）以内，上一年度营业收入不低于5亿元',
    en: 'Within 5 years of registration with revenue of at least 500 million yuan last year',
    value: 50000,
    unit: '万元',
  },
  {
    id: 'GZ-A7',
    oneOf: 'track',
    zh: '成立10年（含）以内，上一年度营业收入不低于10亿元',
    en: 'Within 10 years of registration with revenue of at least 1 billion yuan last year',
    value: 100000,
    unit: '万元',
  },
  {
    id: 'GZ-A8',
    zh: '近四年平均科技活动投入占营业收入比例不低于2.5%（不足四年的按实际年份计算）',
    en: 'Average technology investment over the last four years is at least 2.5% of revenue (actual years if fewer)',
    value: 2.5,
    unit: '%',
  },
  {
    id: 'GZ-A9',
    zh: '近三年无重大安全、质量、环境事故和严重失信行为',
    en: 'No major safety, quality or environmental accident and no serious dishonesty in the last three years',
  },
  {
    id: 'GZ-A10',
    zh: '未上市且非上市公司控股',
    en: 'Not listed and not controlled by a listed company',
    deploymentConfig: true,
  },
];
