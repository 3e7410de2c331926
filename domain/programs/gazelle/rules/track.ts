import type { Rule } from '../../../definition';
import type { GazelleAnswers } from '../answers.generated';
import {
  employeesGrew,
  monthsSinceRegistration,
  reached1BillionIn10Years,
  reached500MillionIn5Years,
  revenueGrew,
  revenueRoseLastYear,
  wasFunded,
} from '../tracks';

export const trackRules: Rule<GazelleAnswers>[] = [
  {
    id: 'GZ-01',
    level: 'error',
    zh: '企业成立超过20年，不符合申报条件',
    en: 'The company has been registered for more than 20 years',
    paths: ['baseData.registered_date'],
    check: (scope) => monthsSinceRegistration(scope) <= 240,
  },
  {
    id: 'GZ-02',
    level: 'error',
    zh: '所选申报路径的条件未满足',
    en: 'The conditions of the chosen track are not met',
    paths: [
      'baseData.track',
      'operationData.operating_revenue',
      'operationData.employees',
      'financingData.amount',
      'baseData.registered_date',
    ],
    check: ({ indicators, baseData }) => indicators.matched_tracks.includes(baseData.track),
  },
  {
    id: 'GZ-03',
    level: 'error',
    zh: '收入增长型须基年收入超过1000万元且三年复合增长率不低于20%',
    en: 'Revenue track: base-year revenue above 10 million yuan and compound growth of at least 20%',
    paths: ['baseData.track', 'operationData.operating_revenue'],
    check: (scope) => scope.baseData.track !== 'revenue_growth' || revenueGrew(scope),
  },
  {
    id: 'GZ-04',
    level: 'error',
    zh: '收入增长型须上一年度营业收入正增长',
    en: 'Revenue track: revenue must have grown last year',
    paths: ['baseData.track', 'operationData.operating_revenue'],
    check: (scope) => scope.baseData.track !== 'revenue_growth' || revenueRoseLastYear(scope),
  },
  {
    id: 'GZ-05',
    level: 'error',
    zh: '雇员增长型须基年雇员超过100人且三年复合增长率不低于30%，上一年度正增长',
    en: 'Employee track: more than 100 base-year employees, compound growth of at least 30%, growth last year',
    paths: ['baseData.track', 'operationData.employees'],
    check: (scope) => scope.baseData.track !== 'employee_growth' || employeesGrew(scope),
  },
  {
    id: 'GZ-06',
    level: 'error',
    zh: '风险投资型须有单次到位1000万元以上的融资记录',
    en: 'Venture track: one investment of at least 10 million yuan received',
    paths: ['baseData.track', 'financingData.amount'],
    check: (scope) => scope.baseData.track !== 'venture_capital' || wasFunded(scope),
  },
  {
    id: 'GZ-07',
    level: 'error',
    zh: '成立5年内上一年度营业收入须不低于5亿元',
    en: "Within 5 years last year's revenue must be at least 500 million yuan",
    paths: ['baseData.track', 'baseData.registered_date', 'operationData.operating_revenue'],
    check: (scope) => scope.baseData.track !== 'within5_500m' || reached500MillionIn5Years(scope),
  },
  {
    id: 'GZ-08',
    level: 'error',
    zh: '成立10年内上一年度营业收入须不低于10亿元',
    en: "Within 10 years last year's revenue must be at least 1 billion yuan",
    paths: ['baseData.track', 'baseData.registered_date', 'operationData.operating_revenue'],
    check: (scope) => scope.baseData.track !== 'within10_1b' || reached1BillionIn10Years(scope),
  },
  /** Asked only while the switch GZ-A10 is on. */
  {
    id: 'GZ-10',
    level: 'error',
    zh: '上市企业或上市公司控股企业不在本次申报范围',
    en: 'Listed companies and companies controlled by one are out of scope',
    paths: ['baseData.is_listed', 'baseData.is_listed_controlled'],
    check: ({ setting, baseData }) =>
      !setting('GZ-A10') || (baseData.is_listed === false && baseData.is_listed_controlled === false),
  },
];
