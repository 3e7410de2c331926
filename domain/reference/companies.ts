/** Dictionaries of companies: types, size, qualifications, listing, zones, taxation and premises. */
import type { Dictionary } from '../definition';

/** Source: practice. */
export const unitType: Dictionary = {
  name: 'unit_type',
  title: { zh: '单位类型', en: 'Type of organisation', ar: 'نوع الجهة' },
  items: [
    { value: 'enterprise', zh: '企业', en: 'Enterprise', ar: 'شركة' },
    { value: 'university', zh: '高等院校', en: 'University or college', ar: 'جامعة أو كلية' },
    { value: 'institute', zh: '科研院所', en: 'Research institute', ar: 'معهد بحوث' },
    { value: 'new_rd', zh: '新型研发机构', en: 'New-type R&D institution', ar: 'مؤسسة بحث وتطوير من نوع جديد' },
    { value: 'hospital', zh: '医疗卫生机构', en: 'Hospital or health institution', ar: 'مستشفى أو مؤسسة صحية' },
    { value: 'public_institution', zh: '其他事业单位', en: 'Other public institution', ar: 'مؤسسة عامة أخرى' },
    { value: 'social_org', zh: '社会组织（学会、协会）', en: 'Society or association', ar: 'جمعية أو رابطة' },
    { value: 'government', zh: '机关', en: 'Government body', ar: 'هيئة حكومية' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Source: 关于市场主体统计分类的划分规定(国统字〔2023〕14号)三位代码. */
export const registrationType: Dictionary = {
  name: 'registration_type',
  title: { zh: '登记注册统计类别', en: 'Registration category', ar: 'فئة التسجيل' },
  items: [
    { value: '111', zh: '国有独资公司', en: 'Wholly state-owned company', ar: 'شركة مملوكة للدولة بالكامل', capital: 'domestic' },
    { value: '112', zh: '私营有限责任公司', en: 'Private limited liability company', ar: 'شركة خاصة ذات مسؤولية محدودة', capital: 'domestic' },
    { value: '119', zh: '其他有限责任公司', en: 'Other limited liability company', ar: 'شركة أخرى ذات مسؤولية محدودة', capital: 'domestic' },
    { value: '121', zh: '私营股份有限公司', en: 'Private company limited by shares', ar: 'شركة مساهمة خاصة', capital: 'domestic' },
    { value: '129', zh: '其他股份有限公司', en: 'Other company limited by shares', ar: 'شركة مساهمة أخرى', capital: 'domestic' },
    {
      value: '131',
      zh: '全民所有制企业（国有企业）',
      en: 'State-owned enterprise (unincorporated as a company)',
      ar: 'منشأة مملوكة للدولة (غير متحولة إلى شركة)',
      capital: 'domestic',
    },
    { value: '132', zh: '集体所有制企业（集体企业）', en: 'Collectively-owned enterprise', ar: 'منشأة مملوكة جماعيًا', capital: 'domestic' },
    { value: '133', zh: '股份合作企业', en: 'Joint-stock cooperative enterprise', ar: 'منشأة تعاونية مساهمة', capital: 'domestic' },
    { value: '134', zh: '联营企业', en: 'Joint-operation enterprise', ar: 'منشأة مشتركة التشغيل', capital: 'domestic' },
    { value: '140', zh: '个人独资企业', en: 'Sole proprietorship', ar: 'منشأة فردية', capital: 'domestic' },
    { value: '150', zh: '合伙企业', en: 'Partnership', ar: 'شراكة', capital: 'domestic' },
    { value: '190', zh: '其他内资企业', en: 'Other domestic enterprise', ar: 'منشأة محلية أخرى', capital: 'domestic' },
    {
      value: '210',
      zh: '港澳台投资有限责任公司',
      en: 'Limited liability company with Hong Kong, Macao or Taiwan investment',
      ar: 'شركة ذات مسؤولية محدودة باستثمار من هونغ كونغ أو ماكاو أو تايوان',
      capital: 'hmt',
    },
    {
      value: '220',
      zh: '港澳台投资股份有限公司',
      en: 'Company limited by shares with Hong Kong, Macao or Taiwan investment',
      ar: 'شركة مساهمة باستثمار من هونغ كونغ أو ماكاو أو تايوان',
      capital: 'hmt',
    },
    { value: '230', zh: '港澳台投资合伙企业', en: 'Partnership with Hong Kong, Macao or Taiwan investment', ar: 'شراكة باستثمار من هونغ كونغ أو ماكاو أو تايوان', capital: 'hmt' },
    {
      value: '290',
      zh: '其他港澳台投资企业',
      en: 'Other enterprise with Hong Kong, Macao or Taiwan investment',
      ar: 'منشأة أخرى باستثمار من هونغ كونغ أو ماكاو أو تايوان',
      capital: 'hmt',
    },
    { value: '310', zh: '外商投资有限责任公司', en: 'Foreign-invested limited liability company', ar: 'شركة ذات مسؤولية محدودة باستثمار أجنبي', capital: 'foreign' },
    { value: '320', zh: '外商投资股份有限公司', en: 'Foreign-invested company limited by shares', ar: 'شركة مساهمة باستثمار أجنبي', capital: 'foreign' },
    { value: '330', zh: '外商投资合伙企业', en: 'Foreign-invested partnership', ar: 'شراكة باستثمار أجنبي', capital: 'foreign' },
    { value: '390', zh: '其他外商投资企业', en: 'Other foreign-invested enterprise', ar: 'منشأة أخرى باستثمار أجنبي', capital: 'foreign' },
    { value: '400', zh: '农民专业合作社（联合社）', en: "Farmers' cooperative (or union of cooperatives)", ar: 'تعاونية مزارعين (أو اتحاد تعاونيات)', capital: 'domestic' },
    { value: '500', zh: '个体工商户', en: 'Individual business', ar: 'نشاط فردي', capital: 'domestic' },
    { value: '900', zh: '其他市场主体', en: 'Other market entity', ar: 'كيان سوق آخر', capital: 'domestic' },
  ],
};

/**
 * Source: 统计上大中小微型企业划分办法(2017). Its cut-offs in year-end employees and revenue (万元) differ by industry and are not part of
 * this dictionary; a company that misses one criterion of a size class belongs to the class below.
 */
export const enterpriseScale: Dictionary = {
  name: 'enterprise_scale',
  title: { zh: '企业规模', en: 'Enterprise scale', ar: 'حجم الشركة' },
  items: [
    { value: '1', zh: '大型', en: 'Large', ar: 'كبيرة' },
    { value: '2', zh: '中型', en: 'Medium', ar: 'متوسطة' },
    { value: '3', zh: '小型', en: 'Small', ar: 'صغيرة' },
    { value: '4', zh: '微型', en: 'Micro', ar: 'متناهية الصغر' },
  ],
};

/** Source: practice. */
export const companyQualification: Dictionary = {
  name: 'company_qualification',
  title: { zh: '企业资质', en: 'Enterprise qualifications', ar: 'مؤهلات المنشأة' },
  items: [
    { value: 'hightech', zh: '国家高新技术企业', en: 'National high-tech enterprise', ar: 'شركة تقنية عالية وطنية' },
    { value: 'tech_sme', zh: '科技型中小企业', en: 'Technology-based SME', ar: 'شركة صغيرة أو متوسطة قائمة على التقنية' },
    { value: 'atse', zh: '技术先进型服务企业', en: 'Advanced technology service enterprise', ar: 'شركة خدمات تقنية متقدمة' },
    { value: 'gazelle', zh: '瞪羚企业', en: 'Gazelle enterprise', ar: 'شركة غزالية' },
    { value: 'unicorn', zh: '独角兽（培育）企业', en: 'Unicorn (or candidate)', ar: 'شركة أحادية القرن (أو مرشحة)' },
    { value: 'little_giant', zh: '专精特新“小巨人”企业', en: 'National "little giant" enterprise', ar: 'شركة «العملاق الصغير» الوطنية' },
    { value: 'srdi', zh: '省级专精特新中小企业', en: 'Provincial specialised and sophisticated SME', ar: 'شركة صغيرة أو متوسطة متخصصة ومتميزة على مستوى الإقليم' },
    { value: 'rd_platform', zh: '建有市级及以上研发平台', en: 'Hosts a municipal or higher R&D platform', ar: 'تستضيف منصة بحث وتطوير على مستوى المدينة أو أعلى' },
    { value: 'above_scale', zh: '规模以上企业', en: 'Above-threshold enterprise (statistics)', ar: 'منشأة فوق الحد الإحصائي' },
    { value: 'listed', zh: '上市（挂牌）企业', en: 'Listed company', ar: 'شركة مدرجة' },
    { value: 'none', zh: '无', en: 'None', ar: 'لا يوجد' },
  ],
};

export const listingBoard: Dictionary = {
  name: 'listing_board',
  title: { zh: '上市类型', en: 'Listing type', ar: 'نوع الإدراج' },
  items: [
    { value: 'sh_main', zh: '上交所主板', en: 'Shanghai main board', ar: 'السوق الرئيسية في شانغهاي' },
    { value: 'star', zh: '科创板', en: 'STAR Market', ar: 'سوق ستار' },
    { value: 'sz_main', zh: '深交所主板', en: 'Shenzhen main board', ar: 'السوق الرئيسية في شنتشن' },
    { value: 'chinext', zh: '创业板', en: 'ChiNext', ar: 'سوق تشاينكست' },
    { value: 'bse', zh: '北交所', en: 'Beijing Stock Exchange', ar: 'بورصة بكين' },
    { value: 'neeq', zh: '新三板', en: 'National Equities Exchange and Quotations (NEEQ)', ar: 'السوق الوطنية للأسهم غير المدرجة (NEEQ)' },
    { value: 'regional', zh: '区域性股权市场', en: 'Regional equity market', ar: 'سوق الأسهم الإقليمية' },
    { value: 'hk', zh: '香港联交所', en: 'Hong Kong Stock Exchange', ar: 'بورصة هونغ كونغ' },
    { value: 'overseas', zh: '其他境外市场', en: 'Other overseas market', ar: 'سوق خارجية أخرى' },
  ],
};

/** Source: Liaoning has eight national high-tech zones. Seed values of a sample city, which the deploying body replaces. */
export const nationalHiZone: Dictionary = {
  name: 'national_hi_zone',
  title: { zh: '国家级高新区', en: 'National high-tech zone', ar: 'منطقة وطنية للتقنية العالية' },
  items: [
    { value: 'shenyang', zh: '沈阳高新技术产业开发区', en: 'Shenyang High-tech Zone', ar: 'منطقة شنيانغ للتقنية العالية' },
    { value: 'dalian', zh: '大连高新技术产业园区', en: 'Dalian High-tech Zone', ar: 'منطقة داليان للتقنية العالية' },
    { value: 'anshan', zh: '鞍山高新技术产业开发区', en: 'Anshan High-tech Zone', ar: 'منطقة أنشان للتقنية العالية' },
    { value: 'yingkou', zh: '营口高新技术产业开发区', en: 'Yingkou High-tech Zone', ar: 'منطقة ينغكو للتقنية العالية' },
    { value: 'liaoyang', zh: '辽阳高新技术产业开发区', en: 'Liaoyang High-tech Zone', ar: 'منطقة لياويانغ للتقنية العالية' },
    { value: 'benxi', zh: '本溪高新技术产业开发区', en: 'Benxi High-tech Zone', ar: 'منطقة بنشي للتقنية العالية' },
    { value: 'jinzhou', zh: '锦州高新技术产业开发区', en: 'Jinzhou High-tech Zone', ar: 'منطقة جينتشو للتقنية العالية' },
    { value: 'fuxin', zh: '阜新高新技术产业开发区', en: 'Fuxin High-tech Zone', ar: 'منطقة فوشين للتقنية العالية' },
  ],
};

/** Source: 高新技术企业认定 企业注册登记表. */
export const taxCollectionMethod: Dictionary = {
  name: 'tax_collection_method',
  title: { zh: '企业所得税征收方式', en: 'Corporate income tax collection method', ar: 'طريقة جباية ضريبة دخل الشركات' },
  items: [
    { value: 'audit', zh: '查账征收', en: 'Levied on audited accounts', ar: 'تُجبى على الحسابات المدققة' },
    { value: 'assessed', zh: '核定征收', en: 'Levied on assessment', ar: 'تُجبى بالتقدير' },
  ],
};

export const siteOwnership: Dictionary = {
  name: 'site_ownership',
  title: { zh: '场地权属', en: 'Site tenure', ar: 'نوع حيازة الموقع' },
  items: [
    { value: 'owned', zh: '自有', en: 'Owned', ar: 'مملوك' },
    { value: 'leased', zh: '租赁', en: 'Leased', ar: 'مستأجر' },
    { value: 'free_use', zh: '无偿使用', en: 'Used free of charge', ar: 'يُستخدم دون مقابل' },
    { value: 'mixed', zh: '自有与租赁结合', en: 'Owned and leased', ar: 'مملوك ومستأجر' },
  ],
};
