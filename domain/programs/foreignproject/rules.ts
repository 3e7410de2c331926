import { isIdCard, wrongIdCard } from '../../checks/id-card';
import type { Rule } from '../../definition';
import { has } from '../../expressions/choices';
import { age, days, jan1 } from '../../expressions/dates';
import { near } from '../../expressions/numbers';
import { count, rowOf } from '../../expressions/tables';
import { applicantRules, commonRules } from '../common/rules/common';
import { periodRules } from '../common/rules/period';
import type { ForeignprojectAnswers } from './answers.generated';

export const rules: Rule<ForeignprojectAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  ...periodRules('project_basic'),
  {
    id: 'FE-R01',
    level: 'error',
    zh: '执行期为6至24个月',
    en: 'The project lasts 6 to 24 months',
    paths: ['project_basic.start_date', 'project_basic.end_date'],
    check: ({ project_basic }) => project_basic.duration_months >= 6 && project_basic.duration_months <= 24,
  },
  {
    id: 'FE-R02',
    level: 'error',
    zh: '应有且仅有1名首席专家',
    en: 'There must be exactly one lead expert',
    paths: ['experts.is_lead'],
    check: ({ experts }) => count(experts, (row) => row.is_lead === true) === 1,
  },
  {
    id: 'FE-R03',
    level: 'error',
    zh: '专家须为外国国籍',
    en: 'Experts must hold foreign nationality',
    paths: ['experts.country'],
    check: ({ all, experts }) => all(experts, (row) => !has(['CN', 'HK', 'MO', 'TW'], row.country)),
  },
  {
    id: 'FE-R04',
    level: 'error',
    zh: '来华计划中的护照号码须在专家表中',
    en: 'A visit names an expert who is not listed',
    paths: ['experts.passport_no', 'visits.passport_no'],
    check: ({ all, visits, experts }) =>
      all(visits, (visit) => experts.some((expert) => expert.passport_no === visit.passport_no)),
  },
  /** Visits in person, expert by expert. */
  {
    id: 'FE-R05',
    level: 'error',
    zh: '各专家来华天数之和应等于计划在华工作天数（线上不计）',
    en: 'On-site days per expert must equal the planned days',
    paths: ['visits', 'experts.passport_no', 'experts.work_days'],
    check: ({ all, experts, sum, visits }) =>
      all(
        experts,
        (expert) =>
          sum(
            visits.filter((visit) => visit.passport_no === expert.passport_no && visit.mode === 'onsite'),
            'visit_days',
          ) === expert.work_days,
      ),
  },
  {
    id: 'FE-R06',
    level: 'error',
    zh: '来华日期应在项目执行期内',
    en: 'Visits must lie inside the project period',
    paths: ['project_basic.start_date', 'visits.date_from', 'visits.date_to', 'project_basic.end_date'],
    check: ({ all, visits, project_basic }) =>
      all(
        visits,
        (visit) =>
          days(project_basic.start_date, visit.date_from) >= 0 &&
          days(visit.date_from, visit.date_to) >= 0 &&
          days(visit.date_to, project_basic.end_date) >= 0,
      ),
  },
  {
    id: 'FE-R07',
    level: 'error',
    zh: '单次国际旅费不超过15000元、城市间交通费不超过3000元',
    en: 'Travel is at most CNY 15,000 abroad and 3,000 between cities a visit',
    paths: ['visits.air_cost', 'visits.city_cost'],
    check: ({ all, visits }) => all(visits, (visit) => visit.air_cost <= 15000 && visit.city_cost <= 3000),
  },
  {
    id: 'FE-R08',
    level: 'error',
    zh: '零用费每天不超过300元、生活费每天不超过600元，且最多计30天',
    en: 'Allowance 300 and living costs 600 a day, 30 days at most',
    paths: ['visits'],
    check: ({ all, visits }) =>
      all(
        visits,
        (visit) =>
          visit.allowance <= 300 * Math.min(visit.visit_days, 30) &&
          visit.living_cost <= 600 * Math.min(visit.visit_days, 30),
      ),
  },
  {
    id: 'FE-R09',
    level: 'error',
    zh: '每人次资助不超过45000元',
    en: 'At most CNY 45,000 per expert visit',
    paths: ['visits'],
    check: ({ all, visits }) => all(visits, (visit) => visit.visit_total <= 45000),
  },
  {
    id: 'FE-R10',
    level: 'error',
    zh: '线上工作不列支旅费和生活费',
    en: 'Remote work has no travel or living costs',
    paths: ['visits'],
    check: ({ all, visits }) => all(visits, (visit) => visit.mode !== 'remote' || visit.visit_total === 0),
  },
  {
    id: 'FE-R11',
    level: 'error',
    zh: '经费预算中的旅费、零用费、生活费、交通费应与来华计划合计一致',
    en: 'The budget must agree with the visit plan',
    paths: ['expert_funding.grant', 'expert_funding.own', 'visits'],
    check: ({ expert_funding, fund_summary }) =>
      near(
        rowOf(expert_funding, 'air').total +
          rowOf(expert_funding, 'allow').total +
          rowOf(expert_funding, 'living').total +
          rowOf(expert_funding, 'city').total,
        fund_summary.visit_cost_wan,
        0.02,
      ),
  },
  {
    id: 'FE-R12',
    level: 'error',
    zh: '外国青年人才须未满40周岁且具有博士学位',
    en: 'Young talent must be under 40 with a doctorate',
    paths: ['project_basic.project_type', 'experts.birth', 'experts.degree'],
    check: ({ project_basic, all, experts, ctx }) =>
      project_basic.project_type !== 'youth' ||
      all(experts, (expert) => age(expert.birth, jan1(ctx.batchYear)) < 40 && expert.degree === 'doctor'),
  },
  {
    id: 'FE-R13',
    level: 'warning',
    zh: '外国青年人才一般在华连续工作6个月以上',
    en: 'Young talent normally work six months in China',
    paths: ['project_basic.project_type', 'visits.date_from', 'visits.date_to'],
    check: ({ project_basic, visits }) =>
      project_basic.project_type !== 'youth' || visits.some((visit) => visit.visit_days >= 180),
  },
  {
    id: 'FE-R14',
    level: 'warning',
    zh: '负责人应未满60周岁',
    en: 'The host leader should be under 60',
    paths: ['leader.leader_birth'],
    check: ({ leader, ctx }) => age(leader.leader_birth, jan1(ctx.batchYear)) < 60,
  },
  {
    id: 'FE-R15',
    level: 'error',
    ...wrongIdCard,
    paths: ['leader.leader_id_type', 'leader.leader_id_no'],
    check: ({ leader }) => leader.leader_id_type !== 'id_card' || isIdCard(leader.leader_id_no),
  },
];
