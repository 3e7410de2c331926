/** A condition in one sentence, as a clerk reads it: "研发人员占职工总数的百分比 ≥ 10%，并且注册地为“高新区”". */
import { removeBinaryError } from '../expressions/binary-error';
import { findOption } from '../expressions/choices';
import type {
  ConditionScalar,
  ConditionTree,
  ConditionValue,
  RowsCondition,
  SubjectCondition,
} from '../expressions/conditions/condition';
import {
  answerTexts,
  findOrderSign,
  getOperatorText,
  getValueKind,
  isOrder,
} from '../expressions/conditions/words';
import { findExpressionTree } from '../expressions/language/find-tree';
import { wordQuantity } from '../filing/rule-words';
import { getUnitText } from '../filing/units';
import { formatGrouped } from '../number-format';
import { fillText, joinTexts, say, type Text, type TextTemplate, wordText } from '../text';
import { noText, yesText } from './comparison/words';
import {
  type ConditionFigure,
  findAnswerUnit,
  findConditionFigure,
  getRowPlace,
  listConditionFigures,
  listConditionParameters,
  wordFormula,
} from './condition-figures';
import type { ExpressionPlace, ExpressionVocabulary } from './vocabulary';

const templates = {
  sign: {
    zh: '{{figure}} {{sign}} {{value}}',
    en: '{{figure}} {{sign}} {{value}}',
    ar: '{{figure}} {{sign}} {{value}}',
  },
  compared: {
    zh: '{{figure}}{{words}}{{value}}',
    en: '{{figure}} {{words}} {{value}}',
    ar: '{{figure}} {{words}} {{value}}',
  },
  dated: {
    zh: '{{figure}}{{words}}{{value}}',
    en: '{{figure}} is {{words}} {{value}}',
    ar: '{{figure}} {{words}} {{value}}',
  },
  tested: { zh: '{{figure}}{{words}}', en: '{{figure}} {{words}}', ar: '{{figure}} {{words}}' },
  chosen: { zh: '“{{option}}”', en: '“{{option}}”', ar: '«{{option}}»' },
  amount: { zh: '{{number}}{{unit}}', en: '{{number}} {{unit}}', ar: '{{number}} {{unit}}' },
  some: {
    zh: '“{{table}}”至少有一行满足：{{condition}}',
    en: 'in some row of {{table}}: {{condition}}',
    ar: 'في صف واحد على الأقل من {{table}}: {{condition}}',
  },
  every: {
    zh: '“{{table}}”每一行都满足：{{condition}}',
    en: 'in every row of {{table}}: {{condition}}',
    ar: 'في كل صف من {{table}}: {{condition}}',
  },
  none: {
    zh: '“{{table}}”没有一行满足：{{condition}}',
    en: 'in no row of {{table}}: {{condition}}',
    ar: 'في لا صف من {{table}}: {{condition}}',
  },
  number: {
    zh: '“{{table}}”中符合“{{condition}}”的行数',
    en: 'number of rows of {{table}} with {{condition}}',
    ar: 'عدد صفوف {{table}} التي فيها {{condition}}',
  },
  thresholds: {
    zh: '所选类别设有以下标准之一：{{names}}',
    en: 'the chosen kind has one of these thresholds: {{names}}',
    ar: 'للنوع المختار أحد هذه الحدود: {{names}}',
  },
  within: { zh: '（{{condition}}）', en: '({{condition}})', ar: '({{condition}})' },
} satisfies Record<string, TextTemplate>;

const empty: Text = { zh: '空', en: 'empty', ar: 'فارغ' };

const JOINS = {
  all: { zh: '，并且', en: ', and ', ar: '، و' },
  any: { zh: '，或者', en: ', or ', ar: '، أو ' },
} satisfies Record<string, Text>;

const same = (text: string): Text => ({ zh: text, en: text, ar: text });

const MOST_DECIMALS = 6;

function wordNumber(value: number, figure: ConditionFigure | undefined): Text {
  const number = removeBinaryError(value * (figure?.scale ?? 1));
  if (figure?.type === 'year') return same(String(number));
  const answerUnit = figure && findAnswerUnit(figure);
  if (answerUnit) return wordQuantity(number, answerUnit, MOST_DECIMALS);
  const grouped = formatGrouped(number, 0, MOST_DECIMALS);
  return figure?.unit
    ? fillText(templates.amount, { number: grouped, unit: getUnitText(figure.unit) })
    : same(grouped);
}

interface WordingContext {
  vocabulary: ExpressionVocabulary;
  place: ExpressionPlace;
  figures: readonly ConditionFigure[];
}

const wordOption = (option: Text): Text => fillText(templates.chosen, { option });

function wordScalar(value: ConditionScalar, figure: ConditionFigure | undefined): Text {
  if (value === null || value === '') return empty;
  if (typeof value === 'boolean') return wordOption(value ? yesText : noText);
  const option = figure?.options && findOption([...figure.options], value);
  if (option) return wordOption(option);
  return typeof value === 'number' ? wordNumber(value, figure) : { zh: value, en: value, ar: value };
}

function nameSubject(text: string, { vocabulary, place, figures }: WordingContext): Text {
  const figure = findConditionFigure(text, figures, vocabulary, place);
  if (figure) return figure.label;
  const parameter = listConditionParameters(vocabulary).find((each) => each.text === text);
  return parameter?.label ?? wordFormula(text, vocabulary, place);
}

/** Ending of a threshold that is left open where its answer is missing. */
const UNLESS_MISSING = / \?\? undefined$/;

function wordValue(
  value: ConditionValue | undefined,
  figure: ConditionFigure | undefined,
  context: WordingContext,
): Text {
  if (!value) return empty;
  if ('formula' in value) return nameSubject(value.formula.replace(UNLESS_MISSING, ''), context);
  if ('list' in value) return joinTexts(value.list.map((each) => wordScalar(each, figure)));
  return wordScalar(value.literal, figure);
}

/** A formula of branches stands in brackets before a comparison. */
function wordCompared(text: string, context: WordingContext): Text {
  const kind = findExpressionTree(text)?.kind;
  const label = nameSubject(text, context);
  return kind === 'logical' || kind === 'conditional'
    ? fillText(templates.within, { condition: label })
    : label;
}

function wordTest({ operator }: SubjectCondition, label: Text, figure: ConditionFigure | undefined): Text {
  const isAnswered = figure?.type === 'boolean' && (operator === 'holds' || operator === 'doesNotHold');
  if (!isAnswered)
    return fillText(templates.tested, { figure: label, words: getOperatorText(operator, figure?.type) });
  return fillText(templates.compared, {
    figure: label,
    words: answerTexts.is,
    value: wordOption(operator === 'holds' ? yesText : noText),
  });
}

function wordSubject(condition: SubjectCondition, context: WordingContext): Text {
  const { subject, operator, value, unit } = condition;
  const figure = findConditionFigure(subject, context.figures, context.vocabulary, context.place);
  const label = figure?.label ?? wordCompared(subject, context);
  if (getValueKind(operator) === 'none') return wordTest(condition, label, figure);
  const isNumber = value && 'literal' in value && typeof value.literal === 'number';
  const said =
    unit && isNumber
      ? wordQuantity(Number(value.literal), unit, MOST_DECIMALS)
      : wordValue(value, figure, context);
  const sign = findOrderSign(operator, figure?.type);
  const words = getOperatorText(operator, figure?.type);
  if (sign) return fillText(templates.sign, { figure: label, sign: nameSign(sign, words), value: said });
  if (isOrder(operator)) return fillText(templates.dated, { figure: label, words, value: said });
  const isStated = (operator === 'is' || operator === 'isNot') && value && 'literal' in value && !isNumber;
  return fillText(templates.compared, {
    figure: label,
    words: isStated ? answerTexts[operator] : words,
    value: said,
  });
}

/** Sign of a comparison; in Arabic its words, because a sign points the other way there. */
const nameSign = (sign: string, words: Text): Text => ({ zh: sign, en: sign, ar: say(words, 'ar') });

function wordRows(condition: RowsCondition, context: WordingContext): Text {
  const { table, quantifier, comparison, of } = condition;
  const { vocabulary, place } = context;
  const known = vocabulary.tables.find(({ key }) => key === table);
  const rowPlace = getRowPlace(condition, place);
  const figures = listConditionFigures(vocabulary, rowPlace);
  const met = wordTree(of, { vocabulary, place: rowPlace, figures });
  const rows = fillText(templates[quantifier], {
    table: known?.label ?? wordFormula(table, vocabulary, place),
    condition: met,
  });
  if (quantifier !== 'number' || !comparison) return rows;
  const words = getOperatorText(comparison.operator, undefined);
  const sign = findOrderSign(comparison.operator, undefined) ?? say(words, 'en');
  return fillText(templates.sign, {
    figure: rows,
    sign: nameSign(sign, words),
    value: wordValue(comparison.value, undefined, context),
  });
}

function wordTree(condition: ConditionTree, context: WordingContext): Text {
  switch (condition.kind) {
    case 'subject':
      return wordSubject(condition, context);
    case 'rows':
      return wordRows(condition, context);
    case 'thresholds':
      return fillText(templates.thresholds, { names: joinTexts(condition.names.map(same)) });
    default: {
      const { kind, parts } = condition;
      const worded = parts.map((part) => {
        const text = wordTree(part, context);
        const isNested = (part.kind === 'all' || part.kind === 'any') && part.parts.length > 1;
        return isNested ? fillText(templates.within, { condition: text }) : text;
      });
      return wordText((language) =>
        worded.map((text) => say(text, language)).join(say(JOINS[kind], language)),
      );
    }
  }
}

/** Words a condition that can be written: nothing of it is still to be chosen. */
export const wordCondition = (
  condition: ConditionTree,
  vocabulary: ExpressionVocabulary,
  place: ExpressionPlace,
): Text => wordTree(condition, { vocabulary, place, figures: listConditionFigures(vocabulary, place) });
