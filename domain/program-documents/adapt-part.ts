/** Adapts a part of the library to the document that uses it. */
import { isPlain, type PlainRecord } from './plain-record';

export interface PartAdaptations {
  without: readonly string[];
  changes: Readonly<Record<string, PlainRecord>>;
  add: readonly unknown[];
  /** Called with the changed entry that stands for the one of the item. */
  onChanged: (entry: PlainRecord, name: string) => void;
}

export interface AdaptedPart {
  part: unknown;
  /** Names in `without` and `changes` that the part does not have. */
  unknown: string[];
  /** True where `add` has no list to follow. */
  cannotAdd: boolean;
}

/** The lists of a section that hold its fields; it has one of them. */
const FIELD_LISTS = ['fields', 'columns', 'indicators'];
const ROWS = 'fixedRows';

const nameOf = (entry: unknown): string | undefined => {
  const name = isPlain(entry) ? (entry.key ?? entry.id) : undefined;
  return typeof name === 'string' ? name : undefined;
};

export function adaptPart(part: unknown, { without, changes, add, onChanged }: PartAdaptations): AdaptedPart {
  const met = new Set<string>();

  const adaptEntry = (entry: unknown): unknown[] => {
    const name = nameOf(entry);
    if (name === undefined || !isPlain(entry)) return [entry];
    met.add(name);
    if (without.includes(name)) return [];
    const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
    if (!change) return [entry];
    const changed = { ...entry, ...change };
    onChanged(changed, name);
    return [changed];
  };
  const adaptList = (list: unknown[]): unknown[] => list.flatMap(adaptEntry);
  const adaptRows = (rows: unknown[]): unknown[] =>
    adaptList(rows).map((row) =>
      isPlain(row) && Array.isArray(row.sumOf)
        ? { ...row, sumOf: row.sumOf.filter((key) => !without.includes(key)) }
        : row,
    );
  const listUnknown = (): string[] => [...without, ...Object.keys(changes)].filter((name) => !met.has(name));

  if (Array.isArray(part))
    return { part: [...adaptList(part), ...add], unknown: listUnknown(), cannotAdd: false };
  const section = part as PlainRecord;
  const list = FIELD_LISTS.find((name) => Array.isArray(section[name]));
  const adapted = {
    ...section,
    ...(list && { [list]: [...adaptList(section[list] as unknown[]), ...add] }),
    ...(Array.isArray(section[ROWS]) && { [ROWS]: adaptRows(section[ROWS]) }),
  };
  return { part: adapted, unknown: listUnknown(), cannotAdd: !list && add.length > 0 };
}
