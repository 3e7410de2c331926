import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'HT-A1',
    zh: '企业申请认定时须注册成立一年以上（365个日历日）',
    en: 'The company must have been registered for more than one year (365 calendar days) when it applies',
    ar: 'يجب أن يكون قد مضى على تسجيل الشركة أكثر من سنة (365 يومًا تقويميًا) عند التقديم',
    value: 365,
    unit: 'day',
  },
  {
    id: 'HT-A2',
    zh: '通过自主研发、受让、受赠、并购等方式，获得对主要产品（服务）在技术上发挥核心支持作用的知识产权的所有权',
    en: 'The company owns intellectual property that gives core technical support to its main products (services), obtained by own R&D, assignment, gift or merger',
    ar: 'تملك الشركة ملكية فكرية تدعم تقنيًا منتجاتها (خدماتها) الرئيسية، حصلت عليها بالبحث الذاتي أو التنازل أو الهبة أو الاندماج',
  },
  {
    id: 'HT-A3',
    zh: '核心技术属于《国家重点支持的高新技术领域》规定的范围',
    en: 'The core technology falls within the fields with key support by the state',
    ar: 'تقع التقنية الأساسية ضمن المجالات التي تدعمها الدولة بصفة رئيسية',
  },
  {
    id: 'HT-A4',
    zh: '科技人员占企业当年职工总数的比例不低于10%',
    en: 'Science and technology staff are at least 10% of all staff',
    ar: 'العاملون في العلوم والتقنية لا يقلون عن 10% من جميع العاملين',
    value: 10,
    unit: '%',
  },
  {
    id: 'HT-A5',
    zh: '近三个会计年度研发费用总额占同期销售收入总额的比例达到规定要求，按最近一年销售收入分档',
    en: "R&D expenses over the last three fiscal years as a share of sales revenue in the same period reach the required ratio, set by the latest year's sales revenue",
    ar: 'نفقات البحث والتطوير في آخر ثلاث سنوات مالية كنسبة من إيرادات المبيعات في المدة نفسها تبلغ النسبة المطلوبة التي تحددها إيرادات السنة الأخيرة',
  },
  {
    id: 'HT-A6',
    zh: '在中国境内发生的研发费用总额占全部研发费用总额的比例不低于60%',
    en: 'At least 60% of all R&D expenses are incurred in China',
    ar: 'ما لا يقل عن 60% من جميع نفقات البحث والتطوير أُنفق في الصين',
    value: 60,
    unit: '%',
  },
  {
    id: 'HT-A7',
    zh: '近一年高新技术产品（服务）收入占企业同期总收入的比例不低于60%',
    en: 'High-tech product (service) income is at least 60% of total income in the latest year',
    ar: 'دخل المنتجات (الخدمات) عالية التقنية لا يقل عن 60% من مجموع الدخل في السنة الأخيرة',
    value: 60,
    unit: '%',
  },
  {
    id: 'HT-A8',
    zh: '企业创新能力评价综合得分70分以上（不含70分）',
    en: 'The innovation capability score is above 70 (70 itself does not pass)',
    ar: 'درجة القدرة على الابتكار فوق 70 (والدرجة 70 نفسها لا تكفي)',
    value: 70,
    unit: 'point',
  },
  {
    id: 'HT-A9',
    zh: '申请认定前一年内未发生重大安全、重大质量事故或严重环境违法行为',
    en: 'No major safety or quality accident and no serious environmental violation in the year before the application',
    ar: 'لا حادث كبير في السلامة أو الجودة ولا مخالفة بيئية جسيمة في السنة السابقة للطلب',
  },
  {
    id: 'HT-A10',
    zh: '高新技术企业资格自颁发证书之日起有效期三年',
    en: 'The qualification is valid for three years from the date of the certificate',
    ar: 'الأهلية صالحة ثلاث سنوات من تاريخ الشهادة',
    value: 3,
    unit: 'year',
  },
  {
    id: 'HT-A11',
    zh: '实际经营期不满三年的按实际经营时间计算',
    en: 'A company in operation for less than three years is assessed on its actual years',
    ar: 'الشركة التي مضى على تشغيلها أقل من ثلاث سنوات تُقيّم على سنواتها الفعلية',
  },
];
