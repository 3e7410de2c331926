/** Bytes of a PDF, and the objects at given offsets. */
import type { DiskReader } from '../disk-reader';
import { isDictionary, type PdfDictionary, PdfParser, type PdfValue, parseWholeNumber } from './syntax';

/** Bytes at the start of a file that readers search for the header: Acrobat's own rule (ISO 32000-1, annex H, note 13). */
const HEADER_WITHIN = 1_024;
const HEADER = '%PDF-';

/** Sizes of windows in bytes; an object is parsed in the first window that holds all of it. */
const WINDOWS = [4 * 1024, 64 * 1024, 8 * 1024 ** 2];
/** Maximum objects parsed in the largest window, such as lists of all pages. */
const LARGE_AT_MOST = 64;
/** Packed bytes of one stream of references or dictionaries. */
const STREAM_AT_MOST = 32 * 1024 ** 2;

export interface PdfObject {
  number: number;
  value: PdfValue;
  /** Offset of the bytes of a stream; null for other objects. */
  streamAt: number | null;
}

/** The offset of a PDF's header; -1 where there is none near the beginning. */
export const findHeaderOffset = (head: Buffer): number => head.subarray(0, HEADER_WITHIN).indexOf(HEADER);

export class PdfSource {
  /** Offset of the header, from which all offsets in a PDF are counted. */
  readonly start: number;
  readonly size: number;
  #large = LARGE_AT_MOST;

  constructor(readonly reader: DiskReader) {
    this.start = Math.max(0, findHeaderOffset(reader.bytes(0, HEADER_WITHIN)));
    this.size = reader.size - this.start;
  }

  bytes(from: number, length: number): Buffer {
    const room = Math.max(0, Math.min(length, this.size - from));
    return this.reader.bytes(this.start + Math.max(0, from), room);
  }

  /** Returns the result of `read` at an offset; null where the parsed value does not fit the largest window. */
  readAt<T>(place: number, read: (parser: PdfParser) => T): T | null {
    for (const window of WINDOWS) {
      if (window === WINDOWS.at(-1)) this.#large -= 1;
      if (this.#large < 0) return null;
      const parser = new PdfParser(this.bytes(place, window));
      const found = read(parser);
      if (!parser.isAtEnd() || place + window >= this.size) return found;
    }
    return null;
  }

  /** Parses the object at an offset; null where none begins there. */
  objectAt(place: number): PdfObject | null {
    if (place < 0 || place >= this.size) return null;
    return this.readAt(place, (parser) => {
      const [number, generation] = [parser.word(), parser.word()].map(Number) as [number, number];
      if (!Number.isInteger(number) || !Number.isInteger(generation) || !parser.take('obj')) return null;
      const value = parser.value();
      if (!isDictionary(value) || !parser.take('stream')) return { number, value, streamAt: null };
      if (parser.bytes[parser.at] === 0x0d) parser.at += 1;
      if (parser.bytes[parser.at] === 0x0a) parser.at += 1;
      return { number, value, streamAt: place + parser.at };
    });
  }

  /** The packed bytes of a stream, by its length entry, or up to its end mark where that entry is missing or wrong. */
  packed(dictionary: PdfDictionary, from: number): Buffer | null {
    const length = parseWholeNumber(dictionary.get('Length')) ?? -1;
    if (length > STREAM_AT_MOST) return null;
    if (length >= 0 && this.#endsAt(from + length)) return this.bytes(from, length);
    const bytes = this.bytes(from, STREAM_AT_MOST);
    const end = bytes.indexOf('endstream');
    return end < 0 ? null : bytes.subarray(0, end);
  }

  #endsAt(place: number): boolean {
    return this.bytes(place, 16).toString('latin1').trimStart().startsWith('endstream');
  }
}
