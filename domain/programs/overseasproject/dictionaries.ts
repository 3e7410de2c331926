/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

/** Source: ISO 4217. */
export const currency: Dictionary = {
  name: 'currency',
  title: { zh: '币种', en: 'Currency', ar: 'العملة' },
  items: [
    { value: 'CNY', zh: '人民币', en: 'Chinese yuan', ar: 'اليوان الصيني' },
    { value: 'USD', zh: '美元', en: 'US dollar', ar: 'الدولار الأمريكي' },
    { value: 'EUR', zh: '欧元', en: 'Euro', ar: 'اليورو' },
    { value: 'JPY', zh: '日元', en: 'Japanese yen', ar: 'الين الياباني' },
    { value: 'GBP', zh: '英镑', en: 'Pound sterling', ar: 'الجنيه الإسترليني' },
    { value: 'KRW', zh: '韩元', en: 'Korean won', ar: 'الوون الكوري' },
    { value: 'SGD', zh: '新加坡元', en: 'Singapore dollar', ar: 'الدولار السنغافوري' },
    { value: 'CHF', zh: '瑞士法郎', en: 'Swiss franc', ar: 'الفرنك السويسري' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Source: practice. */
export const engagementForm: Dictionary = {
  name: 'engagement_form',
  title: { zh: '引进方式', en: 'Form of engagement', ar: 'شكل الاستقدام' },
  items: [
    { value: 'fulltime', zh: '全职', en: 'Full time', ar: 'دوام كامل' },
    { value: 'flexible', zh: '柔性', en: 'Flexible (part time)', ar: 'مرن (دوام جزئي)' },
  ],
};

/** A guess without a source. */
export const introduceChannel: Dictionary = {
  name: 'introduce_channel',
  title: { zh: '引才渠道', en: 'Channel of recruitment', ar: 'قناة الاستقطاب' },
  items: [
    { value: 'self', zh: '自主引进', en: 'Own search', ar: 'بحث ذاتي' },
    { value: 'agency', zh: '人力资源机构', en: 'Recruitment agency', ar: 'وكالة توظيف' },
    { value: 'association', zh: '科协（海智）渠道', en: 'Science association network', ar: 'قناة جمعية العلوم' },
    { value: 'university', zh: '校企合作', en: 'University cooperation', ar: 'تعاون جامعي' },
    { value: 'event', zh: '政府引才活动', en: 'Government recruitment event', ar: 'فعالية استقطاب حكومية' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Source: practice: overseas engineer subsidy (one city); flexible overseas talent plan with three groups (another city). */
export const overseasCategory: Dictionary = {
  name: 'overseas_category',
  title: { zh: '申报类别', en: 'Filing category', ar: 'فئة الطلب' },
  items: [
    { value: 'overseas_engineer', zh: '海外工程师（全职年薪资助）', en: 'Overseas engineer (salary subsidy, full time)', ar: 'مهندس من الخارج (دعم راتب، دوام كامل)' },
    { value: 'flex_strategic', zh: '柔性引才·战略科技发展类', en: 'Flexible: strategic science and technology', ar: 'مرن: العلوم والتقنية الاستراتيجية' },
    { value: 'flex_industry', zh: '柔性引才·产业技术创新类', en: 'Flexible: industrial technology innovation', ar: 'مرن: الابتكار التقني الصناعي' },
    { value: 'flex_social', zh: '柔性引才·社会与生态建设类', en: 'Flexible: society and ecology', ar: 'مرن: المجتمع والبيئة' },
  ],
};

/** Source: practice. */
export const postType: Dictionary = {
  name: 'post_type',
  title: { zh: '岗位类型', en: 'Type of post', ar: 'نوع الوظيفة' },
  items: [
    { value: 'rd', zh: '研发', en: 'Research and development', ar: 'البحث والتطوير' },
    { value: 'design', zh: '设计', en: 'Design', ar: 'التصميم' },
    { value: 'technical', zh: '技术', en: 'Technical', ar: 'تقنية' },
    { value: 'management', zh: '管理', en: 'Management', ar: 'إدارة' },
  ],
};
