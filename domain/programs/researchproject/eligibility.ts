import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'RP-E1',
    zh: '本地企业、高校、科研院所和医疗卫生机构，具有独立法人资格',
    en: 'Local companies, universities, institutes and hospitals with legal-person status',
    ar: 'شركات وجامعات ومعاهد ومستشفيات محلية ذات شخصية اعتبارية',
  },
  {
    id: 'RP-E2',
    zh: '负责人未满60周岁，副高级及以上职称或博士学位，每年投入不少于6个月',
    en: 'Leader under 60, senior title or doctorate, six months a year',
    ar: 'عمر الرئيس دون 60، بلقب عالٍ أو دكتوراه، وستة أشهر سنويًا',
  },
  {
    id: 'RP-E3',
    zh: '青年项目：男性不超过35周岁、女性不超过40周岁，具有博士学位或中级及以上职称',
    en: 'Young scientists: men up to 35, women up to 40, doctorate or intermediate title',
    ar: 'العلماء الشباب: الرجال حتى 35 والنساء حتى 40، بدكتوراه أو لقب متوسط',
  },
  {
    id: 'RP-E4',
    zh: '实施期限1至3年',
    en: 'One to three years',
    ar: 'من سنة إلى ثلاث سنوات',
  },
  {
    id: 'RP-E5',
    zh: '企业申报的自筹资金不低于财政资助',
    en: 'A company must match the grant',
    ar: 'على الشركة أن تقدم تمويلًا مماثلًا للمنحة',
  },
  {
    id: 'RP-E6',
    zh: '涉及人体、实验动物、人类遗传资源和生物安全的，须有伦理审查或审批文件',
    en: 'Work with people, animals, human genetic resources or biosafety needs ethics or approval papers',
    ar: 'العمل على البشر أو الحيوانات أو الموارد الوراثية البشرية أو السلامة الحيوية يحتاج إلى وثائق أخلاقيات أو موافقات',
  },
  {
    id: 'RP-E7',
    zh: '负责人同批次限报1项，牵头和参加的在研项目不超过2项',
    en: 'One application a batch, at most two projects in all',
    ar: 'طلب واحد في الدفعة ومشروعان على الأكثر إجمالًا',
  },
];
