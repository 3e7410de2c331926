import type { Rule } from '../../definition';
import { has, optAttr, splitCount } from '../../expressions/choices';
import { age, days, jan1 } from '../../expressions/dates';
import { atMost, near } from '../../expressions/numbers';
import { count, rowOf } from '../../expressions/tables';
import { idCardAgrees, isSenior } from '../common/leader';
import { applicantRules, commonRules } from '../common/rules/common';
import { leaderOnceRules } from '../common/rules/leader';
import { periodRules } from '../common/rules/period';
import { scheduleRules } from '../common/rules/schedule';
import { taskRules } from '../common/rules/tasks';
import type { SubjectresearchAnswers } from './answers.generated';
import { subjectCategory } from './dictionaries';

export const rules: Rule<SubjectresearchAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  ...periodRules('subject'),
  ...scheduleRules('subject'),
  ...taskRules('subject'),
  ...leaderOnceRules,
  {
    id: 'SR-R01',
    level: 'error',
    zh: '资助超过课题类别上限',
    en: 'The grant is above the ceiling',
    paths: ['funding_sources.amount', 'subject.subject_category'],
    check: ({ summary, subject }) =>
      atMost(summary.sum_grant, optAttr<number>(subjectCategory, subject.subject_category, 'grant_max_wan')),
  },
  {
    id: 'SR-R02',
    level: 'error',
    zh: '面上课题不超过12个月，其他不超过18个月',
    en: 'General subjects last up to 12 months, others up to 18',
    paths: ['subject.start_date', 'subject.end_date', 'subject.subject_category'],
    check: ({ subject }) => subject.duration_months <= (subject.subject_category === 'general' ? 12 : 18),
  },
  {
    id: 'SR-R03',
    level: 'error',
    zh: '负责人有在研同类课题的不得申报',
    en: 'The leader may have no open subject of this kind',
    paths: ['leader.leader_ongoing'],
    check: ({ leader }) => leader.leader_ongoing === 0,
  },
  {
    id: 'SR-R04',
    level: 'error',
    zh: '负责人不具备副高级职称或博士学位的，须2名正高级专家推荐',
    en: 'Without a senior title or doctorate, two full professors must recommend',
    paths: ['leader.leader_title', 'leader.leader_degree', 'recommenders.title_level'],
    check: ({ leader, recommenders }) =>
      isSenior(leader) || count(recommenders, (row) => row.title_level === 'senior_full') >= 2,
  },
  {
    id: 'SR-R05',
    level: 'error',
    zh: '负责人应未满60周岁',
    en: 'The leader must be under 60',
    paths: ['leader.leader_birth'],
    check: ({ leader, ctx }) => age(leader.leader_birth, jan1(ctx.batchYear)) < 60,
  },
  {
    id: 'SR-R06',
    level: 'error',
    zh: '居民身份证号与出生日期、性别不一致',
    en: 'The resident ID number does not agree with birth date or gender',
    paths: ['leader.leader_id_type', 'leader.leader_id_no', 'leader.leader_birth', 'leader.leader_gender'],
    check: ({ leader }) => idCardAgrees(leader),
  },
  {
    id: 'SR-R07',
    level: 'error',
    zh: '项目组成员证件号码重复',
    en: 'The same person is listed twice',
    paths: ['worker_data.id_no', 'leader.leader_id_no'],
    check: ({ unique, worker_data, all, leader }) =>
      unique(worker_data, 'id_no') && all(worker_data, (row) => row.id_no !== leader.leader_id_no),
  },
  {
    id: 'SR-R08',
    level: 'error',
    zh: '应有1项最终成果，且为研究报告或决策专报',
    en: 'There must be a final result that is a report or policy brief',
    paths: ['results.is_final', 'results.form'],
    check: ({ results }) =>
      results.some((row) => row.is_final === true && has(['report', 'brief'], row.form)),
  },
  {
    id: 'SR-R09',
    level: 'error',
    zh: '非包干课题的预算合计应等于经费来源合计',
    en: 'The budget must equal the funds',
    paths: ['subject.lump_sum', 'subject_budget.grant', 'subject_budget.own', 'funding_sources.amount'],
    check: ({ subject, subject_budget, funding_sources }) =>
      subject.lump_sum === true ||
      near(rowOf(subject_budget, 'total').total, rowOf(funding_sources, 'total').amount),
  },
  {
    id: 'SR-R10',
    level: 'warning',
    zh: '面上课题一般实行经费包干',
    en: 'General subjects normally use a lump sum',
    paths: ['subject.subject_category', 'subject.lump_sum'],
    check: ({ subject }) => subject.subject_category !== 'general' || subject.lump_sum === true,
  },
  {
    id: 'SR-R11',
    level: 'error',
    zh: '关键词不超过5个',
    en: 'At most five keywords',
    paths: ['subject.keywords'],
    check: ({ subject }) => splitCount(subject.keywords) <= 5,
  },
  {
    id: 'SR-R12',
    level: 'warning',
    zh: '成果完成时间应在研究期限内',
    en: 'Results should be due inside the period',
    paths: ['subject.start_date', 'results.due_date', 'subject.end_date'],
    check: ({ all, results, subject }) =>
      all(
        results,
        (row) => days(subject.start_date, row.due_date) >= 0 && days(row.due_date, subject.end_date) >= 0,
      ),
  },
  {
    id: 'SR-R13',
    level: 'error',
    zh: '选择有合作单位的，应至少填写1家合作单位并上传合作协议',
    en: 'With partners, list one and upload the agreement',
    paths: ['subject.has_partner', 'partners', 'filesData.cooperation_agreement'],
    check: ({ subject, partners, hasFile }) =>
      subject.has_partner !== true || (partners.length >= 1 && hasFile('cooperation_agreement')),
  },
];
