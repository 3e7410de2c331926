import type { FormScope, Rule } from '../../../definition';
import { measured, most } from '../../../expressions/figures';
import type { GazelleAnswers } from '../answers.generated';
import {
  employeeGrowth,
  largestInvestment,
  monthsSinceRegistration,
  revenueGrowth,
  revenueIn5Years,
  revenueIn10Years,
  revenueRiseLastYear,
} from '../tracks';

const onTrack =
  (track: string) =>
  ({ baseData }: FormScope<GazelleAnswers>): boolean =>
    baseData.track === track;

export const trackRules: Rule<GazelleAnswers>[] = [
  {
    id: 'GZ-01',
    level: 'error',
    zh: '企业注册成立已超过20年，不符合申报条件，请核对成立日期',
    en: 'The company has been registered for more than 20 years and cannot apply; check the date of registration',
    ar: 'مضى على تسجيل الشركة أكثر من 20 سنة ولا يمكنها التقديم، راجع تاريخ التسجيل',
    met: {
      zh: '企业注册成立不超过20年',
      en: 'The company has been registered for no more than 20 years',
      ar: 'لم يمضِ على تسجيل الشركة أكثر من 20 سنة',
    },
    paths: ['baseData.registered_date'],
    ...measured<GazelleAnswers>((scope) => most(monthsSinceRegistration(scope), 240, 'month')),
  },
  {
    id: 'GZ-02',
    level: 'error',
    zh: '填报数据未达到所选申报路径的条件，请核对数据或改选其他路径',
    en: 'The figures do not meet the chosen track; check them or choose another track',
    ar: 'الأرقام لا تستوفي المسار المختار، راجعها أو اختر مسارًا آخر',
    met: {
      zh: '填报数据达到所选申报路径的条件',
      en: 'The figures meet the chosen track',
      ar: 'الأرقام تستوفي المسار المختار',
    },
    paths: [
      'baseData.track',
      'operationData.operating_revenue',
      'operationData.employees',
      'financingData.amount',
      'baseData.registered_date',
    ],
    check: ({ indicators, baseData }) => indicators.matched_tracks.includes(baseData.track),
  },
  {
    id: 'GZ-03',
    level: 'error',
    zh: '基年营业收入未超过1000万元，或三年复合增长率低于20%，请核对经营数据或改选其他路径',
    en: 'Base-year revenue is not above 10 million yuan, or growth is below 20% a year; check the figures or choose another track',
    ar: 'إيرادات سنة الأساس ليست فوق 10 ملايين يوان أو النمو دون 20% سنويًا، راجع الأرقام أو اختر مسارًا آخر',
    met: {
      zh: '基年营业收入超过1000万元，三年复合增长率不低于20%',
      en: 'Base-year revenue is above 10 million yuan and grows by at least 20% a year over three years',
      ar: 'إيرادات سنة الأساس فوق 10 ملايين يوان وتنمو بما لا يقل عن 20% سنويًا على ثلاث سنوات',
    },
    applies: onTrack('revenue_growth'),
    elsewhere: {
      zh: '仅收入增长型须满足',
      en: 'Asked of the revenue track only',
      ar: 'يُطلب من مسار الإيرادات فقط',
    },
    paths: ['baseData.track', 'operationData.operating_revenue'],
    ...measured(revenueGrowth),
  },
  {
    id: 'GZ-04',
    level: 'error',
    zh: '上一年度营业收入比前一年没有增长，请核对经营数据或改选其他路径',
    en: 'Revenue did not grow last year; check the figures or choose another track',
    ar: 'لم تنمُ الإيرادات في السنة الماضية، راجع الأرقام أو اختر مسارًا آخر',
    met: {
      zh: '上一年度营业收入比前一年增长',
      en: 'Revenue grew last year',
      ar: 'نمت الإيرادات في السنة الماضية',
    },
    applies: onTrack('revenue_growth'),
    elsewhere: {
      zh: '仅收入增长型须满足',
      en: 'Asked of the revenue track only',
      ar: 'يُطلب من مسار الإيرادات فقط',
    },
    paths: ['baseData.track', 'operationData.operating_revenue'],
    ...measured(revenueRiseLastYear),
  },
  {
    id: 'GZ-05',
    level: 'error',
    zh: '基年雇员未超过100人、三年复合增长率低于30%，或上一年度没有增长，请核对从业人员数或改选其他路径',
    en: 'Base-year employees are not above 100, growth is below 30% a year, or the last year shows none; check the figures or choose another track',
    ar: 'العاملون في سنة الأساس ليسوا فوق 100، أو النمو دون 30% سنويًا، أو لا نمو في السنة الأخيرة، راجع الأرقام أو اختر مسارًا آخر',
    met: {
      zh: '基年雇员超过100人，三年复合增长率不低于30%，上一年度正增长',
      en: 'More than 100 employees in the base year, growth of at least 30% a year over three years and growth last year',
      ar: 'أكثر من 100 عامل في سنة الأساس، ونمو لا يقل عن 30% سنويًا على ثلاث سنوات، ونمو في السنة الأخيرة',
    },
    applies: onTrack('employee_growth'),
    elsewhere: {
      zh: '仅雇员增长型须满足',
      en: 'Asked of the employee track only',
      ar: 'يُطلب من مسار العاملين فقط',
    },
    paths: ['baseData.track', 'operationData.employees'],
    ...measured(employeeGrowth),
  },
  {
    id: 'GZ-06',
    level: 'error',
    zh: '没有单次到位1000万元以上的融资记录，请在融资情况中补填或改选其他路径',
    en: 'No single investment of 10 million yuan or more is listed; add it under financing or choose another track',
    ar: 'لا يوجد استثمار واحد يبلغ 10 ملايين يوان فأكثر، أضفه ضمن التمويل أو اختر مسارًا آخر',
    met: {
      zh: '有单次到位1000万元以上的融资',
      en: 'One investment of at least 10 million yuan has been received',
      ar: 'تم تلقي استثمار واحد لا يقل عن 10 ملايين يوان',
    },
    applies: onTrack('venture_capital'),
    elsewhere: {
      zh: '仅风险投资型须满足',
      en: 'Asked of the venture capital track only',
      ar: 'يُطلب من مسار رأس المال المخاطر فقط',
    },
    paths: ['baseData.track', 'financingData.amount'],
    ...measured(largestInvestment),
  },
  {
    id: 'GZ-07',
    level: 'error',
    zh: '成立已超过5年，或上一年度营业收入低于5亿元，请核对数据或改选其他路径',
    en: "The company is older than 5 years, or last year's revenue is below 500 million yuan; check the figures or choose another track",
    ar: 'عمر الشركة أكثر من 5 سنوات أو إيرادات السنة الماضية دون 500 مليون يوان، راجع الأرقام أو اختر مسارًا آخر',
    met: {
      zh: '成立5年（含）以内，上一年度营业收入不低于5亿元',
      en: 'Registered for no more than 5 years, with revenue of at least 500 million yuan last year',
      ar: 'لم يمضِ على التسجيل أكثر من 5 سنوات، بإيرادات لا تقل عن 500 مليون يوان في السنة الماضية',
    },
    applies: onTrack('within5_500m'),
    elsewhere: {
      zh: '仅“成立5年内收入5亿元”路径须满足',
      en: 'Asked of the 5-year track only',
      ar: 'يُطلب من مسار السنوات الخمس فقط',
    },
    paths: ['baseData.track', 'baseData.registered_date', 'operationData.operating_revenue'],
    ...measured(revenueIn5Years),
  },
  {
    id: 'GZ-08',
    level: 'error',
    zh: '成立已超过10年，或上一年度营业收入低于10亿元，请核对数据或改选其他路径',
    en: "The company is older than 10 years, or last year's revenue is below 1 billion yuan; check the figures or choose another track",
    ar: 'عمر الشركة أكثر من 10 سنوات أو إيرادات السنة الماضية دون مليار يوان، راجع الأرقام أو اختر مسارًا آخر',
    met: {
      zh: '成立10年（含）以内，上一年度营业收入不低于10亿元',
      en: 'Registered for no more than 10 years, with revenue of at least 1 billion yuan last year',
      ar: 'لم يمضِ على التسجيل أكثر من 10 سنوات، بإيرادات لا تقل عن مليار يوان في السنة الماضية',
    },
    applies: onTrack('within10_1b'),
    elsewhere: {
      zh: '仅“成立10年内收入10亿元”路径须满足',
      en: 'Asked of the 10-year track only',
      ar: 'يُطلب من مسار السنوات العشر فقط',
    },
    paths: ['baseData.track', 'baseData.registered_date', 'operationData.operating_revenue'],
    ...measured(revenueIn10Years),
  },
  /** Applies only while the switch GZ-A10 is on. */
  {
    id: 'GZ-10',
    level: 'error',
    zh: '上市企业或上市公司控股企业不在本次申报范围，请核对上市情况',
    en: 'Listed companies and companies controlled by one cannot apply; check the answers on listing',
    ar: 'لا يجوز للشركات المدرجة ولا لما تسيطر عليه شركة مدرجة التقديم، راجع الإجابات عن الإدراج',
    met: {
      zh: '企业未上市，也不由上市公司控股',
      en: 'The company is neither listed nor controlled by a listed company',
      ar: 'الشركة غير مدرجة ولا تسيطر عليها شركة مدرجة',
    },
    applies: ({ setting }) => setting('GZ-A10'),
    elsewhere: {
      zh: '本次申报对上市情况不作要求',
      en: 'Listing does not matter in this batch',
      ar: 'الإدراج لا يهم في هذه الدفعة',
    },
    paths: ['baseData.is_listed', 'baseData.is_listed_controlled'],
    check: ({ baseData }) => baseData.is_listed === false && baseData.is_listed_controlled === false,
  },
];
