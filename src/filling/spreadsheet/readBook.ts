/** The bytes of a spreadsheet file as plain cells. Nothing in it is calculated, followed or drawn. */
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import type { ReadBook } from '@domain/spreadsheet/model';
import { CFB, type ParsingOptions, read, type WorkBook } from '@e965/xlsx';
import { decodeText } from './decodeText';
import { HIDDEN_SHEETS } from './hiddenNames';
import { openPackage } from './openPackage';
import { readKnownRows, readOrigin } from './readHidden';
import { readSheet } from './readSheet';
import { Refused, type SheetRefusal } from './refusal';

export type BookOrFault = { book: ReadBook } | SheetRefusal;

/** Reader options: keep number formats, report formulas and what is hidden, and store cells by rows instead of by name. */
const OPTIONS: ParsingOptions = {
  dense: true,
  cellDates: true,
  cellNF: true,
  cellHTML: false,
  // The reader tells hidden rows and columns only together with styles.
  cellStyles: true,
};

export async function readBook(bytes: Uint8Array<ArrayBuffer>): Promise<BookOrFault> {
  try {
    if (bytes.length > SHEET_LIMITS.fileBytes)
      throw new Refused({ fault: 'too_big', limit: SHEET_LIMITS.fileBytes / 1024 / 1024 });
    if (bytes.length === 0) throw new Refused({ fault: 'empty' });
    return { book: contentOf(await open(bytes)) };
  } catch (error) {
    return error instanceof Refused ? error.refusal : { fault: 'damaged' };
  }
}

const SIGNATURES = {
  zip: [0x50, 0x4b],
  /** Compound files: .xls, .et, encrypted workbooks. */
  compound: [0xd0, 0xcf, 0x11, 0xe0],
  /** Worksheets of the time before compound files. */
  bare: [0x09],
  pdf: [0x25, 0x50, 0x44, 0x46],
};

const isA = (kind: keyof typeof SIGNATURES, bytes: Uint8Array): boolean =>
  SIGNATURES[kind].every((byte, i) => bytes[i] === byte);

async function open(bytes: Uint8Array<ArrayBuffer>): Promise<WorkBook> {
  if (isA('zip', bytes) && (bytes[2] ?? 9) <= 8) return openPackage(bytes, OPTIONS);
  if (isA('compound', bytes)) return openCompound(bytes);
  if (isA('bare', bytes) && (bytes[1] ?? 9) <= 8) return read(bytes, { ...OPTIONS, type: 'array' });
  const text = isA('pdf', bytes) ? null : decodeText(bytes);
  if (text === null) throw new Refused({ fault: 'not_spreadsheet' });
  return openText(text);
}

function openCompound(bytes: Uint8Array): WorkBook {
  const parts = CFB.read(bytes, { type: 'array' });
  if (CFB.find(parts, '/EncryptedPackage')) throw new Refused({ fault: 'locked' });
  if (!['/Workbook', '/Book', '/WORKBOOK', '/BOOK'].some((name) => CFB.find(parts, name)))
    throw new Refused({ fault: 'not_spreadsheet' });
  try {
    return read(bytes, { ...OPTIONS, type: 'array' });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new Refused({ fault: isLocked ? 'locked' : 'damaged' });
  }
}

/** Spans and indexes in HTML or XML that exceed any sheet. */
const ABSURD_SPAN = /(?:(?:row|col)span|Merge(?:Across|Down))\s*=\s*["']?\d{5}|Index\s*=\s*["']?\d{8}/i;

/**
 * Texts whose first characters identify the format: HTML and XML, RTF, SYLK and DIF. All others are delimited values, which
 * a byte order mark tells the reader: without one it takes `1` before blank lines for a dBase table, and a heading TABLE or
 * ID for DIF or SYLK.
 */
const NAMED_FORMAT = /^(?:<|\{\\rt|ID;P[^\r\n]*[\r\n]+[A-Z];|TABLE[\r\n]+0,1[\r\n])/;

/** Opens delimited values, or an HTML or XML table saved with the extension of a workbook. */
function openText(text: string): WorkBook {
  const content = text.replace(/^\ufeff/, '');
  if (ABSURD_SPAN.test(content)) throw new Refused({ fault: 'damaged' });
  const lines = content.match(/[\r\n]+\s*/g)?.length ?? 0;
  if (lines > SHEET_LIMITS.lines) throw new Refused({ fault: 'rows', limit: SHEET_LIMITS.rows });
  const start = /^\s*</.test(content) ? content.trimStart() : content;
  if (NAMED_FORMAT.test(start)) return read(start, { ...OPTIONS, type: 'string', raw: true });
  return read(new TextEncoder().encode(`\ufeff${start}`), { ...OPTIONS, type: 'array', raw: true });
}

function contentOf(book: WorkBook): ReadBook {
  const visible = book.SheetNames.filter((name, i) => !isOwn(name) && !book.Workbook?.Sheets?.[i]?.Hidden);
  const tables = visible.filter((name) => !isOther(book, name));
  if (tables.length === 0) throw new Refused({ fault: 'damaged' });
  if (book.SheetNames.length > SHEET_LIMITS.sheets)
    throw new Refused({ fault: 'sheets', limit: SHEET_LIMITS.sheets, actual: book.SheetNames.length });
  const room = { characters: SHEET_LIMITS.unpackedBytes };
  const sheets = tables.map((name) => readSheet(book, name, room));
  return { sheets, known: readKnownRows(book), ...readOrigin(book) };
}

const OWN: readonly string[] = Object.values(HIDDEN_SHEETS);
/** Hidden sheets of an exported workbook are never imported, also where a program has made them visible. */
const isOwn = (name: string): boolean => OWN.includes(name);

/** Sheets of charts, dialogs and macros have no cells to be read. */
const isOther = ({ Sheets }: WorkBook, name: string): boolean =>
  Object.hasOwn(Sheets, name) && !['sheet', undefined].includes(Sheets[name]?.['!type']);
