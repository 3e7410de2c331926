/** Rows of a table after an import: which are new, changed and removed. */

import type { Row } from '../definition';
import { createRow } from '../filing/rows';
import { getSectionRows } from '../filing/sections';
import { toCell } from './cells';
import type { ReadFigure } from './computed-figures';
import type { SheetHeader } from './header';
import { type MatchedRow, mergeImportedRow } from './read-rows';
import { getColumnValue, type SheetSource, type SourceRow, type TableSource } from './source';

export interface RowsPlan {
  /** Rows of the section after the import; empty for a section without rows. */
  rows: Row[];
  added: number;
  changed: number;
  removed: number;
  /** Rows that the import would add (`fresh`) and remove (`gone`). */
  fresh: Row[];
  gone: Row[];
  /** Number of removed rows with uploaded files, which no sheet shows. */
  removedWithFiles: number;
  isReordered: boolean;
  /** Figures of the file that the form computes. */
  figures: ReadFigure[];
}

export const EMPTY_ROWS_PLAN: RowsPlan = {
  rows: [],
  added: 0,
  changed: 0,
  removed: 0,
  fresh: [],
  gone: [],
  removedWithFiles: 0,
  isReordered: false,
  figures: [],
};

const figuresIn = (read: MatchedRow[], identify: (place: number) => Row): ReadFigure[] =>
  read.flatMap(({ figures }, i) => figures.map((figure) => ({ ...figure, row: identify(i) })));

const isChanged = ({ changes }: MatchedRow): boolean => Object.keys(changes).length > 0;

/**
 * Plans rows that the filer adds, in the order of the file. Rows that were emptied, and exported rows that are missing from the
 * file, are removed; rows added to the draft since the export stay. Where rows of the file were matched by their values, a new
 * one may be a changed row of the table: none is missing then, nor in a file without the column of identities.
 */
export function planAddedRows(
  { section }: SheetSource,
  source: TableSource,
  header: SheetHeader,
  read: MatchedRow[],
  known: ReadonlySet<string>,
  newId: () => string,
): RowsPlan {
  if (section.kind !== 'table') return EMPTY_ROWS_PLAN;
  const shows = (row: SourceRow) =>
    header.fields.some(({ column }) => {
      const cell = column.isTyped && toCell(column.field, getColumnValue(row, column), column.choices, 'zh');
      return Boolean(cell);
    });
  const remaining = read.filter((row) => !(row.isBlank && row.before && shows(row.before)));
  const there = new Set(read.map((row) => row.before));
  const absent = source.rows.filter((row) => !there.has(row));
  // A file without identities has no say in which rows are gone, nor in their order: it shows none that it changed.
  const hasIdentities = header.row !== undefined;
  const isUnsure = read.some(({ isEqual }) => isEqual) && remaining.some(({ before }) => !before);
  const forgotten = !hasIdentities || isUnsure ? [] : absent.filter((row) => known.has(row.identity));
  const isRemaining = new Set(remaining);
  const emptied = read.filter((row) => !isRemaining.has(row)).flatMap(({ before }) => before ?? []);
  const removed = [...forgotten, ...emptied];
  const rows = remaining.map((row) => mergeImportedRow(row, () => createRow(section, newId())));
  const isGone = new Set(forgotten);
  const since = absent.filter((row) => !isGone.has(row)).map((row) => row.typed);
  const old = remaining.findLastIndex(({ before }) => before) + 1;
  const fresh = rows.filter((_, i) => !remaining[i]?.before);
  return {
    // Rows that others added since the export come after the exported rows, before the new ones of the file.
    rows: hasIdentities
      ? [...rows.slice(0, old), ...since, ...rows.slice(old)]
      : [...source.rows.map((row) => row.typed), ...fresh],
    added: remaining.filter((row) => !row.before).length,
    figures: figuresIn(remaining, (i) => ({ row: rows[i]?.row })),
    fresh,
    gone: removed.map((row) => row.typed),
    changed: remaining.filter((row) => row.before && isChanged(row)).length,
    removed: removed.length,
    removedWithFiles: removed.filter((row) => holdsFiles(section.columns, row.typed)).length,
    isReordered: hasIdentities && areReordered(source, remaining),
  };
}

function areReordered(source: TableSource, read: readonly MatchedRow[]): boolean {
  const places = new Map(source.rows.map((row, place) => [row, place]));
  const order = read.flatMap(({ before }) => (before ? [places.get(before) as number] : []));
  return order.some((place, i) => i > 0 && place < (order[i - 1] as number));
}

const holdsFiles = (fields: { key: string; type: string }[], row: Row): boolean =>
  fields.some(({ key, type }) => type === 'file' && Array.isArray(row[key]) && row[key].length > 0);

/** Plans given rows and rows of years: they keep their order, and rows that are missing from the file stay unchanged. */
export function planKeyedRows(
  { section, answers }: SheetSource,
  { key }: TableSource,
  read: MatchedRow[],
): RowsPlan {
  const changed = read.filter(isChanged);
  const next = new Map(changed.map((row) => [row.before?.typed, mergeImportedRow(row, () => ({}))]));
  const stored = getSectionRows(answers, section);
  const rows = stored.map((row) => next.get(row) ?? row);
  for (const row of stored) next.delete(row);
  const figures = figuresIn(read, (i) => ({ [key]: read[i]?.before?.typed[key] }));
  return { ...EMPTY_ROWS_PLAN, rows: [...rows, ...next.values()], changed: changed.length, figures };
}
