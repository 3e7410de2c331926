/** A list of new rows that is imported as a whole or not at all: its lines, or every fault with its cell. */
import type { FieldAnswers, FormScope, TableSection } from '../definition';
import type { FileLanguage, Text } from '../text';
import { listFittingSheets } from './fitting-sheets';
import { readHeader } from './header';
import { createSheetText } from './messages';
import { formatCellName, type ReadBook, type SheetContent, type SheetFault } from './model';
import { createMissingSheetFault } from './plan';
import { readRows } from './read-rows';
import { buildSheet } from './sheet';
import { buildTableSource } from './source';

/** Source of an empty list, whose columns depend on no other answers. */
const sourceIn = (section: TableSection) => ({ section, answers: {}, filled: {}, scope: {} as FormScope });

/** Creates an empty sheet of the list, to be filled in. */
export const createListTemplate = (section: TableSection, language: FileLanguage): SheetContent =>
  buildSheet(sourceIn(section), language);

export interface ReadList {
  lines: FieldAnswers[];
  faults: SheetFault[];
  /** Creates a fault at the cell of a field, for faults of a line that are found elsewhere. */
  faultAt(line: number, field: string, message: Text): SheetFault;
}

const refused = (faults: SheetFault[]): ReadList => ({
  lines: [],
  // Faults that a form would take over for later correction also refuse the whole list.
  faults: faults.map((fault) => ({ ...fault, isRefused: true })),
  faultAt: (_line, _field, message) => ({ sheet: '', cell: '', message, isRefused: true }),
});

export function readList(section: TableSection, book: ReadBook): ReadList {
  const from = sourceIn(section);
  const [sheet] = listFittingSheets(book, from);
  if (!sheet) return refused([createMissingSheetFault(book, from)]);
  const source = buildTableSource(from);
  const header = readHeader(source, sheet);
  const { rows, faults } = readRows(from, source, header, sheet);
  const about = (message: Text, cell = ''): SheetFault => ({
    sheet: sheet.name,
    cell,
    message,
    isRefused: true,
  });
  const all = [...header.faults, ...faults];
  if (all.length > 0) return refused(all);
  if (rows.length === 0) return refused([about(createSheetText('no_rows'))]);
  const over = { actual: rows.length, limit: source.limit, over: rows.length - source.limit };
  if (over.over > 0) return refused([about(createSheetText('max_rows', over))]);
  const placeOf = (field: string) =>
    header.fields.find(({ column }) => column.field.key === field)?.place ?? 0;
  return {
    lines: rows.map(({ changes }) => changes),
    faults: [],
    faultAt: (line, field, message) =>
      about(message, formatCellName(placeOf(field), rows[line]?.number ?? header.number)),
  };
}
