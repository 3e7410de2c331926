/** Checks a logo: a PNG that is complete, small, and unpacks to the size that its header states. */
import { inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Channels per pixel, by PNG colour type. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const CHUNKS_AT_MOST = 2_000;
const PALETTE = 3;

/** Chunks of a PNG up to IEND; null where the file is not well-formed. */
function readChunks(png: Buffer): { type: string; data: Buffer }[] | null {
  if (!png.subarray(0, 8).equals(SIGNATURE)) return null;
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at + 12 <= png.length && chunks.length < CHUNKS_AT_MOST; ) {
    const length = png.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > png.length) return null;
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, end - 4) });
    if (type === 'IEND') return end === png.length ? chunks : null;
    at = end;
  }
  return null;
}

/**
 * Bytes of the unpacked pixels, including the filter byte of each line. null for unsupported formats, also for interlaced
 * ones, which have more lines.
 */
function computePixelBytes(head: Buffer, sideAtMost: number): number | null {
  if (head.length !== 13) return null;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth, colour, , , interlaced] = head.subarray(8);
  const channels = CHANNELS[colour ?? -1];
  const sides = [width, height];
  if (!channels || depth !== 8 || interlaced !== 0) return null;
  if (sides.some((side) => side < 1 || side > sideAtMost)) return null;
  return (width * channels + 1) * height;
}

interface Bounds {
  sideAtMost: number;
  bytesAtMost: number;
}

export function isPicture(png: Buffer, { sideAtMost, bytesAtMost }: Bounds): boolean {
  if (png.length > bytesAtMost) return false;
  const chunks = readChunks(png);
  const [head] = chunks ?? [];
  const expected = head?.type === 'IHDR' ? computePixelBytes(head.data, sideAtMost) : null;
  if (!chunks || expected === null) return false;
  const isColoured = head?.data[9] !== PALETTE || chunks.some(({ type }) => type === 'PLTE');
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  try {
    return isColoured && inflateSync(packed, { maxOutputLength: expected }).length === expected;
  } catch {
    return false;
  }
}
