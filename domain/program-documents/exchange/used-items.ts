import type { FindItem, LibraryItem } from '../library-item';
import { isPlain } from '../plain-record';

function listUses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listUses);
  if (!isPlain(value)) return [];
  const own = typeof value.use === 'string' ? [value.use] : [];
  return [...own, ...Object.values(value).flatMap(listUses)];
}

/** Returns the items that a document uses, and those that these use, by their names in alphabetical order. */
export function listUsedItems(written: unknown, findItem: FindItem): [string, LibraryItem][] {
  const found = new Map<string, LibraryItem>();
  const follow = (value: unknown): void => {
    for (const name of listUses(value)) {
      const item = found.has(name) ? undefined : findItem(name);
      if (!item) continue;
      found.set(name, item);
      follow(item);
    }
  };
  follow(written);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the value with items under other names. */
export function renameUses(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => renameUses(each, names));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === 'use' && typeof each === 'string' ? (names.get(each) ?? each) : renameUses(each, names),
    ]),
  );
}
