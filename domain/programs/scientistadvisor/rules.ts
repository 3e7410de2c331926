import { idMatches } from '../../checks/id-card';
import type { Rule } from '../../definition';
import { has, hasAny, optAttr } from '../../expressions/choices';
import { age, jan1, months, year } from '../../expressions/dates';
import { atLeast, atMost } from '../../expressions/numbers';
import { applicantRules, commonRules } from '../common/rules/common';
import type { ScientistadvisorAnswers } from './answers.generated';
import { scientistAdvisorType } from './dictionaries';

export const rules: Rule<ScientistadvisorAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  {
    id: 'SA-R01',
    level: 'error',
    zh: '聘期不少于12个月',
    en: 'The appointment lasts at least 12 months',
    paths: ['appointment.term_start', 'appointment.term_end'],
    check: ({ appointment }) => appointment.term_months >= 12,
  },
  {
    id: 'SA-R02',
    level: 'error',
    zh: '受聘人超过该类型年龄上限',
    en: 'The advisor is above the age limit',
    paths: ['advisor.adv_birth', 'appointment.advisor_type'],
    check: ({ advisor, ctx, appointment }) =>
      atMost(
        age(advisor.adv_birth, jan1(ctx.batchYear)),
        optAttr<number>(scientistAdvisorType, appointment.advisor_type, 'age_max'),
      ),
  },
  {
    id: 'SA-R03',
    level: 'error',
    zh: '约定服务天数低于该类型最低要求',
    en: 'Agreed days are below the minimum',
    paths: ['appointment.agreed_days', 'appointment.advisor_type'],
    check: ({ appointment }) =>
      atLeast(
        appointment.agreed_days,
        optAttr<number>(scientistAdvisorType, appointment.advisor_type, 'days_min'),
      ),
  },
  {
    id: 'SA-R04',
    level: 'error',
    zh: '受聘人或其单位不得在申报企业持股',
    en: 'The advisor or the employer may not hold equity',
    paths: ['advisor.holds_equity'],
    check: ({ advisor }) => advisor.holds_equity === false,
  },
  {
    id: 'SA-R05',
    level: 'error',
    zh: '院士受聘企业数超过规定（在职1家、退休3家）',
    en: 'The academician has too many posts',
    paths: ['appointment.advisor_type', 'advisor.other_posts', 'advisor.adv_retired'],
    check: ({ appointment, advisor }) =>
      appointment.advisor_type !== 'academician' || advisor.other_posts + 1 <= (advisor.adv_retired ? 3 : 1),
  },
  {
    id: 'SA-R06',
    level: 'error',
    zh: '院士顾问应具有院士称号',
    en: 'An academician advisor must hold that title',
    paths: ['appointment.advisor_type', 'advisor.adv_talent_titles'],
    check: ({ appointment, advisor }) =>
      appointment.advisor_type !== 'academician' ||
      hasAny(advisor.adv_talent_titles, ['academician', 'foreign_academician']),
  },
  {
    id: 'SA-R07',
    level: 'error',
    zh: '科技副总应具有副高级及以上职称或博士学位',
    en: 'A technology vice president needs a senior title or doctorate',
    paths: ['appointment.advisor_type', 'advisor.adv_title', 'advisor.adv_degree'],
    check: ({ appointment, advisor }) =>
      appointment.advisor_type !== 'tech_vp' ||
      has(['senior_full', 'senior_associate'], advisor.adv_title) ||
      advisor.adv_degree === 'doctor',
  },
  {
    id: 'SA-R08',
    level: 'error',
    zh: '居民身份证号与出生日期、性别不一致',
    en: 'The resident ID number does not agree with birth date or gender',
    paths: ['advisor.adv_id_type', 'advisor.adv_id_no', 'advisor.adv_birth', 'advisor.adv_gender'],
    check: ({ advisor }) =>
      advisor.adv_id_type !== 'id_card' ||
      idMatches(advisor.adv_id_no, advisor.adv_birth, advisor.adv_gender),
  },
  {
    id: 'SA-R09',
    level: 'error',
    zh: '申请补助不得高于测算金额',
    en: 'The application cannot exceed the formula',
    paths: ['apply.apply_amount', 'appointment.paid_last_year', 'appointment.last_assessment'],
    check: ({ apply, subsidy }) => apply.apply_amount <= subsidy.subsidy_amount + 0.005,
  },
  {
    id: 'SA-R10',
    level: 'error',
    zh: '首次聘任当年不申请报酬补助',
    en: 'No pay support in the first year',
    paths: ['appointment.appoint_kind', 'apply.apply_amount'],
    check: ({ appointment, apply }) => appointment.appoint_kind !== 'first' || apply.apply_amount === 0,
  },
  {
    id: 'SA-R11',
    level: 'warning',
    zh: '任务计划天数应不少于约定服务天数',
    en: 'Days over the tasks should cover the agreed days',
    paths: ['work_tasks.days', 'appointment.agreed_days'],
    check: ({ subsidy, appointment }) => subsidy.task_days >= appointment.agreed_days,
  },
  {
    id: 'SA-R12',
    level: 'error',
    zh: '任务年度应在聘期内',
    en: 'Task years must lie inside the term',
    paths: ['work_tasks.year', 'appointment.term_start', 'appointment.term_end'],
    check: ({ all, work_tasks, appointment }) =>
      all(
        work_tasks,
        (row) => row.year >= year(appointment.term_start) && row.year <= year(appointment.term_end),
      ),
  },
  {
    id: 'SA-R13',
    level: 'error',
    zh: '须经受聘人知情同意',
    en: 'The advisor must agree',
    paths: ['declaration.advisor_consent'],
    check: ({ declaration }) => declaration.advisor_consent === true,
  },
  {
    id: 'SA-R14',
    level: 'warning',
    zh: '不取酬的报酬应为0',
    en: 'An unpaid post has no pay',
    paths: ['appointment.pay_mode', 'appointment.annual_pay'],
    check: ({ appointment }) => appointment.pay_mode !== 'free' || appointment.annual_pay === 0,
  },
  {
    id: 'SA-R15',
    level: 'error',
    zh: '企业正常运行满1年',
    en: 'The company must be a year old',
    paths: ['applicant_basic.registered_date'],
    check: ({ applicant_basic, ctx }) => months(applicant_basic.registered_date, ctx.today) >= 12,
  },
];
