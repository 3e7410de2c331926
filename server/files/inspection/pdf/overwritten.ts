/**
 * Finds zeros written over a part of a PDF, as a broken disk or transfer leaves them. Packed bytes seldom hold many zeros,
 * and unpack correctly where they do; dictionaries hold none. Raw pictures, palettes and fonts are full of zeros and not
 * judged.
 */
import { inflateSync } from 'node:zlib';
import type { PdfDirectory } from './directory';
import type { PdfObject, PdfSource } from './source';
import { isDictionary, isNamed, type PdfDictionary } from './syntax';

/** Minimum run of zeros that is examined. */
const ZEROS = Buffer.alloc(48);
const CHUNK = 1024 * 1024;
/** Maximum streams with zeros that are unpacked, and maximum unpacked bytes of one; anything beyond is not judged. */
const STREAMS_AT_MOST = 500;
const UNPACKED_AT_MOST = 64 * 1024 ** 2;

/** Offsets of runs of zeros, one for each run in a chunk. */
function* findZeros(source: PdfSource): Iterable<number> {
  for (let from = 0; from < source.size; from += CHUNK) {
    const bytes = source.bytes(from, CHUNK + ZEROS.length);
    for (let at = bytes.indexOf(ZEROS); at >= 0; at = bytes.indexOf(ZEROS, at)) {
      yield from + at;
      while (bytes[at] === 0) at += 1;
    }
  }
}

/** Finds the last of the sorted offsets that is not after `at`; -1 before the first. */
function findLastBefore(places: readonly number[], at: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) <= at) low = middle + 1;
    else high = middle;
  }
  return places[low - 1] ?? -1;
}

const isDeflated = (dictionary: PdfDictionary): boolean => {
  const first = [dictionary.get('Filter')].flat()[0];
  return isNamed(first, 'FlateDecode') || isNamed(first, 'Fl');
};

/**
 * True for a stream whose packed bytes are wrong; not for one that merely ends too early, which every reader shows as far
 * as it goes.
 */
function isBroken(packed: Buffer): boolean {
  try {
    inflateSync(packed, { maxOutputLength: UNPACKED_AT_MOST });
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'Z_DATA_ERROR';
  }
}

function hasZeros(source: PdfSource, { value, streamAt }: PdfObject, at: number): boolean {
  if (!isDictionary(value) || streamAt === null) return false;
  if (at < streamAt) return true;
  const packed = source.packed(value, streamAt);
  if (!packed || at >= streamAt + packed.length) return false;
  return isDeflated(value) && isBroken(packed);
}

export function isOverwritten(source: PdfSource, { places, trailer }: PdfDirectory): boolean {
  if (trailer.has('Encrypt')) return false;
  const sorted = [...places.values()].filter((place) => place > 0).sort((a, b) => a - b);
  let [streams, last] = [0, -1];
  for (const at of findZeros(source)) {
    const place = findLastBefore(sorted, at);
    if (place < 0 || place === last) continue;
    last = place;
    const object = source.objectAt(place);
    if (object?.streamAt != null && ++streams > STREAMS_AT_MOST) return false;
    if (object && hasZeros(source, object, at)) return true;
  }
  return false;
}
