import type { FunctionSignatures } from '../../expressions/language/signature';

/** Helpers bound to a filing. In the examples `budget` is a table of two rows, and the batch is that of 2026. */
export const filingSignatures = {
  all: {
    parameters: ['table', 'condition'],
    result: 'yesNo',
    says: {
      zh: '是否每一行都符合条件；不符合的行会标出',
      en: 'Whether every row meets a condition; those that do not are marked',
      ar: 'هل تحقق كل الصفوف شرطًا، وتُعلّم التي لا تحققه',
    },
    example: { text: 'all(budget, (row) => row.amount > 1)', gives: true },
  },
  unique: {
    parameters: ['table', 'cell'],
    result: 'yesNo',
    says: {
      zh: '一列中是否没有重复的值；重复的行会标出',
      en: 'Whether no value stands twice in a column; rows that repeat one are marked',
      ar: 'هل لا تتكرر قيمة في عمود، وتُعلّم الصفوف المكررة',
    },
    example: { text: "unique(budget, 'item')", gives: true },
  },
  sum: {
    parameters: ['table', 'cell'],
    result: 'number',
    says: {
      zh: '一列的合计，不含小计行',
      en: 'Sum of a column, without rows that are sums themselves',
      ar: 'مجموع عمود دون صفوف المجاميع',
    },
    example: { text: "sum(budget, 'amount')", gives: 7 },
  },
  leafRows: {
    parameters: ['table'],
    result: 'table',
    says: {
      zh: '表格中不是小计的行',
      en: 'The rows of a table that are not sums of others',
      ar: 'صفوف الجدول التي ليست مجاميع',
    },
    example: { text: 'leafRows(budget).length', gives: 2 },
  },
  groupSum: {
    parameters: ['table', 'column', 'text'],
    result: 'number',
    says: {
      zh: '某一组固定行在一列的合计',
      en: 'Sum of a column over the given rows of a group',
      ar: 'مجموع عمود لصفوف مجموعة محددة',
    },
    example: { text: "groupSum(budget, 'amount', 'none')", gives: 0 },
  },
  yr: {
    parameters: ['table', 'column', 'number'],
    result: 'any',
    mayBeMissing: true,
    says: {
      zh: '年度表中基准年前后若干年的指标值',
      en: 'An indicator of a year grid, some years after the base year',
      ar: 'مؤشر في جدول السنوات بعد سنة الأساس بعدد من السنوات',
    },
    example: { text: "yr(years, 'sales', -1)", gives: 9 },
  },
  dataYears: {
    parameters: ['number', 'any?'],
    result: 'list',
    says: {
      zh: '申报年度之前的若干年，可限定从某日所在年起（最多200年）',
      en: 'Some years before that of the batch, from the year of a date on where one is given; 200 at most',
      ar: 'سنوات قبل سنة الدفعة، من سنة تاريخ إن أُعطي، و200 على الأكثر',
    },
    example: { text: "dataYears(3, '2024-05-01')", gives: [2024, 2025] },
  },
  setting: {
    parameters: ['text'],
    result: 'yesNo',
    says: {
      zh: '系统设置中的开关是否打开',
      en: 'Whether a switch of this deployment is on',
      ar: 'هل خيار هذا النظام مفعّل',
    },
    example: { text: "setting('anything')", gives: true },
  },
  T: {
    parameters: ['text'],
    result: 'any',
    mayBeMissing: true,
    says: {
      zh: '所选类别对应的门槛；没有则为空',
      en: 'A threshold of the kind that was chosen; empty where it has none',
      ar: 'حد النوع المختار، وفارغ إن لم يوجد',
    },
    example: { text: "T('none')", gives: null },
  },
  hasFile: {
    parameters: ['text'],
    result: 'yesNo',
    says: { zh: '某项附件是否已上传', en: 'Whether an attachment was uploaded', ar: 'هل رُفع المرفق' },
    example: { text: "hasFile('licence')", gives: false },
  },
  filesComplete: {
    parameters: [],
    result: 'yesNo',
    says: {
      zh: '必需的附件是否齐全',
      en: 'Whether every required attachment was uploaded',
      ar: 'هل رُفعت كل المرفقات المطلوبة',
    },
    example: { text: 'filesComplete()', gives: true },
  },
} satisfies FunctionSignatures;
