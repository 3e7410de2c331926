/** Notes the place of each item, also under the names by which faults call it: keys in place of numbers. */
import { itemTables, singleTables } from './definitions';
import type { ReadItem } from './item-table';
import type { ItemPlace, ItemPlaces } from './places';
import { getRestKey } from './rest-keys';

type Reads = ReadonlyMap<string, readonly ReadItem[]>;

const getName = ({ item }: ReadItem): string => String(item.key ?? item.id ?? item.code ?? '');

const listPlaced = (reads: Reads): ReadItem[] =>
  itemTables.flatMap((table) => reads.get(table.key) ?? []).filter(({ path }) => path);

/** Replaces the numbers in a path by the names of their items: `form.sections.3.fields.2` by `form.sections.years.fields.base_year`. */
function nameSteps(path: string, names: ReadonlyMap<string, string>): string {
  const steps = path.split('.');
  return steps.map((step, i) => names.get(steps.slice(0, i + 1).join('.')) ?? step).join('.');
}

/** A field may also be called without its list, and without what is around its section. */
const shorten = (table: string, named: string): string[] => {
  const [, section, field] = /^form\.sections\.([^.]+)\.\w+\.([^.]+)$/.exec(named) ?? [];
  return table === 'fields' && section && field
    ? [`form.sections.${section}.${field}`, `${section}.${field}`]
    : [];
};

export function createPlaces(reads: Reads): ItemPlaces {
  const byPath = new Map<string, ItemPlace>();
  const byRow = new Map<string, string>();
  for (const { key, singles } of singleTables)
    for (const { at, columns } of singles)
      byPath.set(at.join('.'), { section: key, columns, rest: getRestKey(at) });
  const names = new Map(
    listPlaced(reads).flatMap((read) =>
      getName(read) ? [[read.path as string, getName(read)] as const] : [],
    ),
  );
  const aliases: (readonly [string, ItemPlace])[] = [];
  for (const { key, columns } of itemTables)
    for (const read of reads.get(key) ?? []) {
      if (!read.path) continue;
      const fits = key === 'conditions' ? `manifest.fits.${getName(read)}` : undefined;
      const place = { section: key, row: read.id, columns, ...(fits && { elsewhere: { fits } }) };
      if (fits) aliases.push([fits, { ...place, columns: [], field: 'fits' }]);
      byPath.set(read.path, place);
      byRow.set(`${key} ${read.id}`, read.path);
      const named = nameSteps(read.path, names);
      for (const alias of [named, ...shorten(key, named)]) aliases.push([alias, place]);
    }
  for (const [alias, place] of aliases) if (!byPath.has(alias)) byPath.set(alias, place);
  return { byPath, byRow };
}
