/** Pictures to their end: how large they are, and that none of them breaks off. */
import { crc32 } from 'node:zlib';
import type { DiskReader } from './disk-reader';
import { refuse } from './refusals';

/** The largest telephone pictures have as many; a screen needs 4 bytes for each. */
const PIXELS_AT_MOST = 200_000_000;
const LIMIT = { zh: '2亿像素', en: '200 million' };
const CHUNK = 1024 * 1024;

interface Measures {
  width: number;
  height: number;
}

/** Length, type and checksum of a part of a PNG (PNG, section 5.3). */
const PART = { head: 8, checksum: 4 };
const SIGNATURE_LENGTH = 8;
/** A part that readers need has a capital first. */
const isNeeded = (type: string): boolean => /^[A-Z]/.test(type);

function computeChecksum(reader: DiskReader, from: number, length: number): number {
  let sum = 0;
  for (let done = 0; done < length; done += CHUNK)
    sum = crc32(reader.bytes(from + done, Math.min(CHUNK, length - done)), sum);
  return sum;
}

interface PngPart {
  type: string;
  at: number;
  length: number;
}

/** The parts up to the end mark; the last one is no end mark where the file breaks off or is damaged. */
function* readPngChunks(reader: DiskReader): Iterable<PngPart> {
  for (let at = SIGNATURE_LENGTH; ; ) {
    const head = reader.bytes(at, PART.head);
    if (head.length < PART.head) return;
    const [length, type] = [head.readUInt32BE(0), head.toString('latin1', 4)];
    const end = at + PART.head + length;
    const checksum = reader.bytes(end, PART.checksum);
    if (checksum.length < PART.checksum) return;
    // The type counts as well.
    if (isNeeded(type) && computeChecksum(reader, at + 4, length + 4) !== checksum.readUInt32BE(0)) return;
    yield { type, at: at + PART.head, length };
    if (type === 'IEND') return;
    at = end + PART.checksum;
  }
}

function readPngSize(reader: DiskReader): Measures | null {
  let measures: Measures | null = null;
  let packed = 0;
  for (const { type, at, length } of readPngChunks(reader)) {
    if (type === 'IHDR' && length >= 8) {
      const bytes = reader.bytes(at, 8);
      measures = { width: bytes.readUInt32BE(0), height: bytes.readUInt32BE(4) };
    }
    if (type === 'IDAT') packed += length;
    if (type === 'IEND') return packed > 0 ? measures : null;
  }
  return null;
}

/** SOF0 to SOF15 without the three codes among them that mean something else. */
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/** Markers that no length follows. */
const isBare = (code: number): boolean => code === 0x00 || code === 0x01 || (code >= 0xd0 && code <= 0xd8);
const SCAN = 0xda;
const END = Buffer.from([0xff, 0xd9]);
/** Before the measures of a JPEG stand its colour profile, previews and notes of programs. */
const HEAD = 16 * 1024 * 1024;

/** Found as decoders find them: from marker to marker, passing over what is none. */
function* readJpegMarkers(head: Buffer): Iterable<{ code: number; at: number }> {
  for (let at = head.indexOf(0xff, 2); at >= 0 && at + 9 < head.length; at = head.indexOf(0xff, at)) {
    const code = head.readUInt8(at + 1);
    if (code === 0xff) at += 1;
    else {
      yield { code, at };
      at += isBare(code) ? 2 : 2 + head.readUInt16BE(at + 2);
    }
  }
}

function hasEnd(reader: DiskReader, from: number): boolean {
  for (let at = from; at < reader.size; at += CHUNK)
    if (reader.bytes(at, CHUNK + END.length - 1).includes(END)) return true;
  return false;
}

/** The end mark behind the first scan counts: previews in the notes have one of their own. */
function readJpegSize(reader: DiskReader): Measures | null {
  const head = reader.bytes(0, HEAD);
  let measures: Measures | null = null;
  for (const { code, at } of readJpegMarkers(head)) {
    if (isFrame(code)) measures = { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
    if (code === SCAN) return hasEnd(reader, at) ? measures : null;
  }
  return null;
}

/** A small picture file can unpack to more pixels than any machine has memory for: its head says how many. */
export function assertPicture(reader: DiskReader, extension: 'png' | 'jpg'): void {
  const measures = extension === 'png' ? readPngSize(reader) : readJpegSize(reader);
  const pixels = measures && measures.width * measures.height;
  if (!measures || !pixels) refuse('brokenPicture', { extension });
  if (pixels > PIXELS_AT_MOST) refuse('tooManyPixels', { ...measures, limit: LIMIT });
}
