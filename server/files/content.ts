/**
 * What a file really is, by its bytes: the name proves nothing. Office files are told from other archives by what their
 * container lists.
 */
import { open } from 'node:fs/promises';
import type { FileType } from '../../domain/programs/define';

/** What the detector calls the content of each type that forms accept. */
const detectedAs: Record<FileType, readonly string[]> = {
  pdf: ['pdf'],
  jpg: ['jpg'],
  png: ['png', 'apng'],
  doc: ['cfb'],
  xls: ['cfb'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  zip: ['zip'],
  mp4: ['mp4', 'm4v'],
};

/** The part of the container that makes an archive an Office document. */
const officePart: Partial<Record<FileType, string>> = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' };

/** Enough for the trailer of a PDF and for the directory of an Office document. */
const EDGE = 256 * 1024;

async function edges(path: string): Promise<{ head: Buffer; tail: Buffer }> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const read = async (from: number) => {
      const buffer = Buffer.alloc(Math.min(EDGE, size - from));
      await handle.read(buffer, 0, buffer.length, from);
      return buffer;
    };
    return { head: await read(0), tail: await read(Math.max(0, size - EDGE)) };
  } finally {
    await handle.close();
  }
}

async function detect(path: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  return fileTypeFromFile(path).then(
    (found) => found?.ext,
    () => undefined,
  );
}

/** Whether the bytes at `path` are of the claimed type. */
export async function isOfType(path: string, type: FileType): Promise<boolean> {
  const detected = await detect(path);
  if (detected && detectedAs[type].includes(detected)) return true;
  const part = officePart[type];
  return part !== undefined && detected === 'zip' && (await edges(path)).tail.includes(part);
}

/** Whether a PDF asks for a password or is protected: nobody could read it in review. */
export async function isEncryptedPdf(path: string): Promise<boolean> {
  const { head, tail } = await edges(path);
  return [head, tail].some((part) => /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(part.toString('latin1')));
}

/** Bounded: a run of digits as long as the file would be counted anew from each of its digits. */
const OBJECT = /\d \d{1,5} obj/;
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|iframe|svg)[\s>]/i;

/** Whether a PDF is a web page as well: markup stands before its first object, or after its end. */
export async function isPageToo(path: string): Promise<boolean> {
  const { head, tail } = await edges(path);
  const before = head.toString('latin1').split(OBJECT, 1)[0] ?? '';
  const after = tail.toString('latin1').split('%%EOF');
  return MARKUP.test(before) || (after.length > 1 && MARKUP.test(after.at(-1) ?? ''));
}
