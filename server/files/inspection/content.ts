/** The true type of a file, by its bytes: the name proves nothing. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileType } from '../../../domain/definition';
import { refuse } from './refusal';

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
