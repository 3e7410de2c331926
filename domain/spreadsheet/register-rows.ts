/**
 * The rows of a register file: its headings may follow titles, and its columns come in any order. Only cells of its own columns
 * are read; other columns, totals, and notes below the table are passed over and told.
 */

import { MAX_FAULTS_SHOWN, REGISTER_KINDS, type RegisterKind, registers } from '../registers/kinds';
import { registerMessages as texts } from '../registers/messages';
import { fillText, type Text } from '../text';
import { findClosingRows } from './closing-rows';
import { isRowNumber } from './header';
import { indexNames } from './headings';
import { findTotalLabel } from './total-rows';

export interface TextRow {
  /** Number of the row in the file. */
  number: number;
  cells: readonly string[];
}

/** Note on a row or column that was passed over: the number of its row, and the index of its cell. */
export interface RegisterNote {
  line: number;
  place: number;
  message: Text;
}

export interface RegisterHead {
  number: number;
  /** Keys of the columns by their indexes; null for columns that the register does not have. */
  columns: readonly (string | null)[];
}

export interface RegisterRows<Row extends TextRow> {
  rows: Row[];
  /** The first notes. */
  notes: RegisterNote[];
}

const finders = new Map(
  REGISTER_KINDS.map((kind) => [
    kind,
    indexNames(
      registers[kind].columns.map(({ key, zh, en, also = [] }) => ({ key, names: [key, zh, en, ...also] })),
    ),
  ]),
);

/** Finds the column with a heading, whatever marks it has; null where the register has no such column. */
export function findRegisterColumn(kind: RegisterKind, heading: string): string | null {
  const [key = null, ...others] = finders.get(kind)?.(heading) ?? [];
  return others.length > 0 ? null : key;
}

/** Number of rows in which headings are looked for: titles, dates and remarks may precede them. */
const HEADINGS_WITHIN = 30;
/** A longer text is no heading. */
const HEADING_AT_MOST = 60;

/** The row with the most headings of the register, the first of several; null where no row has any. */
export function findRegisterHead(kind: RegisterKind, rows: readonly TextRow[]): RegisterHead | null {
  let best: RegisterHead | null = null;
  let most = 0;
  for (const { number, cells } of rows.slice(0, HEADINGS_WITHIN)) {
    const seen = new Set<string>();
    const columns = cells.map((text) => {
      const key = text.length > HEADING_AT_MOST ? null : findRegisterColumn(kind, text);
      if (key === null || seen.has(key)) return null;
      seen.add(key);
      return key;
    });
    if (seen.size <= most) continue;
    best = { number, columns };
    most = seen.size;
  }
  return best;
}

/** True where the headings name every column that an entry must have. */
export const hasRequiredColumns = (kind: RegisterKind, { columns }: RegisterHead): boolean =>
  registers[kind].columns.every(({ key, required }) => !required || columns.includes(key));

const MAX_QUOTED = 40;
const quote = (text: string): string => text.trim().slice(0, MAX_QUOTED);

/** Notes that a column was not read. */
export const noteUnreadColumn = (line: number, heading: string, place = 0): RegisterNote => ({
  line,
  place,
  message: fillText(texts.columnLeftOut, { label: quote(heading) }),
});

const noteUnreadRow = ({ number, cells }: TextRow, place: number): RegisterNote => ({
  line: number,
  place,
  message: fillText(texts.rowLeftOut, { label: quote(cells[place] ?? '') }),
});

/** Rows at the end among which notes and signatures are looked for. */
const CLOSING_WITHIN = 30;

function listClosingRows(rows: readonly TextRow[]): ReadonlySet<number> {
  const last = rows.slice(-CLOSING_WITHIN).map(({ number, cells }) => ({
    number,
    cells: cells.map((text) => (text.trim() ? { kind: 'text' as const, text } : null)),
  }));
  return new Set([...findClosingRows(last, undefined)].map(({ number }) => number));
}

/** Labels of totals are short, which spares most rows of a large file. */
const LABEL_AT_MOST = 20;
const isTotalLabel = (text: string): boolean => text.length <= LABEL_AT_MOST && findTotalLabel([text]) === 0;

/** Separates the entries of a register from whatever else its file holds. */
export function readRegisterRows<Row extends TextRow>(
  all: readonly Row[],
  { number: headNumber, columns }: RegisterHead,
): RegisterRows<Row> {
  const below = all.filter(({ number }) => number > headNumber);
  const closing = listClosingRows(below);
  const heading = all.find(({ number }) => number === headNumber);
  const textAt = ({ cells }: TextRow, place: number) => cells[place]?.trim() ?? '';
  const isHeading = (row: TextRow, place: number) => heading && textAt(row, place) === textAt(heading, place);
  const own = [...columns.keys()].filter((place) => columns[place]);
  const rows: Row[] = [];
  const notes: RegisterNote[] = [];
  for (const row of below) {
    const places = own.filter((place) => textAt(row, place));
    const first = row.cells.findIndex((text) => text.trim());
    const total = [first, places[0] ?? -1].find((place) => isTotalLabel(textAt(row, place)));
    if (total !== undefined || closing.has(row.number)) notes.push(noteUnreadRow(row, total ?? first));
    else if (places.length > 0 && !places.every((place) => isHeading(row, place))) rows.push(row);
  }
  const unknown = [...columns.keys()].flatMap((place) => {
    const isUnread = columns[place] === null && heading && !isRowNumber(textAt(heading, place));
    return isUnread && textAt(heading, place) && rows.some((row) => textAt(row, place))
      ? noteUnreadColumn(headNumber, textAt(heading, place), place)
      : [];
  });
  return { rows, notes: [...unknown, ...notes].slice(0, MAX_FAULTS_SHOWN) };
}

/** Values of a row by the keys of their columns. */
export const readRegisterValues = ({ columns }: RegisterHead, { cells }: TextRow): Record<string, string> =>
  Object.fromEntries(columns.flatMap((key, place) => (key ? [[key, cells[place]?.trim() ?? '']] : [])));
