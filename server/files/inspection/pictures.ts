/** Inspects pictures: their size in pixels, and that they are complete. */
import { crc32 } from 'node:zlib';
import type { DiskReader } from './disk-reader';
import { refuse } from './refusals';

/** Maximum pixels; the largest phone pictures have as many, and a screen needs 4 bytes for each. */
const PIXELS_AT_MOST = 200_000_000;
const LIMIT = { zh: '2亿像素', en: '200 million', ar: '200 مليون' };
const CHUNK = 1024 * 1024;

interface Measures {
  width: number;
  height: number;
}

/** Bytes of a PNG chunk's length and type, and of its checksum (PNG, section 5.3). */
const PART = { head: 8, checksum: 4 };
const SIGNATURE_LENGTH = 8;
/** True for a critical chunk, whose type begins with a capital. */
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

/** Chunks up to the end mark; the last one is no end mark where the file is cut off or damaged. */
function* readPngChunks(reader: DiskReader): Iterable<PngPart> {
  for (let at = SIGNATURE_LENGTH; ; ) {
    const head = reader.bytes(at, PART.head);
    if (head.length < PART.head) return;
    const [length, type] = [head.readUInt32BE(0), head.toString('latin1', 4)];
    const end = at + PART.head + length;
    const checksum = reader.bytes(end, PART.checksum);
    if (checksum.length < PART.checksum) return;
    // The checksum includes the type.
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

/** Frame markers: SOF0 to SOF15 without the three codes among them with other meanings. */
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/** Markers without a length field. */
const isBare = (code: number): boolean => code === 0x00 || code === 0x01 || (code >= 0xd0 && code <= 0xd8);
const SCAN = 0xda;
const END = Buffer.from([0xff, 0xd9]);
/** Bytes searched for the frame of a JPEG; its colour profile, previews and metadata come before it. */
const HEAD = 16 * 1024 * 1024;

/** Lists markers as decoders find them: from marker to marker, skipping other bytes. */
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

/** Size of a JPEG; null where no end mark follows its first scan. Earlier end marks belong to previews in the metadata. */
function readJpegSize(reader: DiskReader): Measures | null {
  const head = reader.bytes(0, HEAD);
  let measures: Measures | null = null;
  for (const { code, at } of readJpegMarkers(head)) {
    if (isFrame(code)) measures = { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
    if (code === SCAN) return hasEnd(reader, at) ? measures : null;
  }
  return null;
}

/**
 * Refuses an incomplete picture, and one with too many pixels according to its header: a small file can unpack to more
 * than any machine has memory for.
 */
export function assertPicture(reader: DiskReader, extension: 'png' | 'jpg'): void {
  const measures = extension === 'png' ? readPngSize(reader) : readJpegSize(reader);
  const pixels = measures && measures.width * measures.height;
  if (!measures || !pixels) refuse('brokenPicture', { extension });
  if (pixels > PIXELS_AT_MOST) refuse('tooManyPixels', { ...measures, limit: LIMIT });
}
