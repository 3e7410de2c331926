import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'IC-A1',
    zh: '具有独立法人资格，发展方向明确，运营管理体系和孵化服务机制完善',
    en: 'Independent legal person with a clear direction, a management system and incubation services',
    ar: 'شخصية اعتبارية مستقلة ذات اتجاه واضح ونظام إدارة وخدمات احتضان',
  },
  {
    id: 'IC-A2',
    zh: '报送真实完整的统计数据（国家级：实际运营满3年且连续2年报送）',
    en: 'True and complete statistics filed (national level: in operation for 3 years and statistics for 2 consecutive years)',
    ar: 'إحصاءات صحيحة وكاملة مقدّمة (المستوى الوطني: 3 سنوات تشغيل وإحصاءات سنتين متتاليتين)',
    value: 36,
    unit: 'month',
  },
  {
    id: 'IC-A3',
    zh: '在孵企业：注册地和主要研发办公场所在本孵化场地内，入驻时成立不超过24个月，孵化时限一般不超过48个月（生物医药、现代农业、集成电路不超过60个月）',
    en: 'Incubatee: registered and working on the site, established no more than 24 months before entry, incubated for up to 48 months (60 for biomedicine, modern agriculture and integrated circuits)',
    ar: 'الشركة المحتضنة: مسجلة وعاملة في الموقع، تأسست قبل الدخول بما لا يزيد على 24 شهرًا، ومدة احتضانها حتى 48 شهرًا (60 للطب الحيوي والزراعة الحديثة والدوائر المتكاملة)',
  },
  {
    id: 'IC-A4',
    zh: '毕业企业满足其一：获高新技术企业资格；累计获投资超过500万元；连续2年营业收入累计超过1000万元；被并购或上市挂牌',
    en: 'A graduate meets one of: high-tech recognition; investment above 5 million yuan; revenue above 10 million yuan over two years; merged, acquired or listed',
    ar: 'الشركة المتخرجة تستوفي أحد هذه: اعتماد تقنية عالية، أو استثمار فوق 5 ملايين يوان، أو إيرادات فوق 10 ملايين يوان في سنتين، أو اندماج أو استحواذ أو إدراج',
  },
  {
    id: 'IC-A5',
    zh: '专业孵化器：同一产业领域在孵企业占75%以上，并有可自主支配的公共服务平台',
    en: 'Specialised incubator: at least 75% of incubatees in one industry, and its own public service platform',
    ar: 'حاضنة متخصصة: 75% على الأقل من المحتضنين في قطاع واحد، ومنصة خدمات عامة خاصة بها',
    value: 75,
    unit: '%',
  },
  {
    id: 'IC-A6',
    zh: '标准级孵化器（2025）：上年度完成股权投资的在孵企业占比不低于10%或获得投融资的不低于20%；不少于30%的在孵企业营业收入或研发投入增长超过20%；除房租物业外收入占比不低于30%',
    en: 'Standard grade (2025): equity-invested incubatees at least 10% or financed ones at least 20%; at least 30% of incubatees grew revenue or R&D by more than 20%; income other than rent and property fees at least 30%',
    ar: 'الدرجة القياسية (2025): المحتضنون بمساهمة رأسمالية 10% على الأقل أو الممولون 20% على الأقل، و30% على الأقل من المحتضنين نمت إيراداتهم أو بحثهم وتطويرهم بأكثر من 20%، والدخل من غير الإيجار ورسوم العقار 30% على الأقل',
  },
];
