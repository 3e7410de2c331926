/** Amounts with a unit of their own: 300万元, 6个月, ￥860.00, and columns of yuan where the form has units of 10,000. */
import { toHalfWidth } from '../checks/normalise';
import type { Field } from '../definition';
import { readNumberText } from '../filing/read-number';
import {
  formatNameWithUnit,
  getFieldUnit,
  getUnitShift,
  getUnitText,
  isMoney,
  isSameUnit,
  isUnit,
  readUnitName,
} from '../filing/units';
import { fillText, type Text } from '../text';
import { createUnitFinder, isSameButRemarks, listUnitsInBrackets } from './headings';
import { getCellText, type PlainCell, type ReadRow, type ReadSheet } from './model';
import { spellInDigits } from './numerals';

const texts = {
  other_unit: {
    zh: '“{{head}}”的单位是“{{from}}”，本表要求“{{to}}”，未导入。请先把数值换算为“{{to}}”，再改名称；只改名称会使数值出错',
    en: '“{{head}}” is in “{{from}}” where the form has “{{to}}”, so it was left out. Convert its numbers to “{{to}}” before you change its name: the name alone would make them wrong',
    ar: '«{{head}}» بوحدة «{{from}}» والمطلوب «{{to}}» فتُرك. حوّل أرقامه إلى «{{to}}» قبل تغيير اسمه: تغيير الاسم وحده يجعلها خاطئة',
  },
  converted: {
    zh: '“{{head}}”按“{{from}}”读取，已换算为“{{to}}”，请核对',
    en: '“{{head}}” was read in “{{from}}” and converted to “{{to}}”. Please check it',
    ar: '«{{head}}» قُرئ بوحدة «{{from}}» وحُوّل إلى «{{to}}». يرجى مراجعته',
  },
  rounded: {
    zh: '“{{label}}”的{{number}}（{{from}}）换算后是{{exact}}（{{to}}），最多保留{{limit}}位小数，按{{value}}读入，请核对',
    en: '“{{label}}”: {{number}} ({{from}}) is {{exact}} ({{to}}), and at most {{limit}} decimals are kept: {{value}} was read. Please check it',
    ar: '«{{label}}»: {{number}} ({{from}}) يساوي {{exact}} ({{to}})، ويُحفظ {{limit}} خانات عشرية على الأكثر، فقُرئ {{value}}. يرجى مراجعته',
  },
  scaled: {
    zh: '“{{label}}”的{{number}}在表中缩小显示为{{amount}}，按{{value}}（{{to}}）读入，请核对',
    en: '“{{label}}”: {{number}} is shown scaled down, as {{amount}}; {{value}} ({{to}}) was read. Please check it',
    ar: '«{{label}}»: يُعرض {{number}} مصغّرًا، أي {{amount}}؛ قُرئ {{value}} ({{to}}). يرجى مراجعته',
  },
  numerals: {
    zh: '“{{label}}”写的是“{{text}}”，按“{{value}}”读入，请核对',
    en: '“{{label}}” says “{{text}}”, which was read as “{{value}}”. Please check it',
    ar: 'ورد في «{{label}}» «{{text}}» وقُرئ «{{value}}». يرجى مراجعته',
  },
  which_unit: {
    zh: '“{{text}}”分不清是元还是{{unit}}，请写明单位，或只写以{{unit}}为单位的数字',
    en: '“{{text}}” can mean yuan or {{unit}}; write the unit, or only the number in {{unit}}',
    ar: '«{{text}}» قد يعني اليوان أو {{unit}}؛ اكتب الوحدة، أو الرقم وحده بوحدة {{unit}}',
  },
} satisfies Record<string, Text>;

/** Longest text of an amount. */
const AMOUNT_AT_MOST = 40;
const CURRENCY = /^(?:[¥￥]|RMB|CNY|人民币)\s*/i;
/** Splits an amount after its last digit, or the bracket of a negative one. */
function splitUnit(text: string): [digits: string, unit: string] {
  let end = text.length;
  while (end > 0 && !/[\d).]/.test(text[end - 1] ?? '')) end--;
  return [text.slice(0, end), text.slice(end).trim()];
}

export interface MeasuredCell {
  cell: PlainCell;
  hint: Text | null;
}

/**
 * Reads the amount of a cell in the unit of its field, and any value in Chinese numerals; `heading`: the unit of the column where
 * it is another one.
 */
export function readMeasure(
  field: Field,
  cell: PlainCell,
  heading: string | undefined,
): MeasuredCell | { fault: Text } {
  const digits =
    cell?.kind === 'text' && cell.text.length <= AMOUNT_AT_MOST ? spellInDigits(field, cell.text) : null;
  if (cell?.kind !== 'text' || digits === null) return readAmount(field, cell, heading);
  const read = readAmount(field, { kind: 'text', text: digits }, heading);
  if ('fault' in read) return read;
  const number = read.cell?.kind === 'number' ? String(read.cell.number) : digits;
  const value = formatNameWithUnit({ ...field, zh: number, en: number, ar: number });
  return { cell: read.cell, hint: fillText(texts.numerals, { label: field, text: cell.text, value }) };
}

function readAmount(
  field: Field,
  cell: PlainCell,
  heading: string | undefined,
): MeasuredCell | { fault: Text } {
  const unread: MeasuredCell = { cell, hint: null };
  const { unit } = field;
  if (!unit || unit === '%') return unread;
  if (cell?.kind === 'number' && cell.amount !== undefined)
    return readFormattedAmount(field, cell.number, cell.amount, heading);
  if (cell?.kind === 'number')
    return heading && !cell.isPercent ? convert(field, cell.number, heading) : unread;
  if (cell?.kind !== 'text' || cell.text.length > AMOUNT_AT_MOST) return unread;
  const text = toHalfWidth(cell.text).trim();
  const [digits, ending] = splitUnit(text.replace(CURRENCY, ''));
  const read = readNumberText(digits);
  if ('fault' in read) return unread;
  const isCurrency = CURRENCY.test(text);
  const said = ending ? readUnitName(ending) : (heading ?? unit);
  if (isCurrency && getUnitShift(said, '元') === undefined) return unread;
  // The sign of the currency names yuan, but may stand before any amount of money.
  if (isCurrency && !ending && said !== '元')
    return { fault: fillText(texts.which_unit, { text, unit: getUnitText(said) }) };
  if (isSameUnit(said, unit)) return { cell: { kind: 'number', number: Number(read.value) }, hint: null };
  if (!isUnit(said) || getUnitShift(said, unit) === undefined) return unread;
  const converted = convert(field, Number(read.value), said);
  const isToldOnce = said === heading;
  return isToldOnce || converted.hint
    ? converted
    : { ...converted, hint: describeConversion(field, { from: said, to: unit, isKnown: true }) };
}

/** Reads a number as its format shows it, which the heading and the unit beside it are about. */
function readFormattedAmount(
  field: Field,
  number: number,
  amount: string,
  heading: string | undefined,
): MeasuredCell | { fault: Text } {
  const read = readAmount(field, { kind: 'text', text: amount }, heading);
  const isScaled = Number.parseFloat(amount) !== number;
  if ('fault' in read || read.hint || !isScaled || read.cell?.kind !== 'number') return read;
  const { unit = '' } = field;
  const { cell } = convert(field, read.cell.number, unit);
  const value = cell?.kind === 'number' ? cell.number : number;
  const told = { label: field, number, amount, value, to: getUnitText(unit) };
  return { cell, hint: fillText(texts.scaled, told) };
}

/** A unit of amounts that is not that of the form. */
export interface OtherUnit {
  from: string;
  to: string;
  /** True where amounts can be converted. */
  isKnown: boolean;
}

/** Says in which unit amounts were read; or, where they cannot be converted, why they were not. */
export const describeConversion = (head: Text | string, { from, to, isKnown }: OtherUnit): Text =>
  fillText(texts[isKnown ? 'converted' : 'other_unit'], {
    head,
    from: getUnitText(from),
    to: getUnitText(to),
  });

function convert(field: Field, number: number, from: string): MeasuredCell {
  const { unit = '' } = field;
  const exact = shiftDecimals(number, getUnitShift(from, unit) ?? 0);
  const value = roundForField(field, exact);
  const hint =
    value === exact
      ? null
      : fillText(texts.rounded, {
          label: field,
          number,
          from: getUnitText(from),
          exact,
          value,
          to: getUnitText(unit),
          limit: getDecimals(field) ?? 0,
        });
  return { cell: { kind: 'number', number: value }, hint };
}

const getDecimals = (field: Field): number | undefined =>
  field.type === 'integer' ? 0 : 'precision' in field ? field.precision : undefined;

/**
 * Rounds a calculated number to the decimals that its field keeps. Nothing would be left of one that rounds to zero: it stays exact, and is
 * refused for its decimals.
 */
export function roundForField(field: Field, exact: number): number {
  const decimals = getDecimals(field);
  const rounded = decimals === undefined ? exact : roundTo(exact, decimals);
  return rounded === 0 ? exact : rounded;
}

/** Moves the decimal point in the digits: a product would carry the error of a binary fraction. */
export function shiftDecimals(number: number, places: number): number {
  const [digits, power = '0'] = String(Number(number.toPrecision(15))).split('e');
  return Number(`${digits}e${Number(power) + places}`);
}

const roundTo = (number: number, decimals: number): number =>
  Math.sign(number) * shiftDecimals(Math.round(shiftDecimals(Math.abs(number), decimals)), -decimals);

/** A unit anywhere in a line above a table: 编制单位：甲公司 单位：元 币种：人民币. */
const UNIT_OF_SHEET = /(?:(?:金额 ?)?单 ?位|金额|\bunit) ?:? ?([^\s,;:()]{1,20})/gi;

/** The unit above a table that holds for all its amounts: 单位：元 at its right, or （元） in its title. */
export const findSheetUnit = ({ rows }: ReadSheet, headRow: number): string | undefined =>
  findMoneyUnit(
    rows.filter(({ number }) => number < headRow).map(({ cells }) => cells.map(getCellText).filter(Boolean)),
  );

/** A label of a unit, at the beginning of a text or after a blank or bracket. */
const LABEL_OF_UNIT = /(?:^|[\s([【,;])(?:(?:金额|计量|货币)? ?单 ?位|金额:|unit\b)/i;
const NOTE = /^[*※]?[([【]?(?:备注|附注|注|说明)/;
/** Cells of a line with a unit: the company, the day and the currency may stand beside it. */
const CELLS_OF_LINE = 4;

/** True for a row of texts and days alone, as few records are. */
export const isOfTexts = ({ cells }: ReadRow): boolean =>
  cells.every((cell) => !cell || cell.kind === 'text' || cell.kind === 'date');

/**
 * The unit that a line between records names for the amounts below it; undefined for a record. `isTitle`: the line stands alone
 * above headings, as a title with a unit in brackets does.
 */
export function findLineUnit(row: ReadRow, isTitle: boolean): string | undefined {
  if (!isOfTexts(row)) return undefined;
  const texts = row.cells.filter(Boolean).map(getCellText);
  if (texts.length > CELLS_OF_LINE || NOTE.test(toHalfWidth(texts[0] ?? ''))) return undefined;
  if (texts.length === 1 && (isTitle || isUnit(texts[0] ?? ''))) return findMoneyUnit([texts]);
  const isLabelled = texts.some((text) => LABEL_OF_UNIT.test(toHalfWidth(text)));
  return isLabelled ? listLabelledUnits(texts).map(readUnitName).find(isMoney) : undefined;
}

const listLabelledUnits = (texts: readonly string[]): string[] =>
  [...toHalfWidth(texts.join(' ')).replace(/\s+/g, ' ').matchAll(UNIT_OF_SHEET)]
    .flatMap(([, unit = '']) => unit)
    .filter(isUnit);

/** The first unit of money that lines of texts name. */
function findMoneyUnit(lines: readonly (readonly string[])[]): string | undefined {
  const units = lines
    .flatMap((texts) => [
      ...listLabelledUnits(texts),
      ...texts.filter(isUnit).map(readUnitName),
      ...(texts.length === 1 ? texts.flatMap(listUnitsInBrackets) : []),
    ])
    .filter(isUnit)
    .map(readUnitName);
  return units.find(isMoney);
}

/** The unit of the amounts of a field where it is not that of the form: of its heading, or for money of what stands around it. */
export function findOtherUnit(
  field: Field,
  heading: string,
  around: readonly (string | undefined)[],
): OtherUnit | undefined {
  const to = getFieldUnit(field);
  if (!to) return undefined;
  const from =
    findUnitInHeading(field, heading) ??
    (hasOwnUnit(field, heading) ? undefined : around.find((unit) => unit && coversAmounts(unit, to)));
  if (!from || isSameUnit(from, to)) return undefined;
  return { from, to, isKnown: getUnitShift(from, to) !== undefined };
}

/** True for money around a column that holds for its amounts; those of a form in a foreign currency are not meant by yuan. */
export const coversAmounts = (around: string, unit: string): boolean =>
  getUnitShift(around, unit) !== undefined || (isMoney(around) && getUnitShift(unit, '元') !== undefined);

const listOwnUnits = ({ zh, en }: Field): string[] => [zh, en].flatMap(listUnitsInBrackets);

/** True where a heading repeats the unit in the name of its field: what stands around the table is about others. */
const hasOwnUnit = (field: Field, heading: string): boolean => {
  const own = listOwnUnits(field);
  return listUnitsInBrackets(heading).some((unit) => own.includes(unit));
};

/** True where a heading names the unit of a field. */
export const namesUnit = (field: Field, heading: string): boolean =>
  findUnitInHeading(field, heading) !== undefined || hasOwnUnit(field, heading);

/** The unit that a heading has for a field, beside what is in brackets in the name of the field. */
export function findUnitInHeading(field: Field, heading: string): string | undefined {
  const own = listOwnUnits(field);
  const inBrackets = listUnitsInBrackets(heading).find((unit) => !own.includes(unit));
  const find = createUnitFinder(heading);
  return find(field) ?? find(field, 'short') ?? inBrackets;
}

/** The column that a heading names with another unit, and whether its amounts can be converted. */
export function findConverted<Column extends { field: Field }>(
  columns: readonly Column[],
  heading: string,
): (OtherUnit & { column: Column }) | undefined {
  const findUnit = createUnitFinder(heading);
  const list = (form: 'whole' | 'short') =>
    columns.flatMap((column) => {
      const { field } = column;
      const other = findUnit(field, form) !== undefined && findOtherUnit(field, heading, []);
      return other ? [{ column, ...other }] : [];
    });
  const [found, another] = list('whole');
  if (found) return another ? undefined : found;
  const [short] = list('short');
  const isOnly =
    columns.filter(({ field }) => short && isSameButRemarks(field, short.column.field)).length === 1;
  return isOnly ? short : undefined;
}

/** The column that a heading names with another unit from which its amounts can be converted. */
export function findConvertible<Column extends { field: Field }>(
  columns: readonly Column[],
  heading: string,
): Column | undefined {
  const converted = findConverted(columns, heading);
  return converted?.isKnown ? converted.column : undefined;
}
