import type { Rule } from '../../definition';
import { filled, has } from '../../expressions/choices';
import { days } from '../../expressions/dates';
import { near, ratioAtLeast } from '../../expressions/numbers';
import { count, rowOf } from '../../expressions/tables';
import { commonRules } from '../common/rules/common';
import type { JiebangguashuaiResultAnswers } from './answers.generated';

export const rules: Rule<JiebangguashuaiResultAnswers>[] = [
  ...commonRules,
  {
    id: 'JR-R01',
    level: 'error',
    zh: '实际完成日期应晚于实际开始日期',
    en: 'The actual end must be after the actual start',
    paths: ['completion.actual_start', 'completion.actual_end'],
    check: ({ completion }) => days(completion.actual_start, completion.actual_end) > 0,
  },
  {
    id: 'JR-R02',
    level: 'error',
    zh: '延期完成的应填写原因和批准文号',
    en: 'Give the reason and approval for a late finish',
    paths: ['project_link.plan_end', 'completion.actual_end', 'completion.delay_approval'],
    check: ({ completion }) =>
      !(completion.delay_days > 0) || (filled(completion.delay_reason) && filled(completion.delay_approval)),
  },
  {
    id: 'JR-R03',
    level: 'error',
    zh: '完成情况与日期不符',
    en: 'The state of completion does not agree with the dates',
    paths: ['completion.finish_state', 'project_link.plan_end', 'completion.actual_end'],
    check: ({ completion }) =>
      completion.finish_state === 'delayed'
        ? completion.delay_days > 0
        : !has(['on_time', 'early'], completion.finish_state) || completion.delay_days === 0,
  },
  {
    id: 'JR-R04',
    level: 'error',
    zh: '延期不得超过365天',
    en: 'A finish more than a year late cannot be accepted',
    paths: ['project_link.plan_end', 'completion.actual_end'],
    check: ({ completion }) => completion.delay_days <= 365,
  },
  {
    id: 'JR-R05',
    level: 'error',
    zh: '核心指标须有第三方检测机构和报告编号',
    en: 'Core indicators need a test body and report number',
    paths: ['indicator_results.is_core', 'indicator_results.test_org', 'indicator_results.report_no'],
    check: ({ all, indicator_results }) =>
      all(
        indicator_results,
        (row) => row.is_core !== true || (filled(row.test_org) && filled(row.report_no)),
      ),
  },
  {
    id: 'JR-R06',
    level: 'warning',
    zh: '指标完成率低于90%，可能需要复议；低于80%不予通过',
    en: 'Below 90% may be reconsidered; below 80% fails',
    paths: ['indicator_results.reached'],
    check: ({ indicator_results }) =>
      ratioAtLeast(
        count(indicator_results, (row) => row.reached === true),
        indicator_results.length,
        90,
      ),
  },
  {
    id: 'JR-R07',
    level: 'error',
    zh: '核心指标未全部达到的，发榜方结论不能为“通过”',
    en: 'Not passed while a core indicator is missed',
    paths: ['evaluation.demander_conclusion', 'indicator_results.is_core', 'indicator_results.reached'],
    check: ({ evaluation, all, indicator_results }) =>
      evaluation.demander_conclusion !== 'pass' ||
      all(indicator_results, (row) => row.is_core !== true || row.reached === true),
  },
  {
    id: 'JR-R08',
    level: 'error',
    zh: '实际支付揭榜方不得超过合同金额',
    en: 'Payments cannot exceed the contract',
    paths: ['milestone_results.actual_pay', 'project_link.contract_amount'],
    check: ({ result_summary, project_link }) =>
      result_summary.paid_total <= project_link.contract_amount + 0.005,
  },
  {
    id: 'JR-R09',
    level: 'error',
    zh: '决算中支付揭榜方应与支付情况合计一致',
    en: 'The account must agree with the payments',
    paths: ['final_account.actual', 'milestone_results.actual_pay'],
    check: ({ final_account, result_summary }) =>
      near(rowOf(final_account, 'to_bidder').actual, result_summary.paid_total),
  },
  {
    id: 'JR-R10',
    level: 'error',
    zh: '财政资金支出不得超过立项资助',
    en: 'Grant spending cannot exceed the grant',
    paths: ['project_link.grant_approved', 'final_account.actual_grant'],
    check: ({ result_summary }) => result_summary.grant_left >= -0.005,
  },
  {
    id: 'JR-R11',
    level: 'error',
    zh: '申请兑现金额不得超过立项资助',
    en: 'The claim cannot exceed the grant',
    paths: ['claim.claim_amount', 'project_link.grant_approved'],
    check: ({ claim, project_link }) => claim.claim_amount <= project_link.grant_approved + 0.005,
  },
  {
    id: 'JR-R12',
    level: 'error',
    zh: '成果清单中的授权发明专利数应不少于填报数',
    en: 'Listed granted invention patents must cover the count',
    paths: ['output_list.ip_kind', 'output_list.state', 'output_counts.ac_invention_granted'],
    check: ({ output_list, output_counts }) =>
      count(output_list, (row) => row.ip_kind === 'invention' && row.state === 'granted') >=
      output_counts.ac_invention_granted,
  },
  {
    id: 'JR-R13',
    level: 'error',
    zh: '成果编号重复',
    en: 'A result is listed twice',
    paths: ['output_list.number'],
    check: ({ unique, output_list }) => unique(output_list, 'number'),
  },
  {
    id: 'JR-R14',
    level: 'warning',
    zh: '预算与实际差异超过20%应说明',
    en: 'Explain differences above 20%',
    paths: ['final_account.actual', 'final_account.budget', 'final_account.diff_note'],
    check: ({ all, leafRows, final_account }) =>
      all(
        leafRows(final_account),
        (row) => Math.abs(row.actual - row.budget) <= 0.2 * row.budget + 0.005 || filled(row.diff_note),
      ),
  },
  {
    id: 'JR-R15',
    level: 'error',
    zh: '终止的项目不能申请兑现资助',
    en: 'A terminated project cannot claim',
    paths: ['completion.finish_state', 'claim.claim_amount'],
    check: ({ completion, claim }) => completion.finish_state !== 'terminated' || claim.claim_amount === 0,
  },
  {
    id: 'JR-R16',
    level: 'warning',
    zh: '知识产权取得日期应在项目开始之后',
    en: 'Results should date from after the project began',
    paths: ['completion.actual_start', 'output_list.got_date'],
    check: ({ all, output_list, completion }) =>
      all(output_list, (row) => days(completion.actual_start, row.got_date) >= 0),
  },
];
