/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

export const activityType: Dictionary = {
  name: 'activity_type',
  title: { zh: '活动类型', en: 'Event type', ar: 'نوع الفعالية' },
  items: [
    { value: 'salon', zh: '创业沙龙', en: 'Start-up salon', ar: 'ملتقى ريادة الأعمال' },
    { value: 'roadshow', zh: '项目路演', en: 'Pitch event', ar: 'فعالية عرض المشاريع' },
    { value: 'contest', zh: '创业大赛', en: 'Start-up contest', ar: 'مسابقة ريادة الأعمال' },
    { value: 'training', zh: '创业教育培训', en: 'Entrepreneurship training', ar: 'تدريب على ريادة الأعمال' },
    { value: 'matchmaking', zh: '资源对接', en: 'Matchmaking', ar: 'ربط الموارد' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Seed values of a sample city, which the deploying body replaces. */
export const carrierLevel: Dictionary = {
  name: 'carrier_level',
  title: { zh: '申报级别', en: 'Level applied for', ar: 'المستوى المطلوب' },
  items: [
    { value: 'city_basic', zh: '市级基础型', en: 'Municipal, basic', ar: 'مستوى المدينة، أساسي' },
    { value: 'city_demo', zh: '市级示范型', en: 'Municipal, demonstration', ar: 'مستوى المدينة، نموذجي' },
    { value: 'provincial', zh: '推荐省级', en: 'Recommend for provincial level', ar: 'توصية لمستوى الإقليم' },
    { value: 'national_standard', zh: '推荐标准级（工信部）', en: 'Recommend for MIIT standard grade', ar: 'توصية للدرجة القياسية (وزارة الصناعة)' },
    { value: 'national_excellent', zh: '推荐卓越级（工信部）', en: 'Recommend for MIIT excellence grade', ar: 'توصية لدرجة التميز (وزارة الصناعة)' },
  ],
};

/** Source: 沈阳市科技型企业孵化器管理办法(2025)将加速器、众创类载体一并纳入. */
export const carrierType: Dictionary = {
  name: 'carrier_type',
  title: { zh: '孵化载体类型', en: 'Incubation carrier type', ar: 'نوع حاضنة الأعمال' },
  items: [
    { value: '1', zh: '综合孵化器', en: 'General incubator', ar: 'حاضنة عامة' },
    { value: '2', zh: '专业孵化器', en: 'Specialised incubator', ar: 'حاضنة متخصصة' },
    { value: '3', zh: '众创空间', en: 'Maker space', ar: 'مساحة ابتكار' },
    { value: '4', zh: '加速器', en: 'Accelerator', ar: 'مسرّعة' },
    { value: '5', zh: '大学科技园', en: 'University science park', ar: 'مجمع علوم جامعي' },
  ],
};

export const corporationNature: Dictionary = {
  name: 'corporation_nature',
  title: { zh: '运营主体性质', en: 'Nature of the operator', ar: 'طبيعة المشغّل' },
  items: [
    { value: '1', zh: '国有企业', en: 'State-owned enterprise', ar: 'شركة مملوكة للدولة' },
    { value: '2', zh: '民营企业', en: 'Private enterprise', ar: 'شركة خاصة' },
    { value: '3', zh: '外资（港澳台）企业', en: 'Foreign, Hong Kong, Macao or Taiwan enterprise', ar: 'شركة أجنبية أو من هونغ كونغ أو ماكاو أو تايوان' },
    { value: '4', zh: '混合所有制企业', en: 'Mixed-ownership enterprise', ar: 'شركة مختلطة الملكية' },
    { value: '5', zh: '事业单位', en: 'Public institution', ar: 'مؤسسة عامة' },
    { value: '6', zh: '民办非企业单位（社会服务机构）', en: 'Private non-enterprise unit', ar: 'مؤسسة خاصة غير ربحية' },
    { value: '7', zh: '高等学校或科研院所', en: 'University or research institute', ar: 'جامعة أو معهد بحوث' },
  ],
};

/** Source: 科技企业孵化器管理办法(国科发区〔2018〕300号)毕业企业条件. */
export const graduationCriterion: Dictionary = {
  name: 'graduation_criterion',
  title: { zh: '毕业条件', en: 'Graduation criterion', ar: 'معيار التخرج' },
  items: [
    { value: 'hightech', zh: '获得高新技术企业资格', en: 'Recognised as a high-tech enterprise', ar: 'اعتُمدت شركة تقنية عالية' },
    {
      value: 'investment_500w',
      zh: '累计获得天使投资或风险投资超过500万元',
      en: 'Angel or venture investment above 5 million yuan in total',
      ar: 'استثمار ملائكي أو مخاطر يتجاوز 5 ملايين يوان إجمالًا',
    },
    {
      value: 'revenue_1000w',
      zh: '连续2年营业收入累计超过1000万元',
      en: 'Revenue above 10 million yuan in total over two consecutive years',
      ar: 'إيرادات تتجاوز 10 ملايين يوان إجمالًا في سنتين متتاليتين',
    },
    { value: 'merged_listed', zh: '被兼并、收购或在资本市场挂牌、上市', en: 'Merged, acquired or listed', ar: 'اندمجت أو استُحوذ عليها أو أُدرجت' },
  ],
};

export const incubationService: Dictionary = {
  name: 'incubation_service',
  title: { zh: '孵化服务类别', en: 'Incubation service', ar: 'خدمة الاحتضان' },
  items: [
    { value: 'tutoring', zh: '创业辅导', en: 'Start-up tutoring', ar: 'توجيه ريادة الأعمال' },
    { value: 'technical', zh: '技术支持（研发设计、检验检测、小试中试）', en: 'Technical support (R&D design, testing, pilot)', ar: 'دعم تقني (تصميم واختبار وتجريب)' },
    { value: 'market', zh: '市场拓展', en: 'Market development', ar: 'تطوير السوق' },
    { value: 'finance', zh: '投资融资', en: 'Investment and financing', ar: 'الاستثمار والتمويل' },
    { value: 'consulting', zh: '管理咨询', en: 'Management consulting', ar: 'استشارات إدارية' },
    { value: 'ip', zh: '知识产权', en: 'Intellectual property', ar: 'الملكية الفكرية' },
    { value: 'hr', zh: '人力资源', en: 'Human resources', ar: 'الموارد البشرية' },
    { value: 'law_tax', zh: '财税法务', en: 'Accounting, tax and legal', ar: 'المحاسبة والضرائب والقانون' },
    { value: 'policy', zh: '政策与项目申报', en: 'Policy and project filing', ar: 'السياسات وتقديم المشاريع' },
    { value: 'international', zh: '国际合作', en: 'International cooperation', ar: 'التعاون الدولي' },
  ],
};
