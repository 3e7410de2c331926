import type { FunctionSignatures } from '../../expressions/language/signature';

export const numberSignatures = {
  round2: {
    parameters: ['number'],
    result: 'number',
    says: { zh: '四舍五入到两位小数', en: 'Rounded to two decimals', ar: 'مقرّب إلى منزلتين' },
    example: { text: 'round2(2.675)', gives: 2.68 },
  },
  near: {
    parameters: ['number', 'number', 'number?'],
    result: 'yesNo',
    says: {
      zh: '两个金额是否相等（允许相差0.005，可另给允许的差）',
      en: 'Whether two sums are equal, within 0.005 or a tolerance that is given',
      ar: 'هل المبلغان متساويان ضمن 0.005 أو هامش معطى',
    },
    example: { text: 'near(1.002, 1)', gives: true },
  },
  ratio: {
    parameters: ['number', 'number'],
    result: 'number',
    mayBeMissing: true,
    says: {
      zh: '两数之比，不四舍五入；除数为0时为空',
      en: 'One number by another, not rounded; empty for 0',
      ar: 'قسمة رقم على آخر دون تقريب، وفارغة عند الصفر',
    },
    example: { text: 'ratio(1, 4)', gives: 0.25 },
  },
  pct: {
    parameters: ['number', 'number'],
    result: 'number',
    mayBeMissing: true,
    says: {
      zh: '前数占后数的百分比，两位小数；后数为0时为空',
      en: 'The first number in percent of the second, two decimals; empty for 0',
      ar: 'نسبة الأول من الثاني بالمئة بمنزلتين، وفارغة عند الصفر',
    },
    example: { text: 'pct(1, 3)', gives: 33.33 },
  },
  div: {
    parameters: ['number', 'number'],
    result: 'number',
    mayBeMissing: true,
    says: {
      zh: '两数相除，两位小数；除数为0时为空',
      en: 'One number by another, two decimals; empty for 0',
      ar: 'قسمة رقم على آخر بمنزلتين، وفارغة عند الصفر',
    },
    example: { text: 'div(1, 0)', gives: null },
  },
  atMost: {
    parameters: ['number', 'number'],
    result: 'yesNo',
    answersMissing: [1],
    says: {
      zh: '数值是否不超过上限；没有上限时为是',
      en: 'Whether a number is at most a threshold; yes where there is none',
      ar: 'هل الرقم لا يزيد على الحد، ونعم إن لم يوجد حد',
    },
    example: { text: 'atMost(3, null)', gives: true },
  },
  growth: {
    parameters: ['table', 'column'],
    result: 'number',
    mayBeMissing: true,
    says: {
      zh: '近三年的平均增长率（%），按高新技术企业认定工作指引计算',
      en: 'Average growth of the last three years in percent, by the guide to high-tech recognition',
      ar: 'متوسط نمو آخر ثلاث سنوات بالمئة وفق دليل الاعتماد',
    },
    example: { text: "growth([{ sales: 100 }, { sales: 150 }], 'sales')", gives: 50 },
  },
  cagr: {
    parameters: ['number', 'number'],
    result: 'number',
    mayBeMissing: true,
    says: {
      zh: '三年的年均复合增长率（%）；没有基数时为空',
      en: 'Compound yearly growth over three years in percent; empty without a base',
      ar: 'النمو السنوي المركب لثلاث سنوات بالمئة، وفارغ دون أساس',
    },
    example: { text: 'round2(cagr(100, 800))', gives: 100 },
  },
} satisfies FunctionSignatures;
