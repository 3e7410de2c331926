import type { Rule } from '../../definition';
import { days } from '../../expressions/dates';
import { near } from '../../expressions/numbers';
import { increasing, rowOf } from '../../expressions/tables';
import { idCardAgrees } from '../common/leader';
import { budgetRules, equipmentRules } from '../common/rules/budget';
import { commonRules } from '../common/rules/common';
import { periodRules } from '../common/rules/period';
import type { JiebangSecondAnswers } from './answers.generated';
import { besideDemand } from './demand';

export const rules: Rule<JiebangSecondAnswers>[] = [
  ...commonRules,
  ...periodRules('proposal'),
  ...budgetRules,
  ...equipmentRules,
  {
    id: 'JS-R01',
    level: 'error',
    zh: '揭榜方不得与发榜方相同',
    en: 'The bidder cannot be the demand side',
    paths: ['bidder.bidder_code', 'demand_link.demander_code'],
    check: ({ bidder, demand_link }) => bidder.bidder_code !== demand_link.demander_code,
  },
  {
    id: 'JS-R02',
    level: 'error',
    zh: '揭榜方与发榜方存在关联关系，不符合申报要求',
    en: 'The bidder is related to the demand side',
    paths: ['bidder.related_party'],
    check: ({ bidder }) => bidder.related_party === false,
  },
  {
    id: 'JS-R03',
    level: 'error',
    zh: '技术指标不得有负偏离',
    en: 'No indicator may be below the requirement',
    paths: ['responses.deviation'],
    check: ({ all, responses }) => all(responses, (row) => row.deviation !== 'negative'),
  },
  /** The indicators are those of the first stage. */
  {
    id: 'JS-R04',
    level: 'error',
    zh: '应逐项响应榜单全部指标',
    en: 'Every indicator of the demand must be answered',
    paths: ['responses.indicator'],
    server: true,
    beside: besideDemand(({ responses }, { tech_indicators }) => {
      const answered = responses.map(({ indicator }) => indicator);
      return (
        answered.length === tech_indicators.length &&
        tech_indicators.every(({ indicator }) => answered.includes(indicator))
      );
    }),
  },
  {
    id: 'JS-R05',
    level: 'error',
    zh: '合同金额不得低于榜额',
    en: 'The contract cannot be below the reward',
    paths: ['contract.contract_amount', 'demand_link.reward_amount'],
    check: ({ contract, demand_link }) => contract.contract_amount >= demand_link.reward_amount - 0.005,
  },
  {
    id: 'JS-R06',
    level: 'error',
    zh: '里程碑支付合计应等于合同金额',
    en: 'Milestone payments must equal the contract',
    paths: ['milestones.pay_amount', 'contract.contract_amount'],
    check: ({ sum, milestones, contract }) => near(sum(milestones, 'pay_amount'), contract.contract_amount),
  },
  {
    id: 'JS-R07',
    level: 'error',
    zh: '里程碑应按日期先后且在实施期内',
    en: 'Milestones must rise by date inside the period',
    paths: ['milestones.due_date', 'proposal.start_date', 'proposal.end_date'],
    check: ({ milestones, all, proposal }) =>
      increasing(milestones, 'due_date') &&
      all(
        milestones,
        (row) => days(proposal.start_date, row.due_date) >= 0 && days(row.due_date, proposal.end_date) >= 0,
      ),
  },
  {
    id: 'JS-R08',
    level: 'error',
    zh: '合同签订日期不得早于确定揭榜方日期',
    en: 'The contract cannot be signed before the bidder was chosen',
    paths: ['selection.selection_date', 'contract.contract_date'],
    check: ({ selection, contract }) => days(selection.selection_date, contract.contract_date) >= 0,
  },
  {
    id: 'JS-R09',
    level: 'error',
    zh: '研发总投入应不少于财政资助的4倍',
    en: 'Total investment must be four times the grant',
    paths: ['funding_sources.amount'],
    check: ({ budget_summary }) => budget_summary.sum_total >= 4 * budget_summary.sum_grant - 0.005,
  },
  /** The first stage says how much is expected. */
  {
    id: 'JS-R10',
    level: 'error',
    zh: '财政资助不得高于第一阶段拟申请金额',
    en: 'The grant cannot exceed the first-stage figure',
    paths: ['funding_sources.amount'],
    server: true,
    beside: besideDemand(
      ({ funding_sources }, { demand }) =>
        rowOf(funding_sources, 'city_grant').amount <= demand.expect_grant + 0.005,
    ),
  },
  {
    id: 'JS-R11',
    level: 'error',
    zh: '实施期限不超过36个月且不晚于榜单时限',
    en: 'Within 36 months and the deadline of the demand',
    paths: ['proposal.start_date', 'proposal.end_date'],
    check: ({ proposal }) => proposal.duration_months <= 36,
    beside: besideDemand(({ proposal }, { demand }) => proposal.end_date <= demand.end_date),
  },
  {
    id: 'JS-R12',
    level: 'error',
    zh: '选择联合揭榜的，应填写联合单位并上传协议',
    en: 'For a joint bid list the units and upload the agreement',
    paths: ['bidder.has_partner', 'partners', 'filesData.cooperation_agreement'],
    check: ({ bidder, partners, hasFile }) =>
      bidder.has_partner !== true || (partners.length >= 1 && hasFile('cooperation_agreement')),
  },
  {
    id: 'JS-R13',
    level: 'error',
    zh: '项目组成员证件号码重复',
    en: 'The same person is listed twice',
    paths: ['worker_data.id_no', 'leader.leader_id_no'],
    check: ({ unique, worker_data, all, leader }) =>
      unique(worker_data, 'id_no') && all(worker_data, (row) => row.id_no !== leader.leader_id_no),
  },
  {
    id: 'JS-R14',
    level: 'error',
    zh: '揭榜方须确认申报内容',
    en: 'The bidder must confirm',
    paths: ['declaration.bidder_agree'],
    check: ({ declaration }) => declaration.bidder_agree === true,
  },
  {
    id: 'JS-R15',
    level: 'warning',
    zh: '负责人每年投入时间一般不少于6个月',
    en: 'The leader normally spends six months a year',
    paths: ['leader.leader_months'],
    check: ({ leader }) => leader.leader_months >= 6,
  },
  {
    id: 'JS-R16',
    level: 'error',
    zh: '居民身份证号与出生日期、性别不一致',
    en: 'The resident ID number does not agree with birth date or gender',
    paths: ['leader.leader_id_type', 'leader.leader_id_no', 'leader.leader_birth', 'leader.leader_gender'],
    check: ({ leader }) => idCardAgrees(leader),
  },
  /** Either side may file; whoever does files as itself. */
  {
    id: 'JS-R17',
    level: 'error',
    zh: '填报主体与本企业不符：发榜方填报的，应选择本企业的榜单；揭榜方填报的，揭榜单位名称和统一社会信用代码应与企业信息一致',
    en: 'Your company is not the side that files: the demand side chooses its own demand; a bidder enters its name and credit code as in the company information',
    paths: ['demand_link.filer_role', 'bidder.bidder_name', 'bidder.bidder_code'],
    server: true,
    ofCompany: ({ demand_link, bidder }, { name, credit_code }) =>
      demand_link.filer_role === 'bidder'
        ? bidder.bidder_code === credit_code && bidder.bidder_name === name
        : demand_link.demander_code === credit_code,
  },
];
