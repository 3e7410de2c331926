/** The properties of an item as single values, by their paths within it. */
import type { Text } from '../../text';
import { isPlain, type PlainRecord } from '../plain-record';

/** Texts, numbers, expressions and lists of these, by path: `years.base`, `criteria[novelty].points`. */
export type PropertyValues = ReadonlyMap<string, unknown>;

/** Path of the text of an item, which has no name of its own. */
export const OWN_TEXT = 'text';

const LANGUAGES: ReadonlySet<string> = new Set(['zh', 'en', 'ar']);

const hasText = ({ zh, en }: PlainRecord): boolean => typeof zh === 'string' && typeof en === 'string';

/** True for a text and nothing beside it. */
export const isText = (value: unknown): value is Text =>
  isPlain(value) && hasText(value) && Object.keys(value).every((key) => LANGUAGES.has(key));

const isSingle = (value: unknown): boolean =>
  !isPlain(value) && !(Array.isArray(value) && value.some((each) => isPlain(each) && !isText(each)));

function collect(value: unknown, path: string, found: Map<string, unknown>): void {
  if (value === undefined) return;
  if (isSingle(value) || isText(value)) {
    found.set(path, value);
    return;
  }
  if (Array.isArray(value)) {
    value.forEach((each, index) => {
      const { key, id } = isPlain(each) ? each : ({} as PlainRecord);
      collect(each, `${path}[${key ?? id ?? index + 1}]`, found);
    });
    return;
  }
  collectRecord(value as PlainRecord, path, found);
}

/** A text that has properties beside it is one of these. */
function collectRecord(record: PlainRecord, path: string, found: Map<string, unknown>): void {
  const below = (name: string): string => (path ? `${path}.${name}` : name);
  const entries = Object.entries(record);
  if (hasText(record)) {
    found.set(below(OWN_TEXT), Object.fromEntries(entries.filter(([key]) => LANGUAGES.has(key))));
    for (const [key, each] of entries) if (!LANGUAGES.has(key)) collect(each, below(key), found);
    return;
  }
  for (const [key, each] of entries) collect(each, below(key), found);
}

export function readProperties(item: PlainRecord, without: readonly string[] = []): PropertyValues {
  const found = new Map<string, unknown>();
  collectRecord(
    Object.fromEntries(Object.entries(item).filter(([key]) => !without.includes(key))),
    '',
    found,
  );
  return found;
}

/** The name of the property that a path begins with. */
export const getHead = (path: string): string => /^[^.[]*/.exec(path)?.[0] ?? path;

/** The name of the property that a path ends with. */
export const getTail = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('.'), path.lastIndexOf(']')) + 1);
