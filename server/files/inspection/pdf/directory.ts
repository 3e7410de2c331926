/**
 * Directory of a PDF (its cross-reference table): as the end of the file names it, or rebuilt from the objects where that
 * one is wrong.
 */
import type { PdfSource } from './source';
import { type UnpackBudget, unpackStream } from './streams';
import {
  isDictionary,
  isNamed,
  type PdfDictionary,
  type PdfParser,
  PdfReference,
  type PdfValue,
  parseWholeNumber,
} from './syntax';

export interface PdfDirectory {
  /** Offset by object number; a negative value is the number of the object stream. */
  places: Map<number, number>;
  trailer: PdfDictionary;
}

/** Section of the cross-reference table; each update of the file adds one. */
interface DirectorySection {
  places: Map<number, number>;
  trailer: PdfDictionary;
}

/** Maximum objects of one file. */
const OBJECTS_AT_MOST = 200_000;
/** Maximum versions of one file; each update adds a section to the directory. */
const SECTIONS_AT_MOST = 1_000;
/** Start of an object. The number of digits is bounded, because a run of digits would be scanned again from each digit. */
const OBJECT = /\d \d{1,5} obj/;
/** Bytes at the end of a file searched for `startxref`; programs append all sorts of bytes after it. */
const TAIL = 64 * 1024;

const readOffset = (dictionary: PdfDictionary, key: string): number[] => {
  const offset = parseWholeNumber(dictionary.get(key));
  return offset === null ? [] : [offset];
};

function readTable(parser: PdfParser): DirectorySection | null {
  const places = new Map<number, number>();
  if (!parser.take('xref')) return null;
  while (!parser.isAtEnd()) {
    const word = parser.word();
    if (word === 'trailer') {
      const trailer = parser.value();
      return isDictionary(trailer) ? { places, trailer } : null;
    }
    const [first, count] = [Number(word), Number(parser.word() || Number.NaN)] as const;
    if (word === '' || !Number.isInteger(first) || !Number.isInteger(count)) return null;
    for (let i = 0; i < count && !parser.isAtEnd(); i++) {
      const [word, , kind] = [parser.word(), parser.word(), parser.word()];
      if (kind !== 'n' || places.size >= OBJECTS_AT_MOST) continue;
      const offset = Number(word);
      if (!Number.isSafeInteger(offset)) return null;
      places.set(first + i, offset);
    }
  }
  return null;
}

const readWholeNumbers = (value: PdfValue | undefined): number[] =>
  Array.isArray(value) ? value.map((each) => parseWholeNumber(each) ?? -1) : [];

/** Object numbers of the rows of a cross-reference stream, whose index consists of pairs of a first number and a count. */
function* listObjectNumbers(dictionary: PdfDictionary): Iterable<number> {
  const size = parseWholeNumber(dictionary.get('Size')) ?? 0;
  const index = dictionary.has('Index') ? readWholeNumbers(dictionary.get('Index')) : [0, size];
  for (let pair = 0; pair + 1 < index.length; pair += 2)
    for (let i = 0; i < (index[pair + 1] as number); i++) yield (index[pair] as number) + i;
}

function readRows(dictionary: PdfDictionary, rows: Buffer): Map<number, number> {
  const widths = readWholeNumbers(dictionary.get('W'));
  const places = new Map<number, number>();
  const [forKind = 0, forPlace = 0, forIndex = 0] = widths;
  const width = forKind + forPlace + forIndex;
  if (widths.some((each) => each < 0 || each > 6) || width === 0) return places;
  const read = (at: number, length: number) => (length === 0 ? 0 : rows.readUIntBE(at, length));
  let at = 0;
  for (const number of listObjectNumbers(dictionary)) {
    if (at + width > rows.length || places.size >= OBJECTS_AT_MOST) break;
    const kind = forKind === 0 ? 1 : read(at, forKind);
    const place = read(at + forKind, forPlace);
    if (kind === 1) places.set(number, place);
    if (kind === 2) places.set(number, -place);
    at += width;
  }
  return places;
}

function readStream(source: PdfSource, at: number, budget: UnpackBudget): DirectorySection | null {
  const object = source.objectAt(at);
  const trailer = object?.value;
  if (!object || !isDictionary(trailer) || object.streamAt === null) return null;
  const packed = source.packed(trailer, object.streamAt);
  const rows = packed && unpackStream(trailer, packed, budget);
  return Buffer.isBuffer(rows) ? { places: readRows(trailer, rows), trailer } : null;
}

const readSection = (source: PdfSource, at: number, budget: UnpackBudget): DirectorySection | null =>
  at < 0 || at >= source.size ? null : (source.readAt(at, readTable) ?? readStream(source, at, budget));

/** The directory that the end of the file names, with those of earlier versions; null where one of them cannot be read. */
export function readNamedDirectory(source: PdfSource, budget: UnpackBudget): PdfDirectory | null {
  const tail = source.bytes(Math.max(0, source.size - TAIL), TAIL);
  const mark = tail.lastIndexOf('startxref');
  const [, offset] = /^startxref\s*(\d{1,10})/.exec(tail.toString('latin1', mark, mark + 40)) ?? [];
  // Objects after the last `startxref` are those of an update that was cut off.
  if (mark < 0 || offset === undefined || OBJECT.test(tail.toString('latin1', mark))) return null;
  const places = new Map<number, number>();
  const read = new Set<number>();
  let newest: PdfDictionary | undefined;
  const next = [Number(offset)];
  for (let at = next.shift(); at !== undefined; at = next.shift()) {
    if (read.has(at)) continue;
    read.add(at);
    const section = read.size > SECTIONS_AT_MOST ? null : readSection(source, at, budget);
    if (!section) return null;
    newest ??= section.trailer;
    for (const [number, place] of section.places) if (!places.has(number)) places.set(number, place);
    next.push(...readOffset(section.trailer, 'XRefStm'), ...readOffset(section.trailer, 'Prev'));
  }
  return newest ? { places, trailer: newest } : null;
}

/** Bytes of the head of an object, blanks before it included. */
const OBJECT_HEAD = 40;

/** Checks that objects begin at the offsets of the directory; 'blank' where there are zeros instead. */
export function checkPlaces(source: PdfSource, { places }: PdfDirectory): 'true' | 'untrue' | 'blank' {
  let verdict: 'true' | 'untrue' = 'true';
  for (const [number, place] of places) {
    if (place <= 0) continue;
    const head = source.bytes(place, OBJECT_HEAD);
    const [, found] = /^\s*(\d{1,10})\s+\d{1,5}\s*obj/.exec(head.toString('latin1')) ?? [];
    if (Number(found) === number) continue;
    if (head.length === OBJECT_HEAD && head.every((byte) => byte === 0)) return 'blank';
    verdict = 'untrue';
  }
  return verdict;
}

const CHUNK = 1024 * 1024;
/** Bytes of an object that are searched for its type. */
const TYPE_WITHIN = 512;
/** Maximum bytes before `obj`: number, generation and blanks. */
const BEFORE_OBJECT = 24;
const MARKS = ['trailer', 'startxref', '%%EOF'];
/**
 * Maximum object streams, cross-reference streams and catalogs, which lead to other objects; a file has one for hundreds
 * of objects.
 */
const LEADING_AT_MOST = 4_000;

interface Found {
  /** Objects found; an object number found again counts again. */
  count: number;
  places: Map<number, number>;
  /** Numbers of object streams, cross-reference streams and catalogs. */
  leading: Set<number>;
  trailersAt: number[];
  lastObjectAt: number;
  lastMarkAt: number;
}

const isLeading = (text: string): boolean => /\/(?:ObjStm|XRef|Catalog)\b/.test(text);

function noteObject(found: Found, bytes: Buffer, from: number, word: number): void {
  const before = bytes.toString('latin1', Math.max(0, word - BEFORE_OBJECT), word);
  const head = /(\d{1,10})\s{1,3}\d{1,5}\s{0,3}$/.exec(before);
  if (!head) return;
  const number = Number(head[1]);
  const place = from + word - head[0].length;
  found.count += 1;
  found.places.set(number, place);
  found.lastObjectAt = place;
  found.leading.delete(number);
  if (found.leading.size < LEADING_AT_MOST && isLeading(bytes.toString('latin1', word, word + TYPE_WITHIN)))
    found.leading.add(number);
}

function* findPlaces(bytes: Buffer, text: string, from: number, to: number): Iterable<number> {
  for (let at = bytes.indexOf(text, from); at >= 0 && at < to; at = bytes.indexOf(text, at + 1)) yield at;
}

/** Scans the file for objects regardless of its directory; null if there are too many. */
function scanObjects(source: PdfSource): Found | null {
  const found: Found = {
    count: 0,
    places: new Map(),
    leading: new Set(),
    trailersAt: [],
    lastObjectAt: 0,
    lastMarkAt: 0,
  };
  for (let from = 0; from < source.size; from += CHUNK) {
    const lead = Math.min(from, BEFORE_OBJECT);
    const bytes = source.bytes(from - lead, lead + CHUNK + TYPE_WITHIN);
    for (const at of findPlaces(bytes, 'obj', lead, lead + CHUNK)) {
      if (found.count > OBJECTS_AT_MOST) return null;
      noteObject(found, bytes, from - lead, at);
    }
    for (const mark of MARKS)
      for (const at of findPlaces(bytes, mark, lead, lead + CHUNK)) {
        found.lastMarkAt = Math.max(found.lastMarkAt, from - lead + at);
        if (mark === 'trailer') found.trailersAt.push(from - lead + at + mark.length);
      }
  }
  return found;
}

/** True when the file seems cut off or zeroed at its end: its last object begins but does not end. */
function isCut(source: PdfSource, { lastObjectAt, lastMarkAt }: Found): boolean {
  if (lastMarkAt > lastObjectAt) return false;
  const tail = source.bytes(Math.max(0, source.size - TAIL), TAIL).toString('latin1');
  return !/endobj\s*$/.test(tail.slice(-256));
}

/** Maximum trailers read of one file, from the last one backwards. */
const TRAILERS_AT_MOST = 32;

function findTrailer(source: PdfSource, found: Found): PdfDictionary {
  const trailers = found.trailersAt
    .slice(-TRAILERS_AT_MOST)
    .reverse()
    .map((at) => source.readAt(at, (parser) => parser.value()));
  const leading = [...found.leading].map((number) => source.objectAt(found.places.get(number) ?? -1));
  const streams = leading.map((object) => object?.value).reverse();
  const named = [...trailers, ...streams].find(
    (value): value is PdfDictionary => isDictionary(value) && value.get('Root') instanceof PdfReference,
  );
  if (named) return named;
  const catalog = leading.find(
    (object) => isDictionary(object?.value) && isNamed(object.value.get('Type'), 'Catalog'),
  );
  return new Map(catalog ? [['Root', new PdfReference(catalog.number)]] : []);
}

/**
 * Builds a directory by scanning the objects, where the file's own one is unreliable; null where the file is cut off or
 * has too many objects.
 */
export function buildDirectoryFromObjects(source: PdfSource): (PdfDirectory & { streams: number[] }) | null {
  const found = scanObjects(source);
  if (!found || isCut(source, found)) return null;
  return { places: found.places, trailer: findTrailer(source, found), streams: [...found.leading] };
}
