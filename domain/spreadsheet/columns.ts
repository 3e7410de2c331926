/** Columns of the sheet of a section: their fields, headings and validation. */

import type { Answers, Field, FormScope, Section } from '../definition';
import { FORM_YEARS } from '../expressions/dates';
import { getFieldHelp } from '../filing/field-help';
import { valueKindNames } from '../filing/filing-faults';
import { isRowOptions } from '../filing/options';
import { isVisible } from '../filing/scope';
import { isReadOnlyField, isTypedField } from '../filing/sections';
import { formatNameWithUnit } from '../filing/units';
import { type FileLanguage, fillText, say, type Text, type TextParameters } from '../text';
import { buildCellChoices, type CellChoices, isNumeric } from './cells';
import { sheetWords } from './messages';
import type { CellValidation, SheetColumn } from './model';

/** A column for a field that applies at present. */
export interface FieldColumn {
  field: Field;
  choices: CellChoices | null;
  /** True for columns that people fill in; others are locked, and their cells are not read. */
  isTyped: boolean;
  head: Text;
  /** Other headings of the column in files. */
  also?: readonly string[];
}

/** Keys of the columns that identify and name rows. */
export const ROW_KEY = '#row';
export const ITEM_KEY = '#item';

const NUMBER_AT_MOST = 1e12;
const NOTED_OPTIONS = 60;

export function createFieldColumns(
  section: Section,
  fields: readonly Field[],
  filled: Answers,
  scope: FormScope,
): FieldColumn[] {
  const shown = fields.filter((field) => isVisible(field, scope));
  const heads = shown.map(formatNameWithUnit);
  return shown.map((field, place) => ({
    field,
    choices: 'options' in field ? buildCellChoices(field, filled) : null,
    isTyped:
      isTypedField(field) &&
      !isReadOnlyField(field) &&
      !isYearColumn(section, field) &&
      !isGivenOnPage(section, field),
    head: distinctHead(heads, place, field.key),
  }));
}

/** True for the year field of a year grid, which identifies its rows. */
export const isYearColumn = (section: Section, field: Field): boolean =>
  section.kind === 'yearly' && field.auto === 'reporting_year';

/**
 * True for fields that can only be answered on the page: files, references to filings, and declarations, which people must read
 * before they accept.
 */
const isGivenOnPage = (section: Section, { type }: Field): boolean =>
  type === 'file' || type === 'filing' || isPromise(section, type);

const isPromise = ({ kind }: Section, type: Field['type']): boolean =>
  kind === 'declaration' && type === 'boolean';

/** Makes a heading unique: headings identify the columns when a file is imported. */
function distinctHead(heads: Text[], place: number, key: string): Text {
  const own = heads[place] as Text;
  const isAlone = heads.every((head, i) => i === place || (head.zh !== own.zh && head.en !== own.en));
  return isAlone ? { zh: own.zh, en: own.en } : { zh: `${own.zh} [${key}]`, en: `${own.en} [${key}]` };
}

export const toSheetColumn = (column: FieldColumn, language: FileLanguage): SheetColumn => ({
  key: column.field.key,
  head: say(column.head, language),
  note: noteOf(column, language),
  width: widthOf(column.field),
  format: formatOf(column.field),
  isLocked: !column.isTyped,
  isHidden: false,
  validation: column.isTyped ? validationOf(column, language) : null,
});

const WIDTHS: Partial<Record<Field['type'], number>> = {
  textarea: 44,
  text: 24,
  url: 28,
  credit_code: 22,
  id_card: 22,
  cascader: 30,
  file: 30,
  select: 18,
  multiselect: 30,
};
const widthOf = (field: Field): number => WIDTHS[field.type] ?? 14;

function formatOf(field: Field): string {
  switch (field.type) {
    case 'integer':
      return '#,##0';
    case 'money_wan':
      return '#,##0.00';
    case 'decimal':
      return 'General';
    case 'percent':
      return '0.00####';
    case 'year':
      return '0';
    case 'date':
      return 'yyyy-mm-dd';
    case 'month':
      return 'yyyy-mm';
    default:
      // Text format, so that nothing typed becomes a formula, a date or a rounded number.
      return '@';
  }
}

function validationOf({ field, choices }: FieldColumn, language: FileLanguage): CellValidation | null {
  if (field.type === 'multiselect') return null;
  if (choices && 'options' in field)
    return { kind: 'list', values: choices.texts[language], isStrict: !isRowOptions(field.options) };
  if (field.type === 'boolean')
    return { kind: 'list', values: language === 'zh' ? ['是', '否'] : ['Yes', 'No'], isStrict: true };
  if (field.type === 'date' || field.type === 'month') return { kind: 'date' };
  if (field.type === 'year') return { kind: 'whole', min: FORM_YEARS.first, max: FORM_YEARS.last };
  if (isNumeric(field)) {
    const { min = -NUMBER_AT_MOST, max = NUMBER_AT_MOST } = field as { min?: number; max?: number };
    return { kind: field.type === 'integer' ? 'whole' : 'decimal', min, max };
  }
  return 'maxLength' in field && field.maxLength ? { kind: 'length', max: field.maxLength } : null;
}

/** Note for the person who fills the column in: help, whether it is required, and the values that it accepts. */
function noteOf({ field, choices, isTyped }: FieldColumn, language: FileLanguage): string {
  const help = getFieldHelp(field);
  const lines: Text[] = help ? [help] : [];
  const add = (word: keyof typeof sheetWords, parameters: TextParameters = {}) =>
    lines.push(fillText(sheetWords[word], parameters));
  if (!isTyped) {
    add(
      field.type === 'file'
        ? 'attached'
        : isTypedField(field) && !isReadOnlyField(field)
          ? 'on_page'
          : 'computed',
    );
    return lines.map((line) => say(line, language)).join('\n');
  }
  if (field.required) add('required');
  else if (field.requiredWhen) add('required_when');
  add('takes', { kind: valueKindNames[kindOf(field)] });
  if ('min' in field && field.min !== undefined) add('at_least', { limit: field.min });
  if ('max' in field && field.max !== undefined) add('at_most', { limit: field.max });
  if (field.type === 'integer') add('whole');
  else if ('precision' in field && field.precision !== undefined) add('decimals', { limit: field.precision });
  if ('minLength' in field && field.minLength) add('min_length', { limit: field.minLength });
  if ('maxLength' in field && field.maxLength) add('max_length', { limit: field.maxLength });
  if (field.uniqueInTable) add('unique');
  if (field.type === 'multiselect' && choices) add('several', { list: listOf(choices) });
  return lines.map((line) => say(line, language)).join('\n');
}

const listOf = ({ texts }: CellChoices): Text => ({
  zh: some(texts.zh).join('；'),
  en: some(texts.en).join('; '),
});
const some = (texts: string[]): string[] =>
  texts.length > NOTED_OPTIONS ? [...texts.slice(0, NOTED_OPTIONS), '…'] : texts;

function kindOf(field: Field): keyof typeof valueKindNames {
  switch (field.type) {
    case 'select':
    case 'cascader':
      return 'choice';
    case 'multiselect':
      return 'choices';
    case 'date':
    case 'month':
    case 'year':
    case 'boolean':
      return field.type;
    default:
      return isNumeric(field) ? 'number' : 'text';
  }
}
