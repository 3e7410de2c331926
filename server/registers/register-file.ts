/** Parses the file of a register: all of its lines, or its faults. Runs in a worker thread, because a file may be large. */
import { createHash } from 'node:crypto';
import { readEntry } from '../../domain/registers/entry';
import {
  getRegisterEntryKey,
  MAX_FAULTS_SHOWN,
  MAX_REGISTER_FILE_LINES,
  type RegisterEntry,
  type RegisterKind,
  registers,
} from '../../domain/registers/kinds';
import { registerMessages as texts } from '../../domain/registers/messages';
import {
  findRegisterColumn,
  findRegisterHead,
  noteUnreadColumn,
  type RegisterNote,
  readRegisterRows,
  readRegisterValues,
} from '../../domain/spreadsheet/register-rows';
import { fillText, type Text } from '../../domain/text';
import {
  type FileLine,
  findFaultLine,
  isTooLong,
  parseTextFile,
  readObjectLines,
  type TextRecord,
} from '../core/text-table';

export interface FileFault {
  line: number;
  /** Key of the register's column. */
  column: string;
  message: Text;
  /** Line of the first entry with the same key. */
  first?: number;
}

export interface RegisterFile {
  sha256: string;
  /** Number of lines of the file, including faulty ones. */
  lines: number;
  /** The first faults of the file; `faultCount` counts all of them. */
  faults: FileFault[];
  faultCount: number;
  notes: RegisterNote[];
  /** The first lines, as parsed; empty for a faulty file. */
  sample: RegisterEntry[];
  /**
   * All lines with their keys, as JSON lists of up to `LINES_AT_ONCE` lines, which are sent to the database unchanged;
   * empty for a faulty file.
   */
  parts: string[];
}

/** Result for a file that is not a file of this register at all. */
export interface RefusedRegister {
  refused: Text;
}

/** Number of lines inserted at once, small enough to keep locks short. */
export const LINES_AT_ONCE = 500;
const SAMPLE = 5;

interface Line {
  key: string;
  entry: RegisterEntry;
}

export function splitEntries(entries: readonly Line[]): string[] {
  const parts: string[] = [];
  for (let from = 0; from < entries.length; from += LINES_AT_ONCE)
    parts.push(JSON.stringify(entries.slice(from, from + LINES_AT_ONCE)));
  return parts;
}

interface ReadLines {
  lines: FileLine[];
  notes: RegisterNote[];
}

const refuseWithoutKey = (kind: RegisterKind): RefusedRegister => ({
  refused: fillText(texts.noKeyColumn, { column: registers[kind].columns[0] }),
});

/** Reads the entries below the headings. */
function readRecords(kind: RegisterKind, records: TextRecord[]): ReadLines | RefusedRegister {
  if (records.length === 0) return { lines: [], notes: [] };
  const head = findRegisterHead(kind, records);
  if (!head) return refuseWithoutKey(kind);
  const { rows, notes } = readRegisterRows(records, head);
  return { lines: rows.map((row) => ({ line: row.number, given: readRegisterValues(head, row) })), notes };
}

/** Reads the entries of a JSON list; names that are no columns are told at the first of them. */
function readObjects(kind: RegisterKind, objects: object[]): ReadLines {
  const notes = new Map<string, RegisterNote>();
  const lines = readObjectLines(objects, (name) => {
    const column = findRegisterColumn(kind, name);
    if (column === null && notes.size < MAX_FAULTS_SHOWN) notes.set(name, noteUnreadColumn(1, name));
    return column;
  });
  return { lines, notes: [...notes.values()] };
}

function readLines(kind: RegisterKind, bytes: Uint8Array): ReadLines | RefusedRegister {
  try {
    const file = parseTextFile(bytes);
    return 'records' in file ? readRecords(kind, file.records) : readObjects(kind, file.objects);
  } catch (error) {
    const line = findFaultLine(error);
    if (!line) return { refused: texts.notReadable };
    return { refused: fillText(isTooLong(error) ? texts.tooLongLine : texts.brokenAt, { line }) };
  }
}

function findRefusal(kind: RegisterKind, lines: FileLine[]): Text | null {
  if (lines.length === 0) return texts.noLines;
  if (lines.length > MAX_REGISTER_FILE_LINES)
    return fillText(texts.tooMany, { limit: MAX_REGISTER_FILE_LINES });
  const [column] = registers[kind].columns;
  return lines.some(({ given }) => column.key in given) ? null : refuseWithoutKey(kind).refused;
}

export function readRegister(kind: RegisterKind, bytes: Uint8Array): RegisterFile | RefusedRegister {
  const read = readLines(kind, bytes);
  if ('refused' in read) return read;
  const { lines, notes } = read;
  const refused = findRefusal(kind, lines);
  if (refused) return { refused };
  const column = registers[kind].columns[0].key;
  const faults: FileFault[] = [];
  let faultCount = 0;
  const fault = (found: FileFault) => {
    faultCount += 1;
    if (faults.length < MAX_FAULTS_SHOWN) faults.push(found);
  };
  const entries: Line[] = [];
  const seen = new Map<string, number>();
  for (const { line, given } of lines) {
    const { entry, faults: found } = readEntry(kind, given);
    for (const each of found) fault({ line, ...each });
    const key = getRegisterEntryKey(kind, entry);
    const first = key ? seen.get(key) : undefined;
    if (first !== undefined) fault({ line, column, first, message: fillText(texts.twice, { line: first }) });
    else if (key) seen.set(key, line);
    entries.push({ key, entry });
  }
  const isGood = faultCount === 0;
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    lines: lines.length,
    faults,
    faultCount,
    notes,
    sample: isGood ? entries.slice(0, SAMPLE).map(({ entry }) => entry) : [],
    parts: isGood ? splitEntries(entries) : [],
  };
}
