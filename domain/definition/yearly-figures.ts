/** Figures of a company that belong to a year (company-figures.ts). */
import type { CompanyFigure } from './company-figure';

const wan = { unit: '万元', per: 'year' } as const;
const people = { unit: '人', per: 'year' } as const;

export const yearlyFigures = {
  revenue: {
    zh: '营业收入',
    en: 'Operating revenue',
    ar: 'الإيرادات التشغيلية',
    ...wan,
    definition: {
      zh: '全年主营业务收入与其他业务收入之和，与审计报告利润表一致',
      en: 'Main and other business revenue of the year, as in the audited income statement',
      ar: 'إيرادات النشاط الرئيسي والأنشطة الأخرى خلال السنة وفق قائمة الدخل المدققة',
    },
  },
  main_revenue: {
    zh: '主营业务收入',
    en: 'Main business revenue',
    ar: 'إيرادات النشاط الرئيسي',
    ...wan,
    definition: {
      zh: '全年主营业务取得的收入，与审计报告一致',
      en: 'Revenue of the main business in the year, as in the audit report',
      ar: 'إيرادات النشاط الرئيسي خلال السنة وفق تقرير المراجعة',
    },
  },
  total_profit: {
    zh: '利润总额',
    en: 'Total profit',
    ar: 'إجمالي الربح',
    ...wan,
    swings: true,
    definition: {
      zh: '全年所得税前利润，亏损以负数表示',
      en: 'Profit of the year before income tax; a loss is negative',
      ar: 'ربح السنة قبل ضريبة الدخل، والخسارة بالسالب',
    },
  },
  net_profit: {
    zh: '净利润',
    en: 'Net profit',
    ar: 'صافي الربح',
    ...wan,
    swings: true,
    definition: {
      zh: '全年所得税后利润，亏损以负数表示',
      en: 'Profit of the year after income tax; a loss is negative',
      ar: 'ربح السنة بعد ضريبة الدخل، والخسارة بالسالب',
    },
  },
  taxes_paid: {
    zh: '上缴税费',
    en: 'Taxes paid',
    ar: 'الضرائب المدفوعة',
    ...wan,
    definition: {
      zh: '全年实际缴纳入库的各项税费，与完税证明一致',
      en: 'Taxes and fees paid in the year, as in the tax receipts',
      ar: 'الضرائب والرسوم المدفوعة خلال السنة وفق إيصالات الضرائب',
    },
  },
  total_assets: {
    zh: '资产总额',
    en: 'Total assets',
    ar: 'إجمالي الأصول',
    ...wan,
    definition: {
      zh: '年末资产总计，与资产负债表期末数一致',
      en: 'Total assets at the end of the year, as in the balance sheet',
      ar: 'إجمالي الأصول في نهاية السنة وفق الميزانية العمومية',
    },
  },
  total_liabilities: {
    zh: '负债总额',
    en: 'Total liabilities',
    ar: 'إجمالي الخصوم',
    ...wan,
    definition: {
      zh: '年末负债合计，与资产负债表期末数一致',
      en: 'Total liabilities at the end of the year, as in the balance sheet',
      ar: 'إجمالي الخصوم في نهاية السنة وفق الميزانية العمومية',
    },
  },
  debt_ratio: {
    zh: '资产负债率',
    en: 'Debt-to-asset ratio',
    ar: 'نسبة الدين إلى الأصول',
    unit: '%',
    per: 'year',
    definition: {
      zh: '年末负债总额除以资产总额',
      en: 'Total liabilities divided by total assets at the end of the year',
      ar: 'إجمالي الخصوم مقسومًا على إجمالي الأصول في نهاية السنة',
    },
  },
  hightech_rd_expenses: {
    zh: '研究开发费用（高新技术企业口径）',
    en: 'R&D expenses as for high-tech enterprises',
    ar: 'نفقات البحث والتطوير وفق معيار شركات التقنية العالية',
    ...wan,
    definition: {
      zh: '按《高新技术企业认定管理工作指引》归集的全年研发费用，委托外部研发按80%计入',
      en: 'R&D expenses of the year, collected as for the recognition of high-tech enterprises; outsourced R&D counts at 80%',
      ar: 'نفقات البحث والتطوير خلال السنة وفق دليل اعتماد شركات التقنية العالية، ويُحتسب البحث الخارجي بنسبة 80%',
    },
  },
  rd_expenses: {
    zh: '研发费用（会计口径）',
    en: 'R&D expenditure in the accounts',
    ar: 'نفقات البحث والتطوير في الحسابات',
    ...wan,
    definition: {
      zh: '审计报告或企业所得税年度申报表列示的全年研发费用',
      en: 'R&D expenditure of the year as in the audit report or the annual income-tax return',
      ar: 'نفقات البحث والتطوير خلال السنة وفق تقرير المراجعة أو الإقرار الضريبي السنوي',
    },
  },
  rd_spending: {
    zh: '研究与试验发展（R&D）经费支出',
    en: 'R&D spending in statistics',
    ar: 'الإنفاق على البحث والتطوير في الإحصاءات',
    ...wan,
    definition: {
      zh: '按统计制度填报的全年研究与试验发展经费支出',
      en: 'Spending of the year on research and experimental development, as reported to the statistics office',
      ar: 'الإنفاق السنوي على البحث والتطوير التجريبي كما يُبلَّغ لمكتب الإحصاء',
    },
  },
  new_product_revenue: {
    zh: '新产品销售收入',
    en: 'Sales of new products',
    ar: 'مبيعات المنتجات الجديدة',
    ...wan,
    definition: {
      zh: '全年新产品的销售收入',
      en: 'Revenue of the year from new products',
      ar: 'إيرادات السنة من المنتجات الجديدة',
    },
  },
  export_value: {
    zh: '出口创汇额',
    en: 'Export value',
    ar: 'قيمة الصادرات',
    unit: '万美元',
    per: 'year',
    definition: {
      zh: '全年出口取得的外汇收入，以万美元计',
      en: 'Export earnings of the year, in units of 10,000 US dollars',
      ar: 'عائدات التصدير خلال السنة بوحدة عشرة آلاف دولار أمريكي',
    },
  },
  employees_at_year_end: {
    zh: '从业人员期末人数',
    en: 'Employees at year end',
    ar: 'عدد العاملين في نهاية السنة',
    ...people,
    definition: {
      zh: '年末在本单位工作并取得报酬的人数，不是全年平均人数',
      en: 'People in paid work at the company on the last day of the year, not the average of the months',
      ar: 'عدد العاملين بأجر في آخر يوم من السنة، وليس متوسط الأشهر',
    },
  },
  insured_employees: {
    zh: '缴纳社保人数',
    en: 'Employees with social insurance',
    ar: 'العاملون المشمولون بالتأمين الاجتماعي',
    ...people,
    definition: {
      zh: '年末由本单位缴纳社会保险的人数',
      en: 'Employees for whom the company pays social insurance at the end of the year',
      ar: 'العاملون الذين تدفع الشركة تأمينهم الاجتماعي في نهاية السنة',
    },
  },
  technical_staff_at_year_end: {
    zh: '科技人员期末人数',
    en: 'Science and technology staff at year end',
    ar: 'عدد العاملين في العلوم والتقنية في نهاية السنة',
    ...people,
    definition: {
      zh: '年末在岗的科技人员数，不是高新技术企业认定中的月平均数',
      en: 'Technical staff in post at the end of the year, not the monthly average of high-tech recognition',
      ar: 'العاملون التقنيون في نهاية السنة، وليس المتوسط الشهري لاعتماد التقنية العالية',
    },
  },
  staff_of_year: {
    zh: '年度职工总数',
    en: 'Staff of the year',
    ar: 'عدد الموظفين خلال السنة',
    ...people,
    definition: {
      zh: '创新平台依托单位当年的职工总数',
      en: 'Staff in the year of the host of an innovation platform',
      ar: 'عدد موظفي الجهة المضيفة لمنصة الابتكار خلال السنة',
    },
  },
  rd_staff_of_year: {
    zh: '年度研发人员数',
    en: 'R&D staff of the year',
    ar: 'عدد موظفي البحث والتطوير خلال السنة',
    ...people,
    definition: {
      zh: '创新平台依托单位当年从事研发活动的人员数',
      en: 'Staff in R&D in the year of the host of an innovation platform',
      ar: 'عدد موظفي البحث والتطوير لدى الجهة المضيفة خلال السنة',
    },
  },
} as const satisfies Record<string, CompanyFigure>;
