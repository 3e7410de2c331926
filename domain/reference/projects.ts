/** Dictionaries of projects: cooperation, payment, research, selection, delay and assessment. */
import type { Dictionary } from '../definition';

/** Source: practice: excellent and pass grades decide the subsidy rate (one city). */
export const assessment: Dictionary = {
  name: 'assessment',
  title: { zh: '考核等次', en: 'Assessment grade', ar: 'درجة التقييم' },
  items: [
    { value: 'excellent', zh: '优秀', en: 'Excellent', ar: 'ممتاز' },
    { value: 'pass', zh: '合格', en: 'Pass', ar: 'اجتياز' },
    { value: 'fail', zh: '不合格', en: 'Fail', ar: 'راسب' },
    { value: 'na', zh: '未考核', en: 'Not assessed', ar: 'لم يُقيَّم' },
  ],
};

/** Source: practice. */
export const bidPayment: Dictionary = {
  name: 'bid_payment',
  title: { zh: '支付方式', en: 'Payment', ar: 'الدفع' },
  items: [
    { value: 'milestone', zh: '按里程碑分期支付', en: 'By milestone', ar: 'حسب المعالم' },
    { value: 'prepay', zh: '预付加验收结算', en: 'Advance and settlement on acceptance', ar: 'دفعة مقدمة وتسوية عند القبول' },
    { value: 'after', zh: '验收合格后一次支付', en: 'In full after acceptance', ar: 'كاملًا بعد القبول' },
    { value: 'royalty', zh: '入门费加提成', en: 'Entry fee and royalty', ar: 'رسم دخول وإتاوة' },
  ],
};

/** Source: practice. */
export const cooperationMode: Dictionary = {
  name: 'cooperation_mode',
  title: { zh: '合作方式', en: 'Mode of cooperation', ar: 'نمط التعاون' },
  items: [
    { value: 'joint', zh: '联合开发', en: 'Joint development', ar: 'تطوير مشترك' },
    { value: 'commission', zh: '委托开发', en: 'Commissioned development', ar: 'تطوير بتكليف' },
    { value: 'transfer', zh: '技术转让（许可）', en: 'Technology transfer or licence', ar: 'نقل تقنية أو ترخيصها' },
    { value: 'equity', zh: '技术入股', en: 'Technology as equity', ar: 'التقنية كحصة' },
    { value: 'consulting', zh: '技术咨询与服务', en: 'Technical consulting and service', ar: 'استشارة وخدمة تقنية' },
    { value: 'platform', zh: '共建研发机构', en: 'Joint R&D institution', ar: 'مؤسسة بحث وتطوير مشتركة' },
    { value: 'talent', zh: '引进人才团队', en: 'Bringing in a team', ar: 'استقدام فريق' },
    { value: 'none', zh: '无合作', en: 'None', ar: 'لا يوجد' },
  ],
};

/** Source: practice: provincial self-check form. */
export const delayReason: Dictionary = {
  name: 'delay_reason',
  title: { zh: '未按计划原因', en: 'Reason for deviation from plan', ar: 'سبب الانحراف عن الخطة' },
  items: [
    { value: 'route', zh: '技术路线调整', en: 'Technical route changed', ar: 'تغيّر المسار التقني' },
    { value: 'funds', zh: '资金未落实', en: 'Funds not in place', ar: 'الأموال غير متوفرة' },
    { value: 'conditions', zh: '其他配套条件不落实', en: 'Other conditions not in place', ar: 'ظروف أخرى غير متوفرة' },
    { value: 'partner', zh: '协作关系影响', en: 'Cooperation problems', ar: 'مشكلات في التعاون' },
    { value: 'market', zh: '市场变化', en: 'Market changed', ar: 'تغيّر السوق' },
    { value: 'staff', zh: '人员变动', en: 'Staff changes', ar: 'تغيّر العاملين' },
    { value: 'topic', zh: '立题不当', en: 'Unsuitable topic', ar: 'موضوع غير ملائم' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Source: standard: R&D statistics. */
export const rdActivity: Dictionary = {
  name: 'rd_activity',
  title: { zh: '研究活动类型', en: 'Type of R&D activity', ar: 'نوع نشاط البحث والتطوير' },
  items: [
    { value: 'basic', zh: '基础研究', en: 'Basic research', ar: 'بحث أساسي' },
    { value: 'applied', zh: '应用研究', en: 'Applied research', ar: 'بحث تطبيقي' },
    { value: 'experimental', zh: '试验发展', en: 'Experimental development', ar: 'تطوير تجريبي' },
    { value: 'application', zh: '研发成果应用', en: 'Application of R&D results', ar: 'تطبيق نتائج البحث والتطوير' },
  ],
};

/** Source: practice. */
export const selectionMethod: Dictionary = {
  name: 'selection_method',
  title: { zh: '遴选方式', en: 'How the bidder was chosen', ar: 'كيف اختير مقدم العرض' },
  items: [
    { value: 'expert', zh: '专家评审', en: 'Expert review', ar: 'مراجعة الخبراء' },
    { value: 'negotiate', zh: '供需协商', en: 'Negotiation', ar: 'تفاوض' },
    { value: 'visit', zh: '实地考察', en: 'Site visit', ar: 'زيارة ميدانية' },
    { value: 'race', zh: '赛马制（多家并行）', en: 'Race (several bidders in parallel)', ar: 'سباق (عدة مقدمي عروض بالتوازي)' },
  ],
};
