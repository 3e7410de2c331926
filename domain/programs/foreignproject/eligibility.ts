import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'FE-E1',
    zh: '具有独立法人资格，能为外国专家提供工作和生活保障',
    en: 'Independent legal person able to host foreign experts',
    ar: 'شخصية اعتبارية مستقلة قادرة على استضافة خبراء أجانب',
  },
  {
    id: 'FE-E2',
    zh: '优先支持承担国家、省重点研发任务的单位和高新技术企业',
    en: 'Hosts of national or provincial projects and high-tech companies come first',
    ar: 'الأولوية لمن لديهم مشاريع وطنية أو إقليمية ولشركات التقنية العالية',
  },
  {
    id: 'FE-E3',
    zh: '外国专家须具有外国国籍，在本领域有较高造诣',
    en: 'Experts hold foreign nationality and are recognised in their field',
    ar: 'الخبراء أجانب الجنسية ومعترف بهم في مجالهم',
  },
  {
    id: 'FE-E4',
    zh: '外国青年人才：未满40周岁，具有博士学位，连续在华工作6个月以上',
    en: 'Young talent: under 40, doctorate, six months or more in China',
    ar: 'الكفاءات الشابة: دون 40 عامًا، دكتوراه، ستة أشهر فأكثر في الصين',
    guess: true,
  },
  {
    id: 'FE-E5',
    zh: '资助标准（每人次）：国际旅费1.5万元、专家零用费每天300元、生活费每天600元（均不超过30天）、城市间交通费0.3万元，合计不超过4.5万元',
    en: 'Per expert visit: international travel CNY 15,000, allowance 300 a day, living costs 600 a day (30 days at most), travel between cities 3,000; total 45,000',
    ar: 'لكل زيارة خبير: سفر دولي 15,000 يوان، بدل 300 يوميًا، معيشة 600 يوميًا (30 يومًا على الأكثر)، تنقل بين المدن 3,000، والمجموع 45,000',
  },
  {
    id: 'FE-E6',
    zh: '上年度已立项但未按期完成经费核销的，不再受理',
    en: 'No new project while last year’s funds are not settled',
    ar: 'لا مشروع جديد ما لم تُسوَّ أموال السنة الماضية',
  },
  {
    id: 'FE-E7',
    zh: '项目执行期一般1至2年',
    en: 'One to two years',
    ar: 'من سنة إلى سنتين',
    guess: true,
  },
];
