import { isCreditCode } from '../../../checks/credit-code';
import type { Rule } from '../../../definition';
import { atLeast, atMost, ratioAtLeast } from '../../../expressions/numbers';
import { count } from '../../../expressions/tables';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const operatorRules: Rule<IncubationCarrierAnswers>[] = [
  {
    id: 'IC-01',
    level: 'error',
    zh: '运营机构须具有独立法人资格',
    en: 'The operator must be an independent legal person',
    paths: ['baseData.is_independent_legal'],
    check: ({ baseData }) => baseData.is_independent_legal === true,
  },
  {
    id: 'IC-02',
    level: 'error',
    zh: '统一社会信用代码校验位不正确或表内重复',
    en: 'A unified social credit code is wrong, or appears twice in a table',
    paths: ['baseData.operator_credit_code', 'incubateeData.credit_code', 'graduateData.credit_code'],
    check: ({ baseData, all, incubateeData, unique, graduateData }) =>
      isCreditCode(baseData.operator_credit_code) &&
      all(incubateeData, (row) => isCreditCode(row.credit_code)) &&
      unique(incubateeData, 'credit_code') &&
      all(graduateData, (row) => isCreditCode(row.credit_code)) &&
      unique(graduateData, 'credit_code'),
  },
  {
    id: 'IC-03',
    level: 'error',
    zh: '实际运营时间未达到要求',
    en: 'Not in operation long enough',
    paths: ['baseData.operation_start_date'],
    check: ({ indicators, T }) => atLeast(indicators.operating_months, T('operating_months')),
  },
  {
    id: 'IC-07',
    level: 'error',
    zh: '孵化资金规模未达到要求',
    en: 'Incubation funds are below the requirement',
    paths: ['fundData.own_fund', 'fundData.partner_fund'],
    check: ({ indicators, T }) => atLeast(indicators.fund_total, T('fund')),
  },
  /** Share and number of professional staff, all staff, and incubatees for each professional. */
  {
    id: 'IC-08',
    level: 'error',
    zh: '专业孵化服务人员占比未达到要求',
    en: 'The share of professional staff is too low',
    paths: ['teamData.is_professional', 'incubateeData'],
    check: ({ teamData, T, indicators }) =>
      ratioAtLeast(
        count(teamData, (row) => row.is_professional),
        teamData.length,
        T('pro_staff_ratio'),
      ) &&
      atLeast(teamData.length, T('staff')) &&
      atLeast(
        count(teamData, (row) => row.is_professional),
        T('pro_staff'),
      ) &&
      atMost(
        indicators.incubatee_count /
          Math.max(
            1,
            count(teamData, (row) => row.is_professional),
          ),
        T('incubatees_per_pro_staff'),
      ),
  },
  {
    id: 'IC-09',
    level: 'error',
    zh: '创业导师配备不足',
    en: 'Not enough mentors',
    paths: ['mentorData', 'incubateeData'],
    check: ({ mentorData, T, indicators }) =>
      atLeast(mentorData.length, T('mentors')) &&
      atMost(indicators.incubatee_count / Math.max(1, mentorData.length), T('incubatees_per_mentor')),
  },
  {
    id: 'IC-13',
    level: 'warning',
    zh: '除房租及物业外收入占比或增长企业占比低于标准级要求',
    en: 'Income other than rent or the share of growing incubatees is below the standard grade',
    paths: ['operationData.total_income', 'operationData.rent_income', 'incubateeData.grew_over_20'],
    check: ({ yr, operationData, T, incubateeData, indicators }) =>
      ratioAtLeast(
        yr(operationData, 'total_income', -1) - yr(operationData, 'rent_income', -1),
        yr(operationData, 'total_income', -1),
        T('non_rent_ratio'),
      ) &&
      ratioAtLeast(
        count(incubateeData, (row) => row.grew_over_20),
        indicators.incubatee_count,
        T('growth_ratio'),
      ),
  },
  {
    id: 'IC-19',
    level: 'error',
    zh: '分项收入之和不能大于总收入',
    en: 'Income items cannot exceed total income',
    paths: ['operationData'],
    check: ({ all, operationData }) =>
      all(
        operationData,
        (row) => row.rent_income + row.service_income + row.investment_income <= row.total_income + 0.005,
      ),
  },
  {
    id: 'IC-23',
    level: 'error',
    zh: '承诺事项须确认',
    en: 'The commitment must be confirmed',
    paths: ['declarationData.truthful'],
    check: ({ declarationData }) => declarationData.truthful === true,
  },
];
