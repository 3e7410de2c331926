/**
 * Names of columns and rows, found whatever they are spelled like: one rule for the headings of a file that is imported and
 * for those of a block that is pasted. A name as the form spells it wins. Next to it stand spellings without units, notes in
 * brackets, stars and numbering; they count only where they mean one column or row alone. Another unit is another name: no
 * yuan are taken for ten thousands of them.
 */
import { toHalfWidth } from '../checks/normalise';
import type { Field } from '../definition';
import { formatNameWithUnit, getUnitText, isUnit } from '../filing/units';

/** A column or row with the texts that it is called by. */
export interface NamedHead<Key> {
  key: Key;
  names: readonly string[];
}

const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;
/** 一、 (二) 3. 4） 其中： */
const NUMBERING =
  /^(?:[一二三四五六七八九十]+[、.]|\([一二三四五六七八九十\d]+\)|\d+(?:[、)]|\.(?!\d))|其中:)/;

/** Blanks of a head say nothing; nor do the star of a required column, a colon behind it, and the width of brackets. */
const tidyHead = (text: string): string =>
  toHalfWidth(text)
    .replace(/[\s*]+/g, '')
    .replace(/:$/, '');

/** A name without whatever people add to it or leave out; empty where nothing else is in it. */
export const normaliseHeading = (text: string): string =>
  tidyHead(toHalfWidth(text))
    .toLowerCase()
    .replace(NUMBERING, '')
    .replace(BRACKETS, '')
    .replace(/[*:;,.、。]+/g, '');

/** The texts that a field is called by: with its unit and without, in either language. */
export const listFieldNames = (field: Field): string[] => {
  const withIt = formatNameWithUnit(field);
  const short = field.unit ? getUnitText(field.unit) : null;
  return [withIt.zh, withIt.en, field.zh, field.en, ...(short ? [`${field.zh}${short.zh}`] : [])];
};

/** Finds every column or row that a text names; those that are spelled just so come alone. */
export function indexNames<Key>(entries: readonly NamedHead<Key>[]): (text: string) => readonly Key[] {
  const exact = groupBy(entries, tidyHead);
  const bare = groupBy(entries, normaliseHeading);
  const units = new Map(entries.map(({ key, names }) => [key, new Set(names.flatMap(unitsIn))]));
  const isOfUnit = (key: Key, said: readonly string[]): boolean => {
    const own = units.get(key);
    return !own?.size || said.length === 0 || said.some((unit) => own.has(unit));
  };
  return (text) => {
    const said = unitsIn(text);
    const alike = () => bare.get(normaliseHeading(text))?.filter((key) => isOfUnit(key, said));
    return exact.get(tidyHead(text)) ?? alike() ?? [];
  };
}

/** The units in the brackets of a name. */
const unitsIn = (name: string): string[] =>
  [...toHalfWidth(name).matchAll(/\(([^()]{1,40})\)/g)].flatMap(([, unit = '']) =>
    isUnit(unit) ? [unit.trim()] : [],
  );

function groupBy<Key>(
  entries: readonly NamedHead<Key>[],
  spell: (name: string) => string,
): ReadonlyMap<string, readonly Key[]> {
  const found = new Map<string, Key[]>();
  for (const { key, names } of entries) {
    for (const spelled of new Set(names.map(spell))) {
      if (spelled) found.set(spelled, [...(found.get(spelled) ?? []), key]);
    }
  }
  return found;
}
