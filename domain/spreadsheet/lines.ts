/** A section without rows as a sheet: one line per field, with its name, value, unit and rules. */
import type { FieldAnswers } from '../definition';
import { getUnitText } from '../filing/units';
import { type FileLanguage, say, type Text } from '../text';
import { type FieldColumn, toSheetColumn } from './columns';
import type { ReadFigure } from './computed-figures';
import { findHeadRow } from './head-rows';
import { indexNames, listFieldNames } from './headings';
import { noteHidden } from './hidden-cells';
import { createSheetText, type SheetMessage, sheetWords } from './messages';
import {
  formatCellName,
  type PlainCell,
  type ReadRow,
  type ReadSheet,
  type SheetColumn,
  type SheetFault,
  type SheetRow,
} from './model';
import { listChanged, type PlacedCell, type RefuseCell, readCells, readFigures } from './read-rows';
import type { SheetSource, SourceRow, TableSource } from './source';

const PARTS = [
  { key: 'field', width: 10 },
  { key: 'item', width: 34 },
  { key: 'content', width: 48 },
  { key: 'unit', width: 10 },
  { key: 'hint', width: 60 },
] as const;
type Part = (typeof PARTS)[number]['key'];

/** Index of the column of values. */
const CONTENT = PARTS.findIndex(({ key }) => key === 'content');

export const createLineColumns = (language: FileLanguage): SheetColumn[] =>
  PARTS.map(({ key, width }) => ({
    key: `#${key}`,
    head: say(sheetWords[key], language),
    note: '',
    width,
    format: '@',
    isLocked: key !== 'content',
    isHidden: key === 'field',
    validation: null,
  }));

export const buildSheetLines = (
  { columns }: TableSource,
  language: FileLanguage,
  cellOf: (column: FieldColumn) => PlainCell,
): SheetRow[] =>
  columns.map((column) => {
    const { field, isTyped } = column;
    const { format, note, validation } = toSheetColumn(column, language);
    const text = (value: string): PlainCell => (value ? { kind: 'text', text: value } : null);
    const unit = field.unit ? getUnitText(field.unit)[language] : '';
    return {
      cells: [text(field.key), text(say(field, language)), cellOf(column), text(unit), text(note)],
      locked: isTyped ? [] : [CONTENT],
      own: { place: CONTENT, format, note, validation },
    };
  });

export interface ReadLines {
  changes: FieldAnswers;
  figures: ReadFigure[];
  faults: SheetFault[];
}

/** Reads the lines of a sheet; null where it has no column of values. */
export function readLines(from: SheetSource, source: TableSource, sheet: ReadSheet): ReadLines | null {
  const head = headOf(sheet);
  const places = placesIn(head);
  const content = places.get('content');
  if (content === undefined || (!places.has('field') && !places.has('item'))) return null;
  const faults: SheetFault[] = [];
  const refuse: RefuseCell = (cell, message, isRefused = true) =>
    faults.push({ sheet: sheet.name, cell, message, isRefused });
  const find = createFieldFinder(source);
  const found = new Map<FieldColumn, PlacedCell>();
  for (const { number, cells } of sheet.rows) {
    if (number <= (head?.number ?? 0)) continue;
    const [key, item] = [textAt(cells, places.get('field')), textAt(cells, places.get('item'))];
    const cell = cells[content] ?? null;
    const column = find(key) ?? find(item);
    const kind = findLineFault(column, cell, found);
    if (kind) refuse(formatCellName(places.get('item') ?? content, number), lineText(kind, item || key));
    else if (column && column !== 'unasked' && !found.has(column))
      found.set(column, { column, cell, place: content, row: number });
  }
  for (const column of source.columns)
    if (column.isTyped && !found.has(column))
      refuse('', createSheetText('line_missing', { head: nameOf(column) }), false);
  const record = source.rows[0] as SourceRow;
  const cells = [...found.values()];
  const changes = readCells(record, cells, from.filled, refuse);
  faults.push(...noteHidden(sheet, head?.number ?? 0, listChanged(cells, changes)));
  return {
    changes,
    figures: readFigures(record, cells, from.filled),
    faults,
  };
}

const lineText = (kind: SheetMessage, head: string): Text =>
  createSheetText(kind, { head: head.slice(0, 40) });
const nameOf = ({ field: { zh, en } }: FieldColumn): Text => ({ zh, en });

const findParts = indexNames(
  PARTS.map(({ key }) => ({ key, names: [sheetWords[key].zh, sheetWords[key].en] })),
);

/** Finds the column of a lines sheet by its heading in either language. */
const partNamed = (text: string): Part | undefined => findParts(text)[0];

const headOf = (sheet: ReadSheet): ReadRow | undefined =>
  findHeadRow(sheet, (text) => partNamed(text) !== undefined);

function placesIn(head: ReadRow | undefined): Map<Part, number> {
  const places = new Map<Part, number>();
  for (const [place, cell] of (head?.cells ?? []).entries()) {
    const part = cell?.kind === 'text' ? partNamed(cell.text) : undefined;
    if (part && !places.has(part)) places.set(part, place);
  }
  return places;
}

/** Number of the row of headings; null in a sheet without a column of values. */
export function findLinesHeadRow(sheet: ReadSheet): number | null {
  const head = headOf(sheet);
  const places = placesIn(head);
  return head && places.has('content') && (places.has('field') || places.has('item')) ? head.number : null;
}

const textAt = (cells: PlainCell[], place: number | undefined): string => {
  const cell = cells[place ?? -1];
  return cell?.kind === 'text' ? cell.text.trim() : '';
};

type Found = FieldColumn | 'unasked' | undefined;

/** Finds a field by its key, or by its name in either language. */
export function createFieldFinder({ columns, unasked }: TableSource): (said: string) => Found {
  const byKey = new Map<string, Found>(columns.map((column) => [column.field.key, column]));
  const byName = indexNames<Found>(
    columns.map((column) => ({ key: column, names: listFieldNames(column.field) })),
  );
  const others = indexNames<Found>(
    unasked.map((field) => ({ key: 'unasked', names: [field.key, ...listFieldNames(field)] })),
  );
  return (said) => {
    const [column, another] = byName(said);
    return byKey.get(said) ?? (another ? undefined : column) ?? others(said)[0];
  };
}

/** Fault of a line; null for an unknown or inapplicable line without a value. */
export function findLineFault(
  column: Found,
  cell: PlainCell,
  found: ReadonlyMap<FieldColumn, unknown>,
): SheetMessage | null {
  if (column === undefined) return cell ? 'unknown_line' : null;
  if (column === 'unasked') return cell ? 'column_unasked' : null;
  return found.has(column) ? 'line_twice' : null;
}
