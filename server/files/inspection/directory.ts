/** The directory of a zip archive, read to where it really ends: its counts and sizes are claims. */
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import type { DiskReader } from './disk-reader';
import { refuse } from './refusal';

const END_SIZE = 22;
const END64 = { signature: 0x06064b50, head: 12, locatorSize: 20 };
/** Names, comments and extra fields included. */
const DIRECTORY_BYTES = 8 * 1024 ** 2;

/** Entries of an archive and of those in it, all together. */
export const ENTRIES_AT_MOST = 10_000;

/** The library's place in the directory; its types say otherwise. */
const cursorOf = (zip: ZipFile): number => Number(zip.readEntryCursor);

/** True when the directory, read to its last entry, ends where the archive's end says so. */
function endsWhereItSays(zip: ZipFile, reader: DiskReader): boolean {
  const end = zip.fileSize - END_SIZE - zip.comment.length;
  const cursor = cursorOf(zip);
  if (cursor === end) return true;
  const record = reader.bytes(cursor, END64.head);
  if (record.length < END64.head || record.readUInt32LE(0) !== END64.signature) return false;
  return cursor + END64.head + Number(record.readBigUInt64LE(4)) + END64.locatorSize === end;
}

export interface Archive {
  zip: ZipFile;
  entries: Entry[];
}

/**
 * The entries of an archive, `entriesLeft` at most. Throws what the library throws where it cannot be read; a Refusal where
 * there are too many, or more than the archive says.
 */
export async function readDirectory(reader: DiskReader, entriesLeft: number): Promise<Archive> {
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
  const zip = await fromRandomAccessReaderPromise(reader, reader.size, options);
  const tooMany = { limit: ENTRIES_AT_MOST };
  if (zip.entryCount > entriesLeft) refuse('tooManyEntries', tooMany);
  const from = cursorOf(zip);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (cursorOf(zip) - from > DIRECTORY_BYTES) refuse('tooManyEntries', tooMany);
    entries.push(entry);
  }
  if (!endsWhereItSays(zip, reader)) refuse('untrueDirectory');
  return { zip, entries };
}
