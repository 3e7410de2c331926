/** Objects of a PDF by their numbers, those in object streams too. */
import type { PdfDirectory } from './directory';
import type { PdfSource } from './source';
import { type UnpackBudget, unpackStream } from './streams';
import { isDictionary, isNamed, PdfParser, PdfReference, type PdfValue, parseWholeNumber } from './syntax';

/** Maximum references followed one after the other. */
const HOPS_AT_MOST = 8;

interface ObjectStream {
  bytes: Buffer;
  /** Offsets of the contained objects, by object number. */
  offsets: Map<number, number>;
}

/** Thrown where a file cannot be judged, because it is packed in a way that is not supported. */
export class CannotSay extends Error {}

export class PdfObjects {
  readonly #streams = new Map<number, ObjectStream | null>();

  constructor(
    readonly source: PdfSource,
    readonly directory: PdfDirectory,
    readonly budget: UnpackBudget,
    /** True for an encrypted file, whose object streams cannot be read. */
    readonly isEncrypted = false,
  ) {}

  has(number: number): boolean {
    return this.directory.places.has(number);
  }

  /** Follows a reference to its object, and returns any other value itself; null where the object is missing. */
  resolve(value: PdfValue | undefined): PdfValue {
    let found = value ?? null;
    for (let hop = 0; found instanceof PdfReference && hop < HOPS_AT_MOST; hop++)
      found = this.object(found.number);
    return found;
  }

  object(number: number): PdfValue {
    const place = this.directory.places.get(number);
    if (place === undefined || place === 0) return null;
    if (place < 0) return this.#inStream(-place, number);
    const object = this.source.objectAt(place);
    return object?.number === number ? object.value : null;
  }

  #inStream(within: number, number: number): PdfValue {
    const stream = this.stream(within);
    const offset = stream?.offsets.get(number);
    return stream && offset !== undefined ? new PdfParser(stream.bytes, offset).value() : null;
  }

  /** Reads an object stream; null where it is damaged or no object stream. */
  stream(number: number): ObjectStream | null {
    const known = this.#streams.get(number);
    if (known !== undefined) return known;
    const read = this.#readStream(number);
    this.#streams.set(number, read);
    return read;
  }

  #readStream(number: number): ObjectStream | null {
    if (this.isEncrypted) throw new CannotSay();
    const object = this.source.objectAt(this.directory.places.get(number) ?? -1);
    const dictionary = object?.value;
    if (!object || !isDictionary(dictionary) || object.streamAt === null) return null;
    if (!isNamed(dictionary.get('Type'), 'ObjStm')) return null;
    const packed = this.source.packed(dictionary, object.streamAt);
    const bytes = packed && unpackStream(dictionary, packed, this.budget);
    if (bytes === 'unknown') throw new CannotSay();
    if (!bytes) return null;
    const first = parseWholeNumber(dictionary.get('First')) ?? 0;
    const count = parseWholeNumber(dictionary.get('N')) ?? 0;
    return { bytes, offsets: readOffsets(bytes, count, first) };
  }
}

function readOffsets(bytes: Buffer, count: number, first: number): Map<number, number> {
  const parser = new PdfParser(bytes);
  const offsets = new Map<number, number>();
  for (let i = 0; i < count && !parser.isAtEnd(); i++) {
    const [number, offset] = [Number(parser.word()), Number(parser.word())];
    if (Number.isInteger(number) && Number.isInteger(offset)) offsets.set(number, first + offset);
  }
  return offsets;
}
