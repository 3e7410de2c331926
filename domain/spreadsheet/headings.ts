/**
 * Finds columns and rows by name despite differences in spelling: one rule for the headings of an imported file and of a pasted
 * block. The exact name in the form takes precedence. Spellings without units, notes in brackets, stars and numbering follow;
 * they count only where they match exactly one column or row. A name with another unit does not match (./measures.ts converts
 * it): yuan are never taken for units of 10,000 yuan.
 */
import { toHalfWidth } from '../checks/normalise';
import type { Field } from '../definition';
import {
  formatNameWithUnit,
  getFieldUnit,
  getUnitText,
  isSameUnit,
  isUnit,
  readUnitName,
} from '../filing/units';

/** A column or row with its alternative names. */
export interface NamedHead<Key> {
  key: Key;
  names: readonly string[];
}

const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;
/** Numbering before a heading: 一、 (二) 3. 4） 1.2 其中： */
const NUMBERING =
  /^(?:[一二三四五六七八九十]+[、.]|\([一二三四五六七八九十\d]+\)|\d+(?:\.\d+)+[、).]?|\d+(?:[、)]|\.(?!\d))|其中:)/;
/** Marks of a footnote: ①, ※, ² and 注1. */
const FOOTNOTE_MARKS = /[\u2460-\u2473※†‡△▲¹²³]+|注\d{1,2}$/g;

/** Removes blanks, the star of a required column and a final colon from a heading, and converts it to half width. */
export const tidyHead = (text: string): string =>
  toHalfWidth(text)
    .replace(/[\s*]+/g, '')
    .replace(/:$/, '');

/** Reduces a name to the part that people do not vary: without numbering, brackets and punctuation; may be empty. */
export const normaliseHeading = (text: string): string =>
  tidyHead(toHalfWidth(text))
    .toLowerCase()
    .replace(FOOTNOTE_MARKS, '')
    .replace(NUMBERING, '')
    .replace(BRACKETS, '')
    .replace(/[*:;,.、。]+/g, '');

/** Spellings to which a name is reduced: 产品名称 and 产品服务名称 for 产品（服务）名称. */
export const listSpellings = (name: string): string[] =>
  [name, toHalfWidth(name).replace(/[()[\]]/g, '')].map(normaliseHeading);

/** Names of a field: with its unit and without, in either language. */
export const listFieldNames = (field: Field): string[] => {
  const unit = getFieldUnit(field);
  const withIt = formatNameWithUnit(unit ? { ...field, unit } : field);
  const short = unit ? getUnitText(unit) : null;
  return [withIt.zh, withIt.en, field.zh, field.en, ...(short ? [`${field.zh}${short.zh}`] : [])];
};

/** Names of a year as accounts and spreadsheets have them. */
export const listYearNames = (year: string): string[] =>
  ['', '年', '年度', '年末', '年12月31日'].map((ending) => `${year}${ending}`);

/**
 * Indexes names; the returned function finds every column or row that a text names, or only the exact matches where there are
 * some.
 */
export function indexNames<Key>(entries: readonly NamedHead<Key>[]): (text: string) => readonly Key[] {
  const exact = groupBy(entries, (name) => [tidyHead(name)]);
  const bare = groupBy(entries, listSpellings);
  const units = new Map(entries.map(({ key, names }) => [key, names.flatMap(listUnitsInBrackets)]));
  const isOfUnit = (key: Key, said: readonly string[]): boolean => {
    const own = units.get(key) ?? [];
    const isOwn = (unit: string) => own.some((each) => isSameUnit(unit, each));
    return own.length === 0 || said.length === 0 || said.some(isOwn);
  };
  return (text) => {
    const said = listUnitsInBrackets(text);
    const alike = () => bare.get(normaliseHeading(text))?.filter((key) => isOfUnit(key, said));
    return exact.get(tidyHead(text)) ?? alike() ?? [];
  };
}

/** Units in the brackets of a name, whatever else these hold: 万元 in （单位：万元，含税）. */
export const listUnitsInBrackets = (name: string): string[] =>
  // Most texts of a long list have no brackets.
  !/[([（［]/.test(name)
    ? []
    : [...toHalfWidth(name).matchAll(/[([]([^()[\]]{1,40})[)\]]/g)].flatMap(([, inside = '']) =>
        inside
          .split(/[,;、]/)
          .filter(isUnit)
          .map(readUnitName),
      );

const BETWEEN_UNITS = /[()[\]【】/,、;:-]+/;

interface TidyNames {
  whole: readonly string[];
  /** Without remarks in brackets: 到位金额 for 到位金额（折合人民币）; none where there are no remarks. */
  short: readonly string[];
}

const tidyNames = new WeakMap<Field, TidyNames>();
/** Returns both names of a field as `tidyHead` has them: each heading of a file is looked for among those of all fields. */
function getTidyNames(field: Field): TidyNames {
  const known = tidyNames.get(field);
  if (known) return known;
  const whole = [field.zh, field.en].map(tidyHead);
  const short = whole.map((name) => name.replace(BRACKETS, '')).filter((name) => !whole.includes(name));
  tidyNames.set(field, { whole, short });
  return { whole, short };
}

/**
 * Returns a function that finds the unit after the name of a field in a heading: 元 of 支出（元）, 支出/元 and 支出元;
 * undefined without one, and for another name.
 */
export function createUnitFinder(
  heading: string,
): (field: Field, form?: keyof TidyNames) => string | undefined {
  const find = findUnitIn(heading);
  return (field, form = 'whole') => find(getTidyNames(field)[form]);
}

/** True for two fields whose names differ in nothing but their remarks in brackets. */
export const isSameButRemarks = (one: Field, other: Field): boolean => {
  const [own, others] = [one, other].map((field) => {
    const { whole, short } = getTidyNames(field);
    return [...whole, ...short];
  });
  return own?.some((name) => name && others?.includes(name)) ?? false;
};

/** The same for names that need not be those of a field. */
export const findUnitAfterName = (names: readonly string[], heading: string): string | undefined =>
  findUnitIn(heading)(names.map(tidyHead));

function findUnitIn(heading: string): (tidied: readonly string[]) => string | undefined {
  const head = tidyHead(heading).replace(NUMBERING, '');
  return (tidied) => {
    const name = tidied.find((each) => each && head.startsWith(each));
    const [joined, ...apart] = name ? head.slice(name.length).split(BETWEEN_UNITS) : [];
    // A text joined to the name makes another name of it, unless it is the unit: 支出元, but not 支出说明（元）.
    const after = joined ? [joined] : apart;
    return after.filter(isUnit).map(readUnitName)[0];
  };
}

function groupBy<Key>(
  entries: readonly NamedHead<Key>[],
  spell: (name: string) => readonly string[],
): ReadonlyMap<string, readonly Key[]> {
  const found = new Map<string, Key[]>();
  for (const { key, names } of entries) {
    for (const spelled of new Set(names.flatMap(spell))) {
      if (spelled) found.set(spelled, [...(found.get(spelled) ?? []), key]);
    }
  }
  return found;
}
