/** A small picture file can unpack to more pixels than any machine has memory for: its head says how many. */
import { open } from 'node:fs/promises';
import { refuse } from './refusal';

/** The largest telephone pictures have as many; a screen needs 4 bytes for each. */
const PIXELS_AT_MOST = 200_000_000;
const LIMIT = { zh: '2亿像素', en: '200 million' };
/** Before the measures of a JPEG stand its colour profile, previews and notes of programs. */
const HEAD = 16 * 1024 * 1024;

interface Measures {
  width: number;
  height: number;
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(HEAD, size));
    await handle.read(head, 0, head.length, 0);
    return head;
  } finally {
    await handle.close();
  }
}

const pngMeasures = (head: Buffer): Measures | null =>
  head.length < 24 ? null : { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };

/** SOF0 to SOF15 without the three codes among them that mean something else. */
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/** Markers that no length follows. */
const isBare = (code: number): boolean => code === 0x00 || code === 0x01 || (code >= 0xd0 && code <= 0xd8);

/** Found as decoders find it: from marker to marker, passing over what is none. */
function jpegMeasures(head: Buffer): Measures | null {
  for (let at = head.indexOf(0xff, 2); at >= 0 && at + 9 < head.length; at = head.indexOf(0xff, at)) {
    const code = head.readUInt8(at + 1);
    if (isFrame(code)) return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
    if (code === 0xff) at += 1;
    else at += isBare(code) ? 2 : 2 + head.readUInt16BE(at + 2);
  }
  return null;
}

export async function assertDrawable(path: string, extension: 'png' | 'jpg'): Promise<void> {
  const head = await headOf(path);
  const measures = extension === 'png' ? pngMeasures(head) : jpegMeasures(head);
  if (!measures) refuse('damaged', { extension });
  if (measures.width * measures.height > PIXELS_AT_MOST)
    refuse('tooManyPixels', { ...measures, limit: LIMIT });
}
