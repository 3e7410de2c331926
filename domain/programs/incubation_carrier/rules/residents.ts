import type { Rule } from '../../../definition';
import { filled } from '../../../expressions/choices';
import { addMonths } from '../../../expressions/dates';
import { atLeast, ratio, ratioAtLeast } from '../../../expressions/numbers';
import { count } from '../../../expressions/tables';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const residentsRules: Rule<IncubationCarrierAnswers>[] = [
  {
    id: 'IC-06',
    level: 'error',
    zh: '在孵企业（入驻团队）数量未达到要求',
    en: 'Too few incubatees or resident teams',
    paths: ['baseData.carrier_type', 'incubateeData', 'residentTeamData'],
    check: ({ baseData, indicators, residentTeamData, T }) =>
      baseData.carrier_type === '3'
        ? atLeast(indicators.incubatee_count + residentTeamData.length, T('residents'))
        : atLeast(indicators.incubatee_count, T('incubatees')),
  },
  {
    id: 'IC-10',
    level: 'error',
    zh: '每千平方米在孵企业数或累计毕业企业数未达到要求',
    en: 'Density of incubatees or number of graduates is too low',
    paths: ['incubateeData', 'siteData.total_area', 'graduateData'],
    check: ({ indicators, siteData, T }) =>
      atLeast(ratio(indicators.incubatee_count * 1000, siteData.total_area), T('density_per_1000m2')) &&
      atLeast(indicators.graduate_count, T('graduates')),
  },
  /** Either applications or valid rights. */
  {
    id: 'IC-11',
    level: 'error',
    zh: '在孵企业知识产权比例未达到要求（申请专利占比或有效知识产权占比其一）',
    en: 'The IP share of incubatees is too low (applications or valid rights)',
    paths: ['incubateeData.has_ip_application', 'incubateeData.valid_ip_count'],
    check: ({ T, incubateeData, indicators }) =>
      T('ip_applied_ratio') === null ||
      ratioAtLeast(
        count(incubateeData, (row) => row.has_ip_application),
        indicators.incubatee_count,
        T('ip_applied_ratio'),
      ) ||
      ratioAtLeast(
        count(incubateeData, (row) => row.valid_ip_count > 0),
        indicators.incubatee_count,
        T('ip_valid_ratio'),
      ),
  },
  {
    id: 'IC-12',
    level: 'error',
    zh: '专业孵化器同一产业领域在孵企业占比未达到要求',
    en: 'Specialised incubator: too few incubatees in the focus industry',
    paths: [
      'baseData.carrier_type',
      'incubateeData.domain',
      'baseData.focus_industry',
      'siteData.tech_platform',
    ],
    check: ({ baseData, incubateeData, indicators, T, siteData }) =>
      baseData.carrier_type !== '2' ||
      (ratioAtLeast(
        count(incubateeData, (row) => row.domain.slice(0, 1) === baseData.focus_industry.slice(0, 1)),
        indicators.incubatee_count,
        T('same_industry_ratio'),
      ) &&
        filled(siteData.tech_platform)),
  },
  /** Maker spaces: either new registrations or financed residents, and events and cases. */
  {
    id: 'IC-14',
    level: 'error',
    zh: '众创空间新注册企业或获融资数、活动场次未达到要求',
    en: 'Maker space: too few new companies or financings, or too few events',
    paths: [
      'baseData.carrier_type',
      'residentTeamData.registered_company',
      'residentTeamData.financing_amount',
      'incubateeData.financing_amount',
      'activityData',
      'caseData',
    ],
    check: ({ baseData, T, residentTeamData, incubateeData, activityData, caseData }) =>
      baseData.carrier_type !== '3' ||
      ((T('new_registrations') === null ||
        atLeast(
          count(residentTeamData, (row) => filled(row.registered_company)),
          T('new_registrations'),
        ) ||
        atLeast(
          count(residentTeamData, (row) => row.financing_amount > 0) +
            count(incubateeData, (row) => row.financing_amount > 0),
          T('financed'),
        )) &&
        atLeast(activityData.length, T('events')) &&
        atLeast(caseData.length, T('cases'))),
  },
  {
    id: 'IC-15',
    level: 'error',
    zh: '入驻时成立已超过24个月',
    en: 'The incubatee was older than 24 months at entry',
    paths: ['baseData.carrier_type', 'incubateeData.entry_date', 'incubateeData.registered_date'],
    check: ({ baseData, all, incubateeData }) =>
      !['1', '2', '3'].includes(baseData.carrier_type) ||
      all(incubateeData, (row) => row.entry_date <= addMonths(row.registered_date, 24)),
  },
  /** Biology and new medicine (20) and microelectronics (102) may stay for five years, others for four. */
  {
    id: 'IC-16',
    level: 'warning',
    zh: '孵化时限超过48个月（生物医药、现代农业、集成电路60个月）',
    en: 'Incubated for more than 48 months (60 for biomedicine, modern agriculture and integrated circuits)',
    paths: ['incubateeData.entry_date', 'incubateeData.domain'],
    check: ({ all, incubateeData, ctx }) =>
      all(
        incubateeData,
        (row) =>
          ctx.today <=
          addMonths(row.entry_date, row.domain.startsWith('20') || row.domain.startsWith('102') ? 60 : 48),
      ),
  },
  {
    id: 'IC-20',
    level: 'error',
    zh: '毕业时间早于入驻时间',
    en: 'A company graduated before it entered',
    paths: ['graduateData.graduation_date', 'graduateData.entry_date'],
    check: ({ all, graduateData }) => all(graduateData, (row) => row.graduation_date > row.entry_date),
  },
  {
    id: 'IC-21',
    level: 'error',
    zh: '同一企业不能同时列为在孵企业和毕业企业',
    en: 'A company cannot be both incubatee and graduate',
    paths: ['graduateData.credit_code', 'incubateeData.credit_code'],
    check: ({ all, incubateeData, graduateData }) =>
      all(
        incubateeData,
        (incubatee) => !graduateData.some((graduate) => graduate.credit_code === incubatee.credit_code),
      ),
  },
  {
    id: 'IC-24',
    level: 'error',
    zh: '获得投融资的在孵企业占比或资金使用案例未达到要求',
    en: 'Too few financed incubatees or funding cases',
    paths: ['incubateeData.financing_amount', 'caseData.fund_amount'],
    check: ({ incubateeData, indicators, T, caseData }) =>
      ratioAtLeast(
        count(incubateeData, (row) => row.financing_amount > 0),
        indicators.incubatee_count,
        T('funded_ratio'),
      ) &&
      atLeast(
        count(caseData, (row) => row.fund_amount > 0),
        T('fund_cases'),
      ),
  },
];
