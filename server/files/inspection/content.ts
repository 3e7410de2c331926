/** The true type of a file, by its bytes: the name proves nothing. */
import type { FileType } from '../../../domain/definition';
import { createArchives } from './archive';
import { DiskReader } from './disk-reader';
import { findOfficeKind } from './office';
import { BrokenContainer } from './ole/container';
import { type Office97Document, readOffice97 } from './ole/office97';
import { getPackedFormat, TELLING_BYTES } from './packed';
import { judgePdf } from './pdf/readable';
import { findHeaderOffset } from './pdf/source';
import { assertPicture } from './pictures';
import { refuse } from './refusals';
import { isWholeVideo } from './video';

interface Inspected {
  path: string;
  reader: DiskReader;
  extension: FileType;
}

const CONTAINER = 'cfb';
/** Photo formats of phones. */
const PHONE_PHOTOS = ['heic', 'avif'];

/** Extension that the file-type library detects; undefined where it detects none. */
async function detectType(path: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  return fileTypeFromFile(path).then(
    (found) => found?.ext,
    () => undefined,
  );
}

/** Refuses a file whose content is of another kind than its extension; the refusal names the true kind where it is known. */
async function refuseKind({ path, reader, extension }: Inspected): Promise<never> {
  if (reader.bytes(0, TELLING_BYTES).every((byte) => byte === 0)) refuse('zeros');
  const found = await detectType(path);
  if (found && PHONE_PHOTOS.includes(found)) refuse('phonePhoto', { extension });
  const kind = found === CONTAINER ? readContainerKind(reader) : found;
  if (kind === 'encrypted') refuse('encrypted');
  if (kind && kind !== 'other' && kind !== extension) refuse('namedOtherwise', { extension, found: kind });
  refuse('contentMismatch', { extension });
}

const readContainerKind = (reader: DiskReader): Office97Document['kind'] => {
  try {
    return readOffice97(reader).kind;
  } catch (error) {
    if (error instanceof BrokenContainer) return 'other';
    throw error;
  }
};

/** Bytes read at the start and at the end of a PDF; enough for its trailer. */
const EDGE = 256 * 1024;
/**
 * Start of an object. The number of digits is bounded, because a run of digits as long as the file would be scanned again
 * from each digit.
 */
const OBJECT = /\d \d{1,5} obj/;
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|iframe|svg)[\s>]/i;

/** True for a PDF that is a web page as well: it has markup before its first object, or after its end. */
function isPageToo(reader: DiskReader): boolean {
  const [head, tail] = [0, Math.max(0, reader.size - EDGE)].map((from) =>
    reader.bytes(from, EDGE).toString('latin1'),
  ) as [string, string];
  const before = head.split(OBJECT, 1)[0] ?? '';
  const after = tail.split('%%EOF');
  return MARKUP.test(before) || (after.length > 1 && MARKUP.test(after.at(-1) ?? ''));
}

async function assertPdf(file: Inspected): Promise<void> {
  const { reader } = file;
  if (findHeaderOffset(reader.bytes(0, EDGE)) < 0) await refuseKind(file);
  if (isPageToo(reader)) refuse('pageToo');
  const verdict = judgePdf(reader);
  if (verdict === 'locked') refuse('encryptedPdf');
  if (verdict === 'damaged') refuse('brokenPdf');
}

const PICTURES = { png: Buffer.from('89504e470d0a1a0a', 'hex'), jpg: Buffer.from('ffd8ff', 'hex') };

const assertImage = (extension: keyof typeof PICTURES) => async (file: Inspected) => {
  const signature = PICTURES[extension];
  if (!file.reader.bytes(0, signature.length).equals(signature)) await refuseKind(file);
  assertPicture(file.reader, extension);
};

async function assertVideo(file: Inspected): Promise<void> {
  const found = await detectType(file.path);
  if (found !== 'mp4' && found !== 'm4v') await refuseKind(file);
  if (!isWholeVideo(file.reader)) refuse('brokenVideo');
}

/** Checks a document of Office 97 to 2003, whose kind follows from the streams in its container. */
async function assertOffice97(file: Inspected): Promise<void> {
  const { reader, extension } = file;
  try {
    const found = readOffice97(reader);
    if (found.kind !== extension) await refuseKind(file);
    if ('isLocked' in found && found.isLocked) refuse('encrypted');
  } catch (error) {
    if (!(error instanceof BrokenContainer)) throw error;
    if ((await detectType(file.path)) === CONTAINER) refuse('damaged', { extension });
    await refuseKind(file);
  }
}

/** Checks an archive, or a document in the form of an archive. */
async function assertArchive(file: Inspected): Promise<void> {
  const { path, reader, extension } = file;
  if (getPackedFormat(reader.bytes(0, TELLING_BYTES)) !== 'zip') await refuseKind(file);
  const packed = await createArchives().look(path, extension);
  const { kind, isWhole } = findOfficeKind(packed);
  if (kind !== extension && kind !== 'zip') refuse('namedOtherwise', { extension, found: kind });
  if (kind !== extension) refuse('contentMismatch', { extension });
  if (!isWhole) refuse('damaged', { extension });
  if ([...packed.names].every((name) => name.endsWith('/'))) refuse('emptyArchive');
}

const INSPECTIONS: Record<FileType, (file: Inspected) => Promise<void>> = {
  pdf: assertPdf,
  jpg: assertImage('jpg'),
  png: assertImage('png'),
  doc: assertOffice97,
  xls: assertOffice97,
  docx: assertArchive,
  xlsx: assertArchive,
  zip: assertArchive,
  ofd: assertArchive,
  mp4: assertVideo,
};

/** Inspects a file of this type. Throws a `Refusal` with its fault. */
export async function assertSound(path: string, extension: FileType): Promise<void> {
  const reader = new DiskReader(path);
  try {
    await INSPECTIONS[extension]({ path, reader, extension });
  } finally {
    reader.end();
  }
}
