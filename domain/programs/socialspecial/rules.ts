import type { Rule } from '../../definition';
import { filled, optAttr } from '../../expressions/choices';
import { days } from '../../expressions/dates';
import { atMost, near } from '../../expressions/numbers';
import { rowOf } from '../../expressions/tables';
import { budgetRules, equipmentRules } from '../common/rules/budget';
import { applicantRules, commonRules } from '../common/rules/common';
import { leaderOnceRules, leaderRules } from '../common/rules/leader';
import { partnerRules } from '../common/rules/partners';
import { periodRules } from '../common/rules/period';
import { scheduleRules, scheduleSpendRules } from '../common/rules/schedule';
import { taskRules } from '../common/rules/tasks';
import { teamRules } from '../common/rules/team';
import type { SocialspecialAnswers } from './answers.generated';
import { socialKind } from './dictionaries';

export const rules: Rule<SocialspecialAnswers>[] = [
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
  ...taskRules('project_basic'),
  {
    id: 'SS-R01',
    level: 'error',
    zh: '实施期限不超过36个月',
    en: 'Up to 36 months',
    paths: ['project_basic.start_date', 'project_basic.end_date'],
    check: ({ project_basic }) => project_basic.duration_months <= 36,
  },
  {
    id: 'SS-R02',
    level: 'error',
    zh: '资助超过类别上限',
    en: 'The grant is above the ceiling',
    paths: ['funding_sources.amount', 'project_basic.project_type'],
    check: ({ funding_sources, project_basic }) =>
      atMost(
        rowOf(funding_sources, 'city_grant').amount,
        optAttr<number>(socialKind, project_basic.project_type, 'grant_max_wan'),
      ),
  },
  {
    id: 'SS-R03',
    level: 'error',
    zh: '企业申报的自筹资金不得低于资助',
    en: 'A company must match the grant',
    paths: ['applicant_basic.unit_type', 'funding_sources.amount'],
    check: ({ applicant_basic, budget_summary }) =>
      applicant_basic.unit_type !== 'enterprise' ||
      budget_summary.sum_own >= budget_summary.sum_grant - 0.005,
  },
  {
    id: 'SS-R04',
    level: 'error',
    zh: '重大科技示范项目至少2个示范点',
    en: 'A major demonstration needs two sites',
    paths: ['project_basic.project_type', 'sites'],
    check: ({ project_basic, sites }) => project_basic.project_type !== 'demo' || sites.length >= 2,
  },
  {
    id: 'SS-R05',
    level: 'error',
    zh: '临床研究应填写样本例数和审查情况',
    en: 'Clinical research needs the number of cases and the review status',
    paths: ['ethics.is_clinical', 'ethics.sample_size'],
    check: ({ ethics }) =>
      ethics.is_clinical !== true || (ethics.sample_size >= 1 && filled(ethics.eth_note)),
  },
  {
    id: 'SS-R06',
    level: 'error',
    zh: '临床前沿技术项目应由医疗卫生机构牵头或参加',
    en: 'A clinical project is led or joined by a hospital',
    paths: ['project_basic.project_type', 'applicant_basic.unit_type', 'partners.unit_type'],
    check: ({ project_basic, applicant_basic, partners }) =>
      project_basic.project_type !== 'clinical' ||
      applicant_basic.unit_type === 'hospital' ||
      partners.some((row) => row.unit_type === 'hospital'),
  },
  {
    id: 'SS-R07',
    level: 'error',
    zh: '示范点建成时间应在实施期内',
    en: 'Sites must be ready inside the period',
    paths: ['project_basic.start_date', 'sites.finish_on', 'project_basic.end_date'],
    check: ({ all, sites, project_basic }) =>
      all(
        sites,
        (row) =>
          days(project_basic.start_date, row.finish_on) >= 0 &&
          days(row.finish_on, project_basic.end_date) >= 0,
      ),
  },
  {
    id: 'SS-R08',
    level: 'warning',
    zh: '受益人口应不少于各示范点受益人数之和',
    en: 'The population should cover the sites',
    paths: ['social_benefit.sb_population', 'sites.beneficiaries'],
    check: ({ social_benefit, sum, sites }) => social_benefit.sb_population >= sum(sites, 'beneficiaries'),
  },
  {
    id: 'SS-R09',
    level: 'error',
    zh: '分工中的自筹资金合计应等于自筹资金',
    en: 'Own funds over the tasks must equal own funds',
    paths: ['leader_task_data.own_amount', 'funding_sources.amount'],
    check: ({ sum, leader_task_data, budget_summary }) =>
      near(sum(leader_task_data, 'own_amount'), budget_summary.sum_own),
  },
];
