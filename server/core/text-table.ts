/**
 * Reads tables from text files: CSV as spreadsheets write it (UTF-8 or GB 18030), or a JSON list of objects. The time
 * grows with the file, so uploads have to be read in a worker thread.
 */
import { CsvError, parse } from 'csv-parse/sync';

export interface FileLine {
  /** Line number in the file, from 1; in a JSON list the position. */
  line: number;
  /** The values by their columns; not checked yet. */
  given: Record<string, unknown>;
}

/** A line of a CSV file: its number, and the texts between its separators. */
export interface TextRecord {
  number: number;
  cells: string[];
}

/** Returns the column of a heading, or null for a heading to be ignored. Throws where none may be ignored. */
type ColumnOf = (heading: string) => string | null;

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

function mapKnownColumns(
  pairs: [heading: string, value: unknown][],
  columnOf: ColumnOf,
): Record<string, unknown> {
  const known = pairs.flatMap(([heading, value]) => {
    const column = columnOf(heading);
    return column ? [[column, value] as const] : [];
  });
  return Object.fromEntries(known);
}

/** A line that is longer has lost its line ends, or is somebody's attack: a row of 200,000 headings takes seconds. */
const LINE_AT_MOST = 64 * 1024;

/** Returns the line at which a file cannot be parsed; null for other errors. */
export const findFaultLine = (error: unknown): number | null =>
  error instanceof CsvError ? Number(error.lines) || null : null;

export const isTooLong = (error: unknown): boolean =>
  error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE';

function readRecords(text: string): TextRecord[] {
  // The types know records as objects of text; with `info` each comes with its line.
  const records = parse(text, {
    info: true,
    max_record_size: LINE_AT_MOST,
    trim: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  }) as unknown as { info: { lines: number }; record: string[] }[];
  return records.map(({ info, record }) => ({ number: info.lines, cells: record }));
}

function fromRecords([head, ...rows]: TextRecord[], columnOf: ColumnOf): FileLine[] {
  const columns = head?.cells.map(columnOf) ?? [];
  return rows.map(({ number, cells }) => ({
    line: number,
    given: Object.fromEntries(columns.flatMap((column, i) => (column ? [[column, cells[i] ?? '']] : []))),
  }));
}

function readObjects(text: string): object[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('the file must hold a list');
  return list.map((each: unknown) => Object(each ?? {}));
}

/** Reads the records of a CSV file or the objects of a JSON list. Throws where the file as a whole cannot be read. */
export function parseTextFile(bytes: Uint8Array): { records: TextRecord[] } | { objects: object[] } {
  const text = decodeText(bytes).replace(/^\ufeff/, '');
  return /^\s*[[{]/.test(text) ? { objects: readObjects(text) } : { records: readRecords(text) };
}

export const readObjectLines = (objects: readonly object[], columnOf: ColumnOf): FileLine[] =>
  objects.map((each, i) => ({ line: i + 1, given: mapKnownColumns(Object.entries(each), columnOf) }));

/** Reads a file whose first line has the headings. Throws where the file as a whole cannot be read. */
export function readTable(bytes: Uint8Array, columnOf: ColumnOf): FileLine[] {
  const file = parseTextFile(bytes);
  return 'records' in file ? fromRecords(file.records, columnOf) : readObjectLines(file.objects, columnOf);
}
