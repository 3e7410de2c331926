/** Items of the library written out as rows, to be pasted into a draft: sections and rules, with what they bring along. */
import type { Answers } from '../definition';
import { expandDocument } from '../program-documents/expand';
import { createItemFinder, type LibraryItem } from '../program-documents/library-item';
import { writeDocumentRows } from '../program-documents/tables';
import type { ProgramDocument } from '../program-documents/types';
import type { Text } from '../text';
import { createFirstDocument } from './first-document';
import { type CopiedRows, copyRows } from './rows/edit-rows';
import { findNameColumn, getRows } from './rows/items';

export type LibraryItems = Readonly<Record<string, LibraryItem>>;

export interface OfferedItem {
  name: string;
  /** Table whose rows the item is. */
  table: 'sections' | 'rules';
  /** Title of the section, or what the first rule says. */
  title: Text;
  parameters: readonly string[];
}

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;

/** Items that are a section or rules; others are parts of these. */
export function listOfferedItems(items: LibraryItems): OfferedItem[] {
  return Object.entries(items).flatMap(([name, { part, parameters = [] }]): OfferedItem[] => {
    const first: unknown = Array.isArray(part) ? part[0] : part;
    const { kind, title, level } = (first ?? {}) as Record<string, unknown>;
    if (typeof kind === 'string' && isText(title)) return [{ name, table: 'sections', title, parameters }];
    const isRule = typeof level === 'string' && isText(first);
    return isRule ? [{ name, table: 'rules', title: first, parameters }] : [];
  });
}

/** Tables whose rows an item brings along, unless the draft has rows of their names. */
const BROUGHT = ['dictionaries', 'expressions'] as const;

function expandItem(
  { name, table }: OfferedItem,
  values: Record<string, string>,
  items: LibraryItems,
): Answers | null {
  const first = createFirstDocument();
  const part = items[name]?.part;
  const isNameless = table === 'rules' && !Array.isArray(part) && part?.id === undefined;
  const use = { use: name, with: values, ...(isNameless && { id: 'R-01' }) };
  const form = { ...first.form, sections: [] as unknown[], [table]: [use] };
  const { document, faults } = expandDocument({ ...first, form }, createItemFinder(items));
  return faults.length > 0 ? null : writeDocumentRows(document as ProgramDocument);
}

/** Returns the rows of an item, ready to be pasted one after the other; null where a parameter has no value. */
export function writeLibraryRows(
  item: OfferedItem,
  values: Record<string, string>,
  items: LibraryItems,
  present: Answers,
): CopiedRows[] | null {
  const answers = expandItem(item, values, items);
  if (!answers) return null;
  const copyAll = (table: string): CopiedRows[] =>
    getRows(answers, table).flatMap(({ row }) =>
      row === undefined ? [] : [copyRows(answers, { table, row })],
    );
  const isMissing = ({ rows: [first] }: CopiedRows): boolean => {
    const column = first && findNameColumn(first.table);
    return !column || !getRows(present, first.table).some((row) => row[column.key] === first.row[column.key]);
  };
  return [...BROUGHT.flatMap(copyAll).filter(isMissing), ...copyAll(item.table)];
}
