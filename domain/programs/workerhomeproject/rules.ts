import type { Rule } from '../../definition';
import { optAttr } from '../../expressions/choices';
import { year } from '../../expressions/dates';
import { atLeast, atMost, near } from '../../expressions/numbers';
import { applicantRules, commonRules } from '../common/rules/common';
import { periodRules } from '../common/rules/period';
import { scheduleRules } from '../common/rules/schedule';
import type { WorkerhomeprojectAnswers } from './answers.generated';
import { workerhomeProjectType } from './dictionaries';

export const rules: Rule<WorkerhomeprojectAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  ...scheduleRules('plan'),
  ...periodRules('plan'),
  {
    id: 'WH-R01',
    level: 'error',
    zh: '室内活动面积未达到该类型最低要求',
    en: 'The indoor area is below the minimum for this type',
    paths: ['home.indoor_area', 'home.home_type'],
    check: ({ home }) =>
      atLeast(home.indoor_area, optAttr<number>(workerhomeProjectType, home.home_type, 'area_min')),
  },
  {
    id: 'WH-R02',
    level: 'error',
    zh: '服务科技工作者人数未达到该类型最低要求',
    en: 'Too few science workers for this type',
    paths: ['home.worker_count', 'home.home_type'],
    check: ({ home }) =>
      atLeast(home.worker_count, optAttr<number>(workerhomeProjectType, home.home_type, 'workers_min')),
  },
  {
    id: 'WH-R03',
    level: 'error',
    zh: '专职、兼职工作人员合计不少于1名',
    en: 'At least one member of staff',
    paths: ['association.staff_fulltime', 'association.staff_parttime'],
    check: ({ association }) => association.staff_fulltime + association.staff_parttime >= 1,
  },
  {
    id: 'WH-R04',
    level: 'error',
    zh: '改造提升和示范创建类上年度交流培训应达到6场以上',
    en: 'An upgrade or demonstration needs six exchange or training events last year',
    paths: ['home.home_kind', 'activity_years.exchange_events', 'activity_years.training_events'],
    check: ({ home, summary }) => home.home_kind === 'new' || summary.events_last >= 6,
  },
  {
    id: 'WH-R05',
    level: 'error',
    zh: '示范创建类上年度应有技术攻关1项以上或科普活动6场以上',
    en: 'A demonstration needs one technical project or six outreach events',
    paths: ['home.home_kind', 'activity_years.tech_projects', 'activity_years.popular_events'],
    check: ({ home, yr, activity_years }) =>
      home.home_kind !== 'demo' ||
      yr(activity_years, 'tech_projects', -1) >= 1 ||
      yr(activity_years, 'popular_events', -1) >= 6,
  },
  {
    id: 'WH-R06',
    level: 'error',
    zh: '章程、计划、台账、反映渠道应齐全',
    en: 'Charter, plan, record and channel must all be in place',
    paths: [
      'association.has_charter',
      'association.has_plan',
      'home.home_kind',
      'association.has_ledger',
      'association.has_feedback',
    ],
    check: ({ association, home }) =>
      association.has_charter &&
      association.has_plan &&
      (home.home_kind === 'new' || (association.has_ledger && association.has_feedback)),
  },
  {
    id: 'WH-R07',
    level: 'error',
    zh: '申请补助超过该类型上限',
    en: 'The grant is above the ceiling',
    paths: ['home_budget.grant', 'home.home_type'],
    check: ({ summary, home }) =>
      atMost(summary.sum_grant, optAttr<number>(workerhomeProjectType, home.home_type, 'grant_max_wan')),
  },
  {
    id: 'WH-R08',
    level: 'error',
    zh: '申请补助不得超过总投入的50%',
    en: 'The grant is at most half of the investment',
    paths: ['home_budget.grant', 'home_budget.own'],
    check: ({ summary }) => summary.sum_grant <= 0.5 * summary.sum_total + 0.005,
  },
  {
    id: 'WH-R09',
    level: 'error',
    zh: '各阶段计划支出合计应等于建设总投入',
    en: 'Planned spending must equal the investment',
    paths: ['project_schedule_data.planned_spend', 'home_budget.grant', 'home_budget.own'],
    check: ({ sum, project_schedule_data, summary }) =>
      near(sum(project_schedule_data, 'planned_spend'), summary.sum_total),
  },
  {
    id: 'WH-R10',
    level: 'warning',
    zh: '功能区面积合计大于室内外面积之和',
    en: 'The rooms add up to more than the site',
    paths: ['facilities.area', 'home.indoor_area', 'home.outdoor_area'],
    check: ({ sum, facilities, home }) =>
      sum(facilities, 'area') <= home.indoor_area + home.outdoor_area + 0.005,
  },
  {
    id: 'WH-R11',
    level: 'warning',
    zh: '副高级及以上人数不应大于服务人数',
    en: 'Senior staff should not exceed those served',
    paths: ['home.senior_count', 'home.worker_count'],
    check: ({ home }) => home.senior_count <= home.worker_count,
  },
  {
    id: 'WH-R12',
    level: 'warning',
    zh: '上年度活动应为申报年度前一年',
    en: 'Activities listed should fall in last year',
    paths: ['activities.held_on'],
    check: ({ all, activities, ctx }) => all(activities, (row) => year(row.held_on) === ctx.batchYear - 1),
  },
  {
    id: 'WH-R13',
    level: 'error',
    zh: '建设周期不超过18个月',
    en: 'The build may last up to 18 months',
    paths: ['plan.start_date', 'plan.end_date'],
    check: ({ plan }) => plan.duration_months <= 18,
  },
];
