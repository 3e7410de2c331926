/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

/** Source: practice. */
export const demandType: Dictionary = {
  name: 'demand_type',
  title: { zh: '需求类型', en: 'Type of demand', ar: 'نوع الطلب' },
  items: [
    { value: 'bottleneck', zh: '关键核心技术攻关', en: 'Key core technology', ar: 'تقنية أساسية رئيسية' },
    { value: 'common', zh: '产业共性技术', en: 'Generic industry technology', ar: 'تقنية صناعية مشتركة' },
    { value: 'component', zh: '关键零部件（材料）替代', en: 'Substitution of key parts or materials', ar: 'استبدال أجزاء أو مواد رئيسية' },
    { value: 'process', zh: '工艺（装备）改进', en: 'Process or equipment improvement', ar: 'تحسين عملية أو معدات' },
    { value: 'transform', zh: '科技成果转化', en: 'Commercialisation of a result', ar: 'تحويل نتيجة تجاريًا' },
    { value: 'scenario', zh: '应用场景建设', en: 'Application scenario', ar: 'سيناريو تطبيق' },
  ],
};

/** A guess without a source. */
export const openScope: Dictionary = {
  name: 'open_scope',
  title: { zh: '公开方式', en: 'How it is published', ar: 'كيفية النشر' },
  items: [
    { value: 'public', zh: '全文公开', en: 'Published in full', ar: 'يُنشر كاملًا' },
    { value: 'masked', zh: '脱敏后公开', en: 'Published without sensitive details', ar: 'يُنشر دون تفاصيل حساسة' },
    { value: 'targeted', zh: '定向发布', en: 'Sent to selected bidders only', ar: 'يُرسل إلى مقدمي عروض مختارين فقط' },
  ],
};
