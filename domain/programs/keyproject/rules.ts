import type { Rule } from '../../definition';
import { rdIntensityOk } from '../../expressions/bands';
import { has, optAttr } from '../../expressions/choices';
import { months } from '../../expressions/dates';
import { atMost } from '../../expressions/numbers';
import { rowOf } from '../../expressions/tables';
import { budgetRules, equipmentRules, ownFundsRules } from '../common/rules/budget';
import { applicantRules, commonRules } from '../common/rules/common';
import { leaderOnceRules, leaderRules } from '../common/rules/leader';
import { partnerRules } from '../common/rules/partners';
import { periodRules } from '../common/rules/period';
import { scheduleRules, scheduleSpendRules } from '../common/rules/schedule';
import { teamRules } from '../common/rules/team';
import type { KeyprojectAnswers } from './answers.generated';
import { keyProjectType } from './dictionaries';

export const rules: Rule<KeyprojectAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  ...periodRules('project_basic'),
  ...scheduleRules('project_basic'),
  ...scheduleSpendRules,
  ...leaderRules,
  ...leaderOnceRules,
  ...teamRules,
  ...partnerRules('project_basic'),
  ...budgetRules,
  ...equipmentRules,
  ...ownFundsRules,
  {
    id: 'KP-R01',
    level: 'error',
    zh: '实施期限不超过36个月',
    en: 'The project may last up to 36 months',
    paths: ['project_basic.start_date', 'project_basic.end_date'],
    check: ({ project_basic }) => project_basic.duration_months <= 36,
  },
  {
    id: 'KP-R02',
    level: 'error',
    zh: '申请财政资助超过该类别上限',
    en: 'The grant is above the ceiling for this type',
    paths: ['funding_sources.amount', 'project_basic.project_type'],
    check: ({ funding_sources, project_basic }) =>
      atMost(
        rowOf(funding_sources, 'city_grant').amount,
        optAttr<number>(keyProjectType, project_basic.project_type, 'grant_max_wan'),
      ),
  },
  {
    id: 'KP-R03',
    level: 'error',
    zh: '重大科技成果转化项目自筹资金不得低于资助的2倍',
    en: 'A commercialisation project needs own funds of twice the grant',
    paths: ['project_basic.project_type', 'funding_sources.amount'],
    check: ({ project_basic, budget_summary }) =>
      project_basic.project_type !== 'transform' ||
      budget_summary.sum_own >= 2 * budget_summary.sum_grant - 0.005,
  },
  {
    id: 'KP-R04',
    level: 'error',
    zh: '完成时技术就绪度应高于立项时',
    en: 'The readiness level must rise',
    paths: ['project_basic.trl_end', 'project_basic.trl_start'],
    check: ({ project_basic }) => Number(project_basic.trl_end) > Number(project_basic.trl_start),
  },
  {
    id: 'KP-R05',
    level: 'warning',
    zh: '上年度研发投入强度低于申报要求',
    en: 'R&D intensity last year is below the requirement',
    paths: ['applicant_finance.revenue', 'applicant_finance.rd_expense'],
    check: ({ yr, applicant_finance }) =>
      rdIntensityOk(yr(applicant_finance, 'revenue', -1), yr(applicant_finance, 'rd_expense', -1)),
  },
  {
    id: 'KP-R06',
    level: 'error',
    zh: '产业链协同创新、国际合作项目必须有合作单位',
    en: 'Joint and international projects need a partner',
    paths: ['project_basic.project_type', 'project_basic.has_partner'],
    check: ({ project_basic }) =>
      !has(['chain_collab', 'intl_coop'], project_basic.project_type) || project_basic.has_partner === true,
  },
  {
    id: 'KP-R07',
    level: 'warning',
    zh: '新增净利润不应大于新增销售收入',
    en: 'Added profit should not exceed added sales',
    paths: ['economic_indicator_data.net_profit', 'economic_indicator_data.sales_revenue'],
    check: ({ all, economic_indicator_data }) =>
      all(economic_indicator_data, (row) => row.net_profit <= row.sales_revenue),
  },
  {
    id: 'KP-R08',
    level: 'warning',
    zh: '企业类研发项目一般应有发明专利产出',
    en: 'A key project normally yields at least one invention patent',
    paths: ['expected_outputs.out_invention_filed', 'expected_outputs.out_invention_granted'],
    check: ({ expected_outputs }) =>
      expected_outputs.out_invention_filed + expected_outputs.out_invention_granted >= 1,
  },
  {
    id: 'KP-R09',
    level: 'error',
    zh: '注册未满1年的企业不能申报',
    en: 'The company must have been registered for a year',
    paths: ['applicant_basic.registered_date'],
    check: ({ applicant_basic, ctx }) => months(applicant_basic.registered_date, ctx.today) >= 12,
  },
];
