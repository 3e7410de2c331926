/** Entries of an archive by its directory, before any of them is unpacked. */
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { findEntryNameFault, shortenFileName, toPathKey } from '../../../domain/files/names';
import type { DiskReader } from './disk-reader';
import { Refusal, refuse } from './refusals';

/** Accepted compression methods: stored and deflated. */
const METHODS = [0, 8];
const UTF8 = 0x800;
const UNICODE_PATH = 0x7075;
/** Mask of the file type in a Unix mode; the type is 0 where the packing program writes no mode. */
const FILE_TYPE = 0xf000;
const FILE_OR_FOLDER = [0, 0x8000, 0x4000];

const createStrictDecoder = (encoding: string) => new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
const UTF8_STRICT = createStrictDecoder('utf-8');
const CHINESE = createStrictDecoder('gb18030');

function decodeName(raw: Buffer, decoder: TextDecoder): string | null {
  try {
    return decoder.decode(raw);
  } catch {
    return null;
  }
}

/** Decodes the name of an entry. Windows writes names in its own code page and macOS in UTF-8, neither with a flag. */
function getEntryName({ fileNameRaw, generalPurposeBitFlag: flags }: Entry): string {
  const utf8 = decodeName(fileNameRaw, UTF8_STRICT);
  if (utf8 !== null) return utf8;
  const chinese = (flags & UTF8) === 0 ? decodeName(fileNameRaw, CHINESE) : null;
  return chinese ?? getFileNameLowLevel(flags, fileNameRaw, [], true);
}

/** The second name of an entry, in an extra field that some programs read; null without one. */
const getSecondName = ({ extraFields, fileNameRaw, generalPurposeBitFlag }: Entry): string | null =>
  extraFields.some(({ id }) => id === UNICODE_PATH)
    ? getFileNameLowLevel(generalPurposeBitFlag | UTF8, fileNameRaw, extraFields, true)
    : null;

export interface NamedEntry {
  entry: Entry;
  name: string;
  /** Display path, including enclosing archives. */
  shown: string;
}

function assertPlain({ entry, shown }: NamedEntry): void {
  const fileType = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  if (entry.isEncrypted()) refuse('entryEncrypted', { entry: shown });
  if (!FILE_OR_FOLDER.includes(fileType)) refuse('entryLink', { entry: shown });
  if (!METHODS.includes(entry.compressionMethod)) refuse('entryMethod', { entry: shown });
}

function assertNames(names: (string | null)[]): void {
  for (const name of names) {
    const fault = name === null ? null : findEntryNameFault(name);
    if (fault) throw new Refusal(fault);
  }
}

/** Names the entries, after checking all that the directory says of them. `within`: path of the archive. */
export function requirePlainEntries(entries: Entry[], within: string): NamedEntry[] {
  const folders = new Map<string, boolean>();
  return entries.map((entry) => {
    const name = getEntryName(entry);
    const named = { entry, name, shown: shortenFileName(`${within}${name}`) };
    assertNames([name, getSecondName(entry)]);
    assertPlain(named);
    const isFolder = name.endsWith('/');
    const known = folders.get(toPathKey(name));
    if (known !== undefined && !(known && isFolder)) refuse('entryTwice', { entry: named.shown });
    folders.set(toPathKey(name), isFolder);
    return named;
  });
}

/**
 * End record of a zip archive; the directory is read to its real end, because the counts and sizes in the record are mere
 * claims.
 */
const END_SIZE = 22;
const END64 = { signature: 0x06064b50, head: 12, locatorSize: 20 };
/** Maximum bytes of a directory, including names, comments and extra fields. */
const DIRECTORY_BYTES = 8 * 1024 ** 2;

/** Maximum entries of an archive and its inner archives together. */
export const ENTRIES_AT_MOST = 10_000;

/** Position of the zip library in the directory; converted, because the library's types are wrong. */
const getCursor = (zip: ZipFile): number => Number(zip.readEntryCursor);

/** True when the directory, read to its last entry, ends where the archive's end says so. */
function hasConsistentEnd(zip: ZipFile, reader: DiskReader): boolean {
  const end = zip.fileSize - END_SIZE - zip.comment.length;
  const cursor = getCursor(zip);
  if (cursor === end) return true;
  const record = reader.bytes(cursor, END64.head);
  if (record.length < END64.head || record.readUInt32LE(0) !== END64.signature) return false;
  return cursor + END64.head + Number(record.readBigUInt64LE(4)) + END64.locatorSize === end;
}

interface Archive {
  zip: ZipFile;
  entries: Entry[];
}

/**
 * Reads the entries of an archive, at most `entriesLeft`. Throws the library's error where the archive cannot be read; a
 * Refusal where there are too many entries, or more than the archive says.
 */
export async function readDirectory(reader: DiskReader, entriesLeft: number): Promise<Archive> {
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
  const zip = await fromRandomAccessReaderPromise(reader, reader.size, options);
  const tooMany = { limit: ENTRIES_AT_MOST };
  if (zip.entryCount > entriesLeft) refuse('tooManyEntries', tooMany);
  const from = getCursor(zip);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (getCursor(zip) - from > DIRECTORY_BYTES) refuse('tooManyEntries', tooMany);
    entries.push(entry);
  }
  if (!hasConsistentEnd(zip, reader)) refuse('untrueDirectory');
  return { zip, entries };
}
