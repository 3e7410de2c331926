/** Identities of items as identities of rows, which are shorter and unique in their table. */
import type { ItemIdentity, PlainRecord } from './item-table';

/** Maximum length of the identity of a row, as drafts check it; two characters are left for telling equal ones apart. */
const LONGEST = 61;
const KEPT = 48;

/** Checksum of a text (FNV-1a): equal starts of long identities differ by it. */
export function computeChecksum(text: string): string {
  let sum = 0x811c9dc5;
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(36);
}

export const toRowId = (identity: string): string =>
  identity.length <= LONGEST ? identity : `${identity.slice(0, KEPT)}…${computeChecksum(identity)}`;

/** Identities of rows that a browser has made (UUID): such an item has never been published. */
const GENERATED = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isGeneratedRowId = (id: string): boolean => id === '' || GENERATED.test(id);

/** Ids that a document accepts. */
const WRITABLE = /^[\w.$-]{1,170}$/;

const REPEATED = /~\d+$/;

/** Makes the identities of rows unique: the second of two equal ones gets a number. */
export function separateRowIds<R extends { row?: string }>(rows: readonly R[]): R[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const base = row.row ?? '';
    let id = base;
    for (let n = 2; seen.has(id); n += 1) id = `${base}~${n}`;
    seen.add(id);
    return id === base ? row : { ...row, row: id };
  });
}

/**
 * Returns the `id` of an item by the identity of its row; undefined where the item needs none, because its key tells it. `taken`:
 * identities of the other rows, from which a new item must differ.
 */
export function readIdentity(
  rowId: string,
  { derive, getPrefix }: ItemIdentity,
  item: PlainRecord,
  parentId: string,
  taken?: ReadonlySet<string>,
): string | undefined {
  const derived = derive(item, parentId);
  if (derived === undefined) return undefined;
  if (isGeneratedRowId(rowId)) return taken?.has(toRowId(derived)) && rowId ? rowId : undefined;
  const base = rowId.replace(REPEATED, '');
  if (base === toRowId(derived)) return undefined;
  const prefix = getPrefix?.(parentId) ?? '';
  const own = base.startsWith(prefix) ? base.slice(prefix.length) : '';
  return WRITABLE.test(own) ? own : undefined;
}
