import type { Rule } from '../../definition';
import { near, ratioAtLeast } from '../../expressions/numbers';
import { count, rowOf } from '../../expressions/tables';
import { applicantRules, commonRules } from '../common/rules/common';
import { periodRules } from '../common/rules/period';
import { scheduleRules, scheduleSpendRules } from '../common/rules/schedule';
import type { ServerprojectAnswers } from './answers.generated';

export const rules: Rule<ServerprojectAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  ...periodRules('plan'),
  ...scheduleRules('plan'),
  ...scheduleSpendRules,
  {
    id: 'SV-R01',
    level: 'error',
    zh: '科技服务收入不得大于营业总收入',
    en: 'Service revenue cannot exceed total revenue',
    paths: ['service_performance.service_revenue', 'service_performance.total_revenue'],
    check: ({ all, service_performance }) =>
      all(service_performance, (row) => row.service_revenue <= row.total_revenue),
  },
  {
    id: 'SV-R02',
    level: 'error',
    zh: '上年度科技服务收入占比应达到50%以上',
    en: 'Services must be at least half of last year’s revenue',
    paths: ['service_performance.service_revenue', 'service_performance.total_revenue'],
    check: ({ yr, service_performance }) =>
      ratioAtLeast(
        yr(service_performance, 'service_revenue', -1),
        yr(service_performance, 'total_revenue', -1),
        50,
      ),
  },
  {
    id: 'SV-R03',
    level: 'error',
    zh: '专职服务人员不少于10人',
    en: 'At least ten full-time service staff',
    paths: ['service_staff.staff_total'],
    check: ({ service_staff }) => service_staff.staff_total >= 10,
  },
  {
    id: 'SV-R04',
    level: 'warning',
    zh: '大专及以上人员占比低于70%',
    en: 'Fewer than 70% of staff have a college degree',
    paths: ['service_staff.staff_college', 'service_staff.staff_total'],
    check: ({ service_staff }) => ratioAtLeast(service_staff.staff_college, service_staff.staff_total, 70),
  },
  {
    id: 'SV-R05',
    level: 'error',
    zh: '分项人员数不得大于专职服务人员总数',
    en: 'Staff groups cannot exceed the total',
    paths: [
      'service_staff.staff_college',
      'service_staff.staff_total',
      'service_staff.staff_senior',
      'service_staff.staff_broker',
    ],
    check: ({ service_staff }) =>
      service_staff.staff_college <= service_staff.staff_total &&
      service_staff.staff_senior <= service_staff.staff_total &&
      service_staff.staff_broker <= service_staff.staff_total,
  },
  {
    id: 'SV-R06',
    level: 'error',
    zh: '服务的高企与科技型中小企业数不得大于服务企业总数',
    en: 'High-tech clients cannot exceed all clients',
    paths: ['service_performance.clients_tech', 'service_performance.clients'],
    check: ({ all, service_performance }) =>
      all(service_performance, (row) => row.clients_tech <= row.clients),
  },
  {
    id: 'SV-R07',
    level: 'error',
    zh: '关联企业案例不计入代表性案例',
    en: 'Cases with related parties do not count; at least three others',
    paths: ['service_cases.related'],
    check: ({ service_cases }) => count(service_cases, (row) => row.related !== true) >= 3,
  },
  {
    id: 'SV-R08',
    level: 'error',
    zh: '合同编号重复',
    en: 'A contract is listed twice',
    paths: ['service_cases.contract_no'],
    check: ({ unique, service_cases }) => unique(service_cases, 'contract_no'),
  },
  {
    id: 'SV-R09',
    level: 'error',
    zh: '技术转移类上年度促成技术合同成交额应不低于300万元',
    en: 'Technology transfer needs CNY 3m of facilitated contracts last year',
    paths: ['service_profile.main_category', 'service_performance.tech_deal'],
    check: ({ service_profile, yr, service_performance }) =>
      service_profile.main_category !== 'transfer' || yr(service_performance, 'tech_deal', -1) >= 300,
  },
  {
    id: 'SV-R10',
    level: 'error',
    zh: '投入预算合计应等于经费来源合计',
    en: 'The budget must equal the funds',
    paths: ['service_budget.grant', 'service_budget.own', 'funding_sources.amount'],
    check: ({ service_budget, funding_sources }) =>
      near(rowOf(service_budget, 'total').total, rowOf(funding_sources, 'total').amount),
  },
  {
    id: 'SV-R11',
    level: 'error',
    zh: '财政资金预算应等于申请资助与上级资金之和',
    en: 'Grant spending must equal the grants',
    paths: ['service_budget.grant', 'funding_sources.amount'],
    check: ({ service_budget, funding_sources }) =>
      near(
        rowOf(service_budget, 'total').grant,
        rowOf(funding_sources, 'city_grant').amount + rowOf(funding_sources, 'upper_grant').amount,
      ),
  },
  {
    id: 'SV-R12',
    level: 'error',
    zh: '申请资助超过限额',
    en: 'The grant is above the limit',
    paths: ['service_profile.filing_type', 'funding_sources.amount', 'service_performance.service_revenue'],
    check: ({ service_profile, service_summary, yr, service_performance }) =>
      service_profile.filing_type === 'performance'
        ? service_summary.sum_grant <=
          Math.min(50, 0.1 * yr(service_performance, 'service_revenue', -1)) + 0.005
        : service_summary.sum_grant <= 0.3 * service_summary.sum_total + 0.005,
  },
  {
    id: 'SV-R13',
    level: 'warning',
    zh: '绩效目标应高于上年度实际',
    en: 'Targets should rise above last year',
    paths: ['service_targets.service_revenue', 'service_performance.service_revenue'],
    check: ({ yr, service_targets, service_performance }) =>
      yr(service_targets, 'service_revenue', 0) >= yr(service_performance, 'service_revenue', -1),
  },
  {
    id: 'SV-R14',
    level: 'error',
    zh: '实施期限不超过24个月',
    en: 'The project may last up to 24 months',
    paths: ['plan.start_date', 'plan.end_date'],
    check: ({ plan }) => plan.duration_months <= 24,
  },
];
