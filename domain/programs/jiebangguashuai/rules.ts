import type { Rule } from '../../definition';
import { rdIntensity } from '../../expressions/bands';
import { filled, has } from '../../expressions/choices';
import { days } from '../../expressions/dates';
import { least, measured, most } from '../../expressions/figures';
import { near } from '../../expressions/numbers';
import { increasing, rowOf } from '../../expressions/tables';
import { applicantRules, commonRules } from '../common/rules/common';
import { periodRules } from '../common/rules/period';
import type { JiebangguashuaiAnswers } from './answers.generated';

export const rules: Rule<JiebangguashuaiAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  ...periodRules('demand'),
  {
    id: 'JB-R01',
    level: 'error',
    zh: '完成时限不超过36个月',
    en: 'The deadline is within 36 months',
    paths: ['demand.start_date', 'demand.end_date'],
    ...measured<JiebangguashuaiAnswers>(({ demand }) => most(demand.duration_months, 36, 'month')),
  },
  {
    id: 'JB-R02',
    level: 'error',
    zh: '研发投入总预算应不少于财政资助的4倍',
    en: 'The R&D budget must be four times the grant',
    paths: ['demand.total_invest', 'demand.expect_grant'],
    ...measured<JiebangguashuaiAnswers>(({ demand }) =>
      least(demand.total_invest, 4 * demand.expect_grant, '10k_yuan'),
    ),
  },
  {
    id: 'JB-R03',
    level: 'error',
    zh: '支付揭榜方的榜额应不少于财政资助的40%',
    en: 'The reward must be 40% of the grant or more',
    paths: ['demand.reward_amount', 'demand.expect_grant'],
    ...measured<JiebangguashuaiAnswers>(({ demand }) =>
      least(demand.reward_amount, 0.4 * demand.expect_grant, '10k_yuan'),
    ),
  },
  {
    id: 'JB-R04',
    level: 'error',
    zh: '榜额须以货币支付',
    en: 'The reward must be paid in money',
    paths: ['demand.pay_in_cash'],
    check: ({ demand }) => demand.pay_in_cash === true,
  },
  {
    id: 'JB-R05',
    level: 'error',
    zh: '里程碑支付比例合计应为100%',
    en: 'Milestone payments must add up to 100%',
    paths: ['milestones.pay_ratio'],
    check: ({ sum, milestones }) => near(sum(milestones, 'pay_ratio'), 100),
  },
  {
    id: 'JB-R06',
    level: 'error',
    zh: '里程碑月份应递增且不超过实施期限',
    en: 'Milestones must rise and stay inside the period',
    paths: ['milestones.due_month', 'demand.start_date', 'demand.end_date'],
    check: ({ milestones, all, demand }) =>
      increasing(milestones, 'due_month') &&
      all(milestones, (row) => row.due_month <= demand.duration_months),
  },
  {
    id: 'JB-R07',
    level: 'error',
    zh: '经费来源合计应等于研发投入总预算',
    en: 'Funds must equal the R&D budget',
    paths: ['funding_sources.amount', 'demand.total_invest'],
    check: ({ funding_sources, demand }) => near(rowOf(funding_sources, 'total').amount, demand.total_invest),
  },
  {
    id: 'JB-R08',
    level: 'error',
    zh: '申请资助应与拟申请财政资助一致',
    en: 'The two grant figures must agree',
    paths: ['funding_sources.amount', 'demand.expect_grant'],
    check: ({ funding_sources, demand }) =>
      near(rowOf(funding_sources, 'city_grant').amount, demand.expect_grant),
  },
  {
    id: 'JB-R09',
    level: 'error',
    zh: '投入用途合计应等于研发投入总预算',
    en: 'Use of funds must equal the R&D budget',
    paths: ['invest_plan.grant', 'invest_plan.own', 'demand.total_invest'],
    check: ({ invest_plan, demand }) => near(rowOf(invest_plan, 'total').total, demand.total_invest),
  },
  {
    id: 'JB-R10',
    level: 'error',
    zh: '支付揭榜方金额应等于榜额',
    en: 'The amount paid to the bidder must equal the reward',
    paths: ['invest_plan.grant', 'invest_plan.own', 'demand.reward_amount'],
    check: ({ invest_plan, demand }) => near(rowOf(invest_plan, 'to_bidder').total, demand.reward_amount),
  },
  {
    id: 'JB-R11',
    level: 'warning',
    zh: '上年度研发投入强度低于申报要求',
    en: 'R&D intensity last year is below the requirement',
    paths: ['applicant_finance.revenue', 'applicant_finance.rd_expense'],
    ...measured<JiebangguashuaiAnswers>(({ yr, applicant_finance }) =>
      rdIntensity(yr(applicant_finance, 'revenue', -1), yr(applicant_finance, 'rd_expense', -1)),
    ),
  },
  {
    id: 'JB-R12',
    level: 'error',
    zh: '揭榜截止日期应早于拟启动日期',
    en: 'Bids must close before the start',
    paths: ['demand.bid_deadline', 'demand.start_date'],
    check: ({ demand }) => days(demand.bid_deadline, demand.start_date) > 0,
  },
  {
    id: 'JB-R13',
    level: 'error',
    zh: '医院和社会组织须填写联合申报企业',
    en: 'A hospital or society must name a joint company',
    paths: ['applicant_basic.unit_type', 'demand.joint_company'],
    check: ({ applicant_basic, demand }) =>
      !has(['hospital', 'social_org'], applicant_basic.unit_type) || filled(demand.joint_company),
  },
  {
    id: 'JB-R14',
    level: 'error',
    zh: '选择有意向揭榜方的，应填写单位与专家',
    en: 'Name the bidder in mind',
    paths: ['bidder_terms.has_intended'],
    check: ({ bidder_terms }) => bidder_terms.has_intended !== true || filled(bidder_terms.intended_bidder),
  },
  {
    id: 'JB-R15',
    level: 'error',
    zh: '财政资金用途合计应等于申请资助',
    en: 'Grant use must equal the grants',
    paths: ['invest_plan.grant', 'funding_sources.amount'],
    check: ({ invest_plan, funding_sources }) =>
      near(
        rowOf(invest_plan, 'total').grant,
        rowOf(funding_sources, 'city_grant').amount + rowOf(funding_sources, 'upper_grant').amount,
      ),
  },
];
