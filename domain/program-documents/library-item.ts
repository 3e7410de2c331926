/**
 * An item of the library: a part of documents that stands once. A document says `use: <name>` where the part belongs, with
 * what differs there.
 */
import { z } from 'zod';
import { DOCUMENT_LIMITS } from './schema';

export const LIBRARY_LIMITS = {
  /** Characters of the file of an item. */
  length: 50_000,
  /** Items that use items. */
  depth: 5,
  /** Characters and values of a document with its items written out. */
  expanded: 1_000_000,
} as const;

const name = z.string().regex(/^[a-z][a-z0-9-]{0,79}$/);
const parameter = z.string().regex(/^[a-z]\w{0,39}$/i);
const keyed = z.record(z.string().max(80), z.looseObject({}));

export const libraryItemSchema = z.strictObject({
  /** Names that `with` gives values; `{{name}}` stands for the value in the texts of the item. */
  parameters: z.array(parameter).max(20).optional(),
  /** One section, rule or other map, or a list that stands in place of the entry that uses it. */
  part: z.union([z.looseObject({}), z.array(z.unknown()).max(DOCUMENT_LIMITS.fields)]),
  /** Dictionaries and expressions that the part names; each document that uses it has them thereby. */
  dictionaries: keyed.optional(),
  expressions: keyed.optional(),
});

export type LibraryItem = z.infer<typeof libraryItemSchema>;

/** Finds an item by its name. */
export type FindItem = (name: string) => LibraryItem | undefined;

export const createItemFinder =
  (items: Readonly<Record<string, LibraryItem>>): FindItem =>
  (name) =>
    Object.hasOwn(items, name) ? items[name] : undefined;

/** Properties that adapt an item, beside `use`; other properties stand in place of those of the item. */
export const useSchema = z.looseObject({
  use: name,
  with: z.record(parameter, z.union([z.string().max(500), z.number(), z.boolean()])).optional(),
  /** Keys of fields and rows, or ids of rules, that are left out; sums do without them too. */
  without: z.array(z.string()).max(DOCUMENT_LIMITS.fields).optional(),
  /** Properties of fields, rows and rules that differ, by key or id. */
  changes: z.record(z.string(), z.looseObject({})).optional(),
  /** Fields, columns, indicators or rules that follow those of the item. */
  add: z.array(z.looseObject({})).max(DOCUMENT_LIMITS.fields).optional(),
});

export type ItemUse = z.infer<typeof useSchema>;
