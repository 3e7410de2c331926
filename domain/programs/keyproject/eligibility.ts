import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'KP-E1',
    zh: '在本地注册、具有独立法人资格的企业，注册满1年',
    en: 'Registered here as an independent legal person for at least one year',
    ar: 'مسجلة هنا كشخصية اعتبارية مستقلة منذ سنة على الأقل',
  },
  {
    id: 'KP-E2',
    zh: '上年度研发投入强度：营业收入5000万元以下不低于5%，5000万至2亿元不低于4%，2亿元以上不低于3%',
    en: 'R&D intensity last year: 5% below CNY 50m revenue, 4% from 50m to 200m, 3% above',
    ar: 'كثافة البحث والتطوير في السنة الماضية: 5% دون إيرادات 50 مليون يوان، و4% من 50 إلى 200 مليون، و3% فوق ذلك',
  },
  {
    id: 'KP-E3',
    zh: '自筹资金不低于申请财政资助（成果转化类不低于2倍）',
    en: 'Own funds at least equal to the grant (twice the grant for commercialisation)',
    ar: 'التمويل الذاتي يساوي المنحة على الأقل (وضعف المنحة للتحويل التجاري)',
    guess: true,
  },
  {
    id: 'KP-E4',
    zh: '实施期限一般不超过3年',
    en: 'Duration up to three years',
    ar: 'المدة حتى ثلاث سنوات',
  },
  {
    id: 'KP-E5',
    zh: '负责人未满60周岁，具有副高级及以上职称或博士学位，每年投入不少于6个月',
    en: 'Leader under 60, senior title or doctorate, six months a year',
    ar: 'عمر الرئيس دون 60، بلقب عالٍ أو دكتوراه، وستة أشهر سنويًا',
  },
  {
    id: 'KP-E6',
    zh: '同一企业同一批次限报1项；有逾期未验收项目的不得申报',
    en: 'One application per company and batch; none while a project is overdue for acceptance',
    ar: 'طلب واحد لكل شركة ودفعة، ولا طلب ما دام مشروع متأخرًا عن القبول',
  },
  {
    id: 'KP-E7',
    zh: '近三年无科研严重失信记录，未列入严重失信主体名单',
    en: 'No serious dishonesty record in three years',
    ar: 'لا سجل إخلال جسيم بالأمانة في ثلاث سنوات',
  },
  {
    id: 'KP-E8',
    zh: '财政资助按类别设上限（50万至300万元）',
    en: 'Grant ceilings by type (CNY 0.5m to 3m)',
    ar: 'حدود المنحة حسب النوع (من 0.5 إلى 3 ملايين يوان)',
    guess: true,
  },
];
