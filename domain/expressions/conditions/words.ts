/** Words of comparisons, in conditions and beside figures, and which of them are offered for a kind of answer. */
import type { FieldType, Figure } from '../../definition';
import type { Text } from '../../text';
import type { ConditionOperator, RowsCondition } from './condition';

const operatorTexts: Record<ConditionOperator, Text> = {
  is: { zh: '等于', en: 'is', ar: 'يساوي' },
  isNot: { zh: '不等于', en: 'is not', ar: 'لا يساوي' },
  less: { zh: '小于', en: 'is less than', ar: 'أقل من' },
  atMost: { zh: '不大于', en: 'is at most', ar: 'لا يزيد على' },
  more: { zh: '大于', en: 'is more than', ar: 'أكبر من' },
  atLeast: { zh: '不小于', en: 'is at least', ar: 'لا يقل عن' },
  isNear: { zh: '等于（不计尾差）', en: 'equals, within rounding', ar: 'يساوي مع هامش التقريب' },
  isOneOf: { zh: '是其中之一', en: 'is one of', ar: 'من بين' },
  isNoneOf: { zh: '不在其中', en: 'is none of', ar: 'ليس من بين' },
  isListed: { zh: '是其中之一', en: 'is one of', ar: 'من بين' },
  isNotListed: { zh: '不在其中', en: 'is none of', ar: 'ليس من بين' },
  includes: { zh: '选中了', en: 'includes', ar: 'يتضمن' },
  excludes: { zh: '没有选', en: 'does not include', ar: 'لا يتضمن' },
  includesAny: { zh: '至少选中其一', en: 'includes any of', ar: 'يتضمن أيًا من' },
  includesNone: { zh: '一项也没有选', en: 'includes none of', ar: 'لا يتضمن أيًا من' },
  isGiven: { zh: '已填写', en: 'is filled in', ar: 'مُعبّأ' },
  isMissing: { zh: '未填写', en: 'is not filled in', ar: 'غير مُعبّأ' },
  isSet: { zh: '已填写', en: 'is filled in', ar: 'مُعبّأ' },
  isNotSet: { zh: '未填写', en: 'is not filled in', ar: 'غير مُعبّأ' },
  isUploaded: { zh: '已上传', en: 'is uploaded', ar: 'مرفوع' },
  isNotUploaded: { zh: '未上传', en: 'is not uploaded', ar: 'غير مرفوع' },
  holds: { zh: '成立', en: 'holds', ar: 'متحقق' },
  doesNotHold: { zh: '不成立', en: 'does not hold', ar: 'غير متحقق' },
};

/** Words of the order of dates. */
const dateOperatorTexts = {
  atLeast: { zh: '不早于', en: 'no earlier than', ar: 'ليس قبل' },
  atMost: { zh: '不晚于', en: 'no later than', ar: 'في موعد أقصاه' },
  more: { zh: '晚于', en: 'later than', ar: 'بعد' },
  less: { zh: '早于', en: 'earlier than', ar: 'قبل' },
} satisfies Partial<Record<ConditionOperator, Text>>;

/** Words that an option or an answer stands after, where a number has those of operators: "为“高新区”", "等于3". */
export const answerTexts = {
  is: { zh: '为', en: 'is', ar: 'يساوي' },
  isNot: { zh: '不为', en: 'is not', ar: 'لا يساوي' },
} satisfies Partial<Record<ConditionOperator, Text>>;

/** Words of what is asked of a figure. */
export const boundTexts: Record<Figure['bound'], Text> = {
  least: { zh: '不低于', en: 'at least', ar: 'لا يقل عن' },
  most: { zh: '不超过', en: 'at most', ar: 'لا يتجاوز' },
  above: { zh: '高于', en: 'above', ar: 'أعلى من' },
  below: { zh: '低于', en: 'below', ar: 'أدنى من' },
};

export const dateBoundTexts: typeof boundTexts = {
  least: dateOperatorTexts.atLeast,
  most: dateOperatorTexts.atMost,
  above: dateOperatorTexts.more,
  below: dateOperatorTexts.less,
};

const ORDER_SIGNS: Partial<Record<ConditionOperator, string>> = {
  less: '<',
  atMost: '≤',
  more: '>',
  atLeast: '≥',
};

/** True for an order of amounts or days. */
export const isOrder = (operator: ConditionOperator): operator is keyof typeof dateOperatorTexts =>
  Object.hasOwn(dateOperatorTexts, operator);

const isDated = (type: FieldType | undefined): boolean => type === 'date' || type === 'month';

/** Sign of an order of numbers; undefined for other comparisons. */
export const findOrderSign = (
  operator: ConditionOperator,
  type: FieldType | undefined,
): string | undefined => (isDated(type) ? undefined : ORDER_SIGNS[operator]);

/** Words of a comparison with answers of a type. */
export const getOperatorText = (operator: ConditionOperator, type: FieldType | undefined): Text =>
  isDated(type) && isOrder(operator) ? dateOperatorTexts[operator] : operatorTexts[operator];

export const quantifierTexts: Record<RowsCondition['quantifier'], Text> = {
  some: { zh: '至少有一行', en: 'in some row', ar: 'في صف واحد على الأقل' },
  every: { zh: '每一行都', en: 'in every row', ar: 'في كل صف' },
  none: { zh: '没有一行', en: 'in no row', ar: 'في لا صف' },
  number: { zh: '符合的行数', en: 'the number of rows', ar: 'عدد الصفوف' },
};

export const groupTexts: Record<'all' | 'any', Text> = {
  all: { zh: '同时满足', en: 'All of these hold', ar: 'كلها متحققة' },
  any: { zh: '满足其中之一', en: 'Any of these holds', ar: 'أي منها متحقق' },
};

/** Operators that take no value. */
const WITHOUT_VALUE: ReadonlySet<ConditionOperator> = new Set([
  'isGiven',
  'isMissing',
  'isSet',
  'isNotSet',
  'isUploaded',
  'isNotUploaded',
  'holds',
  'doesNotHold',
]);

const WITH_LIST: ReadonlySet<ConditionOperator> = new Set([
  'isOneOf',
  'isNoneOf',
  'isListed',
  'isNotListed',
  'includesAny',
  'includesNone',
]);

export function getValueKind(operator: ConditionOperator): 'none' | 'one' | 'list' {
  if (WITHOUT_VALUE.has(operator)) return 'none';
  return WITH_LIST.has(operator) ? 'list' : 'one';
}

const FILLED: readonly ConditionOperator[] = ['isGiven', 'isMissing'];
const ORDERED: readonly ConditionOperator[] = ['is', 'isNot', 'less', 'atMost', 'more', 'atLeast', ...FILLED];

/** Operators that make sense for the answers of a type; `undefined`: a formula, of which nothing is known. */
export function listOperators(type: FieldType | undefined): readonly ConditionOperator[] {
  switch (type) {
    case 'money_wan':
      return ['isNear', ...ORDERED];
    case undefined:
      return [...ORDERED, 'holds', 'doesNotHold'];
    case 'integer':
    case 'decimal':
    case 'percent':
    case 'year':
    case 'date':
    case 'month':
      return ORDERED;
    case 'select':
    case 'cascader':
      return ['is', 'isNot', 'isOneOf', 'isNoneOf', ...FILLED];
    case 'multiselect':
      return ['includes', 'excludes', 'includesAny', 'includesNone', ...FILLED];
    case 'file':
      return ['isUploaded', 'isNotUploaded'];
    default:
      return ['is', 'isNot', ...FILLED];
  }
}
