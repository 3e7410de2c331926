import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'SV-E1',
    zh: '在本地注册的独立法人，从事科技服务满1年',
    en: 'Local legal person, one year or more in science and technology services',
    ar: 'شخص اعتباري محلي يعمل منذ سنة فأكثر في خدمات العلوم والتقنية',
  },
  {
    id: 'SV-E2',
    zh: '科技服务收入占总收入50%以上',
    en: 'Science and technology services make up over half of revenue',
    ar: 'خدمات العلوم والتقنية أكثر من نصف الإيرادات',
    guess: true,
  },
  {
    id: 'SV-E3',
    zh: '专业服务人员不少于10人，大专以上占70%以上',
    en: 'At least ten professional staff, 70% with a college degree',
    ar: 'عشرة عاملين متخصصين على الأقل، 70% منهم بشهادة جامعية',
    guess: true,
  },
  {
    id: 'SV-E4',
    zh: '有固定服务场所和健全的服务、收费、档案制度',
    en: 'Fixed premises and written rules for service, fees and records',
    ar: 'مقر ثابت وقواعد مكتوبة للخدمة والرسوم والسجلات',
  },
  {
    id: 'SV-E5',
    zh: '技术转移类上年度促成技术合同成交额不低于300万元',
    en: 'Technology transfer: at least CNY 3m of facilitated contracts last year',
    ar: 'نقل التقنية: عقود ميسّرة بقيمة 3 ملايين يوان على الأقل في السنة الماضية',
  },
  {
    id: 'SV-E6',
    zh: '绩效后补助不超过服务收入的10%，最高50万元；建设类资助不超过总投入的30%',
    en: 'Performance subsidy up to 10% of service revenue, CNY 0.5m at most; building projects up to 30% of investment',
    ar: 'دعم الأداء حتى 10% من إيرادات الخدمة و0.5 مليون يوان على الأكثر، ومشاريع البناء حتى 30% من الاستثمار',
    guess: true,
  },
  {
    id: 'SV-E7',
    zh: '关联企业只能由一家法人申报，关联交易收入不计',
    en: 'Related companies file once; income from related parties is left out',
    ar: 'الشركات ذات الصلة تقدّم مرة واحدة، ولا يُحتسب الدخل من ذوي الصلة',
  },
];
