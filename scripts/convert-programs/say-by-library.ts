/** Finds the parts of a document that stand in the library, and says there how they differ. */
import { isDeepStrictEqual } from 'node:util';
import type { LibraryItem } from '../../domain/program-documents/library-item';

export type Plain = Record<string, unknown>;
/** Items by name, with their parts as other items write them out. */
export type Library = ReadonlyMap<string, { item: LibraryItem; whole: unknown }>;

const LISTS = ['fields', 'columns', 'indicators'];
/** Characters that an item must save. */
const LEAST_SAVED = 180;

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameOf = (entry: unknown): string => (isPlain(entry) ? String(entry.key ?? entry.id ?? '') : '');

/** The same value with another text for each. */
export function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, map));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, map)]));
}

export const measure = (value: unknown): number => JSON.stringify(value).length;

interface ListDifferences {
  without: string[];
  changes: Plain;
  add: unknown[];
}

function compareProperties(shared: Plain, actual: Plain, ignored: readonly string[] = []): Plain | null {
  const has = Object.keys(shared).filter((key) => !ignored.includes(key));
  if (has.some((key) => shared[key] !== undefined && !Object.hasOwn(actual, key))) return null;
  return Object.fromEntries(
    Object.entries(actual).filter(
      ([key, value]) => !ignored.includes(key) && !isDeepStrictEqual(value, shared[key]),
    ),
  );
}

function compareLists(shared: unknown[], actual: unknown[]): ListDifferences | null {
  const names = actual.map(nameOf);
  const without = shared.map(nameOf).filter((name) => !names.includes(name));
  const kept = shared.filter((entry) => !without.includes(nameOf(entry)));
  const changes: Plain = {};
  for (const [i, entry] of kept.entries()) {
    const other = actual[i];
    if (nameOf(other) !== nameOf(entry)) return null;
    const change = compareProperties(entry as Plain, other as Plain);
    if (!change) return null;
    if (Object.keys(change).length > 0) changes[nameOf(entry)] = change;
  }
  return { without, changes, add: actual.slice(kept.length) };
}

/** What a document says beside `use`; null where it cannot say it. */
function compareParts(shared: Plain, actual: Plain): Plain | null {
  const list = LISTS.find((name) => Array.isArray(shared[name]));
  const own = compareProperties(shared, actual, list ? [list, 'fixedRows'] : []);
  if (!own) return null;
  if (!list) return own;
  const found = compareLists(shared[list] as unknown[], (actual[list] ?? []) as unknown[]);
  if (!found) return null;
  const { without, changes, add } = found;
  if (shared.fixedRows) {
    const rows = shared.fixedRows as Plain[];
    const left = rows
      .map(nameOf)
      .filter((name) => !(actual.fixedRows as Plain[]).some((row) => nameOf(row) === name));
    without.push(...left);
  }
  return {
    ...(without.length > 0 && { without }),
    ...own,
    ...(Object.keys(changes).length > 0 && { changes }),
    ...(add.length > 0 && { add }),
  };
}

const fillIn = (part: unknown, values: Plain): unknown =>
  mapTexts(part, (text) =>
    text.replace(/\{\{(\w+)\}\}/g, (all, name) => (Object.hasOwn(values, name) ? String(values[name]) : all)),
  );

/** Values that the parameters of the items can have in a document. */
const listValues = ({ parameters = [] }: LibraryItem, names: Names): Plain[] => {
  const [parameter] = parameters;
  return parameter ? (names[parameter] ?? []).map((value) => ({ [parameter]: value })) : [{}];
};

/** Names that a document has, by the parameters and properties of items that take them. */
export type Names = Readonly<Record<string, string[]>>;

const bringsOthers = ({ dictionaries = {}, expressions = {} }: LibraryItem, { named = [] }: Names): boolean =>
  [...Object.keys(dictionaries), ...Object.keys(expressions)].some((name) => !named.includes(name));

/** The shortest way to say a map by an item, if that is shorter than the map. */
export function sayMap(actual: Plain, library: Library, names: Names): Plain {
  let best: Plain = actual;
  const most = measure(actual) - LEAST_SAVED;
  for (const [use, { item, whole }] of library) {
    if (!isPlain(whole) || whole.key !== actual.key || whole.kind !== actual.kind) continue;
    if (bringsOthers(item, names)) continue;
    for (const values of listValues(item, names)) {
      const differences = compareParts(fillIn(whole, values) as Plain, actual);
      if (!differences) continue;
      const said = { use, ...(item.parameters && { with: values }), ...differences };
      if (measure(said) < Math.min(most, measure(best))) best = said;
    }
  }
  return best;
}

/** Says runs of a list by items that are lists. */
export function sayList(list: unknown[], library: Library, names: Names): unknown[] {
  const said: unknown[] = [];
  for (let i = 0; i < list.length; ) {
    const run = findRun(list.slice(i), library, names);
    if (run) said.push(run.said);
    else said.push(isPlain(list[i]) ? sayMap(list[i] as Plain, library, names) : list[i]);
    i += run?.length ?? 1;
  }
  return said;
}

function findRun(list: unknown[], library: Library, names: Names): { said: Plain; length: number } | null {
  for (const [use, { item, whole }] of library) {
    if (!Array.isArray(whole) || whole.length > list.length) continue;
    const { length } = whole;
    for (const values of listValues(item, names)) {
      const shared = fillIn(whole, values) as unknown[];
      if (isDeepStrictEqual(shared, list.slice(0, length)))
        return { said: { use, ...(item.parameters && { with: values }) }, length };
    }
  }
  return null;
}

/** The path of the first difference. */
export function findDifference(one: unknown, other: unknown, path = ''): string {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
    return `${path} ${one} | ${other}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [a, b] = [(one as Plain)[key], (other as Plain)[key]];
    if (!isDeepStrictEqual(a, b)) return findDifference(a, b, `${path}.${key}`);
  }
  return path;
}
