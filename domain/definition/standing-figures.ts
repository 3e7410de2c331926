/** Figures and facts of a company that hold until they change (company-figures.ts). */
import type { CompanyFigure } from './company-figure';

const rights = { unit: '件', per: 'standing' } as const;
const fact = { per: 'standing', inProfile: true } as const;

export const standingFigures = {
  valid_inventions: {
    zh: '有效发明专利',
    en: 'Valid invention patents',
    ar: 'براءات الاختراع السارية',
    ...rights,
    definition: {
      zh: '在中国境内授权、申报时有效且权属人为本企业的发明专利件数',
      en: 'Invention patents granted in China, in force and owned by the company when it files',
      ar: 'براءات اختراع ممنوحة في الصين وسارية ومملوكة للشركة عند التقديم',
    },
  },
  valid_utility_models: {
    zh: '有效实用新型专利',
    en: 'Valid utility models',
    ar: 'نماذج المنفعة السارية',
    ...rights,
    definition: {
      zh: '在中国境内授权、申报时有效且权属人为本企业的实用新型专利件数',
      en: 'Utility models granted in China, in force and owned by the company when it files',
      ar: 'نماذج منفعة ممنوحة في الصين وسارية ومملوكة للشركة عند التقديم',
    },
  },
  software_copyrights: {
    zh: '软件著作权',
    en: 'Software copyrights',
    ar: 'حقوق البرمجيات',
    ...rights,
    definition: {
      zh: '申报时登记在本企业名下的软件著作权件数',
      en: 'Software copyrights registered for the company when it files',
      ar: 'حقوق البرمجيات المسجلة باسم الشركة عند التقديم',
    },
  },
  other_class1_rights: {
    zh: '其他Ⅰ类知识产权',
    en: 'Other class 1 rights',
    ar: 'حقوق أخرى من الفئة الأولى',
    ...rights,
    definition: {
      zh: '申报时有效的植物新品种、农作物品种、新药、中药保护品种和集成电路布图设计件数',
      en: 'Plant and crop varieties, new drugs, protected Chinese medicines and circuit layouts in force when the company files',
      ar: 'أصناف النبات والمحاصيل والأدوية الجديدة والأدوية الصينية المحمية وتصاميم الدوائر السارية عند التقديم',
    },
  },
  tech_field: {
    zh: '主要产品（服务）所属技术领域',
    en: 'Technical field of the main products',
    ar: 'المجال التقني للمنتجات الرئيسية',
    per: 'standing',
    definition: {
      zh: '企业主要产品（服务）在《国家重点支持的高新技术领域》中所属的领域',
      en: "Field of the company's main products among the high-tech fields with national support",
      ar: 'مجال المنتجات الرئيسية ضمن مجالات التقنية العالية المدعومة وطنيًا',
    },
  },
  hightech_certificate: {
    zh: '高新技术企业证书编号',
    en: 'High-tech certificate number',
    ar: 'رقم شهادة التقنية العالية',
    per: 'standing',
    definition: {
      zh: '现持有的高新技术企业证书的编号',
      en: 'Number of the high-tech certificate that the company holds',
      ar: 'رقم شهادة التقنية العالية التي تحملها الشركة',
    },
  },
  registered_capital: {
    zh: '注册资本',
    en: 'Registered capital',
    ar: 'رأس المال المسجل',
    ...fact,
    unit: '万元',
    definition: {
      zh: '营业执照登记的注册资本，外币折算为人民币',
      en: 'Capital on the business licence, in yuan',
      ar: 'رأس المال في الرخصة التجارية باليوان',
    },
  },
  registered_date: {
    zh: '成立日期',
    en: 'Date of registration',
    ar: 'تاريخ التأسيس',
    ...fact,
    definition: {
      zh: '营业执照登记的成立日期',
      en: 'Day of establishment on the business licence',
      ar: 'يوم التأسيس في الرخصة التجارية',
    },
  },
  registration_type: {
    zh: '登记注册类型',
    en: 'Registration category',
    ar: 'فئة التسجيل',
    ...fact,
    definition: {
      zh: '市场监管部门登记的企业类型',
      en: 'Kind of company in the register',
      ar: 'نوع الشركة في السجل',
    },
  },
  industry: {
    zh: '所属行业',
    en: 'Industry',
    ar: 'القطاع',
    ...fact,
    definition: {
      zh: '《国民经济行业分类》中的行业，与报统计部门的代码一致',
      en: 'Industry in the national classification, as reported to the statistics office',
      ar: 'القطاع وفق التصنيف الوطني كما يُبلَّغ لمكتب الإحصاء',
    },
  },
  enterprise_scale: {
    zh: '企业规模',
    en: 'Enterprise scale',
    ar: 'حجم الشركة',
    ...fact,
    definition: {
      zh: '按统计上大中小微型企业划分办法确定的规模',
      en: 'Scale by the rules of statistics: large, medium, small or micro',
      ar: 'الحجم وفق قواعد الإحصاء: كبيرة أو متوسطة أو صغيرة أو متناهية الصغر',
    },
  },
  unit_type: {
    zh: '单位类型',
    en: 'Type of organisation',
    ar: 'نوع الجهة',
    ...fact,
    definition: {
      zh: '企业、高校、科研院所等单位类型',
      en: 'Company, university, institute or another kind of organisation',
      ar: 'شركة أو جامعة أو معهد أو نوع آخر من المنشآت',
    },
  },
  district: {
    zh: '行政区域',
    en: 'Administrative district',
    ar: 'المنطقة الإدارية',
    ...fact,
    definition: {
      zh: '注册地所在的区县（市）',
      en: 'District of the registered address',
      ar: 'منطقة العنوان المسجل',
    },
  },
  tax_authority: {
    zh: '主管税务机关',
    en: 'Tax authority',
    ar: 'الإدارة الضريبية',
    ...fact,
    definition: {
      zh: '企业所得税主管税务机关',
      en: "Authority for the company's income tax",
      ar: 'الجهة المختصة بضريبة دخل الشركة',
    },
  },
  registered_address: {
    zh: '注册地址',
    en: 'Registered address',
    ar: 'العنوان المسجل',
    ...fact,
    definition: {
      zh: '营业执照登记的住所',
      en: 'Address on the business licence',
      ar: 'العنوان في الرخصة التجارية',
    },
  },
  mailing_address: {
    zh: '通信地址',
    en: 'Mailing address',
    ar: 'العنوان البريدي',
    ...fact,
    definition: {
      zh: '收取信函和文书的地址',
      en: 'Address for letters',
      ar: 'عنوان المراسلات',
    },
  },
  postcode: {
    zh: '邮政编码',
    en: 'Postcode',
    ar: 'الرمز البريدي',
    ...fact,
    definition: {
      zh: '通信地址的邮政编码',
      en: 'Postcode of the mailing address',
      ar: 'الرمز البريدي لعنوان المراسلات',
    },
  },
  employee_total: {
    zh: '职工总数',
    en: 'Employees',
    ar: 'عدد العاملين',
    ...fact,
    unit: '人',
    definition: {
      zh: '填报时的职工总数',
      en: 'Employees at the time of filing',
      ar: 'عدد العاملين وقت التقديم',
    },
  },
  rd_staff: {
    zh: '研发人员数',
    en: 'R&D staff',
    ar: 'العاملون في البحث والتطوير',
    ...fact,
    unit: '人',
    definition: {
      zh: '填报时从事研发的人员数',
      en: 'Staff in R&D at the time of filing',
      ar: 'موظفو البحث والتطوير وقت التقديم',
    },
  },
} as const satisfies Record<string, CompanyFigure>;
