import type { Rule } from '../../definition';
import { filled, has, optAttr } from '../../expressions/choices';
import { age, jan1 } from '../../expressions/dates';
import { atMost } from '../../expressions/numbers';
import { rowOf } from '../../expressions/tables';
import { idCardAgrees } from '../common/leader';
import { budgetRules, equipmentRules } from '../common/rules/budget';
import { applicantRules, commonRules } from '../common/rules/common';
import { leaderOnceRules } from '../common/rules/leader';
import { partnerRules } from '../common/rules/partners';
import { periodRules } from '../common/rules/period';
import { scheduleRules, scheduleSpendRules } from '../common/rules/schedule';
import { teamRules } from '../common/rules/team';
import type { ResearchprojectAnswers } from './answers.generated';
import { researchProjectType } from './dictionaries';
import { needsReview } from './ethics';

export const rules: Rule<ResearchprojectAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  ...periodRules('project_basic'),
  ...scheduleRules('project_basic'),
  ...scheduleSpendRules,
  ...leaderOnceRules,
  ...teamRules,
  ...partnerRules('project_basic'),
  ...budgetRules,
  ...equipmentRules,
  {
    id: 'RP-R01',
    level: 'error',
    zh: '实施期限为12至36个月',
    en: 'The project lasts 12 to 36 months',
    paths: ['project_basic.start_date', 'project_basic.end_date'],
    check: ({ project_basic }) => project_basic.duration_months >= 12 && project_basic.duration_months <= 36,
  },
  {
    id: 'RP-R02',
    level: 'error',
    zh: '项目负责人年龄不符合要求',
    en: 'The leader does not meet the age limit',
    paths: ['leader.leader_birth', 'project_basic.project_type', 'leader.leader_gender'],
    check: ({ leader, ctx, project_basic }) =>
      age(leader.leader_birth, jan1(ctx.batchYear)) <
      (project_basic.project_type === 'youth' ? (leader.leader_gender === 'male' ? 36 : 41) : 60),
  },
  {
    id: 'RP-R03',
    level: 'error',
    zh: '项目负责人职称（学位）不符合要求',
    en: 'The leader does not meet the title or degree requirement',
    paths: ['leader.leader_degree', 'project_basic.project_type', 'leader.leader_title'],
    check: ({ leader, project_basic }) =>
      leader.leader_degree === 'doctor' ||
      has(
        project_basic.project_type === 'youth'
          ? ['senior_full', 'senior_associate', 'intermediate']
          : ['senior_full', 'senior_associate'],
        leader.leader_title,
      ),
  },
  {
    id: 'RP-R04',
    level: 'error',
    zh: '负责人每年投入不得少于6个月',
    en: 'Six months a year from the leader',
    paths: ['leader.leader_months'],
    check: ({ leader }) => leader.leader_months >= 6,
  },
  {
    id: 'RP-R05',
    level: 'error',
    zh: '含本项目在内，负责人在研项目不得超过2项',
    en: 'At most two projects in all',
    paths: ['leader.leader_ongoing'],
    check: ({ leader }) => leader.leader_ongoing + 1 <= 2,
  },
  {
    id: 'RP-R06',
    level: 'error',
    zh: '居民身份证号与出生日期、性别不一致',
    en: 'The resident ID number does not agree with birth date or gender',
    paths: ['leader.leader_id_type', 'leader.leader_id_no', 'leader.leader_birth', 'leader.leader_gender'],
    check: ({ leader }) => idCardAgrees(leader),
  },
  {
    id: 'RP-R07',
    level: 'error',
    zh: '申请资助超过该类别上限',
    en: 'The grant is above the ceiling',
    paths: ['funding_sources.amount', 'project_basic.project_type'],
    check: ({ funding_sources, project_basic }) =>
      atMost(
        rowOf(funding_sources, 'city_grant').amount,
        optAttr<number>(researchProjectType, project_basic.project_type, 'grant_max_wan'),
      ),
  },
  {
    id: 'RP-R08',
    level: 'error',
    zh: '企业申报的自筹资金不得低于申请财政资助',
    en: 'A company must match the grant',
    paths: ['applicant_basic.unit_type', 'funding_sources.amount'],
    check: ({ applicant_basic, budget_summary }) =>
      applicant_basic.unit_type !== 'enterprise' ||
      budget_summary.sum_own >= budget_summary.sum_grant - 0.005,
  },
  {
    id: 'RP-R09',
    level: 'error',
    zh: '涉及伦理与安全事项的，应说明审查情况',
    en: 'Say how the ethics or safety review stands',
    paths: ['ethics.eth_human', 'ethics.eth_animal', 'ethics.eth_genetic', 'ethics.eth_biosafety'],
    check: ({ ethics }) => !needsReview(ethics) || filled(ethics.eth_note),
  },
  {
    id: 'RP-R10',
    level: 'error',
    zh: '医学应用研究应由医疗卫生机构或与其合作申报',
    en: 'Applied medical research is filed by a hospital or with one',
    paths: ['project_basic.project_type', 'applicant_basic.unit_type', 'partners.unit_type'],
    check: ({ project_basic, applicant_basic, partners }) =>
      project_basic.project_type !== 'medical' ||
      applicant_basic.unit_type === 'hospital' ||
      partners.some((row) => row.unit_type === 'hospital'),
  },
  {
    id: 'RP-R11',
    level: 'warning',
    zh: '索引论文数不应大于论文总数',
    en: 'Indexed papers should not exceed all papers',
    paths: ['expected_outputs.out_papers_index', 'expected_outputs.out_papers'],
    check: ({ expected_outputs }) => expected_outputs.out_papers_index <= expected_outputs.out_papers,
  },
  {
    id: 'RP-R12',
    level: 'warning',
    zh: '基础研究类一般应有论文或专利产出',
    en: 'Basic research normally yields a paper or patent',
    paths: [
      'project_basic.project_type',
      'expected_outputs.out_papers',
      'expected_outputs.out_invention_filed',
      'expected_outputs.out_invention_granted',
    ],
    check: ({ project_basic, expected_outputs }) =>
      !has(['basic', 'applied_basic'], project_basic.project_type) ||
      expected_outputs.out_papers +
        expected_outputs.out_invention_filed +
        expected_outputs.out_invention_granted >=
        1,
  },
];
