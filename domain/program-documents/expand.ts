/** Writes out the items of the library that a document uses. What is compiled, hashed and published is the result. */
import { adaptPart } from './adapt-part';
import type { DocumentFaultKind } from './faults';
import { type FindItem, type ItemUse, LIBRARY_LIMITS, type LibraryItem, useSchema } from './library-item';
import { isPlain, type PlainRecord } from './plain-record';

type Path = readonly PropertyKey[];
type Values = Readonly<Record<string, string | number | boolean>>;

export interface ExpansionFault {
  kind: DocumentFaultKind;
  /** Its place in the document as it is written. */
  path: Path;
  part: string;
}

export interface DocumentExpansion {
  document: unknown;
  faults: ExpansionFault[];
  /** Returns where a value of the expanded document is written; what an item holds, where the item is used. */
  findSource: (path: Path) => Path;
  /** Returns the library item that a value of the expanded document comes from; null where the document itself says it. */
  findBringer: (path: Path) => string | null;
}

interface Place {
  path: Path;
  /** Items in which this is written, the outermost first. */
  items: readonly string[];
  /** Values of the parameters of the innermost. */
  values: Values;
}

/** Properties of the document that items bring along. */
const BROUGHT = ['dictionaries', 'expressions'] as const;

const isUse = (value: unknown): value is PlainRecord => isPlain(value) && typeof value.use === 'string';

/** A text that is one parameter alone becomes its value, so that a number stays one. */
function fill(text: string, values: Values): string | number | boolean {
  const whole = /^\{\{(\w+)\}\}$/.exec(text)?.[1];
  if (whole !== undefined && Object.hasOwn(values, whole)) return values[whole] ?? '';
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** Ends an expansion whose faults say why. */
class TooLarge extends Error {}

class Expander {
  readonly faults: ExpansionFault[] = [];
  readonly sources = new Map<object, Path>();
  /** Items by what they brought into the document itself. */
  readonly bringers = new Map<object, string>();
  private readonly brought = new Map<(typeof BROUGHT)[number], Map<string, { value: unknown; path: Path }>>(
    BROUGHT.map((name) => [name, new Map()]),
  );
  private size = 0;

  constructor(private readonly findItem: FindItem) {}

  document(written: unknown): unknown {
    // Scenarios hold answers of people, which use no items.
    const { scenarios, ...parts } = isPlain(written) ? written : {};
    try {
      const value = isPlain(written) ? parts : written;
      const expanded = this.withBrought(this.value(value, { path: [], items: [], values: {} }));
      if (isPlain(expanded) && scenarios !== undefined) expanded.scenarios = scenarios;
      return expanded;
    } catch (stop) {
      if (stop instanceof TooLarge) return null;
      throw stop;
    }
  }

  private withBrought(expanded: unknown): unknown {
    if (!isPlain(expanded)) return expanded;
    for (const [property, items] of this.brought) {
      if (items.size > 0) expanded[property] = this.addBrought(property, expanded[property], items);
    }
    return expanded;
  }

  private addBrought(
    property: string,
    own: unknown,
    items: ReadonlyMap<string, { value: unknown; path: Path }>,
  ): unknown {
    const all: PlainRecord = isPlain(own) ? { ...own } : {};
    for (const [name, { value, path }] of items) {
      if (Object.hasOwn(all, name) && JSON.stringify(all[name]) !== JSON.stringify(value))
        this.fault('itemConflict', isPlain(own) ? [property, name] : path, name);
      all[name] = value;
    }
    if (isPlain(own)) this.sources.set(all, [property]);
    return all;
  }

  private fault(kind: DocumentFaultKind, path: Path, part: string): void {
    this.faults.push({ kind, path, part });
  }

  private grow(by: number, { path }: Place): void {
    this.size += by;
    if (this.size <= LIBRARY_LIMITS.expanded) return;
    this.fault('tooLarge', path, '');
    throw new TooLarge();
  }

  private value(written: unknown, place: Place): unknown {
    if (typeof written === 'string') {
      const filled = fill(written, place.values);
      this.grow(String(filled).length, place);
      return filled;
    }
    this.grow(1, place);
    if (isUse(written)) return this.use(written, place);
    if (Array.isArray(written)) {
      const list = written.flatMap((each, i) => {
        const expanded = this.value(each, this.below(place, i));
        return isUse(each) ? expanded : [expanded];
      });
      return this.note(list, place);
    }
    if (!isPlain(written)) return written;
    const entries = Object.entries(written).map(([key, each]) => [
      key,
      this.value(each, this.below(place, key)),
    ]);
    return this.note(Object.fromEntries(entries), place);
  }

  /** The content of an item has no place of its own in the document. */
  private below(place: Place, key: PropertyKey): Place {
    return place.items.length > 0 ? place : { ...place, path: [...place.path, key] };
  }

  private note<T extends object>(expanded: T, { path, items }: Place): T {
    if (items.length === 0) this.sources.set(expanded, path);
    return expanded;
  }

  private use(written: PlainRecord, place: Place): unknown {
    const { data, error } = useSchema.safeParse(this.withValues(written, place));
    if (!data) {
      for (const { path } of error.issues) this.fault('shape', [...place.path, ...path], path.join('.'));
      return null;
    }
    const item = this.find(data, place);
    if (!item) return null;
    const inside = { path: place.path, items: [...place.items, data.use], values: data.with ?? {} };
    this.bring(item, inside);
    const part = this.value(item.part, inside);
    // Null: the item uses one that has a fault.
    return part && this.adapt(part, data, place);
  }

  /** An item gives its own parameters on to the items that it uses. */
  private withValues(written: PlainRecord, place: Place): PlainRecord {
    if (!isPlain(written.with)) return written;
    const values = Object.entries(written.with).map(([name, value]) => [
      name,
      typeof value === 'string' ? fill(value, place.values) : value,
    ]);
    return { ...written, with: Object.fromEntries(values) };
  }

  private find({ use, with: values = {} }: ItemUse, { path, items }: Place): LibraryItem | null {
    const at = [...path, 'use'];
    if (items.includes(use)) this.fault('itemCircle', at, use);
    else if (items.length >= LIBRARY_LIMITS.depth) this.fault('tooLarge', at, use);
    else {
      const item = this.findItem(use);
      if (!item) this.fault('itemUnknown', at, use);
      else {
        const { parameters = [] } = item;
        const missing = parameters.filter((name) => !Object.hasOwn(values, name));
        const others = Object.keys(values).filter((name) => !parameters.includes(name));
        for (const name of missing) this.fault('parameterMissing', at, name);
        for (const name of others) this.fault('parameterUnknown', [...path, 'with', name], name);
        if (missing.length + others.length === 0) return item;
      }
    }
    return null;
  }

  private bring(item: LibraryItem, place: Place): void {
    for (const property of BROUGHT) {
      for (const [name, written] of Object.entries(item[property] ?? {})) {
        const value = this.value(written, place);
        const known = this.brought.get(property)?.get(name);
        if (known && JSON.stringify(known.value) !== JSON.stringify(value))
          this.fault('itemConflict', [...place.path, 'use'], name);
        this.brought.get(property)?.set(name, { value, path: place.path });
      }
    }
  }

  private adapt(part: unknown, data: ItemUse, place: Place): unknown {
    const { use: _, with: _with, without = [], changes = {}, add = [], ...own } = data;
    const adapted = adaptPart(part, {
      without,
      changes: this.value(changes, this.below(place, 'changes')) as Record<string, PlainRecord>,
      add: this.value(add, this.below(place, 'add')) as unknown[],
      onChanged: (entry, name) => {
        this.note(entry, this.below(this.below(place, 'changes'), name));
      },
    });
    for (const name of adapted.unknown) {
      const i = without.indexOf(name);
      const at = i < 0 ? ['changes', name] : ['without', i];
      this.fault('entryUnknown', [...place.path, ...at], name);
    }
    if (adapted.cannotAdd) this.fault('shape', [...place.path, 'add'], 'add');
    const made = Array.isArray(adapted.part)
      ? this.asList(adapted.part, own, place)
      : this.asMap(adapted.part as PlainRecord, own, place);
    if (place.items.length === 0) this.noteBringer(made, data.use, place);
    return made;
  }

  /** What the document adds or changes is its own. */
  private noteBringer(made: object, item: string, { path }: Place): void {
    if (!Array.isArray(made)) this.bringers.set(made, item);
    else
      for (const entry of made)
        if (isPlain(entry) && this.sources.get(entry) === path) this.bringers.set(entry, item);
  }

  private asList(list: unknown[], own: PlainRecord, place: Place): unknown[] {
    for (const name of Object.keys(own)) this.fault('shape', [...place.path, name], name);
    for (const entry of list) if (isPlain(entry) && !this.sources.has(entry)) this.note(entry, place);
    return list;
  }

  private asMap(map: PlainRecord, own: PlainRecord, place: Place): PlainRecord {
    const properties = Object.entries(own).map(([key, each]) => [
      key,
      this.value(each, this.below(place, key)),
    ]);
    return this.note({ ...map, ...Object.fromEntries(properties) }, place);
  }
}

export function expandDocument(document: unknown, findItem: FindItem): DocumentExpansion {
  const expander = new Expander(findItem);
  const expanded = expander.document(document);
  const trace = (path: Path): { source: Path; bringer: string | null } => {
    let source: Path = [];
    let bringer: string | null = null;
    let value = expanded;
    for (const key of path) {
      value = typeof value === 'object' && value !== null ? (value as PlainRecord)[key as string] : undefined;
      const holder = typeof value === 'object' && value !== null ? value : null;
      const known = holder ? expander.sources.get(holder) : undefined;
      source = known ?? [...source, key];
      const brought = holder ? expander.bringers.get(holder) : undefined;
      bringer = brought ?? (known ? null : bringer);
    }
    return { source, bringer };
  };
  return {
    document: expanded,
    faults: expander.faults,
    findSource: (path) => trace(path).source,
    findBringer: (path) => trace(path).bringer,
  };
}
