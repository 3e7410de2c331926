/**
 * Registers of a company: lists of what it owns, whom it employs and what it has received, read from its filings and reports.
 * A section says which register its rows belong to (`listsAs`), a field which fact of an entry it holds (`means`); both are
 * the same in all forms, whatever a form calls them.
 */
import type { Text } from '../text';

export interface RegisterDefinition extends Text {
  /** Names of the facts, in the order in which an entry shows them. */
  facts: Record<string, Text>;
  /** Fact that tells entries of one name apart, where they have no number. */
  beside?: string;
}

const name: Text = { zh: '名称', en: 'Name', ar: 'الاسم' };
const number: Text = { zh: '编号', en: 'Number', ar: 'الرقم' };
const kind: Text = { zh: '类别', en: 'Type', ar: 'النوع' };
const level: Text = { zh: '级别', en: 'Level', ar: 'المستوى' };
const proof: Text = { zh: '证明材料', en: 'Supporting document', ar: 'مستند داعم' };

export const companyRegisters = {
  rights: {
    zh: '知识产权',
    en: 'Intellectual property',
    ar: 'الملكية الفكرية',
    beside: 'kind',
    facts: {
      number: { zh: '授权号（登记号）', en: 'Grant or registration number', ar: 'رقم المنح أو التسجيل' },
      name,
      kind,
      date: { zh: '授权日期', en: 'Date of grant', ar: 'تاريخ المنح' },
      way: { zh: '获得方式', en: 'How obtained', ar: 'طريقة الحصول' },
      state: { zh: '权利状态', en: 'Status of the right', ar: 'حالة الحق' },
      owner: { zh: '权利人', en: 'Owner', ar: 'المالك' },
      proof,
    },
  },
  people: {
    zh: '人员',
    en: 'People',
    ar: 'الأشخاص',
    beside: 'birth',
    facts: {
      name: { zh: '姓名', en: 'Name', ar: 'الاسم' },
      name_en: { zh: '护照姓名', en: 'Name in the passport', ar: 'الاسم في جواز السفر' },
      gender: { zh: '性别', en: 'Gender', ar: 'الجنس' },
      birth: { zh: '出生日期', en: 'Date of birth', ar: 'تاريخ الميلاد' },
      country: { zh: '国籍', en: 'Nationality', ar: 'الجنسية' },
      id_type: { zh: '证件类型', en: 'ID document type', ar: 'نوع وثيقة الهوية' },
      id_no: { zh: '证件号码', en: 'ID number', ar: 'رقم الهوية' },
      unit: { zh: '工作单位', en: 'Employer', ar: 'جهة العمل' },
      position: { zh: '职务', en: 'Position', ar: 'المنصب' },
      title: { zh: '职称', en: 'Professional title', ar: 'اللقب المهني' },
      education: { zh: '学历', en: 'Education', ar: 'المستوى التعليمي' },
      degree: { zh: '学位', en: 'Degree', ar: 'الدرجة العلمية' },
      major: { zh: '专业', en: 'Field of study', ar: 'التخصص' },
      phone: { zh: '手机号码', en: 'Mobile number', ar: 'رقم الجوال' },
      email: { zh: '电子邮箱', en: 'E-mail', ar: 'البريد الإلكتروني' },
      permit: { zh: '工作许可类别', en: 'Work permit category', ar: 'فئة تصريح العمل' },
      full_time: { zh: '是否专职', en: 'Full time?', ar: 'دوام كامل؟' },
      resume: { zh: '工作简历', en: 'Career', ar: 'السيرة المهنية' },
    },
  },
  products: {
    zh: '产品（服务）',
    en: 'Products and services',
    ar: 'المنتجات والخدمات',
    facts: {
      name,
      field: { zh: '技术领域', en: 'Technical field', ar: 'المجال التقني' },
      source: { zh: '技术来源', en: 'Technology source', ar: 'مصدر التقنية' },
      stage: { zh: '产品阶段', en: 'Stage', ar: 'المرحلة' },
      launched: { zh: '投放市场年份', en: 'Year of launch', ar: 'سنة الطرح' },
      technology: { zh: '核心技术', en: 'Core technology', ar: 'التقنية الأساسية' },
      advantage: { zh: '竞争优势', en: 'Advantage', ar: 'الميزة التنافسية' },
      rights: { zh: '对应的知识产权', en: 'Related intellectual property', ar: 'الملكية الفكرية المرتبطة' },
      proof,
    },
  },
  standards: {
    zh: '标准',
    en: 'Standards',
    ar: 'المعايير',
    facts: {
      number: { zh: '标准编号', en: 'Standard number', ar: 'رقم المعيار' },
      name,
      level,
      role: { zh: '参与方式', en: 'Role', ar: 'الدور' },
      rank: { zh: '起草单位排名', en: 'Rank among drafting units', ar: 'الترتيب بين جهات الصياغة' },
      date: { zh: '发布日期', en: 'Date of publication', ar: 'تاريخ النشر' },
    },
  },
  honours: {
    zh: '荣誉资质',
    en: 'Honours and qualifications',
    ar: 'الأوسمة والمؤهلات',
    beside: 'date',
    facts: {
      name,
      kind,
      level,
      body: { zh: '授予单位', en: 'Awarding body', ar: 'الجهة المانحة' },
      date: { zh: '获得时间', en: 'Date received', ar: 'تاريخ الحصول' },
      number: { zh: '证书（文件）编号', en: 'Certificate number', ar: 'رقم الشهادة' },
      until: { zh: '有效期至', en: 'Valid until', ar: 'صالح حتى' },
      proof,
    },
  },
  publications: {
    zh: '论文著作',
    en: 'Papers and books',
    ar: 'الأبحاث والكتب',
    facts: { name, kind, number, date: { zh: '发表日期', en: 'Published on', ar: 'تاريخ الإصدار' } },
  },
  projects: {
    zh: '科研项目',
    en: 'Research projects',
    ar: 'مشاريع البحث',
    beside: 'start',
    facts: {
      name,
      level: { zh: '项目来源', en: 'Source of the project', ar: 'مصدر المشروع' },
      field: { zh: '技术领域', en: 'Technical field', ar: 'المجال التقني' },
      source: { zh: '技术来源', en: 'Technology source', ar: 'مصدر التقنية' },
      start: { zh: '开始时间', en: 'Start', ar: 'البداية' },
      end: { zh: '结束时间', en: 'End', ar: 'النهاية' },
      funding: { zh: '经费（万元）', en: 'Funding (10,000 yuan)', ar: 'التمويل (10,000 يوان)' },
      purpose: { zh: '目的及组织实施方式', en: 'Purpose and organisation', ar: 'الغرض والتنظيم' },
      technology: { zh: '核心技术', en: 'Core technology', ar: 'التقنية الأساسية' },
      proof,
    },
  },
  partners: {
    zh: '合作单位',
    en: 'Partners',
    ar: 'الشركاء',
    facts: {
      name,
      number: {
        zh: '统一社会信用代码',
        en: 'Unified social credit code',
        ar: 'رمز الائتمان الاجتماعي الموحد',
      },
      kind: { zh: '单位类型', en: 'Type of organisation', ar: 'نوع الجهة' },
      contact: { zh: '联系人', en: 'Contact person', ar: 'جهة الاتصال' },
      phone: { zh: '联系电话', en: 'Telephone', ar: 'الهاتف' },
    },
  },
} as const satisfies Record<string, RegisterDefinition>;

export type CompanyRegister = keyof typeof companyRegisters;

export const COMPANY_REGISTERS = Object.keys(companyRegisters) as CompanyRegister[];

/** Every fact that a field can hold. */
export type RegisterFact = {
  [R in CompanyRegister]: keyof (typeof companyRegisters)[R]['facts'];
}[CompanyRegister];

/** Register of each row by the value of a column, for tables that mix rights, standards, awards and others. */
export interface RegisterByChoice {
  by: string;
  registers: Record<string, CompanyRegister>;
}

export const getRegisterDefinition = (register: CompanyRegister): RegisterDefinition =>
  companyRegisters[register];
