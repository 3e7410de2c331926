/** Converts typed or pasted text to values of the wire, and values to displayed text. */
import { RATIO_DECIMALS } from '../api/codes';
import { normaliseText, removeUnfitCharacters, UNFIT_IN_LINE, UNFIT_IN_TEXT } from '../checks/characters';
import {
  normaliseCode,
  normaliseEmail,
  normaliseNumberText,
  normalisePhone,
  removeTextMark,
  toHalfWidth,
} from '../checks/normalise';
import { readYesNo } from '../checks/yes-no';
import type {
  Answers,
  AnswerValue,
  ChoiceField,
  Dictionary,
  Field,
  FieldAnswers,
  FilingField,
  Form,
  Option,
} from '../definition';
import { formatGrouped } from '../number-format';
import { type Language, say, type Text } from '../text';
import { describeExpectedKind, unreadableReasons, type valueKindNames } from './filing-faults';
import { formatOption, isRowOptions, readChosenOptions, readRowReference, spellPath } from './options';
import { readDateText } from './read-date';
import { readNumberText, readPercentText, readYearText } from './read-number';
import { isNumberField, isRecord, listSectionFields } from './sections';

export type ParsedInput = { value: AnswerValue } | { fault: Text };

/** Labels of numbers, without what follows them in brackets: 授权号, 证书（文件）编号, 编号（专利号、文号）, 股票代码. */
const NUMBER_LABEL = /(?:号|号码|编码|代码)$/;

/** True for a text that is a number of something: by its pattern, by the fact that it holds, or by its label. */
const isNumberText = (field: Field): boolean =>
  field.type === 'text' &&
  (field.pattern !== undefined ||
    field.means === 'number' ||
    NUMBER_LABEL.test(field.zh.replace(/（[^（）]*）$/, '')));

/** Normalises a text of one line. Line breaks, which come from spreadsheet cells, become blanks. */
function normaliseLineText(field: Field, value: string): string {
  if (field.means === 'id_no') return normaliseCode(value);
  const text = normaliseText(value).replace(/[\n\t]/g, ' ');
  return isNumberText(field) ? normaliseNumberText(text) : text;
}

/**
 * Normalises a text to its stored form: codes, ID numbers, telephone numbers and addresses have one spelling; other numbers have
 * half-width letters and digits; other texts get normalised characters, and stay as typed otherwise.
 */
export function normaliseValue(field: Field, value: string): string {
  switch (field.type) {
    case 'credit_code':
    case 'id_card':
      return normaliseCode(value);
    case 'phone':
      return normalisePhone(value);
    case 'email':
      return normaliseEmail(value);
    case 'url':
      return toHalfWidth(value).trim();
    case 'textarea':
      return normaliseText(value);
    default:
      return normaliseLineText(field, value);
  }
}

/** A number in the notation to which spreadsheet programs shorten long ones. */
const SHORTENED = /^\d(?:\.\d+)?E\+\d{2,3}$/i;
/** Values of failed formulas, and the signs shown in a column that is too narrow. */
const ERROR_VALUE = /^#(?:N\/A|(?:REF|VALUE|DIV\/0|NUM|NULL|SPILL|CALC)!|NAME\?|#{2,})$/i;

/** Reason why a text of a spreadsheet no longer holds its value; null for other texts. */
function findLostValue(field: Field, text: string): Text | null {
  const bare = toHalfWidth(text);
  if (ERROR_VALUE.test(bare)) return unreadableReasons.errorValue;
  const isNumber = isNumberText(field) || ['credit_code', 'id_card', 'phone'].includes(field.type);
  return isNumber && SHORTENED.test(bare) ? unreadableReasons.lostDigits : null;
}

const faultFor = (kind: keyof typeof valueKindNames): ParsedInput => ({ fault: describeExpectedKind(kind) });

/** Signs that people write where there is no value. */
const NONE = /^(?:-{1,3}|[/\\]|n\/?a|无|暂无|不适用)$/i;

/** True for such a sign alone. */
export const isSignOfNone = (text: string): boolean =>
  NONE.test(
    toHalfWidth(text)
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .trim(),
  );

/**
 * Reads a sign of no value as empty in a date or a choice without an option of that name. Among amounts it may also mean 0, as
 * spreadsheet programs show that.
 */
export function readNone(field: Field, text: string, read: ParsedInput): ParsedInput {
  const isRead = !('fault' in read) && !('options' in field && isRowOptions(field.options));
  if (isRead || !isSignOfNone(text)) return read;
  if ('options' in field || field.type === 'date' || field.type === 'month') return { value: null };
  return isNumberField(field) ? { fault: unreadableReasons.zeroOrNone } : read;
}

/** Parses typed or pasted text; blanks alone give null. */
export function parseInput(field: Field, raw: string): ParsedInput {
  const text = raw.trim();
  if (text === '' || /^\u3000+$/.test(text)) return { value: null };
  return readNone(field, text, parseText(field, text, raw));
}

function parseText(field: Field, text: string, raw: string): ParsedInput {
  switch (field.type) {
    case 'integer':
    case 'decimal':
    case 'money_wan':
      return readNumberText(removeTextMark(toHalfWidth(text)));
    case 'percent':
      return readPercentText(removeTextMark(toHalfWidth(text)));
    case 'year':
      return readYearText(removeTextMark(toHalfWidth(text)));
    case 'date':
    case 'month':
      return readDateText(field.type, removeTextMark(text));
    case 'boolean':
      return parseBoolean(text);
    case 'select':
    case 'cascader':
      return parseChoice(field, text);
    case 'multiselect':
      return parseChoices(field, text);
    case 'file':
      return { fault: unreadableReasons.files };
    case 'filing':
      return faultFor('choice');
    default:
      return parsePlainText(field, raw);
  }
}

function parsePlainText(field: Field, raw: string): ParsedInput {
  const fault = findLostValue(field, raw.trim());
  if (fault) return { fault };
  const isLong = field.type === 'textarea';
  const text = removeUnfitCharacters(isLong ? raw : raw.trim(), isLong ? UNFIT_IN_TEXT : UNFIT_IN_LINE);
  return { value: normaliseValue(field, text) };
}

/** Returns the reason why a text cannot be read as a value of its field. */
export function explainUnreadText(field: Field, raw: string): Text {
  const read = parseInput(field, raw);
  return 'fault' in read ? read.fault : unreadableReasons.other;
}

function parseBoolean(text: string): ParsedInput {
  const value = readYesNo(text);
  return value === null ? faultFor('boolean') : { value };
}

/**
 * Finds an option by its value or its own text, else by that in another spelling, or by its path in a tree (`A / B`) or the end
 * of that; in either language.
 */
function findChoice(field: ChoiceField, text: string): Option['value'] | undefined {
  if (isRowOptions(field.options)) return readRowReference(field.options, text);
  const leaves = knownPaths.get(field.options) ?? listPaths(field.options.items);
  knownPaths.set(field.options, leaves);
  const named = leaves.find(({ option }) => [String(option.value), option.zh, option.en].includes(text));
  if (named) return named.option.value;
  const path = spellPath(text);
  // A part of the name of an option, such as 样机 of 样品/样机, is no path.
  const isMeant = ({ names, paths }: OptionPaths) =>
    path.includes('/') ? paths.some((each) => each.endsWith(`/${path}`)) : names.includes(path);
  return leaves.find(isMeant)?.option.value;
}

interface OptionPaths {
  option: Option;
  names: string[];
  paths: string[];
}

/** Cache: a column of a pasted block asks for the same list in every row. */
const knownPaths = new WeakMap<Dictionary, OptionPaths[]>();

/** Options without others below them, with their paths in each language. */
const listPaths = (items: Option[], above = ['', '']): OptionPaths[] =>
  items.flatMap((option) => {
    const names = [option.zh, option.en].map(spellPath);
    const paths = names.map((name, at) => `${above[at]}/${name}`);
    return option.children ? listPaths(option.children, paths) : [{ option, names, paths }];
  });

function parseChoice(field: ChoiceField, text: string): ParsedInput {
  const value = findChoice(field, text);
  return value === undefined ? faultFor('choice') : { value };
}

function parseChoices(field: ChoiceField, text: string): ParsedInput {
  const read = readChosenOptions(field, text, (part) => findChoice(field, part));
  return 'missing' in read ? faultFor('choices') : { value: read.values };
}

/** Formats a value as text for a cell, a summary or a document, without the unit; empty for no value. */
export function formatValue(field: Field, value: AnswerValue, language: Language): string {
  if (value === null || value === undefined || value === '') return '';
  const words = field.words?.[String(value)];
  if (words) return say(words, language);
  if (typeof value === 'boolean') return say(yesNo[value ? 'yes' : 'no'], language);
  if ('options' in field && !Array.isArray(value)) return say(formatOption(field, value), language);
  if (Array.isArray(value)) {
    const texts = value.map((each) =>
      'options' in field ? say(formatOption(field, each), language) : String(each),
    );
    return texts.join(language === 'zh' ? '、' : ', ');
  }
  return typeof value === 'number' ? formatNumber(field, value) : value;
}

/** Text of a reference to a filing: its number and title, from the fields beside it. */
export const formatFilingReference = ({ says }: FilingField, record: Record<string, AnswerValue>): string =>
  says.flatMap((key) => record[key] || []).join(' ');

const yesNo = {
  yes: { zh: '是', en: 'Yes', ar: 'نعم' },
  no: { zh: '否', en: 'No', ar: 'لا' },
} satisfies Record<string, Text>;

const DECIMALS_AT_MOST = 6;

/**
 * Formats a number: money and ratios always with two decimals, counts with thousands separators, years without. Typed numbers
 * show all their decimals, even too many; computed ones are rounded.
 */
function formatNumber(field: Field, value: number): string {
  if (field.type === 'year' || field.type === 'text') return String(value);
  const fixed =
    field.type === 'money_wan' ||
    field.type === 'percent' ||
    ('display' in field && field.display === 'fixed2');
  if (fixed) return formatGrouped(value, RATIO_DECIMALS, field.computed ? RATIO_DECIMALS : DECIMALS_AT_MOST);
  return formatGrouped(value, 0, DECIMALS_AT_MOST);
}

/** Normalises every text of the answers to its stored form, as the server saves it. */
export function normaliseAnswers(form: Form, answers: Answers): Answers {
  const copy = { ...answers };
  for (const section of form.sections) {
    const texts = listSectionFields(section).filter((field) => normalised.has(field.type));
    const given = answers[section.key];
    if (!texts.length || given === undefined) continue;
    if (Array.isArray(given))
      copy[section.key] = given.map((row) => (isRecord(row) ? normaliseRecord(texts, row) : row));
    else if (isRecord(given)) copy[section.key] = normaliseRecord(texts, given as FieldAnswers);
  }
  return copy;
}

/** Normalises the texts of a record; returns the record itself where nothing changes. */
function normaliseRecord<T extends Record<string, AnswerValue>>(texts: readonly Field[], record: T): T {
  const changed: Record<string, AnswerValue> = {};
  for (const field of texts) {
    const value = record[field.key];
    const stored = typeof value === 'string' ? normaliseValue(field, value) : value;
    if (stored !== value) changed[field.key] = stored;
  }
  return Object.keys(changed).length > 0 ? { ...record, ...changed } : record;
}

const normalised: ReadonlySet<string> = new Set<Field['type']>([
  'text',
  'textarea',
  'credit_code',
  'id_card',
  'phone',
  'email',
  'url',
]);
