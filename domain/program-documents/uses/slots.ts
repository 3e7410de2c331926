/** Places where a document names its items, with what it takes to write another name there. */
import type { TextRange } from '../../expressions/language/tree';

export type ItemKind =
  | 'section'
  | 'field'
  | 'row'
  | 'group'
  | 'option'
  | 'dictionary'
  | 'condition'
  | 'rule'
  | 'expression'
  | 'paper';

/** An item of a document. Key of a field, row, group or option: `section.field`, `section.row`, `dictionary.value`. */
export interface NamedItem {
  kind: ItemKind;
  key: string;
}

/** A place that names an item; `at`: characters of the name in an expression. */
export interface NameSlot extends NamedItem {
  place: string;
  at?: TextRange;
  /** True where the item itself stands. */
  isDefinition?: true;
  /** True where nothing is wrong if there is no such item. */
  isLoose?: true;
  /** True where the check of expressions says that there is no such item. */
  isChecked?: true;
  /** Changes the name to that of the item's new key. */
  write(key: string): void;
}

export type NameHolder = Record<string, unknown>;

/** The part of a key that is the item's own: `field` of `section.field`. */
export const getOwnName = ({ kind, key }: NamedItem): string =>
  kind === 'field' || kind === 'row' || kind === 'group' || kind === 'option'
    ? key.slice(key.indexOf('.') + 1)
    : key;

/** Gives an entry of a record another name; the order of the entries stays. */
function renameEntry(record: NameHolder, name: string, newName: string): void {
  const entries = Object.entries(record);
  for (const [each] of entries) delete record[each];
  for (const [each, value] of entries) record[each === name ? newName : each] = value;
}

/** Collects places; the names of one document after the other. */
export class SlotCollector {
  readonly slots: NameSlot[] = [];

  /** A property that holds the item's own name. */
  own(
    item: NamedItem,
    place: string,
    holder: NameHolder,
    property: string,
    more: Partial<NameSlot> = {},
  ): void {
    const write = (key: string) => {
      const name = getOwnName({ ...item, key });
      holder[property] = typeof holder[property] === 'number' ? Number(name) : name;
    };
    this.slots.push({ ...item, place, write, ...more });
  }

  /** The names of a list. */
  listed(
    kind: ItemKind,
    prefix: string,
    place: string,
    list: readonly unknown[] | undefined,
    more: Partial<NameSlot> = {},
  ): void {
    for (const [index, name] of (list ?? []).entries())
      this.own(
        { kind, key: `${prefix}${String(name)}` },
        place,
        list as unknown as NameHolder,
        String(index),
        more,
      );
  }

  /** Names of the entries of a record. */
  entries(
    kind: ItemKind,
    prefix: string,
    place: string,
    record: object | undefined,
    more: Partial<NameSlot> = {},
  ): void {
    for (const name of Object.keys(record ?? {})) {
      const item = { kind, key: `${prefix}${name}` };
      const write = (key: string) => renameEntry(record as NameHolder, name, getOwnName({ kind, key }));
      this.slots.push({ ...item, place, write, ...more });
    }
  }

  /** A path `section`, `section.field` or `section[row]`. */
  path(text: unknown, place: string, write: (path: string) => void, more: Partial<NameSlot> = {}): void {
    if (typeof text !== 'string') return;
    const [, section = '', field, row] = /^([^.[]+)(?:\.([^.[]+))?(?:\[([^\]]*)\])?/.exec(text) ?? [];
    if (field !== undefined)
      this.slots.push({ kind: 'field', key: `${section}.${field}`, place, write, ...more });
    else if (row !== undefined)
      this.slots.push({
        kind: 'row',
        key: `${section}.${row}`,
        place,
        write: (key) => write(`${key.slice(0, key.indexOf('.'))}[${key.slice(key.indexOf('.') + 1)}]`),
        ...more,
      });
    else this.slots.push({ kind: 'section', key: section, place, write, ...more });
  }

  /** Paths of properties. */
  paths(place: string, holder: object | undefined, ...properties: string[]): void {
    for (const property of properties) {
      const value = (holder as NameHolder | undefined)?.[property];
      this.path(value, `${place}.${property}`, (path) => {
        (holder as NameHolder)[property] = path;
      });
    }
  }

  listedPaths(place: string, list: readonly unknown[] | undefined): void {
    for (const [index, path] of (list ?? []).entries())
      this.path(path, place, (written) => {
        (list as unknown[])[index] = written;
      });
  }

  /** Paths that name the entries of a record. */
  pathEntries(place: string, record: object | undefined): void {
    for (const path of Object.keys(record ?? {}))
      this.path(path, place, (written) => renameEntry(record as NameHolder, path, written));
  }

  /** Paths that are the values of a record. */
  pathValues(place: string, record: object | undefined): void {
    for (const name of Object.keys(record ?? {})) this.paths(place, record, name);
  }
}
