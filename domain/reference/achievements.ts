/** Dictionaries of achievements: intellectual property, standards, honours and levels of technology. */
import type { Dictionary } from '../definition';

/** Source: practice. */
export const achievementKind: Dictionary = {
  name: 'achievement_kind',
  title: { zh: '成果类型', en: 'Kind of achievement', ar: 'صنف الإنجاز' },
  items: [
    { value: 'paper', zh: '论文', en: 'Paper', ar: 'ورقة بحثية' },
    { value: 'monograph', zh: '专著', en: 'Monograph', ar: 'كتاب' },
    { value: 'patent', sameAs: 'invention', zh: '发明专利', en: 'Invention patent', ar: 'براءة اختراع' },
    { value: 'ip_other', zh: '其他知识产权', en: 'Other intellectual property', ar: 'حقوق ملكية فكرية أخرى' },
    { value: 'standard', zh: '标准', en: 'Standard', ar: 'معيار' },
    { value: 'award', zh: '科技奖励', en: 'Award', ar: 'جائزة' },
    { value: 'product', zh: '新产品（新装备）', en: 'New product or equipment', ar: 'منتج أو معدات جديدة' },
    { value: 'process', zh: '新工艺', en: 'New process', ar: 'عملية جديدة' },
    { value: 'project', zh: '承担项目', en: 'Funded project', ar: 'مشروع ممول' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Source: practice. */
export const applicationStatus: Dictionary = {
  name: 'application_status',
  title: { zh: '成果应用状态', en: 'State of application', ar: 'حالة التطبيق' },
  items: [
    { value: 'volume', zh: '批量生产（应用）', en: 'In volume', ar: 'بكميات كبيرة' },
    { value: 'small', zh: '小批量试用', en: 'Small batch or trial', ar: 'دفعة صغيرة أو تجربة' },
    { value: 'pilot', zh: '中试', en: 'Pilot', ar: 'تجريبي' },
    { value: 'lab', zh: '实验室阶段', en: 'Laboratory', ar: 'مختبري' },
    { value: 'transferred', zh: '已转让（许可）', en: 'Transferred or licensed', ar: 'منقول أو مرخّص' },
  ],
};

export const honorLevel: Dictionary = {
  name: 'honor_level',
  title: { zh: '级别', en: 'Level', ar: 'المستوى' },
  items: [
    { value: 'national', zh: '国家级', en: 'National', ar: 'وطني' },
    { value: 'provincial', zh: '省（部）级', en: 'Provincial or ministerial', ar: 'إقليمي أو وزاري' },
    { value: 'municipal', zh: '市级', en: 'Municipal', ar: 'مستوى المدينة' },
    { value: 'district', zh: '区县级', en: 'District or county', ar: 'المنطقة أو المقاطعة' },
  ],
};

/** Source: practice. */
export const ipOwnership: Dictionary = {
  name: 'ip_ownership',
  title: { zh: '知识产权归属', en: 'Ownership of intellectual property', ar: 'ملكية حقوق الملكية الفكرية' },
  items: [
    { value: 'demander', zh: '归发榜方', en: 'Demand side', ar: 'جهة الطلب' },
    { value: 'bidder', zh: '归揭榜方', en: 'Bidder', ar: 'مقدم العرض' },
    { value: 'shared', zh: '双方共有', en: 'Shared', ar: 'مشترك' },
    { value: 'contract', zh: '按合同约定', en: 'As the contract says', ar: 'كما ينص العقد' },
  ],
};

/**
 * Source: 高新技术企业认定管理工作指引;类别划分 Ⅰ 类、Ⅱ 类. class 1 = 按Ⅰ类评价, class 2 = 按Ⅱ类评价. Class 2 items may support a high-tech application
 * only once.
 */
export const ipType: Dictionary = {
  name: 'ip_type',
  title: { zh: '知识产权类别', en: 'Intellectual property type', ar: 'نوع حق الملكية الفكرية' },
  items: [
    {
      value: 'invention',
      zh: '发明专利（非国防专利）',
      en: 'Invention patent (non-defence)',
      ar: 'براءة اختراع (غير دفاعية)',
      class: 1,
      no_pattern: '^(ZL)?(\\d{8}|\\d{12})\\.[0-9X]$',
    },
    { value: 'invention_defence', zh: '发明专利（国防专利）', en: 'Invention patent (defence)', ar: 'براءة اختراع (دفاعية)', class: 1 },
    { value: 'plant_variety', zh: '植物新品种', en: 'New plant variety', ar: 'صنف نباتي جديد', class: 1 },
    { value: 'crop_variety', zh: '国家级农作物品种', en: 'National-level crop variety', ar: 'صنف محاصيل على المستوى الوطني', class: 1 },
    { value: 'new_drug', zh: '国家新药', en: 'National new drug', ar: 'دواء وطني جديد', class: 1 },
    { value: 'tcm_protected', zh: '国家一级中药保护品种', en: 'Grade-one protected Chinese medicine variety', ar: 'صنف طب صيني محمي من الدرجة الأولى', class: 1 },
    { value: 'ic_layout', zh: '集成电路布图设计专有权', en: 'Exclusive right of integrated circuit layout design', ar: 'حق حصري في تصميم دائرة متكاملة', class: 1 },
    { value: 'utility_model', zh: '实用新型专利', en: 'Utility model patent', ar: 'براءة نموذج منفعة', class: 2, no_pattern: '^(ZL)?(\\d{8}|\\d{12})\\.[0-9X]$' },
    { value: 'design', zh: '外观设计专利', en: 'Design patent', ar: 'براءة تصميم', class: 2, no_pattern: '^(ZL)?(\\d{8}|\\d{12})\\.[0-9X]$' },
    { value: 'software_copyright', zh: '软件著作权', en: 'Software copyright', ar: 'حق برمجيات', class: 2, no_pattern: '^\\d{4}SR\\d{6,7}$' },
  ],
};

export const standardLevel: Dictionary = {
  name: 'standard_level',
  title: { zh: '标准级别', en: 'Standard level', ar: 'مستوى المعيار' },
  items: [
    { value: 'international', zh: '国际标准', en: 'International standard', ar: 'معيار دولي' },
    { value: 'national', zh: '国家标准', en: 'National standard', ar: 'معيار وطني' },
    { value: 'industry', zh: '行业标准', en: 'Industry standard', ar: 'معيار صناعي' },
    { value: 'local', zh: '地方标准', en: 'Local standard', ar: 'معيار محلي' },
    { value: 'association', zh: '团体标准', en: 'Association standard', ar: 'معيار جمعية' },
    { value: 'test_method', zh: '检测方法', en: 'Test method', ar: 'طريقة اختبار' },
    { value: 'technical_spec', zh: '技术规范', en: 'Technical specification', ar: 'مواصفة تقنية' },
  ],
};

export const standardRole: Dictionary = {
  name: 'standard_role',
  title: { zh: '参与方式', en: 'Role', ar: 'الدور' },
  items: [
    { value: 'lead', zh: '主持', en: 'Lead', ar: 'قيادة' },
    { value: 'participate', zh: '参与', en: 'Participant', ar: 'مشاركة' },
  ],
};

/** Source: practice. */
export const techLevel: Dictionary = {
  name: 'tech_level',
  title: { zh: '技术水平', en: 'Technical level', ar: 'المستوى التقني' },
  items: [
    { value: 'intl_lead', zh: '国际领先', en: 'World-leading', ar: 'رائد عالميًا' },
    { value: 'intl_adv', zh: '国际先进', en: 'World-advanced', ar: 'متقدم عالميًا' },
    { value: 'dom_lead', zh: '国内领先', en: 'Leading in China', ar: 'رائد في الصين' },
    { value: 'dom_adv', zh: '国内先进', en: 'Advanced in China', ar: 'متقدم في الصين' },
    { value: 'region_lead', zh: '省内（区域）领先', en: 'Leading in the province or region', ar: 'رائد في الإقليم أو المنطقة' },
  ],
};
