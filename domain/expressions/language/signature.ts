import type { Text } from '../../text';

/** Kind of an argument. A cell is the name of a column, or a function of the row. */
export type ParameterKind =
  | 'number'
  | 'text'
  | 'date'
  | 'yesNo'
  | 'list'
  | 'table'
  | 'record'
  | 'cell'
  | 'column'
  | 'condition'
  | 'dictionary'
  | 'any';

/** `?`: may be left out; `...`: as many as there are. Both stand last. */
export type FunctionParameter = ParameterKind | `${ParameterKind}?` | `${ParameterKind}...`;

/** A function that expressions can call: what it takes and gives, and what it does, in words and by an example. */
export interface FunctionSignature {
  parameters: readonly FunctionParameter[];
  result: ParameterKind;
  /** Positions of arguments for which the function says itself what holds where they are missing. */
  answersMissing?: readonly number[];
  /** True where the result may be missing though no argument is: there is nothing to divide by, or no row. */
  mayBeMissing?: true;
  says: Text;
  example: { text: string; gives: unknown };
}

export type FunctionSignatures = Readonly<Record<string, FunctionSignature>>;

export const getParameterKind = (parameter: FunctionParameter): ParameterKind =>
  parameter.replace(/\?|\.\.\.$/, '') as ParameterKind;

export function getArgumentBounds({ parameters }: FunctionSignature): { least: number; most: number } {
  const isMany = parameters.some((parameter) => parameter.endsWith('...'));
  const required = parameters.filter((parameter) => !parameter.endsWith('?') && !parameter.endsWith('...'));
  return { least: required.length, most: isMany ? Number.POSITIVE_INFINITY : parameters.length };
}

/** The parameter that an argument belongs to. */
export const findParameter = (
  { parameters }: FunctionSignature,
  index: number,
): ParameterKind | undefined => {
  const found = parameters[index] ?? parameters.find((parameter) => parameter.endsWith('...'));
  return found && getParameterKind(found);
};

export const parameterKindTexts: Record<ParameterKind, Text> = {
  number: { zh: '数字', en: 'a numeric value', ar: 'رقم' },
  text: { zh: '文字', en: 'a text value', ar: 'نص' },
  date: { zh: '日期', en: 'a date', ar: 'تاريخ' },
  yesNo: { zh: '是或否', en: 'a yes or no', ar: 'نعم أو لا' },
  list: { zh: '多个值', en: 'a list', ar: 'قائمة' },
  table: { zh: '表格的行', en: 'rows of a table', ar: 'صفوف جدول' },
  record: { zh: '一组值', en: 'a record', ar: 'سجل' },
  cell: { zh: '列名或取值公式', en: 'a column or a formula of the row', ar: 'عمود أو صيغة للصف' },
  column: { zh: '列名', en: 'the name of a column', ar: 'اسم عمود' },
  condition: { zh: '对每一行的条件', en: 'a condition on the row', ar: 'شرط على الصف' },
  dictionary: { zh: '选项表的名称', en: 'the name of a list of options', ar: 'اسم قائمة خيارات' },
  any: { zh: '任意值', en: 'any value', ar: 'أي قيمة' },
};
