import type { FunctionSignatures } from '../../expressions/language/signature';

export const tableSignatures = {
  avg: {
    parameters: ['table', 'cell'],
    result: 'number',
    mayBeMissing: true,
    says: { zh: '一列的平均值；没有行时为空', en: 'Mean of a column; empty for no rows', ar: 'متوسط عمود' },
    example: { text: "avg([{ amount: 2 }, { amount: 4 }], 'amount')", gives: 3 },
  },
  max: {
    parameters: ['table', 'cell'],
    result: 'number',
    says: {
      zh: '一列的最大值；没有行时为0',
      en: 'The largest value of a column; 0 for no rows',
      ar: 'أكبر قيمة في عمود',
    },
    example: { text: "max([{ amount: 2 }, { amount: 4 }], 'amount')", gives: 4 },
  },
  count: {
    parameters: ['table', 'condition'],
    result: 'number',
    says: {
      zh: '符合条件的行数',
      en: 'The number of rows that meet a condition',
      ar: 'عدد الصفوف التي تحقق شرطًا',
    },
    example: { text: 'count([{ amount: 2 }, { amount: 4 }], (row) => row.amount > 2)', gives: 1 },
  },
  getRowByKey: {
    parameters: ['table', 'text'],
    result: 'record',
    says: { zh: '表格中固定的一行', en: 'A given row of a table', ar: 'صف محدد من جدول' },
    example: { text: "getRowByKey([{ row: 'total', amount: 4 }], 'total').amount", gives: 4 },
  },
  first: {
    parameters: ['table', 'column'],
    result: 'any',
    mayBeMissing: true,
    says: {
      zh: '一列排序后的第一个值',
      en: 'The first value of a column in order',
      ar: 'أول قيمة في عمود بعد الترتيب',
    },
    example: { text: "first([{ day: '2026-02-01' }, { day: '2026-01-01' }], 'day')", gives: '2026-01-01' },
  },
  last: {
    parameters: ['table', 'column'],
    result: 'any',
    mayBeMissing: true,
    says: {
      zh: '一列排序后的最后一个值',
      en: 'The last value of a column in order',
      ar: 'آخر قيمة في عمود بعد الترتيب',
    },
    example: { text: "last([{ day: '2026-02-01' }, { day: '2026-01-01' }], 'day')", gives: '2026-02-01' },
  },
  increasing: {
    parameters: ['table', 'column'],
    result: 'yesNo',
    says: {
      zh: '一列是否逐行递增',
      en: 'Whether a column rises from row to row',
      ar: 'هل يتزايد العمود صفًا بعد صف',
    },
    example: { text: "increasing([{ amount: 2 }, { amount: 2 }], 'amount')", gives: false },
  },
  noOverlap: {
    parameters: ['table', 'column', 'column'],
    result: 'yesNo',
    says: {
      zh: '各行的起止日期是否互不重叠',
      en: 'Whether the periods of the rows do not overlap, by the columns of their first and last days',
      ar: 'هل لا تتداخل فترات الصفوف وفق عمودي البدء والانتهاء',
    },
    example: {
      text: "noOverlap([{ from: '2026-01-01', to: '2026-01-31' }, { from: '2026-01-31', to: '2026-02-28' }], 'from', 'to')",
      gives: false,
    },
  },
  sameList: {
    parameters: ['list', 'list'],
    result: 'yesNo',
    says: {
      zh: '两组值是否逐一相同',
      en: 'Whether two lists hold the same in the same order',
      ar: 'هل القائمتان متطابقتان بالترتيب',
    },
    example: { text: 'sameList([1, 2], [1, 2])', gives: true },
  },
} satisfies FunctionSignatures;
