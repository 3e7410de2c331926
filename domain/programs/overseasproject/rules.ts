import type { Rule } from '../../definition';
import { has, hasAny } from '../../expressions/choices';
import { days, monthDiff } from '../../expressions/dates';
import { noOverlap } from '../../expressions/tables';
import { applicantRules, commonRules } from '../common/rules/common';
import type { OverseasprojectAnswers } from './answers.generated';

export const rules: Rule<OverseasprojectAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  {
    id: 'OV-R01',
    level: 'error',
    zh: '海外工程师合同期限不少于12个月',
    en: 'An overseas engineer needs a contract of 12 months or more',
    paths: ['filing.category', 'employment.contract_from', 'employment.contract_to'],
    check: ({ filing, employment }) =>
      filing.category !== 'overseas_engineer' || employment.contract_months >= 12,
  },
  {
    id: 'OV-R02',
    level: 'error',
    zh: '海外工程师核算期实发年薪应达到50万元',
    en: 'An overseas engineer must have been paid CNY 500,000',
    paths: ['filing.category', 'pay_records.gross_pay'],
    check: ({ filing, subsidy }) => filing.category !== 'overseas_engineer' || subsidy.pay_total_wan >= 50,
  },
  {
    id: 'OV-R03',
    level: 'error',
    zh: '技术、管理岗位年度在岗不少于90天',
    en: 'Technical and management posts need 90 days here',
    paths: ['filing.category', 'employment.post_type', 'entry_records.date_in', 'entry_records.date_out'],
    check: ({ filing, employment, subsidy }) =>
      filing.category !== 'overseas_engineer' ||
      !has(['technical', 'management'], employment.post_type) ||
      subsidy.stay_total >= 90,
  },
  {
    id: 'OV-R04',
    level: 'error',
    zh: '柔性引才约定工作日不少于10天',
    en: 'Flexible engagement needs ten days a year',
    paths: ['filing.engagement', 'employment.agreed_days'],
    check: ({ filing, employment }) => filing.engagement !== 'flexible' || employment.agreed_days >= 10,
  },
  {
    id: 'OV-R05',
    level: 'error',
    zh: '申报类别与引进方式不符',
    en: 'Category and form of engagement do not match',
    paths: ['filing.category', 'filing.engagement'],
    check: ({ filing }) => (filing.category === 'overseas_engineer') === (filing.engagement === 'fulltime'),
  },
  {
    id: 'OV-R06',
    level: 'error',
    zh: '集团内部或关联企业派遣人员不予资助',
    en: 'Staff sent within the group cannot be supported',
    paths: ['employment.is_dispatched'],
    check: ({ employment }) => employment.is_dispatched === false,
  },
  {
    id: 'OV-R07',
    level: 'error',
    zh: '薪酬月份重复或不在核算期内',
    en: 'Pay months must be distinct and inside the period',
    paths: ['pay_records.month', 'filing.period_from', 'filing.period_to'],
    check: ({ unique, pay_records, all, filing }) =>
      unique(pay_records, 'month') &&
      all(pay_records, (row) => row.month >= filing.period_from && row.month <= filing.period_to),
  },
  {
    id: 'OV-R08',
    level: 'error',
    zh: '核算期应为连续12个月以内',
    en: 'The pay period is at most 12 months',
    paths: ['filing.period_from', 'filing.period_to'],
    check: ({ filing }) =>
      monthDiff(filing.period_from, filing.period_to) >= 0 &&
      monthDiff(filing.period_from, filing.period_to) <= 11,
  },
  {
    id: 'OV-R09',
    level: 'error',
    zh: '在岗日期重叠或先后颠倒',
    en: 'Stays overlap or end before they start',
    paths: ['entry_records.date_in', 'entry_records.date_out'],
    check: ({ entry_records, all }) =>
      noOverlap(entry_records, 'date_in', 'date_out') &&
      all(entry_records, (row) => days(row.date_in, row.date_out) >= 0),
  },
  {
    id: 'OV-R10',
    level: 'error',
    zh: '申请资助不得高于测算金额',
    en: 'The application cannot exceed the formula',
    paths: ['apply.apply_amount', 'pay_records.gross_pay', 'filing.category'],
    check: ({ apply, subsidy }) => apply.apply_amount <= subsidy.subsidy_amount + 0.005,
  },
  {
    id: 'OV-R11',
    level: 'error',
    zh: '护照或工作许可在合同期内已过期',
    en: 'Passport or work permit has run out',
    paths: ['talent.passport_expiry', 'talent.permit_category', 'talent.permit_expiry'],
    check: ({ ctx, talent }) =>
      days(ctx.today, talent.passport_expiry) > 0 &&
      (talent.permit_category === 'exempt' || days(ctx.today, talent.permit_expiry) > 0),
  },
  {
    id: 'OV-R12',
    level: 'error',
    zh: '上年度已获资助的，仅限科技型企业或有研发平台的单位续报',
    en: 'Filing again needs a qualification',
    paths: ['filing.awarded_last_year', 'applicant_basic.qualifications'],
    check: ({ filing, applicant_basic }) =>
      filing.awarded_last_year !== true ||
      hasAny(applicant_basic.qualifications, ['hightech', 'atse', 'tech_sme', 'rd_platform']),
  },
  {
    id: 'OV-R13',
    level: 'warning',
    zh: '全职引进的国籍一般不为中国',
    en: 'A full-time overseas engineer is normally not a Chinese national',
    paths: ['filing.category', 'talent.talent_country'],
    check: ({ filing, talent }) => filing.category !== 'overseas_engineer' || talent.talent_country !== 'CN',
  },
  {
    id: 'OV-R14',
    level: 'warning',
    zh: '合同年薪低于实发薪酬，请核对',
    en: 'Contract pay is below the pay recorded',
    paths: ['employment.contract_currency', 'employment.contract_pay', 'pay_records.gross_pay'],
    check: ({ employment, subsidy }) =>
      employment.contract_currency !== 'CNY' || employment.contract_pay >= subsidy.pay_total_wan - 0.005,
  },
];
