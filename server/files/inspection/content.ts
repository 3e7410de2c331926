/** The true type of a file, by its bytes: the name proves nothing. */

import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { inspectionMessages } from '../../../domain/api/messages/files';
import type { FileType } from '../../../domain/definition';
import { fillText, type Text, type TextParameters } from '../../../domain/text';

/** Ends an inspection: what is wrong with the file, as the person is told it. */
export class Refusal extends Error {
  constructor(readonly text: Text) {
    super(text.en);
  }
}

type Why = keyof typeof inspectionMessages;

export const refusal = (why: Why, parameters: TextParameters = {}): Refusal =>
  new Refusal(fillText(inspectionMessages[why], parameters));

export function refuse(why: Why, parameters?: TextParameters): never {
  throw refusal(why, parameters);
}

/** The detector's names for the content of each type that forms accept. */
const detectedAs: Record<FileType, readonly string[]> = {
  pdf: ['pdf'],
  jpg: ['jpg'],
  png: ['png', 'apng'],
  doc: ['cfb'],
  xls: ['cfb'],
  // Some programs write an Office document so that only its entries tell it from another archive.
  docx: ['docx', 'zip'],
  xlsx: ['xlsx', 'zip'],
  zip: ['zip'],
  mp4: ['mp4', 'm4v'],
};

/** The name of the content in an Office document that is protected by a password. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

async function contains(path: string, wanted: Buffer): Promise<boolean> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    if (bytes.includes(wanted)) return true;
    rest = bytes.subarray(Math.max(0, bytes.length - wanted.length));
  }
  return false;
}

export async function assertType(path: string, extension: FileType): Promise<void> {
  const { fileTypeFromFile } = await import('file-type');
  const detected = await fileTypeFromFile(path).then(
    (found) => found?.ext,
    () => undefined,
  );
  if (detected && detectedAs[extension].includes(detected)) return;
  const isOffice = extension === 'docx' || extension === 'xlsx';
  if (isOffice && detected === 'cfb' && (await contains(path, ENCRYPTED_PACKAGE))) refuse('encrypted');
  refuse('contentMismatch', { extension });
}

/** Enough for the trailer of a PDF. */
const EDGE = 256 * 1024;

async function edges(path: string): Promise<{ head: string; tail: string }> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const read = async (from: number) => {
      const buffer = Buffer.alloc(Math.min(EDGE, size - from));
      await handle.read(buffer, 0, buffer.length, from);
      return buffer.toString('latin1');
    };
    return { head: await read(0), tail: await read(Math.max(0, size - EDGE)) };
  } finally {
    await handle.close();
  }
}

const ENCRYPTION = /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/;
/** Bounded: a run of digits as long as the file would be counted anew from each of its digits. */
const OBJECT = /\d \d{1,5} obj/;
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|iframe|svg)[\s>]/i;

/** A PDF that is a web page as well has markup before its first object, or after its end. */
export async function assertPlainPdf(path: string): Promise<void> {
  const { head, tail } = await edges(path);
  const before = head.split(OBJECT, 1)[0] ?? '';
  const after = tail.split('%%EOF');
  if (MARKUP.test(before) || (after.length > 1 && MARKUP.test(after.at(-1) ?? ''))) refuse('pageToo');
  // A protected one nobody could read in review.
  if (ENCRYPTION.test(head) || ENCRYPTION.test(tail)) refuse('encryptedPdf');
}

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

/** A small picture file can unpack to more pixels than any machine has memory for: its head says how many. */
export async function assertDrawable(path: string, extension: 'png' | 'jpg'): Promise<void> {
  const head = await headOf(path);
  const measures = extension === 'png' ? pngMeasures(head) : jpegMeasures(head);
  if (!measures) refuse('damaged', { extension });
  if (measures.width * measures.height > PIXELS_AT_MOST)
    refuse('tooManyPixels', { ...measures, limit: LIMIT });
}

/** Larger ones are not looked at: nothing is said of them. */
const READ_AT_MOST = 64 * 1024 ** 2;
const UNPACKED_AT_MOST = 64 * 1024 ** 2;
/** The rest of an object stream's dictionary, from its type to its bytes. */
const DICTIONARY_AT_MOST = 4_096;

const FONTS = [
  '/BaseFont',
  '/FontDescriptor',
  '/Type/Font',
  '/Type /Font',
  '/Subtype/Type3',
  '/Subtype /Type3',
];
const namesFont = (bytes: Buffer): boolean => FONTS.some((name) => bytes.includes(name, 0, 'latin1'));

const CR = 13;
const LF = 10;

/** The packed bytes of the object stream whose type stands at a place; null where it is written otherwise than usual. */
function packedAt(pdf: Buffer, place: number): Buffer | null {
  const word = pdf.indexOf('stream', place, 'latin1');
  if (word < 0 || word - place > DICTIONARY_AT_MOST) return null;
  let from = word + 'stream'.length;
  if (pdf[from] === CR) from += 1;
  if (pdf[from] === LF) from += 1;
  const to = pdf.indexOf('endstream', from, 'latin1');
  return to < 0 ? null : pdf.subarray(from, to);
}

/** null: it cannot be said. */
function mayHoldText(pdf: Buffer): boolean | null {
  if (namesFont(pdf)) return true;
  let left = UNPACKED_AT_MOST;
  for (let at = pdf.indexOf('/ObjStm', 0, 'latin1'); at >= 0; at = pdf.indexOf('/ObjStm', at + 1, 'latin1')) {
    const packed = packedAt(pdf, at);
    if (!packed || left <= 0) return null;
    try {
      const objects = inflateSync(packed, { maxOutputLength: left });
      if (namesFont(objects)) return true;
      left -= objects.length;
    } catch {
      return null;
    }
  }
  return false;
}

/**
 * Tells whether a PDF can hold text at all. Text needs a font: a file without any is pictures, such as a scan, and nobody can
 * search it. Objects stand in the file as they are, or deflated together in object streams.
 */
export async function hasText(path: string): Promise<boolean | null> {
  const { size } = await stat(path);
  return size > READ_AT_MOST ? null : mayHoldText(await readFile(path));
}
