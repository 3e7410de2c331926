/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

/** Source: practice: key and general soft-science projects (one city); commissioned and self-chosen are guesses. */
export const subjectCategory: Dictionary = {
  name: 'subject_category',
  title: { zh: '课题类别', en: 'Subject category', ar: 'فئة الموضوع' },
  items: [
    { value: 'key', zh: '重点课题', en: 'Key', ar: 'رئيسي', grant_max_wan: 50 },
    { value: 'general', zh: '面上课题', en: 'General', ar: 'عام', grant_max_wan: 10 },
    { value: 'commission', zh: '委托课题', en: 'Commissioned', ar: 'بتكليف', grant_max_wan: 20 },
    { value: 'self', zh: '自筹经费课题', en: 'Self-funded', ar: 'بتمويل ذاتي', grant_max_wan: 0 },
  ],
};

/** A guess without a source. */
export const subjectDirection: Dictionary = {
  name: 'subject_direction',
  title: { zh: '选题方向', en: 'Direction', ar: 'الاتجاه' },
  items: [
    { value: 'policy', zh: '科技创新体制与政策', en: 'Innovation system and policy', ar: 'نظام الابتكار وسياسته' },
    { value: 'cluster', zh: '产业创新集群与未来产业', en: 'Industrial clusters and future industries', ar: 'التجمعات الصناعية وصناعات المستقبل' },
    { value: 'talent', zh: '科技人才与教育科技人才一体化', en: 'Science talent', ar: 'الكفاءات العلمية' },
    { value: 'platform', zh: '创新平台与载体建设', en: 'Platforms and carriers', ar: 'المنصات والحاضنات' },
    { value: 'transfer', zh: '成果转化与科技金融', en: 'Commercialisation and finance', ar: 'التحويل التجاري والتمويل' },
    { value: 'open', zh: '开放合作与区域一体化', en: 'Open cooperation and regional integration', ar: 'التعاون المفتوح والتكامل الإقليمي' },
    { value: 'association', zh: '科协改革与科学普及', en: 'Science association reform and outreach', ar: 'إصلاح جمعيات العلوم ونشر الثقافة العلمية' },
    { value: 'livelihood', zh: '民生科技与社会治理', en: 'Livelihood and social governance', ar: 'المعيشة والحوكمة الاجتماعية' },
    { value: 'digital', zh: '数字经济与人工智能治理', en: 'Digital economy and AI governance', ar: 'الاقتصاد الرقمي وحوكمة الذكاء الاصطناعي' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Source: practice. */
export const subjectMethod: Dictionary = {
  name: 'subject_method',
  title: { zh: '研究方法', en: 'Research method', ar: 'منهج البحث' },
  items: [
    { value: 'literature', zh: '文献研究', en: 'Literature study', ar: 'دراسة المراجع' },
    { value: 'survey', zh: '问卷调查', en: 'Questionnaire', ar: 'استبيان' },
    { value: 'field', zh: '实地调研与访谈', en: 'Field work and interviews', ar: 'عمل ميداني ومقابلات' },
    { value: 'case', zh: '案例研究', en: 'Case study', ar: 'دراسة حالة' },
    { value: 'quant', zh: '统计与计量分析', en: 'Statistics and econometrics', ar: 'إحصاء واقتصاد قياسي' },
    { value: 'compare', zh: '比较研究', en: 'Comparative study', ar: 'دراسة مقارنة' },
    { value: 'expert', zh: '专家咨询（德尔菲）', en: 'Expert consultation (Delphi)', ar: 'استشارة الخبراء (دلفي)' },
  ],
};

/** Source: practice. */
export const subjectResult: Dictionary = {
  name: 'subject_result',
  title: { zh: '成果形式', en: 'Form of result', ar: 'شكل النتيجة' },
  items: [
    { value: 'report', zh: '研究报告', en: 'Research report', ar: 'تقرير بحثي' },
    { value: 'brief', zh: '决策咨询专报', en: 'Policy brief', ar: 'موجز سياسات' },
    { value: 'policy', zh: '政策文件建议稿', en: 'Draft policy document', ar: 'مسودة وثيقة سياسات' },
    { value: 'paper', zh: '论文', en: 'Paper', ar: 'ورقة بحثية' },
    { value: 'monograph', zh: '专著', en: 'Monograph', ar: 'كتاب' },
    { value: 'data', zh: '数据库（数据集）', en: 'Database or data set', ar: 'قاعدة أو مجموعة بيانات' },
    { value: 'system', zh: '软件（模型、系统）', en: 'Software, model or system', ar: 'برنامج أو نموذج أو نظام' },
  ],
};
