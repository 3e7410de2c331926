/** Figures that a condition can compare: fields, sums and counts of tables, values of year grids, and shares of two of them. */
import type { FieldType, FigureUnit, Option } from '../definition';
import type { RowsCondition } from '../expressions/conditions/condition';
import { type FigureShare, isInPercent, readShare } from '../expressions/conditions/shares';
import { findExpressionTree } from '../expressions/language/find-tree';
import { functionNames } from '../filing/function-names';
import { getFieldUnit } from '../filing/units';
import { fillText, say, type Text, type TextTemplate, wordText } from '../text';
import {
  type ExpressionPlace,
  type ExpressionVocabulary,
  labelReferences,
  type VocabularyField,
  type VocabularyTable,
} from './vocabulary';

export interface ConditionFigure {
  /** Text of the expression. */
  text: string;
  label: Text;
  /** Heading that it is listed under. */
  group: Text;
  type: FieldType;
  unit?: string;
  options?: readonly Option[];
  /** True for what is calculated of answers: it is never filled in itself. */
  isCalculated?: true;
  /** Factor by which its value is shown: 100 for a quotient that is shown in percent. */
  scale?: 100;
}

const templates = {
  sum: { zh: '{{column}}合计', en: 'total of {{column}}', ar: 'مجموع {{column}}' },
  cell: { zh: '“{{row}}”的{{column}}', en: '{{column}} of “{{row}}”', ar: '{{column}} في «{{row}}»' },
  rows: { zh: '{{table}}的行数', en: 'number of rows of {{table}}', ar: 'عدد صفوف {{table}}' },
  baseYear: { zh: '{{column}}（{{base}}）', en: '{{column}}, {{base}}', ar: '{{column}} في {{base}}' },
  before: {
    zh: '{{column}}（{{base}}前{{count}}年）',
    en: {
      one: '{{column}}, {{count}} year before the {{base}}',
      other: '{{column}}, {{count}} years before the {{base}}',
    },
    ar: '{{column}} ({{base}} ناقص {{count}})',
  },
  after: {
    zh: '{{column}}（{{base}}后{{count}}年）',
    en: {
      one: '{{column}}, {{count}} year after the {{base}}',
      other: '{{column}}, {{count}} years after the {{base}}',
    },
    ar: '{{column}} ({{base}} زائد {{count}})',
  },
  percentage: {
    zh: '{{part}}占{{whole}}的比例',
    en: '{{part}} as a share of {{whole}}',
    ar: 'نسبة {{part}} من {{whole}}',
  },
  quotient: {
    zh: '{{part}}与{{whole}}之比',
    en: '{{part}} per {{whole}}',
    ar: 'نسبة {{part}} إلى {{whole}}',
  },
} satisfies Record<string, TextTemplate>;

const SUMMED: ReadonlySet<FieldType> = new Set(['integer', 'decimal', 'money_wan']);

const baseYear: Text = { zh: '基准年', en: 'base year', ar: 'سنة الأساس' };
const batchYear: Text = { zh: '批次年度', en: 'year of the batch', ar: 'سنة الدفعة' };

/** Names a column in a year of its grid by the distance from the base year: a form may call another one so, its first. */
const nameYear = (label: Text, offset: number, base: Text): Text => {
  const template = offset === 0 ? 'baseYear' : offset < 0 ? 'before' : 'after';
  return fillText(templates[template], { column: label, count: Math.abs(offset), base });
};

const toFigure = ({ label, section, type, unit, options }: VocabularyField, text: string) => ({
  text,
  label,
  group: section,
  type,
  ...(unit !== undefined && { unit }),
  ...(options && { options }),
});

function listTableFigures({
  key,
  label,
  columns,
  offsets = [],
  isOfBatchYear = false,
  fixedRows = [],
}: VocabularyTable): ConditionFigure[] {
  const rows: ConditionFigure = {
    text: `${key}.length`,
    label: fillText(templates.rows, { table: label }),
    group: label,
    type: 'integer',
    isCalculated: true,
  };
  const summed = columns.filter(({ type }) => SUMMED.has(type));
  const sums = summed.map((column) => ({
    ...toFigure(column, `sum(${key}, '${column.key}')`),
    label: fillText(templates.sum, { column: column.label }),
    isCalculated: true as const,
  }));
  const years = columns.flatMap((column) =>
    offsets.map((offset) => ({
      ...toFigure(column, `yr(${key}, '${column.key}', ${offset})`),
      label: nameYear(column.label, offset, isOfBatchYear ? batchYear : baseYear),
    })),
  );
  const cells = fixedRows.flatMap((row) =>
    summed.map((column) => ({
      ...toFigure(column, `getRowByKey(${key}, '${row.key}').${column.key}`),
      label: fillText(templates.cell, { row: row.label, column: column.label }),
    })),
  );
  const isCounted = offsets.length === 0 && fixedRows.length === 0;
  return [...(isCounted ? [rows] : []), ...years, ...cells, ...sums];
}

/** Lists the figures of a document: columns of the own row first, then fields, then what tables give. */
export function listConditionFigures(
  { fields, tables }: ExpressionVocabulary,
  { table, row = 'row' }: ExpressionPlace,
): ConditionFigure[] {
  const columns = tables.find(({ key }) => key === table)?.columns ?? [];
  return [
    ...columns.map((column) => toFigure(column, `${row}.${column.key}`)),
    ...fields.map((field) => toFigure(field, field.path)),
    ...tables.flatMap(listTableFigures),
  ];
}

/** Words a formula by labels in place of keys. */
export function wordFormula(text: string, vocabulary: ExpressionVocabulary, place: ExpressionPlace): Text {
  const ranges = labelReferences(text, vocabulary, place, functionNames) ?? [];
  return wordText((language) =>
    ranges.reduceRight(
      (worded, { at: [from, to], label }) => worded.slice(0, from) + say(label, language) + worded.slice(to),
      text,
    ),
  );
}

/** A share as a figure: in percent, also where it is a quotient of two figures of one unit. */
function createShareFigure(
  share: FigureShare,
  [part, whole]: readonly [Named, Named],
  text: string,
): ConditionFigure {
  const unit = part.figure && getUnit(part.figure);
  const isSame = unit !== undefined && whole.figure !== undefined && getUnit(whole.figure) === unit;
  const isPercent = isInPercent(share) || isSame;
  return {
    text,
    label: fillText(templates[isPercent ? 'percentage' : 'quotient'], {
      part: part.label,
      whole: whole.label,
    }),
    group: part.label,
    type: isPercent ? 'percent' : 'decimal',
    isCalculated: true,
    ...(isPercent && !isInPercent(share) && { scale: 100 }),
  };
}

interface Named {
  label: Text;
  figure: ConditionFigure | undefined;
}

/** Finds the figure that a text stands for; undefined for any other formula. */
export function findConditionFigure(
  text: string,
  figures: readonly ConditionFigure[],
  vocabulary: ExpressionVocabulary,
  place: ExpressionPlace,
): ConditionFigure | undefined {
  const listed = figures.find((figure) => figure.text === text);
  const share = listed ? null : readShare(text);
  if (!share) return listed;
  const name = (each: string): Named => {
    const figure = figures.find((known) => known.text === each);
    return { figure, label: figure?.label ?? wordFormula(each, vocabulary, place) };
  };
  return createShareFigure(share, [name(share.part), name(share.whole)], text);
}

/** A named value of a program that a figure is compared with. */
export interface ConditionParameter {
  text: string;
  label: Text;
}

/** The place of a condition on the rows of a table, or on those of them that are no sums. */
export function getRowPlace(
  { table, parameter }: Pick<RowsCondition, 'table' | 'parameter'>,
  { parameters }: ExpressionPlace,
): ExpressionPlace {
  const tree = findExpressionTree(table);
  const [leaves] = tree?.kind === 'call' && tree.callee.kind === 'name' ? tree.arguments : [];
  return {
    parameters: [...new Set([...parameters, parameter])],
    table: leaves?.kind === 'name' ? leaves.name : table,
    row: parameter,
  };
}

const threshold: TextTemplate = {
  zh: '所选类别的标准：{{name}}',
  en: 'threshold of the chosen kind: {{name}}',
  ar: 'حد النوع المختار: {{name}}',
};

/** Values of the filing itself. */
const OF_FILING: readonly ConditionParameter[] = [
  { text: 'ctx.today', label: { zh: '填报当天', en: 'day of filling in', ar: 'يوم التعبئة' } },
  { text: 'ctx.batchYear', label: batchYear },
];

/** Lists what has a name: thresholds of the sets of a program, its named numbers, day and year of the filing. */
export function listConditionParameters({
  thresholds,
  expressions,
}: ExpressionVocabulary): ConditionParameter[] {
  const numbers = Object.entries(expressions).filter(([, { parameters, text }]) => {
    const tree = parameters.length === 0 ? findExpressionTree(text) : null;
    return tree?.kind === 'literal' && typeof tree.value === 'number';
  });
  return [
    ...thresholds.map((name) => ({ text: `T('${name}')`, label: fillText(threshold, { name }) })),
    ...numbers.map(([name]) => ({ text: name, label: { zh: name, en: name, ar: name } })),
    ...OF_FILING,
  ];
}

type MeasuredFigure = Pick<ConditionFigure, 'type' | 'unit'>;

const getUnit = (figure: MeasuredFigure): string | undefined =>
  figure.type === 'money_wan' ? '万元' : getFieldUnit(figure);

/** Units of thresholds, by those of fields. */
const UNITS: ReadonlyMap<string | undefined, FigureUnit> = new Map([
  ['万元', '10k_yuan'],
  ['元', 'yuan'],
  ['%', 'percent'],
  ['月', 'month'],
  ['个月', 'month'],
  ['天', 'day'],
  ['岁', 'year'],
  ['人', 'person'],
  ['分', 'point'],
  ['平方米', 'square_metre'],
]);

/** Finds the unit of thresholds for one of fields; undefined where there is none. */
export const findThresholdUnit = (unit: string | undefined): FigureUnit | undefined => UNITS.get(unit);

/** Finds the unit that the answers of a figure are given in; undefined where it is none of those of thresholds. */
export const findAnswerUnit = (figure: MeasuredFigure): FigureUnit | undefined =>
  findThresholdUnit(getUnit(figure));
