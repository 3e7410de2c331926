/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

export const financingRound: Dictionary = {
  name: 'financing_round',
  title: { zh: '融资轮次', en: 'Financing round', ar: 'جولة التمويل' },
  items: [
    { value: 'angel', zh: '天使轮', en: 'Angel', ar: 'التمويل الملائكي' },
    { value: 'pre_a', zh: 'Pre-A轮', en: 'Pre-A', ar: 'ما قبل الجولة أ' },
    { value: 'a', zh: 'A轮', en: 'Series A', ar: 'الجولة أ' },
    { value: 'b', zh: 'B轮', en: 'Series B', ar: 'الجولة ب' },
    { value: 'c', zh: 'C轮', en: 'Series C', ar: 'الجولة ج' },
    { value: 'd_plus', zh: 'D轮及以后', en: 'Series D or later', ar: 'الجولة د أو ما بعدها' },
    { value: 'strategic', zh: '战略投资', en: 'Strategic investment', ar: 'استثمار استراتيجي' },
  ],
};

export const founderType: Dictionary = {
  name: 'founder_type',
  title: { zh: '创业者类型', en: 'Founder type', ar: 'نوع المؤسس' },
  items: [
    { value: 'scientist', zh: '科研人员', en: 'Scientific researcher', ar: 'باحث علمي' },
    { value: 'graduate', zh: '大学生', en: 'University student or graduate', ar: 'طالب جامعي أو خريج' },
    { value: 'returnee', zh: '留学归国人员', en: 'Overseas returnee', ar: 'عائد من الخارج' },
    { value: 'executive', zh: '大企业高管及技术骨干', en: 'Former executive or engineer of a large company', ar: 'مدير تنفيذي أو مهندس سابق في شركة كبرى' },
    { value: 'serial', zh: '连续创业者', en: 'Serial entrepreneur', ar: 'رائد أعمال متكرر' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Source: 辽宁省雏鹰、瞪羚、独角兽企业评价办法(试行)(辽科创办发〔2021〕2号)条件表. */
export const gazelleTrack: Dictionary = {
  name: 'gazelle_track',
  title: { zh: '瞪羚申报路径', en: 'Gazelle qualification track', ar: 'مسار التأهل كشركة غزالية' },
  items: [
    { value: 'revenue_growth', zh: '收入增长型', en: 'Revenue growth', ar: 'نمو الإيرادات' },
    { value: 'employee_growth', zh: '雇员增长型', en: 'Employee growth', ar: 'نمو العاملين' },
    { value: 'venture_capital', zh: '风险投资型', en: 'Venture capital', ar: 'رأس المال المخاطر' },
    { value: 'within5_500m', zh: '成立5年内收入5亿元', en: 'Revenue of 500 million yuan within 5 years', ar: 'إيرادات 500 مليون يوان خلال 5 سنوات' },
    { value: 'within10_1b', zh: '成立10年内收入10亿元', en: 'Revenue of 1 billion yuan within 10 years', ar: 'إيرادات مليار يوان خلال 10 سنوات' },
  ],
};

export const honorType: Dictionary = {
  name: 'honor_type',
  title: { zh: '荣誉资质类别', en: 'Honour or qualification type', ar: 'نوع التكريم أو المؤهل' },
  items: [
    { value: 'hightech', zh: '高新技术企业', en: 'High-tech enterprise', ar: 'شركة تقنية عالية' },
    { value: 'tech_sme', zh: '科技型中小企业', en: 'Technology-based SME', ar: 'شركة صغيرة أو متوسطة قائمة على التقنية' },
    { value: 'specialized', zh: '专精特新中小企业', en: 'Specialised and sophisticated SME', ar: 'شركة صغيرة أو متوسطة متخصصة ومتميزة' },
    { value: 'little_giant', zh: '专精特新小巨人企业', en: 'Little giant enterprise', ar: 'شركة «العملاق الصغير»' },
    { value: 'champion', zh: '制造业单项冠军', en: 'Manufacturing single champion', ar: 'بطل صناعي في منتج واحد' },
    { value: 'eaglet', zh: '雏鹰企业', en: 'Eaglet enterprise', ar: 'شركة «فرخ العقاب»' },
    { value: 'ip_demo', zh: '知识产权优势（示范）企业', en: 'IP advantage or demonstration enterprise', ar: 'شركة متفوقة أو نموذجية في الملكية الفكرية' },
    { value: 'tech_award', zh: '科学技术奖', en: 'Science and technology award', ar: 'جائزة العلوم والتقنية' },
    { value: 'patent_award', zh: '专利奖', en: 'Patent award', ar: 'جائزة براءات الاختراع' },
    { value: 'contest', zh: '创新创业大赛奖项', en: 'Innovation and start-up contest award', ar: 'جائزة مسابقة الابتكار وريادة الأعمال' },
    { value: 'quality_award', zh: '质量奖', en: 'Quality award', ar: 'جائزة الجودة' },
    {
      value: 'rd_platform',
      zh: '研发平台（重点实验室、技术创新中心、企业技术中心等）',
      en: 'R&D platform (key laboratory, technology innovation centre, enterprise technology centre, etc.)',
      ar: 'منصة بحث وتطوير (مختبر رئيسي، مركز ابتكار تقني، مركز تقنية الشركة، إلخ)',
    },
    { value: 'first_set', zh: '首台（套）、首批次、首版次', en: 'First unit, first batch or first version', ar: 'أول وحدة أو أول دفعة أو أول إصدار' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

export const productStage: Dictionary = {
  name: 'product_stage',
  title: { zh: '产品阶段', en: 'Product stage', ar: 'مرحلة المنتج' },
  items: [
    { value: 'rd', zh: '研发', en: 'Research and development', ar: 'البحث والتطوير' },
    { value: 'pilot', zh: '中试', en: 'Pilot', ar: 'تجريبي' },
    { value: 'small_batch', zh: '小批量', en: 'Small batch', ar: 'دفعات صغيرة' },
    { value: 'mass', zh: '批量生产（规模应用）', en: 'Volume production or scaled use', ar: 'إنتاج كمي أو استخدام واسع' },
  ],
};
