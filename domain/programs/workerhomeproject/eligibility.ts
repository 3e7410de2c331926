import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'WH-E1',
    zh: '已成立企业（园区、高校）科协，主席、副主席、秘书长和章程齐全',
    en: 'A science association exists with chair, vice chair, secretary general and charter',
    ar: 'توجد جمعية علوم لها رئيس ونائب وأمين عام ونظام أساسي',
  },
  {
    id: 'WH-E2',
    zh: '“六有”：固定场所、服务设施、工作人员、经费保障、活动内容、管理制度',
    en: 'Six haves: premises, facilities, staff, funds, activities and rules',
    ar: 'الستة المتوفرة: المقر والمرافق والعاملون والأموال والأنشطة والقواعد',
  },
  {
    id: 'WH-E3',
    zh: '室内活动场地：企业、高校、医院、学会50平方米，镇街80平方米，园区100平方米以上',
    en: 'Indoor space: 50 m² (80 m² town, 100 m² park)',
    ar: 'المساحة الداخلية: 50 م² (80 م² للبلدة، 100 م² للمجمع)',
    guess: true,
  },
  {
    id: 'WH-E4',
    zh: '每年研讨交流、技术培训、创新方法培训6场以上，并有技术攻关1项或科普活动6场以上',
    en: 'Six or more exchange and training events a year, plus one technical project or six outreach events',
    ar: 'ست فعاليات تبادل وتدريب فأكثر سنويًا، مع مشروع تقني واحد أو ست فعاليات توعية',
  },
  {
    id: 'WH-E5',
    zh: '专（兼）职工作人员不少于1名',
    en: 'At least one member of staff',
    ar: 'عامل واحد على الأقل',
  },
  {
    id: 'WH-E6',
    zh: '建设补助5万至10万元，不超过总投入的50%',
    en: 'Support of CNY 50,000 to 100,000, up to half the investment',
    ar: 'دعم من 50,000 إلى 100,000 يوان حتى نصف الاستثمار',
    guess: true,
  },
  {
    id: 'WH-E7',
    zh: '已命名为市级科技工作者之家的，三年内不重复申报同一类别',
    en: 'A named home does not file again for three years',
    ar: 'البيت المسمى لا يقدّم مجددًا مدة ثلاث سنوات',
    guess: true,
  },
];
