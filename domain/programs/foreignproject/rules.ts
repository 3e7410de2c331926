import { idCardFault, isIdCard } from '../../checks/id-card';
import type { Rule } from '../../definition';
import { has } from '../../expressions/choices';
import { computeAge, countDays, jan1 } from '../../expressions/dates';
import { below, least, measured, most, selectDecidingFigure } from '../../expressions/figures';
import { near } from '../../expressions/numbers';
import { count, getRowByKey, max } from '../../expressions/tables';
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
    zh: '执行期不在6至24个月之间，请调整起止日期',
    en: 'The project does not last 6 to 24 months; change the dates',
    ar: 'لا تتراوح مدة المشروع بين 6 و24 شهرًا، عدّل التواريخ',
    met: {
      zh: '执行期为6至24个月',
      en: 'The project lasts 6 to 24 months',
      ar: 'تتراوح مدة المشروع بين 6 و24 شهرًا',
    },
    paths: ['project_basic.start_date', 'project_basic.end_date'],
    ...measured<ForeignprojectAnswers>(({ project_basic }) =>
      selectDecidingFigure(
        least(project_basic.duration_months, 6, 'month'),
        most(project_basic.duration_months, 24, 'month'),
      ),
    ),
  },
  {
    id: 'FE-R02',
    level: 'error',
    zh: '首席专家不是1名，请标明且仅标明1名首席专家',
    en: 'There is no lead expert, or more than one; mark exactly one',
    ar: 'لا يوجد خبير رئيسي أو يوجد أكثر من واحد، حدّد واحدًا بالضبط',
    met: {
      zh: '首席专家有且仅有1名',
      en: 'There is exactly one lead expert',
      ar: 'يوجد خبير رئيسي واحد بالضبط',
    },
    paths: ['experts.is_lead'],
    check: ({ experts }) => count(experts, (row) => row.is_lead === true) === 1,
  },
  {
    id: 'FE-R03',
    level: 'error',
    zh: '有专家不是外国国籍，请更换专家或核对国籍',
    en: 'An expert does not hold foreign nationality; choose another or check the country',
    ar: 'خبير لا يحمل جنسية أجنبية، اختر غيره أو راجع البلد',
    met: {
      zh: '专家均为外国国籍',
      en: 'Every expert holds foreign nationality',
      ar: 'كل خبير يحمل جنسية أجنبية',
    },
    paths: ['experts.country'],
    check: ({ all, experts }) => all(experts, (row) => !has(['CN', 'HK', 'MO', 'TW'], row.country)),
  },
  {
    id: 'FE-R04',
    level: 'error',
    zh: '来华计划中的护照号码不在专家表中，请核对号码或补填专家',
    en: 'A visit names an expert who is not listed; check the number or add the expert',
    ar: 'زيارة تذكر خبيرًا غير مدرج، راجع الرقم أو أضف الخبير',
    met: {
      zh: '来华计划中的人员均在专家表中',
      en: 'Every visit names a listed expert',
      ar: 'كل زيارة تذكر خبيرًا مدرجًا',
    },
    paths: ['experts.passport_no', 'visits.passport_no'],
    check: ({ all, visits, experts }) =>
      all(visits, (visit) => experts.some((expert) => expert.passport_no === visit.passport_no)),
  },
  /** The days of each expert's visits in person equal the planned days. */
  {
    id: 'FE-R05',
    level: 'error',
    zh: '专家来华天数之和与计划在华工作天数不一致（线上不计），请核对两表',
    en: 'On-site days of an expert differ from the planned days; check both tables',
    ar: 'أيام عمل الخبير الحضورية تختلف عن الأيام المخططة، راجع الجدولين',
    met: {
      zh: '各专家来华天数之和等于计划在华工作天数（线上不计）',
      en: 'On-site days of each expert equal the planned days',
      ar: 'أيام العمل الحضورية لكل خبير تساوي الأيام المخططة',
    },
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
    zh: '来华日期先后颠倒或不在项目执行期内，请调整日期',
    en: 'A visit lies outside the project period or ends before it starts; change its dates',
    ar: 'زيارة تقع خارج مدة المشروع أو تنتهي قبل بدئها، عدّل تواريخها',
    met: {
      zh: '各次来华日期均在项目执行期内',
      en: 'Every visit lies inside the project period',
      ar: 'تقع جميع الزيارات ضمن مدة المشروع',
    },
    paths: ['project_basic.start_date', 'visits.date_from', 'visits.date_to', 'project_basic.end_date'],
    check: ({ all, visits, project_basic }) =>
      all(
        visits,
        (visit) =>
          countDays(project_basic.start_date, visit.date_from) >= 0 &&
          countDays(visit.date_from, visit.date_to) >= 0 &&
          countDays(visit.date_to, project_basic.end_date) >= 0,
      ),
  },
  {
    id: 'FE-R07',
    level: 'error',
    zh: '单次国际旅费超过15000元，或城市间交通费超过3000元，请调减',
    en: 'Travel exceeds CNY 15,000 abroad or 3,000 between cities a visit; reduce it',
    ar: 'السفر يتجاوز 15,000 يوان دوليًا أو 3,000 بين المدن لكل زيارة، خفّضه',
    met: {
      zh: '单次国际旅费不超过15000元，城市间交通费不超过3000元',
      en: 'Travel is within CNY 15,000 abroad and 3,000 between cities a visit',
      ar: 'السفر ضمن 15,000 يوان دوليًا و3,000 بين المدن لكل زيارة',
    },
    paths: ['visits.air_cost', 'visits.city_cost'],
    check: ({ all, visits }) => all(visits, (visit) => visit.air_cost <= 15000 && visit.city_cost <= 3000),
  },
  {
    id: 'FE-R08',
    level: 'error',
    zh: '零用费超过每天300元，或生活费超过每天600元（最多计30天），请调减',
    en: 'Allowance exceeds CNY 300 or living costs 600 a day (30 days at most); reduce them',
    ar: 'البدل يتجاوز 300 يوان أو المعيشة 600 يوميًا (30 يومًا على الأكثر)، خفّضهما',
    met: {
      zh: '零用费每天不超过300元，生活费每天不超过600元，最多计30天',
      en: 'Allowance is within CNY 300 and living costs within 600 a day, for up to 30 days',
      ar: 'البدل ضمن 300 يوان والمعيشة ضمن 600 يوميًا حتى 30 يومًا',
    },
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
    zh: '有人次资助超过45000元，请调减费用',
    en: 'A visit costs more than CNY 45,000; reduce it',
    ar: 'زيارة تكلف أكثر من 45,000 يوان، خفّضها',
    met: {
      zh: '每人次资助不超过45000元',
      en: 'Every visit costs at most CNY 45,000',
      ar: 'كل زيارة تكلف 45,000 يوان على الأكثر',
    },
    paths: ['visits'],
    check: ({ all, visits }) => all(visits, (visit) => visit.visit_total <= 45000),
  },
  {
    id: 'FE-R10',
    level: 'error',
    zh: '线上工作列支了旅费或生活费，请将费用改为0',
    en: 'Remote work has travel or living costs; set them to 0',
    ar: 'للعمل عن بُعد نفقات سفر أو معيشة، اجعلها 0',
    met: {
      zh: '线上工作未列支旅费和生活费',
      en: 'Remote work has no travel or living costs',
      ar: 'ليس للعمل عن بُعد نفقات سفر أو معيشة',
    },
    paths: ['visits'],
    check: ({ all, visits }) => all(visits, (visit) => visit.mode !== 'remote' || visit.visit_total === 0),
  },
  {
    id: 'FE-R11',
    level: 'error',
    zh: '经费预算中的旅费、零用费、生活费、交通费与来华计划合计不一致，请核对两表',
    en: 'The budget differs from the visit plan; check both tables',
    ar: 'الميزانية تختلف عن خطة الزيارات، راجع الجدولين',
    met: {
      zh: '经费预算中的旅费、零用费、生活费、交通费与来华计划合计一致',
      en: 'The budget agrees with the visit plan',
      ar: 'الميزانية توافق خطة الزيارات',
    },
    paths: ['expert_funding.grant', 'expert_funding.own', 'visits'],
    check: ({ expert_funding, fund_summary }) =>
      near(
        getRowByKey(expert_funding, 'air').total +
          getRowByKey(expert_funding, 'allow').total +
          getRowByKey(expert_funding, 'living').total +
          getRowByKey(expert_funding, 'city').total,
        fund_summary.visit_cost_wan,
        0.02,
      ),
  },
  {
    id: 'FE-R12',
    level: 'error',
    zh: '有专家已满40周岁或没有博士学位，请更换专家或改选项目类别',
    en: 'An expert is 40 or older, or has no doctorate; choose another expert or another type',
    ar: 'خبير بلغ 40 عامًا أو أكثر أو ليس لديه دكتوراه، اختر خبيرًا آخر أو نوعًا آخر',
    met: {
      zh: '专家均未满40周岁且具有博士学位',
      en: 'Every expert is under 40 and has a doctorate',
      ar: 'كل خبير دون 40 عامًا ولديه دكتوراه',
    },
    applies: ({ project_basic }) => project_basic.project_type === 'youth',
    elsewhere: {
      zh: '仅外国青年人才项目须满足',
      en: 'Asked of young talent projects only',
      ar: 'يُطلب من مشاريع الكفاءات الشابة فقط',
    },
    paths: ['project_basic.project_type', 'experts.birth', 'experts.degree'],
    check: ({ all, experts, ctx }) =>
      all(
        experts,
        (expert) => computeAge(expert.birth, jan1(ctx.batchYear)) < 40 && expert.degree === 'doctor',
      ),
  },
  {
    id: 'FE-R13',
    level: 'warning',
    zh: '没有专家在华连续工作6个月以上，请核对来华计划',
    en: 'No expert works six months in China; check the visits',
    ar: 'لا يعمل أي خبير ستة أشهر في الصين، راجع الزيارات',
    met: {
      zh: '有专家在华连续工作6个月以上',
      en: 'An expert works at least six months in China',
      ar: 'يعمل خبير ستة أشهر على الأقل في الصين',
    },
    applies: ({ project_basic }) => project_basic.project_type === 'youth',
    elsewhere: {
      zh: '仅外国青年人才项目须满足',
      en: 'Asked of young talent projects only',
      ar: 'يُطلب من مشاريع الكفاءات الشابة فقط',
    },
    paths: ['project_basic.project_type', 'visits.date_from', 'visits.date_to'],
    ...measured<ForeignprojectAnswers>(({ visits }) => least(max(visits, 'visit_days'), 180, 'day')),
  },
  {
    id: 'FE-R14',
    level: 'warning',
    zh: '负责人申报当年1月1日已满60周岁，请核对出生日期',
    en: 'The host leader was 60 or older on 1 January of the batch year; check the date of birth',
    ar: 'بلغ مسؤول الجهة المضيفة 60 عامًا أو أكثر في 1 يناير من سنة الدفعة، راجع تاريخ الميلاد',
    met: {
      zh: '负责人申报当年1月1日未满60周岁',
      en: 'The host leader was under 60 on 1 January of the batch year',
      ar: 'كان عمر مسؤول الجهة المضيفة أقل من 60 عامًا في 1 يناير من سنة الدفعة',
    },
    paths: ['leader.leader_birth'],
    ...measured<ForeignprojectAnswers>(({ leader, ctx }) =>
      below(computeAge(leader.leader_birth, jan1(ctx.batchYear)), 60, 'year'),
    ),
  },
  {
    id: 'FE-R15',
    level: 'error',
    ...idCardFault,
    met: {
      zh: '负责人的居民身份证号码通过校验',
      en: "The leader's resident ID number is valid",
      ar: 'رقم هوية الرئيس صحيح',
    },
    applies: ({ leader }) => leader.leader_id_type === 'id_card',
    elsewhere: {
      zh: '证件不是居民身份证，不作此项校验',
      en: 'Checked for resident ID cards only',
      ar: 'يُتحقق منه لبطاقات هوية المقيم فقط',
    },
    paths: ['leader.leader_id_type', 'leader.leader_id_no'],
    check: ({ leader }) => isIdCard(leader.leader_id_no),
  },
];
