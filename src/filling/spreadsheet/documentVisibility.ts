/** What an OpenDocument hides, of which the reader tells nothing. */
import type { WorkBook } from '@e965/xlsx';

const TABLE = /<(?:[\w.-]+:)?table((?:\s[^<>]*)?)>/g;
const TABLE_STYLE =
  /<(?:[\w.-]+:)?style(\s[^<>]*)>\s*<(?:[\w.-]+:)?table-properties\s[^<>]*?display=["']false["'][^<>]*>/g;

const attributeIn = (attributes: string, name: string): string | undefined =>
  attributes.match(new RegExp(`\\s(?:[\\w.-]+:)?${name}=["']([^"']*)`))?.[1];

/** Marks in the workbook of the reader what its content hides. */
export function markHidden(book: WorkBook, content: string): WorkBook {
  const hidden = new Set(
    [...content.matchAll(TABLE_STYLE)].map(([, attributes = '']) => attributeIn(attributes, 'name')),
  );
  const Sheets = [...content.matchAll(TABLE)]
    .map(([, attributes = '']) => attributes)
    // The reader skips a table without content too.
    .filter((attributes) => !attributes.endsWith('/'))
    .map((attributes) => ({ Hidden: hidden.has(attributeIn(attributes, 'style-name')) ? 1 : 0 }) as const);
  return { ...book, Workbook: { ...book.Workbook, Sheets } };
}
