/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

/** Source: practice: tender habit. */
export const deviation: Dictionary = {
  name: 'deviation',
  title: { zh: '响应偏离', en: 'Deviation from the requirement', ar: 'الانحراف عن المطلوب' },
  items: [
    { value: 'none', zh: '无偏离', en: 'None', ar: 'لا يوجد' },
    { value: 'positive', zh: '正偏离', en: 'Better than required', ar: 'أفضل من المطلوب' },
    { value: 'negative', zh: '负偏离', en: 'Below the requirement', ar: 'دون المطلوب' },
  ],
};

/** A guess without a source. */
export const filerRole: Dictionary = {
  name: 'filer_role',
  title: { zh: '填报主体', en: 'Who files', ar: 'من يقدّم' },
  items: [
    { value: 'demander', zh: '发榜方填报', en: 'Demand side', ar: 'جهة الطلب' },
    { value: 'bidder', zh: '揭榜方填报', en: 'Bidder', ar: 'مقدم العرض' },
  ],
};
