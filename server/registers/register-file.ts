/** A register as a file has it: all of its lines, or everything that is wrong with them. */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError } from 'csv-parse/sync';
import { registerMessages as texts } from '../../domain/api/messages/registers';
import { readEntry } from '../../domain/registers/entry';
import {
  columnUnder,
  type Entry,
  FILE_MB_AT_MOST,
  keyOf,
  LINES_AT_MOST,
  type RegisterKind,
  registers,
} from '../../domain/registers/kinds';
import { fillText, type Text } from '../../domain/text';
import { business } from '../core/errors';
import { type FileLine, readTable } from '../core/text-table';

export interface FileFault {
  line: number;
  /** A column of the register. */
  column: string;
  message: Text;
}

export interface RegisterFile {
  sha256: string;
  /** Lines of the file, whether they are good or not. */
  lines: number;
  entries: { key: string; entry: Entry }[];
  faults: FileFault[];
}

/** Bytes of a file that is no larger than one may be; nothing more is read. */
export async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > FILE_MB_AT_MOST * 1024 ** 2)
      throw business(fillText(texts.tooLarge, { limit: FILE_MB_AT_MOST }));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function linesOf(kind: RegisterKind, bytes: Buffer): FileLine[] {
  try {
    return readTable(bytes, (heading) => columnUnder(kind, heading));
  } catch (error) {
    const line = error instanceof CsvError ? Number(error.lines) : Number.NaN;
    throw business(line ? fillText(texts.brokenAt, { line }) : texts.notReadable);
  }
}

/** Lines that are checked before others have their turn: thousands take a second. */
const BREATH = 500;

/** Throws 208 where the file as a whole is none of this register. */
export async function readRegister(kind: RegisterKind, bytes: Buffer): Promise<RegisterFile> {
  const lines = linesOf(kind, bytes);
  if (lines.length === 0) throw business(texts.noLines);
  if (lines.length > LINES_AT_MOST) throw business(fillText(texts.tooMany, { limit: LINES_AT_MOST }));
  const [column] = registers[kind].columns;
  if (!lines.some(({ given }) => column.key in given))
    throw business(fillText(texts.noKeyColumn, { column }));
  const faults: FileFault[] = [];
  const entries: RegisterFile['entries'] = [];
  const seen = new Map<string, number>();
  for (const [i, { line, given }] of lines.entries()) {
    if (i % BREATH === 0) await setImmediate();
    const { entry, faults: found } = readEntry(kind, given);
    faults.push(...found.map((fault) => ({ line, ...fault })));
    const key = keyOf(kind, entry);
    const first = key ? seen.get(key) : undefined;
    if (first !== undefined)
      faults.push({ line, column: column.key, message: fillText(texts.twice, { line: first }) });
    else if (key) seen.set(key, line);
    entries.push({ key, entry });
  }
  return { sha256: createHash('sha256').update(bytes).digest('hex'), lines: lines.length, entries, faults };
}
