/** Places where the author of a document wrote what faults are about, once the items of the library have been written out. */
import { fillText, joinTexts, type TextTemplate } from '../text';
import type { DocumentExpansion } from './expand';
import type { DocumentFault } from './faults';

type Path = readonly PropertyKey[];
type Holder = Record<string, unknown>;

/** Returns the path in the document as written, and the library item that brought it, of a place: `form.rules.GZ-01.check`. */
export type FindOrigin = (place: string) => { path: string; bringer: string } | null;

const broughtBy: TextTemplate = {
  zh: '（来自公共条目“{{item}}”）',
  en: ' (from the library item “{{item}}”)',
  ar: ' (من البند المشترك «{{item}}»)',
};

/** Lists that a place leaves out: `form.sections.basic.revenue` is one of its fields. */
const UNNAMED_LISTS = ['fields', 'columns', 'indicators'] as const;

const findEntry = (list: readonly unknown[], name: string): number =>
  list.findIndex((entry, index) => {
    const { key, id, code, call, from } = (entry ?? {}) as Holder;
    return [key, id, code, call, from, String(index)].includes(name);
  });

function findStep(value: unknown, name: string): Path | null {
  if (Array.isArray(value)) {
    const index = findEntry(value, name);
    return index < 0 ? null : [index];
  }
  if (typeof value !== 'object' || value === null) return null;
  if (Object.hasOwn(value, name)) return [name];
  for (const list of UNNAMED_LISTS) {
    const entries = Object.hasOwn(value, list) ? (value as Holder)[list] : undefined;
    const index = Array.isArray(entries) ? findEntry(entries, name) : -1;
    if (index >= 0) return [list, index];
  }
  return null;
}

const follow = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (found as Holder | undefined)?.[key as string], value);

/** The path of a place, as far as it can be followed; ids may have points of their own. */
function findPath(document: unknown, place: string): Path {
  const names = place.split('.');
  let path: Path = [];
  while (names.length > 0) {
    const value = follow(document, path);
    const taken = names.findLastIndex(
      (_, end) => findStep(value, names.slice(0, end + 1).join('.')) !== null,
    );
    const step = taken < 0 ? null : findStep(value, names.slice(0, taken + 1).join('.'));
    if (!step) return path;
    path = [...path, ...step];
    names.splice(0, taken + 1);
  }
  return path;
}

export const createOriginFinder =
  ({ document, findSource, findBringer }: DocumentExpansion): FindOrigin =>
  (place) => {
    const path = findPath(document, place);
    const bringer = findBringer(path);
    return bringer === null ? null : { path: findSource(path).join('.'), bringer };
  };

/** Says of faults in what a library item brought where the item is used, and which one it is. */
export const locateFaults = (faults: readonly DocumentFault[], findOrigin: FindOrigin): DocumentFault[] =>
  faults.map((fault) => {
    const origin = findOrigin(fault.item);
    if (!origin) return fault;
    const text = joinTexts([fault.text, fillText(broughtBy, { item: origin.bringer })], '', '');
    return { ...fault, item: origin.path, text };
  });
