import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'SS-E1',
    zh: '本地企事业单位、医疗卫生机构、高校院所和社会组织，独立法人',
    en: 'Local companies, hospitals, universities, institutes and societies with legal-person status',
    ar: 'شركات ومستشفيات وجامعات ومعاهد وجمعيات محلية ذات شخصية اعتبارية',
  },
  {
    id: 'SS-E2',
    zh: '负责人未满60周岁，副高级及以上职称或博士学位；在研项目不超过2项',
    en: 'Leader under 60, senior title or doctorate, at most two projects',
    ar: 'الرئيس دون 60، بلقب عالٍ أو دكتوراه، ومشروعان على الأكثر',
  },
  {
    id: 'SS-E3',
    zh: '企业申报的自筹资金不低于资助；事业单位可不要求自筹',
    en: 'Companies match the grant; public institutions need not',
    ar: 'تقدم الشركات تمويلًا مماثلًا للمنحة، ولا يلزم ذلك المؤسسات العامة',
  },
  {
    id: 'SS-E4',
    zh: '重大科技示范须有2个以上示范点，并有应用单位参加',
    en: 'Major demonstrations need two or more sites and a user unit',
    ar: 'العروض النموذجية الكبرى تحتاج إلى موقعين فأكثر وجهة مستخدمة',
    guess: true,
  },
  {
    id: 'SS-E5',
    zh: '临床研究须通过伦理审查，涉及人类遗传资源的须按规定报批',
    en: 'Clinical research needs ethics approval; genetic resources need permission',
    ar: 'البحث السريري يحتاج إلى موافقة أخلاقية، والموارد الوراثية إلى إذن',
  },
  {
    id: 'SS-E6',
    zh: '实施期限一般不超过3年',
    en: 'Up to three years',
    ar: 'حتى ثلاث سنوات',
  },
  {
    id: 'SS-E7',
    zh: '资助上限：面上20万元、临床前沿30万元、生物医药与重大示范100万元',
    en: 'Ceilings CNY 0.2m, 0.3m, 1m',
    ar: 'الحدود: 0.2 و0.3 ومليون يوان',
    guess: true,
  },
];
