import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'JB-E1',
    zh: '发榜方为在本地注册的独立法人企业，具备项目实施的资金和配套条件，信用良好',
    en: 'The demand side is a local company with the funds and conditions to carry the project and a clean record',
    ar: 'جهة الطلب شركة محلية لديها الأموال والظروف لتنفيذ المشروع وسجلها نظيف',
  },
  {
    id: 'JB-E2',
    zh: '上年度研发投入强度：营业收入5000万元以下5%、5000万至2亿元4%、2亿元以上3%',
    en: 'R&D intensity last year: 5%, 4% or 3% by revenue band',
    ar: 'كثافة البحث والتطوير في السنة الماضية: 5% أو 4% أو 3% حسب شريحة الإيرادات',
  },
  {
    id: 'JB-E3',
    zh: '需求须自身无法解决，发榜方不得作为牵头揭榜单位',
    en: 'The demand cannot be solved in house, and the demand side cannot lead a bid',
    ar: 'لا يمكن حل الطلب داخليًا، ولا يجوز لجهة الطلب أن تقود عرضًا',
  },
  {
    id: 'JB-E4',
    zh: '须明确技术目标、考核指标、完成时限、产权归属、资金投入和揭榜方条件',
    en: 'Target, indicators, deadline, ownership, funds and bidder conditions must be stated',
    ar: 'يجب ذكر الهدف والمؤشرات والموعد والملكية والأموال وشروط مقدم العرض',
  },
  {
    id: 'JB-E5',
    zh: '完成时限一般不超过3年',
    en: 'Deadline within three years',
    ar: 'الموعد خلال ثلاث سنوات',
  },
  {
    id: 'JB-E6',
    zh: '研发投入总预算不少于财政资助的4倍，支付揭榜方的资金不少于财政资助的40%',
    en: 'R&D budget at least four times the grant; pay to the bidder at least 40% of the grant',
    ar: 'ميزانية البحث والتطوير أربعة أمثال المنحة على الأقل، وما يُدفع لمقدم العرض 40% من المنحة على الأقل',
  },
  {
    id: 'JB-E7',
    zh: '支付揭榜方的资金不得以固定资产、产品、技术、服务等形式替代',
    en: 'Pay to the bidder is in money, not in assets, goods, technology or services',
    ar: 'يُدفع لمقدم العرض نقدًا لا أصولًا أو سلعًا أو تقنية أو خدمات',
  },
  {
    id: 'JB-E8',
    zh: '医院、产业联盟作为需求单位的，须联合规模以上高新技术企业申报',
    en: 'A hospital or alliance files together with an above-threshold high-tech company',
    ar: 'يقدّم المستشفى أو التحالف مع شركة تقنية عالية فوق الحد الإحصائي',
  },
];
