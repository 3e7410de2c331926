/** Notes the place of each item, also under the names by which faults call it: keys in place of numbers. */
import { itemTables, singleTables } from './definitions';
import type { Plain, ReadItem } from './item-table';
import type { ItemPlaces } from './places';
import { getRestKey } from './rest-keys';

type Places = Map<
  string,
  Parameters<ItemPlaces['byPath']['forEach']>[0] extends (value: infer P, ...rest: never[]) => void
    ? P
    : never
>;

/** Names of an item in paths that go by keys: `form.sections.baseData.fields.name`, `form.sections.baseData.name`. */
function listNamedPaths(
  table: string,
  { path = '', item }: ReadItem,
  sectionPaths: ReadonlyMap<string, string>,
): string[] {
  const name = String(item.key ?? item.id ?? '');
  if (!name) return [];
  const steps = path.split('.');
  const section = sectionPaths.get(steps.slice(0, 3).join('.'));
  if (table === 'sections') return [`form.sections.${name}`];
  if (section !== undefined && table === 'fields')
    return [
      `form.sections.${section}.${steps[3]}.${name}`,
      `form.sections.${section}.${name}`,
      `${section}.${name}`,
    ];
  if (section !== undefined) return [`form.sections.${section}.${steps.slice(3, -1).join('.')}.${name}`];
  return [[...steps.slice(0, -1), name].join('.')];
}

export function createPlaces(_document: Plain, reads: ReadonlyMap<string, readonly ReadItem[]>): ItemPlaces {
  const byPath: Places = new Map();
  const byRow = new Map<string, string>();
  for (const { key, singles } of singleTables)
    for (const { at, columns } of singles)
      byPath.set(at.join('.'), { section: key, columns, rest: getRestKey(at) });
  const sectionPaths = new Map<string, string>();
  for (const { path, item } of reads.get('sections') ?? [])
    if (path) sectionPaths.set(path, String(item.key ?? ''));
  for (const table of itemTables)
    for (const read of reads.get(table.key) ?? []) {
      if (!read.path) continue;
      const place = { section: table.key, row: read.id, columns: table.columns };
      byPath.set(read.path, place);
      byRow.set(`${table.key} ${read.id}`, read.path);
      for (const path of listNamedPaths(table.key, read, sectionPaths))
        if (!byPath.has(path)) byPath.set(path, place);
    }
  return { byPath, byRow };
}
