import type { Figure, FormScope, Rule } from '../../../definition';
import { isFilledIn } from '../../../expressions/choices';
import { addMonths } from '../../../expressions/dates';
import {
  asks,
  isThresholdReached,
  least,
  measured,
  percentage,
  selectDecidingFigure,
  selectReachedFigure,
} from '../../../expressions/figures';
import { ratio } from '../../../expressions/numbers';
import { count } from '../../../expressions/tables';
import type { IncubationCarrierAnswers } from '../answers.generated';

type Facts = FormScope<IncubationCarrierAnswers>;

const sameIndustry = ({ incubateeData, baseData, indicators, T }: Facts): Figure | null => {
  const same = count(incubateeData, (row) => row.domain.slice(0, 1) === baseData.focus_industry.slice(0, 1));
  return least(percentage(same, indicators.incubatee_count), T('same_industry_ratio'), 'percent');
};

/** Activity of a maker space: new registrations or financed residents, and also events and cases. */
const makerActivity = ({ T, residentTeamData, incubateeData, activityData, caseData }: Facts) => {
  const registered = count(residentTeamData, (row) => isFilledIn(row.registered_company));
  const financed =
    count(residentTeamData, (row) => row.financing_amount > 0) +
    count(incubateeData, (row) => row.financing_amount > 0);
  return selectDecidingFigure(
    selectReachedFigure(
      least(registered, T('new_registrations'), 'item'),
      least(financed, T('financed'), 'item'),
    ),
    least(activityData.length, T('events'), 'item'),
    least(caseData.length, T('cases'), 'item'),
  );
};

export const residentsRules: Rule<IncubationCarrierAnswers>[] = [
  {
    id: 'IC-06',
    level: 'error',
    zh: '在孵企业（入驻团队）数量未达到要求，请核对名单，有遗漏的请补填',
    en: 'There are too few incubatees or resident teams; add any that are missing',
    ar: 'عدد المحتضنين أو الفرق المقيمة قليل، أضف ما نقص',
    met: {
      zh: '在孵企业（入驻团队）数量达到要求',
      en: 'There are enough incubatees or resident teams',
      ar: 'عدد المحتضنين أو الفرق المقيمة كافٍ',
    },
    applies: asks('residents', 'incubatees'),
    elsewhere: {
      zh: '所申报的类型和级别不设此项要求',
      en: 'Not asked of this type and level',
      ar: 'لا يُطلب من هذا النوع والمستوى',
    },
    paths: ['baseData.carrier_type', 'incubateeData', 'residentTeamData'],
    ...measured<IncubationCarrierAnswers>(({ baseData, indicators, residentTeamData, T }) =>
      baseData.carrier_type === '3'
        ? least(indicators.incubatee_count + residentTeamData.length, T('residents'), 'item')
        : least(indicators.incubatee_count, T('incubatees'), 'item'),
    ),
  },
  {
    id: 'IC-10',
    level: 'error',
    zh: '每千平方米在孵企业数或累计毕业企业数未达到要求，请核对场地面积和企业名单',
    en: 'The density of incubatees or the number of graduates is too low; check the area and the lists',
    ar: 'كثافة المحتضنين أو عدد المتخرجين منخفض، راجع المساحة والقوائم',
    met: {
      zh: '每千平方米在孵企业数和累计毕业企业数达到要求',
      en: 'The density of incubatees and the number of graduates are high enough',
      ar: 'كثافة المحتضنين وعدد المتخرجين كافيان',
    },
    applies: asks('density_per_1000m2', 'graduates'),
    elsewhere: {
      zh: '所申报的类型和级别不设此项要求',
      en: 'Not asked of this type and level',
      ar: 'لا يُطلب من هذا النوع والمستوى',
    },
    paths: ['incubateeData', 'siteData.total_area', 'graduateData'],
    ...measured<IncubationCarrierAnswers>(({ indicators, siteData, T }) =>
      selectDecidingFigure(
        least(ratio(indicators.incubatee_count * 1000, siteData.total_area), T('density_per_1000m2'), 'item'),
        least(indicators.graduate_count, T('graduates'), 'item'),
      ),
    ),
  },
  /** Share of incubatees with patent applications, or share with valid rights: one is enough. */
  {
    id: 'IC-11',
    level: 'error',
    zh: '在孵企业申请专利占比和有效知识产权占比均未达到要求（两项达到其一即可），请核对企业知识产权数据',
    en: 'The share of incubatees with applications and that with valid rights are both too low (one is enough); check their IP data',
    ar: 'حصة المحتضنين ذوي الطلبات وحصة ذوي الحقوق السارية كلتاهما منخفضة (تكفي واحدة)، راجع بيانات ملكيتهم الفكرية',
    met: {
      zh: '在孵企业申请专利占比或有效知识产权占比达到要求（两项达到其一即可）',
      en: 'The share of incubatees with applications or with valid rights is high enough (one is enough)',
      ar: 'حصة المحتضنين ذوي الطلبات أو الحقوق السارية كافية (تكفي واحدة)',
    },
    applies: asks('ip_applied_ratio'),
    elsewhere: {
      zh: '所申报的类型和级别不设此项要求',
      en: 'Not asked of this type and level',
      ar: 'لا يُطلب من هذا النوع والمستوى',
    },
    paths: ['incubateeData.has_ip_application', 'incubateeData.valid_ip_count'],
    ...measured<IncubationCarrierAnswers>(({ T, incubateeData, indicators }) => {
      const applied = count(incubateeData, (row) => row.has_ip_application);
      const holding = count(incubateeData, (row) => row.valid_ip_count > 0);
      return selectReachedFigure(
        least(percentage(applied, indicators.incubatee_count), T('ip_applied_ratio'), 'percent'),
        least(percentage(holding, indicators.incubatee_count), T('ip_valid_ratio'), 'percent'),
      );
    }),
  },
  {
    id: 'IC-12',
    level: 'error',
    zh: '同一产业领域在孵企业占比未达到要求，或未填写公共技术服务平台，请核对企业领域并补填平台',
    en: 'Too few incubatees work in the focus industry, or no technical service platform is named; check the fields and add the platform',
    ar: 'قليل من المحتضنين يعمل في القطاع المحوري أو لم تُذكر منصة خدمات تقنية، راجع المجالات وأضف المنصة',
    met: {
      zh: '同一产业领域在孵企业占比达到要求，并有公共技术服务平台',
      en: 'Enough incubatees work in the focus industry, and there is a technical service platform',
      ar: 'عدد كافٍ من المحتضنين يعمل في القطاع المحوري، وتوجد منصة خدمات تقنية',
    },
    applies: ({ baseData }) => baseData.carrier_type === '2',
    elsewhere: {
      zh: '仅专业孵化器须满足',
      en: 'Asked of specialised incubators only',
      ar: 'يُطلب من الحاضنات المتخصصة فقط',
    },
    paths: [
      'baseData.carrier_type',
      'incubateeData.domain',
      'baseData.focus_industry',
      'siteData.tech_platform',
    ],
    figure: sameIndustry,
    check: (scope) => isThresholdReached(sameIndustry(scope)) && isFilledIn(scope.siteData.tech_platform),
  },
  {
    id: 'IC-14',
    level: 'error',
    zh: '新注册企业或获融资数、活动场次、服务案例未达到要求，请核对各表，有遗漏的请补填',
    en: 'There are too few new companies or financings, events or cases; check the tables and add any that are missing',
    ar: 'الشركات الجديدة أو التمويلات أو الفعاليات أو الحالات قليلة، راجع الجداول وأضف ما نقص',
    met: {
      zh: '新注册企业或获融资数、活动场次、服务案例达到要求',
      en: 'There are enough new companies or financings, events and cases',
      ar: 'الشركات الجديدة والتمويلات والفعاليات والحالات كافية',
    },
    applies: ({ baseData }) => baseData.carrier_type === '3',
    elsewhere: {
      zh: '仅众创空间须满足',
      en: 'Asked of maker spaces only',
      ar: 'يُطلب من مساحات الابتكار فقط',
    },
    paths: [
      'baseData.carrier_type',
      'residentTeamData.registered_company',
      'residentTeamData.financing_amount',
      'incubateeData.financing_amount',
      'activityData',
      'caseData',
    ],
    ...measured(makerActivity),
  },
  {
    id: 'IC-15',
    level: 'error',
    zh: '有在孵企业入驻时成立已超过24个月，请核对日期或移出名单',
    en: 'An incubatee was older than 24 months at entry; check its dates or take it off the list',
    ar: 'شركة محتضنة تجاوز عمرها 24 شهرًا عند الدخول، راجع تواريخها أو احذفها من القائمة',
    met: {
      zh: '在孵企业入驻时成立均不超过24个月',
      en: 'Every incubatee was no older than 24 months at entry',
      ar: 'لم يتجاوز عمر أي شركة محتضنة 24 شهرًا عند الدخول',
    },
    applies: ({ baseData }) => ['1', '2', '3'].includes(baseData.carrier_type),
    elsewhere: {
      zh: '仅孵化器和众创空间须满足',
      en: 'Asked of incubators and maker spaces only',
      ar: 'يُطلب من الحاضنات ومساحات الابتكار فقط',
    },
    paths: ['baseData.carrier_type', 'incubateeData.entry_date', 'incubateeData.registered_date'],
    check: ({ all, incubateeData }) =>
      all(incubateeData, (row) => row.entry_date <= addMonths(row.registered_date, 24)),
  },
  /** Incubatees stay at most four years, five in biology and new medicine (20) and microelectronics (102). */
  {
    id: 'IC-16',
    level: 'warning',
    zh: '孵化时限超过48个月（生物医药、现代农业、集成电路60个月），请核对入驻日期或列为毕业企业',
    en: 'An incubatee has stayed for more than 48 months (60 for biomedicine, modern agriculture and integrated circuits); check its entry or list it as a graduate',
    ar: 'شركة محتضنة مكثت أكثر من 48 شهرًا (60 للطب الحيوي والزراعة الحديثة والدوائر المتكاملة)، راجع دخولها أو أدرجها متخرجة',
    met: {
      zh: '孵化时限均不超过48个月（生物医药、现代农业、集成电路60个月）',
      en: 'Every incubatee has stayed for no more than 48 months (60 for biomedicine, modern agriculture and integrated circuits)',
      ar: 'لم تمكث أي شركة محتضنة أكثر من 48 شهرًا (60 للطب الحيوي والزراعة الحديثة والدوائر المتكاملة)',
    },
    paths: ['incubateeData.entry_date', 'incubateeData.domain'],
    check: ({ all, incubateeData, ctx }) =>
      all(
        incubateeData,
        (row) =>
          ctx.today <=
          addMonths(row.entry_date, row.domain.startsWith('20') || row.domain.startsWith('102') ? 60 : 48),
      ),
  },
  {
    id: 'IC-20',
    level: 'error',
    zh: '毕业时间不晚于入驻时间，请核对两个日期',
    en: 'A company graduated before it entered; check both dates',
    ar: 'شركة تخرجت قبل دخولها، راجع التاريخين',
    met: {
      zh: '各毕业企业的毕业时间晚于入驻时间',
      en: 'Every company graduated after it entered',
      ar: 'كل شركة تخرجت بعد دخولها',
    },
    paths: ['graduateData.graduation_date', 'graduateData.entry_date'],
    check: ({ all, graduateData }) => all(graduateData, (row) => row.graduation_date > row.entry_date),
  },
  {
    id: 'IC-21',
    level: 'error',
    zh: '同一企业同时列为在孵企业和毕业企业，请从其中一表删除',
    en: 'A company is listed as incubatee and as graduate; remove it from one table',
    ar: 'شركة مدرجة محتضنة ومتخرجة معًا، احذفها من أحد الجدولين',
    met: {
      zh: '在孵企业与毕业企业无重复',
      en: 'No company is both incubatee and graduate',
      ar: 'لا توجد شركة محتضنة ومتخرجة معًا',
    },
    paths: ['graduateData.credit_code', 'incubateeData.credit_code'],
    check: ({ all, incubateeData, graduateData }) =>
      all(
        incubateeData,
        (incubatee) => !graduateData.some((graduate) => graduate.credit_code === incubatee.credit_code),
      ),
  },
  {
    id: 'IC-24',
    level: 'error',
    zh: '获得投融资的在孵企业占比或资金使用案例数未达到要求，请核对融资金额和案例',
    en: 'There are too few financed incubatees or funding cases; check the amounts and the cases',
    ar: 'المحتضنون الممولون أو حالات التمويل قليلة، راجع المبالغ والحالات',
    met: {
      zh: '获得投融资的在孵企业占比和资金使用案例数达到要求',
      en: 'There are enough financed incubatees and funding cases',
      ar: 'المحتضنون الممولون وحالات التمويل كافية',
    },
    applies: asks('funded_ratio', 'fund_cases'),
    elsewhere: {
      zh: '所申报的类型和级别不设此项要求',
      en: 'Not asked of this type and level',
      ar: 'لا يُطلب من هذا النوع والمستوى',
    },
    paths: ['incubateeData.financing_amount', 'caseData.fund_amount'],
    ...measured<IncubationCarrierAnswers>(({ incubateeData, indicators, T, caseData }) => {
      const funded = count(incubateeData, (row) => row.financing_amount > 0);
      const cases = count(caseData, (row) => row.fund_amount > 0);
      return selectDecidingFigure(
        least(percentage(funded, indicators.incubatee_count), T('funded_ratio'), 'percent'),
        least(cases, T('fund_cases'), 'item'),
      );
    }),
  },
];
