/** The published results as open data: files for everybody, on terms that they carry with them. */
import type { Text } from '../text';

export const OPEN_DATA_FORMATS = ['csv', 'json'] as const;
export type OpenDataFormat = (typeof OPEN_DATA_FORMATS)[number];

/** The terms of use, shown beside the links and included in the JSON. */
export const REUSE_TERMS: Text = {
  zh: '公开数据可免费使用、转载和再加工，请注明来源和取得日期，并以最新公布的结果为准。',
  en: 'Free to use, copy and build upon. Name the source and the day on which you took it; the latest published results prevail.',
  ar: 'يجوز استخدام هذه البيانات ونسخها والبناء عليها مجانًا، مع ذكر المصدر وتاريخ الحصول عليها، والعبرة بأحدث النتائج المنشورة.',
};
