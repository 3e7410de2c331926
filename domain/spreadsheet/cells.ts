/** Conversion between values and cells. */
import type { Answers, AnswerValue, ChoiceField, Field, Option } from '../definition';
import { isDate, isFormYear, isMonth } from '../expressions/dates';
import { createFault } from '../filing/filing-faults';
import { formatValue, type ParsedInput, parseInput, readNone } from '../filing/input';
import {
  isRowOptions,
  listChoiceOptions,
  readChosenOptions,
  readRowReference,
  spellPath,
} from '../filing/options';
import { type DateKind, readDateNumber, readDateText } from '../filing/read-date';
import { isEmpty, isNumberField } from '../filing/sections';
import { findDraftFault, findSubmitFault } from '../filing/value-checks';
import { type FileLanguage, fillText, joinTexts, say, type Text, wordText } from '../text';
import { readMeasure, roundForField } from './measures';
import { createSheetText, type SheetMessage } from './messages';
import type { NumberCell, PlainCell } from './model';
import { listUnlistedParts, proposeOption, replaceChosenOptions } from './unlisted';

type Value = Option['value'];

/** The options of a column as cell texts; each text stands for exactly one value. */
export interface CellChoices {
  texts: Record<FileLanguage, string[]>;
  textOf(value: unknown, language: FileLanguage): string;
  /** Value of an option by its text; undefined where no option has that name, or several have. */
  valueOf(text: string): Value | undefined;
}

interface Leaf extends Record<FileLanguage, string> {
  value: Value;
  own: Option;
}

const BETWEEN = ' / ';

function leavesOf(items: Option[], above: Record<FileLanguage, string> = { zh: '', en: '' }): Leaf[] {
  return items.flatMap((own) => {
    const here = { zh: above.zh + own.zh, en: above.en + own.en };
    if (own.children) return leavesOf(own.children, { zh: here.zh + BETWEEN, en: here.en + BETWEEN });
    return [{ value: own.value, own, ...here }];
  });
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Appends the value to options with equal names, so that each text stands for one option. */
function distinct(leaves: Leaf[], language: FileLanguage): string[] {
  const counts = new Map<string, number>();
  for (const leaf of leaves) counts.set(tidy(leaf[language]), (counts.get(tidy(leaf[language])) ?? 0) + 1);
  return leaves.map((leaf) => {
    const text = tidy(leaf[language]);
    return counts.get(text) === 1 ? text : `${text} (${leaf.value})`;
  });
}

export function buildCellChoices(field: ChoiceField, filled: Answers): CellChoices {
  const leaves = leavesOf(listChoiceOptions(field, filled));
  const texts = { zh: distinct(leaves, 'zh'), en: distinct(leaves, 'en') };
  const places = new Map(leaves.map((leaf, place) => [String(leaf.value), place]));
  const values = new Map<string, Value | undefined>();
  // Names from the least exact to the most exact: later entries win.
  const namings: ((own: Option) => readonly string[])[] = [
    ({ also = [] }) => also,
    ({ zh }) => [zh],
    ({ en }) => [en],
  ];
  for (const listNames of namings) {
    const own = new Map<string, Value | undefined>();
    for (const leaf of leaves)
      for (const name of new Set(listNames(leaf.own).map(tidy)))
        own.set(name, own.has(name) ? undefined : leaf.value);
    for (const [text, value] of own) values.set(text, value);
  }
  for (const leaf of leaves) values.set(String(leaf.value), leaf.value);
  for (const name of ['en', 'zh'] as const)
    for (const [place, text] of texts[name].entries()) values.set(text, leaves[place]?.value);
  const paths = new Map(
    leaves.flatMap(({ value, zh, en }) => [zh, en].map((path) => [spellPath(path), value])),
  );
  const { options } = field;
  return {
    texts,
    textOf: (value, language) => texts[language][places.get(String(value)) ?? -1] ?? String(value),
    valueOf: (text) => {
      const found = values.get(tidy(text)) ?? paths.get(spellPath(text));
      // A row of another table may be added after the rows that refer to it: its number is accepted unchecked.
      return found === undefined && isRowOptions(options) ? readRowReference(options, text) : found;
    },
  };
}

/** First date that is written as a date: spreadsheet programs treat 1900 as a leap year, so earlier dates become text. */
const FIRST_DATE = '1900-03-01';
/** Numbers below this limit are stored in a cell with every digit. */
const EXACT_BELOW = 1e15;

const text = (value: string): PlainCell => (value === '' ? null : { kind: 'text', text: value });
const separators: Record<FileLanguage, string> = { zh: '；', en: '; ' };

export function toCell(
  field: Field,
  value: AnswerValue,
  choices: CellChoices | null,
  language: FileLanguage,
): PlainCell {
  if (value === null || value === undefined || value === '') return null;
  const words = field.words?.[String(value)];
  if (words) return text(words[language]);
  if (typeof value === 'number' && !choices)
    return Number.isFinite(value) ? { kind: 'number', number: value } : null;
  if (Array.isArray(value)) {
    const texts = value.map((each) => choices?.textOf(each, language) ?? String(each));
    return text(texts.join(separators[language]));
  }
  if (typeof value === 'boolean') return text(formatValue(field, value, language));
  if (choices) return text(choices.textOf(value, language));
  return dateCell(field, String(value)) ?? text(String(value));
}

function dateCell(field: Field, value: string): PlainCell {
  const date = field.type === 'month' && isMonth(value) ? `${value}-01` : value;
  const isOfDates = field.type === 'date' || field.type === 'month';
  return isOfDates && isDate(date) && date >= FIRST_DATE ? { kind: 'date', date } : null;
}

const lines = (value: string): string => value.replace(/\r\n?/g, '\n');

export function isSameCell(a: PlainCell, b: PlainCell): boolean {
  if (a === null || b === null) return a === b;
  if (a.kind === 'text' && b.kind === 'text') return lines(a.text) === lines(b.text);
  if (a.kind === 'number' && b.kind === 'number')
    return a.isPercent === b.isPercent && asKept(a.number) === asKept(b.number);
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Rounds to 15 significant digits, the precision of spreadsheet programs. */
const asKept = (number: number): number => Number(number.toPrecision(15));

type ReadValue =
  | { value: AnswerValue; hint: Text | null }
  /** Reason why nothing of the cell is taken over. */
  | { refused: Text };

/**
 * Reads a cell as a value of its column: refused with a reason, or taken over, possibly with a hint of a fault to correct later, or of a
 * formula, whose stored result is the value. `unit`: unit of the column where it is not that of its field.
 */
export function readValue(
  field: Field,
  cell: PlainCell,
  choices: CellChoices | null,
  filled: Answers,
  unit?: string,
): ReadValue {
  const isFormula = cell?.kind === 'formula';
  const read = readPlainValue(
    field,
    isFormula && cell.result ? cell.result : cell,
    choices,
    filled,
    unit,
    isFormula,
  );
  if ('refused' in read || !isFormula || read.value === null) return read;
  return { value: read.value, hint: read.hint ?? createSheetText('formula_result', { label: field }) };
}

/** Reads a cell without regard to where its value comes from; `isCalculated`: a number has more decimals than anybody would type. */
function readPlainValue(
  field: Field,
  cell: PlainCell,
  choices: CellChoices | null,
  filled: Answers,
  unit: string | undefined,
  isCalculated: boolean,
): ReadValue {
  if (cell?.kind === 'formula' || cell?.kind === 'error') return refusedAs(cell.kind, field);
  if (cell?.kind === 'number' && isTextual(field) && Math.abs(cell.number) >= EXACT_BELOW)
    return refusedAs('digits', field);
  if (isSharedAmount(field, cell)) return refusedAs('shared_amount', field);
  const amount = readMeasure(field, cell, unit);
  const parsed = 'fault' in amount ? amount : parseCell(field, amount.cell, choices);
  if ('fault' in parsed)
    return (
      nearestValue(field, cell, choices) ?? {
        refused: createFault('', 'format', { label: field, reason: parsed.fault }).message,
      }
    );
  if (isEmpty(parsed.value)) return { value: null, hint: null };
  const value =
    isCalculated && typeof parsed.value === 'number' ? roundForField(field, parsed.value) : parsed.value;
  const fault = findDraftFault(field, value);
  if (fault) return { refused: createFault('', fault.kind, { label: field, ...fault.parameters }).message };
  const later = findSubmitFault(field, value, filled);
  const hint = later && createFault('', later.kind, { label: field, ...later.parameters }).message;
  return { value, hint: hint ?? ('hint' in amount ? amount.hint : null) };
}

/** True for an amount in a further row of a merged cell, where it would count again. */
const isSharedAmount = (field: Field, cell: PlainCell): boolean =>
  isNumeric(field) && field.type !== 'year' && cell !== null && 'isRepeated' in cell;

/** Proposes the options that a text most likely means, to be confirmed; null where none is similar enough. */
function nearestValue(field: Field, cell: PlainCell, choices: CellChoices | null): ReadValue | null {
  if (!choices || !('options' in field) || cell?.kind !== 'text') return null;
  const meant = listUnlistedParts(field, cell.text).flatMap((part): [string, Option][] => {
    const option = proposeOption(field, part);
    return option ? [[part, option]] : [];
  });
  const chosen = new Map(meant.map(([part, { value }]) => [part, value]));
  const parsed = parseText(field, replaceChosenOptions(field, cell.text, chosen), choices);
  if (meant.length === 0 || 'fault' in parsed) return null;
  const said = meant.map(([part, option]) => wordText((language) => `${part} → ${say(option, language)}`));
  return {
    value: parsed.value,
    hint: createSheetText('meant', { label: field, meant: joinTexts(said, '；', '; ') }),
  };
}

const refusedAs = (kind: SheetMessage, field: Field): ReadValue => ({
  refused: createSheetText(kind, { label: field }),
});

const TEXTUAL: ReadonlySet<Field['type']> = new Set([
  'text',
  'textarea',
  'phone',
  'email',
  'credit_code',
  'id_card',
  'url',
]);
const isTextual = (field: Field): boolean => TEXTUAL.has(field.type);

function parseCell(field: Field, cell: PlainCell, choices: CellChoices | null): ParsedInput {
  switch (cell?.kind) {
    case 'number':
      return parseNumberCell(field, cell, choices);
    case 'flag':
      return field.type === 'boolean' ? { value: cell.flag } : parseText(field, String(cell.flag), choices);
    case 'date':
      return parseText(field, cell.date, choices);
    case 'text':
      return parseText(field, cell.text, choices);
    default:
      return { value: null };
  }
}

function parseNumberCell(field: Field, cell: NumberCell, choices: CellChoices | null): ParsedInput {
  const number = asKept(cell.number);
  // A cell stores 12.5% as 0.125.
  if (field.type === 'percent') return { value: cell.isPercent ? asKept(number * 100) : number };
  // 10% in a column of amounts may mean 10 or 0.1: it is refused, as the text 10% is.
  if (isNumeric(field)) return cell.isPercent ? parseInput(field, `${number}%`) : { value: number };
  if (field.type === 'date' || field.type === 'month') return parseDateNumber(field.type, cell);
  return parseText(field, shownText(cell), choices);
}

/**
 * Reads a number as a date or month. 2023.1 in a month field is a year and a month, not a day count; with a displayed zero,
 * 2023.10, it is October.
 */
function parseDateNumber(kind: DateKind, { number, shown, is1904 }: NumberCell): ParsedInput {
  const isParted = kind === 'month' && !Number.isInteger(number) && isFormYear(Math.floor(number));
  return isParted
    ? readDateText(kind, shown ?? String(asKept(number)))
    : readDateNumber(kind, number, is1904 ? 1904 : 1900);
}

/**
 * Text of a number: a percentage with its sign; zeros before it or after its decimal point are kept as displayed, but not
 * decimals that a format adds to a whole number.
 */
function shownText({ number, shown, isPercent }: NumberCell): string {
  if (isPercent) return `${asKept(number * 100)}%`;
  const isMeant = shown !== undefined && (!shown.includes('.') || !Number.isInteger(number));
  return isMeant ? shown : String(asKept(number));
}

export const isNumeric = (field: Field): boolean => isNumberField(field) || field.type === 'year';

const notListed: Text = {
  zh: '“{{text}}”不在选项列表中',
  en: '“{{text}}” is not on the list of options',
  ar: '«{{text}}» ليس في قائمة الخيارات',
};

function parseText(field: Field, value: string, choices: CellChoices | null): ParsedInput {
  if (!choices || !('options' in field) || value.trim() === '') return parseInput(field, value);
  return readNone(field, value, parseChosen(field, value, choices));
}

function parseChosen(field: ChoiceField, value: string, choices: CellChoices): ParsedInput {
  if (field.type === 'multiselect') return parseSeveral(field, value, choices);
  const found = choices.valueOf(value);
  return found === undefined ? { fault: fillText(notListed, { text: value.trim() }) } : { value: found };
}

function parseSeveral(field: ChoiceField, value: string, choices: CellChoices): ParsedInput {
  const read = readChosenOptions(field, value, choices.valueOf);
  return 'missing' in read ? { fault: fillText(notListed, { text: read.missing }) } : { value: read.values };
}
