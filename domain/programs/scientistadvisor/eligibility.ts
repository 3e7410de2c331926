import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'SA-E1',
    zh: '本地企业正常运行满1年，有持续研发投入',
    en: 'Local company, one year or more in operation, with steady R&D spending',
    ar: 'شركة محلية تعمل منذ سنة فأكثر بإنفاق مستقر على البحث والتطوير',
  },
  {
    id: 'SA-E2',
    zh: '企业不得由受聘人本人或其所在单位创办、入股',
    en: 'The company is not founded or part-owned by the advisor or the advisor’s employer',
    ar: 'الشركة لم يؤسسها المستشار أو جهة عمله ولا يملكان حصة فيها',
  },
  {
    id: 'SA-E3',
    zh: '院士一般不超过80周岁；在职院士全国限聘1家，退休院士不超过3家',
    en: 'Academicians: normally up to 80; one post nationwide in office, three after retirement',
    ar: 'الأكاديميون: عادة حتى 80، ومنصب واحد في البلد أثناء الخدمة وثلاثة بعد التقاعد',
  },
  {
    id: 'SA-E4',
    zh: '首席科学家、科技顾问一般不超过65周岁；科技副总一般不超过60周岁',
    en: 'Chief scientists and advisors up to 65; technology vice presidents up to 60',
    ar: 'كبار العلماء والمستشارون حتى 65، ونواب الرئيس للتقنية حتى 60',
    guess: true,
  },
  {
    id: 'SA-E5',
    zh: '科技副总应具有副高级及以上职称或博士学位，每月服务不少于7天',
    en: 'Technology vice presidents: senior title or doctorate, seven days a month',
    ar: 'نواب الرئيس للتقنية: لقب عالٍ أو دكتوراه، سبعة أيام شهريًا',
  },
  {
    id: 'SA-E6',
    zh: '聘期不少于1年；聘任单位与派出单位签订协议',
    en: 'Appointment of a year or more, with an agreement signed by both employers',
    ar: 'تعيين سنة فأكثر باتفاقية توقعها جهتا العمل',
  },
  {
    id: 'SA-E7',
    zh: '按企业实付报酬补助：考核优秀70%、合格50%，每人每年最高10万元，最长3年',
    en: 'Support is 70% of pay if assessed excellent, 50% if passed, up to CNY 100,000 a year for three years',
    ar: 'الدعم 70% من الأجر إذا كان التقييم ممتازًا و50% إذا كان ناجحًا، حتى 100,000 يوان سنويًا لثلاث سنوات',
  },
];
