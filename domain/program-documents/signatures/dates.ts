import type { FunctionSignatures } from '../../expressions/language/signature';

export const dateSignatures = {
  isDate: {
    parameters: ['text'],
    result: 'yesNo',
    says: { zh: '是否为存在的日期', en: 'Whether a day exists', ar: 'هل اليوم موجود' },
    example: { text: "isDate('2026-02-30')", gives: false },
  },
  isMonth: {
    parameters: ['text'],
    result: 'yesNo',
    says: { zh: '是否为年月', en: 'Whether a text is a month', ar: 'هل النص شهر' },
    example: { text: "isMonth('2026-02')", gives: true },
  },
  isFormYear: {
    parameters: ['number'],
    result: 'yesNo',
    says: {
      zh: '是否为可填报的年份（1900至2100）',
      en: 'Whether a year is one that forms ask about, 1900 to 2100',
      ar: 'هل السنة مما تسأل عنه النماذج، من 1900 إلى 2100',
    },
    example: { text: 'isFormYear(2026)', gives: true },
  },
  year: {
    parameters: ['date'],
    result: 'number',
    says: { zh: '日期的年份', en: 'The year of a date', ar: 'سنة التاريخ' },
    example: { text: "year('2026-05-01')", gives: 2026 },
  },
  jan1: {
    parameters: ['number'],
    result: 'date',
    says: { zh: '某年的第一天', en: 'The first day of a year', ar: 'أول يوم في السنة' },
    example: { text: 'jan1(2026)', gives: '2026-01-01' },
  },
  dec31: {
    parameters: ['number'],
    result: 'date',
    says: { zh: '某年的最后一天', en: 'The last day of a year', ar: 'آخر يوم في السنة' },
    example: { text: 'dec31(2026)', gives: '2026-12-31' },
  },
  computeAge: {
    parameters: ['date', 'date'],
    result: 'number',
    says: {
      zh: '从出生日期到某日的周岁',
      en: 'Age in full years, from a day of birth to a day',
      ar: 'العمر بالسنوات الكاملة من يوم الميلاد إلى يوم ما',
    },
    example: { text: "computeAge('1990-06-11', '2026-06-10')", gives: 35 },
  },
  countDays: {
    parameters: ['date', 'date'],
    result: 'number',
    says: { zh: '两个日期相差的天数', en: 'Days from one date to another', ar: 'الأيام بين تاريخين' },
    example: { text: "countDays('2026-01-01', '2026-01-31')", gives: 30 },
  },
  countMonths: {
    parameters: ['date', 'date'],
    result: 'number',
    says: {
      zh: '起止日期之间的整月数（首尾两天都计入）',
      en: 'Whole months of a period, both of its days counted',
      ar: 'الأشهر الكاملة في فترة، مع احتساب يومي البدء والانتهاء',
    },
    example: { text: "countMonths('2026-01-01', '2026-12-31')", gives: 12 },
  },
  countMonthsApart: {
    parameters: ['date', 'date'],
    result: 'number',
    says: { zh: '两个年月相差的月数', en: 'Months from one month to another', ar: 'الأشهر بين شهرين' },
    example: { text: "countMonthsApart('2025-11', '2026-02')", gives: 3 },
  },
  addDays: {
    parameters: ['date', 'number'],
    result: 'date',
    says: { zh: '若干天之后的日期', en: 'The day some days later', ar: 'اليوم بعد عدد من الأيام' },
    example: { text: "addDays('2026-01-31', 1)", gives: '2026-02-01' },
  },
  addMonths: {
    parameters: ['date', 'number'],
    result: 'date',
    says: {
      zh: '若干个月之后的同一天，没有这一天则为月末',
      en: 'The same day some months later, or the last day of that month',
      ar: 'اليوم نفسه بعد عدد من الأشهر، أو آخر يوم في ذلك الشهر',
    },
    example: { text: "addMonths('2026-01-31', 1)", gives: '2026-02-28' },
  },
} satisfies FunctionSignatures;
