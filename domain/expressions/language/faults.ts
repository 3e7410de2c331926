import type { Text } from '../../text';
import type { TextRange } from './tree';

/** Faults of an expression that is read, by kind, in the words of a person who writes one. */
export const expressionFaultTexts = {
  syntax: {
    zh: '此处无法识别，请检查括号、引号和运算符',
    en: 'This cannot be read; check brackets, quotation marks and operators',
    ar: 'تتعذر قراءة هذا الموضع، راجع الأقواس وعلامات الاقتباس والعوامل',
  },
  unsupported: {
    zh: '公式中不能使用“{{part}}”',
    en: 'A formula cannot contain “{{part}}”',
    ar: 'لا يمكن أن تحتوي الصيغة على «{{part}}»',
  },
  reservedName: {
    zh: '名称“{{part}}”不能使用，请改用其他名称',
    en: 'The name “{{part}}” cannot be used; choose another one',
    ar: 'لا يمكن استخدام الاسم «{{part}}»، اختر اسمًا آخر',
  },
  tooLong: {
    zh: '公式超过{{most}}个字符，请拆成几个公式',
    en: 'The formula is longer than {{most}} characters; divide it into several',
    ar: 'الصيغة أطول من {{most}} حرف، قسّمها إلى عدة صيغ',
  },
  tooDeep: {
    zh: '公式嵌套超过{{most}}层，请拆成几个公式',
    en: 'The formula is nested more than {{most}} levels deep; divide it into several',
    ar: 'تداخل الصيغة يتجاوز {{most}} مستوى، قسّمها إلى عدة صيغ',
  },
} satisfies Record<string, Text>;

export type ExpressionFaultKind = keyof typeof expressionFaultTexts;

/** Fault of an expression, with the range of characters that it is about. */
export class ExpressionFault extends Error {
  constructor(
    readonly kind: ExpressionFaultKind,
    readonly at: TextRange,
    readonly values: Record<string, string | number> = {},
  ) {
    super(`${kind} at ${at[0]}-${at[1]} ${JSON.stringify(values)}`);
    this.name = 'ExpressionFault';
  }
}

/** Thrown for a tree that no text of the language can have: it was altered on its way. */
export class ExpressionTreeFault extends Error {
  constructor() {
    super('the tree of an expression is not one that the language can have');
    this.name = 'ExpressionTreeFault';
  }
}

/** Thrown by an evaluation that exceeds `EXPRESSION_LIMITS`. */
export class EvaluationLimitExceeded extends Error {
  constructor() {
    super('the evaluation exceeds the limits of an expression');
    this.name = 'EvaluationLimitExceeded';
  }
}
