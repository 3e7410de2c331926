import type { Rule } from '../../definition';
import { least, measured, most, percentage } from '../../expressions/figures';
import { near } from '../../expressions/numbers';
import { count, getRowByKey } from '../../expressions/tables';
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
    zh: '科技服务收入大于营业总收入，请核对两项数据',
    en: 'Service revenue exceeds total revenue; check both figures',
    ar: 'إيرادات الخدمة تتجاوز مجموع الإيرادات، راجع الرقمين',
    met: {
      zh: '科技服务收入不大于营业总收入',
      en: 'Service revenue is within total revenue',
      ar: 'إيرادات الخدمة ضمن مجموع الإيرادات',
    },
    paths: ['service_performance.service_revenue', 'service_performance.total_revenue'],
    check: ({ all, service_performance }) =>
      all(service_performance, (row) => row.service_revenue <= row.total_revenue),
  },
  {
    id: 'SV-R02',
    level: 'error',
    zh: '上年度科技服务收入占比低于50%，请核对两项收入',
    en: "Services were less than half of last year's revenue; check both figures",
    ar: 'كانت الخدمات أقل من نصف إيرادات السنة الماضية، راجع الرقمين',
    met: {
      zh: '上年度科技服务收入占比50%以上',
      en: "Services were at least half of last year's revenue",
      ar: 'كانت الخدمات نصف إيرادات السنة الماضية على الأقل',
    },
    paths: ['service_performance.service_revenue', 'service_performance.total_revenue'],
    ...measured<ServerprojectAnswers>(({ yr, service_performance }) =>
      least(
        percentage(
          yr(service_performance, 'service_revenue', -1),
          yr(service_performance, 'total_revenue', -1),
        ),
        50,
        'percent',
      ),
    ),
  },
  {
    id: 'SV-R03',
    level: 'error',
    zh: '专职服务人员少于10人，请核对人数',
    en: 'There are fewer than ten full-time service staff; check the number',
    ar: 'عدد العاملين المتفرغين في الخدمة أقل من عشرة، راجع العدد',
    met: {
      zh: '专职服务人员不少于10人',
      en: 'There are at least ten full-time service staff',
      ar: 'عدد العاملين المتفرغين في الخدمة عشرة على الأقل',
    },
    paths: ['service_staff.staff_total'],
    ...measured<ServerprojectAnswers>(({ service_staff }) => least(service_staff.staff_total, 10, 'person')),
  },
  {
    id: 'SV-R04',
    level: 'warning',
    zh: '大专及以上人员占比低于70%，请核对人数',
    en: 'Fewer than 70% of staff have a college degree; check the numbers',
    ar: 'أقل من 70% من العاملين بشهادة جامعية، راجع الأعداد',
    met: {
      zh: '大专及以上人员占比不低于70%',
      en: 'At least 70% of staff have a college degree',
      ar: '70% على الأقل من العاملين بشهادة جامعية',
    },
    paths: ['service_staff.staff_college', 'service_staff.staff_total'],
    ...measured<ServerprojectAnswers>(({ service_staff }) =>
      least(percentage(service_staff.staff_college, service_staff.staff_total), 70, 'percent'),
    ),
  },
  {
    id: 'SV-R05',
    level: 'error',
    zh: '分项人员数大于专职服务人员总数，请核对各项人数',
    en: 'A staff group exceeds the total; check the numbers',
    ar: 'فئة من العاملين تتجاوز المجموع، راجع الأعداد',
    met: {
      zh: '分项人员数均不大于专职服务人员总数',
      en: 'Every staff group is within the total',
      ar: 'كل فئة من العاملين ضمن المجموع',
    },
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
    zh: '服务的高企与科技型中小企业数大于服务企业总数，请核对两项数据',
    en: 'High-tech clients exceed all clients; check both figures',
    ar: 'العملاء من شركات التقنية العالية أكثر من جميع العملاء، راجع الرقمين',
    met: {
      zh: '服务的高企与科技型中小企业数不大于服务企业总数',
      en: 'High-tech clients are within all clients',
      ar: 'العملاء من شركات التقنية العالية ضمن جميع العملاء',
    },
    paths: ['service_performance.clients_tech', 'service_performance.clients'],
    check: ({ all, service_performance }) =>
      all(service_performance, (row) => row.clients_tech <= row.clients),
  },
  {
    id: 'SV-R07',
    level: 'error',
    zh: '非关联企业的代表性案例不足3个（关联企业案例不计入），请补填',
    en: 'Fewer than three cases are with unrelated parties (cases with related parties do not count); add more',
    ar: 'أقل من ثلاث حالات مع أطراف غير ذات صلة (ولا تُحتسب حالات ذوي الصلة)، أضف المزيد',
    met: {
      zh: '非关联企业的代表性案例3个以上（关联企业案例不计入）',
      en: 'At least three cases are with unrelated parties (cases with related parties do not count)',
      ar: 'ثلاث حالات على الأقل مع أطراف غير ذات صلة (ولا تُحتسب حالات ذوي الصلة)',
    },
    paths: ['service_cases.related'],
    ...measured<ServerprojectAnswers>(({ service_cases }) =>
      least(
        count(service_cases, (row) => row.related !== true),
        3,
        'item',
      ),
    ),
  },
  {
    id: 'SV-R08',
    level: 'error',
    zh: '合同编号重复，请删除重复的案例',
    en: 'A contract is listed twice; remove one row',
    ar: 'عقد مدرج مرتين، احذف أحد الصفين',
    met: { zh: '各案例的合同编号无重复', en: 'Every contract is listed once', ar: 'كل عقد مدرج مرة واحدة' },
    paths: ['service_cases.contract_no'],
    check: ({ unique, service_cases }) => unique(service_cases, 'contract_no'),
  },
  {
    id: 'SV-R09',
    level: 'error',
    zh: '上年度促成技术合同成交额低于300万元，请核对成交额或改选服务类别',
    en: "Last year's facilitated contracts are below CNY 3m; check the amount or choose another category",
    ar: 'العقود الميسّرة في السنة الماضية دون 3 ملايين يوان، راجع المبلغ أو اختر فئة أخرى',
    met: {
      zh: '上年度促成技术合同成交额不低于300万元',
      en: "Last year's facilitated contracts are at least CNY 3m",
      ar: 'العقود الميسّرة في السنة الماضية 3 ملايين يوان على الأقل',
    },
    applies: ({ service_profile }) => service_profile.main_category === 'transfer',
    elsewhere: {
      zh: '仅技术转移类须满足',
      en: 'Asked of technology transfer only',
      ar: 'يُطلب من نقل التقنية فقط',
    },
    paths: ['service_profile.main_category', 'service_performance.tech_deal'],
    ...measured<ServerprojectAnswers>(({ yr, service_performance }) =>
      least(yr(service_performance, 'tech_deal', -1), 300, '10k_yuan'),
    ),
  },
  {
    id: 'SV-R10',
    level: 'error',
    zh: '投入预算合计与经费来源合计不一致，请核对两表',
    en: 'The budget differs from the funds; check both tables',
    ar: 'الميزانية تختلف عن التمويل، راجع الجدولين',
    met: {
      zh: '投入预算合计等于经费来源合计',
      en: 'The budget equals the funds',
      ar: 'الميزانية تساوي التمويل',
    },
    paths: ['service_budget.grant', 'service_budget.own', 'funding_sources.amount'],
    check: ({ service_budget, funding_sources }) =>
      near(getRowByKey(service_budget, 'total').total, getRowByKey(funding_sources, 'total').amount),
  },
  {
    id: 'SV-R11',
    level: 'error',
    zh: '财政资金预算与申请资助、上级资金之和不一致，请调整财政资金预算',
    en: 'Grant spending differs from the grants; adjust it',
    ar: 'الإنفاق من المنح يختلف عن مبلغ المنح، عدّله',
    met: {
      zh: '财政资金预算等于申请资助与上级资金之和',
      en: 'Grant spending equals the grants',
      ar: 'الإنفاق من المنح يساوي مبلغ المنح',
    },
    paths: ['service_budget.grant', 'funding_sources.amount'],
    check: ({ service_budget, funding_sources }) =>
      near(
        getRowByKey(service_budget, 'total').grant,
        getRowByKey(funding_sources, 'city_grant').amount +
          getRowByKey(funding_sources, 'upper_grant').amount,
      ),
  },
  {
    id: 'SV-R12',
    level: 'error',
    zh: '申请资助超过限额（绩效类为服务收入的10%、最高50万元，建设类为总投入的30%），请调减申请金额',
    en: 'The grant is above the limit (performance: 10% of service revenue, CNY 0.5m at most; building: 30% of investment); reduce it',
    ar: 'المنحة فوق الحد (الأداء: 10% من إيرادات الخدمة و0.5 مليون يوان على الأكثر، والبناء: 30% من الاستثمار)، خفّضها',
    met: {
      zh: '申请资助不超过限额（绩效类为服务收入的10%、最高50万元，建设类为总投入的30%）',
      en: 'The grant is within the limit (performance: 10% of service revenue, CNY 0.5m at most; building: 30% of investment)',
      ar: 'المنحة ضمن الحد (الأداء: 10% من إيرادات الخدمة و0.5 مليون يوان على الأكثر، والبناء: 30% من الاستثمار)',
    },
    paths: ['service_profile.filing_type', 'funding_sources.amount', 'service_performance.service_revenue'],
    ...measured<ServerprojectAnswers>(({ service_profile, service_summary, yr, service_performance }) => {
      const limit =
        service_profile.filing_type === 'performance'
          ? Math.min(50, 0.1 * yr(service_performance, 'service_revenue', -1))
          : 0.3 * service_summary.sum_total;
      return most(service_summary.sum_grant, limit, '10k_yuan');
    }),
  },
  {
    id: 'SV-R13',
    level: 'warning',
    zh: '绩效目标低于上年度实际，请核对目标值',
    en: 'The target is below last year; check it',
    ar: 'الهدف دون السنة الماضية، راجعه',
    met: {
      zh: '绩效目标不低于上年度实际',
      en: 'The target is at least what was reached last year',
      ar: 'الهدف لا يقل عما تحقق في السنة الماضية',
    },
    paths: ['service_targets.service_revenue', 'service_performance.service_revenue'],
    check: ({ yr, service_targets, service_performance }) =>
      yr(service_targets, 'service_revenue', 0) >= yr(service_performance, 'service_revenue', -1),
  },
  {
    id: 'SV-R14',
    level: 'error',
    zh: '实施期限超过24个月，请调整起止日期',
    en: 'The project lasts more than 24 months; change the dates',
    ar: 'مدة المشروع أكثر من 24 شهرًا، عدّل التواريخ',
    met: {
      zh: '实施期限不超过24个月',
      en: 'The project lasts up to 24 months',
      ar: 'مدة المشروع حتى 24 شهرًا',
    },
    paths: ['plan.start_date', 'plan.end_date'],
    ...measured<ServerprojectAnswers>(({ plan }) => most(plan.duration_months, 24, 'month')),
  },
];
