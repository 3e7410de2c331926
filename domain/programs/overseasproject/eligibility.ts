import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'OV-E1',
    zh: '在本地注册的法人企业（重点支持高新技术企业、技术先进型服务企业和建有市级以上研发平台的单位）',
    en: 'A local company; high-tech companies and hosts of R&D platforms come first',
    ar: 'شركة محلية، والأولوية لشركات التقنية العالية ومضيفي منصات البحث والتطوير',
  },
  {
    id: 'OV-E2',
    zh: '海外工程师：劳动（聘用）合同不少于1年',
    en: 'Overseas engineer: contract of at least one year',
    ar: 'مهندس من الخارج: عقد سنة على الأقل',
  },
  {
    id: 'OV-E3',
    zh: '海外工程师：上年度实际发放年薪50万元以上',
    en: 'Overseas engineer: at least CNY 500,000 actually paid last year',
    ar: 'مهندس من الخارج: 500,000 يوان على الأقل مدفوعة فعلًا في السنة الماضية',
  },
  {
    id: 'OV-E4',
    zh: '从事技术、管理岗位的，年度实际工作不少于90天（按出入境记录）；研发、设计岗位不作要求',
    en: 'Technical and management posts: 90 days in the country a year by border record; none for R&D and design posts',
    ar: 'الوظائف التقنية والإدارية: 90 يومًا سنويًا في البلد حسب سجل الحدود، ولا شرط لوظائف البحث والتصميم',
  },
  {
    id: 'OV-E5',
    zh: '柔性引才：协议约定每年在本地工作不少于10个工作日',
    en: 'Flexible: at least ten working days here a year in the agreement',
    ar: 'مرن: عشرة أيام عمل هنا سنويًا على الأقل في الاتفاقية',
  },
  {
    id: 'OV-E6',
    zh: '外方股东、关联企业或集团内部派遣人员不在资助范围',
    en: 'Staff sent by a foreign shareholder, affiliate or the same group are excluded',
    ar: 'يُستثنى من يوفدهم مساهم أجنبي أو شركة تابعة أو المجموعة نفسها',
  },
  {
    id: 'OV-E7',
    zh: '已入选市级以上其他人才计划的不重复资助',
    en: 'No double support from another talent plan',
    ar: 'لا دعم مزدوج من خطة كفاءات أخرى',
  },
  {
    id: 'OV-E8',
    zh: '同一单位同一人员上年度已获资助的，仅高新技术企业、技术先进型服务企业、科技型中小企业或建有市级以上研发平台的单位可续报',
    en: 'If the same person was supported last year, only high-tech and similar companies may file again',
    ar: 'إذا دُعم الشخص نفسه في السنة الماضية فلا يقدّم مجددًا إلا شركات التقنية العالية وما شابهها',
  },
  {
    id: 'OV-E9',
    zh: '资助为上年度实发薪酬的30%，海外工程师最高20万元、柔性引才最高10万元',
    en: 'Subsidy 30% of pay, up to CNY 200,000 (engineer) or 100,000 (flexible)',
    ar: 'الدعم 30% من الأجر، حتى 200,000 يوان (مهندس) أو 100,000 (مرن)',
    guess: true,
  },
];
